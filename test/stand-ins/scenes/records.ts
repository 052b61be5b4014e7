/** What a world remembers and holds: records that are there before, and what is there, was sent and was said afterwards. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type Deployment,
  type DeploymentSeed,
  type DeploymentStatus,
  daysAgo,
  type GitHub,
  type Intercept,
} from '../github/github.ts'
import { DEFAULT_KEY } from '../hosting/hosting.ts'
import { hostedFile } from '../hosting/sites.ts'
import type { StepResult } from '../runner/runner.ts'
import type { Fault } from './faults.ts'
import type { World } from './world.ts'

/** What a payload of ours says. */
export interface Payload {
  readonly link?: string
  readonly names?: readonly string[]
  readonly again?: boolean
  readonly reserved?: boolean
  readonly protected?: boolean
  readonly run?: string
  readonly job?: string
}

/** The payload of a deployment of ours; without a link it is a draft. */
export function ours(link?: string, more: Payload = {}): object {
  return { 'static-deploy': 1, ...(link !== undefined && { link }), run: '1.1', job: 'site.yml/deploy', ...more }
}

/** A record of ours to add: production's unless given. */
export interface RecordSeed extends DeploymentSeed {
  /** Empty for a draft. */
  readonly link: string
  readonly names?: readonly string[]
  /** The states that follow the creation; a success that names the link unless given. */
  readonly states?: readonly Partial<DeploymentStatus>[]
}

/** Adds a deployment of ours that names a link, as a push to a link that was known before leaves it. */
export function addRecord(github: GitHub, seed: RecordSeed): Deployment {
  const { link, names, states, task = 'deploy:site', ...rest } = seed
  const transient_environment = task !== 'deploy:site'
  const payload = ours(link || undefined, names && { names })
  const deployment = github.addDeployment({ payload, transient_environment, task, ...rest })
  const success = { state: 'success', environment_url: `https://${link}` } as const
  for (const state of states ?? (link === '' ? [] : [success])) github.addStatus(deployment.id, state)
  return deployment
}

/** A push to a pull request's preview, `days` ago where that matters; the pull request is open unless told otherwise. */
export function addPreview(
  world: World,
  link: string,
  { number = 7, state = 'open' as 'open' | 'closed', days = 0, environment = 'preview' } = {},
): Deployment {
  if (!world.github.pulls.has(number)) world.github.addPull({ number, state })
  publish(world, link, `pull ${number}`)
  const task = `deploy:pr-${number}`
  for (const { id, ...earlier } of world.github.deployments) {
    const isActive = earlier.task === task && earlier.environment === environment && world.github.isActive(id)
    if (isActive) world.github.addStatus(id, { state: 'inactive' })
  }
  const created = days > 0 && { created_at: daysAgo(days) }
  return addRecord(world.github, { link, environment, task, ...created })
}

/** Puts a page under a link from outside, as somebody's `curl` does; makes the link where it is not there. */
export function publish(world: World, link: string, page: string): void {
  const { links } = world.hosting.account(DEFAULT_KEY)
  const site = links.get(link) ?? { createdAt: 0, uploadedAt: performance.now() }
  links.set(link, { ...site, files: new Map([['index.html', hostedFile('index.html', page)]]) })
  world.outside?.(link, page.split(',')[0] ?? '')
}

/** A live site deploys to a link, from its record to its page. */
export function takeOver(world: World, link: string, environment = 'production'): void {
  addRecord(world.github, { link, environment })
  publish(world, link, environment)
}

/** The newest comment on a pull request; empty where there is none. */
export function commentOf({ github }: World, number = 7): string {
  return github.commentsOf(number).at(-1)?.body ?? ''
}

/** Letters and digits only: what Markdown's escapes leave, and what somebody reads with some patience. */
export function bare(text: string): string {
  return text.replace(/&#?\w+;|\*\*What to do:\*\*|[^a-z0-9]/giu, '').toLowerCase()
}

/** The account's links, in the order of their creation. */
export function liveLinks({ hosting }: World): string[] {
  return [...hosting.account(DEFAULT_KEY).links.keys()]
}

/** What each link's root page holds. */
export function pages({ hosting }: World): Readonly<Record<string, string>> {
  const { links } = hosting.account(DEFAULT_KEY)
  return Object.fromEntries([...links].map(([link, { files }]) => [link, String(files.get('index.html')?.bytes)]))
}

/** The deployments of a task, oldest first: all tasks of ours, and each environment, unless given. */
export function deploymentsOf({ github }: World, task?: string, environment?: string): Deployment[] {
  return github.deployments.filter(
    (each) =>
      (task === undefined || each.task === task) &&
      (environment === undefined || each.environment === environment) &&
      (each.payload as { 'static-deploy'?: number })['static-deploy'] === 1,
  )
}

/** What their payloads say. */
export function payloadsOf(world: World, task?: string, environment?: string): Payload[] {
  return deploymentsOf(world, task, environment).map(({ payload }) => payload as Payload)
}

/** A task's deployments, oldest first, each with its state, or `none`, and what its payload names. */
export function recordOf({ github }: World, task = 'deploy:pr-7'): { state: string; link: string | undefined }[] {
  return github.deployments
    .filter((each) => each.task === task)
    .map(({ id, payload }) => ({ state: github.stateOf(id) ?? 'none', link: (payload as Payload).link }))
}

/** The links that payloads of ours name. */
export function recordedLinks(world: World): Set<string> {
  return new Set(payloadsOf(world).flatMap(({ link }) => link ?? []))
}

/** What was asked of the hosting service that changes a link: `POST /v1/upload` and the like. */
export function hostingWrites({ hosting }: World): string[] {
  return hosting.requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)
}

/** What was asked of GitHub that changes a record: its deployments and their statuses. Without a ref it is only a question. */
export function recordWrites({ github }: World): string[] {
  const isQuestion = (body: unknown): boolean => JSON.stringify(body) === '{}'
  return github.requests
    .filter(({ method, path, body }) => method !== 'GET' && /\/deployments\b/u.test(path) && !isQuestion(body))
    .map(({ method, path }) => `${method} ${path}`)
}

/** All that a run can change of links and records, as it is now. */
export function stateOf(world: World) {
  return { pages: pages(world), sent: hostingWrites(world), recorded: recordWrites(world) }
}

/** The texts of a log's annotations of one level, as the runner would show them. */
export function annotations({ stdout }: Pick<StepResult, 'stdout'>, level: 'error' | 'warning' | 'notice'): string[] {
  const start = new RegExp(`^::${level}(?: [^:]*)?::`, 'u')
  return stdout
    .split('\n')
    .filter((line) => start.test(line))
    .map((line) => line.replace(start, '').replaceAll('%0A', '\n').replaceAll('%25', '%'))
}

/** The links that a result says were deleted, in alphabetical order. */
export function deletedBy({ outputs }: StepResult): string[] {
  return (JSON.parse(outputs['deleted'] ?? '[]') as string[]).toSorted()
}

/** The list of all deployments, or of some. */
export const deploymentList = /\/deployments(?:\?|$)/u

/** Meets each request that asks for such a path with a fault, or the first few of them. */
export function faultOn(path: RegExp, fault: Fault, times = Number.POSITIVE_INFINITY): Intercept {
  let left = times
  return (request, response, { method, path: asked }) => {
    if (method !== 'GET' || !path.test(asked) || left <= 0) return false
    left -= 1
    return fault(request, response)
  }
}

/** Environment of a step whose waits between attempts take no time. */
export const hurried = {
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'hurried.ts'))}`,
}
