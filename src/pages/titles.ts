/** Characters of a title that are kept. */
export const longestTitle = 300

/** Characters of a title that are shown. */
const most = 100

/** Separators between the name of a page and the name of its site. */
const separator = /\s+(?:[|｜\-–—―·•∙⋅:»›>«‹<~/]|::)\s+|\s*[|｜：]\s*|:\s+/gu

/** How many separators of a title are looked at, from each end. */
const depth = 4

/**
 * Titles as a list shows them. They are cut to 100 characters, without the part that the site's pages have in common,
 * such as ` | My Site` at the end or `My Site – ` at the start. One page in ten may lack this part, as error pages and
 * redirects do. If a title is only this part (`My Site`, on the home page), it stays. The titles of a site with one
 * page stay too. The time is proportional to the length of the titles.
 *
 * @param titles in one line each; empty if a page has none
 * @returns in the same order
 */
export function shortTitles(titles: readonly string[]): string[] {
  const withoutEnd = strip(titles, endings, (title, end) => title.slice(0, title.length - end.length))
  const withoutBoth = strip(withoutEnd, beginnings, (title, start) => title.slice(start.length))
  return withoutBoth.map(cut)
}

/** A part of a title, with its separator and without. */
type Part = readonly [part: string, name: string]

function strip(
  titles: readonly string[],
  partsOf: (title: string) => Part[],
  without: (title: string, part: string) => string,
): readonly string[] {
  const known = titles.filter((title) => title !== '')
  const counts = new Map<string, number>()
  const names = new Map<string, string>()
  for (const title of known) {
    counts.set(title, (counts.get(title) ?? 0) + 1)
    for (const [part, name] of partsOf(title)) {
      names.set(part, name)
      counts.set(part, (counts.get(part) ?? 0) + 1)
    }
  }
  const isShared = ([part, name]: Part): boolean => {
    const having = counts.get(part) ?? 0
    return having > 1 && having + (counts.get(name) ?? 0) >= 0.9 * known.length
  }
  const [longest] = [...names]
    .filter(isShared)
    .reduce<Part>((a, b) => (b[0].length > a[0].length ? b : a), ['', ''])
  if (longest === '') return titles
  return titles.map((title) =>
    partsOf(title).some(([part]) => part === longest) ? without(title, longest) : title,
  )
}

/** ` | Guide | My Site` and ` | My Site`, for `Install | Guide | My Site`. */
function endings(title: string): Part[] {
  return separatorsOf(title)
    .slice(-depth)
    .map(([start, end]) => [title.slice(start), title.slice(end)])
}

function beginnings(title: string): Part[] {
  return separatorsOf(title)
    .slice(0, depth)
    .map(([start, end]) => [title.slice(0, end), title.slice(0, start)])
}

/** The places of separators. There is text before and after each. */
function separatorsOf(title: string): [start: number, end: number][] {
  return [...title.matchAll(separator)]
    .map(({ 0: text, index }): [number, number] => [index, index + text.length])
    .filter(([start, end]) => start > 0 && end < title.length)
}

function cut(title: string): string {
  if (title.length <= most) return title
  const characters = [...title]
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : title
}

/** One line without invisible characters. A pair of surrogates is not cut. */
export function titleLine(text: string): string {
  const line = text
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  const isPair = (line.codePointAt(longestTitle - 1) ?? 0) > 0xffff
  return line.slice(0, isPair ? longestTitle - 1 : longestTitle)
}
