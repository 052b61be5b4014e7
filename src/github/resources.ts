import { type Fields, fieldsOf, textOf } from '../text/json.ts'
import { read, timeOf } from './answers.ts'

/** The parts of a deployment that the record needs. */
export interface Deployment {
  readonly id: number
  readonly environment: string
  readonly task: string
  /** As GitHub gives it: what was sent, as an object or as JSON text. */
  readonly payload: unknown
  /** Whether the tool that made it calls the environment production. */
  readonly production: boolean
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/** The parts of a status that the record needs. */
export interface Status {
  readonly id: number
  readonly state: string
  readonly description: string
  /** Empty if there is none. */
  readonly environmentUrl: string
  /** Empty if there is none. */
  readonly logUrl: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/** What is different in each new deployment. The rest is the same for all. */
export interface NewDeployment {
  readonly ref: string
  readonly environment: string
  readonly task: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly transient: boolean
  readonly production: boolean
}

/** What a new status says. */
export interface NewStatus {
  readonly state: 'in_progress' | 'success' | 'failure' | 'inactive'
  readonly description?: string
  readonly environmentUrl?: string | undefined
  readonly logUrl?: string | undefined
}

/** A pull request. */
export interface PullRequest {
  readonly open: boolean
  readonly headSha: string
  /** The full name of the repository with its branch, in lower case; empty if that was deleted. */
  readonly headRepository: string
  readonly title: string
}

/** A comment on a pull request. */
export interface Comment {
  readonly id: number
  readonly body: string
  /** The author's login. */
  readonly author: string
  readonly bot: boolean
}

/** Reads a deployment from GitHub's answer. */
export function deploymentOf(what: string, fields: Fields): Deployment {
  return {
    id: read(what, fields, 'id', 'number'),
    environment: read(what, fields, 'environment', 'string'),
    task: read(what, fields, 'task', 'string'),
    payload: fields['payload'],
    production: fields['production_environment'] === true,
    createdAt: timeOf(what, fields),
  }
}

/** Reads a status from GitHub's answer. */
export function statusOf(what: string, fields: Fields): Status {
  return {
    id: read(what, fields, 'id', 'number'),
    state: read(what, fields, 'state', 'string'),
    description: textOf(fields['description']),
    environmentUrl: textOf(fields['environment_url']),
    logUrl: textOf(fields['log_url']),
    createdAt: timeOf(what, fields),
  }
}

/** Reads a comment from GitHub's answer. */
export function commentIn(what: string, fields: Fields): Comment {
  const user = fieldsOf(fields['user'])
  return {
    id: read(what, fields, 'id', 'number'),
    body: textOf(fields['body']),
    author: textOf(user?.['login']),
    bot: user?.['type'] === 'Bot',
  }
}
