import { expect, it } from 'vitest'
import { Wanted } from '../../src/acts/wanted-previews.ts'
import { startTracked } from '../stand-ins/scenes/tracked.ts'

const pull = (number: number) => ({ kind: 'pull-request', number }) as const
const branch = (name: string) => ({ kind: 'branch', branch: name }) as const

it('an open pull request is wanted by the list, which is read once', async () => {
  await using tracked = await startTracked()
  tracked.standIn.addPull({ number: 8, title: 'Words', state: 'open' })
  tracked.standIn.addPull({ number: 9, state: 'closed' })
  const wanted = new Wanted(tracked.github)
  expect(await wanted.inList(pull(8))).toEqual({ why: 'it is open', title: 'Words' })
  expect(await wanted.inList(pull(9))).toBeUndefined()
  expect(await wanted.inList(pull(10))).toBeUndefined()
  expect(tracked.standIn.requests).toHaveLength(1)
})

it('the list is not read for a branch or for production', async () => {
  await using tracked = await startTracked()
  const wanted = new Wanted(tracked.github)
  expect(await wanted.inList(branch('main'))).toBeUndefined()
  expect(await wanted.inList({ kind: 'production' })).toBeUndefined()
  expect(tracked.standIn.requests).toEqual([])
})

it('what is asked for is wanted where it is open or there, and nothing else', async () => {
  await using tracked = await startTracked()
  tracked.standIn.addPull({ number: 8, title: 'Words', state: 'open' })
  tracked.standIn.addPull({ number: 9, title: 'Gone', state: 'closed' })
  tracked.standIn.addBranch('topic')
  const wanted = new Wanted(tracked.github)
  expect(await wanted.ask(pull(8))).toEqual({ why: 'it is open', title: 'Words' })
  expect(await wanted.ask(pull(9))).toEqual({ why: undefined, title: 'Gone' })
  expect(await wanted.ask(branch('topic'))).toEqual({ why: 'the branch exists', title: '' })
  expect(await wanted.ask(branch('gone'))).toEqual({ why: undefined, title: '' })
  // Production is never swept.
  expect(await wanted.ask({ kind: 'production' })).toMatchObject({ why: 'the branch exists' })
})

it('a pull request that can not be read is an error, since none is ever deleted', async () => {
  await using tracked = await startTracked()
  await expect(new Wanted(tracked.github).ask(pull(404))).rejects.toThrow('HTTP 404')
})
