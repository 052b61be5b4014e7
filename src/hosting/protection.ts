import { readText } from '../site/read-file.ts'
import { largestOf, type SiteFile, type SiteFiles } from '../site/site.ts'
import { isHtml, type LookOptions, lookUntilRight, visitFile } from './verify.ts'

/**
 * Asks a link as a visitor without the password, the root page and one other file, until both are closed (DESIGN 4, "A
 * password"). What is open may be the deploy before, so it is asked again. What is not closed in time is open.
 *
 * @returns why it is open, in sentences; undefined if it is closed
 */
export async function lookForPassword(link: string, files: SiteFiles, options: LookOptions) {
  const root = files.filter(({ path }) => path === 'index.html')
  const others = largestOf(files, files.length).filter((file) => !root.includes(file))
  // Services may protect pages alone.
  const other = others.find((file) => !isHtml(file)) ?? others[0]
  const sample = other ? [...root, other] : root
  const [fault] = await lookUntilRight('No password is asked for yet', link, sample, options, whyOpen)
  if (fault === undefined) return undefined
  return `https://${link}/ is open to everybody. After ${options.patience / 1000} s no password is asked for: ${fault}.`
}

/** How a file comes without the password, in words that follow its path. Undefined if it is closed. */
async function whyOpen(link: string, file: SiteFile, signal: AbortSignal): Promise<string | undefined> {
  const start: Buffer[] = []
  const { status, fault } = await visitFile(link, file, signal, (chunk) => start.length < 100 && start.push(chunk))
  if (status === 401 || status === 403) return undefined
  if (status !== 200) return fault
  const page = readLoginPage(Buffer.concat(start).toString())
  const isSent = isHtml(file) && page.title === readLoginPage(readText(file, 10 * 2 ** 20) ?? '').title
  return page.hasPasswordField && !isSent ? undefined : 'is served'
}

/** What tells a page that asks for a password from one that was sent. The time grows with the text's length only. */
export function readLoginPage(text: string) {
  const [, title = ''] = /<title\b[^<>]*>([^<]*)/iu.exec(text) ?? []
  // A script or a picture may have some HTML in it.
  const isPage = /^[\s\u{feff}]*<(?:!doctype html|html|head|body|meta|title)\b/iu.test(text)
  return {
    title: title.trim().replace(/\s+/gu, ' ').toLowerCase(),
    hasPasswordField: isPage && /<input\b[^<>]*(?:passw|passcode|passphrase)/iu.test(text),
  }
}
