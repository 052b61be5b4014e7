/** Attributes of an element by their names, in lower case. */
export type Attributes = ReadonlyMap<string, string>

export function tableOf<Value extends string>(names: Readonly<Record<Value, string>>): ReadonlyMap<string, Value> {
  const values = Object.keys(names) as Value[]
  return new Map(values.flatMap((value) => names[value].split(' ').map((name) => [name, value] as const)))
}

/**
 * What an element does to its content. `word`: the text goes on through it; any other element separates words.
 * `preformatted`: its white space is shown. `hidden`: its content is not shown if scripts run. Attributes of hidden and
 * `empty` elements are not noticed. An element that is not here is a block.
 */
export const kinds = tableOf({
  word:
    'abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd mark nobr q rb s samp small span strike ' +
    'strong sub sup tt u var wbr',
  preformatted: 'pre textarea',
  hidden: 'noscript script style template',
  empty: 'base link meta',
})

const texts = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder', 'label', 'value']
const targets = ['href', 'xlink:href', 'src', 'poster', 'data', 'action', 'formaction']

/** Attributes that are read: what is shown or read aloud, what leads somewhere, and what tells what the others mean. */
export const readAttributes = new Set([
  ...[...texts, ...targets],
  ...['srcset', 'content', 'type', 'http-equiv', 'shadowrootmode', 'role', 'id'],
])

/** What a reader can notice of an element besides its content. Targets are as they are written. */
export function noticedOf(element: string, attributes: Attributes): { texts: string[]; targets: string[] } {
  const kind = kinds.get(element)
  if (element === 'meta') return { texts: [], targets: redirectOf(attributes) }
  if (kind === 'hidden' || kind === 'empty') return { texts: [], targets: [] }
  const shown = element === 'input' && !/^(?:hidden|checkbox|radio)$/iu.test(attributes.get('type') ?? '')
  return {
    texts: texts
      .filter((name) => attributes.get(name)?.trim() && (shown || name !== 'value'))
      .map((name) => `${name}=${attributes.get(name)?.trim()}`),
    targets: [
      ...targets.flatMap((name) => attributes.get(name)?.trim() || []),
      ...sourcesOf(attributes.get('srcset') ?? ''),
    ],
  }
}

/**
 * The addresses in a `srcset`. The widths and densities, which a browser uses to choose one, are left out. No
 * honest set has more than 100: each on its own could become as long as the page's base.
 */
function sourcesOf(set: string): string[] {
  const sources = set.split(/,?(?:\s+|$)/u).filter((source) => source !== '' && !/^[\d.]+[wxh]$/u.test(source))
  return sources.length > 100 ? [set] : sources
}

/** The address that a page redirects to, if it does: `<meta http-equiv="refresh" content="0; url=/new/">`. */
function redirectOf(attributes: Attributes): string[] {
  if (!/^\s*refresh\s*$/iu.test(attributes.get('http-equiv') ?? '')) return []
  return /url\s*=\s*['"]?([^'"]+)/iu.exec(attributes.get('content') ?? '')?.slice(1) ?? []
}
