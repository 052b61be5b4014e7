import { SiteError } from '../errors.ts'
import { quote } from './file-access.ts'
import type { Omission } from './site.ts'

const neverPublished = /(?:^|\/)(?:\.git|\.ds_store|thumbs\.db|desktop\.ini)(?:\/|$)/iu

const hidden = /(?:^|\/)\.(?!well-known\/)/u

export function omissionOf(path: string, isFolder: boolean, hiddenToo: boolean): Omission | undefined {
  if (neverPublished.test(path)) return 'never published'
  return !hiddenToo && hidden.test(isFolder ? `${path}/` : path) ? 'hidden' : undefined
}

/**
 * What must not be in the `filename` of a part. Control characters make a request malformed (RFC 9110, 5.5); only line
 * breaks have an escape. Some servers take the last `name=` of a header, also inside the quoted file name.
 */
const unfit: readonly (readonly [RegExp, string])[] = [
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  [/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/u, "contains a control character, which can't be uploaded"],
  [
    /;\s*(?:file)?name\*?\s*=/iu,
    'looks like a second parameter of the upload, and a server could take it for the domain',
  ],
  [/\\$/u, 'ends in a backslash, which would escape the quote after it on many servers'],
]

/** Throws for a file that can't be sent, or has the name of another one on the wire. `known` are those before. */
export function checkName(path: string, known: Map<string, string>): void {
  for (const [pattern, why] of unfit) if (pattern.test(path)) throw unfitError(path, why)
  if (!/["\r\n]|%22|%0[AD]/u.test(path)) return
  const name = wireName(path)
  const other = known.get(name)
  if (other !== undefined) throw unfitError(path, `is the same as ${quote(other)} when it is sent`)
  known.set(name, path)
}

const unfitError = (path: string, why: string): SiteError =>
  new SiteError(`The name ${quote(path)} ${why}.`, { hint: 'Rename it, or leave it out with "exclude".' })

/** A path as the `filename` of a part: escaped as browsers do (HTML, "multipart/form-data encoding algorithm"). */
export function wireName(path: string): string {
  return path.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

/** Throws for a folder if the walk is too deep, or entered too many through links: links to links make many out of a few. */
export function checkFanOut(path: string, folders: number): void {
  if (path.length <= 4096 && folders <= 50_000) return
  const where = `more than 50,000 folders through links, or ever deeper, the last one is ${quote(path)}`
  const hint = 'Links to folders that contain links multiply. Leave some out with "exclude", or replace them by copies.'
  throw new SiteError(`The site leads into ${where}.`, { hint })
}
