/** What can be compared of an HTML page, in lower case. */
export interface PageText {
  readonly title: string
  readonly words: readonly string[]
  /** What asks for a password: a field, or only a title, as where a script makes the page. */
  readonly asks: 'field' | 'title' | undefined
}

/**
 * Whether an answer is a page of the service's own that asks for a password, and none of the site's pages, with something
 * added, or as an earlier deploy had it. It is only likely if the site's own pages ask for one too.
 */
export function loginPage(answer: string, sent: readonly PageText[]): 'sure' | 'likely' | undefined {
  // Only a whole HTML page counts: a script of the site may contain the field too.
  if (!/^[\s\u{feff}]*<(?:!doctype html|html|head|body|meta|title)\b/iu.test(answer)) return undefined
  // Where the site's pages say nothing, any page may have been one of them.
  if (sent.length > 0 && sent.every(isBlank)) return undefined
  const page = pageTextOf(answer)
  if (page.asks === undefined || sent.some((own) => isAlike(page, own))) return undefined
  return page.asks === 'field' && !sent.some((own) => own.asks) ? 'sure' : 'likely'
}

/** A comment, an element whose content is no text of the page, or any other tag. What never ends goes on to the end. */
const markup = /<!--.*?(?:-->|$)|<(script|style|title)\b[^<>]*>?(.*?)(?:<\/\1[^<>]*>?|$)|<[^<>]*>?/gsu

const secret = /passw|passcode|passphrase/u

/** Reads a page in one pass: the time grows with its length only, whatever is in it. */
export function pageTextOf(html: string): PageText {
  let title: string | undefined
  let hasField = false
  const text = html.toLowerCase().replace(markup, (piece, element?: string, content?: string) => {
    if (element === 'title') title ??= wordsOf(content ?? '').join(' ')
    hasField ||= /^<input\b/u.test(piece) && secret.test(piece)
    return ' '
  })
  const asks = hasField ? 'field' : secret.test(title ?? '') ? 'title' : undefined
  return { title: title ?? '', words: wordsOf(text), asks }
}

function isBlank({ title, words }: PageText): boolean {
  return title === '' && words.length === 0
}

/** Whether a page that asks for a password may be another one with something added, or as it was earlier. */
function isAlike(page: PageText, own: PageText): boolean {
  if (isBlank(own)) return own.asks !== undefined
  if (page.title !== '' && page.title === own.title) return true
  const [shorter = [], longer = []] = [page.words, own.words].toSorted((a, b) => a.length - b.length)
  // Three words in a row are seldom the same by chance, single ones often.
  const length = Math.min(3, shorter.length)
  const [few, many] = [runsOf(shorter, length), new Set(runsOf(longer, length))]
  return length > 0 && few.filter((run) => many.has(run)).length >= few.length / 2
}

function runsOf(words: readonly string[], length: number): string[] {
  return words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' '))
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}
