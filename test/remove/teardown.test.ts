/** Closes, deleted branches and `mode: teardown` (design 5). */
import { expect } from 'vitest'
import { deleteEvent } from '../stand-ins/runner/events.ts'
import {
  closes,
  deletesLinks,
  liveSite,
  preview,
  publishes,
  pull,
  recorded,
  tokenMay,
} from '../stand-ins/scenes/deeds.ts'
import { archived, gone, refusal, status } from '../stand-ins/scenes/faults.ts'
import { liveLinks } from '../stand-ins/scenes/records.ts'
import {
  branchDeletion,
  branchPush,
  close,
  closeAgain,
  label,
  live,
  production,
  push,
  type Run,
  sweep,
  tearDown,
  withEnv,
} from '../stand-ins/scenes/runs.ts'
import { type Deed, every, type Scene, scenes } from '../stand-ins/scenes/scene.ts'

const [a, b, c] = ['a.test', 'b.test', 'c.test']
const seven = { environment: 'preview', task: 'deploy:pr-7' }
const told = { mode: 'teardown', directory: '' }
const onBranch = { GITHUB_REF: 'refs/heads/topic' }
/** Deployments of other tools, which fill GitHub's pages. */
const others =
  (count: number): Deed =>
  ({ github }) => {
    for (let number = 0; number < count; number += 1) github.addDeployment({ task: 'deploy:site' })
  }

/** The preview of pull request 7 with two links, both of whose deployments are active, and a link of somebody else. */
const two: Pick<Scene, 'links' | 'given'> = {
  links: { [c]: 'before' },
  given: [others(1), preview(a), publishes(b, 'pull 7'), recorded({ ...seven, link: b })],
}

const ownedA = `https://${a} belongs to the live site of "production" now, so it was left.`
/** The same in Markdown. */
const ownedCode = 'belongs to the live site of <code>production</code> now, so it was left'
const later = recorded({ link: c, environment: 'PRODUCTION' })
const removals: Readonly<Record<string, Run>> = {
  'a close': close(),
  'mode: teardown': push(7, told),
  'mode: teardown with the name': push(7, { ...told, domain: a }),
}
scenes(
  'a link of a preview that a live site took over',
  every('is left, with a warning, and its deployments go', removals, (run) => ({
    given: [preview(a), liveSite(a)],
    run,
    outputs: { result: 'skipped', 'skip-reason': ownedA, deleted: '[]', link: '' },
    warns: ownedA,
    after: ({ stdout }) => expect(stdout.split(ownedA)).toHaveLength(2),
    comment: ['Preview: removed', ownedCode],
    live: { [a]: 'production' },
    record: { 'pr-7': [], site: [a] },
  })),
  every('is deleted once that live site is somewhere else', removals, (run) => ({
    given: [preview(a), liveSite(a), publishes(a, 'pull 7'), publishes(c, 'moved'), later],
    run,
    deleted: [a],
    live: { [c]: 'moved' },
  })),
  every('is left if the live sites can not be read', removals, (run) => ({
    given: [preview(a), liveSite(a)],
    run,
    red: 'Could not list deployments on GitHub: HTTP 409',
    faults: { listLiveSites: status(409) },
    live: { [a]: 'production' },
    record: { 'pr-7': [a] },
  })),
  every('is not what a dry run would delete', removals, (run) => ({
    given: [preview(a), liveSite(a)],
    run: withEnv({ 'INPUT_DRY-RUN': 'true' }, run),
    idle: true,
    warns: ownedA,
    outputs: { 'skip-reason': /would delete nothing/u },
    live: { [a]: 'production' },
  })),
  {
    'is left, and the others are deleted': {
      given: [preview(a), liveSite(a), publishes(b, 'pull 7'), recorded({ ...seven, link: b })],
      run: close(),
      outputs: { result: 'deleted', deleted: JSON.stringify([b]), 'skip-reason': '' },
      warns: ownedA,
      comment: ['Preview: removed', `Deleted: ${b}`, ownedCode],
      live: { [a]: 'production' },
      record: { 'pr-7': [] },
    },
    'is told, too, if another one can not be deleted': {
      given: [preview(a), liveSite(a), publishes(b, 'pull 7'), recorded({ ...seven, link: b })],
      run: close(),
      faults: { delete: refusal },
      red: `${b} could not be deleted.`,
      warns: ownedA,
      comment: ['Preview: failed', ownedCode],
      live: { [a]: 'production', [b]: 'pull 7' },
      record: { 'pr-7': [b] },
    },
    'is not asked about without a token': {
      given: [preview(a), liveSite(a)],
      run: close(7, { domain: a, 'github-token': '' }),
      at: { before: 'listLiveSites', happens: () => expect.fail('It asked.') },
      deleted: [a],
      live: {},
      isLimit: true,
    },
  },
)

