import { expect, it } from 'vitest'
import { addRecord, ours } from '../stand-ins/scenes/records.ts'
import { startTracked } from '../stand-ins/scenes/tracked.ts'

it.each<[string, (string | undefined)[], string | undefined]>([
  ['none after its first push', [undefined], undefined],
  ['the one of a first push with a name', ['a.example'], 'a.example'],
  ['the one that a later push went to', [undefined, 'a.example'], 'a.example'],
  ['the one that every push went to', ['a.example', 'a.example'], 'a.example'],
  ['the new one after it was made again', ['a.example', undefined, 'b.example'], 'b.example'],
  [
    'none where the last push asked for another one, which may never have been made',
    ['a.example', 'b.example'],
    undefined,
  ],
  ['none where the last push is for a new one', ['a.example', undefined], undefined],
])('the list of previews tells of a link %s', async (_, oldestFirst, link) => {
  await using tracked = await startTracked()
  for (const each of oldestFirst)
    addRecord(tracked.standIn, {
      environment: 'preview',
      task: 'deploy:pr-7',
      link: '',
      payload: ours(each),
      states: [],
    })
  const [preview] = await tracked.records.previews.in('preview')
  expect(preview).toMatchObject({ subject: { kind: 'pull-request', number: 7 }, deployments: oldestFirst.length })
  expect(preview?.link).toBe(link)
})
