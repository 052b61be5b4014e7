import { describe, expect, it } from 'vitest'
import { openBrowser } from '../../../../src/features/what-changed/screenshots/browser.ts'
import { type Capture, open } from '../../../../src/features/what-changed/screenshots/page.ts'
import { serve } from '../../../../src/features/what-changed/screenshots/serve.ts'
import { inTab } from '../../../../src/features/what-changed/screenshots/tab.ts'
import { openStage, page, program } from './studio.ts'

/** What a page is when it is captured. */
async function captured(bodies: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, Capture>> {
  await using stage = await openStage()
  let release = () => {}
  using site = await serve(async (address, response) => {
    release()
    release = () => {}
    if (address === '/late') release = () => void response.end()
    else response.end(page(bodies[address.slice(1)] ?? ''))
  })
  await using browser = await openBrowser(stage.temp, new AbortController().signal)
  const captures = new Map<string, Capture>()
  for (const name of Object.keys(bodies)) {
    const url = new URL(`/${name}`, site.origin)
    const opening = { url, mayBeMissing: false, waitsForRest: true }
    const capture = await inTab(browser, {}, async (tab) => await (await open(tab, opening))())
    captures.set(name, capture)
  }
  return captures
}

/**
 * Defines an element, which gets more text again and again. Each text waits for an answer, and each answer for the request
 * behind it, so that a request is open until all is there, however busy the machine is.
 */
const custom = (name: string, html: string, late: readonly string[] = []): string => `<script>
  customElements.define('${name}', class extends HTMLElement {
    constructor() {
      super()
      this.attachShadow({ mode: 'open' }).innerHTML = '${html}'
      const [first, ...texts] = ${JSON.stringify(late)}
      if (first) void this.append(fetch('/late'), first, texts)
    }
    async append(answer, text, [next, ...texts]) {
      const nextAnswer = fetch(next ? '/late' : '/last')
      await answer
      if (next) void this.append(nextAnswer, next, texts)
      this.shadowRoot.append(text)
    }
  })
</script>`

describe.skipIf(program === undefined)('the HTML that is drawn', () => {
  const hidden = 'opacity:0'
  const rows: Readonly<Record<string, readonly [body: string, text: string]>> = {
    'a-wrapper-without-a-box': ['<div style="display:contents">A <p>paragraph</p></div>', 'A paragraph'],
    'no-hidden-element': ['<main>A<p hidden>B<b>C</b></p></main>', 'A'],
    'no-transparent-element': [`<main>A<p style="${hidden}">B<b>C</b></p></main>`, 'A'],
    'a-visible-element-in-an-invisible-one': [
      '<p style="visibility:hidden">A<img alt="B"><b style="visibility:visible">C</b></p>',
      'C',
    ],
    'no-closed-details': ['<details><summary>A</summary><p>B</p></details>', 'A'],
    'what-is-selected': ['<select><option>A</option><option selected>B</option></select>', 'B'],
    'no-script-style-or-template': [
      'A<script>1</script><style>b{}</style><template>B</template><noscript>C</noscript>',
      'A',
    ],
    'no-title-of-a-drawing': ['<svg><title>A</title><text y="20">B</text></svg>', 'B'],
    'a-custom-element': [`${custom('x-a', 'A <slot></slot><slot name="b">C</slot>')}<x-a><i>B</i></x-a>`, 'A BC'],
    'no-child-that-a-custom-element-does-not-show': [`${custom('x-b', 'A')}<x-b><i>B</i></x-b>`, 'A'],
    'a-custom-element-in-another': [`${custom('x-d', 'B')}${custom('x-c', 'A<x-d></x-d>')}<x-c></x-c>`, 'AB'],
    'a-late-text': ['<p id="a">A</p><script>setTimeout(() => { a.textContent = "B" }, 200)</script>', 'B'],
    'a-late-text-of-a-custom-element': [`${custom('x-e', 'A', ['B', 'C', 'D', 'E'])}<x-e></x-e>`, 'ABCDE'],
    'a-late-answer': [
      '<p id="a">A</p><script>setTimeout(async () => { await fetch("/other"); a.textContent = "B" }, 200)</script>',
      'B',
    ],
  }

  it('is neither more nor less', async () => {
    const captures = await captured(Object.fromEntries(Object.entries(rows).map(([name, [body]]) => [name, body])))
    const textOf = (html = '') =>
      html
        .replace(/<[^>]*>/gu, '')
        .replace(/\s+/gu, ' ')
        .trim()
    const found = Array.from(captures, ([name, { html, isAtRest }]) => [name, isAtRest, textOf(html)])
    expect(found).toEqual(Object.entries(rows).map(([name, [, text]]) => [name, true, text]))
  })

  it('has no head, has the language of the page, and changes nothing in the page', async () => {
    const script = '<script>document.documentElement.lang = "de"; document.title = "Titel"; window.a = 1</script>'
    const built = `${custom('x-f', 'A')}<x-f></x-f><script>let n = 0; new MutationObserver(() => { n += 1 }).observe(document, { subtree: true, childList: true })</script>`
    const captures = await captured({
      page: script + built,
      near: `<p title="${'a'.repeat(2 ** 20 - 200)}">A</p>`,
      long: `<p title="${'a'.repeat(2 ** 20)}">A</p>`,
    })
    expect(captures.get('page')?.html).toMatch(/^<html lang="de"><body>.*A.*<\/body><\/html>$/su)
    expect(captures.get('near')?.html).toContain('>A</p>')
    // Cut off, it would seem to be changed.
    expect(captures.get('long')?.html).toBeUndefined()
  })

  it('is not awaited for ever', async () => {
    const moving = (what: string) => `<p id="a">A</p><svg><path id="b"></path></svg><script>
      let n = 0
      setInterval(() => { n += 1; ${what} }, 50)
    </script>`
    const captures = await captured({
      counter: moving('a.textContent = n'),
      class: moving('a.className = "c" + n'),
      style: moving('a.style.opacity = 1 - 0.001 * n'),
      drawing: moving('b.setAttribute("d", "M0 0h" + n)'),
    })
    expect(Array.from(captures, ([name, { isAtRest }]) => [name, isAtRest])).toEqual([
      ['counter', false],
      ['class', false],
      ['style', true],
      ['drawing', true],
    ])
  })
})
