/** Sentences, and the lines to copy that stand below them. */
export interface Advice {
  readonly text: string
  /** YAML of a workflow. */
  readonly lines?: string | undefined
}

interface MoreWords {
  /** What to do. */
  readonly hint?: string | Advice | undefined
  /** Only the log shows it: another error, or a text for its reader, such as an absolute path on the runner. */
  readonly cause?: unknown
}

/** Log, summary and comment show the same message and hint of it. */
export class ActionError extends Error {
  readonly hint: Advice | undefined
  /** Whether the service may have done what was asked: all of it was sent. The client says so after its last attempt. */
  mayBeDone = false

  constructor(message: string, { hint, cause }: MoreWords = {}) {
    super(message, { cause })
    this.name = new.target.name
    this.hint = typeof hint === 'string' ? { text: hint } : hint
  }
}

/** An input is missing, wrong, or contradicted by another one. Thrown before any request. */
export class InputError extends ActionError {
  constructor(input: string, message: string, more?: MoreWords) {
    super(`${input}: ${message}`, more)
  }
}

/** A file of the site can't be published, or changed while it was sent. */
export class SiteError extends ActionError {}

/** The service answered, but not with the success that is needed. */
export class ServiceError extends ActionError {
  readonly status: number
  /** `error` of the envelope (INTERFACE 7). Empty if there was none. */
  readonly code: string

  constructor(status: number, code: string, message: string, more?: MoreWords) {
    super(message, more)
    this.status = status
    this.code = code
  }
}

/** No complete answer came, so no status. */
export class NetworkError extends ActionError {
  /** Whether trying again can't help, as for a certificate that is not accepted. */
  final = false
}

/** The runner cancelled the run. */
export class CancelledError extends ActionError {
  readonly signal: string

  constructor(signal: string, hint = 'Nothing was changed. Run the job again, unless a newer run has replaced it.') {
    super(`The run was cancelled (${signal}).`, { hint })
    this.signal = signal
  }
}

/** Whether the service may have done what was asked, though it ended so. */
export function mayBeDone(error: unknown): boolean {
  return error instanceof ActionError && error.mayBeDone
}

/** What log, summary and comment say of anything that was thrown. What we did not expect may quote anything. */
export function wordsOf(error: unknown): Pick<ActionError, 'message' | 'hint'> {
  const message = 'Something happened that this action did not expect. The log of the run says what.'
  return error instanceof ActionError ? error : { message, hint: undefined }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
