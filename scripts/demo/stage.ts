/** What the demo's steps stand on: both services, and the folders of two sites. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Account, DEFAULT_KEY, likeLive } from '../../test/stand-ins/hosting/hosting.ts'
import { makeWorld, type World } from '../../test/stand-ins/scenes/world.ts'

/** What the user chose. */
export interface Choices {
  /** The built site. It is absolute. */
  readonly directory: string
  /** Play with the service as the live one is publicly described. */
  readonly likeLive: boolean
  /** Send archives, to a service that drops the folders of single files. */
  readonly zip: boolean
}

/** Everything that the steps play with. */
export interface Stage extends AsyncDisposable, Choices {
  readonly world: World
  /** The hosting account, as it is now. */
  readonly account: Account
  /** The same site with one more page. */
  readonly changed: string
  /** Changes words of that page. */
  editPage(): void
  /** The repository's second site: its documentation. */
  readonly docs: string
  /** The documentation as pull request #7 has it: a page changed, one new, one removed. */
  readonly editedDocs: string
}

/** Sets the stage. */
export async function setStage(choices: Choices): Promise<Stage> {
  const scratch = mkdtempSync(join(tmpdir(), 'static-deploy-demo-'))
  const [changed, docs, editedDocs] = [join(scratch, 'site'), join(scratch, 'docs'), join(scratch, 'edited')]
  const isNoGit = (path: string): boolean => !/[\\/]\.git([\\/]|$)/u.test(path.slice(choices.directory.length))
  cpSync(choices.directory, changed, { recursive: true, verbatimSymlinks: true, filter: isNoGit })
  const writeMore = (text: string): void => writePage(changed, 'demo/more', 'More', text)
  writeMore('A ferry leaves the harbour each hour.')
  for (const directory of [docs, editedDocs])
    writePage(directory, '', 'Documentation', 'Start here. <a href="old/">The old one.</a>')
  writePage(docs, 'guide', 'Guide', 'Press the button.')
  writePage(docs, 'old', 'Old', 'It is of last year.')
  writePage(editedDocs, 'guide', 'Guide', 'Press the green button.')
  writePage(editedDocs, 'news', 'News', 'There is a green button.')
  const world = await makeWorld({
    github: { realTime: true },
    directory: choices.directory,
    hosting: {
      accounts: { [DEFAULT_KEY]: { linkLimit: 100, quotaLimit: 10_000_000_000, uploadsADay: 100 } },
      proxy: true,
      passwords: '401',
      ...(choices.zip && { dropFolders: true, unpackArchives: true }),
      ...(choices.likeLive && likeLive),
    },
    inputs: { verify: 'true', ...(choices.zip && { 'upload-as': 'zip' }) },
  })
  return {
    ...choices,
    world,
    account: world.hosting.account(),
    changed,
    editPage: () => writeMore('A ferry leaves the harbour every half hour.'),
    docs,
    editedDocs,
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]()
      rmSync(scratch, { recursive: true, force: true })
    },
  }
}

/** Writes a page into a site, as the index of a folder. */
function writePage(directory: string, folder: string, title: string, text: string): void {
  const path = join(directory, folder, 'index.html')
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `<!doctype html><title>${title}</title><h1>${title}</h1><p>${text}</p>`)
}
