import { escapeMarkdown, paragraphs } from '../../text/markdown.ts'
import { pageLink, pageName, pathCode } from '../../text/page-name.ts'
import { count, excerpt, formatNumber } from '../../text/printable.ts'
import type { BrokenLink, Changes, PageChange } from './changes.ts'
import { hasPicture, picturesIn } from './screenshots/pictures.ts'
import type { Screenshot } from './screenshots/take.ts'

const mostPages = 20
const mostTargets = 10
/** Pages that are named for each target. */
const mostLinking = 3
/** The same for a workflow: all of them would not fit into an output. */
const mostInOutput = 20

/** A preview beside the live site of an environment. `changes` is undefined if that has no list of pages yet. */
type Compared = Readonly<{ environment: string; live: string; changes: Changes | undefined }>

/** For people and for workflows. */
export interface Differences {
  /** As in `2 pages changed, 1 new, 3 broken links`. Empty if nothing was compared. */
  readonly short: string
  readonly pages: readonly PageChange[]
  readonly brokenLinks: readonly BrokenLink[]
  /** In Markdown: what a comment always shows, and the lists and pictures, without which a long one does. */
  readonly markdown: (preview: string) => Readonly<{ text: string; pages: string }>
}

/** Undefined if there are none to show. */
export function differencesOf(compared: Compared | undefined, screenshots: readonly Screenshot[]) {
  if (compared === undefined && screenshots.length === 0) return undefined
  const { changes } = compared ?? {}
  const text = compared ? textOf(compared) : ''
  const markdown = (preview: string) => {
    const pictured = screenshots.filter((each) => hasPicture(each, preview)).map(({ path }) => path)
    const hosts = { preview, live: compared?.live ?? '' }
    const [targets, pages] = changes ? [targetsOf(changes, preview), pagesOf(changes, pictured, hosts)] : []
    // Otherwise both lists would look like one.
    const between = picturesIn(screenshots, preview) || (targets && pages && 'These pages differ:')
    return { text, pages: paragraphs(targets, between, pages) }
  }
  const { pages = [], broken = [] } = changes ?? {}
  const brokenLinks = broken.map((link) => ({ ...link, pages: link.pages.slice(0, mostInOutput) }))
  return { short: changes ? inShort(changes) : '', pages, brokenLinks, markdown } satisfies Differences
}

function inShort({ pages, broken }: Changes): string {
  const links = broken.length > 0 && count(broken.length, 'broken link')
  return [pages.length > 0 && countsOf(pages), links].filter(Boolean).join(', ') || 'none'
}

function countsOf(pages: readonly PageChange[]): string {
  const number = (kind: string): number => pages.filter(({ change }) => change === kind).length
  const others = ['new', 'removed']
    .filter((kind) => number(kind) > 0)
    .map((kind) => `${formatNumber(number(kind))} ${kind}`)
  return [`${count(number('changed'), 'page')} changed`, ...others].join(', ')
}

/** Pages of which 80 % and ten or more changed, probably by the build. They are not listed. */
function nearlyAll({ pages, unchanged }: Changes): number {
  const changed = pages.filter(({ change }) => change === 'changed').length
  return changed >= 10 && changed >= 4 * unchanged ? changed : 0
}

function textOf({ environment, changes }: Compared): string {
  const name = escapeMarkdown(excerpt(environment, 100))
  const code = `\`compare-with: ${excerpt(environment, 100).replaceAll('`', '')}\``
  if (changes === undefined) return `${name} was not deployed with ${code} yet, so nothing was compared.`
  const { pages, outside, files, broken } = changes
  const same = `All pages have the same content as in ${name}.`
  const why = 'The changed pages are not listed: the build may put something into every page, such as a version.'
  const isNothingElse = pages.length + outside === 0 && files.join() === 'rest'
  const others = [
    outside > 0 &&
      `${count(outside, 'page')} ${outside === 1 ? 'differs' : 'differ'} only in menus, headers or footers.`,
    files.includes('styles') && 'Styles differ.',
    files.includes('media') && 'Pictures, fonts or documents differ.',
    isNothingElse && 'Only scripts or data differ.',
  ]
  const lead = broken.length === 1 ? 'leads' : 'lead'
  const links = `⚠️ **${count(broken.length, 'link')} ${lead} nowhere here that ${lead} somewhere in ${name}.**`
  return paragraphs(
    pages.length > 0 ? `**${countsOf(pages)}** compared with ${name}.` : same,
    nearlyAll(changes) > 0 ? why : '',
    others.filter(Boolean).join(' '),
    broken.length > 0 ? links : '',
  )
}

/** Links that the preview breaks. */
function targetsOf({ broken, titleOf }: Changes, preview: string): string {
  const lines = broken.map(({ target, removed, pages }) => {
    const links = pages.slice(0, mostLinking).map((path) => pageLink(path, titleOf(path), preview))
    const left = pages.length - links.length
    const from = left > 0 ? [...links, `${formatNumber(left)} more`] : links
    return `- ${pathCode(target)}${removed ? ', a page of the live site,' : ''} is linked on ${from.join(', ')}`
  })
  return firstLines(lines, mostTargets)
}

function pagesOf(
  changes: Changes,
  pictured: readonly string[],
  { preview, live }: Readonly<Record<'preview' | 'live', string>>,
): string {
  const listed = changes.pages.slice(nearlyAll(changes)).filter(({ path }) => !pictured.includes(path))
  const lines = listed.map(({ path, title, change }) => {
    return `- ${pageName(path, title, change, change === 'removed' ? live : preview)}`
  })
  return firstLines(lines, mostPages)
}

function firstLines(lines: readonly string[], most: number): string {
  const left = lines.length - most
  const more = `- and ${formatNumber(left)} more`
  return [...lines.slice(0, most), ...(left > 0 ? [more] : [])].join('\n')
}
