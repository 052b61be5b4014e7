/** The demo's steps with an account that takes no more links. */
import { checkGone, checkLinks, checkServed, commentWith, linkOf } from './checks.ts'
import { pull, push } from './runs.ts'
import { check, showComment, step } from './show.ts'
import type { Stage } from './stage.ts'

/**
 * No link that is in use is lost unless the user says so, and what a sweep deletes makes room.
 *
 * @param live the links of both live sites
 * @returns the link of #10
 */
export async function fullAccount(stage: Stage, live: readonly [string, string], eight: string): Promise<string> {
  const { world, account, changed, directory } = stage
  account.linkLimit = account.links.size
  await step(
    'The account is full: pull request #9 gets no preview, and the error lists those that are online',
    async () => {
      const refused = await pull(stage, 9, 'opened', { expected: 1 })
      const said = ['_LIMIT_REACHED', eight, '2 other links']
      for (const each of said) check(refused.stdout.includes(each), `the log says "${each}":\n${refused.stdout}`)
      commentWith(stage, 9, '❌ Preview of website-preview: failed')
    },
  )
  await step('With "when-full: skip" the run is green, and the comment shows why there is no preview', async () => {
    const skipped = await pull(stage, 9, 'synchronize', { inputs: { 'when-full': 'skip' } })
    check(skipped.outputs['result'] === 'skipped', 'the output "result" says skipped')
    checkLinks(stage, ...live, eight)
  })
  showComment(commentWith(stage, 9, '⏭️ Preview of website-preview: no room'))
  await step('GitHub starts no run when #8 is closed: a scheduled sweep deletes its preview', async () => {
    world.github.setPullState(8, 'closed')
    const inputs = { mode: 'sweep', directory: '', environment: 'website-preview' }
    const swept = await push(stage, { inputs, event: { event: 'schedule', payload: {} } })
    check(swept.outputs['deleted'] === JSON.stringify([eight]), 'the output "deleted" names its link')
    await checkGone(stage, eight)
  })
  const nine = await step('The next push to #9: there is room for its preview now', async () => {
    const result = await pull(stage, 9, 'synchronize')
    await checkServed(stage, result, changed)
    return linkOf(result)
  })
  const ten = await step('Pull request #10 has "when-full: replace-oldest": the preview of #9 makes room', async () => {
    const inputs = { 'when-full': 'replace-oldest', directory }
    const result = await pull(stage, 10, 'opened', { inputs })
    await checkServed(stage, result, directory)
    await checkGone(stage, nine)
    commentWith(stage, 9, '🧹 Preview of website-preview: removed', 'make room')
    return linkOf(result)
  })
  account.linkLimit += 1
  return ten
}
