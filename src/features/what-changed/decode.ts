import { isUtf8 } from 'node:buffer'

/** A declared encoding that does not fit the bytes is ignored (DESIGN 6). */
export function decodePage(bytes: Buffer): string {
  const wide = wideEncodingOf(bytes)
  const label = wide ?? declaredEncodingOf(bytes)
  try {
    if (label) return new TextDecoder(label, { fatal: wide === undefined }).decode(bytes)
  } catch {
    // The label is unknown, or the bytes are of another encoding.
  }
  return isUtf8(bytes) ? bytes.toString() : new TextDecoder('latin1').decode(bytes)
}

/** UTF-16 has a byte order mark, or a zero in its first two bytes, because a page begins with a character of ASCII. */
function wideEncodingOf(bytes: Buffer): string | undefined {
  const start = bytes.toString('hex', 0, 2)
  if (start === 'efbb') return 'utf-8'
  if (/^(?:fffe|(?!00)..00)$/u.test(start)) return 'utf-16le'
  return /^(?:feff|00(?!00)..)$/u.test(start) ? 'utf-16be' : undefined
}

/** The label in `meta charset` or `http-equiv`. UTF-8 needs none. Browsers read 1,024 bytes for it. */
function declaredEncodingOf(bytes: Buffer): string | undefined {
  const start = bytes.toString('latin1', 0, 1024)
  const [, label] = /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w.:-]+)/iu.exec(start) ?? []
  return label === undefined || /^utf/iu.test(label) ? undefined : label
}
