import type { ClientRequest } from 'node:http'
import type { Socket } from 'node:net'
import { NetworkError } from '../errors.ts'
import { formatDuration } from '../text/format.ts'
import { excerpt } from '../text/printable.ts'
import type { Request, ServerTerms } from './connect.ts'

/** Milliseconds for the answer if the run was cancelled after everything was sent. The runner gives 7.5 s in all. */
const timeAfterCancel = 2000

/** Watches one exchange for silence, and knows how far it has come. */
export class Watchdog {
  readonly #terms: ServerTerms
  readonly #timer: NodeJS.Timeout
  readonly #abort: () => void
  readonly #stop: (why: string) => void
  #ready = false
  #givenUp: 'silence' | 'no end' | undefined
  #ended = false
  #delivered = false
  #answerTimer: NodeJS.Timeout | undefined

  /**
   * @param over is aborted when the exchange is over, because a request that waits for a proxy's connection sends no
   * event then
   */
  constructor(outgoing: ClientRequest, terms: ServerTerms, over: AbortController) {
    this.#terms = terms
    this.#stop = (why) => {
      outgoing.destroy(new Error(why))
      over.abort()
    }
    this.#timer = setTimeout(() => {
      this.#givenUp = 'silence'
      this.#stop('silence')
    }, terms.silence)
    this.#abort = () => {
      // The answer will come in a moment. Without it a new link could be left that nobody knows.
      if (this.#delivered) setTimeout(() => this.#stop('aborted'), timeAfterCancel).unref()
      else this.#stop('aborted')
    }
    terms.signal.addEventListener('abort', this.#abort)
    if (terms.signal.aborted) this.#abort()
    outgoing.once('close', () => over.abort())
    outgoing.once('socket', (socket) => {
      // A proxy's agent gives a socket that is connected already.
      const { connecting, secureConnecting } = socket as Socket & { readonly secureConnecting?: boolean }
      if (!connecting && !secureConnecting) this.#ready = true
      else socket.once(outgoing.protocol === 'https:' ? 'secureConnect' : 'connect', () => this.touch(true))
    })
  }

  /** Call it for each byte in either direction. */
  touch(ready = this.#ready): void {
    this.#ready = ready
    this.#timer.refresh()
  }

  /**
   * Everything was sent. From now on the answer has a time limit, also if it comes slowly, byte by byte.
   *
   * @param delivered whether there was a body, so that the service may have done something
   */
  awaitAnswer(delivered: boolean): void {
    if (this.#ended) return
    this.#delivered = delivered
    this.#answerTimer = setTimeout(() => {
      this.#givenUp = 'no end'
      this.#stop('no end')
    }, this.#terms.answerTime)
  }

  end(): void {
    this.#ended = true
    clearTimeout(this.#timer)
    clearTimeout(this.#answerTimer)
    this.#terms.signal.removeEventListener('abort', this.#abort)
  }

  /** The error to throw for what ended the exchange. */
  classify(error: unknown, request: Request): unknown {
    const { operation, url } = request
    const { silence, answerTime } = this.#terms
    if (this.#givenUp !== undefined) {
      const message =
        this.#givenUp === 'silence'
          ? `${operation}: nothing came from ${url.host} for ${Math.round(silence / 1000)} s.`
          : `${operation}: the answer of ${url.host} was not complete after ${formatDuration(answerTime)}.`
      return new NetworkError({ operation, mayHaveArrived: this.#ready }, message, { hint: this.#runAgain })
    }
    if (error instanceof Error && error.name === 'AbortError') return this.lost(request, 'closed without an answer')
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === '' || !(error instanceof Error)) return error
    const why = excerpt(error.message || code)
    if (this.#ready && !untrusted.test(code)) return this.lost(request, why, error)
    const [what, hint] = unreachable(code, this.#terms.addressFrom)
    const facts = { operation, mayHaveArrived: false, final: untrusted.test(code) }
    return new NetworkError(facts, `${operation}: ${url.host} ${what} (${why}).`, { hint, cause: error })
  }

  get #runAgain(): string {
    return `Run the job again; if it stays like that, ask ${this.#terms.peer} whether it has a problem.`
  }

  /** The error for a connection that broke after it was made. */
  lost({ operation, url }: Request, why: string, cause?: unknown): NetworkError {
    const message = `${operation}: the connection to ${url.host} was lost before the answer was complete (${why}).`
    return new NetworkError({ operation, mayHaveArrived: true }, message, { hint: this.#runAgain, cause })
  }
}

/** Codes of OpenSSL and Node for a certificate that is not accepted. */
const untrusted = /CERT|TLS|SSL|SIGNATURE|ISSUER/u

/** Why no connection was made, and what to do about it. */
function unreachable(code: string, origin: string): readonly [what: string, hint: string] {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return ['has no address: its name was not found', `Check ${origin}, and that the runner reaches the internet.`]
  }
  if (untrusted.test(code)) {
    return [
      'can not be trusted: its certificate is not accepted',
      `Nothing was sent. Check ${origin}. Behind a proxy that inspects traffic, set NODE_EXTRA_CA_CERTS on the runner.`,
    ]
  }
  return ['could not be reached', `Check ${origin} and the proxy settings, and that the server is up.`]
}
