/** Design 3.6 and 4.4 to 4.7: what a deployment has, record, check, look again, show. */
import { expect } from 'vitest'
import { closes, deletesBranch, preview, pull } from '../stand-ins/scenes/deeds.ts'
import { doneThenReset, status } from '../stand-ins/scenes/faults.ts'
import { addRecord, liveLinks, payloadsOf, recordOf } from '../stand-ins/scenes/records.ts'
import { branchPush, close, commented, production, push, type Run, staging, sweep } from '../stand-ins/scenes/runs.ts'
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
/** What was posted there; an empty body is only a question. */
const posted = ({ github }: World, place: string) =>
  github.requests
    .filter(({ method, path, body }) => method === 'POST' && path.endsWith(place) && JSON.stringify(body) !== '{}')
    .map(({ body }) => body)

function expectDeployments(world: World, task: string, environment: string): void {
  const [link] = payloadsOf(world).map((payload) => payload.link)
  const sha = task === 'pr-7' ? world.github.pulls.get(7)?.head.sha : expect.stringMatching(/^[0-9a-f]{40}$/u)
  const fields = { ref: sha, task: `deploy:${task}`, environment, auto_merge: false, required_contexts: [] }
  const kind = { transient_environment: task !== 'site', production_environment: environment === 'production' }
  const job = expect.stringMatching(/^[0-9a-f]{16}$/u)
  const payload = (run: string) => ({ 'static-deploy': 1, link, run, workflow: 'site.yml', job })
  expect(posted(world, '/deployments')).toEqual(
    ['42.1', '43.1'].map((run) => ({ ...fields, ...kind, payload: payload(run) })),
  )
  const log_url = expect.stringMatching(/\/actions\/runs\/4[23]\b/u)
  const success = { state: 'success', auto_inactive: false, environment_url: `https://${link}`, log_url }
  const inactive = { state: 'inactive', auto_inactive: false, log_url }
  const statuses = posted(world, '/statuses')
  expect(statuses).toHaveLength(3)
  expect(statuses).toEqual(expect.arrayContaining([success, inactive]))
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

const codes = { 502: 502, 422: 422, 403: 403, 404: 404 }
const failing = (code: number) => ({ recordLink: status(code, { message: 'no' }) })
const previews = { 'a pull request': push(), 'a named preview': push(7, named), 'a branch': branchPush() }
scenes(
  'a link that this run made and can not record',
  pairs("is deleted again if it is a preview's", previews, codes, (run, code) => ({
    run,
    red: [/did not record the new address (\S+)\. \1 was deleted again\./u],
    never: /^Deleted: /mu,
    faults: failing(code),
    live: {},
    check: (world) => expect(posted(world, '/deployments').length > 5).toBe(code === 502),
  })),
  every('is named if that fails', previews, (run) => ({
    run,
    red: 'could not be deleted again',
    faults: { ...failing(403), delete: status(403) },
    live: [/pull|branch/u],
  })),
  every("stays if it is a live site's, and is named", codes, (code) => ({
    run: production(),
    red: ['@production stays.', 'domain: @production'],
    faults: failing(code),
    live: ['production'],
  })),
  {
    'as far as the answer says is looked for before it is recorded again': {
      run: push(),
      at: { before: 'recordLink', fault: doneThenReset },
      faults: { listRecord: [() => false, status(502), status(502), () => false] },
      record: { 'pr-7': ['@pull 7'] },
      check: (world) => expect(posted(world, '/deployments')).toHaveLength(1),
    },
  },
)

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
    at: { before: 'page', happens: (world) => expect(payloadsOf(world)).toHaveLength(1) },
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
    'that is closed meanwhile leaves the name that a live site took over while it was sent': {
      run: push(7, named),
      at: { before: 'upload', happens: [closes(), { run: production(named) }] },
      outputs: { result: 'skipped', deleted: '[]' },
      notes: closed,
      warns: `https://${named.domain} belongs to the live site of "production" now, so it was left.`,
      never: 'deployment status',
      comment: ['Preview: removed', 'belongs to the live site of <code>production</code> now, so it was left'],
      record: { 'pr-7': [], site: [named.domain] },
      // Which of both uploads was the last one is a race that is accepted.
      live: { [named.domain]: 'pull 7' },
      isLimit: true,
    },
    'leaves the name that a live site took over while it was sent, however many sites were deployed since': {
      runs: [{ run: push(7, named), at: { before: 'upload', happens: { run: production(named) } } }],
      run: close(),
      at: {
        before: 'anything',
        happens: ({ github }) => {
          for (let number = 0; number < 1150; number += 1) {
            const link = `${number}.test`
            addRecord(github, { link, environment: `docs-${number % 50}` })
          }
        },
      },
      deleted: [],
      warns: `https://${named.domain} belongs to the live site of "production" now, so it was left.`,
      // Which of both uploads was the last one is a race that is accepted.
      live: { [named.domain]: 'pull 7' },
      isLimit: true,
    },
    'that is closed meanwhile stays for the sweep if the live sites can not be read': {
      runs: [
        {
          run: push(),
          at: { after: 'upload', happens: closes() },
          faults: { listLiveSites: status(409) },
          outputs: { result: 'deployed' },
          warns: 'Could not list live sites, so this preview stays until the next sweep.',
        },
      ],
      run: sweep(),
      deleted: ['@pull 7'],
      live: {},
    },
    'that is closed meanwhile stays for the sweep if its record can not be read': {
      runs: [
        {
          run: push(),
          at: { after: 'upload', happens: closes() },
          faults: { listRecord: [() => false, status(409)] },
          outputs: { result: 'deployed' },
          warns: 'Could not look whether another job deploys here.',
        },
      ],
      run: sweep(),
      deleted: ['@pull 7'],
      live: {},
    },
    'takes along what another run has recorded by then': {
      run: push(),
      outputs: { result: 'deleted' },
      at: { after: 'upload', happens: (world, stage) => [preview('late.test')(world, stage), closes()(world, stage)] },
      live: {},
      record: { 'pr-7': [] },
    },
    "is deleted even if GitHub's list lacks this run's own deployment": {
      run: push(),
      outputs: { result: 'deleted' },
      at: { after: 'upload', happens: closes() },
      faults: { listRecord: [() => false, status(200, [])] },
      live: {},
      record: { 'pr-7': [] },
    },
    'whose check fails stays, and shows a failure; if it is closed meanwhile, the sweep has it': {
      hosting: { name: 'hosting.example', linkDelay: 60_000_000 },
      runs: [
        {
          run: push(7, { verify: 'true', 'verify-timeout': '5' }),
          red: /\w/u,
          at: { after: 'upload', happens: closes() },
          after: (_, world) => expect(recordOf(world)).toEqual([{ state: 'failure', link: liveLinks(world)[0] }]),
        },
      ],
      run: sweep(),
      deleted: ['@pull 7'],
      live: {},
    },
    'of a pull request that is known to be closed is skipped': {
      given: [pull()],
      run: commented(),
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
      check: (world) => expect(payloadsOf(world)).toHaveLength(2),
    },
  },
)
