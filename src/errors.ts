/** Where lines go in a workflow file, such as in place of `jobs.site.if`. Keys that are there already stay, below a map. */
export interface PlaceInFile {
  readonly how: 'in place of' | 'below' | 'above' | 'delete'
  /** From the top of the file, but `job` and `step` at the start are those that run. */
  readonly path: readonly (string | number)[]
  /** What the step of the path is called. */
  readonly step?: string
}

/** YAML of a workflow, and where to paste it. Without lines if something is to be deleted. */
export interface Block {
  readonly place: PlaceInFile
  readonly lines: string
}

/** Sentences, and what to paste. */
export interface Advice {
  readonly text: string
  readonly blocks?: readonly Block[] | undefined
}

interface Details {
  readonly hint?: string | Advice | undefined
  /** Another error, or a text that only the log shows, such as an absolute path on the runner. */
  readonly cause?: unknown
}

/** The log, the summary and the comment show message and hint. */
export class ActionError extends Error {
  readonly hint: Advice | undefined

  constructor(message: string, { hint, cause }: Details = {}) {
    super(message, { cause })
    this.name = new.target.name
    this.hint = typeof hint === 'string' ? { text: hint } : hint
  }
}

/** An input is missing, wrong, or contradicted by another one. Thrown before any request. */
export class InputError extends ActionError {
  constructor(input: string, message: string, more?: Details) {
    super(`${input}: ${message}`, more)
  }
}

/** A file of the site can't be published, or changed while it was sent. */
export class SiteError extends ActionError {}

/** The service refused, or its answer makes no sense. */
export class ServiceError extends ActionError {
  readonly status: number
  /** `error` of the envelope (INTERFACE 7). May be empty. */
  readonly code: string

  constructor(status: number, code: string, message: string, more?: Details) {
    super(message, more)
    this.status = status
    this.code = code
  }
}

/** No complete answer came. */
export class NetworkError extends ActionError {
  /** Whether retrying is pointless, as with a wrong certificate. */
  readonly isFinal: boolean

  constructor(message: string, { isFinal = false, ...details }: Details & { readonly isFinal?: boolean } = {}) {
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
export function shownText(error: unknown): Pick<ActionError, 'message' | 'hint'> {
  const message = 'Something happened that this action did not expect. The log of the run says what.'
  return error instanceof ActionError ? error : { message, hint: undefined }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
