import { expect, it } from 'vitest'
import { untracked } from '../../src/record/tracking.ts'
import { log } from '../../src/report/log.ts'

const facts = { digest: 'd1', form: 'files' }

it('without a token nothing is known, and everything goes on', async () => {
  const before = log.warnings.length
  const tracking = untracked({ domain: undefined })
  tracking.prepare('deploy')
  const { record } = tracking
  expect(await Promise.all([record.links(), record.hasNameless()])).toEqual([[], false])
  const nothing = [record.newest(), record.nameFor('a.b'), tracking.ownerOf('a.b', 'all'), tracking.production()]
  expect(new Set(await Promise.all(nothing))).toEqual(new Set([undefined]))
  expect(await tracking.isHolding('a.b', facts)).toBe(false)
  expect(await tracking.wasAnswered('a.b', 'a.b')).toBe(false)
  await tracking.begin(facts)
  await tracking.fail(new Error('x'), 'deploy', { mayBeDone: true })
  for (const end of [tracking.end, tracking.withdraw, () => tracking.forget('a.b')]) await end()
  await tracking.tell({ kind: 'removed', links: [] })
  expect([tracking.deployment, tracking.remembers, log.warnings.length]).toEqual([undefined, false, before])
})

it.each([
  { of: 'a new link', domain: undefined, warnings: 1 },
  { of: 'a link that the user named', domain: 'a.example', warnings: 0 },
])('without a token $of is a matter of $warnings warnings', async ({ domain, warnings }) => {
  const before = log.warnings.length
  await untracked({ domain }).succeed('c.example')
  const warned = log.warnings.slice(before)
  expect(warned).toHaveLength(warnings)
  expect(warned.every((text) => text.includes('c.example'))).toBe(true)
})
