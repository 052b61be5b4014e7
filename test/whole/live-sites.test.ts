/** Live sites: where they go, how they respect each other, and that nothing of theirs is deleted but by a person. */
import { expect } from 'vitest'
import { daysAgo } from '../stand-ins/github/github.ts'
import { closes, deletesDeployments, deletesLinks, liveSite, preview, recorded } from '../stand-ins/scenes/deeds.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { liveLinks, ours, payloadsOf } from '../stand-ins/scenes/records.ts'
import {
  asRun,
  branchDeletion,
  branchPush,
  close,
  forPushesOnly,
  inWorkflow,
  live,
  production,
  push,
  type Run,
  reserve,
  staging,
  sweep,
  tearDown,
  uploads,
  withEnv,
} from '../stand-ins/scenes/runs.ts'
import { every, pairs, type Scene, scenes } from '../stand-ins/scenes/scene.ts'

const site = 'staging.tiiny.test'
const www = { domain: 'www.tiiny.test' }
const docs = (told = {}) => production({ environment: 'docs', ...told })

const states: Readonly<Record<string, readonly object[]>> = {
  succeeded: [{ state: 'success' }],
  failed: [{ state: 'failure' }],
  'is on its way': [{ state: 'in_progress' }],
  'has no status': [],
  'was ended': [{ state: 'success' }, { state: 'inactive' }],
}
const environments = { production: 'production', docs: 'docs', preview: 'preview' }
const starts = Object.fromEntries(uploads.map(({ by, start }) => [by, start]))

scenes(
  'a live site that is recorded',
  pairs('owns its link against a domain, however it ended', environments, states, (environment, found) => ({
    links: { [live]: environment },
    given: [recorded({ link: live, environment, states: found, created_at: daysAgo(40) })],
    runs: [
      ...uploads.map(({ start }) => ({ run: start({ domain: live }), refused: [live, forPushesOnly] })),
      { run: close(7, { domain: live }), idle: true },
      { run: branchDeletion('topic', { domain: live }), idle: true },
      { run: sweep(), idle: true },
    ],
  })),
  every('owns a domain that the account does not list', starts, (start) => ({
    given: [recorded({ link: 'docs.tiiny.test', environment: 'docs' })],
    runs: [{ run: start({ domain: 'docs.tiiny.test' }), refused: 'docs.tiiny.test' }],
  })),
  {
    'is found behind any number of its own deployments': {
      links: [live],
      given: [
        recorded({ link: live, environment: 'docs', created_at: daysAgo(9) }),
        ...Array.from({ length: 230 }, () => recorded({ link: 'www.test' })),
      ],
      runs: [{ run: push(7, { domain: live }), refused: live }],
    },
  },
)

scenes('a live site', {
  'goes wherever its domain says, and follows the newest link without one': {
    links: [live],
    runs: [production({ domain: live }), production(www), { run: production(), outputs: { link: www.domain } }],
    live: { [live]: 'production', [www.domain]: 'production' },
  },
  'tells once where it was': {
    runs: [
      { run: production(), notes: 'domain' },
      { run: production(www), notes: 'The live site was at calm-river-1.tiiny.test so far.' },
      { run: production(www), never: /so far/u },
    ],
    live: ['production', 'production'],
  },
  'that has no domain says the line to add, on its first deploy only': {
    runs: [
      { run: production(), says: [forPushesOnly, "'@production'"] },
      { run: production(), never: forPushesOnly },
    ],
  },
  'does not know a domain that is spelled like its own link: it says so before it makes one': {
    runs: [
      production({ domain: 'calm-river-1.tiiny.test' }),
      { run: production({ domain: 'calm-rivr-1.tiiny.test' }), notes: 'calm-river-1.tiiny.test' },
    ],
  },
  'is never torn down by memory': {
    runs: [production(), { run: production({ mode: 'teardown' }), refused: 'domain' }],
  },
  'is torn down by a person who names it': {
    runs: [production(www), { run: tearDown(www.domain), deleted: [www.domain] }],
    live: {},
  },
  'is not moved by a reserve, whatever the account says': {
    runs: [
      production(),
      {
        run: production({ mode: 'reserve', directory: '' }),
        idle: true,
        outputs: { result: 'skipped', link: '@production' },
        faults: { profile: status(200, { success: true, data: { links: [], quotaUsed: 0, quotaLimit: 9 } }) },
      },
      { run: production(), outputs: { link: 'calm-river-1.tiiny.test' } },
    ],
    live: ['production'],
  },
  'keeps its link where verify fails, and says failure': {
    hosting: { name: 'hosting.example', linkDelay: 60_000_000 },
    runs: [{ run: production({ verify: 'true', 'verify-timeout': '5' }), red: /\w/u }],
    live: ['production'],
    states: { site: ['inactive', 'failure'] },
  },
})

