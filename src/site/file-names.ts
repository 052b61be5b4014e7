import { SiteError } from '../errors.ts'
import { firstOf } from '../text/printable.ts'
import { quote } from './file-access.ts'
import type { Omission, SiteFiles } from './site.ts'

const neverPublished = /(?:^|\/)(?:\.git|\.ds_store|thumbs\.db|desktop\.ini)(?:\/|$)/iu
const hidden = /(?:^|\/)\.(?!well-known\/)/u

export function omissionOf(path: string, isFolder: boolean, hiddenToo: boolean): Omission | undefined {
  if (neverPublished.test(path)) return 'never published'
  return !hiddenToo && hidden.test(isFolder ? `${path}/` : path) ? 'hidden' : undefined
}

/** Throws for names that can't be sent, or that become the same name (design 7.2). @param lost not in UTF-8 */
export function requireNames(files: SiteFiles, lost: readonly string[]): void {
  const wrong = lost.map((path) => `${quote(path)} (not UTF-8)`)
  const known = new Map<string, string>()
  const mayBeOne = files.some(({ path }) => /[^ !#-~]/u.test(path))
  for (const { path } of files) {
    if (/\p{Cc}/u.test(path)) wrong.push(`${quote(path)} (a control character)`)
    if (path.includes('\\')) wrong.push(`${quote(path)} (a backslash)`)
    for (let end = mayBeOne ? path.length : 0; end > 0; end = path.lastIndexOf('/', end - 1)) {
      const part = path.slice(0, end)
      const name = wireName(part).normalize()
      const other = known.get(name)
      if (other === part && part !== path) break
      const how = other?.normalize() === part.normalize() ? 'in another form of Unicode' : 'when it is sent'
      if (other !== undefined) wrong.push(`${quote(part)} (the same as ${quote(other)} ${how})`)
      known.set(name, part)
    }
  }
  const hint = 'Rename or move them, or leave them out with "exclude", where "?" is any character. Nothing was sent.'
  if (wrong.length > 0) throw new SiteError(`These names can't be published: ${firstOf(wrong, 50)}.`, { hint })
}

/** A path as the `filename` of a part: escaped as browsers do (HTML, "multipart/form-data encoding algorithm"). */
export function wireName(path: string): string {
  return path.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}