const lost = /No record of it was found, so it may still be online\./u

/** A live site's deployment, on a page that comes again and again. */
const repeated = {
  ...{ id: 999, task: 'deploy:site', environment: 'x', created_at: '2026-01-01T00:00:00Z', sha: 'a' },
  payload: { 'static-deploy': 1, link: 'z.test' },
}
const forgets: Deed = ({ github }) => {
  for (const { id } of [...github.deployments]) github.deleteDeployment(id)
}
scenes('a preview outlives its pull request', {
  'not if a label takes the place of the close': {
    runs: [push(), { run: close(), at: { before: 'anything', cancels: true }, either: true }],
    run: label(),
    deleted: ['@pull 7'],
    comment: 'Preview: removed',
    live: {},
  },
  'if GitHub does not confirm that it is closed: a label is not believed': {
    given: [preview(a), closes()],
    run: label(),
    faults: { readPull: gone },
    idle: true,
    notes: 'The preview of pull request #7 stays: GitHub did not confirm that it is closed.',
    live: { [a]: 'pull 7' },
  },
  'if a label comes without a token, or without a key': {
    given: [preview(a), closes()],
    runs: [
      { run: label(7, { 'github-token': '' }), idle: true, notes: '#7 is closed, so it gets no preview.' },
      { run: label(7, { 'api-key': '' }), idle: true, notes: '#7 is closed, so it gets no preview.' },
    ],
    live: { [a]: 'pull 7' },
  },
  'if others deleted its deployments: the comment goes on to show it, and how to delete it': {
    given: [preview(a)],
    runs: [push()],
    run: close(),
    at: { before: 'anything', happens: forgets },
    outputs: { result: 'skipped' },
    comment: ['🚀 Preview: ', lost, /mode: teardown.*domain: a\.test/u],
    live: { [a]: 'pull 7' },
    isLimit: true,
  },
  'if its deployments are gone and a live site has its address: nobody is told to delete it': {
    given: [preview(a)],
    runs: [push()],
    run: close(),
    at: { before: 'anything', happens: [forgets, recorded({ link: a })] },
    comment: lost,
    never: 'mode: teardown',
    isLimit: true,
  },
  'if its deployments are gone and those of other sites can not be read: nobody is told either': {
    given: [preview(a)],
    runs: [push()],
    run: close(),
    at: { before: 'anything', happens: forgets },
    faults: { listNewest: gone },
    comment: lost,
    never: 'mode: teardown',
    isLimit: true,
  },
  'if its deployments are gone and the list of live sites repeats a page: nobody is told either': {
    given: [preview(a)],
    runs: [push()],
    run: close(),
    at: { before: 'anything', happens: [forgets, recorded({ link: a })] },
    faults: { listLiveSites: status(200, [repeated], { link: '<http://127.0.0.1/>; rel="next"' }) },
    comment: lost,
    never: 'mode: teardown',
    isLimit: true,
  },
  'not in its comment, if somebody deletes it by hand': {
    given: [preview(a), liveSite(live), preview(b, { number: 8 })],
    runs: [push()],
    run: tearDown(a),
    deleted: [a],
    comment: ['Preview: removed', `Deleted: ${a}`],
    live: { [live]: 'production', [b]: 'pull 8' },
  },
  'in its comment, if what is deleted by hand is an older address': {
    given: [preview(a), publishes(b, 'pull 7'), recorded({ ...seven, link: b })],
    runs: [push()],
    run: tearDown(a),
    deleted: [a],
    comment: '🚀 Preview: ',
    live: { [b]: 'pull 7' },
  },
})

