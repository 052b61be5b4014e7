/** DESIGN 3: what a deployment says, and steps 1 and 4 to 7 of a deploy: look, record, check, look again, show. */
import { expect } from 'vitest'
import { closes, deletesBranch, liveSite, preview, publishes, pull, recorded } from '../stand-ins/scenes/deeds.ts'
import { doneThenReset, type Fault, noLists, status } from '../stand-ins/scenes/faults.ts'
import type { Place } from '../stand-ins/scenes/moments.ts'
import { deploymentsOf, payloadsOf } from '../stand-ins/scenes/records.ts'
import {
  branchPush,
  close,
  live,
  production,
  push,
  type Run,
  staging,
  sweep,
  uploads,
} from '../stand-ins/scenes/runs.ts'
import { type Deed, every, pairs, scenes } from '../stand-ins/scenes/scene.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const named = { domain: 'pr-7.tiiny.test' }
const www = { domain: 'www.tiiny.test' }
const kinds: Readonly<Record<string, { run: Run; task: string; environment: string }>> = {
  production: { run: production(), task: 'site', environment: 'production' },
  staging: { run: staging('staging.tiiny.test'), task: 'site', environment: 'staging' },
  'a pull request': { run: push(), task: 'pr-7', environment: 'preview' },
  'a branch in docs': { run: branchPush('a/b', { environment: 'docs' }), task: 'branch-a/b', environment: 'docs' },
}
const created = ({ github }: World): readonly Readonly<Record<string, unknown>>[] =>
  github.requests
    .filter(
      ({ method, path, body }) => method === 'POST' && path.endsWith('/deployments') && JSON.stringify(body) !== '{}',
    )
    .map(({ body }) => body as Readonly<Record<string, unknown>>)

function expectDeployments(world: World, task: string, environment: string): void {
  const [link] = payloadsOf(world).map((payload) => payload.link)
  const isPreview = task !== 'site'
  const fields = { task: `deploy:${task}`, environment, auto_merge: false, required_contexts: [] }
  const kind = { transient_environment: isPreview, production_environment: environment === 'production' }
  const job = expect.stringMatching(/^[0-9a-f]{16}$/u)
  const payload = (run: string) => ({ 'static-deploy': 1, link, run, workflow: 'site.yml', job })
  const ref = expect.stringMatching(/^[0-9a-f]{40}$/u)
  expect(created(world)).toEqual(['42.1', '43.1'].map((run) => ({ ref, ...fields, ...kind, payload: payload(run) })))
  if (task === 'pr-7') expect(created(world)[0]?.['ref']).toBe(world.github.pulls.get(7)?.head.sha)
  const statuses = world.github.requests.filter(({ path }) => path.endsWith('/statuses')).map(({ body }) => body)
  const log_url = expect.stringMatching(/\/actions\/runs\/4[23]\b/u)
  const success = { state: 'success', auto_inactive: false, environment_url: `https://${link}`, log_url }
  expect(statuses).toHaveLength(3)
  expect(statuses).toEqual(expect.arrayContaining([success, { state: 'inactive', auto_inactive: false, log_url }]))
}

scenes(
  'a deployment',
  every('has its fields, its payload and its statuses', kinds, ({ run, task, environment }) => ({
    runs: [run, run],
    states: { [task]: ['inactive', 'success'] },
    check: (world) => expectDeployments(world, task, environment),
  })),
  {
    'tells jobs, matrices and folders of the workspace apart': {
      isLimit: true,
      files: { 'index.html': 'mine', 'a/index.html': 'a', 'b/index.html': 'b' },
      runs: [{}, {}, { matrix: 'b' }, { directory: 'a' }, { directory: 'b' }].map(
        (inputs): Run =>
          (world) =>
            world.step({ workspace: world.directory, inputs: { ...www, ...inputs } }),
      ),
      check: (world) => {
        const jobs = payloadsOf(world).map(({ job }) => job)
        expect(jobs.map((job) => jobs.indexOf(job))).toEqual([0, 0, 2, 3, 4])
      },
    },
  },
)

