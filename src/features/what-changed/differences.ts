import { escapeMarkdown, foldedUnder, paragraphs } from '../../text/markdown.ts'
import { holdsSecret } from '../../text/masking.ts'
import { pageLink, pageName, pathCode } from '../../text/page-name.ts'
import { count, excerpt, formatNumber } from '../../text/printable.ts'
import type { BrokenLink, Changes, PageChange } from './changes.ts'
import type { PageToShow, Pictures, Screenshot } from './screenshots/take.ts'

const mostPages = 20
const mostTargets = 10
const mostPagesOfTarget = 3
const unfolded = 3
/** An output takes 100 kB. */
const mostPagesInOutput = 20

const aboutPictures =
  'Taken at a width of 1,280 pixels, light, with reduced motion. A bar stands beside each part that differs, red before and green after; a short one where only the other picture has something. A grey line stands for rows that are the same. New pages are shown from their top. Fonts, animations and clocks make differences too, and so does what the hosting service adds to a page, such as a banner.'

/** `changes` is undefined if the live site has no list yet. */
type Compared = Readonly<{ environment: string; live: string; changes: Changes | undefined }>

export interface Differences {
  /** As in `2 pages changed, 1 new, 3 broken links`. Empty if nothing was compared. */
  readonly short: string
  readonly pages: readonly PageChange[]
  readonly brokenLinks: readonly BrokenLink[]
  /** A text that comments always show, and lists and pictures, which are left out of a long comment. */
  readonly markdown: (preview: string) => Readonly<{ text: string; pages: string }>
}

export function differencesOf(compared: Compared | undefined, screenshots: readonly Screenshot[]) {
  if (compared === undefined && screenshots.length === 0) return undefined
  const { changes } = compared ?? {}
  const text = compared ? summaryOf(compared) : ''
  const markdown = (preview: string) => {
    const pictured = screenshots.filter((each) => hasPicture(each, preview)).map(({ path }) => path)
    const targets = changes && targetsOf(changes, preview)
    const pages = changes && pagesOf(changes, pictured, preview, compared?.live ?? '')
    // Otherwise both lists would look like one.
    const between = picturesIn(screenshots, preview) || (targets && pages && 'These pages differ:')
    return { text, pages: paragraphs(targets, between, pages) }
  }
  const { pages = [], broken = [] } = changes ?? {}
  const brokenLinks = broken.map((link) => ({ ...link, pages: link.pages.slice(0, mostPagesInOutput) }))
  return { short: changes ? inShort(changes) : '', pages, brokenLinks, markdown } satisfies Differences
}

function inShort({ pages, broken }: Changes): string {
  const links = broken.length > 0 && count(broken.length, 'broken link')
  return [pages.length > 0 && countsOf(pages), links].filter(Boolean).join(', ') || 'none'
}

function countsOf(pages: readonly PageChange[]): string {
  const number = (kind: string): number => pages.filter(({ change }) => change === kind).length
  const others = ['new', 'removed'].flatMap((kind) => (number(kind) > 0 ? `${formatNumber(number(kind))} ${kind}` : []))
  return [`${count(number('changed'), 'page')} changed`, ...others].join(', ')
}

/** How many pages probably the build changed: 80 % and ten or more. They are not listed. */
function changedByBuild({ pages, unchanged }: Changes): number {
  const changed = pages.filter(({ change }) => change === 'changed').length
  return changed >= 10 && changed >= 4 * unchanged ? changed : 0
}

function summaryOf({ environment, changes }: Compared): string {
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
    changedByBuild(changes) > 0 ? why : '',
    others.filter(Boolean).join(' '),
    broken.length > 0 ? links : '',
  )
}

function targetsOf({ broken, titleOf }: Changes, preview: string): string {
  const lines = broken.map(({ target, removed, pages }) => {
    const links = pages.slice(0, mostPagesOfTarget).map((path) => pageLink(path, titleOf(path), preview))
    const left = pages.length - links.length
    const from = left > 0 ? [...links, `${formatNumber(left)} more`] : links
    return `- ${pathCode(target)}${removed ? ', a page of the live site,' : ''} is linked on ${from.join(', ')}`
  })
  return firstLines(lines, mostTargets)
}

function pagesOf(changes: Changes, pictured: readonly string[], preview: string, live: string): string {
  const listed = changes.pages.slice(changedByBuild(changes)).filter(({ path }) => !pictured.includes(path))
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

/** No picture can be shown from a host whose name is a secret. */
function hasPicture(each: Screenshot, preview: string): each is PageToShow & Pictures {
  return each.result === 'pictures' && !holdsSecret(preview)
}

export function picturesIn(screenshots: readonly Screenshot[], preview: string): string {
  const blocks = screenshots.flatMap((each) => (hasPicture(each, preview) ? blockOf(each, preview) : []))
  const behind = blocks.slice(unfolded)
  const same = screenshots.filter(({ result }) => result === 'same').length
  const verb = `${blocks.length > 0 ? 'more ' : ''}${same === 1 ? 'looks' : 'look'}`
  return paragraphs(
    ...blocks.slice(0, unfolded),
    behind.length > 0 ? foldedUnder(`${formatNumber(behind.length)} more`, paragraphs(...behind)) : '',
    same > 0 ? `${formatNumber(same)} ${verb} the same.` : '',
    ...reasonsIn(screenshots),
    blocks.length > 0 ? foldedUnder('About these pictures', aboutPictures) : '',
  )
}

/** Why pages have no picture. */
function reasonsIn(screenshots: readonly Screenshot[]): string[] {
  const pages = new Map<string, string[]>()
  for (const each of screenshots)
    if (each.result === 'none') pages.set(each.reason, [...(pages.get(each.reason) ?? []), pathCode(each.path)])
  return Array.from(pages, ([reason, paths]) => {
    return `No picture of ${paths.join(', ')}: ${escapeMarkdown(excerpt(reason, 200))}.`
  })
}

function blockOf(screenshot: PageToShow & Pictures, preview: string): string {
  const { path, title, change, after, before, noBefore, parts = 0, isCut } = screenshot
  const name = escapeMarkdown(excerpt(title, 100)).replaceAll('"', '&quot;')
  const picture = (what: string, file = ''): string =>
    `<a href="https://${preview}/${file}"><img src="https://${preview}/${file}" alt="${name}, ${what}"></a>`
  const differ = `${count(parts, 'part')} ${parts === 1 ? 'differs' : 'differ'}`
  return paragraphs(
    `#### ${pageName(path, title, change, preview)}`,
    noBefore ? 'There is no picture of the live page, so this shows only the new one:' : '',
    before && `**Before**\n\n${picture(`before: ${differ}`, before)}\n\n**After**`,
    picture(before ? `after: ${differ}` : 'from its top', after),
    isCut ? 'More differs below.' : '',
  )
}
