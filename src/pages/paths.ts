import { mediaType } from '../text/media-type.ts'

/**
 * The path where a visitor finds a page, in readable form, not as it stands in a URL: `guide/index.html` becomes
 * `/guide/`, `a.html` stays `/a.html`. A page is a file that is sent as `text/html`. `404.html` is one too, because
 * visitors see it. Servers know `index.html` only in lower case.
 *
 * @returns undefined if the file is not a page, or its path may not be in a list
 */
export function pagePathOf(file: string): string | undefined {
  const path = `/${file}`.replace(/\/index\.html$/u, '/')
  return mediaType(file) === 'text/html' && isPagePath(path) ? path : undefined
}

/** Whether a text can be a page's path: it names no other host, does not lead up, and breaks no line. */
export function isPagePath(text: string): boolean {
  return (
    text.length <= 2000 &&
    text.startsWith('/') &&
    !text.startsWith('//') &&
    !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text) &&
    !/\/\.\.?(?:\/|$)/u.test(text)
  )
}