/** What stands in the record of both before. */
const both: Scene['given'] = [liveSite('a.test'), liveSite('b.test', 'docs')]
scenes('live sites respect each other', {
  'that look before the other one records: the last one is red': {
    run: production(www),
    red: [/docs/u, /overwritten/u],
    at: { before: 'createDeployment', happens: { run: production({ ...www, environment: 'docs' }) } },
  },
  'one takes the link of the other while it is sent: it is not told to be left as it is': {
    run: production(www),
    red: /overwritten/u,
    never: /left it as it is/u,
    at: { after: 'upload', happens: recorded({ link: www.domain, environment: 'docs' }) },
  },
  'one gets the link of the other from a full account that it could not read': {
    linkLimit: 1,
    hosting: { replacesWhenFull: true },
    given: [liveSite('docs.test', 'docs')],
    runs: [{ run: production(), red: ['docs.test', /overwritten/u], faults: { profile: status(500) } }],
  },
  'one that the other may have overwritten can be deployed again': {
    linkLimit: 1,
    hosting: { replacesWhenFull: true },
    runs: [docs(), { run: production(), red: '@docs' }, docs()],
    live: ['docs'],
  },
  "another environment's link is an error, listed or not": {
    given: [...both, recorded({ link: 'c.tiiny.test', environment: 'staging' })],
    runs: [
      { run: docs({ domain: 'a.test' }), refused: ['a.test', /environment "production"/u] },
      { run: production({ domain: 'b.test' }), refused: ['b.test', 'docs'] },
      { run: production({ domain: 'c.tiiny.test' }), refused: ['c.tiiny.test', 'staging'] },
      { run: inWorkflow('other.yml', staging('a.test')), refused: 'a.test' },
    ],
  },
  'by another name of it, too': {
    given: [...both, recorded({ link: 'a.test', names: ['www.a.test'] })],
    runs: [{ run: docs({ domain: 'www.a.test' }), refused: 'a.test' }],
  },
  'a link that the other one has left may be taken over': {
    given: both,
    runs: [production({ domain: 'c.tiiny.test' }), docs({ domain: 'a.test' })],
    gives: ['a.test'],
    live: { 'a.test': 'docs', 'b.test': 'docs', 'c.tiiny.test': 'production' },
  },
  'one that follows its own record goes on where the other one has left': {
    given: [recorded({ link: 'a.test', environment: 'docs' }), liveSite('a.test'), recorded({ link: 'b.test' })],
    runs: [docs({ domain: 'a.test' })],
    gives: ['a.test'],
  },
  'one whose own deployment is later goes on': {
    given: [recorded({ link: 'a.test' }), recorded({ link: 'a.test', environment: 'docs' })],
    links: { 'a.test': 'docs' },
    runs: [docs(), { run: production(), refused: 'docs' }],
  },
  'an environment that was renamed goes on, with a notice': {
    given: [liveSite('a.test')],
    gives: ['a.test'],
    runs: [{ run: production({ environment: 'live', domain: 'a.test' }), notes: 'a.test' }],
    live: { 'a.test': 'live' },
    isLimit: true,
  },
  'one that is renamed in another workflow file does not': {
    given: [liveSite('a.test')],
    runs: [{ run: inWorkflow('new.yml', production({ environment: 'live', domain: 'a.test' })), refused: 'a.test' }],
  },
  'two environments of one run, with one domain, are no renaming': {
    runs: [
      asRun(99, production(www)),
      { run: asRun(99, docs(www)), refused: [www.domain, /environment "production"/u] },
    ],
    live: { [www.domain]: 'production' },
  },
  'two that begin at the same moment: one of them is red': {
    run: staging(www.domain),
    red: /production/u,
    at: { before: 'upload', happens: { run: production(www), either: true } },
  },
  'a list of live sites that can not be read stops a deploy': {
    given: both,
    runs: [
      { run: docs(), refused: /\w/u, faults: { listLiveSites: status(409) } },
      { run: production(www), refused: /\w/u, faults: { listLiveSites: status(409) } },
    ],
  },
})

