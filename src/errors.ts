/**
 * The taxonomy of what can go wrong. Each error says what happened in `message`, what to do about it in `hint`
 * and why, where something else was the reason, in `cause`.
 */
export abstract class ActionError extends Error {
  /** What the reader of a red log should do next; a sentence or two, possibly over several lines. */
  readonly hint: string | undefined

  constructor(message: string, options: { hint?: string | undefined; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = new.target.name
    this.hint = options.hint
  }
}

/** An input of the workflow step is missing or can't be used. Thrown before any request. */
export class InputError extends ActionError {
  /** The input's name as in `action.yml`. */
  readonly input: string

  constructor(input: string, message: string, options: { hint?: string | undefined; cause?: unknown } = {}) {
    super(`${input}: ${message}`, options)
    this.input = input
  }
}

/** A file or folder of the site can't be published as it is, or changed while it was sent. */
export class SiteError extends ActionError {
  /** Path relative to `directory`, with `/`; as it is on disk, so escape it before printing. */
  readonly path: string

  constructor(path: string, message: string, options: { hint?: string | undefined; cause?: unknown } = {}) {
    super(message, options)
    this.path = path
  }
}

/** The service answered, and the answer is not the success that the operation needs. */
export class ServiceError extends ActionError {
  /** What was asked for: `upload`, `delete` or `profile`. */
  readonly operation: string
  /** HTTP status of the answer. */
  readonly status: number
  /** `error` of the envelope (INTERFACE section 7), empty where there was none. */
  readonly code: string
  /** The link that the service named although the rest of its answer can't be used. */
  readonly link: string | undefined

  constructor(
    facts: { operation: string; status: number; code?: string; link?: string | undefined },
    message: string,
    options: { hint?: string | undefined; cause?: unknown } = {},
  ) {
    super(message, options)
    this.operation = facts.operation
    this.status = facts.status
    this.code = facts.code ?? ''
    this.link = facts.link
  }
}

/** The run was cancelled. Thrown by whatever was under way. */
export class CancelledError extends ActionError {
  constructor(signal: string) {
    super(`The run was cancelled (${signal}).`, {
      hint: 'A site that was not sent whole is not published: its link serves what it served before. Run the job again.',
    })
  }
}

/** No complete answer came: the connection could not be made, was lost, or stayed silent. Never has a status. */
export class NetworkError extends ActionError {
  /** What was asked for: `upload`, `delete` or `profile`. */
  readonly operation: string
  /**
   * Whether the service may have acted on the request. False only where it can't have seen the request whole: the
   * name did not resolve, the connection was refused, the certificate was wrong.
   */
  readonly mayHaveArrived: boolean
  /** Whether trying again can't help, as with a certificate that is not accepted. */
  readonly final: boolean

  constructor(
    facts: { operation: string; mayHaveArrived: boolean; final?: boolean },
    message: string,
    options: { hint?: string | undefined; cause?: unknown } = {},
  ) {
    super(message, options)
    this.operation = facts.operation
    this.mayHaveArrived = facts.mayHaveArrived
    this.final = facts.final ?? false
  }
}

/** What happened, in one line, for whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : `Something that is no error was thrown: ${String(error)}`
}
