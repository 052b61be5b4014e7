/** A full account (design 6.6): what nobody needs goes, and what then happens to a preview says `when-full`. */
import { expect } from 'vitest'
import { allows, closedPreview, deletesLinks, liveSite, preview, publishes } from '../stand-ins/scenes/deeds.ts'
import { type Fault, refusal, status } from '../stand-ins/scenes/faults.ts'
import { liveLinks } from '../stand-ins/scenes/records.ts'
import { branchPush, live, production, push, type Run } from '../stand-ins/scenes/runs.ts'
import { type Deed, every, type Scene, scenes } from '../stand-ins/scenes/scene.ts'

const previews: Readonly<Record<string, Run>> = {
  'a pull request': push(),
  'a named preview': push(7, { domain: 'pr-7.tiiny.test' }),
  'a branch': branchPush(),
}
const makers: Readonly<Record<string, Run>> = {
  ...previews,
  production: production(),
  'production with a domain': production({ domain: 'www.tiiny.test' }),
}
const [a, b] = ['a.test', 'b.test']
const uploads = ({ hosting }: Parameters<Deed>[0]) => hosting.requests.filter(({ path }) => path === '/v1/upload')

scenes(
  'a full account',
  every("gets room from what is closed in the run's own environment, and the create is tried again", makers, (run) => ({
    linkLimit: 2,
    links: ['theirs.test'],
    given: [closedPreview(a, 1)],
    runs: [
      {
        run,
        outputs: { result: 'deployed' },
        deleted: [a],
        notes: `The account was full. These previews were deleted to make room: ${a}.`,
        says: [/Deleted to make room.*a\.test/u],
        about: 1,
        comment: 'Preview: removed',
      },
    ],
    record: { 'pr-1': [] },
    check: (world) => {
      expect(liveLinks(world)).toEqual(['theirs.test', expect.any(String)])
      expect(uploads(world)).toHaveLength(2)
    },
  })),
  {
    'that refuses a create for another reason costs nobody a link, and is asked once': {
      linkLimit: 1,
      given: [closedPreview(a, 9)],
      run: production(),
      red: 'KEPT',
      faults: { upload: refusal },
      live: { [a]: 'pull 9' },
      check: (world) => expect(uploads(world)).toHaveLength(1),
    },
    'gets none from a preview whose link this account does not list, which keeps its record': {
      linkLimit: 1,
      links: ['theirs.test'],
      given: [closedPreview(a, 1), deletesLinks(a)],
      run: push(7, { 'when-full': 'replace-oldest' }),
      red: [
        'The account has 1 link. None is known to be of a preview that may be deleted.\n',
        'Delete links that are not needed in the hosting account, or upgrade the account.',
      ],
      record: { 'pr-1': [a] },
    },
    'gets none from a preview whose link is a live site by now': {
      linkLimit: 1,
      given: [closedPreview(a, 1), liveSite(a)],
      run: push(7, { 'when-full': 'replace-oldest' }),
      red: 'The account has 1 link. None is known to be of a preview that may be deleted.\n',
      live: { [a]: 'production' },
    },
    'gets none if the live sites can not be read': {
      linkLimit: 1,
      given: [closedPreview(a, 1)],
      run: push(7, { 'when-full': 'replace-oldest' }),
      faults: { listLiveSites: status(409) },
      red: 'None is known to be of a preview that may be deleted.\n',
      warns: 'Could not look for previews.',
      live: { [a]: 'pull 1' },
      record: { 'pr-1': [a] },
    },
    'gets none from what can not be deleted, with a warning, and the others go': {
      linkLimit: 2,
      given: [closedPreview(a, 1), closedPreview(b, 2)],
      run: push(),
      warns: /pull request #2: .*KEPT/u,
      faults: { delete: [refusal, () => false] },
      deleted: [a],
      live: ['pull 2', 'pull 7'],
    },
    'is made room in once each way, and the create is tried once after each': {
      linkLimit: 2,
      given: [closedPreview(a, 1), preview(b, { number: 2 }), preview('c.test', { number: 3 }), allows(3)],
      gives: [b],
      run: push(7, { 'when-full': 'replace-oldest' }),
      faults: { upload: status(400, { success: false, error: 'LINK_LIMIT_REACHED', message: 'No.' }) },
      red: ['LINK_LIMIT_REACHED', 'c.test (pull request #3, '],
      live: { 'c.test': 'pull 3' },
      check: (world) => expect(uploads(world)).toHaveLength(3),
    },
    'is read again after room was made: a name that somebody has by then is not taken': {
      linkLimit: 1,
      given: [closedPreview(a, 1)],
      run: push(),
      at: { after: 'delete', happens: [publishes('theirs.test', 'theirs'), allows(9)] },
      faults: {
        upload: [() => false, status(200, { success: true, data: { link: 'theirs.test' } })],
      },
      red: ['the service answered with theirs.test, which was there before.', 'Perhaps the account has no room'],
      live: { 'theirs.test': 'theirs' },
      record: { 'pr-7': [] },
    },
  },
)

