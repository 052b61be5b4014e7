import { describe, expect, it } from 'vitest'
import { ActionError } from '../../src/errors.ts'
import { GitHubError } from '../../src/github/answers.ts'
import { permissionLines } from '../../src/record/permissions.ts'
import type { SweptPreview } from '../../src/view/run-state.ts'
import { sweepFailure } from '../../src/view/sweep-failure.ts'
import { row } from './runs.ts'

const failureOf = (...previews: SweptPreview[]) =>
  sweepFailure({ kind: 'swept', previews, left: 0, account: undefined })
const pull = (number: number, change: Partial<SweptPreview>): SweptPreview =>
  row({ kind: 'pull-request', number }, change)

const taken = new ActionError('a.b was taken over, so that site may be deleted.', { hint: 'Run its deploy again.' })
const lost = { stays: 'It is lost.', fault: new Error('It is lost.') }
const gone = { deleted: ['c.d'] }
const open = { stays: 'it is open' }

describe('a sweep', () => {
  it('that could read and delete all that had to go has not failed', () => {
    expect(failureOf(pull(1, gone), pull(2, open))).toBeUndefined()
  })

  const [again, others] = ['run the sweep again', 'The other previews were swept. ']
  const live = pull(1, { deleted: ['a.b'], stays: taken.message, fault: taken })
  const forbidden = pull(1, { stays: 'No.', fault: new GitHubError(403, 'No.') })
  const other = pull(2, { stays: 'x.', fault: taken })
  const notSwept = '1 preview could not be swept. pull request #1:'
  const some = '2 previews could not be swept. pull request #1, pull request #3: It is lost.'
  const both = '2 previews could not be swept. pull request #1: No. pull request #2: x.'
  const permission = `Run its deploy again. Add to the job, and ${again}:\n${permissionLines}`
  it.each<[string, SweptPreview[], string, string]>([
    ['one', [pull(1, lost)], `${notSwept} It is lost.`, `Correct the cause and ${again}.`],
    [
      'some for one reason',
      [pull(1, lost), pull(2, gone), pull(3, lost)],
      some,
      `${others}Correct the cause and ${again}.`,
    ],
    ['one after which a live site may be gone', [live], `${notSwept} ${taken.message}`, 'Run its deploy again.'],
    ['one for want of a permission, and another', [forbidden, other, pull(3, open)], both, others + permission],
  ])('that failed for %s names each once, and says what to do for each', (_, previews, message, hint) => {
    expect(failureOf(...previews)).toMatchObject({ message, hint, cause: previews[0]?.fault })
  })
})
