/** Characters of a title that are kept. */
export const longestTitle = 300

/** Characters of a title that are shown. */
const most = 100

/** A title as a list shows it: at most 100 characters. */
export function shortTitle(title: string): string {
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
