/** A world for tests of who may touch a link: what is said of it, and what happens to it from outside. */
import { expect } from 'vitest'
import { daysAgo } from '../github/github.ts'
import { DEFAULT_KEY, type HostingOptions, likeLive } from '../hosting/hosting.ts'
import { hostedFile } from '../hosting/sites.ts'
import { deleteEvent, issueCommentEvent, pushEvent, workflowRunEvent } from '../runner/events.ts'
import { makeWorldInProcess } from '../runner/in-process.ts'
import type { Step, StepResult } from '../runner/runner.ts'
import { addRecord, annotations, hostingWrites } from './records.ts'
import type { World, WorldOptions } from './world.ts'

/** The link of a site that is live already. */
export const live = 'live.example.com'

/** The commit of a made-up name. */
export const sha = (digit: string): string => digit.repeat(40)

/** A world, and what the hosting service meets its requests with, which may be changed at any time. */
export interface Stage extends World {
  onHosting: NonNullable<HostingOptions['intercept']>
}

/** What a stage is made of. */
export interface StageOptions extends WorldOptions {
  /** Links that are there, each with the page `before`. */
  readonly links?: readonly string[]
  /** 100 unless given. */
  readonly linkLimit?: number
}

/** A service that makes links by name, and a site with the page `mine`. */
export async function setStage({ links = [], linkLimit = 100, ...options }: StageOptions = {}): Promise<Stage> {
  const seeded = Object.fromEntries(links.map((link) => [link, { 'index.html': 'before' }]))
  const met: { stage?: Stage } = {}
  const world = await makeWorldInProcess({
    files: { 'index.html': 'mine' },
    ...options,
    hosting: {
      namedLinks: true,
      accounts: { [DEFAULT_KEY]: { linkLimit, links: seeded } },
      intercept: (...exchange) => met.stage?.onHosting(...exchange) ?? false,
      ...options.hosting,
    },
  })
  met.stage = Object.assign(world, { onHosting: () => false })
  return met.stage
}

/** Both kinds of service that make links by name. */
export const services: readonly { readonly service: string; readonly hosting: HostingOptions }[] = [
  { service: 'by the interface', hosting: { linkSuffix: 'tiiny.site' } },
  { service: 'like the live one', hosting: { ...likeLive, uploadsADay: 1000 } },
]

/** A run on a branch, which is there before. */
export function branchRun(world: World, branch = 'topic', step: Step = {}): Promise<StepResult> {
  if (!world.github.branches.has(branch)) world.github.addBranch(branch, sha('b'))
  const ref = `refs/heads/${branch}`
  return world.step({
    payload: pushEvent({ ref, sha: sha('b') }),
    ...step,
    env: { GITHUB_REF: ref, ...step.env },
  })
}

/** The run that a branch's deletion sets off. */
export function branchDeletion(world: World, branch = 'topic', step: Step = {}): Promise<StepResult> {
  world.github.deleteBranch(branch)
  return world.step({ event: 'delete', payload: deleteEvent({ ref: branch }), ...step })
}

/** The run of a schedule that sweeps. */
export function sweep(world: World, inputs: Step['inputs'] = {}): Promise<StepResult> {
  return world.step({ event: 'schedule', payload: {}, inputs: { mode: 'sweep', directory: '', ...inputs } })
}

/** A person's teardown by name, on the default branch unless told otherwise. */
export function tearDown(world: World, domain: string, step: Step = {}): Promise<StepResult> {
  const inputs = { mode: 'teardown', domain, directory: '', ...step.inputs }
  return world.step({ event: 'workflow_dispatch', ...step, inputs })
}

/** Each way to a preview's upload, with some inputs. */
export const uploads: readonly {
  readonly run: string
  readonly start: (world: World, inputs: Readonly<Record<string, string>>) => Promise<StepResult>
}[] = [
  { run: 'the first run of a pull request', start: (world, inputs) => world.pull(7, 'opened', { inputs }) },
  { run: 'a push to a pull request', start: (world, inputs) => world.pull(7, 'synchronize', { inputs }) },
  { run: 'a push to a branch', start: (world, inputs) => branchRun(world, 'topic', { inputs }) },
  {
    run: 'a comment on a pull request',
    start: (world, inputs) => {
      world.github.addPull({ number: 7 })
      return world.step({ event: 'issue_comment', payload: issueCommentEvent({ number: 7 }), inputs })
    },
  },
  {
    run: 'a run after the run of a pull request',
    start: (world, inputs) => {
      world.github.addPull({ number: 7, head: { sha: sha('c'), ref: 'topic' } })
      const payload = workflowRunEvent({ headSha: sha('c'), headBranch: 'topic' })
      return world.step({ event: 'workflow_run', payload, inputs: { 'pull-request': '7', ...inputs } })
    },
  },
]

