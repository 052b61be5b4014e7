import { type Fields, fieldsOf, read, textOf, timeOf } from './answers.ts'
import type { Question } from './question.ts'

/** A deployment, as far as the record needs it. */
export interface Deployment {
  readonly id: number
  readonly environment: string
  readonly task: string
  /** As GitHub gives it: what was sent, as an object or as JSON in a text. */
  readonly payload: unknown
  /** Whether its tool calls the environment production. */
  readonly production: boolean
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/** A deployment's status, as far as the record needs it. */
export interface Status {
  readonly id: number
  readonly state: string
  readonly description: string
  /** Empty where it names none. */
  readonly environmentUrl: string
  /** Empty where it names none. */
  readonly logUrl: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/** What a new deployment says; the rest is the same for all. */
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

/** A comment on a pull request. */
export interface Comment {
  readonly id: number
  readonly body: string
  /** Login of the author, and whether it is an app. */
  readonly author: string
  readonly bot: boolean
}

/** Reads a deployment from what GitHub answered. */
export function deploymentOf(question: Question, fields: Fields): Deployment {
  return {
    id: read(question, fields, 'id', 'number'),
    environment: read(question, fields, 'environment', 'string'),
    task: read(question, fields, 'task', 'string'),
    payload: fields['payload'],
    production: fields['production_environment'] === true,
    createdAt: timeOf(question, fields),
  }
}

/** Reads a status from what GitHub answered. */
export function statusOf(question: Question, fields: Fields): Status {
  return {
    id: read(question, fields, 'id', 'number'),
    state: read(question, fields, 'state', 'string'),
    description: textOf(fields['description']),
    environmentUrl: textOf(fields['environment_url']),
    logUrl: textOf(fields['log_url']),
    createdAt: timeOf(question, fields),
  }
}

/** Reads a comment from what GitHub answered. */
export function commentOf(question: Question, fields: Fields): Comment {
  const user = fieldsOf(fields['user'])
  return {
    id: read(question, fields, 'id', 'number'),
    body: textOf(fields['body']),
    author: textOf(user?.['login']),
    bot: user?.['type'] === 'Bot',
  }
}
