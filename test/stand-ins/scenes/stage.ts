/** The runs that a site's life consists of, and what is expected of one. */
import { expect } from 'vitest'
import { DEFAULT_KEY, type HostingOptions, likeLive } from '../hosting/hosting.ts'
import { deleteEvent, issueCommentEvent, pushEvent, workflowRunEvent } from '../runner/events.ts'
import { makeWorldInProcess } from '../runner/in-process.ts'
import type { StepResult } from '../runner/runner.ts'
import { annotations, stateOf } from './records.ts'
import { makeSite, type World, type WorldOptions } from './world.ts'

/** The link of a site that is live already. */
export const live = 'live.example.com'

/** The commit of a made-up name. */
export const sha = (digit: string): string => digit.repeat(40)

/** What a stage is made of. */
export interface StageOptions extends WorldOptions {
  /** Links that are there, each with the page `before`. */
  readonly links?: readonly string[]
  /** 100 unless given. */
  readonly linkLimit?: number
}

/** A world in this process with a service that makes links by name. */
export function setStage({ links = [], linkLimit = 100, ...options }: StageOptions = {}): Promise<World> {
  const seeded = Object.fromEntries(links.map((link) => [link, { 'index.html': 'before' }]))
  const accounts = { [DEFAULT_KEY]: { linkLimit, links: seeded } }
  return makeWorldInProcess({
    files: { 'index.html': 'mine' },
    ...options,
    hosting: { namedLinks: true, accounts, ...options.hosting },
  })
}

/** Both kinds of service that make links by name. */
export const services: readonly { readonly service: string; readonly hosting: HostingOptions }[] = [
  { service: 'by the interface', hosting: { linkSuffix: 'tiiny.site' } },
  { service: 'like the live one', hosting: { ...likeLive, uploadsADay: 1000 } },
]

/** Inputs of a run; `page` is what the site's page holds, in place of the world's own site. */
export type Told = Readonly<Record<string, string>>

/** One run from begin to end. */
export type Run = (world: World) => Promise<StepResult>

const sites = new Map<string, ReturnType<typeof makeSite>>()
process.once('exit', () => {
  for (const site of sites.values()) site[Symbol.dispose]()
})

function inputsOf({ page, ...inputs }: Told): Told {
  if (page === undefined) return inputs
  const site = sites.get(page) ?? makeSite({ 'index.html': page })
  sites.set(page, site)
  return { directory: site.directory, ...inputs }
}

/** A push to a pull request: its first one, one that reopens it, or any other. */
export const push =
  (number = 7, told: Told = {}): Run =>
  (world) => {
    const known = world.github.pulls.get(number)
    const action = known === undefined ? 'opened' : known.state === 'closed' ? 'reopened' : 'synchronize'
    return world.pull(number, action, { inputs: inputsOf({ page: `pull ${number}`, ...told }) })
  }

/** A pull request's close. */
export const close =
  (number = 7, told: Told = {}): Run =>
  (world) =>
    world.pull(number, 'closed', { inputs: inputsOf(told) })

/** The closed event's run that is started again, whatever the pull request is now. */
export const closeAgain =
  (number = 7, told: Told = {}): Run =>
  async (world) => {
    const { state = 'open' } = world.github.pulls.get(number) ?? {}
    const closing = world.pull(number, 'closed', { inputs: inputsOf(told) })
    world.github.setPullState(number, state)
    return await closing
  }

/** A push to a branch, which is there from then on. */
export const branchPush =
  (branch = 'topic', told: Told = {}): Run =>
  (world) => {
    if (!world.github.branches.has(branch)) world.github.addBranch(branch, sha('b'))
    const ref = `refs/heads/${branch}`
    const inputs = inputsOf({ page: `branch ${branch}`, ...told })
    return world.step({ payload: pushEvent({ ref, sha: sha('b') }), inputs, env: { GITHUB_REF: ref } })
  }