/** Each way to a preview's teardown, with some inputs. */
export const closings: typeof uploads = [
  { run: 'the close of a pull request', start: (world, inputs) => world.pull(7, 'closed', { inputs }) },
  { run: "a branch's deletion", start: (world, inputs) => branchDeletion(world, 'topic', { inputs }) },
  {
    run: 'mode: teardown on a pull request',
    start: (world, inputs) => world.pull(7, 'synchronize', { inputs: { mode: 'teardown', ...inputs } }),
  },
  {
    run: 'mode: teardown on a branch',
    start: (world, inputs) => branchRun(world, 'topic', { inputs: { mode: 'teardown', ...inputs } }),
  },
]

/** Puts a page under a link from outside, as somebody's `curl` does; makes the link where it is not there. */
export function publish({ hosting }: World, link: string, page: string): void {
  const { links } = hosting.account(DEFAULT_KEY)
  const site = links.get(link) ?? { createdAt: 0, uploadedAt: performance.now() }
  links.set(link, { ...site, files: new Map([['index.html', hostedFile('index.html', page)]]) })
}

/** Production deploys to a link, from its begin to its success. */
export function takeOver(world: World, link: string): void {
  addRecord(world.github, { link })
  publish(world, link, 'production')
}

/** What each link's page holds. */
export function pages({ hosting }: World): Readonly<Record<string, string>> {
  const { links } = hosting.account(DEFAULT_KEY)
  return Object.fromEntries([...links].map(([link, { files }]) => [link, String(files.get('index.html')?.bytes)]))
}

/** What was asked of GitHub that changes a record: its deployments and their statuses. */
export function recordWrites({ github }: World): string[] {
  return github.requests
    .filter(({ method, path }) => method !== 'GET' && /\/deployments\b/u.test(path))
    .map(({ method, path }) => `${method} ${path}`)
}

/** How often the account was asked. */
export function profilesAsked({ hosting }: World): number {
  return hosting.requests.filter(({ path }) => path === '/v1/profile').length
}

/** All that a deploy or a teardown can change, as it is now. */
export function stateOf(world: World) {
  return { pages: pages(world), sent: hostingWrites(world), recorded: recordWrites(world) }
}

/** How `domain` is written for pushes only: those of the default branch, where a branch has a preview. */
export const forPushesOnly = /\$\{\{[^}]*github\.(?:event_name == 'push'|ref_name ==)[^}]*\}\}/u

/** It failed with one error that names the link, before anything was sent or recorded. */
export function expectRefused(
  world: World,
  result: StepResult,
  { link, before, says = forPushesOnly }: { link: string; before: ReturnType<typeof stateOf>; says?: RegExp },
): void {
  expect(result.code, result.stdout).toBe(1)
  const errors = annotations(result, 'error')
  expect(errors).toHaveLength(1)
  expect(errors[0]).toContain(link)
  expect(errors[0]).toMatch(says)
  expect(stateOf(world), result.stdout).toEqual(before)
}

/** A payload as a record that made its link has it. */
export function madeHere(link: string, more: object = {}): object {
  return { 'static-deploy': 1, link, made: true, ...more }
}

/** A preview that made its link, `days` ago where that matters; its pull request is open unless told otherwise. */
export function addPreview(
  world: World,
  link: string,
  { number = 7, state = 'open', days = 0 }: { number?: number; state?: 'open' | 'closed'; days?: number } = {},
): number {
  if (!world.github.pulls.has(number)) world.github.addPull({ number, state })
  const seed = { link, environment: 'preview', task: `deploy:pr-${number}`, payload: madeHere(link) }
  const created = days > 0 && { created_at: daysAgo(days) }
  return addRecord(world.github, { ...seed, ...created }).id
}

/** The payloads of a task's deployments, oldest first. */
export function payloadsOf({ github }: World, task = 'deploy:pr-7'): unknown[] {
  return github.deployments.filter((each) => each.task === task).map(({ payload }) => payload)
}

/** The newest status of each deployment of a task, oldest first, as in `success` or `torn down`. */
export function statesOf({ github }: World, task = 'deploy:pr-7'): (string | undefined)[] {
  return github.deployments
    .filter((each) => each.task === task)
    .map(({ id }) => {
      const newest = github.statusesOf(id).at(-1)
      return newest?.state === 'inactive' ? newest.description : newest?.state
    })
}

/** The links that a result says were deleted, in alphabetical order. */
export function deletedBy({ outputs }: StepResult): string[] {
  return (JSON.parse(outputs['deleted'] ?? '[]') as string[]).toSorted()
}
