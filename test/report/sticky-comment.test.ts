import { setTimeout } from 'node:timers/promises'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { inPlainText, log } from '../../src/log.ts'
import { bodyOf, sectionOf, sectionsIn } from '../../src/report/comment.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { permissionLines } from '../../src/report/permissions.ts'
import { commenter } from '../../src/report/sticky-comment.ts'
import type { Section } from '../../src/report/words.ts'
import { doneThenReset, type Fault, status } from '../stand-ins/scenes/faults.ts'
import * as of from './outcomes.ts'
import { startThread, type Thread } from './threads.ts'

const inputs = { comment: true, message: '' }
const [live, building] = [of.deployed(), of.building()]
const inDocs = of.deployed({ target: { ...of.target, environment: 'docs' } })
const section = (outcome: Outcome) => sectionOf(outcome, '') as Section
const comment = (...outcomes: readonly Outcome[]): string => bodyOf(outcomes.map(section))

beforeEach(() => {
  vi.unstubAllEnvs()
  vi.stubEnv('GITHUB_REPOSITORY', 'o/r')
  vi.stubEnv('GITHUB_RUN_ID', '1')
})

/** Waits take no time. */
const commenterOf = ({ github }: Thread) => commenter(of.target, github, inputs, async () => {})
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
  const old = of.failed(new Error(), {}, { target: inDocs.target })
  // The newer section of each site counts.
  const both = [comment(old, of.removed(['a.b'])), comment(inDocs, building)]
  const merge = ['PATCH', 'DELETE', list]
  const gone = status(404, { message: 'no' })
  it.each<[string, string[], string[], [method: string, fault: Fault]?]>([
    ['if there is none', [], [create, list]],
    ['if the site is the only one', [comment(building)], ['PATCH']],
    ['if there is another site', [comment(inDocs)], ['PATCH', list]],
    ['if there are two comments', both, merge],
    ['if its answer is lost', [], [create, list], ['POST', doneThenReset]],
    ['if somebody deletes it in this moment', [comment(building)], ['PATCH', list, 'PATCH'], ['PATCH', gone]],
    ['if the second is gone', both, [...merge, ...merge], ['DELETE', gone]],
  ])('is one, and costs only what it must %s', async (_, before, costs, fault) => {
    await using thread = await startThread()
    thread.has(...before)
    if (fault) once(thread, ...fault)
    await commenterOf(thread).write(live)
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
    await commenterOf(thread).write(live)
    expect(thread.bodies()).toEqual([...before, text])
  })

  it('that others go on overwriting is a warning after five times', async () => {
    await using thread = await startThread()
    const [there] = thread.has(comment(inDocs))
    const wait = async () => void thread.standIn.changeComment(there?.id ?? 0, comment(inDocs))
    await commenter(of.target, thread.github, inputs, wait).write(live)
    expect(sent(thread, 'PATCH')).toHaveLength(5)
    expect(log.takeWarnings().map(inPlainText)).toEqual([expect.stringContaining('other jobs went on writing it')])
  })

  it.each([
    ['POST', 422, 'HTTP 422'],
    ['POST', 403, permissionLines],
    ['GET', 403, permissionLines],
  ])('that GitHub refuses (%s, %i) is one warning when it is written, and not before', async (method, code, says) => {
    await using thread = await startThread()
    once(thread, method, status(code, { message: 'no' }))
    const early = commenterOf(thread)
    early.prepare()
    await vi.waitFor(() => expect(thread.requests()).toHaveLength(2))
    await setTimeout(20)
    expect(log.takeWarnings()).toEqual([])
    await early.write(live)
    expect(log.takeWarnings().map(inPlainText)).toEqual([expect.stringContaining(says)])
  })
})

describe('a commenter', () => {
  it.each([
    ['a branch', { ...of.target, subject: of.branch }, true],
    ['a live site', of.production, true],
    ['who wants no comment', of.target, false],
  ])('of %s asks for nothing', async (_, site, wanted) => {
    await using thread = await startThread()
    const none = commenter(site, thread.github, { ...inputs, comment: wanted })
    none.prepare()
    await none.write(live)
    await commenter(of.target, undefined, inputs).write(live)
    expect(thread.requests()).toEqual([])
  })

  it.each([
    ['once', [building], 1, 0],
    ['again, if that is long ago and others write too', [building, inDocs], 3, 1500],
  ] as const)('that asks early asks %s', async (_, before, reads, age) => {
    await using thread = await startThread()
    thread.has(comment(...before))
    const early = commenterOf(thread)
    early.prepare()
    await vi.waitFor(() => expect(thread.requests()).toHaveLength(2))
    using _clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + age)
    await early.write(live)
    expect(sent(thread, 'GET')).toHaveLength(reads)
    await early.write(live)
    expect(sent(thread, 'GET').length).toBeGreaterThan(reads)
    expect(states(thread.bodies()[0])).toContain('preview live')
  })
})
