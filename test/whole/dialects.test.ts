/** The live service, as it is reported to be, and which requests an update and a deletion take there and elsewhere. */
import { expect } from 'vitest'
import { DEFAULT_KEY, type HostingOptions } from '../stand-ins/hosting/hosting.ts'
import { likeLive } from '../stand-ins/hosting/options.ts'
import { type Fault, status } from '../stand-ins/scenes/faults.ts'
import { hostingWrites } from '../stand-ins/scenes/records.ts'
import { close, production, type Run, tearDown } from '../stand-ins/scenes/runs.ts'
import { every, scenes } from '../stand-ins/scenes/scene.ts'

const no = (error: string) => ({ success: false, error, message: 'No.' })
const [first, second] = [status(400, no('FIRST')), status(400, no('SECOND'))]
const unknown = status(404, no('SECOND'))
const full = status(400, no('LINK_LIMIT_REACHED'))
const files = { 'index.html': '<h1>Hi</h1>', 'guide/index.html': '<h1>Guide</h1>', 'a/b/c.txt': 'deep' }
const site: Run = (world) => world.step()
const preview: Run = (world) => world.pull(7, 'opened')

scenes('the live service', {
  'gets the life of a live site and a pull request with nothing but a key and a directory': {
    files,
    hosting: { ...likeLive },
    runs: [
      {
        run: site,
        says: [
          'Sending one archive: ext.tiiny.host is reported to unpack it.',
          /^Packed into site\.zip: \d+ B of 29 B, in \d.*s\.$/mu,
          'Deploying production to a new link.\n',
        ],
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
  'may know the other form of a deletion only': {
    links: ['mine.test'],
    hosting: { ...likeLive, deleteForms: ['A'] },
    gives: ['mine.test'],
    runs: [tearDown('mine.test')],
    check: (world) => expect(hostingWrites(world)).toEqual(['DELETE /v1/delete', 'POST /v1/delete']),
  },
  'is asked in the other form, unless the key may not delete, and what tells more is told': {
    links: ['mine.test'],
    runs: [
      { run: tearDown('mine.test'), red: 'HTTP 403', faults: { delete: status(403, no('KEPT')) } },
      { run: tearDown('mine.test'), red: 'SECOND', faults: { delete: [first, second] } },
      { run: tearDown('mine.test'), red: 'FIRST', faults: { delete: [first, unknown] } },
    ],
    check: (world) => {
      const [post, other] = ['POST /v1/delete', 'DELETE /v1/delete']
      expect(hostingWrites(world)).toEqual([post, post, other, post, other])
    },
  },
})

const mine = 'mine.example.com'
const busy = status(503)
const withLimit = (linkLimit: number): HostingOptions => ({
  accounts: { [DEFAULT_KEY]: { links: { [mine]: { 'index.html': 'production' } }, linkLimit } },
})
const updates: Readonly<Record<string, readonly [HostingOptions, ...writes: string[]]>> = {
  'by POST where both are known': [{}, 'POST'],
  'by PUT behind it, where a POST is refused': [{ updateBy: 'PUT' }, 'POST', 'PUT'],
  'by PUT, where a full account takes a POST for a create': [
    { ...withLimit(1), updateBy: 'PUT', limitFirst: true },
    'POST',
    'PUT',
  ],
  'by POST at the live service, where PUT is not known': [{ ...likeLive, updateBy: 'POST' }, 'PUT', 'POST'],
}
const refusals: Readonly<Record<string, readonly [told: string, first: Fault, second: Fault, HostingOptions?]>> = {
  'the last one': ['SECOND', first, second],
  'the first one, where the second method is not known': ['FIRST', first, unknown],
  'the last one, where a limit was told to a POST': ['SECOND', full, second],
  'the limit that was told to a PUT': ['LIMIT', full, second, likeLive],
}
scenes(
  'an update',
  every('goes', updates, ([hosting, ...methods]) => ({
    hosting: { ...withLimit(5), ...hosting },
    run: production({ domain: mine }),
    outputs: { link: mine },
    says:
      methods.length === 1
        ? `Deploying production to ${mine}.\n`
        : `did not take the update of ${mine} as ${methods[0]}, so it is sent as ${methods[1]}. upload: the service refused (HTTP 40`,
    check: (world) => expect(hostingWrites(world)).toEqual(methods.map((method) => `${method} /v1/upload`)),
  })),
  {
    'is tried as often again by the other method': {
      hosting: withLimit(5),
      run: production({ domain: mine }),
      faults: { upload: [busy, busy, busy, status(400, no('FIRST')), busy, busy, busy, () => false] },
    },
  },
  every('that neither method is taken for tells what tells more', refusals, ([told, first, second, hosting = {}]) => ({
    hosting: { ...withLimit(5), ...hosting },
    run: production({ domain: mine }),
    red: told,
    faults: { upload: [first, second] },
  })),
)
