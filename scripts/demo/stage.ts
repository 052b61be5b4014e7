/** What the demo's steps stand on: both services, the site in two versions, and how many uploads there were. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_KEY, likeLive } from '../../test/stand-ins/hosting/hosting.ts'
import { makeWorld, type World } from '../../test/stand-ins/scenes/world.ts'

/** What the user chose. */
export interface Choices {
  /** The built site; absolute. */
  readonly directory: string
  /** Play with the service as the live one is publicly described. */
  readonly likeLive: boolean
  /** Send archives, to a service that drops the folders of single files. */
  readonly zip: boolean
}

/** Everything that the steps play with. */
export interface Stage extends AsyncDisposable, Choices {
  readonly world: World
  /** A folder for what the steps write. */
  readonly scratch: string
  /** The same site with a page more. */
  readonly changed: string
}

/** The page that `changed` has more. */
export const newPage = 'new-page.html'

/** Tells what is not git's own in a folder. */
export function isNoGit(folder: string): (path: string) => boolean {
  return (path) => !/[\\/]\.git([\\/]|$)/u.test(path.slice(folder.length))
}

/** Sets the stage. */
export async function setStage(choices: Choices): Promise<Stage> {
  const scratch = mkdtempSync(join(tmpdir(), 'static-deploy-demo-'))
  const changed = join(scratch, 'site')
  cpSync(choices.directory, changed, { recursive: true, verbatimSymlinks: true, filter: isNoGit(choices.directory) })
  writeFileSync(join(changed, newPage), '<!doctype html><title>New</title><h1>New</h1>')
  const limits = { linkLimit: 100, quotaLimit: 10_000_000_000, uploadsADay: 100 }
  const world = await makeWorld({
    github: { realTime: true },
    directory: choices.directory,
    hosting: {
      accounts: { [DEFAULT_KEY]: limits },
      proxy: true,
      passwords: '401',
      ...(choices.zip && { dropFolders: true, unpackArchives: true }),
      ...(choices.likeLive && likeLive),
    },
    inputs: {
      verify: 'true',
      ...(choices.zip && { 'upload-as': 'zip' }),
    },
  })
  return {
    ...choices,
    world,
    scratch,
    changed,
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]()
      rmSync(scratch, { recursive: true, force: true })
    },
  }
}
