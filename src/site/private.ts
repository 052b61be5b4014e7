import { closeSync, existsSync, lstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { isPrivateFileName, isPrivateFolderName } from './private-names.ts'
import { openFlags } from './read-file.ts'

/** Something in a directory that must not be published. */
export interface Leak {
  /** Relative to the site's root; a folder ends in `/`. */
  readonly path: string
  /** Why, in words that follow "because of". */
  readonly reason: string
  /** For a link that leads outside or nowhere: the sentence that names its target. */
  readonly link?: string | undefined
}

/**
 * Whether a file looks private by its name. It does not if it is a web page without an extension, or the data of one
 * that is beside it, as Next.js and others write them.
 *
 * @param paths relative to the site's root: the file's own, and that of the target if it is a link
 * @param source the path on disk
 */
export function isPrivateFile(paths: readonly string[], source: string): boolean {
  if (!paths.some(isPrivateFileName)) return false
  const page = /^(.*[/\\][^/\\.]+)(\.(?:txt|json|data))?$/u.exec(source)
  if (page === null) return true
  const [, stem = '', isData] = page
  if (isData)
    return !/[/\\]_next[/\\]data[/\\]/u.test(stem) && !['.html', '/index.html'].some((end) => existsSync(stem + end))
  return !/^\s*<(?:!doctype html|html)\b/iu.test(startOf(source))
}

function startOf(source: string): string {
  const descriptor = openSync(source, openFlags)
  try {
    const bytes = Buffer.alloc(256)
    return bytes.toString('latin1', 0, readSync(descriptor, bytes))
  } finally {
    closeSync(descriptor)
  }
}

/**
 * Whether a folder is private: by its name, or because it is a repository.
 *
 * @param real its real path
 * @param path its path on the walk, which differs from `real` if a link led to it
 */
export function isPrivateFolder(real: string, path = real): boolean {
  return isPrivateFolderName(real) || isPrivateFolderName(path) || isBareRepository(real)
}

/** Whether a folder is a repository without a working tree, or a `.git` with another name (gitrepository-layout). */
function isBareRepository(folder: string): boolean {
  const stats = (name: string) => lstatSync(join(folder, name), { throwIfNoEntry: false })
  return stats('HEAD') !== undefined && ['objects', 'refs'].every((name) => stats(name)?.isDirectory())
}
