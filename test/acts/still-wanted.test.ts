import { describe, expect, it } from 'vitest'
import type { Work } from '../../src/acts/services.ts'
import { askWhether, branchExists, isOver } from '../../src/acts/still-wanted.ts'
import type { Target } from '../../src/target.ts'
import { startTracked, type Tracked, targets } from '../stand-ins/scenes/tracked.ts'

const workOn = (target: Target, tracked?: Tracked): Work =>
  ({ target, github: tracked?.github, inputs: { comment: false } }) as Work
const existed = Promise.resolve(true)

it('a preview is wanted as long as its pull request is open or its branch is there', async () => {
  await using tracked = await startTracked()
  const { standIn, github } = tracked
  const ask = (target: Target) => askWhether(target.subject, github)
  standIn.addPull({ number: 7, title: 'Words' })
  standIn.addBranch('topic')
  expect(await ask(targets.preview)).toEqual({ why: 'it is open', title: 'Words' })
  expect((await ask(targets.branch)).why).toBeDefined()
  standIn.setPullState(7, 'closed')
  standIn.deleteBranch('topic')
  expect(await ask(targets.preview)).toEqual({ why: undefined, title: 'Words' })
  expect((await ask(targets.branch)).why).toBeUndefined()
  // A live site never ends by itself.
  expect((await ask(targets.production)).why).toBeDefined()
  standIn.pulls.delete(7)
  await expect(ask(targets.preview)).rejects.toThrow('404')
})

describe('while it was deployed', () => {
  it('a preview is over whose pull request is closed, or whose branch was there and is gone', async () => {
    await using tracked = await startTracked()
    const [pull, branch] = [workOn(targets.preview, tracked), workOn(targets.branch, tracked)]
    tracked.standIn.addBranch('topic')
    expect([await isOver(pull, existed), await isOver(branch, existed)]).toEqual([false, false])
    tracked.standIn.setPullState(7, 'closed')
    tracked.standIn.deleteBranch('topic')
    expect([await isOver(pull, existed), await isOver(branch, existed)]).toEqual([true, true])
    for (const unknown of [false, undefined]) expect(await isOver(branch, Promise.resolve(unknown))).toBe(false)
  })

  it('nothing is asked for a live site, or without a token', async () => {
    await using tracked = await startTracked()
    for (const work of [workOn(targets.production, tracked), workOn(targets.preview), workOn(targets.branch)])
      expect(await isOver(work, existed)).toBe(false)
    for (const work of [workOn(targets.production, tracked), workOn(targets.preview, tracked), workOn(targets.branch)])
      expect(await branchExists(work)).toBeUndefined()
    expect(tracked.standIn.requests).toEqual([])
  })

  it('it is not over where that can not be read, which is a warning', async () => {
    await using tracked = await startTracked({ permissions: { contents: 'none' } })
    tracked.standIn.pulls.delete(7)
    for (const target of [targets.branch, targets.preview])
      expect(await isOver(workOn(target, tracked), existed)).toBe(false)
    expect(tracked.warnings()).toHaveLength(2)
  })
})
