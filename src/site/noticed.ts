import type { Attributes } from './markup.ts'
import type { Targets } from './targets.ts'

/**
 * What an element does to what is in it: `word`: text runs through it, while any other stands apart from the words beside it;
 * `preformatted`: its white space is shown; `hidden`: its content is not shown where scripts run; `empty`: it has no content.
 * Of hidden and empty ones no attribute is noticed either.
 */
export type Kind = 'word' | 'title' | 'preformatted' | 'frame' | 'hidden' | 'empty'

/** Kinds of elements; any other is a block. */
export const kinds: ReadonlyMap<string, Kind> = new Map(
  Object.entries({
    word:
      'abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd mark nobr q rb s samp small span strike ' +
      'strong sub sup time tt u var wbr',
    title: 'title',
    preformatted: 'pre textarea',
    frame: 'iframe',
    hidden: 'noembed noframes noscript script style template',
    empty: 'base link meta',
  } satisfies Record<Kind, string>).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name, kind as Kind] as const),
  ),
)

/** Attributes that are shown or read aloud. */
const texts: ReadonlySet<string> = new Set(
  'alt title aria-label aria-description placeholder label value'.split(' '),
)

/** Attributes that lead somewhere. */
const links: ReadonlySet<string> = new Set('href xlink:href src poster data action formaction'.split(' '))

/** Attributes that are read at all; the last ones only tell what to make of the others. */
export const readAttributes: ReadonlySet<string> = new Set([
  ...texts,
  ...links,
  ...['srcset', 'content', 'type', 'http-equiv', 'shadowrootmode'],
])

/** Whether what is in an element is not shown. A shadow root that the markup declares is: it is no template. */
export function hidesContent(kind: Kind | undefined, attributes: Attributes): boolean {
  return kind === 'frame' || (kind === 'hidden' && !attributes.has('shadowrootmode'))
}

/**
 * What a reader can notice of an element beside its text, in an order that the markup does not change.
 *
 * @param base where the page stands, for `Targets.of`
 */
export function noticedOf(
  element: string,
  attributes: Attributes,
  { targets, base }: { readonly targets: Targets; readonly base: string },
): readonly string[] {
  if (element === 'meta') return redirectOf(attributes).map((target) => targets.of(target, base))
  const kind = kinds.get(element)
  if (kind === 'hidden' || kind === 'empty') return []
  const noticed: string[] = []
  for (const [name, written] of attributes) {
    const value = written.trim()
    if (value === '') continue
    if (texts.has(name)) {
      if (name !== 'value' || showsValue(element, attributes)) noticed.push(`${name}=${value}`)
    } else if (links.has(name)) {
      if (name !== 'data' || element === 'object') noticed.push(targets.of(value, base))
    } else if (name === 'srcset') {
      noticed.push(...sourcesOf(value).map((source) => targets.of(source, base)))
    }
  }
  return noticed.length > 1 ? noticed.sort() : noticed
}

/** The places in a `srcset`. A width or a density tells a browser which of them to take. */
function sourcesOf(set: string): string[] {
  return set
    .split(/\s+/u)
    .map((source) => source.replace(/,$/u, ''))
    .filter((source) => source !== '' && !/^[\d.]+[wxh]$/u.test(source))
}

/** Where a page leads on by itself, if it does: `<meta http-equiv="refresh" content="0; url=/new/">`. */
function redirectOf(attributes: Attributes): string[] {
  if (attributes.get('http-equiv')?.trim().toLowerCase() !== 'refresh') return []
  return /url\s*=\s*['"]?([^'"]+)/iu.exec(attributes.get('content') ?? '')?.slice(1) ?? []
}

/** Whether the value of an element is shown. A form's token is hidden, and so is what a box stands for. */
function showsValue(element: string, attributes: Attributes): boolean {
  const type = attributes.get('type')?.trim().toLowerCase() ?? ''
  return element === 'input' && !/^(?:hidden|checkbox|radio)$/u.test(type)
}
