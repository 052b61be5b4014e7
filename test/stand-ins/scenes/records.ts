/** What a world remembers and holds: records that are there before, and what is there, was sent and was said afterwards. */
import type { Deployment, DeploymentSeed, DeploymentStatus, GitHub } from '../github/github.ts'
import { daysAgo } from '../github/github.ts'
import { hostedFile } from '../hosting/sites.ts'
import type { StepResult } from '../runner/runner.ts'
import type { World } from './world.ts'

interface Payload {
  readonly 'static-deploy'?: number
  readonly link?: string
  readonly job?: string
}

/** A record of ours to add: production's unless given. */
export interface RecordSeed extends DeploymentSeed {
  /** If it is empty, the payload has our key alone. */
  readonly link: string
  /** The states that follow the creation; a success that names the link unless given. */
  readonly states?: readonly Partial<DeploymentStatus>[]
}

/** Adds a deployment of ours that names a link, as a push to a link that was known before leaves it. */
export function addRecord(github: GitHub, seed: RecordSeed): Deployment {
  const { link, states, task = 'deploy:site', ...rest } = seed
  const transient_environment = task !== 'deploy:site'
  const run = { run: '1.1', workflow: 'site.yml', job: '0123456789abcdef' }
  const payload = { 'static-deploy': 1, ...(link !== '' && { link }), ...run }
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
  const created = days > 0 && { created_at: daysAgo(days) }
  return addRecord(world.github, { link, environment, task, ...created })
}

/** Puts a page under a link from outside, as somebody's `curl` does; makes the link where it is not there. */
export function publish(world: World, link: string, page: string): void {
  const { links } = world.hosting.account()
  const site = links.get(link) ?? { uploadedAt: performance.now() }
  links.set(link, { ...site, files: new Map([['index.html', hostedFile('index.html', page)]]) })
  world.outside?.(link, page.split(',')[0] ?? '')
}

/** The newest comment on a pull request; empty where there is none. */
export const commentOf = ({ github }: World, number = 7): string => github.commentsOf(number).at(-1)?.body ?? ''

/** Letters and digits only: what Markdown's escapes leave, and what somebody reads with some patience. */
export const bare = (text: string): string =>
  text.replace(/&#?\w+;|<\/?code>|\*\*What to do:\*\*|[^a-z0-9]/giu, '').toLowerCase()

/** The account's links, in the order of their creation. */
export const liveLinks = ({ hosting }: World): string[] => [...hosting.account().links.keys()]

export function pages({ hosting }: World): Readonly<Record<string, string>> {
  const { links } = hosting.account()
  return Object.fromEntries([...links].map(([link, { files }]) => [link, String(files.get('index.html')?.bytes)]))
}

/** The payloads of a task's deployments of ours, oldest first: of each task and each environment unless given. */
export function payloadsOf({ github }: World, task?: string, environment?: string): Payload[] {
  return github.deployments
    .filter((each) => [undefined, each.task].includes(task) && [undefined, each.environment].includes(environment))
    .map(({ payload }) => payload as Payload)
    .filter((payload) => payload['static-deploy'] === 1)
}

/** A task's deployments, oldest first, each with its state, or `none`, and what its payload names. */
export function recordOf({ github }: World, task = 'deploy:pr-7'): { state: string; link: string | undefined }[] {
  return github.deployments
    .filter((each) => each.task === task)
    .map(({ id, payload }) => ({ state: github.stateOf(id) ?? 'none', link: (payload as Payload).link }))
}

/** What was asked of the hosting service that changes a link: `POST /v1/upload` and the like. */
export function hostingWrites({ hosting }: World): string[] {
  return hosting.requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)
}

/** All that a run can change of links and records, as it is now. */
export function stateOf(world: World) {
  // Without a ref it is only a question.
  const recorded = world.github.requests
    .filter(
      ({ method, path, body }) => method !== 'GET' && /\/deployments\b/u.test(path) && JSON.stringify(body) !== '{}',
    )
    .map(({ method, path }) => `${method} ${path}`)
  return { pages: pages(world), sent: hostingWrites(world), recorded }
}

/** The texts of a log's annotations of one level, as the runner would show them. */
export function annotations({ stdout }: Pick<StepResult, 'stdout'>, level: 'error' | 'warning' | 'notice'): string[] {
  const start = new RegExp(`^::${level}(?: [^:]*)?::`, 'u')
  return stdout
    .split('\n')
    .filter((line) => start.test(line))
    .map((line) => line.replace(start, '').replaceAll('%0A', '\n').replaceAll('%25', '%'))
}
