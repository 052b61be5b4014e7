import type { Body } from '../http/body.ts'

/** A body that knows whether it was sent. */
export interface Sending extends Body {
  /** Whether all of it was given to the connection. Only then the service can have used it. */
  readonly wasWhole: boolean
  /** What was sent so far does not count: the service has done nothing with it. */
  forget(): void
}

/** The same body, which now tells whether it was sent completely. */
export function watched(body: Body): Sending {
  let wasWhole = false
  return {
    ...body,
    get wasWhole() {
      return wasWhole
    },
    forget() {
      wasWhole = false
    },
    async *stream() {
      yield* body.stream()
      wasWhole = true
    },
  }
}
