import { describe, expect, it } from 'vitest'
import { untracked } from '../../src/record/untracked.ts'
import { log } from '../../src/report/log.ts'

describe('without a token, tracking', () => {
  it('knows nothing, and lets everything go on', async () => {
    const before = log.warnings.length
    const tracking = untracked({ domain: undefined })
    tracking.prepare('deploy')
    expect([await tracking.links(), await tracking.linksNamed('a.b')]).toEqual([[], []])
    expect(await tracking.isHolding('d1', ['a.b'])).toBe(false)
    const link = { names: ['a.b'], accepted: ['a.b'], made: true, sent: true, deployments: [] } as const
    await tracking.requireNotTaken(link, 'new')
    await tracking.requireNoLiveSite('a.b', 'production')
    await tracking.fail(new Error('x'), undefined)
    await tracking.end(link)
    await tracking.tellRemoved(['a.b'])
    expect(tracking.deployment).toBeUndefined()
    // So a teardown without a domain is an error, not a preview without links.
    expect(tracking.remembers).toBe(false)
    expect(log.warnings.length).toBe(before)
  })

  it.each([
    { name: 'a new link', domain: undefined, warns: true },
    { name: 'a link that the user named', domain: 'a.example', warns: false },
  ])('warns that nobody remembers $name: $warns', async ({ domain, warns }) => {
    const before = log.warnings.length
    const tracking = untracked({ domain })
    await tracking.begin({ link: domain })
    await tracking.succeed('c.example', { fileCount: 1, bytes: 1 })
    const warned = log.warnings.slice(before)
    expect(warned).toEqual(warns ? [expect.stringContaining('c.example')] : [])
  })
})
