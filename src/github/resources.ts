import type { Resource } from './answers.ts'

export interface NewDeployment {
  readonly ref: string
  readonly environment: string
  readonly task: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly transient: boolean
  readonly production: boolean
}

export interface NewStatus {
  readonly state: 'in_progress' | 'success' | 'failure' | 'inactive'
  readonly environmentUrl?: string | undefined
  readonly logUrl?: string | undefined
}

/** The parts of a deployment that the record needs. */
export type Deployment = Readonly<ReturnType<typeof deploymentOf>>

export function deploymentOf(answer: Resource) {
  return {
    id: answer.number('id'),
    environment: answer.string('environment'),
    task: answer.string('task'),
    /** As GitHub gives it: what was sent, as an object or as JSON text. */
    payload: answer.fields?.['payload'],
    /** Milliseconds since 1970. */
    createdAt: answer.createdAt(),
  }
}

/** The parts of a status that the record needs. A text is empty if there is none. */
export type Status = Readonly<ReturnType<typeof statusOf>>

export function statusOf(answer: Resource) {
  return {
    id: answer.number('id'),
    state: answer.string('state'),
    environmentUrl: answer.text('environment_url'),
    /** Milliseconds since 1970. */
    createdAt: answer.createdAt(),
  }
}

export type Comment = Readonly<ReturnType<typeof commentIn>>

export function commentIn(answer: Resource) {
  const user = answer.in('user')
  return {
    id: answer.number('id'),
    body: answer.text('body'),
    author: user.text('login'),
    bot: user.text('type') === 'Bot',
  }
}
