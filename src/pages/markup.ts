import { decodeHTMLAttribute } from 'entities'
import { type Element, elementOf } from './what-counts.ts'

interface Listener {
  /** @param written with entities as they are */
  text(written: string): void
  opened(element: Element): void
  closed(element: Element): void
}

/** A tag; or a comment or a declaration, which opens and closes nothing. */
interface Markup {
  readonly length: number
  readonly opened?: Element | undefined
  readonly closed?: Element | undefined
  /** Finds where the element's content ends, if that is text, whatever it looks like. */
  readonly contentEnd?: RegExp
}

/**
 * Reads HTML as browsers split it into tags and text (HTML Standard, section 13.2.5), and never throws, however broken it
 * is. The tree that they make of the tags is not needed.
 */
export function readMarkup(html: string, to: Listener): void {
  let done = 0
  const tell = (end: number): void => {
    if (done < end) to.text(html.slice(done, end))
  }
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const markup = markupAt(html, at)
    if (markup === undefined) {
      at += 1
      continue
    }
    tell(at)
    if (markup.opened) to.opened(markup.opened)
    if (markup.closed) to.closed(markup.closed)
    at += markup.length
    done = at
    if (markup.contentEnd === undefined) continue
    markup.contentEnd.lastIndex = at
    at = markup.contentEnd.exec(html)?.index ?? html.length
  }
  tell(html.length)
}

/** Tags by their text. Most pages of a site have the same ones, and nothing takes longer than to read them. */
const known = new Map<string, Markup>()
/** Those that were read once: a text of its own, as in an `alt`, is seldom read twice. */
const seen = new Set<string>()
const mostKnown = 10_000
const longestKnown = 500

/** What makes a `<` markup: one of these behind it. */
const canBegin = new Set('!?/abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** Undefined if this `<` is text. */
function markupAt(html: string, at: number): Markup | undefined {
  if (!canBegin.has(html.charAt(at + 1))) return undefined
  const written = html.slice(at, html.indexOf('>', at) + 1)
  const found = known.get(written)
  if (found) return found
  // A part of a text keeps the whole text in memory. Its copy does not.
  const copy = written.length <= longestKnown ? Buffer.from(written).toString() : ''
  const tag = tagIn(copy)
  if (tag === undefined) return longMarkupIn(html.slice(at))
  if (known.size >= mostKnown) known.clear()
  if (seen.size >= mostKnown) seen.clear()
  if (seen.delete(copy)) known.set(copy, tag)
  else seen.add(copy)
  return tag
}

function longMarkupIn(rest: string): Markup | undefined {
  const tag = tagIn(rest)
  if (tag) return tag
  const length = other.exec(rest)?.[0].length
  return length === undefined ? undefined : { length }
}

/** A comment, a declaration, or what counts as one. If its end, or that of a tag, is missing, it is the rest of the page. */
const other =
  /^<(?:!---?>|!--[\s\S]*?(?:--!?>|$)|!\[CDATA\[[\s\S]*?(?:\]\]>|$)|\/?[A-Za-z][\s\S]*|(?:[!?]|\/(?!$))[^>]*>?)/u

const attribute =
  /[ \t\n\f/]*([^ \t\n\f/>][^= \t\n\f/>]*)(?:[ \t\n\f]*=[ \t\n\f]*(?:"([^"]*)"|'([^']*)'|(["'])|([^ \t\n\f>]+|(?=>))))?/guy

const textOnly = /^(?:iframe|noembed|noframes|plaintext|script|style|textarea|title|xmp)$/u

/** The tag that a text begins with, if its end is there. */
function tagIn(text: string): Markup | undefined {
  const [start = '', slash, written = ''] = /^<(\/?)([A-Za-z][^ \t\n\f/>]*)/u.exec(text) ?? []
  const name = written.toLowerCase()
  const attributes = new Map<string, string>()
  let length = start.length
  if (slash) {
    length = text.indexOf('>') + 1
    return length > 0 ? { length, closed: elementOf(name, attributes) } : undefined
  }
  for (const [all, key = '', double, single, unclosed, bare] of text.slice(length).matchAll(attribute)) {
    if (unclosed) return undefined
    length += all.length
    const value = double ?? single ?? bare
    const lower = key.toLowerCase()
    if (value !== undefined && !attributes.has(lower)) attributes.set(lower, decodeHTMLAttribute(value))
  }
  const [end = ''] = /^[ \t\n\f/]*>/u.exec(text.slice(length)) ?? []
  if (start === '' || end === '') return undefined
  const opened = elementOf(name, attributes)
  length += end.length
  if (end.includes('/')) return { length, opened, closed: opened }
  if (!textOnly.test(name)) return { length, opened }
  // Nothing ends `<plaintext>`.
  const contentEnd = name === 'plaintext' ? '$' : `</${name}(?=[ \t\n\f/>])`
  return { length, opened, contentEnd: RegExp(contentEnd, 'gi') }
}
