/**
 * The name of an asset without the hash that a build put into it: `logo.3fa9c1d2.png`, `logo-DwX3k_9a.png` (Vite,
 * Rollup), `logo-IKNTMN2E.png` (esbuild), `logo.DwX3k_9a_Z1kq2Mn.webp` (Astro).
 *
 * It rather misses a hash than removes something else. A hash follows other text, and does not look like a word, a
 * number, a date or a size: `report-20241001.pdf`, `photo-1280x720.jpg` and `Annual-Report24.pdf` do not change.
 */
export function withoutHash(name: string): string {
  const [, stem = name, rest = ''] = /^(.+?)((?:\.min)?\.[^.]*)$/su.exec(name) ?? []
  return (
    stem
      .replace(hexadecimal, '')
      .replace(hashAndOptions, (all, hash: string, options: string) =>
        switches(hash) >= 1 && switches(options) >= 1 ? '' : all,
      )
      // A hash is likelier after a dot than after a dash, because a dash also stands between words.
      .replace(hashAtEnd, (all, separator: string, hash: string) =>
        switches(hash) >= (separator === '.' ? 1 : 2) ? separator : all,
      ) + rest
  )
}

/** At least 8 digits between separators. At least one of them is a letter. */
const hexadecimal = /(?<=.[-._~])(?=[0-9]*[a-f])[0-9a-f]{8,64}(?=$|[-._~])/gu

/** A hash in the Base64 of URLs, and after it what Astro adds for an image's size and format. */
const hashAndOptions = /(?<=.\.)([\w-]{8})_([A-Za-z0-9]{4,8})$/u

const hashAtEnd = /(?<=.)([-._~])([\w-]{8})$/u

/** How often case, or letters and digits, change inside a text. A number at its start or end does not count. */
function switches(text: string): number {
  const inner = text.replace(/[-_]/gu, '').replace(/^\d+|\d+$/gu, '')
  return inner.match(/[a-z](?=[A-Z0-9])|[0-9](?=[A-Za-z])|[A-Z](?=[0-9])|[A-Z](?=[A-Z][a-z])/gu)?.length ?? 0
}
