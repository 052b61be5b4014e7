import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import mime from 'mime'
import { ServiceError } from '../errors.ts'
import type { Connection } from '../http/connect.ts'
import { type Page, visit } from '../http/page.ts'
import { readInChunks } from '../site/read.ts'
import type { SiteFile } from '../site/site.ts'
import { count } from '../text/format.ts'
import { excerpt } from '../text/printable.ts'

/** What to look at, and how. */
export interface VerifyOptions {
  readonly signal: AbortSignal
  /** Whether the site was sent as single files, so that the service may have dropped their folders. */
  readonly asFiles: boolean
  /** Gets a line when the link is not what it should be at the first look. */
  readonly tell: (line: string) => void
  /** Milliseconds in all; 60 s unless given. */
  readonly patience?: number
}

/** Bytes that a service may add to a page. */
const addedToHtml = 10 * 1024 * 1024

/** Milliseconds between two looks. */
const pauses = [500, 1000, 2000, 4000] as const

/**
 * Asks a link itself, without the key, until it serves what was sent: the root page, and a sample that includes the
 * deepest path, the largest and the smallest file, each with status 200 and, where it is not HTML (to which services add),
 * with the same bytes.
 *
 * @returns milliseconds that it took
 * @throws {ServiceError} where it does not in time; it carries the link
 */
export async function verify(
  link: string,
  files: readonly SiteFile[],
  options: VerifyOptions,
): Promise<number> {
  const { signal, tell, patience = 60_000 } = options
  const start = performance.now()
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(patience)])
  let open = sampleOf(files)
  let faults: Fault[] = []
  for (let round = 0; open.length > 0; round += 1) {
    const looks = open.map(async (file): Promise<Fault[]> => {
      const fault = await faultOf(link, file, deadline)
      return fault === undefined ? [] : [{ file, fault }]
    })
    const found = (await Promise.all(looks)).flat()
    signal.throwIfAborted()
    // What was cut short by the deadline says less than the look before.
    if (!deadline.aborted || faults.length === 0) faults = found
    if (deadline.aborted && found.length > 0) throw notServed(link, files, faults, { ...options, patience })
    open = found.map(({ file }) => file)
    if (open.length === 0) break
    if (round === 0)
      tell(
        `Not all of it is served yet: ${describeFault(found[0])}. Looking again for up to ${patience / 1000} s.`,
      )
    const pause = pauses[Math.min(round, pauses.length - 1)]
    await setTimeout(pause, undefined, { signal: deadline }).catch(() => signal.throwIfAborted())
  }
  return performance.now() - start
}

interface Fault {
  readonly file: SiteFile
  /** In words, after the path. */
  readonly fault: string
}

function describeFault(fault: Fault | undefined): string {
  return fault ? `"${excerpt(fault.file.path, 200)}" ${fault.fault}` : ''
}

/** The root page where there is one, the deepest path, the largest and the smallest file, and one from the middle. */
function sampleOf(files: readonly SiteFile[]): SiteFile[] {
  const depth = ({ path }: SiteFile): number => path.split('/').length
  const best = (better: (a: SiteFile, b: SiteFile) => boolean): SiteFile | undefined =>
    files.reduce<SiteFile | undefined>(
      (found, file) => (found && !better(file, found) ? found : file),
      undefined,
    )
  const sample = [
    files.find(({ path }) => path === 'index.html'),
    best((a, b) => depth(a) > depth(b)),
    best((a, b) => a.size > b.size),
    best((a, b) => a.size < b.size),
    files[Math.floor(files.length / 2)],
  ]
  return [...new Set(sample.filter((file) => file !== undefined))]
}

/** What is wrong with how a file is served; undefined where nothing is. */
async function faultOf(link: string, file: SiteFile, signal: AbortSignal): Promise<string | undefined> {
  const path = file.path === 'index.html' ? '' : file.path.split('/').map(encodeURIComponent).join('/')
  const isHtml = mime.getType(file.path) === 'text/html'
  const hash = createHash('sha256')
  const most = file.size + (isHtml ? addedToHtml : 0)
  let length = 0
  let page: Page
  try {
    page = await visit(new URL(`https://${link}/${path}`), visitor(signal), (chunk) => {
      length += chunk.length
      if (length > most) throw new Error('there is more of it than was sent')
      hash.update(chunk)
    })
  } catch (error) {
    return `can't be fetched (${excerpt(error instanceof Error ? error.message : String(error))})`
  }
  if (page.elsewhere !== undefined)
    return `redirects to ${excerpt(page.elsewhere)}, which is not followed: another host, or no https`
  if (page.status === 404) return 'is missing (HTTP 404)'
  if (page.status !== 200) return `comes with HTTP ${page.status}`
  if (isHtml) return undefined
  const expected = await digestOf(file).catch(() => undefined)
  if (expected === undefined) return 'has changed on disk since it was sent, so it can not be compared'
  return hash.digest('hex') === expected ? undefined : 'comes with other bytes'
}

function visitor(signal: AbortSignal): Connection {
  return {
    signal,
    peer: 'the hosting service',
    addressFrom: 'the link',
    silence: 20_000,
    answerTime: 10 * 60_000,
    answerLimit: Number.POSITIVE_INFINITY,
  }
}

async function digestOf(file: SiteFile): Promise<string> {
  const hash = createHash('sha256')
  const size = 256 * 1024
  const buffers = [Buffer.allocUnsafeSlow(size), Buffer.allocUnsafeSlow(size)] as const
  for await (const chunk of readInChunks(file, buffers)) hash.update(chunk)
  return hash.digest('hex')
}

function notServed(
  link: string,
  files: readonly SiteFile[],
  faults: readonly Fault[],
  { asFiles, patience }: VerifyOptions & { patience: number },
): ServiceError {
  const isNested = ({ file }: Fault): boolean => file.path.includes('/')
  const onlyNested = faults.every(isNested) && files.some(({ path }) => !path.includes('/'))
  const what = faults.map(describeFault).join('; ')
  const looked = count(sampleOf(files).length, 'file')
  const hint =
    asFiles && onlyNested
      ? 'The root is there, files in folders are not: the service seems to drop the folders of single files. Write "upload-as: zip".'
      : 'Open the link. If it is only slow, run the job again; if not, ask the hosting service what became of the upload.'
  const inPublic = { message: 'verify: the site was sent, but its link does not serve it.', hint }
  return new ServiceError(
    { operation: 'verify', status: 200, link },
    `verify: the site was sent, but https://${link}/ does not serve it after ${patience / 1000} s. Of ${looked} looked at: ${what}.`,
    { hint, inPublic },
  )
}
