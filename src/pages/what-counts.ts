/** What of a page a reader notices, element by element. Whoever changes this raises the version. */
import { linkTarget } from './link-targets.ts'

/** The version of lists. It goes up with their form, and with what is read of a page: parts found otherwise differ. */
export const version = 1

/** By elements and by roles. An aside is where a header is. */
const landmarks = tableOf({
  main: 'main',
  navigation: 'nav navigation',
  footer: 'footer contentinfo',
  header: 'header banner aside complementary',
  section: 'article section',
})

/**
 * What an element does to its content. `word`: the text goes on through it; any other element separates words.
 * `preformatted`: its white space is shown. `hidden`: its content is not shown if scripts run. Attributes of hidden and
 * `empty` elements are not noticed. An element that is not here is a block.
 */
const kinds = tableOf({
  word:
    'abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd mark nobr q rb s samp small span strike ' +
    'strong sub sup tt u var wbr',
  preformatted: 'pre textarea',
  hidden: 'noscript script style template',
  empty: 'base link meta',
})

const labels = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder', 'label', 'value']
const targets = ['href', 'xlink:href', 'src', 'poster', 'data', 'action', 'formaction']

/** By names in lower case. Those without a value are left out. */
type Attributes = ReadonlyMap<string, string>

export type Element = NonNullable<ReturnType<typeof elementOf>>

/** Undefined if the element changes nothing of the text, and has none of its own. */
export function elementOf(name: string, attributes: Attributes) {
  const kind = kinds.get(name)
  const isNoticed = kind !== 'hidden' && kind !== 'empty'
  const texts = isNoticed ? textsOf(name, attributes) : []
  const written = isNoticed ? targetsOf(attributes) : redirectOf(name, attributes)
  if (kind === 'word' && texts.length + written.length === 0) return undefined
  // A template that declares a shadow root is shown.
  const isShown = kind !== 'hidden' || attributes.has('shadowrootmode')
  const base = name === 'base' ? attributes.get('href') : undefined
  return { name, kind, isShown, landmark: landmarkOf(name, attributes), texts, targets: written.map(linkTarget), base }
}

/** By its role, else by the ids that links to skip the menu lead to, else by its name. */
function landmarkOf(name: string, attributes: Attributes): string | undefined {
  const byRole = landmarks.get(attributes.get('role')?.trim().toLowerCase() ?? '')
  return byRole ?? (/^main(?:-content)?$/u.test(attributes.get('id') ?? '') ? 'main' : landmarks.get(name))
}

function textsOf(name: string, attributes: Attributes): string[] {
  const isValueShown = name === 'input' && !/^(?:hidden|checkbox|radio)$/iu.test(attributes.get('type') ?? '')
  return labels
    .filter((label) => attributes.get(label)?.trim() && (isValueShown || label !== 'value'))
    .map((label) => `${label}=${attributes.get(label)?.trim()}`)
}

/**
 * Of a `srcset` the widths and densities, which a browser uses to choose one, are left out. No honest set has more than
 * 100 sources: each on its own could become as long as the page's base.
 */
function targetsOf(attributes: Attributes): string[] {
  const single = targets.flatMap((target) => attributes.get(target)?.trim() || [])
  const set = attributes.get('srcset') ?? ''
  const sources = set.split(/,?(?:\s+|$)/u).filter((source) => source !== '' && !/^[\d.]+[wxh]$/u.test(source))
  return [...single, ...(sources.length > 100 ? [set] : sources)]
}

/** The address that a page redirects to, if it does: `<meta http-equiv="refresh" content="0; url=/new/">`. */
function redirectOf(name: string, attributes: Attributes): string[] {
  if (name !== 'meta' || !/^\s*refresh\s*$/iu.test(attributes.get('http-equiv') ?? '')) return []
  return /url\s*=\s*['"]?([^'"]+)/iu.exec(attributes.get('content') ?? '')?.slice(1) ?? []
}

function tableOf(names: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(names).flatMap(([value, all]) => all.split(' ').map((name) => [name, value])))
}
