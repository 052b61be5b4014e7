import { SiteError } from '../errors.ts'
import { quote } from './file-access.ts'
import type { Omission } from './site.ts'

const neverPublished = /(?:^|\/)(?:\.git|\.ds_store|thumbs\.db|desktop\.ini)(?:\/|$)/iu

const hidden = /(?:^|\/)\.(?!well-known\/)/u

export function omissionOf(path: string, isFolder: boolean, hiddenToo: boolean): Omission | undefined {
  if (neverPublished.test(path)) return 'never published'
  return !hiddenToo && hidden.test(isFolder ? `${path}/` : path) ? 'hidden' : undefined
}

/** Throws for a file that has the name of another one on the wire. `known` are those before. */
export function checkName(path: string, known: Map<string, string>): void {
  if (!/["\r\n]|%22|%0[AD]/u.test(path)) return
  const other = known.get(wireName(path))
  const hint = 'Rename it, or leave it out with "exclude".'
  if (other !== undefined)
    throw new SiteError(`The name ${quote(path)} is that of ${quote(other)} when it is sent.`, { hint })
  known.set(wireName(path), path)
}

/** A path as the `filename` of a part: escaped as browsers do (HTML, "multipart/form-data encoding algorithm"). */
export function wireName(path: string): string {
  return path.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}
