import { decodeHTMLAttribute } from 'entities'
import fc from 'fast-check'
import { Tokenizer } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { baseOf } from '../../src/pages/link-targets.ts'
import { readMarkup } from '../../src/pages/markup.ts'
import { readPage } from '../../src/pages/reader.ts'
import { type Element, elementOf } from '../../src/pages/what-counts.ts'

/** What is told of HTML, with all text between two elements in one piece. */
class Told {
  readonly events: unknown[] = []

  text(written: string): void {
    if (typeof this.events.at(-1) === 'string') this.events.push(this.events.pop() + written)
    else if (written !== '') this.events.push(written)
  }

  opened(element: Element | undefined): void {
    const targets = element?.targets.map((target) => target(baseOf('/a/'), []))
    if (element) this.events.push({ ...element, targets })
  }

  closed(element: Element | undefined): void {
    if (element) this.events.push({ end: element.name })
  }
}

function read(html: string): unknown[] {
  const told = new Told()
  readMarkup(html, told)
  return told.events
}

/** The same by the tokenizer of htmlparser2, character by character. */
function tokenized(html: string): unknown[] {
  const told = new Told()
  let name = ''
  let attribute = ''
  const attributes = new Map<string, string>()
  const at = (start: number, end: number): string => html.slice(start, end).toLowerCase()
  const ignored = (): void => {}
  const tokenizer = new Tokenizer(
    { decodeEntities: false, recognizeSelfClosing: true },
    {
      ontext: (start, end) => told.text(html.slice(start, end)),
      onopentagname(start, end) {
        name = at(start, end)
        attributes.clear()
      },
      onattribname(start, end) {
        attribute = at(start, end)
      },
      onattribdata(start, end) {
        if (!attributes.has(attribute)) attributes.set(attribute, decodeHTMLAttribute(html.slice(start, end)))
      },
      onopentagend: () => told.opened(elementOf(name, attributes)),
      onselfclosingtag() {
        const element = elementOf(name, attributes)
        told.opened(element)
        told.closed(element)
      },
      onclosetag: (start, end) => told.closed(elementOf(at(start, end), new Map())),
      ...{ onattribend: ignored, onattribentity: ignored, ontextentity: ignored, onend: ignored },
      ...{ oncdata: ignored, oncomment: ignored, ondeclaration: ignored, onprocessinginstruction: ignored },
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  return told.events
}

const pieces = `
  < > </ /> <! <!> <!-- <!---> <!--> --> --!> <![CDATA[ ]]> <? </> </3> <3 & &amp &am p; " = a ' 😀 \0 \u0001
  <p> </p> </p/> <P <b <b> <a </a> <title> </title </TITLE> <script> </script> <scripty> <svg/> <style/>
  <pre> <textarea> </textarea/> <plaintext> <xmp> </xmp> <iframe> <noembed> <noframes> </noframes>
  alt alt=b ALT="c" title='d_>_e' href="/x/ href=../y/> src="a.png" role=main id=main />
  _ / _/_ _=_ <img_ <input_value=1_ <base_href=" alt="&quot;" <doctype_html>`
  .split(/[ \n]+/u)
  .map((piece) => piece.replaceAll('_', ' '))

describe('markup', () => {
  it.each([
    ['a < b <3 c', ['a < b <3 c']],
    ['<p>a<!-- > -->b</p>', [expect.objectContaining({ name: 'p' }), 'ab', { end: 'p' }]],
    ['a</', ['a</']],
    ['a<p', ['a']],
    ['a</p title="b', ['a']],
    ['a<!-- b', ['a']],
    ['<xmp>a<b></xmps></xmp ', [expect.objectContaining({ name: 'xmp' }), 'a<b></xmps>']],
  ])('%s is %j', (html, events) => {
    expect(read(html)).toEqual(events)
  })

  it('is split into tags and text as by a tokenizer, and gives a page its parts, however broken', () => {
    const piece = fc.constantFrom('\n', '\t', '\f', ...pieces)
    const broken = fc.array(fc.oneof({ arbitrary: piece, weight: 9 }, fc.string({ maxLength: 4 })), { maxLength: 40 })
    fc.assert(
      fc.property(broken, (parts) => {
        // Within a tag without an end the tokenizer takes the last character of the page for text.
        const html = `${parts.join('')}>`
        expect(read(html)).toEqual(tokenized(html))
        expect(readPage(parts.join(''), '/', []).parts).toMatch(/^[\w-]{16}(?:\.[\w-]{16}){2}$/u)
        expect(read(html)).toEqual(tokenized(html))
      }),
      { numRuns: 2000 },
    )
  })

  it('may have more different tags than are kept', () => {
    const html = Array.from({ length: 10_500 }, (_, index) => `<p title="${index}">`).join('')
    expect(read(html)).toEqual(tokenized(html))
  })
})