/** A branch's deletion. */
export const branchDeletion =
  (branch = 'topic', told: Told = {}): Run =>
  (world) => {
    world.github.deleteBranch(branch)
    return world.step({ event: 'delete', payload: deleteEvent({ ref: branch }), inputs: inputsOf(told) })
  }

/** A push to the default branch. */
export const production =
  (told: Told = {}): Run =>
  (world) =>
    world.step({ inputs: inputsOf({ page: 'production', ...told }) })

/** A branch's push with mode, domain and environment all written. */
export const staging =
  (domain: string, told: Told = {}): Run =>
  (world) =>
    branchPush('develop', { page: 'staging', mode: 'deploy', environment: 'staging', domain, ...told })(world)

/** A schedule's run that sweeps. */
export const sweep =
  (told: Told = {}): Run =>
  (world) =>
    world.step({ event: 'schedule', payload: {}, inputs: inputsOf({ mode: 'sweep', directory: '', ...told }) })

/** A person's teardown by name, on the default branch. */
export const tearDown =
  (domain: string, told: Told = {}): Run =>
  (world) =>
    world.step({ event: 'workflow_dispatch', inputs: { mode: 'teardown', domain, directory: '', ...told } })

/** A reserve on a pull request. */
export const reserve =
  (number = 7, told: Told = {}): Run =>
  (world) =>
    push(number, { mode: 'reserve', directory: '', ...told })(world)

interface Way {
  readonly run: string
  readonly start: (told?: Told) => Run
}

/** Each way to a preview's upload. */
export const uploads: readonly Way[] = [
  { run: 'a push to a pull request', start: (told) => push(7, told) },
  { run: 'a push to a branch', start: (told) => branchPush('topic', told) },
  {
    run: 'a comment on a pull request',
    start: (told) => (world) => {
      if (!world.github.pulls.has(7)) world.github.addPull({ number: 7 })
      return world.step({ event: 'issue_comment', payload: issueCommentEvent({ number: 7 }), inputs: told ?? {} })
    },
  },
  {
    run: 'a run after the run of a pull request',
    start: (told) => (world) => {
      world.github.addPull({ number: 7, head: { sha: sha('c'), ref: 'topic' } })
      const payload = workflowRunEvent({ headSha: sha('c'), headBranch: 'topic' })
      return world.step({ event: 'workflow_run', payload, inputs: { 'pull-request': '7', ...told } })
    },
  },
]

/** Each way to a preview's end. */
export const closings: readonly Way[] = [
  { run: "a pull request's close", start: (told) => close(7, told) },
  { run: "a branch's deletion", start: (told) => branchDeletion('topic', told) },
  { run: 'mode: teardown on a pull request', start: (told) => push(7, { mode: 'teardown', ...told }) },
  { run: 'mode: teardown on a branch', start: (told) => branchPush('topic', { mode: 'teardown', ...told }) },
]

/** It succeeded. */
export async function expectGreen(run: Promise<StepResult>): Promise<StepResult> {
  const result = await run
  expect(result.code, result.stdout).toBe(0)
  return result
}

/** It failed with one error, which says all of this. */
export async function expectRed(run: Promise<StepResult>, ...says: (string | RegExp)[]): Promise<StepResult> {
  const result = await run
  expect(result.code, result.stdout).toBe(1)
  const errors = annotations(result, 'error')
  expect(errors).toHaveLength(1)
  for (const each of says) expect(errors[0]).toMatch(each)
  return result
}

/** It failed like that before anything was sent or recorded. */
export async function expectRefused(world: World, run: Run, ...says: (string | RegExp)[]): Promise<StepResult> {
  const before = stateOf(world)
  const result = await expectRed(run(world), ...says)
  expect(stateOf(world), result.stdout).toEqual(before)
  return result
}

/** How `domain` is written for pushes only: those of the default branch, where a branch has a preview. */
export const forPushesOnly = /\$\{\{[^}]*github\.(?:event_name == 'push'|ref_name ==)[^}]*\}\}/u
