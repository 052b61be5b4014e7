/** An address, against a base if it is relative; undefined if it is none. `URL.parse` needs Node 22.1. */
export function urlOf(address: string, base?: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined
}

/** A path, of a page or a file, as it stands in a URL. No character in it can end a link in Markdown. */
export function encodedPath(path: string): string {
  const encoded = path.split('/').map(encodeURIComponent).join('/')
  return encoded.replace(/[!'()*]/gu, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
}