const unreadable = Object.fromEntries(
  ['an answer that breaks off', 'an object', '409', '502'].map((what) => [what, noLists[what]]),
)
const looks: Readonly<Record<string, { run: Run; places: readonly Place[]; given?: readonly Deed[] }>> = {
  'a preview': { run: push(), places: ['listRecord', 'mayCreate'] },
  "a preview's claim": { run: push(7, named), places: ['listRecord', 'listLiveSites', 'mayCreate'] },
  'a live site': { run: production(), places: ['listOwnSite', 'listLiveSites', 'mayCreate'] },
  "a live site's claim": { run: production(www), places: ['listOwnSite', 'listLiveSites', 'listNewest', 'mayCreate'] },
}
const asked = Object.fromEntries(
  Object.entries(looks).flatMap(([who, { run, places }]) =>
    places.map((place) => [`${who}: ${place}`, { run, place }]),
  ),
)
const forbidden = { 403: status(403), 404: status(404) }
scenes(
  'what can not be read owns everything',
  pairs('nothing is sent', asked, unreadable, ({ run, place }, fault) => ({
    run,
    refused: /on GitHub|Nothing was sent/u,
    faults: { [place]: fault as Fault },
  })),
  pairs(
    'a token that may not create deployments makes no link',
    { push: push(), production: production(www) },
    forbidden,
    (run, mayCreate) => ({
      run,
      refused: ['Nothing was sent.', 'permissions:\n  contents: read\n  deployments: write', "github-token: ''"],
      faults: { mayCreate },
    }),
  ),
  { 'and is not asked for an update': { runs: [push(), { run: push(), faults: { mayCreate: status(403) } }] } },
)

const noToken = { 'github-token': '' }
scenes('without a token', {
  'everything goes where it is told, and a deploy without domain makes a new link each time': {
    links: [live],
    runs: [
      { run: push(7, noToken), warns: 'the next run makes another one' },
      push(7, noToken),
      { run: push(7, { ...noToken, domain: live }), outputs: { link: live } },
      { run: close(7, noToken), red: 'neither domain nor github-token is given' },
      ...['reserve', 'sweep'].map((mode) => ({ run: production({ ...noToken, mode }), red: 'github-token' })),
    ],
    check: ({ github }) => expect(github.requests).toEqual([]),
    live: { [live]: 'pull 7', 'bright-harbor-2.tiiny.test': 'pull 7', 'quiet-meadow-3.tiiny.test': 'pull 7' },
    isLimit: true,
  },
})

const codes = { 502: 502, 422: 422, 403: 403, 404: 404 }
const failing = (code: number) => ({ recordLink: status(code, { message: 'no' }) })
const previews = { 'a pull request': push(), 'a named preview': push(7, named), 'a branch': branchPush() }
scenes(
  'a link that this run made and can not record',
  pairs("is deleted again if it is a preview's", previews, codes, (run, code) => ({
    run,
    red: [/did not record the new address (\S+)\. \1 was deleted again\./u],
    faults: failing(code),
    live: {},
    check: (world) => expect(created(world).length > 5).toBe(code === 502),
  })),
  every('is named if that fails', previews, (run) => ({
    run,
    red: 'could not be deleted again',
    faults: { ...failing(403), delete: status(403) },
    live: [/pull|branch/u],
  })),
  every("stays if it is a live site's, and is named", codes, (code) => ({
    run: production(),
    red: ['@production stays, and has the site.', 'domain: @production'],
    faults: failing(code),
    live: ['production'],
  })),
)

scenes('a link that can not be recorded', {
  'and was there is a warning': {
    runs: [production(www), { run: production(www), warns: 'but GitHub did not record it', faults: failing(403) }],
    record: { site: [www.domain] },
  },
  'at once is recorded at the second try': {
    run: push(),
    at: { before: 'recordLink', fault: status(502) },
    live: ['pull 7'],
  },
  'as far as the answer says is looked for before it is recorded again': {
    run: push(),
    at: { before: 'recordLink', fault: doneThenReset },
    faults: { listRecord: [() => false, status(502), status(502), () => false] },
    record: { 'pr-7': ['@pull 7'] },
    check: (world) => expect(created(world)).toHaveLength(1),
  },
})

