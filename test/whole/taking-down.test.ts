/** Teardowns and sweeps: what nobody needs goes, what is wanted, taken over or not ours stays, and all of it is told. */
import { expect, vi } from 'vitest'
import {
  closes,
  deletesBranch,
  liveSite,
  preview,
  publishes,
  pull,
  recorded,
  reopens,
  takesOver,
} from '../stand-ins/scenes/deeds.ts'
import { answeredAs, doneThenReset, status } from '../stand-ins/scenes/faults.ts'
import { hostingWrites, liveLinks } from '../stand-ins/scenes/records.ts'
import {
  branchDeletion,
  branchPush,
  close,
  closeAgain,
  live,
  push,
  type Run,
  sweep,
  tearDown,
} from '../stand-ins/scenes/runs.ts'
import { type Deed, every, type Meanwhile, pairs, type Scene, scenes, type Turn } from '../stand-ins/scenes/scene.ts'

const [a, b, c] = ['a.test', 'b.test', 'c.test']
const seven = { environment: 'preview', task: 'deploy:pr-7' }
const told = { mode: 'teardown', directory: '' }
const refusal = status(400, { success: false, error: 'KEPT', message: 'No.' })
const hidden = status(404, { message: 'Not Found' })
const closed = (link: string, number: number, more = {}): Deed => preview(link, { number, state: 'closed', ...more })

/** The preview of pull request 7 with two links, and a link of somebody else. */
const two = (state: 'open' | 'closed' = 'closed'): Pick<Scene, 'links' | 'given'> => ({
  links: { [c]: 'before' },
  given: [preview(a, { state }), publishes(b, 'pull 7'), recorded({ ...seven, link: b })],
})
scenes('what a teardown does not do is said', {
  "to a link that is not this preview's": {
    given: [preview(a), liveSite(b)],
    runs: [{ run: push(7, { ...told, domain: 'nobody.test' }), refused: 'the account has no link nobody.test' }],
    run: push(7, { ...told, domain: b }),
    refused: `domain: ${b} is no link of this preview, so nothing was deleted.\nTo delete it all the same, run "mode: teardown" on the default branch.`,
    live: { [a]: 'pull 7', [b]: 'production' },
  },
  'to a "domain" that the record of a closed preview does not name': {
    given: [preview(a), liveSite(b)],
    run: close(7, { domain: b }),
    notes: `${b} was left as it is: the record of this preview does not name it.`,
    outputs: { deleted: JSON.stringify([a]) },
    live: { [b]: 'production' },
  },
  'with a token that may only read': {
    given: [preview(a)],
    run: close(),
    red: [a, 'is gone, but the token may not use its deployments', 'deployments: write'],
    never: 'nothing was sent',
    comment: ['Preview was removed only in part', `Deleted: ${a}`],
    at: { after: 'delete', happens: ({ github }) => Object.assign(github, { permissions: { deployments: 'read' } }) },
  },
})

const ends: Readonly<Record<string, Run>> = { 'a close': close(), 'a sweep': sweep() }

scenes(
  'the end of a preview with two links',
  every('deletes all, the newest first, and tells of it', ends, (run) => ({
    ...two(),
    run,
    deleted: [a, b],
    comment: [a, b],
    never: /expired|undefined/u,
    outputs: { deleted: JSON.stringify([b, a]), 'quota-used': expect.stringMatching(/\d/u) },
    live: { [c]: 'before' },
    record: { 'pr-7': [] },
    check: (world) => expect(hostingWrites(world)).toHaveLength(2),
  })),
  every('leaves the one that was taken over, deletes the other, and forgets both', ends, (run) => ({
    ...two(),
    run,
    deleted: [a],
    comment: /production/u,
    notes: [b, /production/u],
    given: [...(two().given ?? []), takesOver(b)],
    live: { [b]: 'production', [c]: 'before' },
    record: { 'pr-7': [] },
  })),
  every('goes on after a link that can not be deleted, forgets only the others, and is red', ends, (run) => ({
    ...two(),
    runs: [{ run, red: 'KEPT', says: a, faults: { delete: [refusal, refusal, () => false] } }],
    live: { [b]: 'pull 7', [c]: 'before' },
    record: { 'pr-7': [b] },
    ends: true,
  })),
  every('stops where the preview is needed again after its first link, and says so', ends, (run) => ({
    ...two(),
    runs: [{ run, says: 'open', outputs: { result: 'deleted' }, at: { after: 'delete', happens: reopens() } }],
    live: { [a]: 'pull 7', [c]: 'before' },
    record: { 'pr-7': [a] },
  })),
  every('deletes nothing where nobody knows what is there, names it, and keeps its record', ends, (run) => ({
    ...two(),
    runs: [{ run, red: '500', faults: { delete: status(500), profile: status(500) } }],
    record: { 'pr-7': [a, b] },
  })),
)

