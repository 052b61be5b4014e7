/** YAML of a workflow, and where to paste it, as in `In the job of this step, add:`. */
export interface Block {
  readonly place: string
  readonly lines: string
}

/** Sentences, and what to paste. */
export interface Advice {
  readonly text: string
  readonly blocks?: readonly Block[] | undefined
}

export interface ErrorDetails {
  readonly hint?: string | Advice | undefined
  /** Lines below the message, each with what is wrong and what to do. */
  readonly list?: readonly string[]
  /** Another error, or a text that only the log shows, such as an absolute path on the runner. */
  readonly cause?: unknown
}

/** The log, the summary and the comment show message and hint. */
export class ActionError extends Error {
  readonly hint: Advice | undefined
  readonly list: readonly string[]

  constructor(message: string, { hint, list = [], cause }: ErrorDetails = {}) {
    super(message, { cause })
    this.name = new.target.name
    this.list = list
    this.hint = typeof hint === 'string' ? { text: hint } : hint
  }
}

/** An input is missing, wrong, or contradicted by another one. Thrown before any request. */
export class InputError extends ActionError {
  constructor(input: string, message: string, more?: ErrorDetails) {
    super(`${input}: ${message}`, more)
  }
}

/** Makes all checks, so that somebody with three wrong inputs needs one run to read of them. @throws {ActionError} */
export function requireInputs(checks: readonly (() => unknown)[]): void {
  const errors = checks.flatMap((check) => {
    try {
      check()
      return []
    } catch (error) {
      if (error instanceof InputError) return [error]
      throw error
    }
  })
  const [first, ...others] = errors
  if (first !== undefined && others.length === 0) throw first
  const list = errors.map(({ message, hint }) => (hint ? `${message} ${hint.text}` : message))
  if (others.length > 0) throw new ActionError(`${errors.length} inputs are wrong.`, { list })
}

/** A file of the site can't be published, or changed while it was sent. */
export class SiteError extends ActionError {}

/** The service refused, or its answer makes no sense. */
export class ServiceError extends ActionError {
  readonly status: number
  /** `error` of the envelope (interface 7). May be empty. */
  readonly code: string

  constructor(status: number, code: string, message: string, more?: ErrorDetails) {
    super(message, more)
    this.status = status
    this.code = code
  }
}

/** An address belongs to another site, or is deployed to by another job. */
export class RefusedError extends ActionError {}

/** Another job or step of this run has deployed there. */
export class TwinError extends RefusedError {}

/** No complete answer came. */
export class NetworkError extends ActionError {
  /** Whether retrying is pointless, as with a wrong certificate. */
  readonly isFinal: boolean

  constructor(message: string, { isFinal = false, ...details }: ErrorDetails & { readonly isFinal?: boolean } = {}) {
    super(message, details)
    this.isFinal = isFinal
  }
}

/** The runner cancelled the run. */
export class CancelledError extends ActionError {
  readonly signal: string

  constructor(signal: string, hint = 'Nothing was changed. Run the job again, unless a newer run has replaced it.') {
    super(`The run was cancelled (${signal}).`, { hint })
    this.signal = signal
  }
}

/** An unexpected error may quote anything, so its text is not shown. */
export function shownText(error: unknown): Pick<ActionError, 'message' | 'hint' | 'list'> {
  const message = 'Something happened that this action did not expect. The log of the run says what.'
  return error instanceof ActionError ? error : { message, hint: undefined, list: [] }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
