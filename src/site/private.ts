import { basename } from 'node:path'
import { holdsPrivateKey, isBareRepository } from './private-content.ts'
import { isPrivateName, privacyOf } from './private-names.ts'

/**
 * Whether a file looks private: by its name, or by its content if the name does not tell.
 *
 * @param path relative to the site's root
 * @param target the same for the target of a link; if it is not a link, `path` again
 * @param source the path on disk to read
 * @param size in bytes
 */
export function isPrivateFile(path: string, target: string, source: string, size: number): boolean {
  const own = privacyOf(path)
  const other = target === path ? own : privacyOf(target)
  if (own === 'private' || other === 'private') return true
  return (own === 'unknown' || other === 'unknown') && holdsPrivateKey(source, size)
}

/**
 * Whether a folder is private: by its name, or because it is a repository.
 *
 * @param real its real path
 * @param path its path on the walk, which differs from `real` if a link led to it
 */
export function isPrivateFolder(real: string, path = real): boolean {
  return isPrivateName(basename(real)) || isPrivateName(basename(path)) || isBareRepository(real)
}