const arrived = answeredAs(500)
const stillListed = { success: true, data: { links: ['calm-river-1.tiiny.test'], quotaUsed: 1, quotaLimit: 2 } }
const others = { 503: status(503), 401: status(401, {}), 429: status(429, {}) }
scenes(
  'a deletion that was done',
  pairs('is not called one that was not', ends, others, (run, fault) => ({
    given: [preview(a, { state: 'closed' })],
    runs: [
      {
        run,
        red: /\w/u,
        faults: { delete: [arrived, fault], profile: fault },
        never: /was not removed|was not deleted|still live/iu,
      },
      // Nothing is forgotten, so that the next one ends it.
      sweep(),
    ],
    live: {},
    record: { 'pr-7': [] },
  })),
  {
    'is a success where the account can be read': {
      runs: [push(), { run: close(), outputs: { result: 'deleted' }, faults: { delete: [arrived, status(503)] } }],
      live: {},
    },
    'and that the service still lists is an error': {
      runs: [push()],
      run: close(),
      red: 'delete: the service still lists @pull 7 after the deletion.\nRun the job again; if the link stays, delete it in the hosting account.',
      faults: { delete: status(200, stillListed) },
    },
  },
)

const backs: Readonly<Record<string, { begin: Run; again: Run; goes: Deed; back: Deed }>> = {
  'a pull request': { begin: push(), again: closeAgain(), goes: closes(), back: reopens() },
  'a branch': {
    begin: branchPush(),
    again: (world) => {
      const run = branchDeletion()(world)
      world.github.addBranch('topic')
      return run
    },
    goes: deletesBranch(),
    back: ({ github }) => github.addBranch('topic'),
  },
}
const does = (deed: Deed, run: Run): Turn => ({ run, at: { before: 'anything', happens: deed } })
const instants: Readonly<Record<string, Meanwhile>> = {
  'by a push': { happens: [reopens(), { run: push() }] },
  'where the answer is lost': { happens: reopens(), fault: arrived },
}
scenes(
  'proof is fresh',
  every('what is there again keeps its preview when its end is run again', backs, ({ begin, again }) => ({
    runs: [begin, { run: again, idle: true, says: 'Nothing to delete' }],
    live: [/pull|branch/u],
  })),
  every('what comes back while the sweep waits for another try keeps it', backs, ({ begin, goes, back }) => ({
    runs: [begin],
    run: sweep(),
    either: true,
    at: [
      { before: 'anything', happens: goes },
      { before: 'delete', happens: back, fault: status(503) },
    ],
    live: [/pull|branch/u],
  })),
  every('what comes back in the instant of its deletion is told', instants, (instant) => ({
    runs: [push()],
    run: close(),
    red: '@pull 7 is needed again, and this run may have deleted it meanwhile.\nRun the newest deploy of this preview again.',
    at: { before: 'delete', ...instant },
  })),
  {
    'what a person tears down by name goes, whatever is open': {
      runs: [push(), { run: tearDown('@pull 7'), deleted: ['calm-river-1.tiiny.test'] }, push(), close()],
      live: {},
      record: { 'pr-7': [] },
    },
    'what was pushed to while the sweep waits does not expire': {
      given: [preview(a, { days: 40 })],
      run: sweep({ 'expire-after': '30' }),
      says: [
        `pull request #7: stays, it was deployed to meanwhile: ${a}\n`,
        /\| 40\sdays \| stays: it was deployed to meanwhile \|/u,
      ],
      at: { before: 'delete', happens: preview(a), fault: status(503) },
      live: { [a]: 'pull 7' },
    },
    'a sweep leaves a link that another preview has made since the list was read': {
      given: [closed('shared.tiiny.test', 5)],
      run: sweep(),
      at: {
        before: 'listPulls',
        happens: [
          // A close, and then a push to another pull request with the same `domain`.
          { run: close(5) },
          { run: push(8, { domain: 'shared.tiiny.test' }) },
        ],
      },
      live: { 'shared.tiiny.test': 'pull 8' },
    },
  },
)

scenes('a close', {
  'of nothing is green, and begins no comment': {
    runs: [{ run: close(), idle: true, outputs: { result: 'skipped' } }],
    check: ({ github }) => expect(github.commentsOf(7)).toEqual([]),
  },
  'of a draft deletes it where its pull request is closed, and leaves it where it is open': {
    given: [pull(), recorded({ ...seven, link: '', states: [{ state: 'in_progress' }] })],
    runs: [{ run: closeAgain(), idle: true, outputs: { result: 'skipped' } }],
    run: close(),
    outputs: { result: 'skipped', environment: 'preview' },
    record: { 'pr-7': [] },
  },
})

const noSuchLink =
  'domain: the account has no link odl.test, and no record names it, so nothing was deleted.\nCheck how it is spelled. The account has 1 link. Did you mean old.test?'
