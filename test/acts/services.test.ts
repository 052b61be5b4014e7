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

it('with a token GitHub is there, and remembers the link of an environment', async () => {
  await using tracked = await startTracked()
  addRecord(tracked.standIn, { environment: 'docs', link: 'a.example' })
  addRecord(tracked.standIn, { environment: 'docs', task: 'deploy:pr-7', link: 'b.example' })
  const services = make(tracked.standIn.url)
  expect(services.track(targets.preview)).toBeInstanceOf(Tracker)
  expect(await services.linkOf('docs')).toBe('a.example')
  expect(await services.linkOf('production')).toBeUndefined()
  expect(services.requireGitHub('x').github.requests).toBeGreaterThan(0)
})

it.each([
  ['a token', { githubToken: '' }],
  ['a repository', { repository: '' }],
])('without %s nothing is followed, and what needs it says why', async (_, without) => {
  const services = make('http://127.0.0.1:1', without)
  expect(services.track(targets.preview).remembers).toBe(false)
  expect(await services.linkOf('docs')).toBeUndefined()
  expect(() => services.requireGitHub('a sweep reads records')).toThrow(InputError)
  expect(() => services.requireGitHub('a sweep reads records')).toThrow('a sweep reads records. This needs a token.')
})
