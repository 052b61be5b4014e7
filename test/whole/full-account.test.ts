/** A full account heals itself with what is closed; what then happens to a preview says `when-full`. */
import { expect } from 'vitest'
import type { HostingOptions } from '../stand-ins/hosting/hosting.ts'
import { allows, liveSite, preview, publishes, recorded } from '../stand-ins/scenes/deeds.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { liveLinks } from '../stand-ins/scenes/records.ts'
import { branchPush, live, production, push, type Run, reserve } from '../stand-ins/scenes/runs.ts'
import { type Deed, every, pairs, type Scene, scenes } from '../stand-ins/scenes/scene.ts'

const kinds: Readonly<Record<string, HostingOptions>> = {
  'by the interface': {},
  'that says the limit first': { limitFirst: true },
}
const previews: Readonly<Record<string, Run>> = {
  'a pull request': push(),
  'a named preview': push(7, { domain: 'pr-7.tiiny.test' }),
  'a branch': branchPush(),
  'a reserve': reserve(),
}
const makers: Readonly<Record<string, Run>> = {
  ...previews,
  production: production(),
  'production with a domain': production({ domain: 'www.tiiny.test' }),
}
const [a, b] = ['a.test', 'b.test']
const closed = (link: string, number: number, environment = 'preview'): Deed =>
  preview(link, { number, state: 'closed', environment })

const refused = 'upload: the service refused (HTTP 400). LINK_LIMIT_REACHED: Please upgrade for more links. '
const roomIsMade = [
  'Please upgrade for more links. Looking for previews that nobody needs, to make room.',
  `The account was full. 1 link of closed previews made room: ${a}.`,
]
const noneOfOurs = `${refused}The account has 1 link. None is a preview of the environment "preview".\nDelete links that nobody needs in the hosting account, or upgrade the account.`
scenes(
  'a full account',
  pairs("gets room from what is closed in the run's own environment", makers, kinds, (run, hosting) => ({
    linkLimit: 2,
    links: ['theirs.test'],
    hosting,
    given: [closed(a, 1)],
    runs: [{ run, outputs: { result: 'deployed' }, deleted: [a], says: roomIsMade }],
    check: (world) => expect(liveLinks(world)).toEqual(['theirs.test', expect.any(String)]),
  })),
  {
    'gets none from a record whose link this account does not list': {
      linkLimit: 1,
      links: ['theirs.test'],
      given: [closed(a, 1), ({ hosting }) => hosting.account().links.delete(a)],
      runs: [{ run: push(7, { 'github-token': '' }), red: 'Without a token it is not known which are previews.\n' }],
      run: push(),
      red: noneOfOurs,
      record: { 'pr-1': [a] },
    },
    'is green once the create succeeds, with a warning of what could not be swept': {
      linkLimit: 2,
      given: [closed(a, 1), closed(b, 2)],
      run: push(),
      warns: 'pull request #2: delete: HTTP 400, and the answer is not a JSON object.',
      faults: { delete: [status(400), status(400), () => false] },
      live: [/pull \d/u, 'pull 7'],
    },
    'that nothing can leave: the error lists our previews, and how many others there are, but not their names': {
      linkLimit: 4,
      links: ['theirs.test', 'secret.test'],
      given: [preview(a, { number: 1, days: 3 }), preview(b, { number: 2 })],
      run: push(),
      red: [
        `${refused}These previews of this repository hold links, and none of them could make room: ${b} (pull request #2, `,
        `, ${a} (pull request #1, 3 days old). The account has 2 other links.\nClose pull requests, write "when-full: replace-oldest", delete links in the hosting account, or upgrade the account.`,
      ],
      comment: /\w/u,
      never: /theirs|secret/u,
      states: { 'pr-7': ['failure'] },
    },
    'of 50 previews names 20': {
      linkLimit: 51,
      given: Array.from({ length: 51 }, (_, index) => preview(`p-${index + 1}.test`, { number: index + 1 })),
      runs: [{ run: push(99), red: ['p-51.test', 'p-32.test'], never: 'p-31.test' }],
    },
    'stays full, with a warning, where the previews can not be read': {
      linkLimit: 1,
      given: [closed(a, 8)],
      run: push(9, { 'when-full': 'replace-oldest' }),
      red: noneOfOurs,
      warns: 'No preview could be torn down to make room. Could not list deployments on GitHub: HTTP 409, no.',
      faults: { listPreviews: status(409, { message: 'no' }) },
      live: { [a]: 'pull 8' },
    },
    'that is full again at once: what somebody else makes under the name stays': {
      linkLimit: 1,
      given: [closed(a, 1)],
      run: push(7, { domain: 'pr-7.tiiny.test' }),
      red: 'pr-7.tiiny.test did not exist when this run began, and somebody else has made it meanwhile.',
      at: { after: 'delete', happens: publishes('pr-7.tiiny.test', 'theirs') },
      live: { 'pr-7.tiiny.test': 'theirs' },
    },
    'that refuses for another reason costs no other link, and is asked once': {
      linkLimit: 1,
      given: [closed(a, 9)],
      run: production(),
      red: 'BAD',
      faults: { upload: status(400, { success: false, error: 'BAD', message: 'No.' }) },
      live: { [a]: 'pull 9' },
      check: ({ hosting }) => expect(hosting.requests.filter(({ path }) => path === '/v1/upload')).toHaveLength(1),
    },
    'gets room only from the environment of the run': {
      linkLimit: 1,
      given: [closed(a, 1, 'docs')],
      runs: [{ run: push(), red: /\w/u }],
      run: push(7, { environment: 'docs' }),
      deleted: [a],
    },
    'of which links were deleted tells them where that was not enough': {
      linkLimit: 1,
      links: ['theirs.test'],
      given: [closed(a, 5), recorded({ link: 'lost.test', environment: 'preview', task: 'deploy:pr-5' })],
      run: push(7, { 'when-full': 'skip' }),
      outputs: { result: 'skipped', 'skip-reason': /of this commit\. Delete a link in the hosting account, / },
      deleted: [a, 'lost.test'],
      live: { 'theirs.test': 'before' },
    },
  },
)

