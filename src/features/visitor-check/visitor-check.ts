import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { ActionError, messageOf } from '../../errors.ts'
import { visit } from '../../http/visit.ts'
import { quote } from '../../site/file-access.ts'
import { readInChunks, readText } from '../../site/read-file.ts'
import { bySize, type SiteFile, type SiteFiles } from '../../site/site.ts'
import { encodedPath } from '../../text/address.ts'
import { mediaType } from '../../text/media-type.ts'
import { excerpt } from '../../text/printable.ts'
import { hasPasswordField, titleOf } from './read-served.ts'

interface LookOptions {
  readonly signal: AbortSignal
  /** Gets one line if the first look finds a problem. */
  readonly tell: (line: string) => void
  /** Milliseconds in all. */
  readonly patience: number
}

/**
 * Asks a link, without the key, until it serves a sample of what was sent: the root page, the deepest path, the largest
 * file and the smallest. Of HTML only the titles are compared, because services add to it.
 *
 * @returns what is wrong, with the link; or what was compared, in words without a full stop
 */
export async function verify(link: string, files: SiteFiles, options: LookOptions): Promise<ActionError | string> {
  const most = (measure: (file: SiteFile) => number): SiteFile =>
    files.reduce((best, file) => (measure(file) > measure(best) ? file : best))
  const root = files.filter(({ path }) => path === 'index.html')
  const chosen = [most(({ path }) => path.split('/').length), most(({ size }) => size), most(({ size }) => -size)]
  const sample = [...new Set([...root, ...chosen])]
  const faults = await lookUntilRight('Not all files are served yet', link, sample, options, unservedAs)
  if (faults.length === 0) return await comparisonOf(sample)
  const message = `The site was sent, but https://${link}/ does not serve it after ${options.patience / 1000} s: ${faults.join('; ')}.`
  const hint =
    'Open the link. If it is only slow, run the job again. If only files in folders are wrong, write "upload-as: zip". Else ask the hosting service what happened to the upload.'
  return new ActionError(message, { hint })
}

/** As in `Verified: "index.html" (the same title)`. */
async function comparisonOf(sample: SiteFiles): Promise<string> {
  const parts: string[] = []
  for (const file of sample) {
    const isPlain = isHtml(file) && (await sentTitle(file)) === ''
    parts.push(`${quote(file.path)} (${isPlain ? 'answers with 200' : `the same ${isHtml(file) ? 'title' : 'bytes'}`})`)
  }
  return `${parts.some((part) => part.includes('(the same ')) ? 'Verified' : 'Asked for'}: ${parts.join(', ')}`
}

/** What is wrong with one file, in words that follow its path. Undefined if nothing is. */
type FaultOf = (link: string, file: SiteFile, signal: AbortSignal) => Promise<string | undefined>

const unservedAs: FaultOf = async (link, file, signal) => {
  if (isHtml(file)) return await whyOtherPage(link, file, signal)
  const served = createHash('sha256')
  const { problem } = await visitFile(link, file, signal, (chunk) => served.update(chunk))
  if (problem !== undefined) return problem
  const sent = createHash('sha256')
  for await (const chunk of readInChunks(file, [Buffer.alloc(2 ** 18), Buffer.alloc(2 ** 18)])) sent.update(chunk)
  return served.digest('hex') === sent.digest('hex') ? undefined : 'comes with other bytes'
}

const whyOtherPage: FaultOf = async (link, file, signal) => {
  const { problem, text } = await visitPage(link, file, signal)
  const [served, sent] = await Promise.all([titleOf(text), sentTitle(file)])
  if (problem !== undefined || sent === '' || served === sent) return problem
  const shown = served === '' ? 'without a title' : `with the title "${excerpt(served, 100)}"`
  return `comes ${shown}, not with "${excerpt(sent, 100)}"`
}

const sentTitle = async (file: SiteFile): Promise<string> => await titleOf(readText(file, 10 * 2 ** 20) ?? '')

/**
 * Looks at files until nothing is wrong, or `patience` is over.
 *
 * @returns what the last look found wrong, each with its path
 */
async function lookUntilRight(notYet: string, link: string, files: SiteFiles, options: LookOptions, faultOf: FaultOf) {
  const { signal, tell, patience } = options
  const end = performance.now() + patience
  let left = files
  for (let pause = 500; ; pause = Math.min(2 * pause, 4000)) {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)])
    const seen = await Promise.all(left.map(async (file) => ({ file, problem: await faultOf(link, file, limit) })))
    signal.throwIfAborted()
    const wrong = seen.filter(({ problem }) => problem !== undefined)
    const faults = wrong.map(({ file, problem }) => `${quote(file.path)} ${problem}`)
    if (faults.length === 0 || performance.now() >= end) return faults
    if (left === files) tell(`${notYet}: ${faults[0]}. Checking again for up to ${patience / 1000} s.`)
    left = wrong.map(({ file }) => file)
    await setTimeout(pause, undefined, { signal })
  }
}

/** Gets one file as a visitor. The status is 0 if no complete answer came. */
async function visitFile(link: string, { path }: SiteFile, signal: AbortSignal, take: (chunk: Buffer) => unknown) {
  const url = new URL(`https://${link}/${path === 'index.html' ? '' : encodedPath(path)}`)
  return await visit(url, signal, take).catch((error: unknown) => {
    return { status: 0, problem: `can't be fetched (${excerpt(messageOf(error))})` }
  })
}

/** The same, with the beginning of what came. */
async function visitPage(link: string, file: SiteFile, signal: AbortSignal) {
  const start: Buffer[] = []
  const visited = await visitFile(link, file, signal, (chunk) => start.length < 500 && start.push(chunk))
  return { ...visited, text: Buffer.concat(start).toString() }
}

function isHtml({ path }: SiteFile): boolean {
  return /^(?:text\/html|application\/xhtml\+xml)$/u.test(mediaType(path) ?? '')
}

/**
 * Asks a link as a visitor without the password, the root page and one other file, until both are closed (DESIGN 4, "A
 * password"). What is open may be the deploy before, so it is asked again. What is not closed in time is open.
 *
 * @returns why it is open, in sentences; undefined if it is closed
 */
export async function lookForPassword(link: string, files: SiteFiles, options: LookOptions) {
  const root = files.filter(({ path }) => path === 'index.html')
  const others = bySize(files).filter((file) => !root.includes(file))
  // Services may protect pages alone.
  const other = others.find((file) => !isHtml(file)) ?? others[0]
  const sample = other ? [...root, other] : root
  const [problem] = await lookUntilRight('No password is asked for yet', link, sample, options, whyOpen)
  if (problem === undefined) return undefined
  return `https://${link}/ is open to everybody. After ${options.patience / 1000} s no password is asked for: ${problem}.`
}

/** How a file comes without the password, in words that follow its path. Undefined if it is closed. */
async function whyOpen(link: string, file: SiteFile, signal: AbortSignal): Promise<string | undefined> {
  const { status, problem, text } = await visitPage(link, file, signal)
  if (status === 401 || status === 403) return undefined
  if (status !== 200) return problem
  const isSent = isHtml(file) && (await titleOf(text)).toLowerCase() === (await sentTitle(file)).toLowerCase()
  return hasPasswordField(text) && !isSent ? undefined : 'is served'
}
