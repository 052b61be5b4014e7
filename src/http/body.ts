export function jsonBody(value: unknown): Body {
  const bytes = Buffer.from(JSON.stringify(value))
  return {
    contentType: 'application/json',
    length: bytes.length,
    async *stream() {
      yield bytes
    },
  }
}

/** A request body. Its length is known before its first byte, and it can be sent more than once. */
export interface Body {
  readonly contentType: string
  /** Bytes that `stream` yields, if no file changes while it is read. */
  readonly length: number
  /** The bytes, read again at each call. A chunk's memory is used for the next one. Throws if a file has changed. */
  stream(): AsyncIterable<Uint8Array>
}