const full = (more: Partial<Scene> = {}): Omit<Scene, 'runs'> => ({
  linkLimit: 3,
  given: [
    liveSite(live),
    preview('older.test', { number: 1, days: 9 }),
    // Made before the other one, but pushed to since.
    preview('newer.test', { number: 2, days: 30 }),
    preview('newer.test', { number: 2, days: 1 }),
  ],
  gives: ['older.test'],
  ...more,
})
const [skip, replace] = ['skip', 'replace-oldest'].map((each) => ({ inputs: { 'when-full': each } }))
const skipReason =
  /^The account is full, so (?:pull request #7|branch topic) has no preview of this commit\. Close a pull request that has one, or delete a link in the hosting account, and run the job again\.$/u
const policies = { skip: 'skip', 'replace-oldest': 'replace-oldest', fail: 'fail' }
scenes(
  'when-full',
  every('skip is green and says why', previews, (run) => ({
    ...full({ ...skip, gives: [] }),
    runs: [
      {
        run,
        outputs: { result: 'skipped', 'skip-reason': skipReason },
        notes: /\w/u,
        says: '/pull/1) | [older.test](https://older.test) |',
      },
      // Nothing is left that would count as a link.
      { run: push(), outputs: { result: 'deployed' }, at: { before: 'anything', happens: allows(9) } },
    ],
  })),
  every('replace-oldest takes the preview that was deployed to longest ago', previews, (run) => ({
    ...full(replace),
    runs: [
      { run, outputs: { result: 'deployed' }, deleted: ['older.test'], about: 1, comment: [/room/iu, /next push/iu] },
      // Its next push brings it back.
      { run: push(1), at: { before: 'anything', happens: allows(9) } },
    ],
    check: (world) => expect(liveLinks(world)).toEqual([live, 'newer.test', expect.any(String), expect.any(String)]),
  })),
  every('never holds for a live site', policies, (policy) => ({
    ...full({ inputs: { 'when-full': policy }, gives: [] }),
    runs: [{ run: production({ domain: 'www.tiiny.test' }), red: 'Close pull requests, delete links' }],
    live: { [live]: 'production', 'older.test': 'pull 1', 'newer.test': 'pull 2' },
  })),
  {
    'replace-oldest takes no preview of another environment, no branch, which has no comment, and no live site': {
      linkLimit: 3,
      ...replace,
      given: [liveSite(live), preview('docs.test', { number: 1, environment: 'docs', days: 9 })],
      runs: [branchPush(), { run: push(), red: /\w/u }],
      live: { [live]: 'production', 'docs.test': 'pull 1', '@branch topic': 'branch topic' },
    },
    'replace-oldest leaves one that was deployed to meanwhile': {
      linkLimit: 1,
      ...replace,
      given: [preview(a, { number: 8, days: 3 })],
      runs: [{ run: push(9), red: a, at: { before: 'listPulls', happens: preview(a, { number: 8 }) } }],
      live: { [a]: 'pull 8' },
    },
    'replace-oldest passes over one whose link is of another account': {
      linkLimit: 1,
      ...replace,
      gives: [a],
      given: [
        preview('elsewhere.test', { number: 1, days: 9 }),
        ({ hosting }) => hosting.account().links.clear(),
        preview(a, { number: 2, days: 3 }),
      ],
      runs: [{ run: push(9), deleted: [a], notes: '#2 was deleted to make room for pull request #9: a.test.' }],
      record: { 'pr-1': ['elsewhere.test'] },
    },
  },
)
