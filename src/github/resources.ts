import { type Fields, fieldsOf, textOf } from '../text/json.ts'
import { unusable } from './answers.ts'

/** An object in a successful answer to `what`. What GitHub did not say is never guessed: it is a {@link GitHubError}. */
export class Resource {
  readonly what: string
  readonly fields: Fields | undefined

  constructor(what: string, json: unknown) {
    this.what = what
    this.fields = fieldsOf(json)
  }

  number(name: string): number {
    const value = this.fields?.[name]
    return typeof value === 'number' && Number.isSafeInteger(value) ? value : this.fail(`has no ${name}`)
  }

  /** A text that is not empty. */
  string(name: string): string {
    return this.text(name) || this.fail(`has no ${name}`)
  }

  text(name: string): string {
    return textOf(this.fields?.[name])
  }

  in(name: string): Resource {
    return new Resource(this.what, this.fields?.[name])
  }

  fail(why: string): never {
    throw unusable(this.what, why, this.fields)
  }
}

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
    /** Milliseconds since 1970. */
    createdAt: Date.parse(answer.string('created_at')) || answer.fail('has a created_at that is not a time'),
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
