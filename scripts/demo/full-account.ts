/** The demo's steps with an account that takes no more links, or no more uploads. */
import { commentOf } from '../../test/stand-ins/scenes/records.ts'
import { proposed } from './changes.ts'
import { accountOf, checkGone, checkLinks, checkServed, linkOf } from './checks.ts'
import { pull, step } from './runs.ts'
import { check, showMarkdown, title } from './show.ts'
import type { Stage } from './stage.ts'

const comparing = { 'compare-with': 'production' }

/**
 * No link that is in use is lost for it unless the user says so, and what a sweep frees can be used.
 *
 * @returns the link of #10
 */
export async function fullAccount(stage: Stage, live: string, eight: string): Promise<string> {
  const { world, directory } = stage
  const account = accountOf(stage)
  account.linkLimit = account.links.size

  title('The account is full: pull request #9 gets no preview, and is told why')
  const refused = await pull(stage, 9, 'opened', {}, 1)
  check(/_LIMIT_REACHED/u.test(refused.stdout), "the step fails, with the service's own words")
  check(
    refused.stdout.includes(eight) && refused.stdout.includes('The account has 1 other link.'),
    'it names the previews that there are, and counts the other links',
  )

  title('The same with "when-full: skip": the step is green')
  const skipped = await pull(stage, 9, 'synchronize', { inputs: { 'when-full': 'skip' } })
  check(skipped.outputs['result'] === 'skipped', 'the output "result" says skipped')
  showMarkdown('the comment on the pull request', commentOf(world, 9))
  checkLinks(stage, live, eight)

  title('The account is still full: a push to main goes live all the same')
  const pushed = await step(stage, { inputs: comparing })
  check(linkOf(pushed) === live, 'the link is the same')
  await checkServed(stage, pushed, directory)

  title('Pull request #8 is closed while no runner is there: a scheduled sweep deletes its preview')
  world.github.setPullState(8, 'closed')
  const swept = await step(stage, { event: 'schedule', payload: {}, inputs: { mode: 'sweep', directory: '' } })
  check(swept.outputs['deleted'] === JSON.stringify([eight]), 'the output "deleted" names its link')
  await checkGone(stage, 8, eight)

  title('Pull request #9 runs again: now there is room for its preview')
  const nine = await pull(stage, 9, 'synchronize')
  await checkServed(stage, nine, directory)

  title('The account is full again, and #10 has "when-full: replace-oldest": the preview of #9 makes room')
  const change = proposed(stage)
  const inputs = { ...comparing, 'when-full': 'replace-oldest', directory: change }
  const ten = await pull(stage, 10, 'opened', { inputs })
  await checkServed(stage, ten, change)
  showMarkdown('the comment on #10', commentOf(world, 10))
  await checkGone(stage, 9, linkOf(nine))
  showMarkdown('the comment on #9', commentOf(world, 9))
  account.linkLimit += 1
  return linkOf(ten)
}

/** The live service counts uploads, too. */
export async function tooManyUploads(stage: Stage, live: string): Promise<void> {
  const account = accountOf(stage)
  account.uploadsADay = account.uploads.length
  title('A push to main beyond the uploads that the plan has a day: it goes live, but may not stay')
  const pushed = await step(stage)
  check(linkOf(pushed) === live, 'the link is the same')
  check(pushed.outputs['status'] === 'expiring', 'the output "status" says what the service says: expiring')
  check(/^::warning.*expiring/mu.test(pushed.stdout), 'a warning says so')
}
