/** A record is its list of deployments: what is in them, what of it counts, what is recorded when, and how it ends. */
import { expect } from 'vitest'
import { closes, deletesBranch, deletesDeployments, preview, reopens } from '../stand-ins/scenes/deeds.ts'
import { answeredAs, doneThenReset, endless, halfJson, silent, status } from '../stand-ins/scenes/faults.ts'
import { deploymentsOf, liveLinks, type Payload, payloadsOf } from '../stand-ins/scenes/records.ts'
import { branchPush, close, live, production, push, type Run, staging, sweep } from '../stand-ins/scenes/runs.ts'
import { type Deed, every, pairs, scenes, type Turn } from '../stand-ins/scenes/scene.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const named = { domain: 'pr-7.tiiny.test' }
const notRecorded =
  /^GitHub did not record the link \S+\.tiiny\.test, which has the site now\. Could not create .*\nDelete \S+\.tiiny\.test in the hosting account if nobody needs it\. (?:The next run makes another one|Until then the next run can not have it)\. Run the job again;/u

interface Kind {
  readonly run: Run
  readonly task: string
  readonly environment: string
  /** Whether it is known before the upload where the site goes. */
  readonly isKnown?: true
}
const kinds: Readonly<Record<string, Kind>> = {
  production: { run: production(), task: 'site', environment: 'production' },
  'production with a domain that is listed': {
    run: production({ domain: live }),
    task: 'site',
    environment: 'production',
    isKnown: true,
  },
  staging: { run: staging('staging.tiiny.test'), task: 'site', environment: 'staging', isKnown: true },
  'a pull request': { run: push(), task: 'pr-7', environment: 'preview' },
  'a named preview': { run: push(7, named), task: 'pr-7', environment: 'preview' },
  'a branch': { run: branchPush(), task: 'branch-topic', environment: 'preview' },
  'a branch in docs': { run: branchPush('a/b', { environment: 'docs' }), task: 'branch-a/b', environment: 'docs' },
}

interface Body extends Record<string, unknown> {
  readonly payload?: Payload
}
const created = ({ github }: World): Body[] =>
  github.requests
    .filter(({ method, path }) => method === 'POST' && path.endsWith('/deployments'))
    .map(({ body }) => body as Body)

function expectDeployments(world: World, { task, environment, isKnown }: Kind): void {
  const [link] = payloadsOf(world).flatMap((payload) => payload.link ?? [])
  const bodies = created(world)
  const job = expect.stringMatching(/site\.yml\/deploy$/u)
  const payload = (run: string, more: object = {}) => ({ 'static-deploy': 1, run, job, ...more })
  const first = isKnown ? [payload('42.1', { link })] : [payload('42.1'), payload('42.1', { link, again: true })]
  expect(bodies.map((body) => body.payload)).toEqual([...first, payload('43.1', { link })])
  expect(bodies).toMatchObject(bodies.map(() => ({ task: `deploy:${task}`, environment })))
  if (task === 'pr-7') expect(bodies[0]?.['ref']).toBe(world.github.pulls.get(7)?.head.sha)
  for (const { id } of deploymentsOf(world, `deploy:${task}`)) {
    for (const { state, environment_url, log_url } of world.github.statusesOf(id)) {
      expect(log_url).toMatch(/\/actions\/runs\/4[23]\b/u)
      expect(environment_url).toBe(state === 'success' ? `https://${link}` : '')
    }
  }
  for (const { path, body } of world.github.requests)
    if (path.endsWith('/statuses')) expect(body).toMatchObject({ auto_inactive: false })
}

scenes(
  'deployments',
  every('have their place, their payload and their statuses', kinds, (kind) => ({
    links: kind.run === kinds['production with a domain that is listed']?.run ? [live] : [],
    runs: [kind.run, kind.run],
    states: { [kind.task]: [...(kind.isKnown ? [] : ['inactive']), 'inactive', 'success'] },
    check: (world) => expectDeployments(world, kind),
  })),
  every('that sent nothing name nothing, and the next push is a first one', kinds, ({ run, task }) => ({
    links: [live],
    runs: [{ run, red: 'NO', faults: { upload: status(400, { success: false, error: 'NO' }) } }, run],
    check: (world) => {
      const [failed] = deploymentsOf(world, `deploy:${task}`)
      const statuses = world.github.statusesOf(failed?.id ?? 0)
      expect(statuses.map(({ state }) => state)).toContain('failure')
      expect(statuses.map(({ environment_url }) => environment_url).join('')).toBe('')
    },
  })),
)

