/** `mode: reserve` says where this run's deploy will go, before the build (DESIGN 4). */
import { expect } from 'vitest'
import { liveSite } from '../stand-ins/scenes/deeds.ts'
import { annotations, pages, payloadsOf } from '../stand-ins/scenes/records.ts'
import { asRun, branchPush, production, push, type Run, reserve, staging, withEnv } from '../stand-ins/scenes/runs.ts'
import { every, scenes } from '../stand-ins/scenes/scene.ts'

const told = { mode: 'reserve', directory: '' }
const page = /noindex[\s\S]*<h1>This (?:preview|site) is being built<\/h1>/u
const building = /⏳ Preview: building[\s\S]*Building [0-9a-f]{7}\./u
const onPull = {
  first: [building, 'The address will be ', '@pull 7'],
  again: [building, /preview below shows [0-9a-f]{7}/u],
}
const onNone = { first: /^$/u, again: /^$/u }
const kinds = {
  'a pull request': { run: reserve(), deploy: push(), task: 'pr-7', comment: onPull },
  'a branch': { run: branchPush('topic', told), deploy: branchPush(), task: 'branch-topic', comment: onNone },
  production: { run: production(told), deploy: production(), task: 'site', comment: onNone },
}
const reserved = 'pr-7.tiiny.test'
/** What a reserve leaves for the later steps of its job. */
const ofStepBefore = (environment: string) => ({
  STATIC_DEPLOY_RESERVED: JSON.stringify({ [environment]: reserved }),
})
const inOne = (run: Run, job = 'build'): Run => asRun(99, withEnv({ GITHUB_JOB: job }, run))

scenes(
  'a reserve',
  every('makes a link with a small page, records it, and the deploy of this run goes there', kinds, (each) => ({
    runs: [{ run: inOne(each.run), outputs: { result: 'deployed', url: /^https:/u }, comment: each.comment.first }],
    // The deploy may be in another job, and it may be the second one of its record in this run.
    run: inOne(each.deploy, 'deploy'),
    at: {
      before: 'upload',
      happens: (world) => expect(Object.values(pages(world))).toEqual([expect.stringMatching(page)]),
    },
    live: [/pull|branch|production/u],
    check: (world, [reserved, deployed]) => {
      for (const name of ['link', 'url']) expect(deployed?.outputs[name]).toBe(reserved?.outputs[name])
      expect(payloadsOf(world, `deploy:${each.task}`).map(({ reserved: is }) => is)).toEqual([true, undefined])
    },
  })),
  every('sends nothing and asks the account nothing if a link is remembered', kinds, ({ run, deploy, comment }) => ({
    runs: [
      deploy,
      {
        run,
        idle: true,
        at: { before: 'profile', happens: () => expect.fail('It asked.') },
        outputs: { result: 'skipped', 'skip-reason': /^The deploy goes to https:/u },
        comment: comment.again,
      },
    ],
    check: (_, [deployed, reserved]) => {
      for (const name of ['link', 'url']) expect(reserved?.outputs[name]).toBe(deployed?.outputs[name])
    },
  })),
  {
    'of what is gone is skipped': {
      run: branchPush('gone', told),
      idle: true,
      notes: 'branch gone is closed or gone, so it gets no preview.',
      at: { before: 'anything', happens: ({ github }) => github.deleteBranch('gone') },
    },
    'goes to its domain, whether it is there or not: nothing is sent, and the comment says it': {
      given: [liveSite('taken.test')],
      runs: [
        { run: staging('staging.tiiny.test', told), idle: true, outputs: { link: 'staging.tiiny.test' } },
        {
          run: reserve(7, { domain: 'pr-7.tiiny.test' }),
          idle: true,
          outputs: { link: 'pr-7.tiiny.test', result: 'skipped' },
          comment: [/Preview: building/u, 'pr-7.tiiny.test'],
        },
        // It is never refused. The deploy is.
        { run: reserve(7, { domain: 'taken.test' }), idle: true, outputs: { link: 'taken.test' } },
      ],
      check: ({ hosting }, [, pull]) => {
        expect(hosting.requests).toEqual([])
        // The deploy of the same job knows of it.
        expect(pull?.variables).toEqual(ofStepBefore('preview'))
      },
    },
  },
)

const elsewhere = (from: string, to: string) =>
  `This run reserved ${from}, but this deploy goes to ${to}. What was built for the reserved address may not work there.`
scenes('a deploy that does not go where the reserve of the same run said', {
  'warns once if only the deploy has one': {
    runs: [inOne(reserve())],
    run: inOne(push(7, { domain: reserved }), 'deploy'),
    warns: elsewhere('calm-river-1.tiiny.test', reserved),
    comment: `⚠️ This run reserved calm-river-1.tiiny.test`,
    after: (result) => expect(annotations(result, 'warning')).toHaveLength(1),
  },
  'warns without a comment, too, if the reserve made a link': {
    runs: [
      inOne(production(told)),
      {
        run: inOne(production({ domain: 'www.tiiny.test' }), 'deploy'),
        warns: elsewhere('calm-river-1.tiiny.test', 'www.tiiny.test'),
      },
      { run: production({ domain: 'docs.tiiny.test' }), warns: false },
    ],
  },
  'warns if only the reserve of its job has a domain, which made no link': {
    run: withEnv(ofStepBefore('preview'), push(7, { environment: 'Preview' })),
    warns: elsewhere(reserved, 'a new address'),
    comment: `⚠️ This run reserved ${reserved}`,
  },
  'says nothing if another environment was reserved, or what is said can not be read': {
    runs: [
      { run: withEnv(ofStepBefore('docs'), push()), warns: false },
      { run: withEnv({ STATIC_DEPLOY_RESERVED: '::error::no' }, push(7)), warns: false },
    ],
  },
})
