/** What happened, and what the reader should do next: a sentence or two each, the hint possibly over several lines. */
export interface Words {
  readonly message: string
  readonly hint?: string | undefined
}

/** What an error may say beside its message. */
export interface MoreWords {
  readonly hint?: string | undefined
  readonly cause?: unknown
  /**
   * The same for a comment, which anybody reads and in which no runner masks secrets: nothing that a server said, none of
   * the account's links, no value of an input.
   */
  readonly inPublic?: Words
}

/**
 * The taxonomy of what can go wrong. Each error says what happened in `message`, what to do about it in `hint`
 * and why, where something else was the reason, in `cause`; and in public nothing of that, unless it is told what.
 */
export abstract class ActionError extends Error implements Words {
  readonly hint: string | undefined
  readonly inPublic: Words

  constructor(message: string, { hint, cause, inPublic }: MoreWords = {}) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = new.target.name
    this.hint = hint
    this.inPublic = inPublic ?? { message: 'The log of the run says what happened.' }
  }
}

/** An input of the workflow step is missing or can't be used. Thrown before any request. */
export class InputError extends ActionError {
  /** The input's name as in `action.yml`. */
  readonly input: string

  constructor(input: string, message: string, more: MoreWords = {}) {
    const inPublic = { message: `${input}: the log of the run says what is wrong with this input.` }
    super(`${input}: ${message}`, { inPublic, ...more })
    this.input = input
  }
}

/**
 * A file or folder of the site can't be published as it is, or changed while it was sent. It says the same in public: the
 * names are those of what is to be published.
 */
export class SiteError extends ActionError {
  /** Path relative to `directory`, with `/`; as it is on disk, so escape it before printing. */
  readonly path: string

  constructor(path: string, message: string, more: MoreWords = {}) {
    super(message, { inPublic: { message, hint: more.hint }, ...more })
    this.path = path
  }
}

/** What a `ServiceError` is made of; another error of that kind serves, and then both say the same in public. */
interface ServiceFacts {
  readonly operation: string
  readonly status: number
  readonly code?: string
  readonly link?: string | undefined
  /** What to do, in words that may stand in a comment. */
  readonly publicHint?: string | undefined
  readonly inPublic?: Words
}

/** The service answered, and the answer is not the success that the operation needs. In public: its status and code. */
export class ServiceError extends ActionError {
  /** What was asked for: `upload`, `delete` or `profile`. */
  readonly operation: string
  /** HTTP status of the answer. */
  readonly status: number
  /** `error` of the envelope (INTERFACE section 7), empty where there was none. */
  readonly code: string
  /** The link that the service named although the rest of its answer can't be used. */
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

/** No sentence fits into the form that a code has. */
function refusal({ operation, status, code = '', publicHint: hint }: ServiceFacts): Words {
  const shown = /^[A-Z0-9_]{1,50}$/u.test(code) ? `, ${code}` : ''
  const message =
    status < 300 && shown === ''
      ? `${operation}: the service's answer (HTTP ${status}) is not what it should be.`
      : `${operation}: the service refused (HTTP ${status}${shown}).`
  return { message, hint }
}

/** The run was cancelled. Thrown by whatever was under way. */
export class CancelledError extends ActionError {
  constructor(signal: string) {
    const message = `The run was cancelled (${signal}).`
    const hint = 'A site that was not sent whole is not published: its link is as before. Run the job again.'
    super(message, { hint, inPublic: { message, hint } })
  }
}

/** What is known of a request without an answer. */
interface NetworkFacts {
  readonly operation: string
  readonly mayHaveArrived: boolean
  readonly final?: boolean
}

/**
 * No complete answer came: the connection could not be made, was lost, or stayed silent. Never has a status. The message may
 * quote the system or a certificate; the hint never does, and is public.
 */
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

  constructor(facts: NetworkFacts, message: string, more: MoreWords = {}) {
    super(message, { inPublic: { message: silence(facts), hint: more.hint }, ...more })
    this.operation = facts.operation
    this.mayHaveArrived = facts.mayHaveArrived
    this.final = facts.final ?? false
  }
}

function silence({ operation, mayHaveArrived, final }: NetworkFacts): string {
  if (mayHaveArrived) return `${operation}: no complete answer came from the service.`
  if (final) return `${operation}: the service could not prove that it is what it says.`
  return `${operation}: the service could not be reached.`
}

/** What happened, in one line, for whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : `Something that is no error was thrown: ${String(error)}`
}
