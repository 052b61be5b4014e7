import { expect, it } from 'vitest'
import { startTracked } from '../stand-ins/scenes/tracked.ts'

it('a list whose last page names itself as the next one is an error, not an endless reading', async () => {
  await using tracked = await startTracked()
  let pages = 0
  tracked.standIn.intercept = (_, response, { path }) => {
    pages += 1
    const next = `<${tracked.standIn.url}${path}>; rel="next"`
    response.writeHead(200, { 'content-type': 'application/json', link: next }).end('[]')
    return true
  }
  await expect(tracked.records.previews.all()).rejects.toThrow(
    'Could not list deployments on GitHub: the answer never ends',
  )
  expect(pages).toBe(1000)
})