const isRecorded: Deed = (world) => expect(payloadsOf(world)).toHaveLength(1)
const checks = { verify: { verify: 'true' }, 'the password': { 'preview-password': 'correct horse' } }
const closed = /was closed or deleted during this deploy, so its preview is deleted at once/u
const ends: Readonly<Record<string, { run: Run; end: Deed; task: string }>> = {
  'a pull request': { run: push(), end: closes(), task: 'pr-7' },
  'a named preview': { run: push(7, named), end: closes(), task: 'pr-7' },
  'a branch': { run: branchPush(), end: deletesBranch(), task: 'branch-topic' },
}
scenes(
  'a deploy',
  every('is recorded before it is checked', checks, (inputs) => ({
    hosting: { name: 'hosting.example', passwords: '401' },
    run: push(7, inputs),
    at: { before: 'page', happens: isRecorded },
  })),
  every('ends as a close does if it is closed or gone meanwhile', ends, ({ run, end, task }) => ({
    runs: [{ run, outputs: { result: 'deleted' }, at: { before: 'upload', happens: end } }, run],
    run,
    outputs: { result: 'deleted' },
    notes: closed,
    at: { after: 'upload', happens: end },
    record: { [task]: [] },
    live: {},
  })),
  {
    'takes along what another run has recorded by then': {
      run: push(),
      outputs: { result: 'deleted' },
      at: { after: 'upload', happens: (world, stage) => [preview('late.test')(world, stage), closes()(world, stage)] },
      live: {},
      record: { 'pr-7': [] },
    },
    'that fails leaves that to the sweep': {
      hosting: { name: 'hosting.example', linkDelay: 60_000_000 },
      runs: [
        {
          run: push(7, { verify: 'true', 'verify-timeout': '5' }),
          red: /\w/u,
          at: { after: 'upload', happens: closes() },
        },
      ],
      run: sweep(),
      deleted: ['@pull 7'],
      live: {},
    },
    'whose link is open in spite of its password is deleted with its deployment': {
      hosting: { name: 'hosting.example', passwords: 'ignored' },
      runs: [{ run: push(7, checks['the password']), red: 'was deleted again' }],
      live: {},
      record: { 'pr-7': [] },
    },
    'whose check fails stays, and shows a failure': {
      hosting: { name: 'hosting.example', linkDelay: 60_000_000 },
      runs: [{ run: production({ verify: 'true', 'verify-timeout': '5' }), red: /\w/u }],
      live: ['production'],
      states: { site: ['failure'] },
    },
    'of a pull request that is known to be closed is skipped': {
      given: [pull()],
      run: uploads[2]?.start() ?? push(),
      idle: true,
      outputs: { result: 'skipped' },
      at: { before: 'readPull', happens: closes() },
    },
    'of a pull request that can not be read is live': {
      run: push(),
      faults: { readPull: status(502) },
      live: ['pull 7'],
    },
    'of a branch that was not there before is live': {
      run: branchPush(),
      at: [{ before: 'anything', happens: deletesBranch() }],
      live: ['branch topic'],
    },
    'says in one line of the comment that there is a newer commit': {
      run: push(),
      comment: 'The pull request has a newer commit than this one by now.',
      at: { after: 'upload', happens: ({ github }) => Object.assign(github.pull(7).head, { sha: 'e'.repeat(40) }) },
    },
    'is green whatever only shows it': {
      runs: [push(), { run: push(), warns: /./u, faults: { createStatus: status(500), writeComment: status(500) } }],
      check: (world) => expect(deploymentsOf(world)).toHaveLength(2),
    },
  },
)

scenes('known and accepted', {
  "a link of a run that was killed before it recorded it is nobody's": {
    given: [pull(), publishes('killed.tiiny.test', 'somebody')],
    runs: [push(), { run: close(), deleted: ['@pull 7'] }],
    live: { 'killed.tiiny.test': 'somebody' },
  },
  'a list that is older than the last deploy makes a second link, and both go': {
    runs: [push(), { run: push(), at: { before: 'listRecord', fault: status(200, []) } }],
    run: close(),
    deleted: ['calm-river-1.tiiny.test', '@pull 7'],
    live: {},
  },
  'a name that the account does not list beside its link may be claimed': {
    links: ['a.tiiny.test'],
    hosting: { customDomains: { [live]: 'a.tiiny.test' } },
    run: push(7, { domain: live }),
    red: 'a.tiiny.test',
    isLimit: true,
  },
  'a deployment that somebody forged counts': {
    given: [pull(), liveSite(live), recorded({ link: live, task: 'deploy:pr-7', environment: 'preview' })],
    run: push(),
    live: { [live]: 'pull 7' },
    isLimit: true,
  },
})
