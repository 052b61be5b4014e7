import type { Resource } from './answers.ts'

/** In GitHub's words, because it is sent as it is. */
export interface NewDeployment extends Pick<Deployment, 'environment' | 'task' | 'payload'> {
  readonly ref: string
  readonly transient_environment: boolean
  readonly production_environment: boolean
}

export interface NewStatus {
  readonly state: 'in_progress' | 'success' | 'failure' | 'inactive'
  readonly link?: string | undefined
  readonly logUrl?: string
}

export type Deployment = Readonly<ReturnType<typeof deploymentOf>>

export function deploymentOf(answer: Resource) {
  return {
    id: answer.number('id'),
    environment: answer.string('environment'),
    task: answer.string('task'),
    /** As GitHub gives it: what was sent, as an object or as JSON text. */
    payload: answer.fields?.['payload'],
    createdAt: answer.createdAt(),
  }
}

export type Status = Readonly<ReturnType<typeof statusOf>>

export function statusOf(answer: Resource) {
  return {
    id: answer.number('id'),
    state: answer.string('state'),
    /** Empty if there is none. */
    environmentUrl: answer.text('environment_url'),
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