/** A deploy to the same record as a run before it. */
const run99 = (run: Run): Run => asRun(99, run)
const deploys: Readonly<Record<string, Run>> = {
  production: production(),
  'production with a domain': production(www),
  staging: staging(site),
  'a pull request': push(),
  'a branch': branchPush(),
}
scenes(
  'one record, one site',
  every('a second deploy of one run and attempt is an error before anything is sent', deploys, (run) => ({
    runs: [
      run99(run),
      { run: run99(run), refused: [/environment/u, /matrix|two sites/u, /again/u] },
      { run: withEnv({ GITHUB_JOB: 'other' }, run99(run)), refused: 'environment' },
    ],
  })),
  every('another attempt of it is none', deploys, (run) => ({ runs: [run99(run), asRun(99, run, 2)] })),
  every('and under act every run has one number', deploys, (run) => ({
    runs: [run, run].map((each) => withEnv({ ACT: 'true' }, asRun(1, each))),
  })),
  {
    'another workflow file without domain is an error, which says how to write it': {
      runs: [production()],
      run: inWorkflow('docs.yml', production()),
      refused: ['site.yml', 'environment', forPushesOnly, "'@production'"],
    },
    'another workflow file with the domain is the same site': {
      links: { [live]: 'production' },
      runs: [production({ domain: live }), inWorkflow('docs.yml', production({ domain: live }))],
    },
    'another workflow file of a preview is a warning': {
      runs: [push(), { run: inWorkflow('docs.yml', push()), warns: 'environment' }],
    },
    'two of an earlier run that began at the same moment are a warning': {
      given: ['a.test', 'b.test'].map((link) => recorded({ link, payload: ours(link, { run: '7.1' }) })),
      links: { 'a.test': 'production', 'b.test': 'production' },
      runs: [{ run: production(), warns: 'environment' }],
    },
    'a second deployment of one deploy is none of these': {
      runs: [production(), { run: production(), warns: false }],
    },
    'a reserve never counts, and is never refused for these': {
      runs: [
        run99(production({ mode: 'reserve', directory: '' })),
        { run: run99(production()), warns: false },
        run99(production({ mode: 'reserve', directory: '' })),
        inWorkflow('docs.yml', production({ mode: 'reserve', directory: '' })),
      ],
      live: ['production'],
    },
  },
)

const older = /\bolder\b/u
scenes(
  'old content goes live only with a word',
  every('a run that is started again says so in log, summary and comment', deploys, (run) => ({
    runs: [run, run, { run: asRun(42, run, 2), says: older, warns: older }],
  })),
  {
    'in the comment, too': { runs: [push(), push(), { run: asRun(42, push(), 2), comment: older }] },
    'a newer attempt of the newest run says nothing': {
      runs: [asRun(9, push()), { run: asRun(9, push(), 10), never: older }],
    },
    'run numbers are compared as numbers': { runs: [asRun(99, push()), { run: asRun(100, push()), never: older }] },
    'a commit that is not the head any more is a line in the comment': {
      runs: [push()],
      run: push(),
      comment: /newer|head|another commit/iu,
      at: {
        after: 'upload',
        happens: ({ github }) => {
          const { head } = github.pulls.get(7) ?? expect.fail()
          head.sha = 'e'.repeat(40)
        },
      },
    },
  },
)