// What else a list may hold is in `record/` and `rules/`.
scenes('the links of a record', {
  'with other names of the account have them in each payload': {
    links: { 'a.tiiny.test': 'production' },
    hosting: { profileLinks: 'objects-both', customDomains: { [live]: 'a.tiiny.test' } },
    runs: [production({ domain: live }), production({ domain: live })],
    run: push(7, { domain: live }),
    refused: live,
    check: (world) =>
      expect(payloadsOf(world, 'deploy:site').map(({ names }) => names)).toEqual([['a.tiiny.test'], ['a.tiiny.test']]),
  },
})

const expectRecorded: Deed = (world) =>
  expect(payloadsOf(world).map(({ link }) => link)).toContain(liveLinks(world).at(-1))
const makers: Readonly<Record<string, Run>> = {
  'a pull request': push(),
  'a named preview': push(7, named),
  'a branch': branchPush(),
  'a reserve': push(7, { mode: 'reserve', directory: '' }),
  production: production(),
}
const lostAt = (moment: object): Turn => ({ run: push(), at: { ...moment, happens: deletesDeployments() } })
const lostRecords: Readonly<Record<string, readonly (Run | Turn)[]>> = {
  'with the upload': [lostAt({ after: 'upload' })],
  'before its success': [lostAt({ before: 'success' })],
  'with a later upload': [push(), lostAt({ after: 'upload' })],
}
const done = () => false
const codes = { 502: status(502), 422: status(422, { message: 'no' }), 403: status(403, { message: 'no' }) }
scenes(
  'a new link',
  every(
    'is recorded before the link itself is asked for',
    { verify: { verify: 'true' }, 'its password': { 'preview-password': 'correct horse' } },
    (inputs) => ({
      hosting: { name: 'hosting.example', passwords: '401' },
      run: push(7, inputs),
      at: { before: 'page', happens: expectRecorded },
    }),
  ),
  pairs('that can not be recorded is named by the error, and the step fails', makers, codes, (run, recordLink) => ({
    run,
    red: notRecorded,
    faults: { recordLink },
    check: (world) => expect(created(world).length > 5).toBe(recordLink === codes[502]),
  })),
  {
    'that is asked for again belongs to nobody yet, so live sites are looked at once, after it': {
      runs: [{ run: push(), faults: { upload: [status(429), done], listLiveSites: [done, done, status(409)] } }],
      live: ['pull 7'],
    },
  },
  every(
    'is recorded at the second try',
    { 'after an answer that was lost': doneThenReset, 'after a 409': status(409) },
    (fault) => ({
      runs: [{ run: push(), at: { before: 'recordLink', fault } }, push()],
      live: ['pull 7'],
    }),
  ),
  every('whose deployments are deleted meanwhile is recorded once more', lostRecords, (runs) => ({
    runs,
    record: { 'pr-7': ['@pull 7'] },
  })),
)

const mayBeMade =
  /\. A new link may have been made all the same\. New in the account since this run began: bright-harbor-2\.tiiny\.test\.\nSee in the hosting account whether there is a link that nobody needs, and delete it\. \S.*\S$/u
scenes(
  'a create whose fate is unknown',
  every(
    'proves and records nothing, and the error says what may have been made',
    { 'lost after it was done': doneThenReset, '500 after it was done': answeredAs(500), 'half of it': halfJson },
    (fault) => ({
      links: ['before.test'],
      runs: [
        { run: push(), red: mayBeMade, never: 'before.test', at: { before: 'upload', fault } },
        push(),
        { run: close(), deleted: ['quiet-meadow-3.tiiny.test'] },
      ],
      live: ['before', 'pull 7'],
    }),
  ),
)

