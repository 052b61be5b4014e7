/** What the stand-in hosting service reads: each request recorded, and its form taken apart. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'
import busboy from 'busboy'
import { type HostedFile, hostedFile } from './sites.ts'

interface RecordedFile extends HostedFile {
  readonly field: string
  /** `filename` of the part as sent, the browsers' escapes still in it. */
  readonly filename: string
  /** `filename` with the browsers' escapes undone. */
  readonly path: string
}

/** One request. It grows while the body arrives. */
export interface RecordedRequest {
  readonly method: string
  /** The request target: escaped, with its query. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** The raw bytes of the body that were read so far, at most `bodyLimit` of them. */
  readonly body: Buffer
  readonly fields: { readonly name: string; readonly value: string }[]
  /** The multipart form's files that arrived whole, in order. */
  readonly files: RecordedFile[]
}

const bodyLimit = 64 * 1024

/** Leaves the request paused: whoever reads it is listened to, and nothing is lost before they start. */
export function record(request: IncomingMessage): RecordedRequest {
  const chunks: Buffer[] = []
  let size = 0
  request.pause()
  request.on('data', (chunk: Buffer) => {
    if (size < bodyLimit) chunks.push(chunk.subarray(0, bodyLimit - size))
    size += chunk.length
  })
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    headers: request.headers,
    get body() {
      return Buffer.concat(chunks)
    },
    fields: [],
    files: [],
  }
}

/**
 * Reads a request's `multipart/form-data` body to its end, and notes fields and files in `recorded` as they come.
 *
 * @throws where the body is no such form, or ends before the form or its Content-Length does
 */
export async function receiveForm(request: IncomingMessage, recorded: RecordedRequest): Promise<void> {
  // busboy would read URL-encoded forms as well; the service has none.
  if (!/^multipart\/form-data\b/iu.test(request.headers['content-type'] ?? '')) {
    throw new Error('The request is not multipart/form-data.')
  }
  const form = busboy({ headers: request.headers, preservePath: true, defParamCharset: 'utf8' })
  form.on('field', (name, value) => recorded.fields.push({ name, value }))
  form.on('file', (field, stream, { filename = '', mimeType: type }) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      const path = unescaped(filename)
      recorded.files.push({ field, filename, path, ...hostedFile(path, Buffer.concat(chunks), type) })
    })
    // The form reports the same error; unheard, this one would end the test run.
    stream.on('error', () => {})
  })
  // Not `pipeline`: it would destroy the connection with a malformed form, before the answer could say so.
  request.once('error', (error) => form.destroy(error))
  request.pipe(form)
  await finished(form)
}

/** Undoes the three escapes of a file name in a form (HTML, multipart form data); a `%` itself is never escaped. */
function unescaped(filename: string): string {
  return filename.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')
}
