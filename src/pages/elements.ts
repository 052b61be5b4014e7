/** Attributes of an element by their names, in lower case. */
export type Attributes = ReadonlyMap<string, string>

function tableOf<Value extends string>(names: Readonly<Record<Value, string>>): ReadonlyMap<string, Value> {
  const values = Object.keys(names) as Value[]
  return new Map(values.flatMap((value) => names[value].split(' ').map((name) => [name, value] as const)))
}

/** What an element does to its content. */
export type Kind = 'word' | 'title' | 'preformatted' | 'frame' | 'hidden' | 'empty'

/**
 * `word`: the text goes on through it; any other element separates words.
 * `preformatted`: its white space is shown. `hidden`: its content is not shown if scripts run. `empty`: it has no
 * content. Attributes of hidden and empty elements are not noticed either. An element that is not here is a block.
 */
export const kinds = tableOf<Kind>({
  word:
    'abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd mark nobr q rb s samp small span strike ' +
    'strong sub sup time tt u var wbr',
  title: 'title',
  preformatted: 'pre textarea',
  frame: 'iframe',
  hidden: 'noembed noframes noscript script style template',
  empty: 'base link meta',
})

/** Attributes that are read: what is shown or read aloud, what leads somewhere, and what tells what the others mean. */
export const readAttributes = tableOf({
  text: 'alt title aria-label aria-description placeholder label value',
  target: 'href xlink:href src poster data action formaction',
  targets: 'srcset',
  meaning: 'content type http-equiv shadowrootmode role id',
})

/** What a reader can notice of an element besides its text, in one order. `targetOf` gives targets their one form. */
export function noticedOf(
  element: string,
  attributes: Attributes,
  targetOf: (target: string) => string,
): readonly string[] {
  if (element === 'meta') return redirectOf(attributes).map(targetOf)
  const kind = kinds.get(element)
  if (kind === 'hidden' || kind === 'empty') return []
  const noticed: string[] = []
  for (const [name, written] of attributes) {
    const value = written.trim()
    if (value === '') continue
    const read = readAttributes.get(name)
    if (read === 'targets') noticed.push(...sourcesOf(value).map(targetOf))
    else if (read === 'target' && (name !== 'data' || element === 'object')) noticed.push(targetOf(value))
    else if (read === 'text' && (name !== 'value' || showsValue(element, attributes))) noticed.push(`${name}=${value}`)
  }
  return noticed.length > 1 ? noticed.sort() : noticed
}

/**
 * The addresses in a `srcset`. The widths and densities, which a browser uses to choose one, are left out. More than 100
 * are in no honest set. Those come as they are written: each on its own could become as long as the page's base.
 */
function sourcesOf(set: string): string[] {
  const sources = set.split(/,?(?:\s+|$)/u).filter((source) => source !== '' && !/^[\d.]+[wxh]$/u.test(source))
  const rest = sources.splice(100)
  return rest.length > 0 ? [...sources, rest.join(' ')] : sources
}

/** The address that a page redirects to, if it does: `<meta http-equiv="refresh" content="0; url=/new/">`. */
function redirectOf(attributes: Attributes): string[] {
  if (attributes.get('http-equiv')?.trim().toLowerCase() !== 'refresh') return []
  return /url\s*=\s*['"]?([^'"]+)/iu.exec(attributes.get('content') ?? '')?.slice(1) ?? []
}

/** Whether the value of an element is shown. A form's hidden token is not, and neither is the value of a check box. */
function showsValue(element: string, attributes: Attributes): boolean {
  const type = attributes.get('type')?.trim().toLowerCase() ?? ''
  return element === 'input' && !/^(?:hidden|checkbox|radio)$/u.test(type)
}
