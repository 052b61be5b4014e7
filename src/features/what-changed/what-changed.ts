import { messageOf } from '../../errors.ts'
import type { AddedFile, SiteFiles } from '../../site/site.ts'
import { encodedPath } from '../../text/address.ts'
import { excerpt, formatBytes, printable } from '../../text/printable.ts'
import { changesBetween } from './changes.ts'
import { isSame } from './comment/counts.ts'
import { missingText } from './comment/summary-text.ts'
import { type Compared, type Differences, differencesOf } from './differences.ts'
import { listPages } from './list-pages.ts'
import { hiddenWords, readChangedWords } from './live-pages.ts'
import { hasWords } from './page-words.ts'
import { pagesToShow, withoutStamp } from './pages-to-show.ts'
import { formatList, listFile, maxListBytes, publishedList } from './published-list.ts'
import type { PageToShow } from './screenshots/screenshot.ts'
import { takeScreenshots } from './screenshots/take.ts'
import { viewsOf } from './screenshots/views.ts'
import { storiesIn } from './stories.ts'

export interface ChangeQuestion {
  readonly environment: string | undefined
  /** Whether the deploy goes to that environment. */
  readonly isLive: boolean
  /** Without and with the files that the action adds. */
  readonly built: SiteFiles
  readonly sent: SiteFiles
  /** Undefined if it is not known yet. */
  readonly host: string | undefined
  readonly commits: readonly string[]
  /** Unique for each run and attempt. */
  readonly run: string
  /** The environment's deployments with a link, newest first. */
  readonly live: () => Promise<readonly Readonly<{ link: string; sha: string }>[]>
  readonly hasPassword: boolean
  readonly screenshots: number
  /** Addresses to look at although no file of theirs changed. */
  readonly screenshotPaths: readonly string[]
  /** A folder for the browser's own files. */
  readonly temp: string
  readonly signal: AbortSignal
  readonly log: Readonly<Record<'info' | 'notice' | 'warning', (line: string) => void>>
}

/** Disposing stops the comparison. */
export interface WhatChanged extends Disposable {
  readonly files: readonly AddedFile[]
  /** Never rejected. Undefined if there is nothing to show. */
  readonly differences: Promise<Differences | undefined>
}

/** Design 8. Throws a `SiteError` if a file of a live site changed, or the reason of the signal. */
export async function whatChanged(question: ChangeQuestion): Promise<WhatChanged> {
  const over = new AbortController()
  const stop = { [Symbol.dispose]: () => over.abort() }
  if (question.isLive) return { files: [await listFor(question)], differences: Promise.resolve(undefined), ...stop }
  const { screenshots: maxScreenshots, signal } = question
  const comparing = compare(question, AbortSignal.any([signal, over.signal]))
  if (maxScreenshots === 0)
    return { files: [], differences: comparing.then((compared) => differencesOf(compared, [])), ...stop }
  const compared = await comparing
  const { files, screenshots } = await picturesOf(compared, question)
  return { files, differences: Promise.resolve(differencesOf(compared, screenshots)), ...stop }
}

/** Of the pages of the list, then of the addresses that a user named, unless nothing differs at all. */
async function picturesOf(compared: Compared | undefined, question: ChangeQuestion) {
  const { sent: site, screenshots: max, screenshotPaths, host, commits } = question
  const { changes, live, words, own = { hosts: [host ?? '', live ?? ''], commits } } = compared ?? {}
  const { pages: all, fillers } = pagesToShow(site, changes)
  const pages = all.slice(0, max)
  const isEqual = changes && isSame(withoutStamp(changes))
  const views = isEqual ? [] : viewsOf(site, screenshotPaths, pages, changes?.stories)
  const named = new Set(views.map(({ view }) => view?.address))
  const isUnnamed = ({ path }: PageToShow): boolean => !named.has(encodedPath(path))
  // They take the places of pages with the same pictures as others.
  const more = all.slice(max, 2 * max).filter(isUnnamed)
  const left = Math.max(0, max - pages.length - views.length)
  const opened = [...pages, ...more, ...fillers.filter(isUnnamed).slice(0, left), ...views]
  const hasWordsOn = (path: string): boolean => hasWords(words?.pages.get(path))
  return await takeScreenshots(opened, { ...question, site, live, own, hasWordsOn, max })
}

async function listFor({ built, host, commits, signal, log }: ChangeQuestion): Promise<AddedFile> {
  const content = formatList(await listPages(built, { hosts: [host ?? ''], commits }, signal))
  const size = Buffer.byteLength(content)
  const why = `the list of its pages has ${formatBytes(size)}, and a preview reads 5 MiB at most`
  if (size > maxListBytes) log.warning(`Nothing can be compared with this site: ${why}.`)
  log.info(`Added to the site: ${listFile} (compare-with; it names every page, picture and document).`)
  return { path: listFile, content }
}

async function compare(question: ChangeQuestion, signal: AbortSignal): Promise<Compared | undefined> {
  const { environment, built, host, commits, run, live, hasPassword, log } = question
  if (environment === undefined) return undefined
  try {
    const record = await live()
    const [newest] = record
    if (newest === undefined) {
      const problem = missingText(environment, 'no site')
      log.warning(problem)
      return { environment, problem }
    }
    const { link, sha } = newest
    const links = record.map((each) => each.link)
    const list = await publishedList(links, run, signal).catch((error: unknown) => {
      signal.throwIfAborted()
      log.info(printable(`No pages were compared. ${messageOf(error)}`))
      return 'unreadable' as const
    })
    if (typeof list === 'string') return { environment, problem: missingText(environment, list), live: link }
    const own = { hosts: [host ?? '', link], commits }
    const now = await listPages(built, own, signal)
    const changes = changesBetween(list, now)
    if (hasPassword) return { environment, live: link, changes, words: hiddenWords(changes) }
    const [words, stories] = await Promise.all([
      readChangedWords(changes, { link, sha, list }, { built, own, run, signal }),
      changes.files.includes('rest') ? storiesIn(built, link, run, signal) : undefined,
    ])
    for (const [path, reason] of words.unread) log.info(excerpt(`No words of ${path}: ${reason}.`))
    return {
      environment,
      live: link,
      changes: { ...changes, stories },
      words,
      hasDarkTheme: now.hasDarkTheme,
      own: { hosts: [...own.hosts, list.host], commits: [...commits, sha] },
    }
  } catch (error) {
    if (!signal.aborted) log.info(printable(`No pages were compared. ${messageOf(error)}`))
    return undefined
  }
}
