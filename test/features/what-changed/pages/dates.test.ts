import { describe, expect, it } from 'vitest'
import { withoutDates } from '../../../../src/features/what-changed/pages/dates.ts'

/** The same moment and another one, as a language writes it. */
function bothIn(language: string, options: Intl.DateTimeFormatOptions): string[] {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  return [Date.UTC(2026, 2, 12, 14, 23), Date.UTC(2026, 8, 25, 15, 24)].map((date) =>
    format.format(date).replace(/\s+/gu, ' '),
  )
}

describe('dates', () => {
  it.each([
    ['by JSDoc 4.0.2 on Tue Nov 18 2025 10:00:00 GMT+0000 (Coordinated Universal Time)', 'by JSDoc 4.0.2 on '],
    ['coverage.py v7.6.1, created at 2026-11-22 00:44 +0000', 'coverage.py v7.6.1, created at '],
    ['Last updated on Nov 22, 2026.', 'Last updated on .'],
    ['Saturday, November 22nd, 2026 at 9:05 a.m. it was', ' it was'],
    ['10:44, 22 November 2026 (UTC)', ' (UTC)'],
    ['2026-11-22T00:44:00+01:00 2026-11-22T00:44:00.123456Z', ' '],
    ['on: Mar 12, 2026 (14:23 UTC).', 'on: ).'],
    ['March 12, 2026 | 14:23', ''],
    ['March 12, 2026 @ 2:23 PM GMT+1', ''],
    ['March 12, 2026 – 14:23 CET', ''],
    ['12-Mar-2026 14:23', ''],
    ['12th of March 2026', ''],
    ['12\u0001March\u00012026', ''],
    ['12.03.2026 12/03/2026 2026/03/12 2026.03.12 12. 3. 2026 2026–03–12', '     '],
    ['12\u200f/3\u200f/2026', ''],
    ['2026年3月12日 14時23分', ''],
    ['2026-11-21 10:11:12,123 it was', ' it was'],
    ['20261121T101112Z 20261121T1011 20261121T101112.123+0100', '  '],
    ['in March 2026', 'in '],
    ['2026年3月, 3月12日, 12월 3일', ', , '],
  ])('are left out of %j', (text, rest) => {
    expect(withoutDates(text, '')).toBe(rest)
  })

  it.each([
    '1.2.3 10.11.12 v2026.11.22 2026 3/4 24/7 12, 03, 2026 12 03 2026 1-2/2026',
    'a-2026-11-22 2026-11-22.zip 2026-11-22-preview 12345-11-22',
    'open on Mondays, in May we march, Marching 12 men, May be, Decimal 3, Dec 3.2',
    '12. März 2026',
    '12345678T1234 20261121T99 20261121 a-20261121T101112Z',
  ])('are not found in %j', (text) => {
    expect(withoutDates(text, 'en')).toBe(text)
  })

  it.each(
    'am ar ar-EG bg bn ca cs da de de-AT el es et eu fa fi fr ga gl he hi hr hu id is it ja ko lo lt lv mn nb nl pl pt pt-BR ro ru sk sl sr sr-Latn sv th tr uk vi zh zh-TW'.split(
      ' ',
    ),
  )('are found as %s writes them', (language) => {
    for (const dateStyle of ['long', 'medium'] as const) {
      const [one = '', other = ''] = bothIn(language, { dateStyle })
      expect(one).not.toBe(other)
      expect(withoutDates(`a ${one} b`, language), one).toBe(withoutDates(`a ${other} b`, language))
    }
  })

  it('are found in a page whose language no program knows', () => {
    for (const language of ['\u017fk', '\u212aa', 'xx-yyyyyyyyyyyyy', ''])
      expect(withoutDates('a 12 May 2026 b', language)).toBe('a  b')
  })

  it.each('am ar ar-EG de el en es eu fi fr hu it ja ko mn nl pl ru sv tr uk zh zh-TW'.split(' '))(
    'are found with weekday and time of day as %s writes them',
    (language) => {
      const [one = '', other = ''] = bothIn(language, { dateStyle: 'full', timeStyle: 'short' })
      expect(withoutDates(`a ${one} b`, language), one).toBe(withoutDates(`a ${other} b`, language))
    },
  )

  it.each('da de en-GB en-US es-419 fi fr-CA id it pl ru'.split(' '))(
    'are found with seconds as %s writes them',
    (language) => {
      const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' })
      const texts = [Date.UTC(2026, 2, 12, 14, 23, 7), Date.UTC(2026, 8, 25, 15, 24, 41)].map((date) =>
        format.format(date),
      )
      const [one, other] = texts.map((text) => withoutDates(`a ${text.replace(/\s+/gu, ' ')} UTC b`, language))
      expect(one).toBe(other)
      expect(one).not.toMatch(/\d|UTC/u)
    },
  )

  it('are found with the half of the day before the time', () => {
    expect(withoutDates('2026. 3. 12. 오후 2:23:07 b', 'ko')).toBe(' b')
    expect(withoutDates('2026/3/12 下午2:23:07 b', 'zh-TW')).toBe(' b')
    expect(withoutDates('2026年3月12日 上午6:05 b', 'zh')).toBe(' b')
    expect(withoutDates('2026年3月12日下午2:23 b', 'zh-CN')).toBe(' b')
    expect(withoutDates('2026年3月12日 午前6:05 b', 'ja')).toBe(' b')
  })

  it('are found behind the "on" of Hebrew', () => {
    expect(withoutDates('ב-3 במרץ 2026 b', 'he')).toBe('ב- b')
    expect(withoutDates('ב-12.03.2026 b', 'he')).toBe('ב- b')
  })

  it('are found with the half of the day that Arabic, Greek and Amharic write', () => {
    for (const [language, ...halves] of ['ar م ص', 'el μ.μ. π.μ.', 'am ከሰዓት ጥዋት'].map((row) => row.split(' ')))
      for (const half of halves) expect(withoutDates(`12.03.2026, 2:23 ${half} b`, language ?? '')).toBe(' b')
    expect(withoutDates('12.03.2026, 2:23 مدينة', 'ar')).toBe(' مدينة')
  })

  it.each(['de_DE', 'DE', 'de-x-own', 'deutsch', '', '\n', '🙂'])(
    'may be of a language that is called %j',
    (language) => {
      expect(withoutDates('12 March 2026', language)).toBe('')
      expect(withoutDates('12. März 2026', language)).toBe(/^de(?![a-z])/iu.test(language) ? '' : '12. März 2026')
    },
  )
})
