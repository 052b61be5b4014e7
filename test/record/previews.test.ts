import { expect, it } from 'vitest'
import { latestOf, linkOf, type Preview, previewsIn } from '../../src/record/previews.ts'
import { daysAgo } from '../stand-ins/github/github.ts'
import { addRecord, ours } from '../stand-ins/scenes/records.ts'
import { startTracked } from '../stand-ins/scenes/tracked.ts'

const seven = { link: 'a.example', environment: 'preview', task: 'deploy:pr-7' }

it('previews are those of one environment, or of all, one for each record, newest first', async () => {
  await using tracked = await startTracked()
  const { standIn, github } = tracked
  const { created_at: oldest } = addRecord(standIn, { ...seven, created_at: daysAgo(9) })
  addRecord(standIn, { ...seven, task: 'deploy:branch-topic' })
  addRecord(standIn, { ...seven, environment: 'docs' })
  addRecord(standIn, { ...seven, payload: { tool: 'other' } })
  addRecord(standIn, { ...seven, task: 'deploy:site' })
  const later = { link: 'b.example', environment: 'Preview', created_at: daysAgo(1) }
  addRecord(standIn, { ...seven, ...later })
  const subjects = (previews: readonly Preview[]) => previews.map(({ subject }) => subject.kind)
  const found = await previewsIn(github, 'preview')
  expect(subjects(found)).toEqual(['pull-request', 'branch'])
  const [first = expect.fail()] = found
  expect(first).toMatchObject({ since: Date.parse(oldest), latest: Date.parse(later.created_at) })
  expect(first.deployments).toHaveLength(2)
  expect(await linkOf(github, first)).toBe('b.example')
  expect((await previewsIn(github)).map(({ environment }) => environment)).toEqual(['Preview', 'docs', 'preview'])
})

it('a preview without a link has none', async () => {
  await using tracked = await startTracked()
  addRecord(tracked.standIn, { ...seven, payload: ours(), states: [] })
  const [preview = expect.fail()] = await previewsIn(tracked.github, 'preview')
  expect(await linkOf(tracked.github, preview)).toBeUndefined()
})

it('when a preview was deployed to last is asked anew', async () => {
  await using tracked = await startTracked()
  const { standIn, github } = tracked
  const { id } = addRecord(standIn, { ...seven, created_at: daysAgo(9) })
  const [preview = expect.fail()] = await previewsIn(github, 'preview')
  expect(await latestOf(github, preview)).toBe(preview.latest)
  addRecord(standIn, { ...seven, payload: { tool: 'other' } })
  const later = addRecord(standIn, seven)
  expect(await latestOf(github, preview)).toBe(Date.parse(later.created_at))
  for (const gone of [id, later.id]) standIn.deleteDeployment(gone)
  expect(await latestOf(github, preview)).toBe(0)
})
