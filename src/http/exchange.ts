import { ServiceError } from '../errors.ts'
import type { Answer, Request, ServerTerms } from './connect.ts'
import { send } from './send.ts'

/** Sends one request to an API and reads the whole answer. Throws as `send`, and a `ServiceError` for too long a one. */
export async function exchange(request: Request, terms: ServerTerms): Promise<Answer> {
  return await send(request, terms, async ({ statusCode: status = 0, headers }, bytes) => {
    const read: Buffer[] = []
    let room = terms.answerLimit
    try {
      for await (const chunk of bytes) {
        room -= chunk.length
        if (room < 0) throw tooLarge(status, request, terms)
        read.push(chunk)
      }
    } catch (error) {
      // A refusal's status is enough, even if the rest did not come. For a success the missing part may be important.
      if (error instanceof ServiceError || status < 300) throw error
    }
    return { status, headers, text: Buffer.concat(read).toString('utf8') }
  })
}

function tooLarge(status: number, { operation, url }: Request, { answerLimit, addressFrom }: ServerTerms): Error {
  const limit = `${answerLimit / 1024 / 1024} MiB`
  const message = `${operation}: ${url.host} answered with HTTP ${status} and more than ${limit}, which was not read.`
  const hint = `Check ${addressFrom}: ${url.origin} looks like a web site.`
  return new ServiceError({ operation, status }, message, { hint })
}
