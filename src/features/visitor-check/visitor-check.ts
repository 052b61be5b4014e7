import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { ActionError, messageOf } from '../../errors.ts'
import { visit } from '../../http/exchange.ts'
import { quote, readInChunks, readText } from '../../site/file-access.ts'
import { isHtml } from '../../site/private-files.ts'
import { bySize, type SiteFile, type SiteFiles } from '../../site/site.ts'
import { encodedPath } from '../../text/address.ts'
import { excerpt } from '../../text/printable.ts'

interface CheckOptions {
  readonly signal: AbortSignal
  readonly info: (line: string) => void
  readonly timeoutMs: number
}

/** Asks for a sample of the files, without the key, until it is served. Returns the error, or a summary. */
export async function verify(link: string, files: SiteFiles, options: CheckOptions): Promise<ActionError | string> {
  const maxBy = (measure: (file: SiteFile) => number): SiteFile =>
    files.reduce((best, file) => (measure(file) > measure(best) ? file : best))
  const root = files.filter(({ path }) => path === 'index.html')
  const chosen = [maxBy(({ path }) => path.split('/').length), maxBy(({ size }) => size), maxBy(({ size }) => -size)]
  const sample = [...new Set([...root, ...chosen])]
  const problems = await repeatCheck('Not all files are served yet', link, sample, options, whyDifferent)
  if (problems.length === 0) return await comparisonOf(sample)
  const message = `The site was sent, but https://${link}/ does not serve it after ${options.timeoutMs / 1000} s: ${problems.join('; ')}.`
  const hint =
    'Open that address. If it is only slow, run the job again. If only files in folders are wrong, write "upload-as: zip". Else ask the hosting service what happened to the upload.'
  return new ActionError(message, { hint })
}

async function comparisonOf(sample: SiteFiles): Promise<string> {
  const parts: string[] = []
  for (const file of sample) {
    const isPlain = isHtml(file.path) && (await sentTitle(file)) === ''
    const same = isHtml(file.path) ? 'the same title' : 'the same bytes'
    parts.push(`${quote(file.path)} (${isPlain ? 'answers with 200' : same})`)
  }
  return `${parts.some((part) => part.includes('(the same ')) ? 'Verified' : 'Asked for'}: ${parts.join(', ')}`
}

/** Words that follow the path of a file; undefined if it is as it should be. */
type WhyWrong = (file: SiteFile, visited: Awaited<ReturnType<typeof visitFile>>) => Promise<string | undefined>

/** Compares only the titles of HTML, because services add to it. */
const whyDifferent: WhyWrong = async (file, { problem, text, digest }) => {
  if (problem !== undefined) return problem
  if (!isHtml(file.path)) return digest === (await sentDigest(file)) ? undefined : 'comes with other bytes'
  const [served, sent] = await Promise.all([titleOf(text), sentTitle(file)])
  if (sent === '' || served === sent) return undefined
  const shown = served === '' ? 'without a title' : `with the title "${excerpt(served, 100)}"`
  return `comes ${shown}, not with "${excerpt(sent, 100)}"`
}

const sentTitle = async (file: SiteFile): Promise<string> => await titleOf(readText(file, 10 * 2 ** 20) ?? '')

async function sentDigest(file: SiteFile): Promise<string> {
  const digest = createHash('sha256')
  for await (const chunk of readInChunks(file, Buffer.alloc(2 ** 18))) digest.update(chunk)
  return digest.digest('hex')
}

async function repeatCheck(notYet: string, link: string, files: SiteFiles, options: CheckOptions, whyWrong: WhyWrong) {
  const { signal, info, timeoutMs } = options
  const end = performance.now() + timeoutMs
  let pending = files
  for (let pauseMs = 500; ; pauseMs = Math.min(2 * pauseMs, 4000)) {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    const checked = pending.map(async (file) => {
      return { file, problem: await whyWrong(file, await visitFile(link, file, limit)) }
    })
    const wrong = (await Promise.all(checked)).filter(({ problem }) => problem !== undefined)
    signal.throwIfAborted()
    const problems = wrong.map(({ file, problem }) => `${quote(file.path)} ${problem}`)
    if (problems.length === 0 || performance.now() >= end) return problems
    if (pending === files) info(`${notYet}: ${problems[0]}. Checking again for up to ${timeoutMs / 1000} s.`)
    pending = wrong.map(({ file }) => file)
    await setTimeout(pauseMs, undefined, { signal })
  }
}

/** Gets one file as a visitor, with the start of its text. The status is 0 if no complete answer came. */
async function visitFile(link: string, { path }: SiteFile, signal: AbortSignal) {
  const url = new URL(`https://${link}/${path === 'index.html' ? '' : encodedPath(path)}`)
  const digest = createHash('sha256')
  const start: Buffer[] = []
  let freeBytes = 2 ** 20
  const take = (chunk: Buffer): void => {
    digest.update(chunk)
    if (freeBytes > 0) start.push(chunk)
    freeBytes -= chunk.length
  }
  const visited = await visit(url, signal, take).catch((error: unknown) => {
    return { status: 0, problem: `can't be fetched (${excerpt(messageOf(error).replace(/\.$/u, ''))})` }
  })
  return { ...visited, digest: digest.digest('hex'), text: Buffer.concat(start).toString() }
}

/** Asks for two files without the password (design 6.7) until both are closed. Returns why they are open, in sentences. */
export async function verifyProtection(link: string, files: SiteFiles, options: CheckOptions) {
  const root = files.filter(({ path }) => path === 'index.html')
  const others = bySize(files).filter(({ path }) => path !== 'index.html')
  // Services may protect pages alone.
  const sample = [...root, others.find(({ path }) => !isHtml(path)) ?? others[0] ?? []].flat()
  const problems = await repeatCheck('No password is asked for yet', link, sample, options, whyOpen)
  if (problems.length === 0) return undefined
  const served = problems.find((each) => each.endsWith('is served'))
  return `https://${link}/ ${served ? 'is' : 'may be'} open to everybody. After ${options.timeoutMs / 1000} s no password is asked for: ${served ?? problems[0]}.`
}

/** A file without a complete answer, or that has changed since it was sent, counts as open. */
const whyOpen: WhyWrong = async (file, { status, problem, text }) => {
  if (status === 401 || status === 403) return undefined
  if (status !== 200) return problem
  const title = (await titleOf(text)).toLowerCase()
  const sent = isHtml(file.path) ? await sentTitle(file).catch(() => title) : undefined
  return hasPasswordField(text) && sent?.toLowerCase() !== title ? undefined : 'is served'
}

/** The title that a browser shows, if it is in the first MiB. Empty if there is none. */
export async function titleOf(html: string): Promise<string> {
  const { Parser } = await import('htmlparser2')
  let title = ''
  const open: string[] = []
  const isTitle = () => open.at(-1) === 'title' && !open.includes('svg') && !open.includes('template')
  const parser = new Parser({
    onopentagname(name) {
      // The parser's time grows with the square of the open elements.
      if (open.push(name) > 500) parser.pause()
    },
    ontext(text) {
      if (isTitle()) title += text
    },
    onclosetag() {
      if (isTitle()) parser.pause()
      open.pop()
    },
  })
  parser.end(html.slice(0, 2 ** 20))
  return title.replace(/[\t\n\f\r ]+/gu, ' ').trim()
}

export function hasPasswordField(text: string): boolean {
  // A script or a picture may have some HTML in it.
  const isPage = /^[\s\u{feff}]*<(?:!doctype html|html|head|body|meta|title)\b/iu.test(text)
  return isPage && /<input\b[^<>]*(?:passw|passcode|passphrase)/iu.test(text)
}
