import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { messageOf, ServiceError } from '../errors.ts'
import { visit } from '../http/visit.ts'
import { readInChunks } from '../site/read-file.ts'
import type { SiteFile, SiteFiles } from '../site/site.ts'
import { count } from '../text/format.ts'
import { mediaType } from '../text/media-type.ts'
import { excerpt } from '../text/printable.ts'

/** How to look at a link. */
export interface VerifyOptions {
  readonly signal: AbortSignal
  /** Whether the site was sent as single files. Then the service may have dropped their folders. */
  readonly asFiles: boolean
  /** Gets one line if the link does not serve the site at the first look. */
  readonly tell: (line: string) => void
  /** Milliseconds in all. */
  readonly patience: number
}

/** A file, and what is wrong with it at the link, in words that follow its path; undefined if nothing is. */
interface Look {
  readonly file: SiteFile
  readonly fault: string | undefined
}

/** Bytes that a service may add to a page. */
const addedToHtml = 10 * 1024 * 1024

/**
 * Asks a link, without the key, until it serves a sample of what was sent. Each file must come with status 200 and with
 * the same bytes; the bytes of HTML are not compared, because services add to it.
 *
 * @returns milliseconds that it took
 * @throws {ServiceError} if the link does not serve it in time. The error carries the link.
 */
export async function verify(link: string, files: SiteFiles, options: VerifyOptions): Promise<number> {
  const { signal, tell, patience } = options
  const start = performance.now()
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(patience)])
  let open = sampleOf(files)
  let faults: Look[] = []
  for (let pause = 500; ; pause = Math.min(2 * pause, 4000)) {
    const looks = open.map(async (file) => ({ file, fault: await faultOf(link, file, deadline) }))
    const found = (await Promise.all(looks)).filter(({ fault }) => fault !== undefined)
    signal.throwIfAborted()
    const [first] = found
    if (first === undefined) return performance.now() - start
    if (faults.length === 0 && !deadline.aborted)
      tell(
        `Not all files are served yet: ${quote(first)} ${first.fault}. Checking again for up to ${patience / 1000} s.`,
      )
    // If the deadline interrupted this look, the look before it tells more.
    if (!deadline.aborted || faults.length === 0) faults = found
    if (deadline.aborted) throw notServed(link, files, faults, options)
    open = found.map(({ file }) => file)
    await setTimeout(pause, undefined, { signal: deadline }).catch(() => signal.throwIfAborted())
  }
}

/** The files to look at: the root page, the deepest path, the largest, the smallest, and one from the middle. */
function sampleOf(files: SiteFiles): SiteFile[] {
  const [first] = files
  if (first === undefined) return []
  let home: SiteFile | undefined
  let [deepest, largest, smallest] = [first, first, first]
  const depth = ({ path }: SiteFile): number => path.split('/').length
  for (const file of files) {
    if (file.path === 'index.html') home = file
    if (depth(file) > depth(deepest)) deepest = file
    if (file.size > largest.size) largest = file
    if (file.size < smallest.size) smallest = file
  }
  const middle = files.at(Math.floor(files.length / 2))
  const chosen = [home, deepest, largest, smallest, middle].filter((file) => file !== undefined)
  // The same file may be another object each time that the list gives it out.
  return [...new Map(chosen.map((file) => [file.path, file])).values()]
}

/** Gets one file as a visitor would, and says what is wrong. */
async function faultOf(link: string, file: SiteFile, signal: AbortSignal): Promise<string | undefined> {
  const path = file.path === 'index.html' ? '' : file.path.split('/').map(encodeURIComponent).join('/')
  const isHtml = mediaType(file.path) === 'text/html'
  const most = file.size + (isHtml ? addedToHtml : 0)
  const [served, sent] = [createHash('sha256'), createHash('sha256')]
  let length = 0
  try {
    const { fault } = await visit(new URL(`https://${link}/${path}`), signal, (chunk) => {
      length += chunk.length
      if (length > most) throw new Error('there is more of it than was sent')
      served.update(chunk)
    })
    if (fault !== undefined || isHtml) return fault
  } catch (error) {
    return `can't be fetched (${excerpt(messageOf(error))})`
  }
  try {
    const buffer = (): Buffer => Buffer.allocUnsafeSlow(256 * 1024)
    for await (const chunk of readInChunks(file, [buffer(), buffer()])) sent.update(chunk)
  } catch {
    return 'has changed on disk since it was sent, so it can not be compared'
  }
  return served.digest('hex') === sent.digest('hex') ? undefined : 'comes with other bytes'
}

function notServed(
  link: string,
  files: SiteFiles,
  faults: readonly Look[],
  { asFiles, patience }: VerifyOptions,
): ServiceError {
  const isNested = ({ path }: SiteFile): boolean => path.includes('/')
  const onlyNested = faults.every(({ file }) => isNested(file)) && [...files].some((file) => !isNested(file))
  const kinds = [...new Set(faults.map(({ fault }) => fault))].map((fault) => {
    const [first = '', ...others] = faults.filter((each) => each.fault === fault).map(quote)
    return `${first} ${fault}${others.length > 0 ? `, and so it is with ${others.join(', ')}` : ''}`
  })
  const looked = count(sampleOf(files).length, 'file')
  const hint =
    asFiles && onlyNested
      ? 'The files at the root are there, those in folders are not: the service seems to drop the folders. Write "upload-as: zip".'
      : 'Open the link. If it is only slow, run the job again; if not, ask the hosting service what happened to the upload.'
  return new ServiceError(
    { operation: 'verify', status: 200, link },
    `verify: the site was sent, but https://${link}/ does not serve it after ${patience / 1000} s. Checked ${looked}. Wrong: ${kinds.join('; ')}.`,
    { hint },
  )
}

const quote = ({ file }: Look): string => `"${excerpt(file.path, 200)}"`