const large = { 'index.html': 'x', 'a.mp4': 'x'.repeat(5000), 'b.mp4': 'x'.repeat(4000), 'c.mp4': 'x'.repeat(3000) }
const ofSize: Readonly<Record<string, Fault>> = {
  '413': status(413),
  'a limit of size': status(400, { success: false, error: 'UPLOAD_SIZE_LIMIT_REACHED', message: 'No.' }),
  'a limit in words': status(400, {
    success: false,
    error: 'FREE_UPLOAD_LIMIT_REACHED',
    message: 'Your quota is 10 MB.',
  }),
}
scenes(
  'a site that is too large for the plan',
  every('is told with its size and its three largest files, before links are', ofSize, (upload) => ({
    files: { ...large, 'd/e.css': 'x' },
    runs: ['files', 'zip'].map((form) => ({
      run: (world) => world.step({ inputs: { 'upload-as': form, 'when-full': 'replace-oldest' } }),
      faults: { upload },
      red: [
        '\nThis site has 12.0 kB. Its largest files: a.mp4 (5.00 kB), b.mp4 (4.00 kB), c.mp4 (3.00 kB). Leave out',
        /larger plan\. Links that are not needed/u,
      ],
    })),
    record: { site: [] },
  })),
)

const full = (more: Partial<Scene> = {}): Omit<Scene, 'runs'> => ({
  linkLimit: 4,
  links: ['theirs.test'],
  given: [
    liveSite(live),
    preview('older.test', { number: 1, days: 9 }),
    // Made before the other one, but deployed to since.
    preview('newer.test', { number: 2, days: 30 }),
    preview('newer.test', { number: 2, days: 1 }),
  ],
  ...more,
})
const skipReason =
  /^The account is full, so (?:pull request #7|branch topic) has no preview of this commit\. Close a pull request that has one, or delete a link in the hosting account, and run the job again\.$/u

scenes(
  'when-full',
  every('fail lists our previews with their age, how many other links there are, and what to do', previews, (run) => ({
    ...full(),
    run,
    red: [
      'LINK_LIMIT_REACHED: Please upgrade for more links. These previews of this repository hold links: ',
      'older.test (pull request #1, 9 days old)',
      'newer.test (pull request #2, 30 days old)',
      'The account has 2 other links.\nWrite "when-full: replace-oldest", or close pull requests. Delete links ',
    ],
    never: [/theirs/u, /live\.example/u],
    comment: run === previews['a branch'] ? /^$/u : ['Preview: failed', 'older.test'],
    record: { 'pr-7': [] },
  })),
  every('skip is green, and the comment says why', previews, (run) => ({
    ...full({ inputs: { 'when-full': 'skip' } }),
    runs: [
      {
        run,
        outputs: { result: 'skipped', 'skip-reason': skipReason, link: '' },
        comment: run === previews['a branch'] ? /^$/u : ['Preview: no room', 'The account is full'],
      },
      { run: push(), outputs: { result: 'deployed' }, at: { before: 'anything', happens: allows(9) } },
    ],
  })),
  every(
    'replace-oldest deletes the one that was deployed to longest ago, whose comment says for whom',
    previews,
    (run) => ({
      ...full({ inputs: { 'when-full': 'replace-oldest' }, gives: ['older.test'] }),
      runs: [
        {
          run,
          outputs: { result: 'deployed' },
          deleted: ['older.test'],
          notes: 'The account was full. These previews were deleted to make room: older.test.',
          about: 1,
          comment: [/deleted to make room for (?:pull request \S*7|branch topic)\. The next push makes a new one\./u],
        },
        { run: push(1), at: { before: 'anything', happens: allows(9) } },
      ],
      live: ['before', 'production', 'pull 2', /7|topic|mine|built/u, 'pull 1'],
    }),
  ),
  {
    'never holds for a live site': {
      ...full(),
      runs: ['skip', 'replace-oldest', 'fail'].map((policy) => ({
        run: production({ domain: 'www.tiiny.test', 'when-full': policy }),
        red: 'links.\nDelete links',
        never: 'Write "when-full',
      })),
      live: ['before', 'production', 'pull 1', 'pull 2'],
    },
    "replace-oldest takes no own link, no other environment's preview, no branch's and no live site": {
      linkLimit: 4,
      inputs: { 'when-full': 'replace-oldest' },
      given: [liveSite(live), preview('docs.test', { number: 1, environment: 'docs', days: 9 }), preview(a)],
      runs: [branchPush(), { run: push(7, { domain: 'other.tiiny.test' }), red: 'The account has 3 other links.' }],
      live: { [live]: 'production', 'docs.test': 'pull 1', [a]: 'pull 7', '@branch topic': 'branch topic' },
    },
  },
)
