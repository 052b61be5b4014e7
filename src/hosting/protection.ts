import { ActionError } from '../errors.ts'
import { quote } from '../site/file-access.ts'
import { readInChunks } from '../site/read-file.ts'
import { largestOf, type SiteFile, type SiteFiles } from '../site/site.ts'
import { loginPage, type PageText, pageTextOf } from './login-page.ts'
import { isHtml, type LookOptions, lookUntil, visitFile } from './verify.ts'

/** A link is open to everybody in spite of its password, or was not shown to be protected. */
export class OpenError extends ActionError {}

/** What an answer to a visitor without the password shows, the worst first. */
const meanings = ['open', 'unclear', 'likely', 'sure'] as const

interface Answer {
  readonly meaning: (typeof meanings)[number]
  readonly what: string
}

/** Bytes of a page that are read at most. A larger answer is no page that asks for a password. */
const largestPage = 1024 * 1024

/**
 * Asks a link as a visitor without the password until each file of a sample is protected. A 401, or a page of the
 * service's own that asks for a password, settles it at once. A 403 must last, because storage answers so what is not
 * there yet; an open file must last too, because the deploy before may have been open. What can't be told is open.
 * Returns the milliseconds that it took. @throws {OpenError}
 */
export async function requireProtected(link: string, files: SiteFiles, options: LookOptions): Promise<number> {
  const start = performance.now()
  const sample = sampleOf(files)
  const sent = await pagesOf(sample, files)
  const look = async (signal: AbortSignal): Promise<Answer> => {
    const answers = await Promise.all(sample.map((file) => answerTo(link, file, sent, signal)))
    const rank = ({ meaning }: Answer): number => meanings.indexOf(meaning)
    return answers.reduce((worst, each) => (rank(each) < rank(worst) ? each : worst))
  }
  let [before, since] = ['', start]
  const { meaning, what } = await lookUntil(options, look, (answer) => {
    if (answer.meaning !== before) [before, since] = [answer.meaning, performance.now()]
    const hasLasted = answer.meaning !== 'unclear' && performance.now() - since >= 10_000
    return answer.meaning === 'sure' || hasLasted ? undefined : `No password is asked for yet: ${answer.what}.`
  })
  if (meaning === 'sure' || meaning === 'likely') return performance.now() - start
  const time = `${options.patience / 1000} s`
  const isOpen = meaning === 'open' ? 'is open' : `asked for no password within ${time}, so it counts as open`
  const message = `preview-password: https://${link}/ ${isOpen} to everybody. Without the password, ${what}.`
  const hint =
    'The service may not know passwords: then leave "preview-password" out, and previews are open to whoever has the link.'
  throw new OpenError(message, { hint })
}

/** The root page and two others, of each kind if there is one. Large ones, because small ones may be the service's. */
function sampleOf(files: SiteFiles): SiteFile[] {
  const root = files.find(({ path }) => path === 'index.html')
  const assets = files.filter((file) => !isHtml(file))
  const pages = files.filter((file) => isHtml(file) && file !== root)
  const [[asset, otherAsset], [page, otherPage]] = [largestOf(assets, 2), largestOf(pages, 2)]
  return [root, asset ?? otherPage, page ?? otherAsset].filter((file) => file !== undefined)
}

/** The text of the pages that an answer may be: those of the sample, and what a service may show for any path. */
async function pagesOf(sample: readonly SiteFile[], files: SiteFiles): Promise<PageText[]> {
  const forAnyPath = files.filter(({ path }) => path === '404.html' || path === '200.html')
  return await Promise.all([...new Set([...sample, ...forAnyPath])].filter(isHtml).map(textOfFile))
}

/** The text of a page as it was sent; if it can't be read any more, one that no answer can be told from. */
async function textOfFile(file: SiteFile): Promise<PageText> {
  try {
    const buffer = (): Buffer => Buffer.allocUnsafeSlow(largestPage)
    for await (const chunk of readInChunks(file, [buffer(), buffer()])) return pageTextOf(chunk.toString())
    return pageTextOf('')
  } catch {
    return { title: '', words: [], asks: 'field' }
  }
}

async function answerTo(link: string, file: SiteFile, sent: readonly PageText[], signal: AbortSignal): Promise<Answer> {
  const chunks: Buffer[] = []
  const { status, fault } = await visitFile(link, file, signal, largestPage, (chunk) => void chunks.push(chunk))
  const name = quote(file.path)
  if (status === 401) return { meaning: 'sure', what: `${name} asks for it` }
  if (status === 403) return { meaning: 'likely', what: `${name} comes with HTTP 403` }
  if (status !== 200) return { meaning: 'unclear', what: `${name} ${fault}` }
  const login = fault === undefined && loginPage(Buffer.concat(chunks).toString(), sent)
  if (login) return { meaning: login, what: `${name} seems to ask for it` }
  return { meaning: 'open', what: `${name} is served, not a page that asks for it` }
}
