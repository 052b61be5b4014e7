import type { Deployment, Status } from '../github/resources.ts'
import type { Subject, Target } from '../target.ts'
import { hostNameOf } from '../text/host-name.ts'
import { type Fields, fieldsOf, parseJson, textOf } from '../text/json.ts'

/** Marks a payload as ours. Other tools make deployments too, and own nothing. */
const payloadKey = 'static-deploy'

/** The task of every live site, whatever its environment: so one request lists them all. */
export const liveSiteTask = 'deploy:site'

/** The name of a record, which is all deployments of ours of one environment and task. */
export type RecordName = Pick<Deployment, 'environment' | 'task'>

export function recordOf({ environment, subject }: Pick<Target, 'environment' | 'subject'>): RecordName {
  if (subject.kind === 'live-site') return { environment, task: liveSiteTask }
  const name = subject.kind === 'branch' ? `branch-${subject.branch}` : `pr-${subject.number}`
  return { environment, task: `deploy:${name}` }
}

/** The subject of a preview's task, so the reverse of `recordOf`; undefined for live sites and other tools' tasks. */
export function previewOf(task: string): Subject | undefined {
  const number = /^deploy:pr-(\d{1,15})$/u.exec(task)?.[1]
  if (number !== undefined) return { kind: 'pull-request', number: Number(number) }
  const branch = /^deploy:branch-(.+)$/su.exec(task)?.[1]
  return branch === undefined ? undefined : { kind: 'branch', branch }
}

/** A text that is equal for two names only if they are of one record. GitHub ignores the case of an environment. */
export function keyOf({ environment, task }: RecordName): string {
  return JSON.stringify([environment.toLowerCase(), task])
}

/** Groups deployments by record. Their order stays. */
export function byRecord(deployments: readonly Deployment[]): Deployment[][] {
  const records = new Map<string, Deployment[]>()
  for (const each of deployments) records.set(keyOf(each), [...(records.get(keyOf(each)) ?? []), each])
  return [...records.values()]
}

/** What a deploy leaves in the payload of its deployment. */
export interface DeployFacts {
  /** Where the deploy goes; undefined if it is to make a link that nothing proves so far. */
  readonly link?: string | undefined
  /** SHA-256 of the site, and how it was sent, if `skip-unchanged` asks for it. */
  readonly digest?: string | undefined
  readonly form?: string | undefined
  /** Whether visitors need a password. */
  readonly protected?: boolean | undefined
  /** Whether only a page was sent that stands for the site to come. */
  readonly reserved?: boolean | undefined
}

/** `<run id>.<attempt>` and `<workflow file>/<job>` of a run; empty if not known, or outside a runner. */
export interface RunFacts {
  readonly run: string
  readonly job: string
}

export type PayloadFacts = DeployFacts & RunFacts

/** The payload of a new deployment. What is undefined is not in its JSON. */
export function payloadFor({ link, run, job, digest, form, ...flags }: PayloadFacts): Fields {
  const set = { protected: flags.protected || undefined, reserved: flags.reserved || undefined }
  return { [payloadKey]: 1, link, run, job, digest, form: digest && form, ...set }
}

/** What the payload of a deployment says; undefined if another tool made it. */
export function factsOf({ payload }: Deployment): PayloadFacts | undefined {
  const fields = fieldsOf(typeof payload === 'string' ? parseJson(payload) : payload)
  if (fields?.[payloadKey] !== 1) return undefined
  return {
    link: hostNameOf(textOf(fields['link'])),
    run: textOf(fields['run']),
    job: textOf(fields['job']),
    digest: textOf(fields['digest']) || undefined,
    form: textOf(fields['form']) || undefined,
    protected: fields['protected'] === true,
    reserved: fields['reserved'] === true,
  }
}

/** The newest status that tells how a deployment ended; undefined if it has not. An `inactive` came later. */
export function endOf(statuses: readonly Status[]): Status | undefined {
  return statuses.find(({ state }) => /^(?:success|failure|error)$/u.test(state))
}

/** The link that was answered: a success names it, or a failure with an address (sent, but not shown to be good). */
export function answeredLink(statuses: readonly Status[]): string | undefined {
  const named = statuses.filter(({ state }) => state === 'success' || state === 'failure')
  return named.map(({ environmentUrl }) => hostNameOf(environmentUrl)).find((link) => link !== undefined)
}
