/** The action's post step: the runner starts it at the end of a job that failed or was cancelled. */
import { expect, it } from 'vitest'
import type { StepResult } from '../stand-ins/runner/runner.ts'
import { commentOf, hostingWrites } from '../stand-ins/scenes/records.ts'
import { makeWorld, type World } from '../stand-ins/scenes/world.ts'

type Job = (world: World) => Promise<StepResult>
const reserving = { mode: 'reserve', directory: '' }

/** A step of this run and attempt; `saved` makes it the post step of one that has saved this. */
const job =
  (run: number, inputs = {}, attempt = 1, saved?: StepResult['state']): Job =>
  (world) => {
    const env = { GITHUB_RUN_ID: String(run), GITHUB_RUN_ATTEMPT: String(attempt) }
    return world.pull(7, 'synchronize', { inputs, env, ...(saved && { saved }) })
  }

const reserve = (run: number, more = {}): Job => job(run, { ...reserving, ...more })

it.each<[string, readonly Job[], readonly (string | RegExp)[]]>([
  ['the build did not finish, with the log', [], ['### ❌ Preview: failed', 'did not finish', '/actions/runs/99)']],
  ['what is still live', [job(98)], ['did not finish', /The preview below shows .*\]\(https:\/\/[\w.-]+\)/su]],
  ["beside other sites' sections", [reserve(98, { environment: 'docs' })], ['⏳ docs: building', '❌ preview: failed']],
])('after a build that failed it says %s', async (_, before, says) => {
  await using world = await makeWorld()
  for (const each of before) await each(world)
  const { state, code, stdout } = await reserve(99)(world)
  expect(code, stdout).toBe(0)
  expect(commentOf(world)).toMatch(/### ⏳ preview: building/iu)
  const sent = hostingWrites(world)
  const recorded = [...world.github.deployments]
  const post = await job(99, reserving, 1, state)(world)
  expect([post.code, post.stdout.includes('::warning::')], post.stdout).toEqual([0, false])
  for (const text of says) expect(commentOf(world)).toMatch(text)
  // It only tells: nothing is sent to the service, and the link stays for the next deploy.
  expect([hostingWrites(world), world.github.deployments]).toEqual([sent, recorded])
  expect(world.github.commentsOf(7)).toHaveLength(1)
})

const silent = { ...reserving, comment: 'false' }
it.each<[string, step: Job, between: readonly Job[], run: number, attempt: number, inputs?: object]>([
  ['after a deploy of the same run', reserve(99), [job(99)], 99, 1],
  ['after a reserve of another run, which builds still', reserve(99), [reserve(100)], 99, 1],
  ['in another attempt', reserve(99), [], 99, 2],
  ['for a step that reserved nothing', job(99), [reserve(100)], 100, 1],
  ['if the user wants no comment', reserve(99), [], 99, 1, silent],
])('changes nothing %s', async (_, step, between, run, attempt, inputs = reserving) => {
  await using world = await makeWorld()
  const { state } = await step(world)
  for (const each of between) await each(world)
  const before = world.github.commentsOf(7)
  expect(await job(run, inputs, attempt, state)(world)).toMatchObject({ code: 0 })
  expect(world.github.commentsOf(7)).toEqual(before)
})
