import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { InputError, SiteError } from '../errors.ts'
import { codeOf, quote } from '../site/file-access.ts'
import type { SiteFile, SiteFiles } from '../site/site.ts'
import { addFiles, ZipWriter } from './writer.ts'

/** A site as one file. Disposing of it deletes the file. */
export type Archive = Disposable & { readonly file: SiteFile }

/**
 * Packs a site into `site.zip` in the runner's temporary folder, with the same paths, in their order.
 *
 * @throws {SiteError} for a name that would be unzipped to another one, and for a file that changed after it was found
 * @throws {InputError} if it can't be written to the folder
 */
export async function pack(files: SiteFiles, parent: string, signal: AbortSignal): Promise<Archive> {
  requireSafeNames(files)
  let remove: (() => void) | undefined
  try {
    const folder = mkdtempSync(join(parent, 'static-deploy-'))
    remove = removalOf(folder)
    const source = join(folder, 'site.zip')
    using writer = new ZipWriter(source)
    await addFiles(files, writer, signal)
    const file = { path: 'site.zip', source, size: writer.finish() }
    return { file, [Symbol.dispose]: remove }
  } catch (cause) {
    remove?.()
    signal.throwIfAborted()
    const what = `the archive can't be written to the temporary folder: ${codeOf(cause)}.`
    const hint =
      'Make sure that the folder (RUNNER_TEMP) exists and has room, or write "upload-as: files", which needs none.'
    throw new InputError('upload-as', what, { hint, cause })
  }
}

/** Some programs that unzip take a backslash for a folder, and a letter with a colon for a drive. */
export function requireSafeNames(files: SiteFiles): void {
  const path = files.find((file) => /\\|^[a-z]:/iu.test(file.path))?.path
  if (path === undefined) return
  const hint = 'Rename it, leave it out with "exclude", or write "upload-as: files".'
  throw new SiteError(`The name ${quote(path)} would be unzipped to another place.`, { hint })
}

/** What deletes a folder, also if the process ends early, because something hangs after a cancellation. */
function removalOf(folder: string): () => void {
  const remove = (): void => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
      process.off('exit', remove)
    } catch {
      // On Windows a virus scanner may hold a file open. At the end of the process it is tried again.
    }
  }
  process.once('exit', remove)
  return remove
}
