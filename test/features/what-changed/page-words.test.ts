import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { describe, expect, it } from 'vitest'
import { wordLines } from '../../../src/features/what-changed/comment/page-lines.ts'
import { wordsBetween } from '../../../src/features/what-changed/page-words.ts'
import { registerSecret } from '../../../src/text/masking.ts'
import { hostileTexts } from './hostile-texts.ts'

const lines = (text: string): string => text.replaceAll('|', '\u0001')
const textOf = (text: string) => ({ title: '', text: lines(text) })
const between = (live: string, now: string): string[] =>
  wordLines(wordsBetween(textOf(live), textOf(now)), new Set(), 3)
const many = (from: number, to: number): string => Array.from({ length: to - from }, (_, n) => `w${from + n}`).join(' ')

/** As GitHub shows a list with these lines. */
function rendered(markdown: readonly string[]): string {
  const list = ['- Changed: page', ...markdown.map((line) => `  - ${line}`)].join('\n')
  return micromark(list, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true })
}

describe('the words that changed', () => {
  it.each([
    [
      'builds a large site in four minutes on two cores',
      'builds a large site in three minutes on two cores',
      '…builds a large site in ~~four~~ **three** minutes on two cores…',
    ],
    ['T|a b c d e f|g', 'T|a b c d e f x|g', '…b c d e f **x** g…'],
    ['T|a b c', 'T|b c', '…T ~~a~~ b c…'],
    ['Old title|a b c d', 'New title|a b c d', '…~~Old~~ **New** title a b c d…'],
    ['a b c d', 'a b c e', '…a b c ~~d~~ **e**…'],
    [
      'named tuple of names and more',
      'namedtuple of names and more',
      '…~~named tuple~~ **namedtuple** of names and more…',
    ],
    ['Oban|78|442|yes|1,204|Ayr', 'Oban|78|442|yes|1,240|Ayr', '…Oban 78 442 yes ~~1,204~~ **1,240** Ayr…'],
    ['plumless fox jumps over', 'buckeroo fox jumps over', '…~~plumless~~ **buckeroo** fox jumps over…'],
    [
      `${'x'.repeat(200)} is four now`,
      `${'x'.repeat(200)} is five now`,
      `…${'x'.repeat(157)} is ~~four~~ **five** now…`,
    ],
    ['', 'a b', '…**a b**…'],
    ['ا ب ت ث أربع دقائق', 'ا ب ت ث ثلاث دقائق', '…ا ب ت ث ~~أربع~~ **ثلاث** دقائق…'],
  ])('of %j and %j are one place', (live, now, line) => {
    expect(between(live, now)).toEqual([line])
  })

  it('are parted where a language has no spaces', () => {
    const [line] = between('大きなサイトを四分で組み立てます', '大きなサイトを三分で組み立てます')
    expect(line).toBe('…大きなサイトを ~~四分~~ **三分** で組み立てます…')
    expect(between('使用Docker部署，然后', '使用Podman部署，然后')).toEqual(['…使用 ~~Docker~~ **Podman** 部署，然后…'])
    expect(between('เว็บไซต์ใหญ่ใช้เวลาสี่นาที', 'เว็บไซต์ใหญ่ใช้เวลาสามนาที')).toEqual(['…เว็บไซต์ใหญ่ใช้เวลา ~~สี่~~ **สาม** นาที…'])
  })

  it('are one place if less than three words are between them', () => {
    const now = (second: string) => many(0, 30).replace('w5', 'X').replace(second, 'Y')
    expect(between(many(0, 30), now('w8'))).toEqual([
      '…w0 w1 w2 w3 w4 ~~w5 w6 w7 w8~~ **X w6 w7 Y** w9 w10 w11 w12 w13…',
    ])
    expect(between(many(0, 30), now('w9'))).toEqual([
      '…w0 w1 w2 w3 w4 ~~w5~~ **X** w6 w7 w8 Y w10…',
      '…w4 X w6 w7 w8 ~~w9~~ **Y** w10 w11 w12 w13 w14…',
    ])
  })

  it('are shown at three places, and how many more there are', () => {
    const now = (count: number) =>
      many(0, 200)
        .split(' ')
        .map((word, n) => (n % 10 === 9 && n < 10 * count ? 'X' : word))
        .join(' ')
    expect(between(many(0, 200), now(3))).toHaveLength(3)
    expect(between(many(0, 200), now(4)).at(-1)).toBe('and 1 more place')
    expect(between(many(0, 200), now(7)).at(-1)).toBe('and 4 more places')
    expect(between(many(0, 200), now(7))).toHaveLength(4)
  })

  it('are not shown if more than half of both are others, and one text has more than 40', () => {
    expect(between(many(0, 41), many(100, 110))).toEqual(['rewritten'])
    expect(between(many(0, 10), many(100, 141))).toEqual(['rewritten'])
    expect(between(many(0, 40), many(100, 140))[0]).toMatch(/^…~~w0 .*~~ \*\*w100 .*\*\*…$/u)
    expect(between('a b c d', 'a b x y')).toEqual(['…a b ~~c d~~ **x y**…'])
    expect(between(many(0, 10), many(0, 90))[0]).toMatch(/\*\*w10 w11 .*…\*\*…$/u)
  })

  it('may be none', () => {
    expect(between('a b', 'a b')).toEqual(['No words differ, but targets of links or pictures do.'])
    expect(between('a|b', 'a b')).toEqual(['No words differ, but spaces or line breaks do.'])
    expect(between('東京 都', '東京都')).toEqual(['No words differ, but spaces or line breaks do.'])
  })

  it('have 160 characters at most on each side of a change', () => {
    const [line = ''] = between(
      `a ${'b'.repeat(500)} c old d ${'e'.repeat(500)} f`,
      `a ${'b'.repeat(500)} c ${'n'.repeat(500)} d ${'e'.repeat(500)} f`,
    )
    expect(line.length).toBeLessThan(3 * 161 + 40)
    for (const run of line.match(/(.)\1{10,}/gu) ?? []) expect(run.length).toBeLessThanOrEqual(160)
  })

  it('take linear time', () => {
    const text = (word: string) => `${'a b '.repeat(100_000)}${word} ${'c d e '.repeat(50_000)}${many(0, 50_000)}`
    expect(between(text('x'), text('y'))).toHaveLength(1)
    expect(between('四分で組'.repeat(100_000), '三分で組'.repeat(100_000))).toHaveLength(1)
  })

  it('of a page that holds a secret are masked as a whole', () => {
    registerSecret('correct horse battery')
    expect(between('a correct horse battery b c d e', 'a correct horse battery x c d e')).toEqual(['***'])
    expect(between('a b c d e', 'a correct horse battery c d e')).toEqual(['***'])
  })
})

