import type { Omission } from './site.ts'

/** Names that are never published, whatever the inputs say; compared in lower case. */
const neverPublished = new Set(['.git', '.ds_store', 'thumbs.db', 'desktop.ini'])

/** Why a file or folder of this name is left out; undefined if its name is no reason. */
export function omissionOf(
  name: string,
  isFolder: boolean,
  includeHiddenFiles: boolean,
): Extract<Omission, 'never published' | 'hidden'> | undefined {
  if (neverPublished.has(name.toLowerCase())) return 'never published'
  if (includeHiddenFiles || !name.startsWith('.')) return undefined
  return isFolder && name === '.well-known' ? undefined : 'hidden'
}
