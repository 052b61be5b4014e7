/** One request. */
export interface Question {
  /** For messages, after "Could not": `list deployments`. */
  readonly what: string
  /** `GET` unless given. */
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below the API's base address, with a slash at its start; each segment is escaped already. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly body?: unknown
  /** Whether it is still asked, for a moment, after the run was cancelled: what was done must be recorded and told. */
  readonly lastWords?: boolean
  /** Whether it must not be done twice: then it is asked again only where GitHub can't have done it. */
  readonly onlyOnce?: boolean
  /** Milliseconds that the waits between attempts may take; four attempts and five minutes unless given. */
  readonly patience?: number
}
