import { ServiceError } from '../errors.ts'
import type { Answer, Request } from '../http/connect.ts'
import { excerpt } from '../text/printable.ts'

/**
 * Judges an answer by status and envelope (INTERFACE section 2).
 *
 * @throws {ServiceError} for anything but a 2xx with `success: true`
 */
export function dataOf(answer: Answer, request: Request): Data {
  const { operation } = request
  const { status } = answer
  if (status >= 300 && status < 400) throw redirected(answer, request)
  const envelope = parse(answer.text)
  if (envelope === undefined) {
    const shown = excerpt(answer.text.trim()) || 'nothing'
    throw new ServiceError({ operation, status }, `${operation}: HTTP ${status}, and no JSON but: ${shown}`, {
      hint:
        hintFor(status, '') ??
        `Check base-url: what answers at ${request.url.origin} may not be the service.`,
    })
  }
  if (status >= 200 && status < 300 && envelope['success'] === true) {
    return { operation, status, data: envelope['data'] }
  }
  const code = textOf(envelope['error'])
  const said = [code, textOf(envelope['message'])].filter(Boolean).join(': ')
  const why = said ? excerpt(said, 500) : `no reason, but ${excerpt(answer.text)}`
  throw new ServiceError(
    { operation, status, code },
    `${operation}: the service refused (HTTP ${status}). ${why}`,
    {
      hint: hintFor(status, code),
    },
  )
}

function redirected({ status, headers }: Answer, { operation, url }: Request): ServiceError {
  const target = excerpt(headers.location ?? 'nowhere')
  const message = `${operation}: ${url.origin} redirects (HTTP ${status}) to ${target}, which was not followed.`
  return new ServiceError({ operation, status }, message, {
    hint: 'Following it would send the key there. If that is where the service lives now, write it as base-url.',
  })
}

export type Fields = Readonly<Record<string, unknown>>

function parse(text: string): Fields | undefined {
  try {
    return objectOf(JSON.parse(text))
  } catch {
    return undefined
  }
}

export function objectOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** What to do about a refusal, where its status or code tells. */
function hintFor(status: number, code: string): string | undefined {
  if (code === 'LINK_LIMIT_REACHED' || code === 'FREE_UPLOAD_LIMIT_REACHED') {
    return 'Close pull requests whose previews are live, delete links in the hosting account, or upgrade the account.'
  }
  if (status === 401 || status === 403)
    return 'Check that the secret behind api-key holds a valid key of the account.'
  if (status === 413)
    return 'The site is larger than the service takes. Leave out what is not needed with "exclude".'
  if (status === 429) return 'The service is asked too often; run the job again later.'
  return status >= 500 ? 'The service has a problem; run the job again later.' : undefined
}

/** The `data` of a success, and whose it is. */
export interface Data {
  readonly operation: string
  readonly status: number
  readonly data: unknown
}

export function fieldsOf(answer: Data, name: string, value: unknown, link?: string): Fields {
  const fields = objectOf(value)
  if (fields === undefined) throw wrong(answer, name, 'an object', value, link)
  return fields
}

export function wrong(
  answer: Data,
  name: string,
  expected: string,
  value: unknown,
  link?: string,
): ServiceError {
  const { operation, status } = answer
  const shown = excerpt(JSON.stringify(value) ?? 'missing')
  const live = link ? ` The files may be live at ${link} all the same.` : ''
  return new ServiceError(
    { operation, status, link },
    `${operation}: the service reports success, but ${name} is not ${expected}: ${shown}.${live}`,
    { hint: 'Look into the hosting account to see what it did, and tell the service about it.' },
  )
}
