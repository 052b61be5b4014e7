/** What can go wrong with one exchange, as interceptors of the stand-ins. */
import type { IncomingMessage, ServerResponse } from 'node:http'

/** @returns whether the fault is the whole answer; false lets the stand-in do what it was asked. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => boolean

/** Meets the first requests with one fault after another. */
export function inTurn(...faults: readonly Fault[]): Fault {
  const left = [...faults]
  return (request, response) => left.shift()?.(request, response) ?? false
}

/** The server does what it was asked, and its answer is lost or spoiled. */
export function afterwards(
  spoil: (
    request: IncomingMessage,
    response: ServerResponse,
    end: ServerResponse['end'],
    /** What the true answer was. */
    answer: string,
  ) => void,
): Fault {
  return (request, response) => {
    const writeHead = response.writeHead.bind(response)
    const end = response.end.bind(response)
    // The headers of the true answer, its length for one, would not fit.
    response.writeHead = () => response
    response.end = ((body: unknown) => {
      Object.assign(response, { writeHead, end })
      spoil(request, response, end, typeof body === 'string' ? body : '')
      return response
    }) as ServerResponse['end']
    return false
  }
}

export function instead(answer: (request: IncomingMessage, response: ServerResponse) => void): Fault {
  return (request, response) => {
    answer(request, response)
    return true
  }
}

const json = { 'content-type': 'application/json; charset=utf-8' }

/** A complete answer of this status, `body` as it is or as JSON. */
export function status(code: number, body: unknown = '', headers: Readonly<Record<string, string>> = {}): Fault {
  return instead((request, response) => {
    request.resume()
    response.writeHead(code, { ...json, ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
}

/** A refusal of the service that is for nothing in particular. */
export const refusal = status(400, { success: false, error: 'KEPT', message: 'No.' })

/** An answer of GitHub's that is no permission and no limit. It is not asked again. */
export const gone = status(410, { message: 'no' })

/** As GitHub says that the job lacks a permission. */
export const forbidden = status(403, { message: 'Resource not accessible by integration' })

/** As it refuses what no permission allows. */
export const archived = status(403, { message: 'Repository was archived so is read-only.' })

/** No answer comes. */
export const silent = instead((request) => void request.resume())

export const reset = instead((request) => void request.socket.destroy())

export const doneThenReset = afterwards((request) => void request.socket.destroy())

/** All was done, and 25 bytes of the answer arrive; its length was told before. */
export const cut = afterwards((request, response, _, answer) => {
  response.writeHead(200, { ...json, 'content-length': Math.max(5000, Buffer.byteLength(answer)) })
  response.write(answer.padEnd(25).slice(0, 25), () => request.socket.destroy())
})

/** All was done, and the answer is another one: of this status, its text changed. */
export const answeredAs = (code: number, change: (text: string) => string = () => '{}'): Fault =>
  afterwards((_, response, end, answer) => {
    response.statusCode = code
    end(change(answer))
  })

/** 25 bytes that are called the whole answer. */
export const halfJson = answeredAs(200, (answer) => answer.padEnd(25, '{').slice(0, 25))

/** As GitHub says that it was asked too much in too short a time: with `Retry-After`, or in words only. */
export const secondaryRateLimit = {
  withHeader: status(403, { message: 'Slow down.' }, { 'retry-after': '1' }),
  inWords: status(403, {
    message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
  }),
}

/** What GitHub's list of deployments, or whatever else is a list, may come as and must never pass for an empty one. */
export const noLists: Readonly<Record<string, Fault>> = {
  'an answer that breaks off': cut,
  'half an answer': halfJson,
  'an HTML page': status(200, '<!doctype html><h1>Whoa there!</h1>', { 'content-type': 'text/html' }),
  'an object': status(200, { message: 'Server Error', total_count: 0 }),
  null: status(200, 'null'),
  'an empty body': status(200),
  'no content': status(204),
  '409': status(409, { message: 'Git Repository is empty.' }),
  '304': status(304),
  '502': status(502, '<html>Bad Gateway</html>'),
  'a list of nothing known': status(200, [{}]),
}