const notInAccount = `${a} was not in this account, so nothing was deleted there. Is this the key of another account?`
const deletedA = /deleted:? a\.test/iu
scenes('a close', {
  'deletes all links, the newest first, then ends and deletes the deployments, and says so': {
    ...two,
    run: close(),
    at: [
      { before: 'createStatus', happens: (world) => expect(liveLinks(world)).toEqual([c]) },
      {
        before: 'deleteDeployment',
        happens: ({ github }) => expect(github.isActive(github.deployments.at(-1)?.id ?? 0)).toBe(false),
      },
    ],
    outputs: { result: 'deleted', link: b, url: '', deleted: JSON.stringify([b, a]), 'quota-used': '6' },
    says: `Deleting ${b}.\nDeleting ${a}.\n`,
    comment: ['Preview: removed', `Deleted: ${b}, ${a}`],
    live: { [c]: 'before' },
    record: { 'pr-7': [] },
    check: ({ github, hosting }) => {
      const writes = github.requests
        .filter(({ method, path }) => method !== 'GET' && path.includes('/deployments'))
        .map(({ method, body }) => [method, (body as { state?: string } | undefined)?.state].filter(Boolean).join(' '))
      // The older one is active still, so GitHub refuses its deletion once.
      expect(writes.toSorted()).toEqual(['DELETE', 'DELETE', 'DELETE', 'POST inactive', 'POST inactive'])
      expect(hosting.requests.map(({ path }) => path)).toEqual(['/v1/delete', '/v1/delete'])
    },
  },
  'takes a link that the account does not list for gone': {
    given: [preview(a), deletesLinks(a)],
    run: close(),
    outputs: { result: 'deleted', deleted: JSON.stringify([a]) },
    warns: notInAccount,
    comment: [notInAccount, 'Preview: removed'],
    never: deletedA,
    record: { 'pr-7': [] },
    check: ({ hosting }) => expect(hosting.requests.at(-1)?.path).toBe('/v1/profile'),
  },
  'goes on after a link that can not be deleted, keeps what names it, and the sweep does the rest': {
    ...two,
    runs: [
      {
        run: close(),
        red: 'KEPT: No.',
        faults: { delete: [refusal, () => false] },
        comment: ['Preview: failed', 'KEPT', `Deleted: ${a}`],
        after: (_, world) => expect(liveLinks(world)).toEqual([c, b]),
      },
    ],
    record: { 'pr-7': [b] },
    ends: true,
  },
  'fails if a deployment can not be deleted, and the sweep takes the link for gone, and deletes it': {
    given: [preview(a)],
    runs: [
      { run: close(), red: 'HTTP 410', faults: { deleteDeployment: gone }, comment: a },
      { run: sweep(), deleted: [a] },
    ],
    live: {},
    record: { 'pr-7': [] },
  },
  'with a token that may only read says what is done, and what to add': {
    given: [preview(a), tokenMay({ deployments: 'read' })],
    run: close(),
    red: ['Could not create a deployment status on GitHub: ', 'deployments: write'],
    says: `Deleted: ${a}`,
    live: {},
  },
  'leaves a "domain" that the record does not name, with a notice': {
    given: [preview(a), liveSite(b)],
    run: close(7, { domain: b }),
    notes: `${b} was left as it is: it is no address of this preview.`,
    deleted: [a],
    live: { [b]: 'production' },
  },
  'of nothing is green, names other environments with a preview, and begins no comment': {
    given: [
      preview(a, { environment: 'docs' }),
      preview(b, { environment: 'docs', number: 8 }),
      recorded({ link: '', environment: 'shop', task: 'deploy:pr-7' }),
    ],
    run: close(),
    idle: true,
    outputs: {
      result: 'skipped',
      'skip-reason': /No preview of pull request #7 is known.* Its previews in other environments stay: docs\.$/u,
    },
    check: ({ github }) => expect(github.commentsOf(7)).toEqual([]),
  },
})