scenes('what was done is told where the rest fails', {
  'a link is gone, and the close is cancelled': {
    given: [preview(a)],
    run: close(),
    red: /cancelled/iu,
    says: `Deleted: ${a}`,
    at: { after: 'delete', cancels: true },
  },
  'a link is gone, and the sweep is cancelled': {
    given: [closed(a, 1), closed(b, 2)],
    run: sweep(),
    red: /cancelled/iu,
    deleted: [b],
    says: /b\.test.*\| deleted/u,
    at: { after: 'delete', cancels: true },
    live: { [a]: 'pull 1' },
  },
  'a preview that is over, and that a live site had taken over before the upload': {
    runs: [push()],
    run: push(),
    red: ['@pull 7 was taken over by', 'may be overwritten'],
    at: { before: 'upload', happens: [closes(), takesOver('@pull 7')] },
    faults: { upload: answeredAs(200, (text) => text.replace(/"quotaLimit":\d+/u, '"quotaLimit":-1')) },
  },
  'one of two links, where the preview is needed again': {
    ...two('open'),
    run: push(),
    red: 'is needed again, and this run may have deleted it meanwhile',
    at: [
      { before: 'upload', happens: closes() },
      { after: 'delete', happens: reopens() },
    ],
  },
  'a link may be gone, and the live sites can not be listed again': {
    given: [preview(a)],
    run: close(),
    red: 'not all was done',
    never: ['nothing was sent', /Still live/u],
    comment: 'Preview may still be there',
    faults: { delete: doneThenReset, listLiveSites: [() => false, status(403)] },
  },
  'a link is gone, and the record can not be read again': {
    given: [preview(a, { state: 'closed' })],
    run: sweep(),
    red: /\w/u,
    comment: ['Preview was removed', `Deleted: ${a}`],
    at: { before: 'listRecord', nth: 2, fault: status(409) },
  },
  'the site is live, and the live sites can not be listed again': {
    runs: [push()],
    run: push(),
    red: ['not all was done', 'deployments: write'],
    never: 'nothing was sent',
    comment: ' is live at ',
    at: { before: 'listLiveSites', nth: 2, fault: status(403) },
  },
})

scenes('a person who tears down', {
  'names one link of a preview, which goes alone; the last one takes the record along': {
    ...two('open'),
    runs: [
      {
        run: push(7, { ...told, domain: a }),
        deleted: [a],
        comment: ['Preview: one link was removed', /still live: .*b\.test/iu],
      },
    ],
    run: push(7, { ...told, domain: b }),
    deleted: [b],
    live: { [c]: 'before' },
    record: { 'pr-7': [] },
  },
  'deletes what the account lists and no record knows, and says an error of what nobody knows': {
    links: ['old.test'],
    runs: [{ run: tearDown('odl.test'), refused: noSuchLink }],
    run: tearDown('old.test'),
    deleted: ['old.test'],
    gives: ['old.test'],
  },
  'deletes a live site that its record names though the account does not list it': {
    given: [recorded({ link: a })],
    runs: [
      { run: tearDown(a), deleted: [a] },
      // With neither, it is an error, also where the account can not be asked before.
      { run: tearDown(a), red: a },
      { run: tearDown(a), red: a, faults: { profile: [status(403), () => false] } },
    ],
    record: { site: [] },
  },
})

