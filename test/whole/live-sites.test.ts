/** Design 3.3 to 3.5, and 4.6: live sites respect each other, and one record is one site. */
import { expect } from 'vitest'
import { otherEvent, type Payload, workflowRunEvent } from '../stand-ins/runner/events.ts'
import { deletesBranch, liveSite, preview, publishes, recorded } from '../stand-ins/scenes/deeds.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { commentOf } from '../stand-ins/scenes/records.ts'
import {
  asRun,
  branchDeletion,
  branchPush,
  close,
  forPushesOnly,
  inMatrix,
  inWorkflow,
  production,
  push,
  type Run,
  sha,
  staging,
  sweep,
  withEnv,
} from '../stand-ins/scenes/runs.ts'
import { type Deed, every, scenes, type Turn } from '../stand-ins/scenes/scene.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const [a, b, site] = ['a.tiiny.test', 'b.tiiny.test', 'staging.tiiny.test']
const onA = { domain: a }
const foreign = { id: 999, task: 'deploy:site', environment: 'x', payload: {}, created_at: '2026-01-01', sha: 'a' }
const docs = (told = {}) => production({ environment: 'docs', ...told })
const refused = [
  'Another run of this site may be making it',
  a,
  'environment "production"',
  'environment: production',
  '"mode: teardown" and "domain: a.tiiny.test"',
]
/** Deployments of another tool, newer than whatever is there. */
const others =
  (count: number): Deed =>
  ({ github }) => {
    for (let index = 0; index < count; index += 1) github.addDeployment({ task: 'deploy:site', environment: 'ci' })
  }

scenes('a link belongs to the live site that was deployed to it last', {
  'another live site is refused as long as that is its current link, whether its own record names it or not': {
    runs: [
      production(onA),
      { run: docs(onA), at: { before: 'anything', happens: others(100) }, refused },
      ...[production({ domain: b }), docs(onA)],
    ],
    run: production(onA),
    refused: 'environment "docs"',
    live: { [a]: 'docs', [b]: 'production' },
  },
  'a deployment of another tool, or one that names no link, does not count': {
    given: [
      ({ github }) => github.addDeployment({ task: 'deploy:site', payload: { link: a } }),
      recorded({ link: '' }),
      recorded({ link: 'a' }),
    ],
    run: production(),
    outputs: { link: 'calm-river-1.tiiny.test' },
  },
})

const replaces = /⚠️ There was a site at .* This deploy replaces it/u
scenes('a live site claims whatever its domain names', {
  'a site that was there is replaced, with a warning': {
    links: [a],
    runs: [
      { run: staging(site), notes: false },
      { run: production({ ...onA, 'dry-run': 'true' }), idle: true, says: replaces },
    ],
    run: production(onA),
    warns: `There was a site at ${a} before`,
    says: [replaces, /^\| Sent \| 1 file, \d+ B, as single files \|$/mu],
  },
  "the link of a closed pull request's preview is refused until it is swept": {
    given: [preview(a, { state: 'closed' })],
    run: production(onA),
    refused: ['run the sweep of the environment', /^(?!.*close pull request)/su],
    live: { [a]: 'pull 7' },
  },
  'what is behind a page that repeats may be a live site, so nothing is claimed': {
    given: [liveSite(a, 'staging')],
    run: production(onA),
    faults: { listLiveSites: status(200, [foreign], { link: '<http://127.0.0.1/>; rel="next"' }) },
    refused: 'a page came twice',
    live: { [a]: 'staging' },
  },
  'a link that a preview has is refused': {
    given: [preview(a), others(998)],
    run: production(onA),
    refused: ['preview of pull request #7', 'Write another "domain". Or close pull request #7', 'mode: teardown'],
  },
})

scenes('only previews go by themselves', {
  "a branch's live site outlives its branch, a sweep, and whoever names its link": {
    runs: [
      staging(site),
      { run: staging(site), outputs: { link: site } },
      { run: push(7, { domain: site }), refused: [site, forPushesOnly] },
      { run: close(7, { domain: site }), idle: true },
      branchDeletion('develop'),
      branchDeletion('develop', { environment: 'staging' }),
      sweep({ 'expire-after': '1', environment: 'staging' }),
    ],
    live: { [site]: 'staging' },
    record: { site: [site, site], 'branch-develop': [] },
  },
})

