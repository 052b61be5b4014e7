/** Live sites: where they go, how they respect each other, and that nothing of theirs is deleted but by a person. */
import { expect } from 'vitest'
import { daysAgo } from '../stand-ins/github/github.ts'
import { deletesLinks, liveSite, recorded } from '../stand-ins/scenes/deeds.ts'
import { status } from '../stand-ins/scenes/faults.ts'
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
  staging,
  sweep,
  uploads,
  withEnv,
} from '../stand-ins/scenes/runs.ts'
import { every, scenes } from '../stand-ins/scenes/scene.ts'

const site = 'staging.tiiny.test'
const www = { domain: 'www.tiiny.test' }
const docs = (told = {}) => production({ environment: 'docs', ...told })

const environments = { production: 'production', docs: 'docs', preview: 'preview' }

scenes(
  'a live site that is recorded',
  every('owns its link against a domain, though its deploy failed', environments, (environment) => ({
    links: { [live]: environment },
    given: [recorded({ link: live, environment, states: [{ state: 'failure' }], created_at: daysAgo(40) })],
    runs: [
      ...uploads.map(({ start }) => ({ run: start({ domain: live }), refused: [live, forPushesOnly] })),
      { run: close(7, { domain: live }), idle: true },
      { run: branchDeletion('topic', { domain: live }), idle: true },
      { run: sweep(), idle: true },
    ],
  })),
)

scenes('a live site', {
  'that has no domain says the line to add, on its first deploy only': {
    runs: [{ run: production(), says: [forPushesOnly, 'The site has a link of its own now: @production. '] }],
    run: production(),
    never: forPushesOnly,
  },
  'whose link was lost makes it anew, and previews see it coming': {
    runs: [production(www), { run: production(www), at: { before: 'listLiveSites', happens: deletesLinks() } }],
    run: push(7, www),
    refused: www.domain,
    live: { [www.domain]: 'production' },
  },
  'keeps its link where verify fails, and says failure': {
    hosting: { name: 'hosting.example', linkDelay: 60_000_000 },
    runs: [{ run: production({ verify: 'true', 'verify-timeout': '5' }), red: /\w/u }],
    live: ['production'],
    states: { site: ['inactive', 'failure'] },
  },
})

scenes('live sites respect each other', {
  'that look before the other one records: the last one is red': {
    given: [liveSite('a.test')],
    run: production(www),
    red: [/docs/u, /overwritten/u],
    at: { before: 'createDeployment', happens: { run: production({ ...www, environment: 'docs' }) } },
  },
  'and look after a deploy, too, unless their record has named the link before': {
    runs: [{ run: production(www), red: '409', faults: { listLiveSites: [() => false, status(409)] } }],
    run: production(www),
    faults: { listLiveSites: [() => false, status(409)] },
  },
  // Which links those are, listed or not, is in `rules/`.
  "another environment's link is an error": {
    given: [liveSite('a.test'), liveSite('b.test', 'docs')],
    run: docs({ domain: 'a.test' }),
    refused: ['a.test', /environment "production"/u],
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
    runs: [run99(run), { run: run99(run), refused: [/environment/u, /matrix|two sites/u, /again/u] }],
    run: withEnv({ GITHUB_JOB: 'other' }, run99(run)),
    refused: 'environment',
  })),
  every('and under act every run has one number', deploys, (run) => ({
    runs: [run, run].map((each) => withEnv({ ACT: 'true' }, asRun(1, each))),
  })),
  {
    'another workflow file without domain is an error, which says how to write it': {
      runs: [production()],
      run: inWorkflow('docs.yml', production()),
      refused: ['site.yml', 'environment', forPushesOnly, "'@production'"],
    },
    'another workflow file of a preview is a warning': {
      runs: [push(), { run: inWorkflow('docs.yml', push()), warns: 'environment' }],
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
    'a commit that is not the head any more is a line in the comment': {
      runs: [push()],
      run: push(),
      comment: 'The pull request has a newer commit than this one by now.',
      notes: 'The pull request has a newer commit than this one by now.',
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
  },
)
