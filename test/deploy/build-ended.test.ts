import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runPostStep } from '../../src/deploy/build-ended.ts'
import { bodyOf, sectionOf, sectionsIn } from '../../src/report/comment.ts'
import type { Section } from '../../src/report/words.ts'
import * as of from '../report/outcomes.ts'
import { startThread } from '../report/threads.ts'
import { DEFAULT_TOKEN } from '../stand-ins/github/github.ts'

afterEach(() => void vi.unstubAllEnvs())
beforeEach(() => {
  vi.stubEnv('GITHUB_REPOSITORY', 'o/r')
  vi.stubEnv('GITHUB_RUN_ID', '1')
})

it('the post step of a step without a reserve does nothing, also if an input is wrong', async () => {
  vi.stubEnv('INPUT_MODE', 'wrong')
  await runPostStep('', new AbortController().signal)
})

it.each([
  [of.building(), '1.1', 'failed'],
  [of.building(), '1.2', 'building'],
  [of.deployed(), '1.1', 'live'],
])('the post step ends what still says that this run builds: %#', async (outcome, run, state) => {
  await using thread = await startThread()
  thread.has(bodyOf([sectionOf(outcome, '') as Section]))
  vi.stubEnv('GITHUB_API_URL', thread.standIn.url)
  vi.stubEnv('GITHUB_REPOSITORY', thread.standIn.fullName)
  vi.stubEnv('GITHUB_RUN_ATTEMPT', run.slice(2))
  vi.stubEnv('INPUT_GITHUB-TOKEN', DEFAULT_TOKEN)
  vi.stubEnv('INPUT_COMMENT', 'true')
  await runPostStep(JSON.stringify({ number: 7, environment: 'Preview' }), new AbortController().signal)
  const states = sectionsIn(thread.bodies()[0] ?? '').map(({ facts }) => [facts.environment, facts.state])
  expect(states).toEqual([['preview', state]])
})