const backs: Readonly<Record<string, { begin: Run; again: Run; what: string }>> = {
  'a pull request': { begin: push(), again: closeAgain, what: 'pull request #7' },
  'a branch': {
    begin: branchPush(),
    again: (world) => {
      const run = branchDeletion()(world)
      world.github.addBranch('topic')
      return run
    },
    what: 'branch topic',
  },
}
const asked: Readonly<Record<string, { begin: Run; end: Run; faults: NonNullable<Scene['faults']> }>> = {
  'of a pull request': { begin: push(), end: close(), faults: { readPull: gone } },
  'of a branch': { begin: branchPush(), end: branchDeletion(), faults: { readBranch: gone } },
}
scenes(
  'the end of a preview',
  every('that is needed again does nothing, and says so', backs, ({ begin, again, what }) => ({
    runs: [begin],
    run: again,
    idle: true,
    notes: new RegExp(`The preview of ${what} stays: (?:it is open|the branch exists)\\.`, 'u'),
    outputs: { result: 'skipped' },
  })),
  every('whose state can not be read goes by its event', asked, ({ begin, end, faults }) => ({
    runs: [begin, { run: end, faults, warns: 'Could not read ', outputs: { result: 'deleted' } }],
    live: {},
  })),
  {
    'by a deleted branch deletes links and deployments': {
      runs: [branchPush(), branchPush('topics'), { run: branchDeletion(), outputs: { result: 'deleted' } }],
      live: ['branch topics'],
      record: { 'branch-topic': [], 'branch-topics': ['@branch topics'] },
      check: (_, results) => expect(results[2]?.outputs['link']).toBe(results[0]?.outputs['link']),
    },
    'by a deleted tag is skipped': {
      given: [recorded({ link: a, environment: 'preview', task: 'deploy:branch-v1' }), publishes(a, 'branch v1')],
      run: (world) => world.step({ event: 'delete', payload: deleteEvent({ ref: 'v1', refType: 'tag' }) }),
      idle: true,
      outputs: { result: 'skipped', 'skip-reason': /^A tag was deleted/u },
    },
    'that a person asks for without "domain" does not ask whether it is closed': {
      given: [preview(a)],
      run: push(7, told),
      at: { before: 'readPull', happens: () => expect.fail('It asked.') },
      deleted: [a],
      comment: 'Preview: removed',
      record: { 'pr-7': [] },
    },
  },
)

scenes('"mode: teardown" with "domain"', {
  "on a preview's run deletes one link and what names it; the last one takes the record along": {
    ...two,
    runs: [
      {
        run: push(7, { ...told, domain: a }),
        deleted: [a],
        after: (_, { github }) => expect(github.deployments).toHaveLength(2),
      },
    ],
    run: push(7, { ...told, domain: b }),
    deleted: [b],
    comment: 'Preview: removed',
    live: { [c]: 'before' },
    record: { 'pr-7': [] },
  },
  "on a preview's run leaves any other link, with a notice, or with an error if a person started it": {
    given: [preview(a), liveSite(b)],
    runs: [
      { run: push(7, { ...told, domain: b }), idle: true, notes: `${b} is no address of this preview` },
      { run: push(7, { ...told, domain: 'none.test' }), idle: true, notes: 'none.test is no address' },
    ],
    run: withEnv(onBranch, tearDown(b)),
    refused: [`${b} is no address of this preview`, 'start this workflow on the default branch'],
  },
  'on any other run deletes whatever is named, and every deployment that names it': {
    given: [
      liveSite(a, 'docs'),
      // Older than the newest 1,000, of which previews are looked for.
      recorded({ ...seven, task: 'deploy:pr-1', link: a }),
      others(998),
      recorded({ ...seven, task: 'deploy:pr-2', link: a }),
      recorded({ link: a, environment: 'staging' }),
      liveSite(b),
    ],
    run: tearDown(a),
    deleted: [a],
    live: { [b]: 'production' },
    record: { site: [b], 'pr-2': [], 'pr-1': [a] },
  },
  'deletes what the account lists and nobody remembers, and a site whose link is gone; then it is an error': {
    links: [a],
    given: [recorded({ link: b })],
    gives: [a],
    runs: [
      { run: tearDown(a), deleted: [a] },
      { run: tearDown(b), deleted: [b], warns: `${b} was not in this account`, says: 'another account?' },
      { run: tearDown(b), refused: `domain: the account has no site at ${b}, and no deployment` },
    ],
    record: { site: [] },
  },
  'of an unknown link is an error that shows no other link': {
    links: ['secret.test'],
    given: [liveSite('www-1.test')],
    runs: [
      { run: tearDown('www-2.test'), refused: 'how it is spelled. The account has 2 links.', never: 'secret' },
      { run: tearDown('secrets.test'), refused: 'how it is spelled. The account has 2 links.', never: /secret\.test/u },
    ],
  },
  'goes on without permission to read deployments, with a warning': {
    given: [liveSite(live), tokenMay({ deployments: 'none' })],
    run: tearDown(live),
    deleted: [live],
    warns: ['Its deployments stay on GitHub', 'deployments: write'],
  },
  'goes on in an archived repository, and says what GitHub says': {
    given: [liveSite(live)],
    run: tearDown(live),
    faults: { createStatus: archived },
    deleted: [live],
    warns: ['Its deployments stay on GitHub', 'Repository was archived so is read-only.'],
    never: ['permissions:', 'may not'],
  },
  'is needed for a live site, which no close deletes': {
    given: [pull(), liveSite(live)],
    runs: [{ run: production(told), refused: /^domain: a teardown of the live site needs/u }, close(), sweep()],
    live: { [live]: 'production' },
  },
})
