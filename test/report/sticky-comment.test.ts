import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { permissionBlocks } from '../../src/github/answers.ts'
import { inPlainText, log } from '../../src/log.ts'
import { bodyOf, sectionsIn } from '../../src/report/comment.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { type Section, sectionOf } from '../../src/report/section.ts'
import { commenterFor } from '../../src/report/sticky-comment.ts'
import { skipWaits } from '../stand-ins/runner/clock.ts'
import { doneThenReset, type Fault, status } from '../stand-ins/scenes/faults.ts'
import * as of from './outcomes.ts'
import { startThread, type Thread } from './threads.ts'

const permissionLines = permissionBlocks[0]?.lines ?? ''

const inputs = { comment: true, message: '' }
const [live, failed] = [of.deployed(), of.failed(new Error('x'))]
const inDocs = of.deployed({ target: { ...of.target, environment: 'docs' } })
const section = (outcome: Outcome) => sectionOf(outcome, '') as Section
const comment = (...outcomes: readonly Outcome[]): string => bodyOf(outcomes.map(section))

afterEach(() => void vi.unstubAllEnvs())
beforeEach(() => {
  vi.stubEnv('GITHUB_REPOSITORY', 'o/r')
  vi.stubEnv('GITHUB_RUN_ID', '1')
})

/** Waits take no time. */
const commenterOf = ({ github }: Thread) => commenterFor(of.target, github, inputs, async () => {})
const states = (body = ''): string[] => sectionsIn(body).map(({ facts }) => `${facts.environment} ${facts.state}`)
const sent = (thread: Thread, method: string) => thread.requests().filter((each) => each.startsWith(method))

/** Meets the first request with this method for comments with a fault. */
function once({ standIn }: Thread, method: string, fault: Fault): void {
  let left = 1
  standIn.intercept = (request, response, asked) => {
    if (left === 0 || asked.method !== method || !asked.path.includes('comments')) return false
    left -= 1
    return fault(request, response)
  }
}

