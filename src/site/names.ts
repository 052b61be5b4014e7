import { SiteError } from '../errors.ts'
import { quote } from './file-access.ts'
import type { Omission } from './site.ts'

const neverPublished = /(?:^|\/)(?:\.git|\.ds_store|thumbs\.db|desktop\.ini)(?:\/|$)/iu

const hidden = /(?:^|\/)\.(?!well-known\/)/u

export function omissionOf(path: string, isFolder: boolean, hiddenToo: boolean): Omission | undefined {
  if (neverPublished.test(path)) return 'never published'
  return !hiddenToo && hidden.test(isFolder ? `${path}/` : path) ? 'hidden' : undefined
}

/** They make a request malformed (RFC 9110, 5.5), but for line breaks, which have an escape. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const control = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/u

/** Throws for a file that can't be sent, or has the name of another one on the wire. `known` are those before. */
export function checkName(path: string, known: Map<string, string>): void {
  let why = control.test(path) ? "contains a control character, which can't be uploaded" : undefined
  if (/["\r\n]|%22|%0[AD]/u.test(path)) {
    const other = known.get(wireName(path))
    if (other !== undefined) why = `is the same as ${quote(other)} when it is sent`
    known.set(wireName(path), path)
  }
  if (why)
    throw new SiteError(`The name ${quote(path)} ${why}.`, { hint: 'Rename it, or leave it out with "exclude".' })
}

/** A path as the `filename` of a part: escaped as browsers do (HTML, "multipart/form-data encoding algorithm"). */
export function wireName(path: string): string {
  return path.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}