/** A deploy to the same record as a run before it. */
const run99 = (run: Run): Run => asRun(99, run)
const deploys: Readonly<Record<string, Run>> = {
  'production with a domain': production(onA),
  'a pull request': push(),
  'a branch': branchPush(),
}
const repeated = [/keeps the environment "\w+"/u, '"environment: docs"', 'run the job again instead']
const otherJob = 'Another job or step of this run'
const newFile = [
  'site.yml',
  '"domain: @production"',
  'keeps the environment "production"',
  "\nenvironment: ${{ (startsWith(github.event_name, 'pull_request') || github.event_name == 'issue_comment') && 'preview' || 'docs' }}",
]
const oddFiles = ["it's.yml", '`x`.yml', '${{ toJSON(secrets) }}.yml', 'a b.yml']
scenes(
  'one record, one site',
  every(
    'a second deploy of one run and attempt is an error, and another job of the run, in any attempt',
    deploys,
    (run) => ({
      runs: [
        run99(run),
        { run: run99(run), refused: ['This run has already deployed', ...repeated] },
        { run: asRun(99, inMatrix('b', run), 2), refused: [otherJob, ...repeated] },
        { run: withEnv({ GITHUB_JOB: 'other' }, run99(run)), refused: otherJob },
      ],
    }),
  ),
  {
    'a second deploy of one commit does not call the preview failed': {
      runs: [
        run99(push()),
        {
          run: asRun(99, inMatrix('b', push()), 2),
          refused: otherJob,
          comment: [
            '🚀 Preview: ',
            'A second job wanted the same address: Another job or step of this run has already',
          ],
          never: ['❌ Preview', 'was not deployed'],
        },
      ],
      run: push(7, { page: 'another commit' }),
      comment: '🚀 Preview: ',
      after: (_, world) => expect(commentOf(world)).not.toContain('A second job'),
    },
  },
  every('another attempt, and every run under act, is no second deploy', deploys, (run) => ({
    runs: [run99(run), asRun(99, run, 2), ...[run, run].map((each) => withEnv({ ACT: 'true' }, asRun(1, each)))],
  })),
  {
    'another workflow file is an error for a live site, which says what to write, unless its domain is the link': {
      runs: [production(), { run: inWorkflow('docs.yml', production()), refused: newFile }],
      run: inWorkflow('docs.yml', production({ domain: '@production' })),
    },
    'a workflow file with an odd name is told without lines: they would be evaluated where they are pasted': {
      runs: [
        production(),
        ...oddFiles.map((file) => ({
          run: inWorkflow(file, production()),
          refused: 'this one gets its own',
          never: /^environment:/mu,
        })),
      ],
    },
    'once its lines are pasted, another workflow file has a live site of its own, and nothing else is another one': {
      runs: [production(), push(), { run: inWorkflow('docs.yml', production({ page: 'docs' })), refused: newFile }],
      run: inWorkflow('docs.yml', docs({ page: 'docs' })),
      live: {
        'calm-river-1.tiiny.test': 'production',
        'bright-harbor-2.tiiny.test': 'pull 7',
        'quiet-meadow-3.tiiny.test': 'docs',
      },
    },
    "once its lines are pasted, a preview with the live site's name gets a link of its own": {
      runs: [production(onA), { run: push(7, onA), refused: forPushesOnly }],
      run: push(7),
      live: { [a]: 'production', 'bright-harbor-2.tiiny.test': 'pull 7' },
    },
    'once it has an environment of its own, a second job deploys beside the first one': {
      runs: [
        run99(production()),
        { run: withEnv({ GITHUB_JOB: 'other' }, run99(production({ page: 'docs' }))), refused: otherJob },
      ],
      run: withEnv({ GITHUB_JOB: 'other' }, run99(docs({ page: 'docs' }))),
      live: { 'calm-river-1.tiiny.test': 'production', 'bright-harbor-2.tiiny.test': 'docs' },
    },
    'another workflow file is a warning for a preview of the same commit, in the comment too': {
      runs: [push()],
      run: inWorkflow('docs.yml', push()),
      warns: 'site.yml',
      comment: 'another workflow file',
    },
  },
)

