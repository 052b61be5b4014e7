/** What tests say of the records in a world's deployments, and of what a run did to links and to GitHub. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Deployment, DeploymentSeed, DeploymentStatus, GitHub, Intercept } from '../github/github.ts'
import { DEFAULT_KEY } from '../hosting/hosting.ts'
import type { StepResult } from '../runner/runner.ts'
import { type Fault, status } from './faults.ts'
import type { World } from './world.ts'

/** The payload of a deployment of ours. Without `made` it is one in yesterday's format, or of a link that was there. */
export function ours(link?: string, made?: boolean): object {
  return { 'static-deploy': 1, ...(link !== undefined && { link }), ...(made !== undefined && { made }) }
}

/** A record of ours to add. */
export interface RecordSeed extends DeploymentSeed {
  /** `production` unless given. */
  readonly environment?: string
  /** `deploy` unless given. */
  readonly task?: string
  readonly link: string
  /** The states that follow the creation; a success that names the link unless given. */
  readonly states?: readonly Partial<DeploymentStatus>[]
}

/**
 * Adds a deployment of ours that names a link, as a push that recalled the link leaves it: a preview's record has made
 * its link.
 */
export function addRecord(github: GitHub, { link, states, ...seed }: RecordSeed): Deployment {
  const { task = 'deploy' } = seed
  const deployment = github.addDeployment({
    payload: ours(link, task === 'deploy' ? undefined : true),
    transient_environment: task !== 'deploy',
    ...seed,
  })
  const success = { state: 'success', environment_url: `https://${link}` } as const
  for (const state of states ?? [success]) github.addStatus(deployment.id, state)
  return deployment
}

/** The status that ends a record. */
export const tornDown = { state: 'inactive', description: 'torn down' } as const

/** The account's links, in the order of their creation. */
export function liveLinks({ hosting }: World): string[] {
  return [...hosting.account(DEFAULT_KEY).links.keys()]
}

/** What a link's root page holds; undefined where there is no such link. */
export function pageOf({ hosting }: World, link: string): string | undefined {
  const page = hosting.account(DEFAULT_KEY).links.get(link)?.files.get('index.html')
  return page && String(page.bytes)
}

/** What was asked of the hosting service that changes a link: `POST /v1/upload` and the like. */
export function hostingWrites({ hosting }: World): string[] {
  return hosting.requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)
}

/** The texts of a log's annotations of one level, as the runner would show them. */
export function annotations({ stdout }: StepResult, level: 'error' | 'warning' | 'notice'): string[] {
  const start = new RegExp(`^::${level}(?: [^:]*)?::`, 'u')
  return stdout
    .split('\n')
    .filter((line) => start.test(line))
    .map((line) => line.replace(start, '').replaceAll('%0A', '\n').replaceAll('%25', '%'))
}

/** The list of all deployments, or of some. */
export const deploymentList = /\/deployments(?:\?|$)/u
/** The statuses of a deployment. */
export const statusList = /\/deployments\/\d+\/statuses(?:\?|$)/u
/** The comments on a pull request. */
export const commentList = /\/issues\/\d+\/comments(?:\?|$)/u

/** Meets each request that asks for such a path with a fault, or the first few of them. */
export function faultOn(path: RegExp, fault: Fault, times = Number.POSITIVE_INFINITY): Intercept {
  let left = times
  return (request, response, { method, path: asked }) => {
    if (method !== 'GET' || !path.test(asked) || left <= 0) return false
    left -= 1
    return fault(request, response)
  }
}

/** A deployment that is deleted after the list of deployments named it: its statuses are no longer there. */
export function deletedMeanwhile(id: number): Intercept {
  return faultOn(new RegExp(`/deployments/${id}/statuses`, 'u'), status(404, { message: 'Not Found' }))
}

/** Environment of a step whose waits between attempts take no time. */
export const hurried = {
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'hurried.ts'))}`,
}
