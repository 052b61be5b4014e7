/** `mode: reserve` tells where this run's deploy will go, before the build. */
import { expect } from 'vitest'
import { closes, deletesBranch, pull } from '../stand-ins/scenes/deeds.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { pages, payloadsOf } from '../stand-ins/scenes/records.ts'
import { asRun, branchPush, close, production, push, type Run, reserve, staging } from '../stand-ins/scenes/runs.ts'
import { every, scenes } from '../stand-ins/scenes/scene.ts'

const told = { mode: 'reserve', directory: '' }
const page = /noindex[\s\S]*<h1>This (?:preview|site) is being built<\/h1>/u
const kinds: Readonly<Record<string, { run: Run; deploy: Run; task: string; what: string }>> = {
  'a pull request': { run: reserve(), deploy: push(), task: 'pr-7', what: 'pull request #7' },
  'a branch': { run: branchPush('topic', told), deploy: branchPush(), task: 'branch-topic', what: 'branch topic' },
  production: { run: production(told), deploy: production(), task: 'site', what: 'production' },
}
const thereAlready = /^https:\/\/\S+\.tiiny\.test is there already, and the deploy goes there\.$/u
const inOne = (run: Run): Run => asRun(99, run)

scenes(
  'a reserve',
  every('makes a link with a small page, records it, and the deploy of the same run goes there', kinds, (each) => ({
    runs: [{ run: inOne(each.run), outputs: { result: 'deployed', url: /^https:/u } }],
    run: inOne(each.deploy),
    ...(each.task !== 'branch-topic' && { warns: false as const }),
    at: {
      before: 'upload',
      happens: (world) => expect(Object.values(pages(world))).toEqual([expect.stringMatching(page)]),
    },
    live: [/pull|branch|production/u],
    check: (world, [reserved, deployed]) => {
      expect(reserved?.stdout).toContain(`\nReserving a new link for ${each.what}.\n`)
      const usual = each.task === 'branch-topic' ? ' The default branch, main, goes to production.' : ''
      expect(deployed?.stdout).toContain(`\nDeploying ${each.what} to ${deployed?.outputs['link']}.${usual}\n`)
      expect(deployed?.outputs['link']).toBe(reserved?.outputs['link'])
      expect(payloadsOf(world, `deploy:${each.task}`).map(({ reserved: is, again }) => [is, again])).toEqual([
        [true, undefined],
        [true, true],
        [undefined, undefined],
      ])
    },
  })),
  every('sends and asks the account nothing where a link is remembered', kinds, ({ run, deploy }) => ({
    runs: [deploy, { run, idle: true, outputs: { 'skip-reason': thereAlready }, faults: { profile: status(500) } }],
    check: (_, [deployed, reserved]) => {
      for (const name of ['link', 'url']) expect(reserved?.outputs[name]).toBe(deployed?.outputs[name])
    },
  })),
  {
    'writes no comment': { runs: [reserve()], check: ({ github }) => expect(github.commentsOf(7)).toEqual([]) },
    'does not need a domain to be there: nothing is sent, and the account is not asked': {
      runs: [
        {
          run: staging('staging.tiiny.test', told),
          idle: true,
          outputs: { link: 'staging.tiiny.test', result: 'skipped' },
          notes: '"domain" names the link, so https://staging.tiiny.test needs no reserving.',
        },
        { run: reserve(7, { domain: 'pr-7.tiiny.test' }), idle: true, outputs: { link: 'pr-7.tiiny.test' } },
      ],
      check: ({ hosting }) => expect(hosting.requests).toEqual([]),
    },
    'whose build fails leaves a preview that its close tears down': {
      runs: [reserve(), { run: close(), deleted: ['@pull 7'] }],
      live: {},
      record: { 'pr-7': [] },
    },
    'of what is closed or gone is skipped': {
      given: [pull(7, { state: 'closed' })],
      runs: [
        { run: (world) => world.pull(7, 'synchronize', { inputs: told }), idle: true, outputs: { result: 'skipped' } },
      ],
      run: branchPush('gone', told),
      idle: true,
      notes: 'branch gone is closed or gone, so it gets no preview.',
      at: { before: 'anything', happens: deletesBranch('gone') },
    },
    'of what is closed meanwhile is torn down': {
      runs: [{ run: reserve(), outputs: { result: 'deleted' }, at: { after: 'upload', happens: closes() } }],
      live: {},
    },
  },
)
