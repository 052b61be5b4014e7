import type { Deployment, Status } from '../github/resources.ts'
import { describe, type Subject, type Target } from '../target.ts'
import { hostNameOf } from '../text/host-name.ts'
import { fieldsOf, parseJson } from '../text/json.ts'

/** The description that marks a deployment as torn down: its links are gone. */
export const tornDown = 'torn down'

/** Marks a payload as ours. Other tools make deployments of the same environment and task. */
const payloadKey = 'static-deploy'

/** The name of a record. A record is all deployments of one environment and task. */
export interface RecordName {
  readonly environment: string
  readonly task: string
}

/** The name of a target's record. */
export function recordOf({ environment, subject }: Pick<Target, 'environment' | 'subject'>): RecordName {
  if (subject.kind === 'pull-request') return { environment, task: `deploy:pr-${subject.number}` }
  return { environment, task: subject.kind === 'branch' ? `deploy:branch-${subject.branch}` : 'deploy' }
}

/** The subject of a preview's task, so the reverse of `recordOf`; undefined for production and for other tools' tasks. */
export function previewOf(task: string): Subject | undefined {
  const number = /^deploy:pr-(\d{1,15})$/u.exec(task)?.[1]
  if (number !== undefined) return { kind: 'pull-request', number: Number(number) }
  const prefix = 'deploy:branch-'
  if (!task.startsWith(prefix) || task === prefix) return undefined
  return { kind: 'branch', branch: task.slice(prefix.length) }
}

/** Whether two names are of the same record. GitHub ignores the case of an environment's name. */
export function isSameRecord(a: RecordName, b: RecordName): boolean {
  return keyOf(a) === keyOf(b)
}

/** Groups deployments by record. Their order stays, and the records are in the order of their first deployments. */
export function byRecord(deployments: readonly Deployment[]): Map<string, Deployment[]> {
  const records = new Map<string, Deployment[]>()
  for (const deployment of deployments) {
    const key = keyOf(deployment)
    const known = records.get(key)
    if (known) known.push(deployment)
    else records.set(key, [deployment])
  }
  return records
}

/** A text that is equal for two names if and only if they are of the same record. */
export function keyOf({ environment, task }: RecordName): string {
  return JSON.stringify([environment.toLowerCase(), task])
}

/** A record in words, for an error. */
export function describeRecord({ task, environment }: RecordName, ours: boolean): string {
  const place = `environment "${environment}"`
  if (!ours) return `a deployment of another tool (${place}, task "${task}")`
  const preview = previewOf(task)
  return preview === undefined ? `the live site of ${place}` : `the preview of ${describe(preview)} (${place})`
}

/** What the payload of a deployment says. */
export interface PayloadFacts {
  /** The link that it was begun for; undefined for a new one without a name. */
  readonly link?: string | undefined
  /** Whether the record made this link: it did not exist before. A claim, if the deployment is to make it. */
  readonly made?: boolean | undefined
  /** Of the site, if an input asks for it. */
  readonly digest?: string | undefined
}

/** The payload of a new deployment. */
export function payloadFor({ link, made, digest }: PayloadFacts): Readonly<Record<string, unknown>> {
  return {
    [payloadKey]: 1,
    ...(link && { link }),
    ...(link && made !== undefined && { made }),
    ...(digest && { digest }),
  }
}

/** What the payload of a deployment says; undefined if another tool made the deployment. */
export function factsOf({ payload }: Deployment): PayloadFacts | undefined {
  const fields = fieldsOf(typeof payload === 'string' ? parseJson(payload) : payload)
  if (fields === undefined || !(payloadKey in fields)) return undefined
  const { link, made, digest } = fields
  return {
    link: typeof link === 'string' ? hostNameOf(link) : undefined,
    made: typeof made === 'boolean' ? made : undefined,
    digest: typeof digest === 'string' ? digest : undefined,
  }
}

/** Whether this action made a deployment. */
export function isOurs(deployment: Deployment): boolean {
  return factsOf(deployment) !== undefined
}

/** The link that a deployment of ours was begun for; undefined if it was begun for a new link. */
export function linkInPayload(deployment: Deployment): string | undefined {
  return factsOf(deployment)?.link
}

/** What the statuses of a deployment of ours mean. */
export interface State {
  /**
   * `sent`: there is a success, or a failure that names the link (the site was sent, but could not be verified).
   * `failed`: nothing was published. `begun`: it has not ended so far. `deleted`: somebody deleted the deployment after
   * it was listed.
   */
  readonly kind: 'torn down' | 'sent' | 'failed' | 'begun' | 'deleted'
  /** The link that its statuses name. */
  readonly link: string | undefined
  /** When it got the status that decides, in milliseconds since 1970. */
  readonly at: number
}

/** Reads statuses, newest first. An `inactive` that is not ours does not count: another tool's success sets it. */
export function stateOf(statuses: readonly Status[] | undefined): State {
  if (statuses === undefined) return { kind: 'deleted', link: undefined, at: 0 }
  const isSent = ({ state, environmentUrl }: Status): boolean =>
    (state === 'success' || state === 'failure') && linkIn(environmentUrl) !== undefined
  const sent = statuses.find(isSent)
  const link = sent && linkIn(sent.environmentUrl)
  const last = statuses.find((status) => isTornDown(status) || isSent(status))
  if (last) return { kind: isTornDown(last) ? 'torn down' : 'sent', link, at: last.createdAt }
  const failed = statuses.find(({ state }) => state === 'failure' || state === 'error')
  return { kind: failed ? 'failed' : 'begun', link, at: failed?.createdAt ?? 0 }
}

function isTornDown({ state, description }: Status): boolean {
  return state === 'inactive' && description === tornDown
}

/** The link in a status' `environment_url`; undefined if that is not the address of a host on its usual port. */
export function linkIn(environmentUrl: string): string | undefined {
  return URL.canParse(environmentUrl) ? hostNameOf(new URL(environmentUrl).host) : undefined
}
