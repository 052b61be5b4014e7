/** The demo's steps: what happens to a site from its first push on, each one a run of the built action. */

import { commentOf } from '../../test/stand-ins/scenes/records.ts'
import { whatChanged } from './changes.ts'
import { checkGone, checkLinks, checkRecord, checkServed, linkOf } from './checks.ts'
import { fullAccount, tooManyUploads } from './full-account.ts'
import { withPassword } from './password.ts'
import { pull, step } from './runs.ts'
import { check, showMarkdown, title } from './show.ts'
import { newPage, type Stage } from './stage.ts'

/**
 * Plays all of them.
 *
 * @throws {DemoError} where something is not as it should be
 */
export async function play(stage: Stage, site: string): Promise<void> {
  const live = await production(stage, site)
  const [seven, eight] = await previews(stage, live)
  await pushes(stage, seven, eight)
  await withPassword(stage, eight)
  await whatChanged(stage, live, seven)

  title('Pull request #7 is closed: its preview is deleted')
  const closed = await pull(stage, 7, 'closed', { inputs: { directory: '' } })
  check(closed.outputs['deleted'] === JSON.stringify([seven]), 'the output "deleted" names its link')
  await checkGone(stage, 7, seven)
  checkLinks(stage, live, eight)
  showMarkdown('the comment now', commentOf(stage.world, 7))

  const ten = await fullAccount(stage, live, eight)
  if (stage.likeLive) await tooManyUploads(stage, live)
  checkAll(stage)
  checkLinks(stage, live, ten)
}

async function production(stage: Stage, site: string): Promise<string> {
  const { world, directory, changed } = stage
  title(`A push to main: ${site} goes live`)
  const first = await step(stage)
  await checkServed(stage, first, directory)
  checkRecord(stage, 'deploy:site', 'success')
  showMarkdown('the summary of the run', first.summary)

  title('Another push to main, with a page more: it goes to the same link')
  const second = await step(stage, { inputs: { directory: changed } })
  check(linkOf(second) === linkOf(first), 'the link is the same')
  const files = world.hosting.account().links.get(linkOf(second))?.files
  check(files?.has(newPage) === true, `${newPage} is there`)
  await checkServed(stage, second, changed)
  return linkOf(first)
}

async function previews(stage: Stage, live: string): Promise<[seven: string, eight: string]> {
  const { world, directory } = stage
  title('Pull request #7 is opened: it gets a preview, with a link of its own')
  const seven = await pull(stage, 7, 'opened')
  await checkServed(stage, seven, directory)
  checkRecord(stage, 'deploy:pr-7', 'success')
  showMarkdown('the comment on the pull request', commentOf(world, 7))

  title('Pull request #8 is opened: it gets another one')
  const eight = await pull(stage, 8, 'opened')
  await checkServed(stage, eight, directory)
  checkLinks(stage, live, linkOf(seven), linkOf(eight))
  return [linkOf(seven), linkOf(eight)]
}

async function pushes(stage: Stage, seven: string, eight: string): Promise<void> {
  const { world, changed } = stage
  for (const [number, link] of [
    [7, seven],
    [8, eight],
  ] as const) {
    title(`A push to pull request #${number}: its preview changes, its link stays`)
    const sha = String(number).repeat(40)
    const pushed = await pull(stage, number, 'synchronize', { sha, inputs: { directory: changed } })
    check(linkOf(pushed) === link, 'the link is the same')
    await checkServed(stage, pushed, changed)
    check(world.github.commentsOf(number).length === 1, 'there is still one comment, which is up to date')
  }
}

/** What holds for all that was sent. */
function checkAll({ world: { github, hosting }, likeLive }: Stage): void {
  title('At the end')
  const sent = hosting.requests.filter(({ path }) => path.startsWith('/v1/'))
  const host = new URL(hosting.baseUrl).host
  check(
    sent.every(({ headers }) => headers.host === host),
    `all ${sent.length} requests to the service went to ${hosting.baseUrl}`,
  )
  if (likeLive) {
    const byPost = sent.filter(({ method, fields }) => method === 'POST' && fields.length > 0)
    check(byPost.length === 0, 'each update went by PUT, at once')
  }
  check(github.violations.length === 0, `all ${github.requests.length} requests to GitHub are as its API wants them`)
}
