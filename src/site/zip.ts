import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ActionError, InputError, SiteError } from '../errors.ts'
import { excerpt } from '../text/printable.ts'
import type { SiteFile } from './site.ts'
import { addFiles } from './zip-files.ts'
import { ZipWriter } from './zip-writer.ts'

/** A site as one file, which is gone once it is disposed of. */
export interface Archive extends Disposable {
  readonly file: SiteFile
}

/**
 * Packs a site into `site.zip`, with the same paths, in their order. What it takes from the memory does not grow with the
 * files' sizes; more than 65,535 files or 4 GiB make it a zip64.
 *
 * @param folder where to put it: the runner's temporary one
 * @throws {SiteError} for a name that unzips to another, and for a file that changed meanwhile
 * @throws {InputError} where the folder can't hold it
 */
export async function pack(
  files: readonly SiteFile[],
  folder: string,
  signal: AbortSignal,
): Promise<Archive> {
  for (const { path } of files) checkEntry(path)
  let home = ''
  const remove = (): void => {
    try {
      if (home !== '') rmSync(home, { recursive: true, force: true, maxRetries: 3 })
    } catch {
      // What holds on to the file (a virus scanner, on Windows) must not fail a deploy.
    }
  }
  const dispose = (): void => {
    remove()
    process.off('exit', remove)
  }
  try {
    home = mkdtempSync(join(folder, 'static-deploy-'))
    // A run that is cut short, when something hangs after its cancellation, ends without unwinding.
    process.once('exit', remove)
    const source = join(home, 'site.zip')
    await write(files, source, signal)
    const file = { path: 'site.zip', source, size: statSync(source).size }
    return { file, [Symbol.dispose]: dispose }
  } catch (cause) {
    dispose()
    signal.throwIfAborted()
    if (cause instanceof ActionError) throw cause
    const why = excerpt(cause instanceof Error ? cause.message : String(cause))
    throw new InputError('upload-as', `the archive can't be written to the temporary folder: ${why}.`, {
      hint: 'Make room on the runner, or write "upload-as: files", which needs none.',
      cause,
    })
  }
}

/** Unzippers take a backslash for a folder, and a letter with a colon for a drive. */
function checkEntry(path: string): void {
  if (!/\\|^[a-z]:/iu.test(path)) return
  const message = `The name "${excerpt(path, 300)}" would be unzipped to another place.`
  throw new SiteError(path, message, {
    hint: 'Rename it, leave it out with "exclude", or write "upload-as: files".',
  })
}

async function write(files: readonly SiteFile[], target: string, signal: AbortSignal): Promise<void> {
  using writer = new ZipWriter(target, files)
  await addFiles(files, writer, signal)
  writer.finish()
}
