import { setTimeout } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { permissionLines } from '../../src/record/permissions.ts'
import { log } from '../../src/view/log.ts'
import type { RunSoFar } from '../../src/view/run-state.ts'
import { commenter } from '../../src/view/sticky-comment.ts'
import { doneThenReset, type Fault, status } from '../stand-ins/scenes/faults.ts'
import { startTracked, type Tracked, targets } from '../stand-ins/scenes/tracked.ts'
import { deployed, removed, skipped } from './runs.ts'

const marker = '<!-- static-deploy: preview -->'
const bot = { login: 'github-actions[bot]', id: 41898282, type: 'Bot' } as const
const mona = { login: 'mona', id: 1, type: 'User' } as const
const inputs = { comment: true, message: '' }

const live = deployed()
const isLive = /^<!-- static-deploy: preview -->\n### 🚀 /u
const isRemoved = /^<!-- static-deploy: preview -->\n### 🧹 .*\n\nDeleted: a\.b /u
const hadNothing = /There was nothing to delete/u

const commenterOf = ({ github }: Tracked) => commenter(targets.preview, github, inputs)
const write = (tracked: Tracked, run: RunSoFar): Promise<void> => commenterOf(tracked).write(run)
const bodies = ({ standIn }: Tracked): string[] => standIn.commentsOf(7).map(({ body }) => body)
const expectBodies = (tracked: Tracked, ...says: (string | RegExp)[]): void =>
  expect(bodies(tracked)).toEqual(says.map((each) => (typeof each === 'string' ? each : expect.stringMatching(each))))

/** Comments of this action that were there before. */
function has({ standIn }: Tracked, ...texts: readonly string[]): void {
  for (const text of texts) standIn.addComment(7, { body: `${marker}\n${text}`, user: bot })
}

/** Lets what is under way on this machine come to its end. */
async function someTurns(): Promise<void> {
  for (let turn = 0; turn < 300; turn += 1) await setTimeout(1)
}

/** Meets the first request with this method for comments with a fault. */
function once({ standIn }: Tracked, method: string, fault: Fault): void {
  let left = 1
  standIn.intercept = (request, response, asked) => {
    if (left === 0 || asked.method !== method || !/\/comments(?:\/|\?|$)/u.test(asked.path)) return false
    left -= 1
    return fault(request, response)
  }
}

