/** The demo's steps with `compare-with`: reviewers see which pages a pull request changes. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { commentOf } from '../../test/stand-ins/scenes/records.ts'
import { accountOf, checkServed, linkOf, pageList } from './checks.ts'
import { pull, step } from './runs.ts'
import { check, showMarkdown, title } from './show.ts'
import { isNoGit, type Stage } from './stage.ts'

const inputs = { 'compare-with': 'production' }
const [changed, added, removed] = ['demo/guide/', 'demo/news/', 'demo/old/']

/** Production publishes its pages' fingerprints, and #7 is compared with them. */
export async function whatChanged(stage: Stage, live: string, seven: string): Promise<void> {
  const { world, changed: directory } = stage
  write(directory, changed, 'Guide', 'Press the button.')
  write(directory, removed, 'Old', 'Nobody reads it.')

  title('Reviewers want to see what changed: the live site is deployed with "compare-with: production"')
  const first = await step(stage, { inputs: { ...inputs, directory } })
  check(linkOf(first) === live, 'the link is the same')
  const published = accountOf(stage).links.get(live)?.files.get(pageList)?.bytes
  const pages = Object.keys(JSON.parse(String(published)).pages)
  check(
    [changed, removed].every((page) => pages.includes(`/${page}`)),
    `it publishes a list of its ${pages.length} pages beside them: /${pageList}`,
  )

  write(directory, changed, 'Guide', 'Press the green button.')
  write(directory, added, 'News', 'There is a green button.')
  rmSync(join(directory, removed), { recursive: true })

  title('Pull request #7 changes one page, adds one and removes one: its comment says which')
  const result = await pull(stage, 7, 'synchronize', { sha: '77'.repeat(20), inputs: { ...inputs, directory } })
  await checkServed(stage, result, directory)
  const comment = commentOf(world, 7)
  showMarkdown('the comment on the pull request', comment)
  const expected = [
    { path: `/${changed}`, title: 'Guide', change: 'changed' },
    { path: `/${added}`, title: 'News', change: 'new' },
    { path: `/${removed}`, title: `/${removed}`, change: 'removed' },
  ]
  check(
    isDeepStrictEqual(JSON.parse(result.outputs['changed-pages'] ?? ''), expected),
    'the output "changed-pages" names these three, and no other',
  )
  const links = [`https://${seven}/${changed}`, `https://${seven}/${added}`, `https://${live}/${removed}`]
  check(
    links.every((link) => comment.includes(`](${link})`)),
    'each is one click away: in the preview, or where it is still live',
  )
}

/** The folder of the site as pull request #10 would have it: a sentence more on the root page, and a page more. */
export function proposed({ directory, scratch }: Stage): string {
  const copy = join(scratch, 'proposed')
  cpSync(directory, copy, { recursive: true, verbatimSymlinks: true, filter: isNoGit(directory) })
  write(copy, 'demo/proposed', 'A page of pull request #10', 'It is new.')
  const root = join(copy, 'index.html')
  if (existsSync(root)) writeFileSync(root, withSentence(readFileSync(root, 'utf8')))
  return copy
}

/** The page with a sentence where a reader sees it. */
function withSentence(html: string): string {
  const sentence = '<p><mark>Pull request #10 adds this sentence.</mark></p>'
  const place = [/<main\b[^<>]*>/iu, /<\/h1>/iu, /<body\b[^<>]*>/iu].find((each) => each.test(html))
  return place ? html.replace(place, `$&\n${sentence}`) : `${html}\n${sentence}\n`
}

function write(directory: string, page: string, name: string, text: string): void {
  const path = join(directory, page, 'index.html')
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `<!doctype html><title>${name}</title><h1>${name}</h1><p>${text}</p>`)
}
