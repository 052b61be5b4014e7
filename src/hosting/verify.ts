import { setTimeout } from 'node:timers/promises'
import { ServiceError } from '../errors.ts'
import type { SiteFile, SiteFiles } from '../site/site.ts'
import { count } from '../text/format.ts'
import { excerpt } from '../text/printable.ts'
import { faultOf } from './verify-file.ts'
import { sampleOf } from './verify-sample.ts'

/** How to look at a link. */
export interface VerifyOptions {
  readonly signal: AbortSignal
  /** Whether the site was sent as single files. Then the service may have dropped their folders. */
  readonly asFiles: boolean
  /** Gets one line if the link does not serve the site at the first look. */
  readonly tell: (line: string) => void
  /** Milliseconds in all; 60 s if not given. */
  readonly patience?: number
}

/** Milliseconds between two looks. */
const pauses = [500, 1000, 2000, 4000] as const

/**
 * Asks a link, without the key, until it serves what was sent. It asks for the root page and a sample that includes the
 * deepest path, the largest and the smallest file. Each must come with status 200 and with the same bytes; the bytes of
 * HTML are not compared, because services add to it.
 *
 * @returns milliseconds that it took
 * @throws {ServiceError} if the link does not serve it in time. The error carries the link.
 */
export async function verify(link: string, files: SiteFiles, options: VerifyOptions): Promise<number> {
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
    // If the deadline interrupted this look, the look before it tells more.
    if (!deadline.aborted || faults.length === 0) faults = found
    if (deadline.aborted && found.length > 0) throw notServed(link, files, faults, { ...options, patience })
    open = found.map(({ file }) => file)
    if (open.length === 0) break
    if (round === 0)
      tell(`Not all files are served yet: ${describeFault(found[0])}. Checking again for up to ${patience / 1000} s.`)
    const pause = pauses[Math.min(round, pauses.length - 1)]
    await setTimeout(pause, undefined, { signal: deadline }).catch(() => signal.throwIfAborted())
  }
  return performance.now() - start
}

interface Fault {
  readonly file: SiteFile
  /** In words that follow the path. */
  readonly fault: string
}

function describeFault(fault: Fault | undefined): string {
  return fault ? `${quote(fault.file.path)} ${fault.fault}` : ''
}

function quote(path: string): string {
  return `"${excerpt(path, 200)}"`
}

function notServed(
  link: string,
  files: SiteFiles,
  faults: readonly Fault[],
  { asFiles, patience }: VerifyOptions & { patience: number },
): ServiceError {
  const isNested = ({ file }: Fault): boolean => file.path.includes('/')
  const onlyNested = faults.every(isNested) && hasRootFile(files)
  const kinds = [...new Set(faults.map(({ fault }) => fault))].map((fault) => {
    const [first = '', ...others] = faults.filter((each) => each.fault === fault).map(({ file }) => quote(file.path))
    return `${first} ${fault}${others.length > 0 ? `, and so it is with ${others.join(', ')}` : ''}`
  })
  const looked = count(sampleOf(files).length, 'file')
  const hint =
    asFiles && onlyNested
      ? 'The files at the root are there, those in folders are not: the service seems to drop the folders. Write "upload-as: zip".'
      : 'Open the link. If it is only slow, run the job again; if not, ask the hosting service what happened to the upload.'
  const inPublic = { message: 'verify: the site was sent, but its link does not serve it.', hint }
  return new ServiceError(
    { operation: 'verify', status: 200, link },
    `verify: the site was sent, but https://${link}/ does not serve it after ${patience / 1000} s. Checked ${looked}. Wrong: ${kinds.join('; ')}.`,
    { hint, inPublic },
  )
}

function hasRootFile(files: SiteFiles): boolean {
  for (const { path } of files) if (!path.includes('/')) return true
  return false
}
