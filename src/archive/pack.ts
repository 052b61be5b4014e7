import { statSync } from 'node:fs'
import { join } from 'node:path'
import { ActionError, InputError, SiteError } from '../errors.ts'
import type { SiteFile, SiteFiles } from '../site/site.ts'
import { excerpt } from '../text/printable.ts'
import { addFiles } from './files.ts'
import { type TemporaryFolder, temporaryFolder } from './temporary-folder.ts'
import { ZipWriter } from './writer.ts'

/** A site as one file. Disposing of it deletes the file. */
export interface Archive extends Disposable {
  readonly file: SiteFile
}

/**
 * Packs a site into `site.zip`, with the same paths, in their order. The memory that it needs does not grow with the
 * files' sizes. With more than 65,535 files or 4 GiB it becomes a zip64.
 *
 * @param folder where to put it: the runner's temporary folder
 * @throws {SiteError} for a name that would be unzipped to another one, and for a file that changed after it was found
 * @throws {InputError} if it can't be written to the folder
 */
export async function pack(files: SiteFiles, folder: string, signal: AbortSignal): Promise<Archive> {
  for (const { path } of files) checkEntry(path)
  let temporary: TemporaryFolder | undefined
  try {
    temporary = temporaryFolder(folder)
    const source = join(temporary.path, 'site.zip')
    await write(files, source, signal)
    const file = { path: 'site.zip', source, size: statSync(source).size, packed: files }
    return { file, [Symbol.dispose]: temporary[Symbol.dispose] }
  } catch (cause) {
    temporary?.[Symbol.dispose]()
    signal.throwIfAborted()
    if (cause instanceof ActionError) throw cause
    const why = excerpt(cause instanceof Error ? cause.message : String(cause))
    throw new InputError('upload-as', `the archive can't be written to the temporary folder: ${why}.`, {
      hint: 'Make room on the runner, or write "upload-as: files", which needs none.',
      cause,
    })
  }
}

/** Some programs that unzip take a backslash for a folder, and a letter with a colon for a drive. */
function checkEntry(path: string): void {
  if (!/\\|^[a-z]:/iu.test(path)) return
  const message = `The name "${excerpt(path, 300)}" would be unzipped to another place.`
  throw new SiteError(path, message, {
    hint: 'Rename it, leave it out with "exclude", or write "upload-as: files".',
  })
}

async function write(files: SiteFiles, target: string, signal: AbortSignal): Promise<void> {
  using writer = new ZipWriter(target, files)
  await addFiles(files, writer, signal)
  writer.finish()
}
