/** What can be compared of an HTML page, in lower case. */
export interface PageText {
  readonly title: string
  /** Its text, without the title. */
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
  const page = readPage(answer)
  if (page.asks === undefined || sent.some((own) => isAlike(page, own))) return undefined
  return page.asks === 'field' && !sent.some((own) => own.asks) ? 'sure' : 'likely'
}

/** Reads a page in one pass: the time grows with its length only, whatever is in it. */
export function readPage(html: string): PageText {
  let title: string | undefined
  let [text, until, hasField] = ['', '', false]
  for (const piece of html.toLowerCase().split(/(<[^<>]*>?)/u)) {
    const [, element = ''] = /^<(!--|[a-z]+)/u.exec(piece) ?? []
    if (until === '-->') {
      const end = piece.indexOf(until)
      if (end !== -1) [text, until] = [`${text} ${piece.slice(end + until.length)}`, '']
    } else if (until !== '') {
      if (piece.startsWith(until)) until = ''
      else if (until === '</title') title = (title ?? '') + piece
    } else if (element === '!--') {
      if (!piece.includes('-->')) until = '-->'
    } else if (/^(?:script|style)$/u.test(element) || (element === 'title' && title === undefined)) {
      until = `</${element}`
    } else if (piece.startsWith('<')) {
      hasField ||= element === 'input' && secret.test(piece)
      text += ' '
    } else text += piece
  }
  const name = wordsOf(title ?? '').join(' ')
  const asks = hasField ? 'field' : secret.test(name) ? 'title' : undefined
  return { title: name, words: wordsOf(text), asks }
}

const secret = /passw|passcode|passphrase/u

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
  if (length === 0) return false
  const [few, many] = [runsOf(shorter, length), new Set(runsOf(longer, length))]
  return few.filter((run) => many.has(run)).length >= few.length / 2
}

function runsOf(words: readonly string[], length: number): string[] {
  return words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' '))
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}
