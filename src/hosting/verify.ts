import { setTimeout } from 'node:timers/promises'
import { ServiceError } from '../errors.ts'
import type { SiteFile } from '../site/site.ts'
import { count } from '../text/format.ts'
import { excerpt } from '../text/printable.ts'
import { faultOf } from './look.ts'
import { sampleOf } from './sample.ts'

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
