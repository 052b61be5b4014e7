/** A page's text. A declared encoding that does not fit the bytes is ignored. */
export function decodePage(bytes: Buffer): string {
  // Browsers read so much for the label in `meta charset` or `http-equiv`, and take UTF-16 there for UTF-8.
  const start = bytes.toString('latin1', 0, 1024)
  const [, label] = /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*(?!utf)([\w.:-]+)/iu.exec(start) ?? []
  const mark = { ÿþ: 'utf-16le', þÿ: 'utf-16be', 'ï»': 'utf-8' }[start.slice(0, 2)]
  for (const encoding of [mark, label, 'utf-8'])
    try {
      if (encoding) return new TextDecoder(encoding, { fatal: !mark }).decode(bytes)
    } catch {
      // The label is unknown, or the bytes are of another encoding.
    }
  return new TextDecoder('latin1').decode(bytes)
}
