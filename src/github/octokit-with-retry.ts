import { Octokit as Core } from '@octokit/core'
import { retry } from '@octokit/plugin-retry'
import type { Answer } from '../http/connect.ts'
import { exchange } from '../http/exchange.ts'

export type Octokit = ReturnType<typeof octokitAt>

type Init = RequestInit & Readonly<{ signal: AbortSignal; method: string }>

const silent = { debug() {}, info() {}, warn() {}, error() {} }

const terms = {
  what: 'a request',
  addressFrom: 'GITHUB_API_URL, which the runner sets',
  silence: 30_000,
  // A page of 100 comments.
  limit: 32 * 1024 * 1024,
}

/**
 * Octokit, with repetitions after 5xx and lost connections. What it sends goes as everything else here: through the same
 * proxies, with certificates checked, without redirects, and never with half an answer. `fetch` would take 40 ms to load.
 *
 * @param note gets the headers of each complete answer
 */
export function octokitAt(baseUrl: string, token: string, note: (headers: Answer['headers']) => void) {
  const send = async (address: string, { body: text, ...init }: Init) => {
    const bytes = Buffer.from(String(text ?? ''))
    const body = { contentType: 'application/json', length: bytes.length, stream: () => [bytes] }
    const headers = { ...(init.headers as Record<string, string>), 'x-github-api-version': '2022-11-28' }
    const request = { ...terms, ...init, headers, url: new URL(address), body: text ? body : undefined }
    const answer = await exchange(request).catch((error: unknown) => {
      // Octokit repeats all but this error.
      throw init.signal.aborted ? new DOMException('', 'AbortError') : error
    })
    note(answer.headers)
    return {
      url: address,
      status: answer.status,
      headers: new Map(Object.entries(answer.headers)),
      text: async () => answer.text,
      arrayBuffer: async () => Buffer.from(answer.text),
    }
  }
  return new (Core.plugin(retry))({
    auth: token,
    baseUrl,
    userAgent: 'static-deploy-action',
    log: silent,
    request: { fetch: send, log: silent },
    retry: { doNotRetry: [400, 401, 403, 404, 410, 422, 429, 451] },
  })
}