const text = 'A newer run has deployed here, too; if this address shows an older commit, run the newest one again.'
const ofOther = (run: Run): Run => withEnv({ GITHUB_SHA: sha('d') }, run)
const older: Partial<Turn> = {
  warns: text,
  says: `⚠️ ${text}`,
  after: ({ stdout, summary }) => {
    for (const shown of [stdout, summary]) expect(shown.split(text)).toHaveLength(2)
  },
}
scenes('an older run', {
  'that is run again says that it replaces a newer commit, once in each attempt': {
    runs: [
      asRun(9, production()),
      { run: asRun(10, ofOther(production())), warns: false },
      { run: asRun(9, production(), 2), ...older },
    ],
    // Attempts are one run.
    run: asRun(9, production(), 3),
    ...older,
  },
  'that ends last says so, too': {
    runs: [asRun(8, production())],
    run: asRun(9, production()),
    at: { before: 'upload', happens: { run: asRun(10, ofOther(production())) } },
    ...older,
  },
})

const twoJobs = ['Another job of this run deployed', 'at the same time', 'keeps the environment', 'run both again']
/** Runs that make their link, and runs that know it. */
const jobs: Readonly<Record<string, readonly [Run, ...(readonly Deed[])]>> = {
  'a first preview': [push()],
  'a preview': [push(), preview(b)],
  'a live site': [production(onA), liveSite(a)],
}
scenes(
  'two jobs of a matrix without environment at the same moment',
  every('the last one to record is an error', jobs, ([run, ...given]) => ({
    given,
    run: run99(inMatrix('a', run)),
    red: twoJobs,
    at: { before: 'upload', happens: { run: run99(inMatrix('b', run)) } },
    check: ({ github }) => expect(github.stateOf(github.deployments.at(-1)?.id ?? 0)).toBe('failure'),
  })),
)

scenes('the look again', {
  'that fails is a warning': {
    run: push(),
    faults: { listRecord: [() => false, status(409)] },
    warns: 'Could not look whether another job deploys here.',
  },
})

const hasItsOwn = ['The site has an address of its own now: @production.', forPushesOnly]
const onDefault = ' && github.ref_name == github.event.repository.default_branch'
/** The file may have previews, and sites of other events. They must not get the line's address. */
const otherEvents: Readonly<
  Record<string, readonly [event: string, payload: Payload, condition: string, ref?: string]>
> = {
  'a release': ['release', { ...otherEvent('release'), action: 'published' }, ''],
  'a schedule': ['schedule', {}, ''],
  'a start by hand': ['workflow_dispatch', otherEvent('workflow_dispatch'), onDefault],
  'a tag': ['push', otherEvent('push'), " && github.ref_type == 'tag'", 'refs/tags/v1'],
}
const afterRun = workflowRunEvent({ headSha: sha('c'), headBranch: 'main', event: 'push' })
scenes(
  'the first deploy of a live site at another event',
  every('says a line for it alone', otherEvents, ([event, payload, condition, ref = 'refs/heads/main']) => ({
    run: (world: World) => world.step({ event, payload, env: { GITHUB_REF: ref } }),
    notes: `domain: \${{ github.event_name == '${event}'${condition} && '@production' || '' }}`,
  })),
  {
    'says a sentence after another run, which may be of a pull request': {
      run: (world: World) => world.step({ event: 'workflow_run', payload: afterRun }),
      notes: `address of its own now: @production. To pin it, write it as "domain" for the live site's runs alone.`,
      never: 'domain: $',
    },
  },
)

scenes('the first deploy', {
  'of a live site without domain says the line to add': {
    runs: [{ run: production(), warns: false, notes: hasItsOwn }],
    run: production(),
    never: hasItsOwn,
  },
  'says no line to add in a matrix, because it would be the line of each site; act calls none {}': {
    runs: [{ run: production({ matrix: '{}' }), notes: forPushesOnly }],
    run: docs({ matrix: '{"site":"a"}' }),
    never: forPushesOnly,
  },
  "of a branch's preview says that it is one, and how to make a live site": {
    runs: [{ run: branchPush(), warns: ['topic is not the default branch', '"mode: deploy", a new "domain"'] }],
    run: branchPush(),
    warns: false,
  },
  'of a branch with a deployment that names nothing is a first one, and that goes with the record': {
    given: [recorded({ link: '', task: 'deploy:branch-topic', environment: 'preview' }), publishes('x.test', 'theirs')],
    runs: [branchPush(), { run: sweep(), at: { before: 'anything', happens: deletesBranch() } }],
    record: { 'branch-topic': [] },
    live: { 'x.test': 'theirs' },
  },
})
