/**
 * The requests of `npm run live`, one at a time and as each is asked for: no other method, no other form. They are the
 * action's own, and this is the only file that knows where the action keeps them.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { pack } from '../../src/archive/pack.ts'
import { dialectOf } from '../../src/hosting/dialects.ts'
import { multipartBody } from '../../src/hosting/multipart.ts'
import { type Body, jsonBody } from '../../src/http/connect.ts'
import { exchange } from '../../src/http/exchange.ts'
import { hostNameOf, isSameLink } from '../../src/text/address.ts'
import { type Fields, fieldsOf, parseJson, textOf } from '../../src/text/json.ts'
import { registerSecret } from '../../src/text/masking.ts'
import { printable } from '../../src/text/printable.ts'

export { dialectOf, hostNameOf, isSameLink, printable, registerSecret }

/** What the action assumes of a service. */
export type Dialect = ReturnType<typeof dialectOf>

/** What the service answered. */
export interface Reply {
  readonly status: number
  /** Whether it is a success with `data`, as the interface has it. */
  readonly ok: boolean
  /** Whether it is JSON that says `success`. */
  readonly isEnvelope: boolean
  readonly data: Fields
  /** Whether it is a refusal of the kind that the action takes for a full account. */
  readonly isLimit: boolean
  /** Whether it may mean a full account, in words of its own. */
  readonly soundsFull: boolean
  /** Status and code, and nothing else of it: its words may name other links. */
  readonly says: string
}

/** What to send: contents by path. */
export interface Upload {
  readonly domain?: string | undefined
  readonly files: Readonly<Record<string, string>>
  /** As one archive. */
  readonly zipped?: boolean
  readonly password?: string
}

/** What a visitor gets; the status is 0 if nothing came. */
export interface Page {
  readonly status: number
  readonly text: string
  readonly headers: Readonly<IncomingHttpHeaders>
}

const silence = 60_000

export class Wire {
  /** When to give up on pages, on the clock of `performance.now()`, if none was ever reached. */
  #unreached: number | undefined
  readonly baseUrl: URL
  readonly #key: string
  readonly signal: AbortSignal
  readonly tell: (line: string) => void

  constructor(baseUrl: URL, apiKey: string, signal: AbortSignal, tell: (line: string) => void) {
    this.baseUrl = baseUrl
    this.#key = apiKey
    this.signal = signal
    this.tell = tell
    registerSecret(apiKey)
  }

  async profile(key = this.#key): Promise<Reply> {
    return await this.#send('profile', 'GET', undefined, key)
  }

  async upload(method: 'POST' | 'PUT', { domain, files, zipped = false, password }: Upload): Promise<Reply> {
    const site = Object.entries(files).map(([path, text]) => {
      const content = Buffer.from(text)
      return { path, source: '', content, size: content.length }
    })
    const settings = password === undefined ? undefined : JSON.stringify({ passwordProtected: true, password })
    if (!zipped) return await this.#send('upload', method, multipartBody(domain, site, settings))
    using archive = await pack(site, tmpdir(), this.signal)
    return await this.#send('upload', method, multipartBody(domain, [archive.file], settings))
  }

  async delete(form: Dialect['delete'], domain: string): Promise<Reply> {
    if (form === 'json') return await this.#send('delete', 'POST', jsonBody({ domain }))
    return await this.#send('delete', 'DELETE', multipartBody(domain, []))
  }

  /** Gets a page as a visitor does, without the key. */
  async look(link: string, path = ''): Promise<Page> {
    try {
      const page = await this.#visit(new URL(`https://${link}/${path}`))
      this.#unreached = Number.POSITIVE_INFINITY
      return page
    } catch (error) {
      this.signal.throwIfAborted()
      const fault = error instanceof Error ? error.message : String(error)
      this.#unreached ??= performance.now() + 20_000
      // A table of differences would be false: this machine can't see them.
      if (performance.now() > this.#unreached)
        throw new Error(`no page of https://${link}/ can be reached: look at the network and the proxy (${fault})`)
      return { status: 0, text: '', headers: {} }
    }
  }

  /** Follows redirects while they stay on this host, as the action does. */
  async #visit(url: URL, hops = 5): Promise<Page> {
    const headers = { accept: '*/*', 'accept-encoding': 'identity' }
    const terms = { what: 'the visit', addressFrom: 'the link', signal: this.signal, silence }
    const page = await exchange({ ...terms, method: 'GET', url, headers })
    const { location = '' } = page.status >= 300 && page.status < 400 ? page.headers : {}
    const next = location && URL.canParse(location, url.href) ? new URL(location, url.href) : undefined
    if (hops > 0 && next?.origin === url.origin) return await this.#visit(next, hops - 1)
    return page
  }

  /** Sends a request. It is sent again only if it was one too many (429), so that nothing was done. */
  async #send(operation: string, method: string, body?: Body, key = this.#key): Promise<Reply> {
    const { baseUrl, signal, tell } = this
    const url = new URL(`${baseUrl.href.replace(/\/$/u, '')}/v1/${operation}`)
    // A connection of its own: a kept one may be closed at its other end, and then nobody knows whether it arrived.
    const terms = { what: `the request "${operation}"`, addressFrom: '--base-url', signal, silence }
    const request = { ...terms, method, url, headers: { 'x-api-key': key }, body }
    let answer = await exchange(request)
    for (let again = 0; answer.status === 429 && again < 3; again += 1) {
      const seconds = Math.min(60, Number(answer.headers['retry-after']) || 2 * 4 ** again)
      tell(`${operation}: HTTP 429. Trying again in ${seconds} s.`)
      await setTimeout(1000 * seconds, undefined, { signal })
      answer = await exchange(request)
    }
    return replyOf(answer.status, fieldsOf(parseJson(answer.text)))
  }
}

function replyOf(status: number, envelope: Fields | undefined): Reply {
  const [said, words] = [textOf(envelope?.['error']), textOf(envelope?.['message'])]
  const data = fieldsOf(envelope?.['data'])
  const isDone = status >= 200 && status < 300 && envelope?.['success'] === true
  const code = /^\w{1,60}$/u.test(said) ? ` ${printable(said)}` : said && ' with a code in another form'
  const isEnvelope = typeof envelope?.['success'] === 'boolean'
  return {
    status,
    isEnvelope,
    data: data ?? {},
    ok: isDone && data !== undefined,
    isLimit: !isDone && said.endsWith('_LIMIT_REACHED'),
    soundsFull: !isDone && (status === 402 || /limit|upgrade/iu.test(`${said} ${words}`)),
    says: `HTTP ${status}${code}${isEnvelope ? '' : ', not in the form of the interface'}`,
  }
}
