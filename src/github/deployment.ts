import type { Subject } from '../subject.ts'
import { hostNameOf } from '../text/address.ts'
import { at, type Fields, fieldsOf, parseJson, textOf } from '../text/json.ts'
import type { Resource } from './client.ts'

/** `<run id>.<attempt>`, a file such as `site.yml`, and a digest of job, matrix and directory. All may be empty. */
export type Run = Readonly<{ run: string; workflow: string; job: string }>

export interface Deployment extends Run {
  readonly id: number
  readonly environment: string
  readonly task: string
  /** Milliseconds since 1970, in whole seconds, by GitHub's clock. */
  readonly createdAt: number
  /** When GitHub listed it, the same way. `NaN` if its answer had no `date`. */
  readonly listedAt?: number
  readonly sha: string
  /** A whole host name. If it is empty, the deployment permits and refuses nothing. */
  readonly link: string
}

export type Owner = Readonly<{ environment: string; subject: Subject }>

/** `record` is newest first. `owners`: the environments of live sites, by the links that they have now (rule 4). */
export interface Preview extends Owner {
  readonly record: readonly Deployment[]
  readonly owners: ReadonlyMap<string, string>
}

/** Shared by all live sites, so that one request lists them. */
export const liveSiteTask = 'deploy:site'

export function taskOf(subject: Subject): string {
  if (subject.kind === 'live-site') return liveSiteTask
  return subject.kind === 'branch' ? `deploy:branch-${subject.branch}` : `deploy:pr-${subject.number}`
}

/** Undefined for tasks of other tools. */
export function subjectOf(task: string): Subject | undefined {
  if (task === liveSiteTask) return { kind: 'live-site' }
  const [, number, branch] = /^deploy:(?:pr-(\d{1,15})|branch-(.+))$/su.exec(task) ?? []
  if (number !== undefined) return { kind: 'pull-request', number: Number(number) }
  return branch === undefined ? undefined : { kind: 'branch', branch }
}

/** GitHub ignores the case of an environment's name. */
export const isSameEnvironment = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Newest first, each once. */
export function linksOf(record: readonly Deployment[]): string[] {
  return [...new Set(record.flatMap(({ link }) => link || []))]
}

const payloadKey = 'static-deploy'

/** What is posted to make a deployment. {@link deploymentIn} reads it back. */
export function requestFor({ environment, task, sha, ...payload }: Omit<Deployment, 'id' | 'createdAt'>): Fields {
  return {
    ref: sha,
    environment,
    task,
    payload: { [payloadKey]: 1, ...payload },
    auto_merge: false,
    required_contexts: [],
    transient_environment: task !== liveSiteTask,
    production_environment: isSameEnvironment(environment, 'production'),
  }
}

/** Undefined if another tool made it. A payload is an object or a JSON text. @throws {GitHubError} */
export function deploymentIn(found: Resource): Deployment | undefined {
  const payload = at(found.data, 'payload')
  const fields = fieldsOf(typeof payload === 'string' ? parseJson(payload) : payload)
  const link = hostNameOf(textOf(at(fields, 'link'))) ?? ''
  const deployment = {
    id: found.number('id'),
    environment: found.string('environment'),
    task: found.string('task'),
    createdAt: Date.parse(found.string('created_at')),
    listedAt: Date.parse(`${found.date}`),
    sha: found.string('sha'),
    // A single label could belong to several links.
    link: link.includes('.') ? link : '',
    run: textOf(at(fields, 'run')),
    workflow: textOf(at(fields, 'workflow')),
    job: textOf(at(fields, 'job')),
  }
  return fields?.[payloadKey] === 1 ? deployment : undefined
}
