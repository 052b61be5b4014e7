/** In one sheet. The rest is not read. */
const maxAddresses = 10_000

/** What begins a comment, a string or an address is always a match, to the end of the sheet if need be, so it is read once. */
const token = new RegExp(
  [
    String.raw`\/\*.*?(?:\*\/|$)|\\.|(?<font>@font-face)|(?<end>\})`,
    String.raw`(?<start>@import\s*|(?<![\w-])url\(\s*)?(?:"(?<double>(?:[^"\\\n]|\\.)*)"?|'(?<single>(?:[^'\\\n]|\\.)*)'?)`,
    String.raw`(?<![\w-])url\(\s*(?<bare>[^\s"'()]*)\s*(?<close>\)|$)?`,
  ].join('|'),
  'gisu',
)

/**
 * What a style sheet loads with `url()` and `@import`, as it is written there: each address alone, or all of one
 * `@font-face`, of which a browser takes the first that is there. An address with an escape is given as an empty one.
 */
export function* sourcesInStyle(css: string): Generator<readonly string[]> {
  let [left, ofFont]: [number, string[] | undefined] = [maxAddresses, undefined]
  for (const { groups = {} } of css.matchAll(token)) {
    const { font, end, start, double, single, bare, close } = groups
    if (font !== undefined) ofFont = []
    if (end !== undefined && ofFont !== undefined) {
      yield ofFont
      ofFont = undefined
    }
    const address = start === undefined ? close && bare : (double ?? single)
    if (address === undefined) continue
    const source = address.includes('\\') ? '' : address
    if (ofFont === undefined) yield [source]
    else ofFont.push(source)
    left -= 1
    if (left === 0) return
  }
}
