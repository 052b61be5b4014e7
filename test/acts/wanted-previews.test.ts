import { expect, it } from 'vitest'
import { askFor, Wanted } from '../../src/acts/wanted-previews.ts'
import type { Preview } from '../../src/record/previews.ts'
import type { Subject } from '../../src/target.ts'
import { addRecord } from '../stand-ins/scenes/records.ts'
import { startTracked } from '../stand-ins/scenes/tracked.ts'

const pull = (number: number) => ({ kind: 'pull-request', number }) as const
const branch = (name: string) => ({ kind: 'branch', branch: name }) as const
const day = 24 * 60 * 60_000

/** A preview that was deployed last so many days ago. */
const preview = (subject: Subject, days = 0): Preview => {
  const task = subject.kind === 'pull-request' ? `deploy:pr-${subject.number}` : 'deploy:branch-topic'
  const latest = Date.now() - days * day
  return { subject, name: { environment: 'preview', task }, deployments: 1, since: latest, latest, link: undefined }
}

it('an open pull request is wanted by the list, which is read once', async () => {
  await using tracked = await startTracked()
  tracked.standIn.addPull({ number: 8, title: 'Words', state: 'open' })
  tracked.standIn.addPull({ number: 9, state: 'closed' })
  const wanted = new Wanted(tracked)
  expect(await wanted.titleIfOpen(preview(pull(8), 1000))).toBe('Words')
  expect(await wanted.titleIfOpen(preview(pull(9)))).toBeUndefined()
  expect(await wanted.titleIfOpen(preview(pull(10)))).toBeUndefined()
  expect(tracked.standIn.requests).toHaveLength(1)
})

it('the list is not read for a branch, for production, or for what may have expired', async () => {
  await using tracked = await startTracked()
  tracked.standIn.addPull({ number: 8, title: 'Words', state: 'open' })
  const wanted = new Wanted(tracked, 14)
  expect(await wanted.titleIfOpen(preview(branch('main')))).toBeUndefined()
  expect(await wanted.titleIfOpen(preview({ kind: 'live-site' }))).toBeUndefined()
  expect(await wanted.titleIfOpen(preview(pull(8), 15))).toBeUndefined()
  expect(tracked.standIn.requests).toEqual([])
  expect(await wanted.titleIfOpen(preview(pull(8), 13))).toBe('Words')
})

it('what is asked for is wanted where it is open or there, and nothing else', async () => {
  await using tracked = await startTracked()
  tracked.standIn.addPull({ number: 8, title: 'Words', state: 'open' })
  tracked.standIn.addPull({ number: 9, title: 'Gone', state: 'closed' })
  tracked.standIn.addBranch('topic')
  const wanted = new Wanted(tracked)
  for (const ask of [
    (subject: Subject) => askFor(subject, tracked.github),
    (subject: Subject) => wanted.ask(preview(subject, 1000)),
  ]) {
    expect(await ask(pull(8))).toEqual({ why: 'it is open', title: 'Words' })
    expect(await ask(pull(9))).toEqual({ why: undefined, title: 'Gone' })
    expect(await ask(branch('topic'))).toEqual({ why: 'the branch exists', title: '' })
    expect(await ask(branch('gone'))).toEqual({ why: undefined, title: '' })
    // Production is never swept.
    expect(await ask({ kind: 'live-site' })).toMatchObject({ why: 'the branch exists' })
  }
})

it('what is open has expired after some days, unless it was deployed to meanwhile', async () => {
  await using tracked = await startTracked()
  tracked.standIn.addPull({ number: 9, title: 'Gone', state: 'closed' })
  const wanted = new Wanted(tracked, 14)
  expect(await wanted.ask(preview(pull(7), 13))).toMatchObject({ why: 'it is open' })
  expect(await wanted.ask(preview(pull(9), 15))).toEqual({ why: undefined, title: 'Gone' })
  expect(await wanted.ask(preview(pull(7), 15))).toMatchObject({ why: undefined, expired: 14 })
  addRecord(tracked.standIn, { environment: 'preview', task: 'deploy:pr-7', link: 'a.example' })
  expect(await wanted.ask(preview(pull(7), 15))).toMatchObject({ why: 'it was deployed to meanwhile' })
})

it('a pull request that can not be read is an error, since none is ever deleted', async () => {
  await using tracked = await startTracked()
  await expect(askFor(pull(404), tracked.github)).rejects.toThrow('HTTP 404')
})
