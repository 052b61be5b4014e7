import { quote } from '../site/file-access.ts'
import { readText } from '../site/read-file.ts'
import { largestOf, type SiteFile, type SiteFiles } from '../site/site.ts'
import { isHtml, type LookOptions, lookUntilRight, type Sampled, visitFile } from './verify.ts'

/** How a file looks to a visitor without the password. The worst is told first. */
const looks = ['open', 'unclear', 'closed'] as const

interface SeenPage extends Sampled {
  /** The file as it was sent; undefined if it can't be read any more. Then no page can be told from it. */
  readonly sent: PageRead | undefined
  readonly look: (typeof looks)[number]
  /** When it is certain, as of `performance.now()`. */
  readonly settledAt: number
}

/** Bytes of a page that are read at most. A larger answer is no page that asks for a password. */
const largestPage = 1024 * 1024

/**
 * Asks a link as a visitor without the password, until each file of a sample is closed, or one is open (DESIGN, "A
 * password"). An answer may be that of the deploy before, or of storage for what is not there yet: so only a 401 and a
 * page with a field count at once, anything else after 10 s. What is not certain in time is open.
 *
 * @returns why it is open, in sentences; undefined if it is closed
 */
export async function lookForPassword(link: string, files: SiteFiles, options: LookOptions) {
  const look = (before: SeenPage, signal: AbortSignal): Promise<SeenPage> => visitAgain(link, before, signal)
  const sample = passwordSample(files).map(unseen)
  const [worst] = await lookUntilRight('No password is asked for yet', sample, look, options)
  if (worst === undefined) return undefined
  const isOpen = worst.look === 'open' && performance.now() >= worst.settledAt
  const inTime = `within ${options.patience / 1000} s`
  const state = isOpen ? 'is open' : `asked for no password ${inTime}, so it counts as open`
  return `https://${link}/ ${state} to everybody. Without the password, ${quote(worst.path)} ${worst.fault}.`
}

/** The root page and two others, of each kind if there is one. Large ones, because small ones may be the service's. */
function passwordSample(files: SiteFiles): SiteFile[] {
  const root = files.find(({ path }) => path === 'index.html')
  const others = largestOf(files, files.length).filter((file) => file !== root)
  const chosen = [root, others.find((file) => !isHtml(file)), others.find(isHtml), ...others]
  return [...new Set(chosen)].filter((file) => file !== undefined).slice(0, 3)
}

function unseen(file: SiteFile): SeenPage {
  let sent: PageRead | undefined
  try {
    sent = readLoginPage(readText(file, 10 * largestPage) ?? '')
  } catch {
    // It was changed or deleted since.
  }
  return { path: file.path, file, rank: 0, sent, look: 'unclear', settledAt: Number.POSITIVE_INFINITY }
}

async function visitAgain(link: string, before: SeenPage, signal: AbortSignal): Promise<SeenPage> {
  const { path, file, sent } = before
  const chunks: Buffer[] = []
  const { status, fault } = await visitFile(link, path, signal, largestPage, (chunk) => void chunks.push(chunk))
  const seen = (look: SeenPage['look'], what: string, isSure = false): SeenPage => {
    const later = look === before.look ? before.settledAt : performance.now() + 10_000
    const settledAt = isSure ? 0 : later
    const isSettled = performance.now() >= settledAt
    const rank = look === 'open' && isSettled ? -1 : looks.indexOf(look)
    return { ...before, look, settledAt, rank, fault: look === 'closed' && isSettled ? undefined : what }
  }
  if (status === 401) return seen('closed', 'asks for it', true)
  if (status === 403) return seen('closed', 'comes with HTTP 403')
  if (status !== 200) return seen('unclear', fault ?? '')
  const page = readLoginPage(fault === undefined ? Buffer.concat(chunks).toString() : '')
  const wasPage = isHtml(file) || sent?.isHtml
  if (sent && page.isHtml && page.hasPasswordField && !(wasPage && page.title === sent.title))
    return seen('closed', 'comes as a page that asks for it', true)
  if (sent && page.isHtml && !wasPage) return seen('closed', 'comes as a page')
  return seen('open', 'is served, not a page that asks for it')
}

export type PageRead = ReturnType<typeof readLoginPage>

/** What tells a page that asks for a password from one that was sent. The time grows with the text's length only. */
export function readLoginPage(text: string) {
  const [, title = ''] = /<title\b[^<>]*>([^<]*)/iu.exec(text) ?? []
  return {
    /** Not a script or a picture that has some HTML in it. */
    isHtml: /^[\s\u{feff}]*<(?:!doctype html|html|head|body|meta|title)\b/iu.test(text),
    title: title.trim().replace(/\s+/gu, ' ').toLowerCase(),
    hasPasswordField: /<input\b[^<>]*(?:passw|passcode|passphrase)/iu.test(text),
  }
}
