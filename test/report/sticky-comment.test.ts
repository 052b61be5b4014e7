import { setTimeout } from 'node:timers/promises'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { permissionLines } from '../../src/deployments/permissions.ts'
import { sectionOf } from '../../src/report/comment.ts'
import { log } from '../../src/report/log.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { bodyOf, type Section, sectionsIn } from '../../src/report/sections.ts'
import { commenter, endBuilding } from '../../src/report/sticky-comment.ts'
import { doneThenReset, type Fault, status } from '../stand-ins/scenes/faults.ts'
import * as of from './outcomes.ts'
import { startThread, type Thread } from './threads.ts'

const inputs = { comment: true, message: '' }
const live = of.deployed()
const inDocs = of.deployed({ target: { ...of.target, environment: 'docs' } })
const section = (outcome: Outcome): Section => sectionOf(outcome, '') as Section
const comment = (...outcomes: [Outcome, ...Outcome[]]): string => {
  const [own, ...others] = outcomes
  return bodyOf(others.map(section), section(own))
}

beforeEach(() => {
  vi.stubEnv('GITHUB_REPOSITORY', 'o/r')
  vi.stubEnv('GITHUB_RUN_ID', '1')
})

/** Waits take no time. */
const commenterOf = ({ github }: Thread) => commenter(of.target, github, inputs, async () => {})
const states = (body = ''): string[] => sectionsIn(body).map(({ facts }) => `${facts.environment} ${facts.state}`)

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
  it.each<[string, string[], string[]]>([
    ['there is none', [], ['login', list, create, list]],
    ['the site is the only one', [comment(of.building())], ['login', list, 'PATCH']],
    ['there is another site', [comment(inDocs)], ['login', list, 'PATCH', list]],
    ['there are two comments', [comment(of.building()), comment(inDocs)], ['login', list, 'PATCH', 'DELETE', list]],
  ])('costs so much where %s', async (_, before, costs) => {
    await using thread = await startThread()
    thread.has(...before)
    await commenterOf(thread).write(live)
    const asked = thread.requests().map((each) => each.replace(/^(PATCH|DELETE) .*/u, '$1'))
    expect([...asked.slice(0, 2).toSorted().toReversed(), ...asked.slice(2)]).toEqual(costs)
    expect(thread.bodies()).toHaveLength(1)
    expect(states(thread.bodies()[0])).toContain('preview live')
    expect(log.takeWarnings()).toEqual([])
  })

  it('takes of two comments the newer section of each site, and its own', async () => {
    await using thread = await startThread()
    const old = of.failed(new Error(), {}, { environment: 'docs', target: inDocs.target })
    thread.has(comment(old, of.removed(['a.b'])), comment(inDocs, of.building()))
    await commenterOf(thread).write(live)
    expect(thread.bodies().map(states)).toEqual([['docs live', 'preview live']])
  })

  it('of somebody else is never touched', async () => {
    await using thread = await startThread()
    const [text, mona] = [comment(live), { login: 'mona', id: 1, type: 'User' } as const]
    thread.standIn.addComment(7, { body: text, user: mona })
    thread.standIn.addComment(7, { body: text, user: { login: 'other[bot]', id: 2, type: 'Bot' } })
    thread.has(`Quoted: ${text}`)
    const before = thread.bodies()
    await commenterOf(thread).write(live)
    expect(thread.bodies()).toEqual([...before, text])
  })

  const gone = status(404, { message: 'no' })
  it.each<[string, string, Fault, Outcome[]]>([
    ['whose answer was lost is found, and not written twice', 'POST', doneThenReset, []],
    ['that somebody deletes in this moment is written again', 'PATCH', gone, [of.building()]],
    ['that is one too many, and gone already, is no error', 'DELETE', gone, [of.building(), inDocs]],
  ])('%s', async (_, method, fault, before) => {
    await using thread = await startThread()
    thread.has(...before.map((each) => comment(each)))
    once(thread, method, fault)
    await commenterOf(thread).write(live)
    expect(states(thread.bodies()[0])).toContain('preview live')
    expect(thread.bodies()).toHaveLength(1)
    expect(log.takeWarnings()).toEqual([])
  })

  it('that others go on overwriting is a warning after five times', async () => {
    await using thread = await startThread()
    const [there] = thread.has(comment(inDocs))
    const wait = async () => void thread.standIn.changeComment(there?.id ?? 0, comment(inDocs))
    await commenter(of.target, thread.github, inputs, wait).write(live)
    expect(thread.requests().filter((each) => each.startsWith('PATCH'))).toHaveLength(5)
    expect(log.takeWarnings()).toEqual([expect.stringContaining('other jobs went on writing it')])
  })

  it.each([422, 403])('that GitHub refuses with %i is one warning', async (code) => {
    await using thread = await startThread()
    once(thread, 'POST', status(code, { message: 'no' }))
    await commenterOf(thread).write(live)
    const [warning = '', ...others] = log.takeWarnings()
    expect(warning).toContain(code === 403 ? permissionLines : 'HTTP 422')
    expect(others).toEqual([])
  })
})

describe('a commenter', () => {
  it.each([
    ['a branch', { ...of.target, subject: of.branch }, true],
    ['a live site', of.production, true],
    ['who wants no comment', of.target, false],
    ['nothing', undefined, true],
  ])('of %s asks for nothing', async (_, site, comment) => {
    await using thread = await startThread()
    const none = commenter(site, thread.github, { ...inputs, comment })
    none.prepare()
    await none.write(live)
    await commenter(of.target, undefined, inputs).write(live)
    await commenterOf(thread).write(of.swept([]))
    expect(thread.requests().filter((each) => each.includes('POST'))).toEqual([])
  })

  it.each([
    ['once', [of.building()], 1, 0],
    ['again, where that is long ago and others write too', [of.building(), inDocs], 3, 1500],
  ] as const)('that asks early asks %s', async (_, before, reads, age) => {
    await using thread = await startThread()
    const [first, ...others] = before
    thread.has(comment(first, ...others))
    const early = commenterOf(thread)
    early.prepare()
    early.prepare()
    await vi.waitFor(() => expect(thread.requests()).toHaveLength(2))
    const now = performance.now() + age
    using _clock = vi.spyOn(performance, 'now').mockReturnValue(now)
    await early.write(live)
    expect(thread.requests().filter((each) => each.startsWith('GET'))).toHaveLength(reads)
    expect(states(thread.bodies()[0])).toContain('preview live')
  })

  it('that can not ask early warns when it writes, and not before', async () => {
    await using thread = await startThread()
    thread.standIn.intercept = status(403, { message: 'no' })
    const early = commenterOf(thread)
    early.prepare()
    await vi.waitFor(() => expect(thread.requests()).toHaveLength(2))
    await setTimeout(20)
    expect(log.takeWarnings()).toEqual([])
    await early.write(live)
    expect(log.takeWarnings()).toEqual([expect.stringContaining(permissionLines)])
  })
})

it.each([
  [of.building(), '1.1', 'failed'],
  [of.building(), '1.2', 'building'],
  [live, '1.1', 'live'],
])('the post step ends what still says that this run builds: %#', async (outcome, run, state) => {
  await using thread = await startThread()
  thread.has(comment(outcome))
  await endBuilding(thread.github, 7, 'Preview', run)
  expect(thread.bodies().map(states)).toEqual([[`preview ${state}`]])
})