scenes(
  'a branch with mode: deploy, domain and environment all written',
  every('is the live site of its environment', { 'there before': [site], 'not there': [] }, (links) => ({
    links,
    runs: [staging(site), { run: staging(site), outputs: { link: site, environment: 'staging' } }],
    live: { [site]: 'staging' },
    record: { site: [site, site], 'branch-develop': [] },
    gives: links,
  })),
  {
    'outlives its branch, a sweep, and whoever names its link': {
      runs: [
        staging(site),
        { run: push(7, { domain: site }), refused: site },
        branchDeletion('develop'),
        branchDeletion('develop', { environment: 'staging' }),
        sweep({ 'expire-after': '1' }),
        sweep({ environment: 'staging' }),
      ],
      live: { [site]: 'staging' },
    },
    'is not replaced by a full account': {
      linkLimit: 1,
      runs: [staging(site), { run: push(7, { 'when-full': 'replace-oldest' }), red: /\w/u }],
      live: { [site]: 'staging' },
    },
    "is followed by any branch: the record is the environment's": {
      runs: [staging(site), branchPush('next', { mode: 'deploy', environment: 'staging', domain: site })],
      record: { site: [site, site] },
    },
    "is a pull request's preview, never its live site": {
      links: [site],
      runs: [
        { run: push(7, { mode: 'deploy', environment: 'staging', domain: site }), refused: site },
        push(7, { mode: 'deploy', environment: 'staging', domain: 'pr-7.tiiny.test' }),
      ],
      record: { site: [] },
    },
  },
  every(
    'is a preview without',
    {
      mode: { environment: 'staging', domain: site },
      environment: { mode: 'deploy', domain: site },
      domain: { mode: 'deploy', environment: 'staging' },
      'an environment but production': { mode: 'deploy', environment: 'production', domain: site },
    },
    (told) => ({
      runs: [branchPush('develop', told)],
      record: { site: [], 'branch-develop': ['draft', '@branch develop'] },
    }),
  ),
  {
    'and without them its first deploy is a warning that says so': {
      runs: [
        { run: branchPush(), warns: [/default branch/u, 'mode: deploy', 'environment'] },
        { run: branchPush(), warns: false },
        { run: production(), never: /not the default branch/u },
      ],
    },
  },
)

scenes('a live site and its lost record', {
  'deployments that somebody deleted: the first push of a pull request with its link is refused, because it is listed':
    {
      runs: [
        production(www),
        (world) => {
          for (const { id } of [...world.github.deployments]) world.github.deleteDeployment(id)
          return push(7)(world)
        },
        { run: push(8, www), refused: www.domain },
        close(7),
      ],
      live: { [www.domain]: 'production' },
    },
  'deployments that are deleted while it is sent: it is recorded once more': {
    runs: [
      { run: production(), at: { after: 'upload', happens: deletesDeployments('deploy:site') } },
      { run: production(), outputs: { link: '@production' } },
    ],
    check: (world) => expect(payloadsOf(world, 'deploy:site').map(({ link }) => link)).toContain(liveLinks(world)[0]),
  },
  'a link that was lost, too, is made anew, and previews see it coming': {
    runs: [
      production(www),
      { run: production(www), at: { before: 'listLiveSites', happens: deletesLinks() } },
      { run: push(7, www), refused: www.domain },
    ],
    live: { [www.domain]: 'production' },
  },
  'its run may make room in the account, and deletes only what is closed': {
    linkLimit: 2,
    given: [preview('a.test', { number: 1 }), preview('b.test', { number: 2 }), closes(2)],
    runs: [{ run: production(), deleted: ['b.test'] }],
    live: ['pull 1', 'production'],
  },
  'a reserve of a preview does not take its name': {
    links: { 'site.tiiny.test': 'production' },
    hosting: { customDomains: { 'www.example.com': 'site.tiiny.test' } },
    given: [recorded({ link: 'www.example.com' })],
    runs: [
      { run: production({ mode: 'reserve', directory: '' }), either: true },
      { run: push(7, { domain: 'www.example.com' }), refused: 'www.example.com' },
      { run: reserve(8), outputs: { result: 'deployed' } },
    ],
  },
})
