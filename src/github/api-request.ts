/** One request. */
export interface ApiRequest {
  /** For messages, after "Could not", as in `list deployments`. */
  readonly what: string
  /** `GET` if not given. */
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Relative to the API's base address, with a slash at its start. Each segment is escaped already. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly body?: unknown
  /**
   * Whether it may still be sent for a moment after the run was cancelled: what was done must be recorded and shown.
   */
  readonly afterCancel?: boolean
  /** Whether doing it twice is the same as doing it once; true if not given. */
  readonly idempotent?: boolean
  /** Milliseconds that the waits between attempts may take; if not given, four attempts and five minutes. */
  readonly patience?: number
}
