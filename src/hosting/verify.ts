import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { ActionError, messageOf } from '../errors.ts'
import { visit } from '../http/visit.ts'
import { quote } from '../site/file-access.ts'
import { readInChunks } from '../site/read-file.ts'
import type { SiteFile, SiteFiles } from '../site/site.ts'
import { encodedPath } from '../text/address.ts'
import { mediaType } from '../text/media-type.ts'
import { excerpt } from '../text/printable.ts'

export interface LookOptions {
  readonly signal: AbortSignal
  /** Gets one line if the first look finds a fault. */
  readonly tell: (line: string) => void
  /** Milliseconds in all. */
  readonly patience: number
}

/**
 * Asks a link, without the key, until it serves a sample of what was sent: the root page, the deepest path, the largest
 * file and the smallest. The bytes of HTML are not compared, because services add to it.
 *
 * @returns what is wrong, with the link; undefined if it serves them all
 */
export async function verify(link: string, files: SiteFiles, options: LookOptions): Promise<ActionError | undefined> {
  const most = (measure: (file: SiteFile) => number): SiteFile =>
    files.reduce((best, file) => (measure(file) > measure(best) ? file : best))
  const root = files.filter(({ path }) => path === 'index.html')
  const chosen = [most(({ path }) => path.split('/').length), most(({ size }) => size), most(({ size }) => -size)]
  const sample = [...new Set([...root, ...chosen])]
  const faults = await lookUntilRight('Not all files are served yet', link, sample, options, unservedAs)
  if (faults.length === 0) return undefined
  const message = `The site was sent, but https://${link}/ does not serve it after ${options.patience / 1000} s: ${faults.join('; ')}.`
  const hint =
    'Open the link. If it is only slow, run the job again. If only files in folders are wrong, write "upload-as: zip". Else ask the hosting service what happened to the upload.'
  return new ActionError(message, { hint })
}

/** What is wrong with one file, in words that follow its path. Undefined if nothing is. */
type FaultOf = (link: string, file: SiteFile, signal: AbortSignal) => Promise<string | undefined>

const unservedAs: FaultOf = async (link, file, signal) => {
  const served = createHash('sha256')
  const { fault } = await visitFile(link, file, signal, (chunk) => served.update(chunk))
  if (fault !== undefined || isHtml(file)) return fault
  const sent = createHash('sha256')
  for await (const chunk of readInChunks(file, [Buffer.alloc(2 ** 18), Buffer.alloc(2 ** 18)])) sent.update(chunk)
  return served.digest('hex') === sent.digest('hex') ? undefined : 'comes with other bytes'
}

/**
 * Looks at files until nothing is wrong, or `patience` is over.
 *
 * @returns what the last look found wrong, each with its path
 */
export async function lookUntilRight(
  notYet: string,
  link: string,
  files: SiteFiles,
  { signal, tell, patience }: LookOptions,
  faultOf: FaultOf,
): Promise<readonly string[]> {
  const end = performance.now() + patience
  let left = files
  for (let pause = 500; ; pause = Math.min(2 * pause, 4000)) {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)])
    const seen = await Promise.all(left.map(async (file) => ({ file, fault: await faultOf(link, file, limit) })))
    signal.throwIfAborted()
    const wrong = seen.filter(({ fault }) => fault !== undefined)
    const faults = wrong.map(({ file, fault }) => `${quote(file.path)} ${fault}`)
    if (faults.length === 0 || performance.now() >= end) return faults
    if (left === files) tell(`${notYet}: ${faults[0]}. Checking again for up to ${patience / 1000} s.`)
    left = wrong.map(({ file }) => file)
    await setTimeout(pause, undefined, { signal })
  }
}

/** Gets one file as a visitor. The status is 0 if no complete answer came. */
export async function visitFile(
  link: string,
  { path }: SiteFile,
  signal: AbortSignal,
  take: (chunk: Buffer) => unknown,
) {
  const url = new URL(`https://${link}/${path === 'index.html' ? '' : encodedPath(path)}`)
  return await visit(url, signal, take).catch((error: unknown) => {
    return { status: 0, fault: `can't be fetched (${excerpt(messageOf(error))})` }
  })
}

export function isHtml({ path }: SiteFile): boolean {
  return /^(?:text\/html|application\/xhtml\+xml)$/u.test(mediaType(path) ?? '')
}
