const raw = String.raw

/** Separates two texts that are shown as one. HTML does not allow this character. */
export const border = '\u0001'

const zone = raw`(?: ?[([]?(?:Z|UTC|[A-Z]{1,4}T)(?![A-Za-z]))?(?: ?[+-]\p{Nd}{1,2}(?::?\p{Nd}{2})?)?(?: \([A-Z][A-Za-z ]{1,60}\))?`

const patterns = new Map<string, RegExp>()

/**
 * Removes dates, and the times of day and zones beside them. The text must have single white space and borders.
 * @param language as in `<html lang>`. Month names may also be English, and after 100 languages they are only English.
 */
export function withoutDates(text: string, language: string): string {
  const key = patterns.size < 100 ? language : ''
  const pattern = patterns.get(key) ?? datesIn(key)
  patterns.set(key, pattern)
  return text.replace(pattern, '')
}

/** Each month, each weekday, and each part of a day. */
const samples = Array.from({ length: 13 }, (_, step) => Date.UTC(2026, 0, 5 + 29 * step, 7 * step))

const whole = (['full', 'long', 'medium'] as const).flatMap((dateStyle): Intl.DateTimeFormatOptions[] => {
  return [{ dateStyle, timeStyle: 'medium' }, { dateStyle, timeStyle: 'short' }, { dateStyle }]
})

function partsOf(language: string, styles: readonly Intl.DateTimeFormatOptions[]): Intl.DateTimeFormatPart[][] {
  return styles.flatMap((style) => {
    const format = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' })
    return samples.map((date) => format.formatToParts(date))
  })
}

/** Names, and the words between them, as in `12 de marzo de 2026`. */
function wordsIn(languages: readonly string[]) {
  const [month, weekday, dayPeriod] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const words = { month, weekday, dayPeriod, between: new Set(['of', 'on']) }
  const others = [
    { month: 'long' },
    { month: 'short', weekday: 'short' },
    { timeStyle: 'short', hour12: true },
  ] as const
  const styles: Intl.DateTimeFormatOptions[] = [...whole, ...others]
  for (const { type, value } of languages.flatMap((language) => partsOf(language, styles)).flat())
    if (type === 'month' || type === 'weekday' || type === 'dayPeriod') addName(words[type], value)
    else if (type !== 'year') for (const [word] of value.matchAll(/\p{L}[\p{L}\p{M}]*/gu)) words.between.add(word)
  return words
}

function addName(names: Set<string>, value: string): void {
  const name = escaped(value.replace(/\.$/u, ''))
  // Some languages number their months, which another pattern finds.
  if (/^\p{L}(?!\p{Nd})/u.test(name)) names.add(name).add(name[0]?.toUpperCase() + name.slice(1))
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&').replace(/\s+/gu, `[ ${border}]`)

const anyOf = (names: Iterable<string>): string => `(?:${[...names].sort((a, b) => b.length - a.length).join('|')})`

/** Dates in the order, and with the endings, that a language has. Those in figures only are found by another pattern. */
function datesAsWritten(language: string): string[] {
  const found = new Map<string, Set<string>[]>()
  for (const parts of partsOf(language, whole)) {
    if (!parts.some(({ type, value }) => /^(?:month|literal)$/u.test(type) && /\p{L}/u.test(value))) continue
    const key = parts.map(({ type }) => type).join()
    const values = found.get(key) ?? parts.map(() => new Set<string>())
    found.set(key, values)
    for (const [index, { type, value }] of parts.entries())
      values[index]?.add(/^\p{Nd}+$/u.test(value) ? raw`\p{Nd}{${type === 'year' ? 4 : '1,2'}}` : escaped(value))
  }
  return Array.from(found, ([key, values]) => values.map(anyOf).join('') + (key.includes('hour') ? zone : ''))
}

/** It matches in linear time, because each repetition has a bound. */
function datesIn(language: string): RegExp {
  const tag = /^[A-Za-z]{2,3}(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|\d{3}))?(?![A-Za-z\d])/u.exec(language)?.[0]
  const locale = tag?.replaceAll('_', '-') ?? 'en'
  const words = wordsIn(['en', 'en-GB', locale])
  const space = `[ ${border}]`
  const link = raw`(?:${anyOf(words.between)}[ ${border}.,،’']{0,2})`
  const [dayGap, gap] = ['', ',،'].map((comma) => raw`(?:[ ${border}./’'–${comma}-]{1,3}${link}?)`)
  const [two, year] = [raw`\p{Nd}{1,2}`, raw`\p{Nd}{4}`]
  const day = raw`${two}(?:st|nd|rd|th|er|º|ª)?(?!\p{Nd})`
  const [month, weekday] = [words.month, words.weekday].map((names) => raw`${anyOf(names)}(?![\p{L}\p{M}])\.?`)
  const sign = raw`${space}?\p{Cf}?[^\p{L}\p{N}\s${border},;()&]${space}?`
  const dates = [
    ...(locale === 'en' ? [] : datesAsWritten(locale)),
    raw`${year}(?<a>${sign})${two}\k<a>${two}`,
    raw`${two}(?<b>${sign})${two}\k<b>${year}`,
    raw`\p{Nd}{1,4} ?[年년] ?${two} ?[月월](?: ?${two} ?[日일号]?)?|${two} ?[月월] ?${two} ?[日일号]`,
    raw`${year}${gap}(?:${month}${gap}${day}|${day}${dayGap}${month})`,
    raw`(?:${day}${dayGap}${month}|${month}${gap}${day})(?:${gap}${year})?`,
    raw`${month}${gap}${year}`,
    // ISO 8601, "basic format".
    raw`\p{Nd}{4}[01]\p{Nd}[0-3]\p{Nd}T[0-2]\p{Nd}[0-5]\p{Nd}(?:[0-5]\p{Nd}(?:[.,]\p{Nd}{1,9})?)?${zone}`,
  ].join('|')
  const half = anyOf(words.dayPeriod)
  const rest = raw`\p{Nd}{2}(?:[:.]\p{Nd}{2}(?:[.,]\p{Nd}{1,9})?)?[分분]?(?: ?(?:[AaPp]\.?[Mm]|${half})(?![\p{L}\p{M}\p{N}_])\.?)?${zone}`
  const time = raw`(?:${half} ?)?\p{Nd}{1,2}(?:[:h]|[時시] ?)${rest}`
  const before = raw`(?:${weekday}[,،]?${space}${link}?)?(?:${time},?${space}${link}?)?(?:${weekday}[,،]?${space})?`
  const from = raw`[ ${border},.،@/()（|[–—·•-]{1,4}`
  const after = raw`(?:[ ${border},.]{0,3}[(（]?${weekday}[)）]?)?(?:(?:T|(?=${half})|${from}${link}{0,3})${time}|${from}${link}{1,3}${two}\.${rest})?`
  // A Hebrew letter and a hyphen are the "on" before a day.
  return new RegExp(raw`(?<![\w./]|(?<!\p{sc=Hebr})-)${before}(?:${dates})${after}(?!\w|[./-]\w)`, 'gu')
}
