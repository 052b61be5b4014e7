type Attributes = Readonly<Partial<Record<string, string>>>

/** Which part of a page a text belongs to (design 8.2). */
export type Region = 'head' | 'main' | 'streamed' | 'rest' | 'frame' | 'menu' | 'style' | 'never' | 'template'

const regionOf = new Map<string, Region>([
  ...['nav', 'footer'].map((name) => [name, 'menu'] as const),
  ...['header', 'aside'].map((name) => [name, 'frame'] as const),
  ...['script', 'time'].map((name) => [name, 'never'] as const),
  ['title', 'head'],
  ['style', 'style'],
  ['template', 'template'],
  // Also in a menu, because the end of the menu may be missing.
  ['main', 'main'],
])
const notMain = /^(?:a|h[1-6]|nav|footer|script|style|time|title|template)$/u

/** Nothing in them begins another region, and their texts are not drawn. */
export const closedRegions: ReadonlySet<Region> = new Set(['head', 'style', 'never', 'template'])

/** The region that an element begins, or the one around it. */
export function regionIn(element: string, attributes: Attributes, around: Region): Region {
  if (closedRegions.has(around) || isShadowRoot(element, attributes)) return around
  // React streams texts into such elements, behind all others.
  if (element === 'div' && attributes['id']?.startsWith('S:') && attributes['hidden'] !== undefined) return 'streamed'
  const { role } = attributes
  if (role && /^\s*main(?:\s|$)/iu.test(role) && !notMain.test(element)) return 'main'
  const isOfMain = (around === 'main' || around === 'streamed') && /^(?:header|aside)$/u.test(element)
  return isOfMain ? around : (regionOf.get(element) ?? around)
}

/** A template that is drawn as a part of the element around it. */
export const isShadowRoot = (element: string, attributes: Attributes): boolean =>
  element === 'template' && /^(?:open|closed)$/iu.test(attributes['shadowrootmode'] ?? '')

/** Whether it begins a line. In a menu each link does. */
export const beginsLine = (element: string, region: Region): boolean =>
  blocks.has(element) || (element === 'a' && region === 'menu')

const namesIn = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u))

/** Elements that begin a line. Each text of a drawing has a place of its own. */
const blocks = namesIn(`address article aside blockquote body br caption center dd details dialog dir div dl dt
  fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup
  option p pre search section summary table tbody td text tfoot th thead title tr ul`)

/** Elements of the head, and those that a page has without writing them. None of them is drawn where it stands. */
export const undrawn = namesIn('script link meta template style title base noscript html head body')

const followed = /^(?:apple-touch-icon|icon|manifest|modulepreload|preload|stylesheet)$/iu

/** The address in a `link` that a page is drawn with, or in a `meta` that redirects. Empty for all others. */
export function addressIn(element: string, attributes: Attributes): string {
  if (element === 'meta') return redirectIn(attributes)
  if (element !== 'link') return ''
  const { rel = '', href = '' } = attributes
  return rel.split(/\s+/u).some((each) => followed.test(each)) ? href : ''
}

/** Where a `meta` leads on by itself. May be empty. */
export function redirectIn({ 'http-equiv': kind = '', content = '' }: Attributes): string {
  if (!/^\s*refresh\s*$/iu.test(kind)) return ''
  const [, address = ''] = /^\s*\d+(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*|(?=[^\s\d]))(.+)/isu.exec(content) ?? []
  return /^(['"])(.*?)\1/su.exec(address)?.[2] ?? address
}

/** The address of the page itself, or of one like it in another language or form. Empty for all other elements. */
export const twinIn = (element: string, { rel = '', href = '' }: Attributes): string =>
  element === 'link' && rel.split(/\s+/u).some((each) => /^(?:canonical|alternate)$/iu.test(each)) ? href : ''

const targets = namesIn('src srcset poster data data-src data-srcset data-poster data-data href xlink:href')

/** Whether an attribute is the target of a link, or where a picture is. Drawings refer to their own parts by `href`. */
export function isTarget(element: string, name: string, value: string): boolean {
  if (!targets.has(name) || element === 'link') return false
  return isLink(element) || !value.startsWith('#') || !name.endsWith('href')
}

export const isLink = (element: string): boolean => element === 'a' || element === 'area'

/** Addresses in a target that a browser follows. Scripts read those that begin with `data-`. */
export function addressesIn(element: string, name: string, value: string): string[] {
  const isFile = (element === 'object' && name === 'data') || (element === 'use' && name.endsWith('href'))
  if (isFile || (isLink(element) && name === 'href')) return [value]
  const [, later, kind] = /^(data-)?(src|srcset|poster)$/u.exec(name) ?? []
  const candidates = kind === 'srcset' ? Array.from(value.matchAll(candidate), ([, each = '']) => each) : [value]
  if (later) return candidates.filter((each) => /\/|\.[a-z]\w{1,4}$/iu.test(each) && !/[{}]/u.test(each))
  return kind ? candidates : []
}

/** HTML 4.8.4.3.10, "Parsing a srcset attribute": a comma ends a candidate, but for those in brackets and in an address. */
const candidate = /[\s,]*([^\s,](?:\S*[^\s,])?)(?:,+|[^,(]*(?:\([^)]*\)?[^,(]*)*)/guy
