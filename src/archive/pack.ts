import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { InputError, SiteError } from '../errors.ts'
import { codeOf } from '../site/file-access.ts'
import { bytesOf, type SiteFile, type SiteFiles } from '../site/site.ts'
import { addFiles, ZipWriter } from './writer.ts'

/** Bytes. With its headers, an archive of this many fits into 4 GiB. */
const sizeLimit = 4e9

/** A site as one file. Disposing of it deletes the file. */
export type Archive = Disposable & { readonly file: SiteFile }

/**
 * Packs a site into `site.zip` in the runner's temporary folder, with the same paths, in their order.
 *
 * @throws {SiteError} for what can't be packed, and for a file that changed after the site was collected
 * @throws {InputError} if it can't be written to the folder
 */
export async function pack(files: SiteFiles, parent: string, signal: AbortSignal): Promise<Archive> {
  requirePackable(files)
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

/** @throws {SiteError} for a site that can't be packed. A dry run asks this, too. */
export function requirePackable(files: SiteFiles): void {
  if (bytesOf(files) <= sizeLimit) return
  const hint = 'Leave files out with "exclude", or write "upload-as: files".'
  throw new SiteError('The site is too large for an archive: it has 4 GB or more.', { hint })
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
