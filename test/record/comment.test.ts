import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { commenterFor } from '../../src/record/comment.ts'
import { permissionLines } from '../../src/record/permissions.ts'
import { doneThenReset, type Fault, status } from '../stand-ins/scenes/faults.ts'
import { runUrl, startTracked, type Tracked, targets } from '../stand-ins/scenes/tracked.ts'

const marker = '<!-- static-deploy: preview -->'
const bot = { login: 'github-actions[bot]', id: 41898282, type: 'Bot' } as const

const keep = ({ github }: Tracked, text: string, onlyReplaces = false): Promise<void> =>
  commenterFor(targets.preview, { github, comment: true, runUrl })?.write(text, onlyReplaces) ?? expect.fail()
const bodies = ({ standIn }: Tracked): string[] => standIn.commentsOf(7).map(({ body }) => body)
/** Meets the first request with this method for comments with a fault. */
const once = ({ standIn }: Tracked, method: string, fault: Fault): void => {
  let left = 1
  standIn.intercept = (request, response, asked) => {
    if (left === 0 || asked.method !== method || !/\/comments(?:\/|\?|$)/u.test(asked.path)) return false
    left -= 1
    return fault(request, response)
  }
}

describe('the comment', () => {
  it('is written once, and then replaced', async () => {
    await using tracked = await startTracked()
    await keep(tracked, 'first')
    await keep(tracked, 'second')
    expect(bodies(tracked)).toEqual([`${marker}\nsecond`])
    // What was just read is not read again.
    expect(tracked.reads()).toHaveLength(2)
  })

  it('that tells what was deleted stays, if a later run finds nothing to delete', async () => {
    await using tracked = await startTracked()
    await keep(tracked, '### 🧹 Preview was removed\n\nDeleted: a.b')
    await keep(tracked, '### 🧹 Preview was removed\n\nThere was nothing to delete', true)
    expect(bodies(tracked)).toEqual([`${marker}\n### 🧹 Preview was removed\n\nDeleted: a.b`])
    await keep(tracked, '### 🚀 live 🧹')
    await keep(tracked, 'nothing to delete', true)
    expect(bodies(tracked)).toEqual([`${marker}\nnothing to delete`])
  })

  it('that two racing runs wrote is one again: the newer one would go on to show what is no longer so', async () => {
    await using tracked = await startTracked()
    tracked.standIn.addComment(7, { body: `${marker}\nlive at a`, user: bot })
    tracked.standIn.addComment(7, { body: 'Nice work!', user: { login: 'mona', id: 1, type: 'User' } })
    tracked.standIn.addComment(7, { body: `${marker}\nlive at b`, user: bot })
    tracked.standIn.addComment(7, { body: `${marker}\nlive at c`, user: bot })
    await keep(tracked, 'removed')
    expect(bodies(tracked)).toEqual([`${marker}\nremoved`, 'Nice work!'])
  })

  it('of somebody else, or of another environment, is never deleted', async () => {
    await using tracked = await startTracked()
    const others = [
      { body: `${marker}\nmine`, user: { login: 'mona', id: 1, type: 'User' as const } },
      { body: `${marker}\nanother bot's`, user: { login: 'other[bot]', id: 2, type: 'Bot' as const } },
      { body: '<!-- static-deploy: docs -->\nlive', user: bot },
      { body: `Quoted: ${marker}`, user: bot },
    ]
    for (const other of others) tracked.standIn.addComment(7, other)
    tracked.standIn.addComment(7, { body: `${marker}\nown`, user: bot })
    await keep(tracked, 'new')
    expect(bodies(tracked)).toEqual([...others.map(({ body }) => body), `${marker}\nnew`])
  })

  it('that is one too many, and gone already, is no error', async () => {
    await using tracked = await startTracked()
    for (const text of ['a', 'b']) tracked.standIn.addComment(7, { body: `${marker}\n${text}`, user: bot })
    once(tracked, 'DELETE', status(404, { message: 'Not Found' }))
    await keep(tracked, 'new')
    expect(bodies(tracked)[0]).toBe(`${marker}\nnew`)
  })

  it('whose answer was lost is found, and not written twice', async () => {
    await using tracked = await startTracked()
    once(tracked, 'POST', doneThenReset)
    await keep(tracked, 'live')
    expect(bodies(tracked)).toEqual([`${marker}\nlive`])
  })

  it.each([
    { before: [], after: [] },
    { before: [`${marker}\nlive`], after: [`${marker}\nremoved`] },
  ])(
    'that is only news where there is one replaces it, and begins none ($before.length)',
    async ({ before, after }) => {
      await using tracked = await startTracked()
      for (const body of before) tracked.standIn.addComment(7, { body, user: bot })
      await keep(tracked, 'removed', true)
      expect(bodies(tracked)).toEqual(after)
    },
  )

  it('that may or may not be written is looked for four times, and then is an error', async () => {
    await using tracked = await startTracked()
    tracked.standIn.intercept = (request, response, { method, path }) =>
      method === 'POST' && path.includes('comments') && status(500)(request, response)
    await expect(keep(tracked, 'live')).rejects.toThrow('500')
    expect(tracked.writes()).toHaveLength(4)
  })

  it('that can not be written is an error', async () => {
    await using tracked = await startTracked()
    once(tracked, 'POST', status(422, { message: 'no' }))
    await expect(keep(tracked, 'live')).rejects.toThrow('HTTP 422')
  })
})

describe('what a commenter asks for', () => {
  const commenter = ({ github }: Tracked) =>
    commenterFor(targets.preview, { github, comment: true, runUrl }) ?? expect.fail()

  it.each([
    ['preview', false],
    ['branch', true],
    ['production', true],
  ] as const)('is nothing for %s (comment: %s)', async (target, comment) => {
    await using tracked = await startTracked()
    expect(commenterFor(targets[target], { github: tracked.github, comment, runUrl })).toBeUndefined()
  })

  it('is asked early and once, and again where that was long ago and nothing was found', async () => {
    await using tracked = await startTracked()
    tracked.standIn.addComment(7, { body: `${marker}\nold`, user: bot })
    // Another run writes it after this answer.
    once(tracked, 'GET', status(200, []))
    const early = commenter(tracked)
    early.prepare()
    early.prepare()
    await setTimeout(6000)
    await early.write('new')
    expect(bodies(tracked)).toEqual([`${marker}\nnew`])
    expect(tracked.reads()).toHaveLength(2)
  })

  it.each([
    ['where the token may not', 403],
    ['for any other reason', 422],
  ])('and does not get is a warning %s', async (_, code) => {
    await using tracked = await startTracked()
    tracked.standIn.intercept = status(code, { message: 'no' })
    await commenter(tracked).tell({ kind: 'removed', links: ['a.b'] })
    expect(tracked.warnings()).toHaveLength(1)
    expect(tracked.warnings()[0]?.includes(permissionLines)).toBe(code === 403)
  })

  it('is nothing more for a removal of nothing where there is no comment', async () => {
    await using tracked = await startTracked()
    await commenter(tracked).tell({ kind: 'removed', links: [] })
    expect(tracked.writes()).toEqual([])
    await commenter(tracked).tell({ kind: 'removed', links: ['a.b'] })
    expect(bodies(tracked)).toHaveLength(1)
  })
})
