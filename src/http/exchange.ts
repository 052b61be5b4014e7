import type { IncomingMessage } from 'node:http'
import { ServiceError } from '../errors.ts'
import type { Answer, Request, ServerTerms } from './connect.ts'
import { send } from './send.ts'
import type { Watchdog } from './watchdog.ts'

/**
 * Sends one request to an API and reads the whole answer.
 *
 * @throws {NetworkError} if no complete answer came
 * @throws {ServiceError} if the answer is larger than the connection's limit
 * @throws {SiteError} if the site changed while it was sent
 */
export async function exchange(request: Request, terms: ServerTerms): Promise<Answer> {
  return await send(request, terms, async (incoming, watchdog) => ({
    status: incoming.statusCode ?? 0,
    headers: incoming.headers,
    text: await textOf(incoming, { request, terms, watchdog }),
  }))
}

interface Exchange {
  readonly request: Request
  readonly terms: ServerTerms
  readonly watchdog: Watchdog
}

async function textOf(incoming: IncomingMessage, { request, terms, watchdog }: Exchange): Promise<string> {
  const status = incoming.statusCode ?? 0
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of incoming as AsyncIterable<Buffer>) {
      watchdog.touch()
      length += chunk.length
      if (length > terms.answerLimit) throw tooLarge(status, request, terms)
      chunks.push(chunk)
    }
  } catch (error) {
    // A refusal's status is enough, even if the rest did not come. For a success the missing part may be important.
    if (error instanceof ServiceError || status < 300) throw error
  }
  return Buffer.concat(chunks).toString('utf8')
}

function tooLarge(
  status: number,
  { operation, url }: Request,
  { answerLimit, addressFrom }: ServerTerms,
): ServiceError {
  return new ServiceError(
    { operation, status },
    `${operation}: ${url.host} answered with HTTP ${status} and more than ${answerLimit / 1024 / 1024} MiB, which was not read.`,
    { hint: `Check ${addressFrom}: ${url.origin} looks like a web site.` },
  )
}
