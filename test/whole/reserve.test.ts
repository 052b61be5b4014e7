/** `mode: reserve` says where this run's deploy will go, before the build (DESIGN 4). */
import { expect } from 'vitest'
import { closes, deletesBranch, liveSite, preview, pull } from '../stand-ins/scenes/deeds.ts'
import { gone } from '../stand-ins/scenes/faults.ts'
import { annotations, pages, payloadsOf } from '../stand-ins/scenes/records.ts'
import { asRun, branchPush, production, push, type Run, reserve, staging, withEnv } from '../stand-ins/scenes/runs.ts'
import { every, type Scene, scenes } from '../stand-ins/scenes/scene.ts'

const told = { mode: 'reserve', directory: '' }
const page = /noindex[\s\S]*<h1>This (?:preview|site) is being built<\/h1>/u
interface Kind {
  readonly run: Run
  readonly deploy: Run
  readonly task: string
  readonly comment: RegExp
}
const none = /^$/u
const kinds: Readonly<Record<string, Kind>> = {
  'a pull request': { run: reserve(), deploy: push(), task: 'pr-7', comment: /⏳ Preview: building/u },
  'a branch': { run: branchPush('topic', told), deploy: branchPush(), task: 'branch-topic', comment: none },
  production: { run: production(told), deploy: production(), task: 'site', comment: none },
}
const inOne = (run: Run, job = 'build'): Run => asRun(99, withEnv({ GITHUB_JOB: job }, run))

scenes(
  'a reserve',
  every('makes a link with a small page, records it, and the deploy of this run goes there', kinds, (each) => ({
    runs: [{ run: inOne(each.run), outputs: { result: 'deployed', url: /^https:/u }, comment: each.comment }],
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
        comment,
      },
    ],
    check: (_, [deployed, reserved]) => {
      for (const name of ['link', 'url']) expect(reserved?.outputs[name]).toBe(deployed?.outputs[name])
    },
  })),
  {
    'of a new link says in the comment which commit is built, and where it will be': {
      runs: [reserve()],
      check: ({ github }) => {
        const [comment] = github.commentsOf(7)
        const { sha = '' } = github.deployments[0] ?? {}
        expect(comment?.body).toContain(`Building ${sha.slice(0, 7)}`)
        expect(comment?.body).toContain('The address will be ')
      },
    },
    'of a known link says which commit it shows until then': {
      given: [preview('a.test')],
      run: reserve(),
      comment: [/Preview: building/u, /Building [0-9a-f]{7}\./u, /The preview below shows [0-9a-f]{7}/u, 'a.test'],
      outputs: { link: 'a.test' },
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
      check: ({ hosting }) => expect(hosting.requests).toEqual([]),
    },
    'after a deploy of the same run and of another job is not refused': {
      runs: [inOne(push(), 'deploy'), { run: inOne(reserve()), idle: true }],
    },
    'of what is closed or gone is skipped': {
      given: [pull(7, { state: 'closed' })],
      runs: [
        { run: (world) => world.pull(7, 'synchronize', { inputs: told }), idle: true, outputs: { result: 'skipped' } },
        {
          run: branchPush('gone', told),
          idle: true,
          notes: 'branch gone is closed or gone, so it gets no preview.',
          at: { before: 'anything', happens: deletesBranch('gone') },
        },
      ],
      check: ({ github }) => expect(github.commentsOf(7)).toEqual([]),
    },
    'of what can not be read goes on: it is not closed': {
      runs: [
        { run: reserve(), outputs: { result: 'deployed' }, faults: { readPull: gone } },
        {
          run: branchPush('topic', told),
          outputs: { result: 'deployed' },
          faults: { readBranch: gone },
        },
      ],
    },
    'of what is closed meanwhile is deleted': {
      runs: [{ run: reserve(), outputs: { result: 'deleted' }, at: { after: 'upload', happens: closes() } }],
      live: {},
      record: { 'pr-7': [] },
    },
  },
)

const reserved = 'pr-7.tiiny.test'
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
})

/** A job of run 99 that reserves, perhaps goes on, and ends with its post step, as it does if it fails. */
const failing =
  (between?: Run): Run =>
  async (world) => {
    const { state: saved } = await inOne(reserve())(world)
    await between?.(world)
    return await inOne((job) => job.pull(7, 'synchronize', { inputs: told, saved }))(world)
  }
const ends: Readonly<Record<string, Omit<Scene, 'runs'> & { between?: Run }>> = {
  'says that the build did not finish': {
    comment: ['Preview: failed', /The build of [0-9a-f]{7} did not finish/u],
  },
  'says what is still live': {
    given: [preview('a.test')],
    comment: ['Preview: failed', 'did not finish', 'The preview below shows', 'a.test'],
  },
  'leaves what the deploy has written': { between: inOne(push()), comment: 'Preview: [@pull 7]' },
  'leaves what another run builds': { between: asRun(100, reserve()), comment: 'Preview: building' },
}
scenes(
  'the post step',
  every('of a job that failed', ends, ({ between, ...scene }) => ({ ...scene, run: failing(between), isLimit: true })),
)