describe('the comment', () => {
  const [list, create] = ['GET /issues/7/comments', 'POST /issues/7/comments']
  const old = of.failed(new Error(), [], { target: inDocs.target })
  // The newer section of each site counts.
  const both = [comment(old, of.removed(['a.b'])), comment(inDocs, failed)]
  const merge = ['PATCH', 'DELETE', list]
  const gone = status(404, { message: 'no' })
  it.each<[string, string[], string[], waits: number, [method: string, fault: Fault]?]>([
    ['if there is none', [], [create, list], 0],
    ['if the site is the only one', [comment(failed)], ['PATCH'], 0],
    ['if there is another site', [comment(inDocs)], ['PATCH', list], 1],
    ['if there are two comments', both, merge, 1],
    ['if its answer is lost', [], [create, list], 1, ['POST', doneThenReset]],
    ['if it was not made', [], [create, list, create, list], 2, ['POST', status(502)]],
    ['if somebody deletes it in this moment', [comment(failed)], ['PATCH', list, 'PATCH'], 1, ['PATCH', gone]],
    ['if the second is gone', both, [...merge, ...merge], 2, ['DELETE', gone]],
  ])('is one, and costs only what it must %s', async (_, before, costs, waits, fault) => {
    await using thread = await startThread()
    thread.has(...before)
    if (fault) once(thread, ...fault)
    const wait = vi.fn(async () => {})
    await commenterFor(of.target, thread.github, inputs, wait)(live)
    expect(wait).toHaveBeenCalledTimes(waits)
    const asked = thread.requests().map((each) => each.replace(/^(PATCH|DELETE) .*/u, '$1'))
    expect(asked.slice(0, 2).toSorted()).toEqual([list, 'login'])
    expect(asked.slice(2)).toEqual(costs)
    const docs = before.join().includes('docs') ? ['docs live'] : []
    expect(thread.bodies().map(states)).toEqual([[...docs, 'preview live']])
    expect(log.takeWarnings()).toEqual([])
  })

  it('of somebody else is never touched', async () => {
    await using thread = await startThread()
    const text = comment(live)
    thread.standIn.addComment(7, { body: text, user: { login: 'mona', id: 1, type: 'User' } })
    thread.standIn.addComment(7, { body: text, user: { login: 'other[bot]', id: 2, type: 'Bot' } })
    thread.has(`Quoted: ${text}`)
    const before = thread.bodies()
    await commenterOf(thread)(live)
    expect(thread.bodies()).toEqual([...before, text])
  })

  it('that others go on overwriting is a warning after five times', async () => {
    await using thread = await startThread()
    const [there] = thread.has(comment(inDocs))
    const wait = async () => void thread.standIn.changeComment(there?.id ?? 0, comment(inDocs))
    await commenterFor(of.target, thread.github, inputs, wait)(live)
    expect(sent(thread, 'PATCH')).toHaveLength(5)
    expect(log.takeWarnings().map(inPlainText)).toEqual([
      expect.stringContaining('may not show this run. Other jobs went on writing it.'),
    ])
  })

  it('that is made beside another one is merged into the older one, which is read once more', async () => {
    await using thread = await startThread()
    const wait = vi.fn(async () => {})
    const own = commenterFor(of.target, thread.github, inputs, wait)
    thread.standIn.intercept = (_, __, { method, path }) => {
      if (method === 'POST' && path.endsWith('comments')) thread.has(comment(inDocs))
      return false
    }
    await own(live)
    expect(thread.bodies().map(states)).toEqual([['docs live', 'preview live']])
    expect(sent(thread, 'GET')).toHaveLength(3)
    expect(wait).toHaveBeenCalledOnce()
  })

  it.each([
    ['POST', 502, [], 5, 'HTTP 502, no.'],
    ['POST', 429, [], 4, 'HTTP 429, no.'],
    ['PATCH', 502, [comment(failed)], 4, 'HTTP 502, no.'],
    ['PATCH', 404, [comment(failed)], 5, permissionLines],
  ])(
    'that GitHub goes on refusing (%s, %i) is one warning within a minute',
    async (method, code, before, times, says) => {
      using waits = skipWaits()
      await using thread = await startThread()
      thread.has(...before)
      thread.standIn.intercept = (request, response, asked) =>
        asked.method === method && asked.path.includes('comments') && status(code, { message: 'no' })(request, response)
      await commenterFor(of.target, thread.github, inputs)(live)
      expect(sent(thread, method).filter((each) => each.includes('comments'))).toHaveLength(times)
      expect(log.takeWarnings().map(inPlainText)).toEqual([expect.stringContaining(says)])
      expect(waits.skipped).toBeLessThan(60_000)
    },
  )

  it.each([
    ['POST', 422, 'no', 'HTTP 422'],
    [
      'POST',
      403,
      'Unable to create comment because issue is locked.',
      'Could not write a comment on GitHub: HTTP 403, Unable to create comment because issue is locked.',
    ],
    ['POST', 403, 'Resource not accessible by personal access token', permissionLines],
    ['GET', 403, 'Resource not accessible by integration', permissionLines],
    ['GET', 301, 'Moved Permanently', 'renamed or moved'],
  ])('that GitHub refuses (%s, %i, %s) is one warning', async (method, code, message, says) => {
    await using thread = await startThread()
    once(thread, method, status(code, { message }))
    await commenterOf(thread)(live)
    expect(log.takeWarnings().map(inPlainText)).toEqual([expect.stringContaining(says)])
  })
})

describe('a writer of comments', () => {
  it('asks for the login at once, and says nothing of an error before it writes', async () => {
    await using thread = await startThread()
    thread.standIn.intercept = status(401, { message: 'no' })
    const own = commenterOf(thread)
    await vi.waitFor(() => expect(thread.requests()).toEqual(['login']))
    await setTimeout(20)
    expect(log.takeWarnings()).toEqual([])
    await own(live)
    await commenterOf(thread)(live)
    expect(thread.requests().filter((each) => each === 'login')).toHaveLength(1)
    expect(log.takeWarnings()).toHaveLength(2)
  })

  it.each([
    ['a branch', { ...of.target, subject: of.branch }, true],
    ['a live site', of.production, true],
    ['who wants no comment', of.target, false],
  ])('of %s asks for nothing', async (_, site, wanted) => {
    await using thread = await startThread()
    const none = commenterFor(site, thread.github, { ...inputs, comment: wanted })
    await none(live)
    await commenterFor(of.target, undefined, inputs)(live)
    expect(thread.requests()).toEqual([])
  })
})
