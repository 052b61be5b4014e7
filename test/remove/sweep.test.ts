/** `mode: sweep` deletes what nobody needs any more (design 5.2). */
import { expect } from 'vitest'
import {
  closedPreview,
  deletesBranch,
  deletesLinks,
  liveSite,
  preview,
  publishes,
  recorded,
  reopens,
} from '../stand-ins/scenes/deeds.ts'
import { type Fault, forbidden, gone, refusal, secondaryRateLimit, status } from '../stand-ins/scenes/faults.ts'
import { liveLinks, payloadsOf } from '../stand-ins/scenes/records.ts'
import { branchPush, live, push, sweep } from '../stand-ins/scenes/runs.ts'
import { every, scenes } from '../stand-ins/scenes/scene.ts'

const [a, b, c] = ['a.test', 'b.test', 'c.test']
const one = { environment: 'preview', task: 'deploy:pr-1' }
const ofProduction = `https://${a} belongs to the live site of "production" now, so it was left.`
const hidden = status(404, { message: 'Not Found' })

scenes('a sweep', {
  'deletes what is closed or gone in its environment, and says of each what became of it': {
    given: [
      liveSite(live),
      closedPreview(a, 1),
      publishes(b, 'pull 1'),
      recorded({ ...one, link: b }),
      preview('open.test', { number: 2 }),
      closedPreview('docs.test', 3, { environment: 'docs' }),
    ],
    runs: [
      branchPush('gone'),
      branchPush('here'),
      {
        run: sweep(),
        at: { before: 'anything', happens: deletesBranch('gone') },
        deleted: [a, b, '@branch gone'],
        says: [
          'branch here: stays, the branch exists: @branch here\n',
          'branch gone: deleted @branch gone\n',
          'pull request #2: stays, it is open: open.test\n',
          `pull request #1: deleted ${b}, ${a}\n`,
          '🧹 Sweep: 2 deleted, 2 kept',
          /^- .*: stays, it is open: open\.test$/mu,
        ],
        about: 1,
        comment: ['Preview: removed', `Deleted: ${b}, ${a}`, /^(?!.*Nobody deployed)/su],
        outputs: { result: 'deleted', link: '', url: '', 'quota-used': /\d/u },
      },
      { run: sweep({ environment: 'docs' }), deleted: ['docs.test'] },
    ],
    live: { [live]: 'production', 'open.test': 'pull 2', '@branch here': 'branch here' },
    record: { 'pr-1': [], 'branch-gone': [], 'pr-3': [] },
    check: ({ github }) => {
      const asked = github.requests.map(({ path }) => path.replace(/^\/repos\/[^/]+\/[^/]+/u, ''))
      // The open ones are listed once in a sweep. Only what is not on that list is asked for by itself.
      expect(asked.filter((path) => path.startsWith('/pulls?'))).toHaveLength(2)
      expect(asked.filter((path) => path.startsWith('/pulls/'))).toEqual(['/pulls/1', '/pulls/3'])
    },
  },
  'of nothing says so': {
    given: [
      liveSite(live),
      ...[1, 2].map((number) => closedPreview(`${number}.test`, number, { environment: 'docs' })),
    ],
    run: sweep(),
    idle: true,
    at: [
      { before: 'listPulls', happens: () => expect.fail('It asked.') },
      { before: 'listLiveSites', happens: () => expect.fail('It asked.') },
    ],
    outputs: {
      result: 'skipped',
      'skip-reason': 'There is no preview in the environment "preview". There are some in: docs.',
    },
  },
  'leaves the link that a live site took over, deletes its deployments, and asks once': {
    given: [closedPreview(a, 1), liveSite(a), closedPreview(b, 2)],
    run: sweep(),
    deleted: [b],
    warns: ofProduction,
    says: `pull request #1: ${ofProduction.slice(0, -1)}\n`,
    about: 1,
    comment: ['Preview: removed', 'belongs to the live site of <code>production</code> now'],
    live: { [a]: 'production' },
    record: { 'pr-1': [], 'pr-2': [], site: [a] },
    check: ({ github }) => expect(github.requests.filter(({ path }) => path.includes('task=deploy'))).toHaveLength(1),
  },
  'counts what is deleted, left and kept, each preview once': {
    given: [closedPreview(a, 1), liveSite(a), closedPreview(b, 2), preview(c, { number: 3 })],
    run: sweep(),
    says: '🧹 Sweep: 1 deleted, 1 left, 1 kept',
    deleted: [b],
  },
  'that deletes no link is skipped, because a live site has it': {
    given: [closedPreview(a, 1), liveSite(a)],
    run: sweep(),
    outputs: { result: 'skipped', 'skip-reason': ofProduction },
    warns: ofProduction,
    says: '🧹 Sweep: 0 deleted, 1 left',
    // In the summary the preview's line is enough.
    after: ({ summary }) => expect(summary.match(/belongs to the live site/gu)).toHaveLength(1),
    record: { 'pr-1': [], site: [a] },
  },
  'that can not read the live sites deletes nothing': {
    given: [closedPreview(a, 1)],
    run: sweep(),
    red: 'Could not list deployments on GitHub: HTTP 409',
    faults: { listLiveSites: status(409) },
    live: { [a]: 'pull 1' },
    record: { 'pr-1': [a] },
  },
  'of links that the account does not list says so, and asks for the key': {
    given: [closedPreview(a, 1), closedPreview(b, 2), deletesLinks(a, b)],
    run: sweep(),
    deleted: [a, b],
    warns: `${b}, ${a} was not in this account, so nothing was deleted there. Is this the key of another account?`,
    says: ['🧹 Sweep: 2 deleted', /^- .* was not in this account$/mu],
    never: /: deleted [ab]/u,
    about: 1,
    comment: `${a} was not in this account`,
    record: { 'pr-1': [], 'pr-2': [] },
  },
  'asks right before it deletes: what is open again by then stays': {
    given: [closedPreview(a, 1), closedPreview(b, 2)],
    run: sweep(),
    at: { before: 'delete', happens: reopens(1) },
    deleted: [b],
    says: `pull request #1: stays, it is open: ${a}`,
    live: { [a]: 'pull 1' },
    record: { 'pr-1': [a] },
  },
  'takes a pull request that answers 404 for gone, but only if the open ones could be listed': {
    given: [closedPreview(a, 1)],
    runs: [
      { run: sweep(), red: 'HTTP 404', never: 'No closed', faults: { readPull: hidden, listPulls: gone } },
      { run: sweep(), deleted: [a], faults: { readPull: hidden } },
    ],
    live: {},
  },
  'goes on after what can not be read or deleted, fails at its end, and the next one does the rest': {
    given: [closedPreview(a, 1), closedPreview(b, 2), closedPreview(c, 3)],
    runs: [
      {
        run: sweep(),
        faults: { readPull: [gone, () => false], delete: [refusal, () => false] },
        red: '2 previews could not be swept: pull request #3, pull request #2. ',
        says: [/^pull request #3: c\.test stays\. .*HTTP 410/mu, /^pull request #2: b\.test stays\. .*KEPT: No\.$/mu],
        deleted: [a],
        after: (_, world) => expect(liveLinks(world)).toEqual([b, c]),
      },
      { run: sweep(), deleted: [c, b], red: 'deployments: write', faults: { deleteDeployment: forbidden } },
      { run: sweep(), deleted: [c, b] },
    ],
    record: { 'pr-1': [], 'pr-2': [], 'pr-3': [] },
  },
  'that can not read the deployments is an error, with the permissions to add': {
    given: [closedPreview(a, 1)],
    run: sweep(),
    refused: ['github-token: ', 'deployments: write'],
    never: "github-token: ''",
    faults: { listPreviews: hidden },
  },
  'stops at the first rate limit that does not end within a minute, and the next one does the rest': {
    given: [closedPreview(a, 1), closedPreview(b, 2), closedPreview(c, 3)],
    runs: [
      {
        run: sweep(),
        faults: { readPull: [() => false, secondaryRateLimit.inWords] },
        red: ['1 preview could not be swept: pull request #2. ', 'Run the job again later.'],
        says: ['pull request #3: deleted c.test'],
        never: 'pull request #1',
        deleted: [c],
        after: (_, world) => expect(liveLinks(world)).toEqual([a, b]),
      },
      { run: sweep(), deleted: [b, a] },
    ],
  },
  'in a dry run writes nothing, and says what would go': {
    given: [closedPreview(a, 1), preview(b, { number: 2 })],
    run: sweep({ 'dry-run': 'true' }),
    outputs: { result: 'skipped', 'skip-reason': 'This is a dry run: nothing was deleted.' },
    says: [`pull request #1: stays, a dry run deletes nothing: ${a}`, '### 🔎 Dry run: nothing was changed'],
    // Nothing was kept for good.
    never: '1 kept',
    idle: true,
  },
})

/** GitHub's clock, or an answer without one. */
const clock =
  (date?: string): Fault =>
  (_, response) => {
    response.sendDate = false
    response.removeHeader('date')
    if (date) response.setHeader('date', date)
    return false
  }
const clocks = { 'that is behind the runner': new Date(Date.now() - 20 * 86_400_000).toUTCString(), unknown: undefined }
scenes(
  'expire-after',
  every("counts by GitHub's clock", clocks, (date) => ({
    given: [preview('old.test', { number: 7, days: 40 })],
    run: sweep({ 'expire-after': '30' }),
    at: { before: 'anything', times: 100, fault: clock(date) },
    deleted: [],
    says: 'pull request #7: stays, it is open: old.test\n',
    live: { 'old.test': 'pull 7' },
  })),
  {
    'keeps a preview that is deployed to while the sweep runs': {
      given: [preview('old.test', { number: 7, days: 40 })],
      run: sweep({ 'expire-after': '30' }),
      at: { before: 'readPull', happens: { run: push() } },
      deleted: [],
      says: 'pull request #7: stays, it is open: old.test\n',
      live: { 'old.test': 'pull 7' },
    },
    "takes an open pull request's preview that nobody deployed to for so long, never a branch's": {
      given: [
        preview('old.test', { number: 7, days: 40 }),
        preview('old.test', { number: 7, days: 31 }),
        preview('young.test', { number: 2, days: 40 }),
        preview('young.test', { number: 2, days: 29 }),
        closedPreview('closed.test', 3, { days: 40 }),
      ],
      gives: ['old.test'],
      runs: [
        branchPush(),
        {
          run: sweep({ 'expire-after': '30' }),
          at: {
            before: 'anything',
            happens: ({ github }) => {
              for (const each of github.deployments)
                if (each.task === 'deploy:branch-topic') each.created_at = '2020-01-01T00:00:00Z'
            },
          },
          deleted: ['old.test', 'closed.test'],
          says: [
            'pull request #3: deleted closed.test\n',
            'pull request #2: stays, it is open: young.test\n',
            'pull request #7: deleted old.test. Nobody deployed to this preview for 30 days. The next push makes a new one.\n',
            'branch topic: stays, the branch exists',
          ],
          comment: ['Preview: removed', 'Nobody deployed to this preview for 30 days. The next push makes a new one.'],
        },
        push(),
      ],
      live: { 'young.test': 'pull 2', '@branch topic': 'branch topic', '@pull 7': 'pull 7' },
      check: (world) => expect(payloadsOf(world, 'deploy:pr-3')).toEqual([]),
    },
  },
)
