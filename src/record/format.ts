import type { Deployment } from '../github/resources.ts'
import type { Entry } from '../rules/world.ts'
import type { Subject, Target } from '../target.ts'
import { hostNameOf } from '../text/host-name.ts'
import { type Fields, fieldsOf, parseJson, textOf } from '../text/json.ts'

/** Marks a payload as ours. Other tools make deployments too, and own nothing. */
const payloadKey = 'static-deploy'

/** The task of every live site, whatever its environment: so one request lists them all. */
export const liveSiteTask = 'deploy:site'

/** The name of a record, which is all deployments of ours of one environment and task. */
export type RecordName = Pick<Entry, 'environment' | 'task'>

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

export interface Facts {
  /** Undefined for a draft, and where only other names are known. */
  readonly link?: string | undefined
  readonly names?: readonly string[]
  readonly protected?: boolean | undefined
  readonly reserved?: boolean | undefined
  readonly again?: boolean
}

/** The payload of a new deployment. What is undefined is not in its JSON. */
export function payloadFor(facts: Facts, { run, job }: Pick<Entry, 'run' | 'job'>): Fields {
  const { link, names = [] } = facts
  const flags = {
    again: facts.again || undefined,
    protected: facts.protected || undefined,
    reserved: facts.reserved || undefined,
  }
  return { [payloadKey]: 1, link, names: names.length > 0 ? names : undefined, run, job, ...flags }
}

/** What the payload of a deployment says; undefined if another tool made it. */
export function entryFrom({ payload, ...deployment }: Deployment): Entry | undefined {
  const fields = fieldsOf(typeof payload === 'string' ? parseJson(payload) : payload)
  if (fields?.[payloadKey] !== 1) return undefined
  const { link, names } = fields
  return {
    ...deployment,
    link: wholeName(link),
    names: Array.isArray(names) ? names.map(wholeName).filter((name) => name !== undefined) : [],
    run: textOf(fields['run']),
    job: textOf(fields['job']),
    again: fields['again'] === true,
    protected: fields['protected'] === true,
    reserved: fields['reserved'] === true,
  }
}

/** Only the account's own list may hold a single label, which could be any link's that begins with it. */
function wholeName(value: unknown): string | undefined {
  const name = hostNameOf(textOf(value))
  return name?.includes('.') ? name : undefined
}
