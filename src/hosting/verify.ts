import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { messageOf, ServiceError } from '../errors.ts'
import { type Take, visit } from '../http/visit.ts'
import { quote } from '../site/file-access.ts'
import { folderSettings } from '../site/generators.ts'
import { readInChunks } from '../site/read-file.ts'
import type { SiteFile, SiteFiles } from '../site/site.ts'
import { mediaType } from '../text/media-type.ts'
import { count, excerpt } from '../text/printable.ts'

/** A path that a visitor asks for, the file that was sent for it, and what came of the last look. */
export interface Sampled {
  readonly path: string
  readonly file: SiteFile
  /** In words that follow the path; undefined if nothing is wrong, so that it is not asked for again. */
  readonly fault?: string | undefined
  /** Faults are in this order; after one below 0 there is no other look. */
  readonly rank: number
}

interface VerifyOptions extends LookOptions {
  /** Whether the site was sent as single files, whose folders the service may have dropped. */
  readonly asFiles: boolean
  /** A page that the root page links to without its ending: `about` for `about.html`. */
  readonly cleanPath?: string | undefined
}

/**
 * Asks a link, without the key, until it serves a sample of what was sent. Each file must come with status 200 and with
 * the same bytes; the bytes of HTML are not compared, because services add to it.
 *
 * @returns what is wrong, with the link; undefined if it serves them all
 */
export async function verify(link: string, files: SiteFiles, options: VerifyOptions) {
  const sample = sampleOf(files, options.cleanPath)
  const look = async (one: Sampled, signal: AbortSignal) => ({ ...one, fault: await faultOf(link, one, signal) })
  const faults = await lookUntilRight('Not all files are served yet', sample, look, options)
  const [first, ...others] = faults
  if (first === undefined) return undefined
  const also = others.map(({ path }) => quote(path)).join(', ')
  const wrong = `${quote(first.path)} ${first.fault}${also && `; also wrong: ${also}`}`
  const message = `verify: the site was sent, but https://${link}/ does not serve it after ${options.patience / 1000} s. Checked ${count(sample.length, 'file')}. Wrong: ${wrong}.`
  const hint = unservedHint(faults, files, options)
  return new ServiceError({ status: 200, link }, message, { hint })
}

function unservedHint(wrong: readonly Sampled[], files: SiteFiles, { asFiles, cleanPath }: VerifyOptions): string {
  const areFoldersLost = wrong.every(({ path }) => path.includes('/')) && files.some(({ path }) => !path.includes('/'))
  if (wrong.every(({ path }) => path === cleanPath))
    return `The service has "${cleanPath}.html", but the root page links to it without ".html". Let the build write folders: ${folderSettings}.`
  if (asFiles && areFoldersLost)
    return 'The files at the root are there, those in folders are not: the service seems to drop the folders. Write "upload-as: zip".'
  return 'Open the link. If it is only slow, run the job again; if not, ask the hosting service what happened to the upload.'
}

/** The root page, the deepest path, the largest file, the smallest, one from the middle, and the page without ending. */
function sampleOf(files: SiteFiles, cleanPath: string | undefined): Sampled[] {
  const most = (measure: (file: SiteFile) => number): SiteFile =>
    files.reduce((best, file) => (measure(file) > measure(best) ? file : best))
  const chosen = [
    files.find(({ path }) => path === 'index.html'),
    most(({ path }) => path.split('/').length),
    most(({ size }) => size),
    most(({ size }) => -size),
    files[Math.floor(files.length / 2)],
  ]
  const sample = [...new Set(chosen)].flatMap((file) => (file ? [{ path: file.path, file, rank: 0 }] : []))
  const clean = files.find(({ path }) => path === `${cleanPath}.html`)
  return clean && cleanPath ? [...sample, { path: cleanPath, file: clean, rank: 0 }] : sample
}

async function faultOf(link: string, { path, file }: Sampled, signal: AbortSignal): Promise<string | undefined> {
  const isPage = isHtml(file)
  // Bytes that a service may add to a page.
  const added = isPage ? 10 * 1024 * 1024 : 0
  const served = createHash('sha256')
  const { fault } = await visitFile(link, path, signal, file.size + added, (chunk) => served.update(chunk))
  if (fault !== undefined || isPage) return fault
  const sent = createHash('sha256')
  try {
    for await (const chunk of readInChunks(file, [Buffer.alloc(2 ** 18), Buffer.alloc(2 ** 18)])) sent.update(chunk)
  } catch {
    return 'has changed on disk since it was sent, so it can not be compared'
  }
  return served.digest('hex') === sent.digest('hex') ? undefined : 'comes with other bytes'
}

export interface LookOptions {
  readonly signal: AbortSignal
  /** Gets one line if the first look does not settle it. */
  readonly tell: (line: string) => void
  /** Milliseconds in all. */
  readonly patience: number
}

/** Looks until nothing is wrong, or `patience` is over. Returns what the last complete look found wrong. */
export async function lookUntilRight<T extends Sampled>(
  notYet: string,
  sample: readonly T[],
  look: (one: T, signal: AbortSignal) => Promise<T>,
  { signal, tell, patience }: LookOptions,
): Promise<readonly T[]> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(patience)])
  let last: readonly T[] | undefined
  for (let pause = 500; ; pause = Math.min(2 * pause, 4000)) {
    const seen = await Promise.all((last ?? sample).map((one) => look(one, deadline)))
    signal.throwIfAborted()
    const left = seen.filter(({ fault }) => fault !== undefined).toSorted((a, b) => a.rank - b.rank)
    const [first] = left
    if (first === undefined || first.rank < 0) return left
    if (deadline.aborted) return last ?? left
    if (last === undefined)
      tell(`${notYet}: ${quote(first.path)} ${first.fault}. Checking again for up to ${patience / 1000} s.`)
    last = left
    await setTimeout(pause, undefined, { signal: deadline }).catch(() => signal.throwIfAborted())
  }
}

/** Gets one file. Without a complete answer the status is 0; after more than `most` bytes it is 200, with a fault. */
export async function visitFile(link: string, path: string, signal: AbortSignal, most: number, take: Take) {
  const escaped = path === 'index.html' ? '' : path.split('/').map(encodeURIComponent).join('/')
  let left = most
  try {
    return await visit(new URL(`https://${link}/${escaped}`), signal, (chunk) => {
      left -= chunk.length
      if (left < 0) throw new Error('there is more of it than was sent')
      take(chunk)
    })
  } catch (error) {
    return { status: left < 0 ? 200 : 0, fault: `can't be fetched (${excerpt(messageOf(error))})` }
  }
}

export function isHtml({ path }: SiteFile): boolean {
  return /^(?:text\/html|application\/xhtml\+xml)$/u.test(mediaType(path) ?? '')
}
