import { expect, it } from 'vitest'
import { Services } from '../../src/acts/services.ts'
import { InputError } from '../../src/errors.ts'
import { readContext } from '../../src/plan/context.ts'
import type { Inputs } from '../../src/plan/inputs.ts'
import { Tracker } from '../../src/record/tracker.ts'
import { DEFAULT_TOKEN } from '../stand-ins/github/github.ts'
import { addRecord } from '../stand-ins/scenes/records.ts'
import { startTracked, targets } from '../stand-ins/scenes/tracked.ts'

const make = (apiUrl: string, { githubToken = DEFAULT_TOKEN, repository = 'octo-org/octo-repo' } = {}) => {
  const inputs = { githubToken, baseUrl: new URL('http://127.0.0.1:1/'), apiKey: 'k', comment: true }
  const context = readContext({
    GITHUB_EVENT_NAME: 'push',
    GITHUB_API_URL: apiUrl,
    GITHUB_REPOSITORY: repository,
  })
  return new Services(inputs as unknown as Inputs, context, new AbortController().signal)
}

it('with a token GitHub is there, and what it remembers', async () => {
  await using tracked = await startTracked()
  addRecord(tracked.standIn, { environment: 'docs', link: 'a.example' })
  const services = make(tracked.standIn.url)
  expect(services.workOn(targets.preview).tracking).toBeInstanceOf(Tracker)
  const { records, github } = services.requireGitHub('x')
  expect((await records.recall({ environment: 'docs', task: 'deploy' }))?.names).toEqual(['a.example'])
  expect(services.access).toEqual({ github, records })
})

it.each([
  ['a token', { githubToken: '' }],
  ['a repository', { repository: '' }],
])('without %s nothing is followed, and what needs it says why', (_, without) => {
  const services = make('http://127.0.0.1:1', without)
  expect(services.workOn(targets.preview).tracking.remembers).toBe(false)
  expect(services.access).toBeUndefined()
  expect(() => services.requireGitHub('a sweep reads records')).toThrow(InputError)
  expect(() => services.requireGitHub('a sweep reads records')).toThrow('a sweep reads records. This needs a token.')
})
