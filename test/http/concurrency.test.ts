import { expect, it } from 'vitest'
import { atMost } from '../../src/http/concurrency.ts'

it.each([1, 2, 3, 9])('atMost does all in their order, and %s at the same time', async (most) => {
  const begun: number[] = []
  let underWay = 0
  let together = 0
  await atMost(most, [0, 1, 2, 3, 4], async (item) => {
    begun.push(item)
    underWay += 1
    together = Math.max(together, underWay)
    await new Promise(setImmediate)
    underWay -= 1
  })
  expect(begun).toEqual([0, 1, 2, 3, 4])
  expect([underWay, together]).toEqual([0, Math.min(most, 5)])
})

it('atMost begins nothing after an error, and waits for what has begun', async () => {
  const begun: number[] = []
  const ended: number[] = []
  const fault = new Error('second')
  const end = atMost(2, [0, 1, 2, 3, 4], async (item) => {
    begun.push(item)
    if (item === 1) throw fault
    await new Promise((resolve) => setTimeout(resolve, 20))
    ended.push(item)
  })
  await expect(end).rejects.toBe(fault)
  expect(begun).toEqual([0, 1])
  expect(ended).toEqual([0])
})
