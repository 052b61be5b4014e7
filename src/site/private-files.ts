import { basename } from 'node:path'
import { holdsPrivateKey, isBareRepository } from './private-content.ts'
import { isPrivateName, privacyOf } from './private-names.ts'

/**
 * Whether a file looks private: by its name, or by its content where the name does not tell.
 *
 * @param path relative to the site's root
 * @param target the same for what a link leads to; else `path` again
 * @param source where to read it
 * @param size in bytes
 */
export function isPrivateFile(path: string, target: string, source: string, size: number): boolean {
  const own = privacyOf(path)
  const other = target === path ? own : privacyOf(target)
  if (own === 'private' || other === 'private') return true
  return (own === 'unknown' || other === 'unknown') && holdsPrivateKey(source, size)
}

/**
 * Whether a folder is one that nobody means to publish: by its name, or as a repository.
 *
 * @param real where it is
 * @param path the same unless a link led to it
 */
export function isPrivateFolder(real: string, path = real): boolean {
  return isPrivateName(basename(real)) || isPrivateName(basename(path)) || isBareRepository(real)
}
