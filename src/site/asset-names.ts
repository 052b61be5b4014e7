/**
 * The name of an asset without the hash that a build put into it: `logo.3fa9c1d2.png`, `logo-DwX3k_9a.png` (Vite, Rollup),
 * `logo-IKNTMN2E.png` (esbuild), `logo.DwX3k_9a_Z1kq2Mn.webp` (Astro).
 *
 * Careful rather than complete. A hash comes after something else, and looks like none of a word, a number, a date and a
 * size, so that `report-20241001.pdf`, `photo-1280x720.jpg` and `Annual-Report24.pdf` stay what they are. A hash of the
 * content that is taken for a name only shows that the file is another one, which is true.
 *
 * @param name the last segment of a path, with its extension
 */
export function withoutHash(name: string): string {
  const [, stem = name, rest = ''] = /^(.+?)((?:\.min)?\.[^.]*)$/su.exec(name) ?? []
  return (
    stem
      .replace(hexadecimal, '')
      .replace(hashAndOptions, (all, hash: string, options: string) =>
        switches(hash) >= 1 && switches(options) >= 1 ? '' : all,
      )
      // After a dot a hash is likelier than after a dash, which stands between words too.
      .replace(hashAtEnd, (all, separator: string, hash: string) =>
        switches(hash) >= (separator === '.' ? 1 : 2) ? separator : all,
      ) + rest
  )
}

/** At least 8 digits of which one is a letter, between separators. */
const hexadecimal = /(?<=.[-._~])(?=[0-9]*[a-f])[0-9a-f]{8,64}(?=$|[-._~])/gu

/** Base64 as it stands in URLs, and what Astro appends for an image's size and format. */
const hashAndOptions = /(?<=.\.)([\w-]{8})_([A-Za-z0-9]{4,8})$/u

const hashAtEnd = /(?<=.)([-._~])([\w-]{8})$/u

/** How often letter case, or letters and digits, change inside of a text; a number at either end does not count. */
function switches(text: string): number {
  const inner = text.replace(/[-_]/gu, '').replace(/^\d+|\d+$/gu, '')
  return inner.match(/[a-z](?=[A-Z0-9])|[0-9](?=[A-Za-z])|[A-Z](?=[0-9])|[A-Z](?=[A-Z][a-z])/gu)?.length ?? 0
}
