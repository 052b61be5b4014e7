import { type Resource, unusable } from './answers.ts'

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

/** The parts of a deployment that the record needs. */
export type Deployment = Readonly<ReturnType<typeof deploymentOf>>

export function deploymentOf(answer: Resource) {
  return {
    id: answer.number('id'),
    environment: answer.string('environment'),
    task: answer.string('task'),
    /** As GitHub gives it: what was sent, as an object or as JSON text. */
    payload: answer.fields?.['payload'],
    /** Whether the tool that made it calls the environment production. */
    production: answer.fields?.['production_environment'] === true,
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
    description: answer.text('description'),
    environmentUrl: answer.text('environment_url'),
    logUrl: answer.text('log_url'),
    /** Milliseconds since 1970. */
    createdAt: answer.createdAt(),
  }
}

/** A pull request. */
export type PullRequest = Readonly<ReturnType<typeof pullRequestOf>>

export function pullRequestOf(answer: Resource) {
  const state = answer.string('state')
  if (state !== 'open' && state !== 'closed') throw unusable(answer.what, 'has an unknown state', answer.fields)
  const head = answer.in('head')
  return {
    open: state === 'open',
    headSha: head.string('sha'),
    /** The full name of the repository with its branch, in lower case; empty if that was deleted. */
    headRepository: head.in('repo').text('full_name').toLowerCase(),
    title: answer.text('title'),
  }
}

/** A comment on a pull request. */
export type Comment = Readonly<ReturnType<typeof commentIn>>

export function commentIn(answer: Resource) {
  const user = answer.in('user')
  return {
    id: answer.number('id'),
    body: answer.text('body'),
    /** The author's login. */
    author: user.text('login'),
    bot: user.text('type') === 'Bot',
  }
}
