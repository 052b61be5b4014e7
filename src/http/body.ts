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

/** A request body whose length is known before its first byte, and which can be sent more than once. */
export interface Body {
  readonly contentType: string
  /** Bytes that `stream` yields when nothing changes under way. */
  readonly length: number
  /**
   * The bytes, read anew at each call. A chunk holds them only until the next one is asked for: its memory is used again.
   *
   * @throws {SiteError} where a file is no longer what it was, so that the request must be aborted
   */
  stream(): AsyncIterable<Uint8Array>
}
