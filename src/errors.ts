/** What happened, and what the reader should do next: one or two sentences each. The hint may have several lines. */
export interface Words {
  readonly message: string
  readonly hint?: string | undefined
}

/** What an error may say besides its message. */
interface MoreWords {
  readonly hint?: string | undefined
  readonly cause?: unknown
  /** The words for a comment, which anybody may read: nothing that a server said, no link, no value of an input. */
  readonly inPublic?: Words | 'the same'
}

/**
 * The base of all errors of this action. Each says in `message` what happened, in `hint` what to do, and in `cause`
 * which other error was the reason, if there is one. In public it says none of these, unless `inPublic` is given.
 */
export abstract class ActionError extends Error implements Words {
  readonly hint: string | undefined
  readonly inPublic: Words

  constructor(message: string, { hint, cause, inPublic }: MoreWords = {}) {
    super(message, { cause })
    this.name = new.target.name
    this.hint = hint
    const shown = inPublic === 'the same' ? { message, hint } : inPublic
    this.inPublic = shown ?? { message: 'The log of the run says what happened.' }
  }
}

/** An input of the workflow step is missing or can't be used. */
export class InputError extends ActionError {
  /** The input's name as in `action.yml`. */
  readonly input: string

  constructor(input: string, message: string, more: MoreWords = {}) {
    const inPublic = { message: `${input}: the log of the run says what is wrong with this input.` }
    super(`${input}: ${message}`, { inPublic, ...more })
    this.input = input
  }
}

/** An error of an input whose words quote no value, so that a comment may show them as they are. */
export function publicInputError(input: string, message: string, hint: string): InputError {
  return new InputError(input, message, { hint, inPublic: 'the same' })
}

/** A file of the site can't be published, or changed while it was sent. Its words are public, as its name would be. */
export class SiteError extends ActionError {
  /** Path relative to `directory`, with `/`. It is as on disk, so escape it before printing. */
  readonly path: string

  constructor(path: string, message: string, more: MoreWords = {}) {
    super(message, { inPublic: 'the same', ...more })
    this.path = path
  }
}

/** If a `ServiceError` is made of another one, it has the same public words. */
interface ServiceFacts {
  readonly operation: string
  readonly status: number
  readonly code?: string
  readonly link?: string | undefined
  /** What to do, in words that a comment may show. */
  readonly publicHint?: string | undefined
  readonly inPublic?: Words
}

/** The service answered, but not with the success that is needed. Its public words contain only status and code. */
export class ServiceError extends ActionError {
  /** The request's name, such as `upload`, `verify` or `GitHub`. */
  readonly operation: string
  /** HTTP status of the answer. */
  readonly status: number
  /** `error` of the envelope (INTERFACE section 7); empty if there was none. */
  readonly code: string
  /** The link in the answer, although the rest of the answer can't be used. */
  readonly link: string | undefined

  constructor(facts: ServiceFacts, message: string, more: MoreWords = {}) {
    const { operation, status, code = '', link, inPublic = refusal(facts) } = facts
    super(message, { inPublic, ...more })
    this.operation = operation
    this.status = status
    this.code = code
    this.link = link
  }
}

/** The public words. A code is shown only if it has the form of a code, so that it can't be a sentence. */
function refusal({ operation, status, code = '', publicHint: hint }: ServiceFacts): Words {
  const shown = /^[A-Z0-9_]{1,50}$/u.test(code) ? `, ${code}` : ''
  const message =
    status < 300 && shown === ''
      ? `${operation}: the service's answer (HTTP ${status}) is not what it should be.`
      : `${operation}: the service ${status >= 500 ? 'failed' : 'refused'} (HTTP ${status}${shown}).`
  return { message, hint }
}

/** What to do if a run was cancelled while something was under way, so that nobody knows whether it is done. */
const advice = {
  'a new link': (link = 'A new link') =>
    `${link} was being made, and may exist: look in the hosting account, and delete it if nobody needs it.`,
  'an upload': (link = 'the link') =>
    `The upload was under way, so ${link} may hold this commit or the one before. Run the job again.`,
  'a deletion': (link = 'the link') =>
    `The deletion was under way, so ${link} may be gone. Run the job again, or leave it to the next sweep.`,
}

/** What was under way when the run was cancelled. The link is undefined for a new one without a name. */
export interface UnderWay {
  readonly what: keyof typeof advice
  readonly link?: string | undefined
}

/** The run was cancelled. Every operation that was under way throws it. */
export class CancelledError extends ActionError {
  readonly signal: string
  readonly underWay: UnderWay | undefined

  constructor(signal: string, underWay?: UnderWay) {
    const message = `The run was cancelled (${signal}).`
    const asBefore =
      'A site that was not sent completely is not published: its link is as before. Run the job again. Nothing is to be done if a newer run took its place.'
    const hint = (link?: string): string => (underWay ? advice[underWay.what](link) : asBefore)
    super(message, { hint: hint(underWay?.link), inPublic: { message, hint: hint() } })
    this.signal = signal
    this.underWay = underWay
  }
}

interface NetworkFacts {
  readonly operation: string
  readonly mayHaveArrived: boolean
  readonly final?: boolean
}

/** No complete answer came, so no status. The message may quote the system or a certificate, the hint never. */
export class NetworkError extends ActionError {
  readonly operation: string
  /** False only if the server can't have received the whole request: no address, no connection, a wrong certificate. */
  readonly mayHaveArrived: boolean
  /** Whether trying again can't help, as for a certificate that is not accepted. */
  readonly final: boolean

  constructor({ operation, mayHaveArrived, final = false }: NetworkFacts, message: string, more: MoreWords = {}) {
    const reason = final ? "the service's certificate is not accepted" : 'the service could not be reached'
    const what = mayHaveArrived ? 'no complete answer came from the service' : reason
    super(message, { inPublic: { message: `${operation}: ${what}.`, hint: more.hint }, ...more })
    this.operation = operation
    this.mayHaveArrived = mayHaveArrived
    this.final = final
  }
}

/** What happened, in one line, for anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : `This was thrown, and is not an error: ${String(error)}`
}
