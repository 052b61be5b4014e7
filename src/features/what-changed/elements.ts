type Attributes = Readonly<Partial<Record<string, string>>>

/** Which part of a page a text belongs to (DESIGN 6). */
export type Region = 'head' | 'main' | 'streamed' | 'rest' | 'frame' | 'style' | 'never' | 'template'

const regionOf = new Map<string, Region>([
  ...['nav', 'footer', 'header', 'aside'].map((name) => [name, 'frame'] as const),
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
export function regionIn(element: string, { role, id, hidden }: Attributes, around: Region): Region {
  if (closedRegions.has(around)) return around
  // React streams texts into such elements, behind all others.
  if (element === 'div' && id?.startsWith('S:') && hidden !== undefined) return 'streamed'
  if (role && /^\s*main(?:\s|$)/iu.test(role) && !notMain.test(element)) return 'main'
  const isOfMain = (around === 'main' || around === 'streamed') && /^(?:header|aside)$/u.test(element)
  return isOfMain ? around : (regionOf.get(element) ?? around)
}

const namesIn = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u))

/** Elements that begin a line. Each text of a drawing has a place of its own. */
export const blocks = namesIn(`address article aside blockquote body br caption center dd details dialog dir div dl dt
  fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup
  option p pre search section summary table tbody td text tfoot th thead title tr ul`)

/** Elements that are not drawn, and those around all others. The text of `style` counts. */
export const neverDrawn = namesIn('script link meta template style title base noscript html head body')

/** Attributes that decide how an element is drawn. */
export const drawn = namesIn(`class style hidden open dir align valign bgcolor background color face border
  cellpadding cellspacing frameborder nowrap clear hspace vspace size sizes width height rows cols colspan rowspan
  span start reversed media controls label type value min max low high optimum multiple checked selected disabled
  placeholder d points x x1 x2 y y1 y2 r rx ry cx cy dx dy fx fy rotate viewbox preserveaspectratio transform
  gradienttransform gradientunits spreadmethod patterntransform patternunits offset opacity fill fill-opacity
  fill-rule clip-path clip-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit pathlength vector-effect paint-order stop-color stop-opacity flood-color
  flood-opacity lighting-color stddeviation mask filter font-family font-size font-style font-weight letter-spacing
  text-anchor textlength dominant-baseline marker-start marker-mid marker-end markerwidth markerheight refx refy
  orient visibility display`)

const kept = /^(?:icon|manifest|modulepreload|preload|stylesheet)$/iu

/** The address in a `link` that a page is drawn with, or in a `meta` that redirects. Empty for all others. */
export function addressIn(element: string, attributes: Attributes): string {
  const { rel = '', href = '', content = '' } = attributes
  if (element === 'link') return rel.split(/\s+/u).some((each) => kept.test(each)) ? href : ''
  if (element !== 'meta' || !/^\s*refresh\s*$/iu.test(attributes['http-equiv'] ?? '')) return ''
  const [, address = ''] = /^\s*\d+(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*|(?=[^\s\d]))(.+)/isu.exec(content) ?? []
  return /^(['"])(.*?)\1/su.exec(address)?.[2] ?? address
}

/** Addresses in an attribute that a browser follows. Scripts read those that begin with `data-`. */
export function addressesIn(name: string, value: string): string[] {
  const [, later, kind] = /^(data-)?(src|srcset|poster)$/u.exec(name) ?? []
  const candidates = kind === 'srcset' ? Array.from(value.matchAll(candidate), ([, address = '']) => address) : [value]
  if (later) return candidates.filter((each) => /\/|\.[a-z]\w{1,4}$/iu.test(each) && !/[{}]/u.test(each))
  return kind ? candidates : []
}

/** HTML 4.8.4.3.10, "Parsing a srcset attribute": a comma ends a candidate, but for those in brackets and in an address. */
const candidate = /[\s,]*([^\s,](?:\S*[^\s,])?)(?:,+|[^,(]*(?:\([^)]*\)?[^,(]*)*)/guy
