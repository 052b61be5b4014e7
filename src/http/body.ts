import { setImmediate } from 'node:timers/promises'
import { formatBytes } from '../text/printable.ts'

/** A request body. Its length is known before its first byte, and it can be sent more than once. */
export interface Body {
  readonly contentType: string
  /** Bytes that `stream` yields, if no file changes while it is read. */
  readonly length: number
  /** The bytes, read again at each call. A chunk's memory is used for the next one. Throws if a file has changed. */
  stream(): AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

export function jsonBody(value: unknown): Body {
  const bytes = Buffer.from(JSON.stringify(value))
  return { contentType: 'application/json', length: bytes.length, stream: () => [bytes] }
}

/** The same body, which tells its progress, every five seconds at most, and knows when the connection has taken it all. */
export function watchedBody(body: Body, tell: (line: string) => void) {
  const watching = {
    ...body,
    isWhole: false,
    async *stream() {
      let told = performance.now()
      let sent = 0
      for await (const chunk of body.stream()) {
        const time = performance.now()
        if (time - told >= 5000) {
          told = time
          const percent = Math.floor((100 * sent) / body.length)
          tell(`Sent ${percent} %: ${formatBytes(sent)} of ${formatBytes(body.length)}`)
        }
        // An answer that has already arrived (401, 413) is read first: it would be lost if writing the chunk failed.
        await setImmediate()
        yield chunk
        sent += chunk.length
      }
      watching.isWhole = true
    },
  }
  return watching
}
