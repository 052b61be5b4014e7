import type { Subject } from '../subject.ts'
import { hostNameOf } from '../text/address.ts'
import { at, fieldsOf, parseJson, textOf } from '../text/json.ts'
import type { Resource } from './client.ts'

/** One of GitHub's deployments, with what its payload says. Deployments of other tools are never read as one. */
export interface Deployment {
  readonly id: number
  readonly environment: string
  readonly task: string
  /** Milliseconds since 1970, by GitHub's clock, in whole seconds. */
  readonly createdAt: number
  /** The commit that was deployed. */
  readonly sha: string
  /** A whole host name. Empty if the payload has our key alone: then it permits and refuses nothing. */
  readonly link: string
  /** `<run id>.<attempt>`. Empty if it is not known. */
  readonly run: string
  /** A file's name, such as `site.yml`. Empty if it is not known. */
  readonly workflow: string
  /** A digest of job, matrix and directory. Empty if it is not known. */
  readonly job: string
  /** Whether only a small page was sent, which stands for the site to come. */
  readonly reserved: boolean
}

/** Whose record a list of deployments is: a live site's or a preview's, in one environment. */
export interface Owner {
  readonly environment: string
  readonly subject: Subject
}

/** A preview, with its record, newest first. */
export interface Preview extends Owner {
  readonly own: readonly Deployment[]
}

/** The task of every live site, whatever its environment: so one request lists them all. */
export const liveSiteTask = 'deploy:site'

export function taskOf(subject: Subject): string {
  if (subject.kind === 'live-site') return liveSiteTask
  return subject.kind === 'branch' ? `deploy:branch-${subject.branch}` : `deploy:pr-${subject.number}`
}

/** The reverse of `taskOf`. Undefined for the task of another tool. */
export function subjectOf(task: string): Subject | undefined {
  if (task === liveSiteTask) return { kind: 'live-site' }
  const number = /^deploy:pr-(\d{1,15})$/u.exec(task)?.[1]
  if (number !== undefined) return { kind: 'pull-request', number: Number(number) }
  const branch = /^deploy:branch-(.+)$/su.exec(task)?.[1]
  return branch === undefined ? undefined : { kind: 'branch', branch }
}

/** GitHub ignores the case of an environment's name. */
export function isSameEnvironment(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** The links that a record names, newest first, each once. */
export function linksOf(record: readonly Deployment[]): string[] {
  return [...new Set(record.flatMap(({ link }) => link || []))]
}

/** What tells a payload of ours from those of other tools. */
export const payloadKey = 'static-deploy'

/** Undefined if another tool made it. GitHub gives a payload as an object, or as its JSON text. @throws {GitHubError} */
export function deploymentIn(found: Resource): Deployment | undefined {
  const payload = at(found.data, 'payload')
  const fields = fieldsOf(typeof payload === 'string' ? parseJson(payload) : payload)
  const names = { environment: found.string('environment'), task: found.string('task'), sha: found.string('sha') }
  const made = { id: found.number('id'), createdAt: found.time('created_at'), ...names }
  if (fields?.[payloadKey] !== 1) return undefined
  const name = hostNameOf(textOf(fields['link']))
  return {
    ...made,
    // A single label could be any link's that begins with it.
    link: name?.includes('.') ? name : '',
    run: textOf(fields['run']),
    workflow: textOf(fields['workflow']),
    job: textOf(fields['job']),
    reserved: fields['reserved'] === true,
  }
}
