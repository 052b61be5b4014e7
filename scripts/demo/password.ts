/** The demo's step with `preview-password`: a preview that is not for everybody. */

import { commentOf } from '../../test/stand-ins/scenes/records.ts'
import { isOpen } from './checks.ts'
import { pull } from './runs.ts'
import { check, showMarkdown, title } from './show.ts'
import type { Stage } from './stage.ts'

const password = 'only-for-reviewers'

/** Pull request #8 is pushed with a password. */
export async function withPassword(stage: Stage, eight: string): Promise<void> {
  const { world } = stage
  title('A preview that is not for everybody: pull request #8 is pushed with "preview-password"')
  const told = { sha: '88'.repeat(20), inputs: { 'preview-password': password } }
  const result = await pull(stage, 8, 'synchronize', told)
  const comment = commentOf(world, 8)
  showMarkdown('the comment on the pull request', comment)
  check(!(await isOpen(stage, eight, '')), `${eight} asks visitors for the password`)
  check(await isOpen(stage, eight, password), 'who gives it sees the site')
  const said = [result.stdout, result.summary, comment, JSON.stringify(world.github.deployments)].join()
  const hidden = said.replace(/^::add-mask::.*$/gmu, '')
  check(!hidden.includes(password), 'it is neither in the log, nor in the summary, the comment or the record')
}
