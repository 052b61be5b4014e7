import { createHash } from 'node:crypto'
import { ServiceError } from '../errors.ts'
import { readInChunks } from '../site/read-file.ts'
import type { SiteFile, SiteFiles } from '../site/site.ts'
import { count } from '../text/format.ts'
import { isHtml, type LookOptions, looks, quotedPath, visitFile } from './visitor.ts'

/** How to look at a link. */
export interface VerifyOptions extends LookOptions {
  /** Whether the site was sent as single files. Then the service may have dropped their folders. */
  readonly asFiles: boolean
}

/** A file, and what is wrong with it at the link, in words that follow its path. */
interface Fault {
  readonly file: SiteFile
  readonly fault: string
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
  const start = performance.now()
  const sample = sampleOf([...files])
  let left = sample
  let faults: Fault[] = []
  for await (const deadline of looks(options)) {
    const found = (await Promise.all(left.map((file) => faultOf(link, file, deadline)))).flat()
    const [first] = found
    if (first === undefined) return performance.now() - start
    // The look before one that was interrupted tells more.
    if (deadline.aborted && faults.length > 0) break
    if (faults.length === 0)
      options.tell(
        `Not all files are served yet: ${quotedPath(first.file)} ${first.fault}. Checking again for up to ${options.patience / 1000} s.`,
      )
    faults = found
    left = found.map(({ file }) => file)
  }
  options.signal.throwIfAborted()
  throw notServed(link, sample, faults, [...files].some(isAtRoot), options)
}

/** The files to look at: the root page, the deepest path, the largest, the smallest, and one from the middle. */
function sampleOf(files: readonly SiteFile[]): SiteFile[] {
  const most = (measure: (file: SiteFile) => number): SiteFile | undefined => {
    const greatest = files.reduce((value, file) => Math.max(value, measure(file)), Number.NEGATIVE_INFINITY)
    return files.find((file) => measure(file) === greatest)
  }
  const chosen = [
    files.find(({ path }) => path === 'index.html'),
    most(({ path }) => path.split('/').length),
    most(({ size }) => size),
    most(({ size }) => -size),
    files[Math.floor(files.length / 2)],
  ]
  return [...new Set(chosen)].filter((file) => file !== undefined)
}

/** Gets one file as a visitor would, and says what is wrong. */
async function faultOf(link: string, file: SiteFile, signal: AbortSignal): Promise<Fault[]> {
  const most = file.size + (isHtml(file) ? addedToHtml : 0)
  const [served, sent] = [createHash('sha256'), createHash('sha256')]
  let length = 0
  const { fault } = await visitFile(link, file, signal, (chunk) => {
    length += chunk.length
    if (length > most) throw new Error('there is more of it than was sent')
    served.update(chunk)
  })
  if (fault !== undefined) return [{ file, fault }]
  if (isHtml(file)) return []
  try {
    const buffer = (): Buffer => Buffer.allocUnsafeSlow(256 * 1024)
    for await (const chunk of readInChunks(file, [buffer(), buffer()])) sent.update(chunk)
  } catch {
    return [{ file, fault: 'has changed on disk since it was sent, so it can not be compared' }]
  }
  return served.digest('hex') === sent.digest('hex') ? [] : [{ file, fault: 'comes with other bytes' }]
}

function notServed(
  link: string,
  sample: readonly SiteFile[],
  faults: readonly Fault[],
  hasRoot: boolean,
  { asFiles, patience }: VerifyOptions,
): ServiceError {
  const lostFolders = asFiles && hasRoot && !faults.some(({ file }) => isAtRoot(file))
  const kinds = [...new Set(faults.map(({ fault }) => fault))].map((fault) => {
    const [first, ...others] = faults.filter((each) => each.fault === fault).map(({ file }) => quotedPath(file))
    return `${first} ${fault}${others.length > 0 ? `, and so it is with ${others.join(', ')}` : ''}`
  })
  const hint = lostFolders
    ? 'The files at the root are there, those in folders are not: the service seems to drop the folders. Write "upload-as: zip".'
    : 'Open the link. If it is only slow, run the job again; if not, ask the hosting service what happened to the upload.'
  return new ServiceError(
    { operation: 'verify', status: 200, link },
    `verify: the site was sent, but https://${link}/ does not serve it after ${patience / 1000} s. Checked ${count(sample.length, 'file')}. Wrong: ${kinds.join('; ')}.`,
    { hint },
  )
}

function isAtRoot({ path }: SiteFile): boolean {
  return !path.includes('/')
}
