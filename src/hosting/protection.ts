import { ActionError } from '../errors.ts'
import { readInChunks } from '../site/read-file.ts'
import { largestOf, type SiteFile, type SiteFiles } from '../site/site.ts'
import { loginPage, type PageText, readPage } from './login-page.ts'
import { isHtml, type LookOptions, looks, quotedPath, visitFile } from './visitor.ts'

/** A link is open to everybody in spite of its password, or was not shown to be protected. */
export class OpenError extends ActionError {
  readonly link: string

  constructor(link: string, message: string, hint: string | undefined) {
    super(message, { hint })
    this.link = link
  }

  /** The same error, which also says in a sentence what became of the link. */
  withFate(fate: string): OpenError {
    return new OpenError(this.link, `${this.message} ${fate}`, this.hint)
  }
}

/** Whether an answer to a visitor without the password shows that the link is protected, the worst first. */
const meanings = ['open', 'unclear', 'likely', 'sure'] as const

interface Answer {
  readonly meaning: (typeof meanings)[number]
  /** What came, in words. */
  readonly what: string
}

/** Milliseconds that an answer which may change by itself must last. */
const lasting = 10_000

/** Bytes of a page that are read at most. A larger answer is no page that asks for a password. */
const largestPage = 1024 * 1024

/**
 * Asks a link as a visitor without the password until each file of a sample is protected. A 401, or a page of the
 * service's own that asks for a password, settles it at once. A 403 must last, because storage answers so what is not
 * there yet; an open file must last too, because the deploy before may have been open. What can't be told is open.
 *
 * @returns milliseconds that it took
 * @throws {OpenError} if the link is open, or not shown to be protected in time
 */
export async function requireProtected(link: string, files: SiteFiles, options: LookOptions): Promise<number> {
  const { signal, tell, patience } = options
  const start = performance.now()
  const all = [...files]
  const sample = sampleOf(all)
  const sent = await pagesOf(sample, all)
  let last: Answer | undefined
  let since = start
  for await (const deadline of looks(options)) {
    const answers = await Promise.all(sample.map((file) => answerTo(link, file, sent, deadline)))
    const [worst] = answers.toSorted((a, b) => meanings.indexOf(a.meaning) - meanings.indexOf(b.meaning))
    // The look before one that was interrupted tells more.
    if (worst === undefined || (deadline.aborted && last)) break
    if (worst.meaning === 'sure') return performance.now() - start
    if (last === undefined)
      tell(`No password is asked for yet: ${worst.what}. Checking again for up to ${patience / 1000} s.`)
    if (worst.meaning !== last?.meaning) since = performance.now()
    last = worst
    const isSettled = worst.meaning !== 'unclear' && performance.now() - since >= lasting
    if (isSettled) break
  }
  signal.throwIfAborted()
  if (last?.meaning === 'likely') return performance.now() - start
  const isOpen =
    last?.meaning === 'open' ? 'is open' : `asked for no password within ${patience / 1000} s, so it counts as open`
  const message = `preview-password: https://${link}/ ${isOpen} to everybody. Without the password, ${last?.what ?? 'nothing was asked'}.`
  throw new OpenError(link, message, hint)
}

const hint =
  'The service may not know passwords: then leave "preview-password" out, and previews are open to whoever has the link.'

/** The root page and two others, one of each kind if there is one. Large ones, because small ones may be the service's. */
function sampleOf(files: readonly SiteFile[]): SiteFile[] {
  const root = files.find(({ path }) => path === 'index.html')
  const assets = files.filter((file) => !isHtml(file))
  const pages = files.filter((file) => isHtml(file) && file !== root)
  const [[asset, otherAsset], [page, otherPage]] = [largestOf(assets, 2), largestOf(pages, 2)]
  return [root, asset ?? otherPage, page ?? otherAsset].filter((file) => file !== undefined)
}

/** The text of the pages that an answer may be: those of the sample, and what a service may show for any path. */
async function pagesOf(sample: readonly SiteFile[], files: readonly SiteFile[]): Promise<PageText[]> {
  const forAnyPath = files.filter(({ path }) => path === '404.html' || path === '200.html')
  return await Promise.all([...new Set([...sample, ...forAnyPath])].filter(isHtml).map(textOfFile))
}

/** The text of a page as it was sent; if it can't be read any more, one that no answer can be told from. */
async function textOfFile(file: SiteFile): Promise<PageText> {
  const buffer = (): Buffer => Buffer.allocUnsafeSlow(largestPage)
  try {
    for await (const chunk of readInChunks(file, [buffer(), buffer()])) return readPage(chunk.toString())
    return readPage('')
  } catch {
    return { title: '', words: [], asks: 'field' }
  }
}

async function answerTo(link: string, file: SiteFile, sent: readonly PageText[], signal: AbortSignal): Promise<Answer> {
  const chunks: Buffer[] = []
  let length = 0
  const { status, fault } = await visitFile(link, file, signal, (chunk) => {
    length += chunk.length
    if (length > largestPage) throw new Error('it is larger than a page')
    chunks.push(chunk)
  })
  const path = quotedPath(file)
  if (status === 401) return { meaning: 'sure', what: `${path} asks for it` }
  if (status === 403) return { meaning: 'likely', what: `${path} comes with HTTP 403` }
  const isLarge = length > largestPage
  if (status !== 200 && !isLarge) return { meaning: 'unclear', what: `${path} ${fault}` }
  const login = isLarge ? undefined : loginPage(Buffer.concat(chunks).toString(), sent)
  const what = login === undefined ? 'is served, not a page that asks for it' : 'seems to ask for it'
  return { meaning: login ?? 'open', what: `${path} ${what}` }
}
