interface MoreWords {
  /** What to do: one or two sentences, and then perhaps lines to copy. */
  readonly hint?: string | undefined
  /** Only the log shows it: another error, or a text for its reader, such as an absolute path on the runner. */
  readonly cause?: unknown
}

/** Log, summary and comment show the same message and hint of it. */
export class ActionError extends Error {
  readonly hint: string | undefined

  constructor(message: string, { hint, cause }: MoreWords = {}) {
    super(message, { cause })
    this.name = new.target.name
    this.hint = hint
  }
}

export class InputError extends ActionError {
  readonly input: string

  constructor(input: string, message: string, more?: MoreWords) {
    super(`${input}: ${message}`, more)
    this.input = input
  }
}

/** A file of the site can't be published, or changed while it was sent. */
export class SiteError extends ActionError {}

type ServiceFacts = Pick<ServiceError, 'status'> & Partial<Pick<ServiceError, 'code' | 'link'>>

/** The service answered, but not with the success that is needed. */
export class ServiceError extends ActionError {
  readonly status: number
  /** `error` of the envelope (INTERFACE section 7); empty if there was none. */
  readonly code: string
  /** The link in the answer, although the rest of the answer can't be used. */
  readonly link: string | undefined

  constructor({ status, code = '', link }: ServiceFacts, message: string, more?: MoreWords) {
    super(message, more)
    this.status = status
    this.code = code
    this.link = link
  }
}

/** What to do, by what was under way. A new link may have no name yet. */
const advice = {
  nothing: 'What was not sent completely has changed nothing. Run the job again, unless a newer run took its place.',
  'a new link': '{link} was being made, and may exist: look in the hosting account, and delete it if nobody needs it.',
  'an upload': 'The upload was under way, so {link} may hold this commit or the one before. Run the job again.',
  'a deletion': 'The deletion was under way, so {link} may be gone. Run the job again, or leave it to the next sweep.',
  'what follows an upload':
    '{link} has this commit, but what follows the upload was not finished, such as a check. Run the job again.',
  'the end': 'All that the run was for is done, so nothing is left to do.',
}

export class CancelledError extends ActionError {
  readonly signal: string
  readonly underWay: Readonly<{ what: keyof typeof advice; link?: string | undefined }> | undefined

  constructor(signal: string, underWay?: CancelledError['underWay']) {
    const { what = 'nothing', link = 'A new link' } = underWay ?? {}
    super(`The run was cancelled (${signal}).`, { hint: advice[what].replace('{link}', link) })
    this.signal = signal
    this.underWay = underWay
  }
}

export function isCancelled(error: unknown): error is CancelledError {
  return error instanceof CancelledError
}

type NetworkFacts = Pick<NetworkError, 'mayHaveArrived'> & Partial<Pick<NetworkError, 'final'>>

/** No complete answer came, so no status. */
export class NetworkError extends ActionError {
  /** False only if the server can't have received the whole request: no address, no connection, a wrong certificate. */
  readonly mayHaveArrived: boolean
  /** Whether trying again can't help, as for a certificate that is not accepted. */
  readonly final: boolean

  constructor({ mayHaveArrived, final = false }: NetworkFacts, message: string, more?: MoreWords) {
    super(message, more)
    this.mayHaveArrived = mayHaveArrived
    this.final = final
  }
}

/** What log, summary and comment say of anything that was thrown. What we did not expect may quote anything. */
export function wordsOf(error: unknown): Pick<ActionError, 'message' | 'hint'> {
  const message = 'Something happened that this action did not expect. The log of the run says what.'
  return error instanceof ActionError ? error : { message, hint: undefined }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : `This was thrown, and is not an error: ${String(error)}`
}