describe('a live page that somebody else can write', () => {
  it.each(hostileTexts)('writes no link, mention, picture, HTML or mark: %j', (text) => {
    expect(hostileTexts.length).toBeGreaterThanOrEqual(40)
    const quiet = many(0, 40)
    const pages = [
      `${quiet} ${text} w40 w41`,
      `${text} ${quiet}`,
      `${quiet}|${text}|${many(40, 60)}`,
      `${many(0, 9)} ${text} w9 ${quiet}`,
    ]
    for (const live of pages) {
      const found = [
        between(live, `${quiet} other w40 w41`),
        between(`${quiet} other w40`, live),
        between(live, live.replace('w9', 'X')),
      ]
      for (const each of found) {
        const markdown = each.join('\n')
        const html = rendered(each)
        // Only a list, and what marks a change.
        expect(html.replace(/<\/?(?:ul|li|p|del|strong)>/gu, ''), markdown).not.toMatch(/<(?!\/?$)/u)
        expect(each.every((line) => !/[\n\r]/u.test(line))).toBe(true)
        expect(markdown).not.toMatch(/<!--|-->|(?<![\w&])@\w|(?<!&)#\d|https?:\/\/|www\./u)
        // GitHub looks for these in the text that is shown.
        const shown = html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
        expect(shown).not.toMatch(/@\w|(?<!&)#\d|\bGH-\d|:[\w+-]+:/u)
      }
    }
  })
})
