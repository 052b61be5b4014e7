import { expect, it } from 'vitest'
import { ActionError } from '../../src/errors.ts'
import { GitHubError } from '../../src/github/answers.ts'
import { sweepFailure } from '../../src/remove/sweep.ts'
import type { SweptPreview } from '../../src/report/outcome.ts'
import { permissionLines } from '../../src/report/permissions.ts'
import * as of from '../report/outcomes.ts'

it('a sweep that failed says for what, and what to do', () => {
  const said = (...rows: SweptPreview[]): unknown[] => {
    const { message, hint } = sweepFailure(of.swept(rows)) ?? {}
    return [message, hint]
  }
  const lost = { stays: 'Lost.', error: new ActionError('Lost.') }
  const refused = { stays: 'No.', error: new GitHubError('x', 403, 'Resource not accessible by integration') }
  expect(sweepFailure(of.swept([of.row(of.pull, { stays: 'it is open' })]))).toBeUndefined()
  expect(said(of.row(of.pull, lost), of.row(of.branch, refused))).toEqual([
    '2 previews could not be swept: pull request #7, branch a_b*. Lost.',
    { text: 'Correct the cause and run the sweep again.' },
  ])
  const toAdd = { text: 'Add to the job, and run the sweep again:', lines: permissionLines }
  expect(said(of.row(of.branch, refused))).toEqual(['1 preview could not be swept: branch a_b*. No.', toAdd])
})