scenes('a sweep', {
  'tears down what is closed or gone in its environment, and reports each link, the account and the quota': {
    given: [
      liveSite(live),
      closed(a, 1),
      publishes(b, 'pull 1'),
      recorded({ ...seven, task: 'deploy:pr-1', link: b }),
      preview('open.test', { number: 2 }),
      closed('docs.test', 3, { environment: 'docs' }),
    ],
    runs: [
      branchPush('gone'),
      branchPush('here'),
      {
        ...does(deletesBranch('gone'), sweep()),
        deleted: [a, b, '@branch gone'],
        // What the account holds the answer to the last deletion tells.
        faults: { profile: status(500) },
        says: [
          'branch here: stays, the branch exists: @branch here\nTearing down @branch gone.\nbranch gone: deleted @branch gone\npull request #2: stays, it is open: open.test\nTearing down b.test.\nTearing down a.test.\npull request #1: deleted b.test, a.test\nDeleted @branch gone, b.test, a.test. Quota used: 0 % (',
          'Environment: preview · Quota used: 0 % (33 of 10,000,000 as the service counts) · The account holds 4 links',
        ],
        outputs: { link: '', url: '', 'quota-used': '33' },
      },
      { run: sweep({ environment: 'docs' }), deleted: ['docs.test'] },
    ],
  },
  'of nothing asks for no pull request, and says what the account holds': {
    given: [liveSite(live)],
    runs: [{ run: sweep(), refused: 'lines below to the job.\npermissions:', faults: { listPreviews: hidden } }],
    run: sweep(),
    idle: true,
    at: { before: 'listPulls', happens: () => expect.fail('It asked.') },
    says: ['No preview is recorded in the environment "preview".', '· The account holds 1 link'],
  },
  'deletes deployments whose links are gone already, and those that never had one': {
    given: [
      pull(1, { state: 'closed' }),
      ...['gone.test', ''].map((link) => recorded({ ...seven, task: 'deploy:pr-1', link, states: [] })),
    ],
    runs: [sweep()],
    record: { 'pr-1': [] },
  },
  'takes a pull request that GitHub hides for gone, but only where it lists the open ones': {
    given: [closed(a, 1)],
    runs: [
      { run: sweep(), red: 'HTTP 404', faults: { readPull: hidden, listPulls: status(500) } },
      { run: sweep(), deleted: [a], faults: { readPull: hidden } },
    ],
    live: {},
  },
  'goes on with the others after what can not be read or deleted, and fails at its end': {
    given: [closed(a, 1), closed(b, 2), closed(c, 3)],
    runs: [
      {
        run: sweep(),
        faults: {
          listRecord: [status(409, { message: 'no' }), () => false],
          delete: [refusal, refusal, () => false],
        },
        red: '2 previews could not be swept. pull request #3: Could not list deployments on GitHub: HTTP 409, no. pull request #2: delete: the service refused (HTTP 400). KEPT: No.\n',
        says: [
          'pull request #3: stays, Could not list deployments on GitHub: HTTP 409, no.: c.test\nTearing down b.test.\npull request #2: stays, delete: the service refused (HTTP 400). KEPT: No.: b.test\n',
          // Of what could not be read not even the title is known.
          '/pull/3) | [c.test](https://c.test) |',
        ],
      },
      sweep(),
    ],
    live: {},
  },
  "says which of a preview's links is a live site's": {
    ...two(),
    given: [...(two().given ?? []), takesOver(b)],
    run: sweep(),
    says: `pull request #7: deleted ${a}\npull request #7: stays, it is the live site of the environment "production" now: ${b}\n`,
  },
  'leaves the comment of a preview that it could not delete as it is': {
    runs: [push()],
    ...does(closes(), sweep()),
    red: /\w/u,
    faults: { delete: refusal },
    comment: /is live/u,
  },
  'stops with fewer than 300 requests left to the token, and says how many wait': {
    given: [
      ...Array.from({ length: 12 }, (_, index) => closed(`p-${index + 1}.test`, index + 1)),
      ({ github }) => Object.assign(github, { remaining: 339 }),
    ],
    run: sweep(),
    says: '7 previews left for the next sweep',
    after: (_, world) => expect([world.github.remaining, liveLinks(world).length]).toEqual([291, 7]),
  },
  'tears down 100 previews at most': {
    linkLimit: 200,
    given: [
      preview('open.test', { number: 200 }),
      ...Array.from({ length: 103 }, (_, index) => closed(`p-${index + 1}.test`, index + 1)),
      preview('first.test', { number: 201 }),
    ],
    runs: [
      {
        run: sweep(),
        says: ['· 3 previews left for the next sweep', 'pull request #200: stays, it is open: open.test'],
      },
    ],
    run: sweep(),
    never: /next (?:run|sweep)/iu,
    live: { 'open.test': 'pull 200', 'first.test': 'pull 201' },
  },
})

const now = Date.now.bind(Date)
scenes('expire-after', {
  'tears down what nobody deployed to for that long, and the comment says so': {
    given: [
      preview('old.test', { number: 7, days: 40 }),
      preview('old.test', { number: 7, days: 31 }),
      preview('young.test', { number: 2, days: 40 }),
      preview('young.test', { number: 2, days: 29 }),
      // Its end is not that it expired.
      closed('closed.test', 3, { days: 40 }),
      ({ github }) => github.addComment(7, { body: '<!-- static-deploy: preview -->\nis live' }),
    ],
    gives: ['old.test'],
    runs: [
      {
        run: sweep({ 'expire-after': '30' }),
        deleted: ['old.test', 'closed.test'],
        says: 'pull request #3: deleted closed.test\npull request #2: stays, it is open: young.test\nTearing down old.test.\npull request #7: deleted old.test, expired after 30 days\n',
        comment: 'It expired: nobody deployed to it for 30 days. The next push makes a new one.',
      },
      push(),
    ],
    live: { 'young.test': 'pull 2', '@pull 7': 'pull 7' },
  },
  "does not go by the runner's clock": {
    runs: [
      push(),
      async (world) => {
        using _ = vi.spyOn(Date, 'now').mockImplementation(() => now() + 30 * 86_400_000)
        return await sweep({ 'expire-after': '14' })(world)
      },
    ],
    live: ['pull 7'],
  },
})
