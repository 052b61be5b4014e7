/**
 * Dates and times of day, as builds write them into pages: ISO 8601, `22.11.2026`, `11/22/2026`, `Nov 22, 2026`,
 * `Sat Nov 22 2026 00:44:00 GMT+0000 (Coordinated Universal Time)`, `12:34 PM`, `© 2026`. Names are English. It rather
 * misses a date than takes something else for one: `1.2.3`, `2026.11`, `4:3`, "on Mondays" and parts of names are none.
 */
const date = ((): RegExp => {
  const raw = String.raw
  const year = raw`(?:19|20)\d\d`
  const day = raw`(?:0?[1-9]|[12]\d|3[01])`
  const nth = raw`${day}(?:st|nd|rd|th)?`
  const month = raw`(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b\.?`
  const weekday = raw`(?:(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\.?,? +)`
  const dates = [
    raw`${year}(?:-\d\d?-|/\d\d?/)${day}`,
    raw`${day}(?:\.\d\d?\.|/\d\d?/|-\d\d?-)${year}`,
    raw`${weekday}?${month} +${nth}(?:,? +${year})?`,
    raw`${weekday}?${nth}[ -](?:of +)?${month}(?:[ ,-]+${year})?`,
    raw`${month},? +${year}`,
  ].join('|')
  const half = raw` ?[AaPp]\.?[Mm]\b\.?`
  const zone = raw`(?: ?(?:Z|UTC|GMT|[AECMP][SD]T|[CEW]ES?T|[BIJK]ST)(?![A-Za-z]))?(?: ?[+-]\d\d:?\d\d)?(?: \([A-Z][A-Za-z ]+ Time\))?`
  const seconds = raw`:[0-5]\d(?:[.,]\d{1,9})?`
  const time = raw`[0-2]?\d:[0-5]\d(?:${seconds})?(?:${half})?${zone}`
  // One digit and two more, as in `3:16`, may be something else.
  const clearTime = raw`(?<!:)(?:(?=\d\d:)|(?=\d:\d\d(?:${seconds}|${half})))${time}`
  const rights = raw`(?:©|Copyright(?: ©| \(c\))?) ?${year}(?: ?[-–] ?${year})?`
  const all = raw`(?:${dates})(?:(?:T|,? +(?:at +)?)${time}(?: +${year})?)?|${clearTime}|${rights}`
  return new RegExp(raw` ?(?<![\w./-])(?:${all})(?!\w|[.:/-]\w)`, 'gu')
})()

/** Each date has one of these: most texts have none, and that is found out sooner. */
const mark = /(?:19|20)\d\d|\d:[0-5]\d|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec/u

export function withoutDates(text: string): string {
  return /\d/u.test(text) && mark.test(text) ? text.replace(date, '') : text
}
