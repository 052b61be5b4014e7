/** How a site is sent, updated and deleted at the live service, as it is reported to be, and elsewhere (design 6.4). */
import { expect } from 'vitest'
import { DEFAULT_KEY, type HostingOptions } from '../stand-ins/hosting/hosting.ts'
import { likeLive } from '../stand-ins/hosting/options.ts'
import { type Fault, status } from '../stand-ins/scenes/faults.ts'
import { hostingWrites } from '../stand-ins/scenes/records.ts'
import { close, production, type Run, tearDown } from '../stand-ins/scenes/runs.ts'
import { every, scenes } from '../stand-ins/scenes/scene.ts'

const files = { 'index.html': '<h1>Hi</h1>', 'guide/index.html': '<h1>Guide</h1>', 'a/b/c.txt': 'deep' }
const site: Run = (world) => world.step()
const preview: Run = (world) => world.pull(7, 'opened')

scenes('the live service', {
  'gets the life of a live site and a pull request with nothing but a key and a directory': {
    files,
    hosting: likeLive,
    runs: [
      {
        run: site,
        says: [/^Sending one archive of \d+ B\.$/mu, 'to a new address.\n'],
      },
      { run: site, outputs: { link: '@production' } },
      preview,
      { run: preview, outputs: { link: '@pull 7' }, says: 'Deploying pull request #7 to @pull 7.\n' },
      { run: close(), outputs: { result: 'deleted' } },
    ],
    check: (world) => {
      const [create, update] = ['POST /v1/upload', 'PUT /v1/upload']
      expect(hostingWrites(world)).toEqual([create, update, create, update, 'DELETE /v1/delete'])
      const [hosted] = world.hosting.account().links.values()
      const held = [...(hosted?.files ?? [])].map(([path, { bytes }]) => [path, String(bytes)])
      expect(Object.fromEntries(held)).toEqual(files)
    },
  },
})

const postsNoUpdate: Fault = (request, response) =>
  request.method === 'POST' && request.url === '/v1/upload' && status(405)(request, response)
const mine = 'mine.example.com'
const accounts = { [DEFAULT_KEY]: { links: { [mine]: { 'index.html': 'production' } }, linkLimit: 5 } }
const ways: Readonly<Record<string, readonly [HostingOptions, ...writes: string[]]>> = {
  'by POST and form A': [{}, 'POST /v1/upload', 'POST /v1/delete'],
  'by PUT and form B, if the others are not known': [
    { deleteForms: ['B'], intercept: postsNoUpdate },
    ...['POST /v1/upload', 'PUT /v1/upload', 'POST /v1/delete', 'DELETE /v1/delete'],
  ],
  'by PUT and form B, at the live service': [likeLive, 'PUT /v1/upload', 'DELETE /v1/delete'],
  'by POST and form A at the live service, if the others are not known': [
    { ...likeLive, updateBy: 'POST', deleteForms: ['A'] },
    ...['PUT /v1/upload', 'POST /v1/upload', 'DELETE /v1/delete', 'POST /v1/delete'],
  ],
}
/** What else a refusal means is in `hosting/hosting-service.test.ts`. */
scenes(
  'a link that is there is updated and deleted',
  every('as the service wants it', ways, ([hosting, ...writes]) => ({
    hosting: { accounts, ...hosting },
    gives: [mine],
    runs: [production({ domain: mine }), tearDown(mine)],
    check: (world) => expect(hostingWrites(world)).toEqual(writes),
  })),
)
