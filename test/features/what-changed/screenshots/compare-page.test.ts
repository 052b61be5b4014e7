import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { pagesOf } from '../../../../src/features/what-changed/screenshots/screenshot.ts'
import { openStage, page, program, toShow } from './studio.ts'

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><path fill="teal" d="M0 0h20v20H0z"/></svg>'

/** A page with something that moves, and a label. The late picture keeps the live page waiting, while its script runs. */
const withLabel = (script: string, label: string): string =>
  page(`<main><p id="a">0</p><img src="/late.svg" width="20" height="20"><h2 style="margin:90px 0">The ${label}</h2></main>
    <script>${script}</script>`)

const scripts = {
  counter: 'setInterval(() => { a.textContent = +a.textContent + 1 }, 300)',
  // Its slides do not come round: on a busy machine that would be a change.
  carousel: 'setInterval(() => { a.textContent = "Slide " + (100 + Math.floor(performance.now() / 2000)) }, 200)',
  'a-typed-text':
    'setInterval(() => { a.textContent = "A text that somebody is typing for some seconds".slice(0, performance.now() / 100) }, 50)',
  'a-random-id': 'a.textContent = "Your ticket is " + Math.random().toString(36).slice(2)',
  clock: 'a.textContent = "It is " + new Date().toISOString() + performance.now()',
  // It turns until then: what stands still for longer than a page is waited for can't be told from what stays.
  spinner: `const turning = setInterval(() => { a.textContent += '.' }, 100)
    setTimeout(() => { a.textContent = 'Loaded'; clearInterval(turning) }, 200 + 2000 * Math.random())`,
  'a-visit':
    'localStorage.visits = 1 + Number(localStorage.visits ?? 0); a.textContent = localStorage.visits + " visits"',
} as const

const ticket = `a.textContent = 'Your ticket is ' + Math.random().toString(36).slice(2)
  const drawing = document.body.appendChild(document.createElement('canvas')).getContext('2d')
  setInterval(() => {
    drawing.fillStyle = '#' + ((performance.now() * 99) & 0xfff).toString(16).padStart(3, '0')
    drawing.fillRect(0, 0, 300, 150)
  }, 100)`

describe.skipIf(program === undefined)('what a page does by itself', () => {
  it('is no change, and no word of it is shown, though the live site answers later', async () => {
    const contentsWith = (label: string) => ({
      ...Object.fromEntries(Object.entries(scripts).map(([name, script]) => [name, withLabel(script, label)])),
      'late.svg': picture,
    })
    const live: Readonly<Record<string, string>> = contentsWith('sound')
    const answer = (response: ServerResponse, text: string) => void response.end(text)
    await using stage = await openStage(({ url = '' }, response) => {
      if (url === '/late.svg') setTimeout(answer, 2500, response.setHeader('cache-control', 'no-store'), picture)
      else setTimeout(answer, 300, response, live[url.slice(1, -1)] ?? '')
    })
    const pages = Object.keys(scripts).map((name) => toShow(`/${name}/`))
    const same = await stage.take(contentsWith('sound'), pages)
    const results = same.screenshots.map((each) => ('reason' in each ? each.reason : each.result))
    // Some may look alike by chance.
    const expected = ['same', 'only what moves by itself differs']
    expect(results).toEqual(pages.map(() => expect.toBeOneOf(expected)))
    expect(results.slice(0, 1)).toEqual(expected.slice(1))
    const changed = await stage.take(contentsWith('volume'), pages)
    const drawn = changed.screenshots.flatMap(pagesOf)
    expect(drawn).toMatchObject(pages.map(() => ({ result: 'pictures', parts: 1 })))
    // Of the others no word is surely the page's own.
    const words = drawn.flatMap((each) => each.words?.text ?? [])
    expect(words.map(({ removed, added }) => [removed, added])).toEqual(words.map(() => ['sound', 'volume']))
  })

  it('has no word, though it stays while something else moves', async () => {
    const tickets = { ticket: withLabel(ticket, 'sound'), 'late.svg': picture }
    await using stage = await openStage(tickets)
    const { screenshots } = await stage.take(tickets, [toShow('/ticket/')])
    expect(screenshots).toMatchObject([{ result: 'pictures' }])
    expect(screenshots[0]).not.toHaveProperty('words.text')
  })

  it('is awaited, and else the change has its words', async () => {
    const late = (text: string) =>
      page(`<main><h2>A price</h2><p id="a">Loading</p></main><script>
        setTimeout(() => { a.textContent = 'A berth costs ${text} pounds a night' }, 400)
      </script>`)
    await using stage = await openStage({ late: late('12') })
    const { screenshots } = await stage.take({ late: late('15') }, [toShow('/late/')])
    const text = [{ removed: '12', added: '15', leading: 'A price A berth costs', trailing: 'pounds a night' }]
    expect(screenshots).toMatchObject([{ result: 'pictures', parts: 1, words: { text } }])
  })
})