describe('the comment', () => {
  it.each<[string, string[], string[], (string | RegExp)[]]>([
    ['of nothing, where there is none, begins none', [], [], []],
    ['of nothing, where there is a site, replaces it', [], ['### 🚀 live 🧹'], [hadNothing]],
    ['of nothing, where one tells what was deleted, keeps it', [], ['### 🧹 x'], [`${marker}\n### 🧹 x`]],
    ['of a link replaces one that tells of another', ['a.b'], ['### 🧹 x'], [isRemoved]],
  ])('on a removal %s', async (_, links, before, after) => {
    await using tracked = await startTracked()
    has(tracked, ...before)
    await write(tracked, removed(links))
    expectBodies(tracked, ...after)
    expect(tracked.warnings()).toEqual([])
  })

  it('that racing runs wrote is one again: the newer one would go on to show what is no longer so', async () => {
    await using tracked = await startTracked()
    tracked.standIn.addComment(7, { body: `${marker.toUpperCase()}\nlive at a`, user: bot })
    tracked.standIn.addComment(7, { body: 'Nice work!', user: mona })
    has(tracked, 'live at b', 'live at c')
    await write(tracked, live)
    expectBodies(tracked, isLive, 'Nice work!')
  })

  it('of somebody else, or of another environment, is never touched, and one line tells of it', async () => {
    await using tracked = await startTracked()
    const others = [
      { body: `${marker}\nmine`, user: mona },
      { body: `${marker}\nanother bot's`, user: { login: 'other[bot]', id: 2, type: 'Bot' as const } },
      { body: '<!-- static-deploy: docs -->\nlive', user: bot },
      { body: `Quoted: ${marker}`, user: bot },
    ]
    for (const other of others) tracked.standIn.addComment(7, other)
    using told = vi.spyOn(log, 'info').mockReturnValue()
    await write(tracked, live)
    expectBodies(tracked, ...others.map(({ body }) => body), isLive)
    expect(told.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^Pull request #7 has a comment like this one by mona, which github-actions\[bot\] may not/u,
        ),
      ],
    ])
  })

  it.each<[string, string, Fault, string[], number]>([
    ['whose answer was lost is found, and not written twice', 'POST', doneThenReset, [], 1],
    ['that somebody deletes in this moment is written anew', 'PATCH', status(404, { message: 'no' }), ['old'], 1],
    ['that is one too many, and gone already, is no error', 'DELETE', status(404, { message: 'no' }), ['a', 'b'], 2],
  ])('%s', async (_, method, fault, before, left) => {
    await using tracked = await startTracked()
    has(tracked, ...before)
    once(tracked, method, fault)
    await write(tracked, live)
    expect(bodies(tracked)).toHaveLength(left)
    expect(bodies(tracked)[0]).toMatch(isLive)
    expect(tracked.warnings()).toEqual([])
  })

  it.each<[string, number, number, RegExp]>([
    ['that may or may not be written is looked for four times', 500, 4, /HTTP 500/u],
    ['that GitHub refuses', 422, 1, /HTTP 422/u],
    ['for which a permission is missing', 403, 1, /may not write one.*\npermissions:\n/su],
  ])('%s is one warning', async (_, code, times, says) => {
    await using tracked = await startTracked()
    tracked.standIn.intercept = (request, response, { method, path }) =>
      method === 'POST' && path.includes('comments') && status(code, { message: 'no' })(request, response)
    await write(tracked, live)
    expect(tracked.writes()).toHaveLength(times)
    expect(tracked.warnings()).toEqual([expect.stringMatching(says)])
    expect(tracked.warnings()[0]?.includes(permissionLines)).toBe(code === 403)
  })

  it('is not waited for longer than 30 s in all', async () => {
    await using tracked = await startTracked()
    // Each answer comes within its own time.
    tracked.standIn.intercept = async (request, response, { method, path }) => {
      if (!path.includes('comments')) return false
      await setTimeout(14_000)
      return method === 'POST' && doneThenReset(request, response)
    }
    await write(tracked, live)
    expect(tracked.warnings()).toEqual([expect.stringContaining('GitHub took more than 30 s')])
    // Nothing more is written then.
    await vi.waitFor(() => expect(tracked.reads()).toHaveLength(2))
    await someTurns()
    expect(tracked.writes()).toHaveLength(1)
  })
})

describe('what a commenter asks for', () => {
  it.each([
    ['preview', false],
    ['branch', true],
    ['production', true],
  ] as const)('is nothing for %s (comment: %s)', async (target, comment) => {
    await using tracked = await startTracked()
    const none = commenter(targets[target], tracked.github, { ...inputs, comment })
    none.prepare()
    await none.write(live)
    await commenter(undefined, tracked.github, inputs).write(live)
    await commenter(targets.preview, undefined, inputs).write(live)
    await write(tracked, skipped())
    expect(tracked.standIn.requests).toEqual([])
  })

  it('is asked early and once, and again where that was long ago and nothing was found', async () => {
    await using tracked = await startTracked()
    has(tracked, 'old')
    // Another run writes it after this answer.
    once(tracked, 'GET', status(200, []))
    const early = commenterOf(tracked)
    early.prepare()
    early.prepare()
    await vi.waitFor(() => expect(tracked.reads()).toHaveLength(1))
    await setTimeout(6000)
    await early.write(live)
    expectBodies(tracked, isLive)
    expect(tracked.reads()).toHaveLength(2)
  })

  it('and does not get early is a warning, when it is written', async () => {
    await using tracked = await startTracked()
    tracked.standIn.intercept = status(403, { message: 'no' })
    const early = commenterOf(tracked)
    early.prepare()
    await vi.waitFor(() => expect(tracked.standIn.requests).toHaveLength(2))
    await someTurns()
    expect(tracked.warnings()).toEqual([])
    await early.write(removed(['a.b']))
    expect(tracked.warnings()).toEqual([expect.stringContaining(permissionLines)])
  })
})
