/** What tells a page that asks for a password from one that was sent. */
export interface PageRead {
  /** Whether the text is an HTML page, and not a script or a picture that has some in it. */
  readonly isHtml: boolean
  /** In lower case. */
  readonly title: string
  readonly hasPasswordField: boolean
}

/** The time grows with the text's length only, whatever is in it. */
export function readLoginPage(text: string): PageRead {
  const [, title = ''] = /<title\b[^<>]*>([^<]*)/iu.exec(text) ?? []
  return {
    isHtml: /^[\s\u{feff}]*<(?:!doctype html|html|head|body|meta|title)\b/iu.test(text),
    title: title.trim().replace(/\s+/gu, ' ').toLowerCase(),
    hasPasswordField: /<input\b[^<>]*(?:passw|passcode|passphrase)/iu.test(text),
  }
}
