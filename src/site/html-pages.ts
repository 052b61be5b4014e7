import mime from 'mime'

/**
 * The path under which a visitor finds a page, as it is read, not as it stands in a URL: `index.html` becomes `/`,
 * `guide/index.html` becomes `/guide/`, `a.html` stays `/a.html`. A page is what is sent as `text/html`; `404.html` is one,
 * since visitors see it. Servers know `index.html` in lower case only.
 *
 * @param file relative to the site's root
 * @returns undefined where the file is no page, or has a path that no list may hold
 */
export function pagePathOf(file: string): string | undefined {
  const path = `/${file}`
  if (mime.getType(path) !== 'text/html') return undefined
  const shown = path.replace(/\/index\.html$/u, '/')
  return isPagePath(shown) ? shown : undefined
}

/**
 * Whether a text can be the path of a page: one `/` first, so that it can't name another host, no way up, nothing that
 * breaks a line, at most 2,000 characters.
 */
export function isPagePath(text: string): boolean {
  return (
    text.length <= 2000 &&
    text.startsWith('/') &&
    !text.startsWith('//') &&
    !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text) &&
    !/\/\.\.?(?:\/|$)/u.test(text)
  )
}

/** The path of a page as it stands in a URL. Nothing in it ends a link in Markdown either. */
export function encodedPath(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeURIComponent(segment).replace(/[!'()*]/gu, percentEncoded))
    .join('/')
}

/** What `encodeURIComponent` leaves as it is. */
function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
