/** A string of JSON, or a number of 13 digits. */
const stringOrNumber = /"(?:[^"\\]+|\\.)*"?|(?<![\w.+-])\d{13}(?![\w.])/gsu

const isoTime = /(?<!\d)(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d(?:[.,]\d+)?)?(?: ?(?:Z|([+-]\d\d):?(\d\d)))?(?!\d)/gu

/**
 * JSON without the times of day at which a build wrote it (design 8.3): those from an hour before to ten minutes after `now`.
 * Dates without a time are content, such as a concert's.
 *
 * @param now milliseconds since 1970, by the build's clock
 */
export function withoutBuildTimes(json: string, now: number): string {
  const isOfBuild = (time: number): boolean => time >= now - 3_600_000 && time <= now + 600_000
  return json.replace(stringOrNumber, (value) => {
    if (/^"?\d{13}"?$/u.test(value)) return isOfBuild(Number(value.replaceAll('"', ''))) ? '' : value
    return value.replace(isoTime, (text, day: string, minute: string, hours = '+00', minutes = '00') =>
      isOfBuild(Date.parse(`${day}T${minute}${hours}:${minutes}`)) ? '' : text,
    )
  })
}
