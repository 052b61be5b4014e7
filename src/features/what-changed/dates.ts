const raw = String.raw

/** Separates two texts that are shown as one. HTML does not allow this character. */
export const border = '\u0001'

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

const styles: readonly Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'full', timeStyle: 'short' },
  { dateStyle: 'long' },
  { dateStyle: 'medium' },
  { month: 'long' },
  { month: 'short', weekday: 'short' },
]

/** Names, and the words between them, as in `12 de marzo de 2026`. */
function wordsIn(languages: readonly string[]) {
  const words = { month: new Set<string>(), weekday: new Set<string>(), between: new Set(['of', 'on']) }
  for (const language of languages)
    for (const style of styles) {
      const format = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' })
      // Covers each month, each weekday, and both halves of a day.
      for (let step = 0; step < 13; step += 1)
        for (const { type, value } of format.formatToParts(Date.UTC(2026, 0, 5 + 29 * step, step % 2 ? 6 : 18)))
          if (type === 'month' || type === 'weekday') addName(words[type], value)
          else if (type !== 'year') for (const [word] of value.matchAll(/\p{L}[\p{L}\p{M}]*/gu)) words.between.add(word)
    }
  return words
}

function addName(names: Set<string>, value: string): void {
  const name = value.replace(/\.$/u, '').replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')
  // Some languages number their months, which another pattern finds.
  if (/^\p{L}\P{Nd}/u.test(name)) names.add(name).add(name[0]?.toUpperCase() + name.slice(1))
}

/** It matches in linear time, because each repetition has a bound. */
function datesIn(language: string): RegExp {
  const [tag] = /^[A-Za-z]{2,3}(?:[-_][A-Za-z]{4})?(?:[-_][A-Za-z]{2})?(?![A-Za-z\d])/u.exec(language) ?? ['en']
  const words = wordsIn(['en', 'en-GB', tag.replaceAll('_', '-')])
  const any = (names: Set<string>): string => `(?:${[...names].sort((a, b) => b.length - a.length).join('|')})`
  const space = `[ ${border}]`
  const link = raw`(?:${any(words.between)}[ ${border}.,،’']{0,2})`
  const [dayGap, gap] = ['', ',،'].map((comma) => raw`(?:[ ${border}./’'–${comma}-]{1,3}${link}?)`)
  const [two, year] = [raw`\p{Nd}{1,2}`, raw`\p{Nd}{4}`]
  const day = raw`${two}(?:st|nd|rd|th|er|º|ª)?(?!\p{Nd})`
  const [month, weekday] = [words.month, words.weekday].map((names) => raw`${any(names)}(?![\p{L}\p{M}])\.?`)
  const sign = raw`${space}?\p{Cf}?[^\p{L}\p{N}\s${border},;()&]${space}?`
  const dates = [
    raw`${year}(?<a>${sign})${two}\k<a>${two}`,
    raw`${two}(?<b>${sign})${two}\k<b>${year}`,
    raw`\p{Nd}{1,4} ?[年년] ?${two} ?[月월] ?${two} ?[日일号]?`,
    raw`${year}${gap}(?:${month}${gap}${day}|${day}${dayGap}${month})`,
    raw`(?:${day}${dayGap}${month}|${month}${gap}${day})(?:${gap}${year})?`,
    raw`${month}${gap}${year}`,
  ].join('|')
  const zone = raw`(?: ?[([]?(?:Z|UTC|[A-Z]{1,4}T)(?![A-Za-z]))?(?: ?[+-]\p{Nd}{1,2}(?::?\p{Nd}{2})?)?(?: \([A-Z][A-Za-z ]{1,60}\))?`
  const rest = raw`\p{Nd}{2}(?::\p{Nd}{2}(?:\.\p{Nd}{1,9})?)?[分분]?(?: ?[AaPp]\.?[Mm](?!\w)\.?)?${zone}`
  const time = raw`\p{Nd}{1,2}(?:[:h]|[時시] ?)${rest}`
  const before = raw`(?:${weekday}[,،]?${space}${link}?)?(?:${time},?${space}${link}?)?(?:${weekday}[,،]?${space})?`
  const from = raw`[ ${border},.،@/()（|[–—·•-]{1,4}`
  const after = raw`(?:[ ${border},.]{0,3}[(（]?${weekday}[)）]?)?(?:(?:T|${from}${link}{0,3})${time}|${from}${link}{1,3}${two}\.${rest})?`
  return new RegExp(raw`(?<![\w./-])${before}(?:${dates})${after}(?!\w|[./-]\w)`, 'gu')
}
