import { escapeMarkdown, paragraphs } from '../../text/markdown.ts'
import { holdsSecret } from '../../text/masking.ts'
import { count, excerpt, formatNumber } from '../../text/printable.ts'
import type { ChangedWords } from './changed-words.ts'
import type { BrokenLink, Changes, PageChange } from './changes.ts'
import type { OwnNames } from './normalize.ts'
import type { PageToShow, Pictures, Screenshot } from './screenshots/screenshot.ts'
import { changeOfBuild, pageLink, pageName, pathCode, shortText } from './summary-text.ts'

const mostPages = 20
const mostTargets = 10
const mostPagesOfTarget = 3
/** An output takes 100 kB. */
const mostPagesInOutput = 20

export interface Compared {
  /** What differs, or why nothing was compared. */
  readonly text: string
  readonly live?: string
  readonly changes?: Changes
  readonly words?: ChangedWords
  /** Names of both sites. */
  readonly own?: OwnNames
}

export interface Differences {
  /** As in `2 pages changed, 1 new, 3 broken links`. Empty if nothing was compared. */
  readonly short: string
  readonly pages: readonly PageChange[]
  readonly brokenLinks: readonly BrokenLink[]
  /** A text that comments always show, and lists and pictures, which are left out of a long comment. */
  readonly markdown: (preview: string) => Readonly<{ text: string; pages: string }>
}

export function differencesOf(
  compared: Compared | undefined,
  screenshots: readonly Screenshot[],
): Differences | undefined {
  if (compared === undefined && screenshots.length === 0) return undefined
  const { text = '', live = '', changes, words } = compared ?? {}
  const { pages: changed = [], broken = [] } = changes ?? {}
  const brokenLinks = broken.map((link) => ({ ...link, pages: link.pages.slice(0, mostPagesInOutput) }))
  const markdown = (preview: string) => {
    // No picture can be shown from a host whose name is a secret.
    const shown = holdsSecret(preview) ? screenshots.filter(({ result }) => result !== 'pictures') : screenshots
    const targets = changes && targetsOf(changes, preview)
    const pages = changes && pagesOf(changes, shown, { preview, live, words })
    // Otherwise both lists would look like one.
    const between = picturesIn(shown, preview, words) || (targets && pages && 'These pages differ:')
    return { text, pages: paragraphs(targets, between, pages) }
  }
  const pages = changed.filter(({ change }) => change !== 'outside' && change !== 'restyled')
  return { short: changes ? shortText(changes) : '', pages, brokenLinks, markdown }
}

function targetsOf({ broken, titleOf, similarTo }: Changes, preview: string): string {
  const lines = broken.slice(0, mostTargets).map(({ target, removed, pages }) => {
    const links = pages.slice(0, mostPagesOfTarget).map((path) => pageLink(path, titleOf(path), preview))
    const left = pages.length - links.length
    const from = left > 0 ? [...links, `${formatNumber(left)} more`] : links
    const similar = similarTo(target)
    const question = similar === undefined ? '' : `; did you mean ${pathCode(similar)}?`
    return `- ${pathCode(target)}${removed ? ', a page of the live site,' : ''} is linked on ${from.join(', ')}${question}`
  })
  return withRest(lines, broken.length)
}

type Shown = Readonly<{ preview: string; live: string; words: ChangedWords | undefined }>

/** All that differ, but for those with a picture and those that look the same. */
function pagesOf(changes: Changes, screenshots: readonly Screenshot[], { preview, live, words }: Shown): string {
  const results = new Map(screenshots.map(({ path, result }) => [path, result]))
  const ofBuild = changeOfBuild(changes)
  const listed = changes.pages.filter(({ path, change }) => {
    const result = results.get(path)
    if (change === 'outside' || (change === 'restyled' && result === 'same')) return false
    return change !== ofBuild && result !== 'pictures'
  })
  const lines = listed.slice(0, mostPages).map(({ path, title, change }) => {
    const name = pageName(path, title, change, change === 'removed' ? live : preview)
    return [name, ...(words?.get(path) ?? [])].map((each, index) => `${index > 0 ? '  ' : ''}- ${each}`).join('\n')
  })
  return withRest(lines, listed.length)
}

function withRest(lines: readonly string[], all: number): string {
  const left = all - lines.length
  return [...lines, ...(left > 0 ? [`- and ${formatNumber(left)} more`] : [])].join('\n')
}

export function picturesIn(screenshots: readonly Screenshot[], preview: string, words?: ChangedWords): string {
  const pictured = screenshots.filter((each) => each.result === 'pictures')
  const blocks = pictured.map((each) => blockOf(each, preview, words?.get(each.path) ?? []))
  const same = screenshots.filter(({ result }) => result === 'same').length
  const verb = `${blocks.length > 0 ? 'more ' : ''}${same === 1 ? 'looks' : 'look'}`
  return paragraphs(...blocks, same > 0 ? `${formatNumber(same)} ${verb} the same.` : '', ...reasonsIn(screenshots))
}

/** Why pages have no picture. */
function reasonsIn(screenshots: readonly Screenshot[]): string[] {
  const without = screenshots.filter((each) => each.result === 'none')
  return [...new Set(without.map(({ reason }) => reason))].map((reason) => {
    const paths = without.filter((each) => each.reason === reason).map(({ path }) => pathCode(path))
    return `No picture of ${paths.join(', ')}: ${escapeMarkdown(excerpt(reason))}.`
  })
}

function blockOf(screenshot: PageToShow & Pictures, preview: string, words: readonly string[]): string {
  const { path, title, change, after, before, noBefore, parts = 0, isCut } = screenshot
  const name = escapeMarkdown(excerpt(title, 100)).replaceAll('"', '&quot;')
  const picture = (what: string, file: string): string =>
    `<a href="https://${preview}/${file}"><img src="https://${preview}/${file}" alt="${name}, ${what}"></a>`
  const differ = `${count(parts, 'part')} ${parts === 1 ? 'differs' : 'differ'}`
  return paragraphs(
    `#### ${pageName(path, title, change, preview)}`,
    words.map((each) => `- ${each}`).join('\n'),
    noBefore ? 'There is no picture of the live page, so this shows only the new one:' : '',
    before && `**Before**\n\n${picture(`before: ${differ}`, before)}\n\n**After**`,
    picture(before ? `after: ${differ}` : 'from its top', after),
    isCut ? 'More differs below.' : '',
  )
}
