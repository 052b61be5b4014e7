/** Eight jobs of one run write one comment at once, each request delayed by chance. Time is counted and never waited for. */
import { afterEach, expect, it, vi } from 'vitest'
import { log } from '../../src/log.ts'
import { sectionsIn } from '../../src/report/comment.ts'
import { commenterFor } from '../../src/report/sticky-comment.ts'
import { plays } from '../stand-ins/scenes/drawn.ts'
import { deployed, target } from './outcomes.ts'
import { startThread, type Thread } from './threads.ts'

const jobs = Array.from({ length: 8 }, (_, number) => `site-${number}`)
const inputs = { comment: true, message: '' }

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

let draws = 0
/** Numbers from 0 to 1 that look random, the same in each run. */
const random = (): number => Math.abs(10_000 * Math.sin(++draws)) % 1

/** A clock that goes on once all jobs wait for it. */
function clockFor(running: number) {
  let [now, left] = [0, running]
  const waiting: { readonly due: number; readonly go: () => void }[] = []
  const goOn = (): void => {
    if (left === 0 || waiting.length < left) return
    waiting.sort((a, b) => a.due - b.due)
    const next = waiting.shift()
    now = next?.due ?? now
    next?.go()
  }
  return {
    wait: (milliseconds: number) =>
      new Promise<void>((go) => {
        waiting.push({ due: now + milliseconds, go })
        goOn()
      }),
    leave(): void {
      left -= 1
      goOn()
    },
  }
}

/** Each job deploys once. */
async function round({ standIn, github }: Thread): Promise<void> {
  const clock = clockFor(jobs.length)
  // Another job's delay is shorter than the moment after which a comment is read again.
  standIn.intercept = async (_, __, { path }) => {
    if (path.includes('comments')) await clock.wait(600 * random())
    return false
  }
  const write = async (environment: string): Promise<void> => {
    const own = { ...target, environment }
    await commenterFor(own, github, inputs, clock.wait)(deployed({ target: own }))
    clock.leave()
  }
  await Promise.all(jobs.map(write))
}

/** All of them take 20 s. */
const rounds = Math.min(200, plays)

it('nobody loses a section, and no second comment stays', async () => {
  vi.spyOn(Math, 'random').mockImplementation(random)
  await using thread = await startThread()
  for (let number = 1; number <= rounds; number += 1) {
    vi.stubEnv('GITHUB_RUN_ID', String(number))
    // Each second run is the first one of its pull request.
    if (number % 2 === 1) for (const { id } of thread.standIn.commentsOf(7)) thread.standIn.deleteComment(id)
    await round(thread)
    const [body = '', ...others] = thread.bodies()
    expect(others).toEqual([])
    expect(sectionsIn(body).map(({ facts }) => [facts.environment, facts.run])).toEqual(
      jobs.map((environment) => [environment, `${number}.1`]),
    )
  }
  expect(log.takeWarnings()).toEqual([])
})