scenes('an answer that is none, or names no link,', {
  'of an update is no link that may have been made': {
    runs: [push()],
    run: push(),
    red: /HTTP 500/u,
    never: /A new link may have been made/u,
    faults: { upload: answeredAs(500) },
  },
  'of a create says what may have been made': {
    run: push(),
    red: ['which is no whole name of a link. A new link may have been made all the same.', ' began: @pull 7.'],
    faults: { upload: answeredAs(200, (text) => text.replace(/("link":"[a-z0-9-]+)\.[^"]*"/u, '$1"')) },
    isLimit: true,
  },
})

const cancellable = { 'a pull request': push(), 'a named preview': push(7, named), production: production() }
scenes(
  'a create that is cancelled',
  every('is recorded where it is answered within 5 s', cancellable, (run) => ({
    runs: [{ run, red: /cancelled/iu, at: { after: 'upload', cancels: true } }, run],
    live: [/./u],
  })),
  every('may exist, as the error says, where no answer comes', { silent, endless }, (fault) => ({
    run: push(7, named),
    red: [/cancelled/iu, /may exist|may have been made/iu, named.domain],
    at: { before: 'upload', fault, cancels: true },
  })),
  {
    'and answered is named by the error where GitHub does not record it': {
      run: push(),
      red: ['GitHub did not record the link @pull 7', 'Delete @pull 7 in the hosting account'],
      faults: { recordLink: status(502) },
      at: { after: 'upload', cancels: true },
    },
    'is nothing where the link was known': {
      runs: [push()],
      run: push(),
      red: [/cancelled/iu, '@pull 7 may hold this commit or the one before'],
      never: /may exist/iu,
      at: { before: 'upload', fault: silent, cancels: true },
      ends: true,
    },
  },
)

const subjects: Readonly<Record<string, { run: Run; end: Deed; task: string }>> = {
  'a pull request': { run: push(), end: closes(), task: 'pr-7' },
  'a named preview': { run: push(7, named), end: closes(), task: 'pr-7' },
  'a branch': { run: branchPush(), end: deletesBranch(), task: 'branch-topic' },
}
const moments = { before: { before: 'upload' }, after: { after: 'upload' } } as const
scenes(
  'a preview that is closed while it is uploaded',
  pairs(
    'ends as a close does, green, on its first push and later',
    subjects,
    moments,
    ({ run, end, task }, moment) => ({
      runs: [{ run, outputs: { result: 'deleted' }, at: { ...moment, happens: end } }, run],
      run,
      outputs: { result: 'deleted' },
      notes: /^(?:pull request #7|branch topic) was closed meanwhile, so its preview is torn down at once\.$/mu,
      at: { ...moment, happens: end },
      record: { [task]: [] },
      live: {},
    }),
  ),
  {
    'goes though somebody has deleted its deployments': {
      run: push(),
      outputs: { result: 'deleted' },
      at: [
        { after: 'upload', happens: closes() },
        { after: 'success', happens: deletesDeployments() },
      ],
      live: {},
    },
    'is live where it is open again, and a notice says so': {
      run: push(),
      outputs: { result: 'deployed', link: '@pull 7' },
      notes: 'The preview of pull request #7 stays: it is open.',
      at: [
        { after: 'upload', happens: closes() },
        { after: 'readPull', happens: reopens() },
      ],
      live: ['pull 7'],
    },
  },
)

scenes(
  'the end of a record',
  every(
    'is an error that says so where GitHub does not take it; the next sweep goes on',
    { inactive: { inactive: status(502) }, deletions: { deleteDeployment: status(502) } },
    (faults) => ({
      runs: [push(), push(), { run: close(), red: /sweep/iu, faults }, sweep()],
      record: { 'pr-7': [] },
      live: {},
    }),
  ),
  {
    'takes along what a deploy has recorded meanwhile, its link too': {
      runs: [push(), { run: close(), at: { before: 'delete', happens: preview('late.test') } }],
      live: {},
      record: { 'pr-7': [] },
    },
  },
)
