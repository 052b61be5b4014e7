import { describe, expect, it } from 'vitest'
import { branchExists, wasClosed } from '../../src/acts/closed-meanwhile.ts'
import type { Services, Work } from '../../src/acts/services.ts'
import type { Target } from '../../src/target.ts'
import { startTracked, type Tracked, targets } from '../stand-ins/scenes/tracked.ts'

const workOn = (target: Target, access?: Tracked): Work => ({ target, services: { access } as Services }) as Work

describe('wasClosed', () => {
  it('is what the pull request says, and false for what has none', async () => {
    await using tracked = await startTracked()
    const work = workOn(targets.preview, tracked)
    expect(await wasClosed(work)).toBe(false)
    tracked.standIn.setPullState(7, 'closed')
    expect(await wasClosed(work)).toBe(true)
    const before = tracked.standIn.requests.length
    expect(await wasClosed(workOn(targets.branch, tracked))).toBe(false)
    expect(await wasClosed(workOn(targets.production, tracked))).toBe(false)
    expect(await wasClosed(workOn(targets.preview))).toBe(false)
    expect(tracked.standIn.requests).toHaveLength(before)
  })

  it('is false with a warning where it can not be read', async () => {
    await using tracked = await startTracked()
    tracked.standIn.pulls.delete(7)
    expect(await wasClosed(workOn(targets.preview, tracked))).toBe(false)
    expect(tracked.warnings()).toEqual([expect.stringContaining('Could not read the pull request.')])
  })
})

describe('branchExists', () => {
  it('is what GitHub says of the branch, and is not known of what has none', async () => {
    await using tracked = await startTracked()
    const work = workOn(targets.branch, tracked)
    expect(await branchExists(work)).toBe(false)
    tracked.standIn.addBranch('topic')
    expect(await branchExists(work)).toBe(true)
    const before = tracked.standIn.requests.length
    expect(await branchExists(workOn(targets.preview, tracked))).toBeUndefined()
    expect(await branchExists(workOn(targets.production, tracked))).toBeUndefined()
    expect(await branchExists(workOn(targets.branch))).toBeUndefined()
    expect(tracked.standIn.requests).toHaveLength(before)
  })

  it('is not known where it may not be read, which many tokens may not: no warning', async () => {
    await using tracked = await startTracked({ permissions: { contents: 'none' } })
    expect(await branchExists(workOn(targets.branch, tracked))).toBeUndefined()
    expect(tracked.warnings()).toEqual([])
  })
})
