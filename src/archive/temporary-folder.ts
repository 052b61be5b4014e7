import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** A folder with what is only needed for a while. Disposing of it deletes it. */
export interface TemporaryFolder extends Disposable {
  readonly path: string
}

/**
 * Makes a folder in the runner's temporary folder.
 *
 * @throws the error of the system if it can't be made
 */
export function temporaryFolder(parent: string): TemporaryFolder {
  const path = mkdtempSync(join(parent, 'static-deploy-'))
  const remove = (): void => {
    try {
      rmSync(path, { recursive: true, force: true, maxRetries: 3 })
      process.off('exit', remove)
    } catch {
      // Another program may hold a file open (a virus scanner, on Windows). That must not fail a deploy that succeeded,
      // and at the end of the process it is tried again.
    }
  }
  // If the process ends early, because something hangs after a cancellation, nobody disposes of it.
  process.once('exit', remove)
  return { path, [Symbol.dispose]: remove }
}
