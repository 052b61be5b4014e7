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

const styles: readonly Intl.DateTimeFormatOptions[] = [
  ...(['full', 'long', 'medium'] as const).map((dateStyle) => ({ dateStyle, timeStyle: 'medium' }) as const),
  { month: 'long' },
  { month: 'short', weekday: 'short' },
]

function sampleDatesIn(language: string): Intl.DateTimeFormatPart[][] {
  return styles.flatMap((style) => {
    const format = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' })
    return samples.map((date) => format.formatToParts(date))
  })
}

/** Names with their endings, and what stands between them, as in `12 de marzo de 2026`, or in a time, as in `14 h 23`. */
function wordsIn(languages: readonly string[]) {
  const [month, weekday, dayPeriod] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const words = { month, weekday, dayPeriod, between: new Set(['of', 'on']), clock: new Set([...':h時시分분']) }
  for (const parts of languages.flatMap(sampleDatesIn))
    for (const [index, { type, value }] of parts.entries()) {
      const next = parts[index + 1]
      const ending = next?.type === 'literal' ? /^[\p{L}\p{M}]*/u.exec(next.value)?.[0] : ''
      if (type === 'month' || type === 'weekday' || type === 'dayPeriod') addName(words[type], value + ending)
      else if (next?.type === 'minute' || next?.type === 'second') words.clock.add(value.trim())
      else for (const [word] of value.matchAll(/\(?\p{L}[\p{L}\p{M}\p{Cf}]*\)?/gu)) words.between.add(word)
    }
  return words
}

function addName(names: Set<string>, value: string): void {
  const name = value.replace(/\.$/u, '')
  // Another pattern finds months that are a figure and one character.
  if (/^(?!\p{Nd}+.$).*\p{L}/u.test(name)) names.add(name).add(name[0]?.toUpperCase() + name.slice(1))
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&').replace(/\s+/gu, `[ ${border}]`)

function anyOf(names: Iterable<string>): string {
  const longestFirst = Array.from(names, escaped).sort((a, b) => b.length - a.length)
  return `(?:${longestFirst.join('|')})`
}

/** It matches in linear time, because each repetition has a bound. */
function datesIn(language: string): RegExp {
  const tag = /^[A-Za-z]{2,3}(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|\d{3}))?(?![A-Za-z\d])/u.exec(language)?.[0]
  const words = wordsIn(['en', 'en-GB', tag?.replaceAll('_', '-') ?? 'en'])
  const space = `[ ${border}]`
  const link = raw`(?:${anyOf(words.between)}[ ${border}.,،’']{0,3})`
  const [dayGap, gap] = ['', ',،'].map((comma) => raw`(?:[ ${border}./’'–${comma}-]{1,3}${link}{0,2}|${link}{1,2})`)
  const [two, year] = [raw`\p{Nd}{1,2}`, raw`\p{Nd}{4}`]
  const day = raw`${two}(?:st|nd|rd|th|er|º|ª)?(?!\p{Nd})`
  const [month, weekday] = [words.month, words.weekday].map((all) => raw`${anyOf(all)}(?![\p{L}\p{M}])\.?`)
  const sign = raw`${space}?\p{Cf}?[^\p{L}\p{N}\s${border},;()&]${space}?`
  const dates = [
    raw`${year}(?<a>${sign})${two}\k<a>${two}`,
    raw`${two}(?<b>${sign})${two}\k<b>${year}`,
    raw`\p{Nd}{1,4} ?[年년] ?${two} ?[月월](?: ?${two} ?[日일号]?)?|${two} ?[月월] ?${two} ?[日일号]`,
    raw`${year}${gap}(?:${month}${gap}${day}|${day}${dayGap}${month})`,
    raw`(?:${day}${dayGap}${month}|${month}${gap}${day})(?:${gap}${year})?`,
    raw`${month}${gap}${year}`,
  ].join('|')
  const clock = raw`[ ${border}]?${anyOf(words.clock)}[ ${border}]?`
  const half = raw`(?:[AaPp]\.?[Mm]|${anyOf(words.dayPeriod)})(?![\p{L}\p{M}\p{N}_])\.?`
  const time = raw`(?:${anyOf(words.dayPeriod)} ?)?${two}(?:${clock}${two}){1,2}(?:\.\p{Nd}{1,9})?(?: ?[分분秒초s])?(?: ?${half})?${zone}`
  const before = raw`(?:${weekday}[,،]?${space}${link}?)?(?:${time},?${space}${link}?)?(?:${weekday}[,،]?${space})?`
  const from = raw`[ ${border},.:،@/()（|[–—·•-]{1,4}`
  const after = raw`(?:${gap}{0,2}[(（]?${weekday}[)）]?)?(?:(?:T|${link}?${from}${link}{0,3})${time})?`
  return new RegExp(raw`(?<![\w./-])${before}(?:${dates})${after}(?!\w|[./-]\w)`, 'gu')
}
