import { Parser } from 'htmlparser2'
import { excerpt } from '../../text/printable.ts'
import { withoutDates, withoutHash } from './dates-and-hashes.ts'

/** Published lists name it. It goes up with each change of what counts as content, or of their form: digests differ then. */
export const listVersion = 1

/** What is in a main element or an article is `content`. If a page has none, `rest` counts. */
type Region = 'content' | 'rest' | 'outside' | 'title'

/** Never content, not even in a main element: it may contain the menu, and links to the next page. */
const outside = new Set(['nav', 'footer', 'time', 'script', 'style', 'template'])

function regionIn(around: Region, element: string): Region {
  if (element === 'main') return 'content'
  if (around === 'outside' || around === 'title') return around
  if (outside.has(element)) return 'outside'
  if (element === 'title') return 'title'
  if (around === 'content' || element === 'article') return 'content'
  return element === 'header' || element === 'aside' ? 'outside' : 'rest'
}

/** Stands for a tag between texts. HTML does not allow this character. */
const tag = '\u0001'
const tagWithSpaces = new RegExp(` ?${tag} ?`, 'gu')

/**
 * Finds title and content of a page (DESIGN 6).
 *
 * @param hosts names of the site itself. A build may write them into its links.
 * @returns the title in one printable line of at most 100 characters, and the content in one text
 */
export function readPage(html: string, hosts: readonly string[]) {
  const texts = { content: '', rest: '', outside: '', title: '' }
  const targets = { content: '', rest: '', outside: '', title: '' }
  // The parser also closes elements whose end is missing.
  const around: Region[] = []
  let region: Region = 'rest'
  let element = ''
  new Parser({
    onopentagname(name) {
      texts[region] += tag
      around.push(region)
      region = regionIn(region, name)
      element = name
    },
    onattribute(name, value) {
      if ((name === 'role' && value === 'main') || (name === 'id' && value === 'main-content')) region = 'content'
      else if (name === 'alt') texts[region] += tag + value + tag
      else if (name === 'src' || (name === 'href' && element === 'a'))
        targets[region] += plainTarget(value, hosts) + tag
    },
    ontext(text) {
      texts[region] += text
    },
    onclosetag() {
      if (region === 'title') texts.title += tag
      region = around.pop() ?? 'rest'
      texts[region] += tag
    },
  }).end(html)
  const used = texts.content === '' ? 'rest' : 'content'
  // Drawings have titles too.
  const [title = ''] = texts.title.split(tag, 1)
  const content = [title, texts[used]].map((text) => inOneLine(withoutDates(text)))
  // A part of a text keeps the whole text in memory. A copy does not.
  const shown = Buffer.from(excerpt(inOneLine(title), 100)).toString()
  return { title: shown, content: [...content, targets[used]].join(tag) }
}

function plainTarget(address: string, hosts: readonly string[]): string {
  const host = hosts.find((each) => address.startsWith(`https://${each}/`))
  return withoutHash(host === undefined ? address : address.slice(`https://${host}`.length))
}

/** Without tags, and without the white space beside them. */
function inOneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(tagWithSpaces, '').trim()
}
