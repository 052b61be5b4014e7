import { paragraphs } from '../../text/markdown.ts'
import { pageLink, pageName, pathCode } from '../../text/page-name.ts'
import { formatNumber } from '../../text/printable.ts'
import type { BrokenLink, Changes, PageChange } from './changes.ts'
import type { ChangedWords } from './live-pages.ts'
import { hasPicture, picturesIn } from './picture-blocks.ts'
import type { Screenshot } from './screenshots/take.ts'
import { areOfBuild, type Missing, missingText, shortText, summaryText } from './summary-text.ts'

const mostPages = 20
const mostTargets = 10
const mostPagesOfTarget = 3
/** An output takes 100 kB. */
const mostPagesInOutput = 20

/** Either `changes` or why there are none. */
export interface Compared {
  readonly environment: string
  readonly live?: string
  readonly missing?: Missing
  readonly changes?: Changes
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
  words: ChangedWords = new Map(),
): Differences | undefined {
  if (compared === undefined && screenshots.length === 0) return undefined
  const { environment = '', live = '', missing, changes } = compared ?? {}
  const text = changes ? summaryText(environment, changes) : missing ? missingText(environment, missing) : ''
  const wordsUnder = (path: string, indent: string): string =>
    (words.get(path) ?? []).map((each) => `${indent}- ${each}`).join('\n')
  const markdown = (preview: string) => {
    const targets = changes && targetsOf(changes, preview)
    const pages = changes && pagesOf(changes, screenshots, preview, live, wordsUnder)
    const pictures = picturesIn(screenshots, preview, (path) => wordsUnder(path, ''))
    // Otherwise both lists would look like one.
    return { text, pages: paragraphs(targets, pictures || (targets && pages && 'These pages differ:'), pages) }
  }
  const { pages = [], broken = [] } = changes ?? {}
  const brokenLinks = broken.map((link) => ({ ...link, pages: link.pages.slice(0, mostPagesInOutput) }))
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

/** All that differ, but for those with a picture and those that look the same. */
function pagesOf(
  changes: Changes,
  screenshots: readonly Screenshot[],
  preview: string,
  live: string,
  wordsUnder: (path: string, indent: string) => string,
): string {
  const pictured = screenshots.filter((each) => hasPicture(each, preview)).map(({ path }) => path)
  const same = screenshots.filter(({ result }) => result === 'same').map(({ path }) => path)
  const changed = changes.pages.filter(({ change }) => change !== 'changed' || !areOfBuild('changed', changes))
  const restyled = areOfBuild('restyled', changes) ? [] : changes.restyled.filter((path) => !same.includes(path))
  const others = restyled.map((path) => ({ path, title: changes.titleOf(path), change: 'look' as const }))
  const listed = [...changed, ...others].filter(({ path }) => !pictured.includes(path))
  const lines = listed.slice(0, mostPages).map(({ path, title, change }) => {
    const name = `- ${pageName(path, title, change, change === 'removed' ? live : preview)}`
    return [name, wordsUnder(path, '  ')].filter(Boolean).join('\n')
  })
  return withRest(lines, listed.length)
}

function withRest(lines: readonly string[], all: number): string {
  const left = all - lines.length
  return [...lines, ...(left > 0 ? [`- and ${formatNumber(left)} more`] : [])].join('\n')
}
