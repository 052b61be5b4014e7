import { expect, it } from 'vitest'
import * as pairing from '../../../../src/features/what-changed/pairing.ts'
import * as changedParts from '../../../../src/features/what-changed/screenshots/changed-parts.ts'
import { withoutMoving } from '../../../../src/features/what-changed/screenshots/crop.ts'
import { type Block, drawing, line, lines, noise, page, width } from './drawing.ts'

const text = lines(9)
const below = lines(9, 'Below')
const caption = lines(1, 'Caption')
const height = 700

/** A page with a picture of a carousel among its lines. */
function withSlide(slide: number, { above = text, captions = caption, beside = '', high = 90 } = {}): Uint32Array {
  const top = 40 + 20 * above.length
  const photo: Block[] = noise(100, top, 200, high, slide)
  const others = [...page(captions, top + high + 10), ...page(below, top + high + 40), ...line(beside, top + 30, 600)]
  return drawing(height, [...page(above), ...photo, ...others])
}

/** A page with a quotation that has so many lines. */
function withQuote(count: number, bottom = below, beside = ''): Uint32Array {
  const quote = lines(count, `Quote ${count}`)
  const others = [...page(bottom, 260 + 20 * count), ...line(beside, 302, 700)]
  return drawing(height + 20 * count, [...page(text), ...page(quote, 240), ...others])
}

/** A page with a time at the right of its first line. */
const withTime = (time: string, rest = text): Uint32Array => drawing(height, [...page(rest), ...line(time, 40, 600)])

/** Two letters: no ticket has the edges and the lower end of another one. */
function withTicket(number: number): Uint32Array {
  const lower: Block[] = number === 0 ? [[600, 50, 6, 4, 0xff000000]] : []
  const edge: Block[] = number === 0 ? [[616, 44, 1, 1, 0xff777777]] : []
  return drawing(height, [...page(text), ...line(`${'abcd'[number]}x`, 40, 600), ...lower, ...edge])
}

/** What changed in `now`, a picture of the new page with its slide, quotation or minute of this number. */
it.each<[string, before: Uint32Array, now: (number: number) => Uint32Array, string[]]>([
  ['nothing, if only a slide differs', withSlide(1), (slide) => withSlide(slide), []],
  ['a slide that stays', withSlide(1), () => withSlide(2), ['220+90 220+90']],
  ['a caption below a slide', withSlide(1), (slide) => withSlide(slide, { captions: ['New'] }), ['320+10 320+10']],
  [
    'an inserted line above a slide',
    withSlide(1),
    (slide) => withSlide(slide, { above: ['New', ...text] }),
    ['40+0 40+10'],
  ],
  ['a removed caption', withSlide(1), (slide) => withSlide(slide, { captions: [] }), ['320+10 320+0']],
  ['what is beside a slide', withSlide(1), (slide) => withSlide(slide, { beside: 'New' }), ['250+0 250+10']],
  ['nothing, if a slide was higher', withSlide(1, { high: 150 }), (slide) => withSlide(slide), []],
  ['nothing, if quotations have other lines', withQuote(1), (count) => withQuote(count), []],
  ['nothing, if a quotation was higher', withQuote(4), (count) => withQuote(count - 1), []],
  ['a line below quotations', withQuote(1), (count) => withQuote(count, ['New', ...below]), ['280+0 300+10']],
  ['a word beside a quotation that was higher', withQuote(4, below, 'Old'), (n) => withQuote(n - 1), ['302+10 302+0']],
  ['nothing, if a time was longer', withTime('10:00 and a half'), (minute) => withTime(`11:0${minute}`), []],
  ['nothing, if a ticket has letters of other heights', withTicket(0), withTicket, []],
  [
    'a word below a time',
    withTime('10:00'),
    (minute) => withTime(`11:0${minute}`, text.with(4, 'Other')),
    ['120+10 120+10'],
  ],
  [
    'a word beside a time',
    withTime('10:00'),
    (minute) => withTime(`11:0${minute}`, text.with(0, 'Other')),
    ['40+10 40+10'],
  ],
])('beside what moves by itself differs %s', (_, before, now, expected) => {
  const compared = withoutMoving(now(2), before, now(3), width, { ...changedParts, ...pairing })
  const [parts, were] = changedParts.differingParts(...compared, width, pairing.unpairedRows)
  expect(parts.map(({ top, height }, at) => `${were[at]?.top}+${were[at]?.height} ${top}+${height}`)).toEqual(expected)
})
