import { messageOf } from '../../errors.ts'
import type { AddedFile, SiteFiles } from '../../site/site.ts'
import { excerpt, formatBytes, printable } from '../../text/printable.ts'
import { changesBetween, pagesToShow } from './changes.ts'
import { type Differences, differencesOf } from './differences.ts'
import { listPages } from './list-pages.ts'
import { formatList, listFile, longestList, publishedList } from './published-list.ts'
import { takeScreenshots } from './screenshots/take.ts'

export interface ChangeQuestion {
  readonly environment: string | undefined
  /** Whether the deploy goes to that environment. */
  readonly isLive: boolean
  /** The site without and with the files that the action adds. */
  readonly built: SiteFiles
  readonly sent: SiteFiles
  /** Of the deploy. Undefined if it is not known yet. */
  readonly host: string | undefined
  /** Unique for each run and attempt. */
  readonly run: string
  readonly live: () => Promise<string | undefined>
  readonly screenshots: number
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

/** DESIGN 6. Throws a `SiteError` if a file of a live site changed, or the reason of the signal. */
export async function whatChanged(question: ChangeQuestion): Promise<WhatChanged> {
  const over = new AbortController()
  const stop = { [Symbol.dispose]: () => over.abort() }
  if (question.isLive) return { files: [await listFor(question)], differences: Promise.resolve(undefined), ...stop }
  const { screenshots: most, sent: site, signal } = question
  const comparing = compare(question, AbortSignal.any([signal, over.signal]))
  if (most === 0) return { files: [], differences: comparing.then((each) => differencesOf(each, [])), ...stop }
  const compared = await comparing
  const { pages = [], files: otherFiles } = compared?.changes ?? {}
  const shown = pagesToShow(site, pages, otherFiles?.length !== 0).slice(0, most)
  const { files, screenshots } = await takeScreenshots(site, compared?.live, shown, question)
  return { files, differences: Promise.resolve(differencesOf(compared, screenshots)), ...stop }
}

async function listFor({ built, host, signal, log }: ChangeQuestion): Promise<AddedFile> {
  const content = formatList(await listPages(built, host === undefined ? [] : [host], signal))
  const size = Buffer.byteLength(content)
  const why = `the list of its pages has ${formatBytes(size)}, and a preview reads 5 MiB at most`
  if (size > longestList) log.warning(`Nothing can be compared with this site: ${why}.`)
  log.info(`Added to the site: ${listFile} (compare-with; it names every page).`)
  return { path: listFile, content, why: 'compare-with' }
}

async function compare({ environment, built, host, run, live, log }: ChangeQuestion, signal: AbortSignal) {
  if (environment === undefined) return undefined
  try {
    const link = await live()
    const missing = `no live site is recorded in the environment "${excerpt(environment)}"`
    if (link === undefined) return void log.warning(`No pages were compared: ${missing}.`)
    const before = await publishedList(link, run, signal)
    const now = before && (await listPages(built, host === undefined ? [link] : [host, link], signal))
    return { environment, live: link, changes: now && changesBetween(before, now) }
  } catch (error) {
    if (!signal.aborted) log.info(printable(`No pages were compared. ${messageOf(error)}`))
    return undefined
  }
}
