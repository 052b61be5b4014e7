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
