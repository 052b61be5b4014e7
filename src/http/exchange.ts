import { ServiceError } from '../errors.ts'
import type { Answer, Request, ServerTerms } from './connect.ts'
import { send } from './send.ts'

/**
 * Sends one request to an API and reads the whole answer.
 *
 * @throws {NetworkError} if no complete answer came
 * @throws {ServiceError} if the answer is larger than the connection's limit
 * @throws {SiteError} if the site changed while it was sent
 */
export async function exchange(request: Request, terms: ServerTerms): Promise<Answer> {
  return await send(request, terms, async (incoming, touch) => {
    const { statusCode: status = 0, headers } = incoming
    const read: Buffer[] = []
    let length = 0
    try {
      for await (const chunk of incoming as AsyncIterable<Buffer>) {
        touch()
        length += chunk.length
        if (length > terms.answerLimit) throw tooLarge(status, request, terms)
        read.push(chunk)
      }
    } catch (error) {
      // A refusal's status is enough, even if the rest did not come. For a success the missing part may be important.
      if (error instanceof ServiceError || status < 300) throw error
    }
    return { status, headers, text: Buffer.concat(read).toString('utf8') }
  })
}

function tooLarge(status: number, { operation, url }: Request, terms: ServerTerms): ServiceError {
  const { answerLimit, addressFrom } = terms
  return new ServiceError(
    { operation, status },
    `${operation}: ${url.host} answered with HTTP ${status} and more than ${answerLimit / 1024 / 1024} MiB, which was not read.`,
    { hint: `Check ${addressFrom}: ${url.origin} looks like a web site.` },
  )
}
