import type { Body } from '../http/body.ts'

/** A body that knows how far it was sent. */
export interface Sending extends Body {
  /** Whether all of it was given to the connection, in one of the attempts. Only then the service can have used it. */
  readonly wasWhole: boolean
}

/** The same body, which now tells whether it was sent completely. */
export function watched(body: Body): Sending {
  let wasWhole = false
  return {
    ...body,
    get wasWhole() {
      return wasWhole
    },
    async *stream() {
      yield* body.stream()
      wasWhole = true
    },
  }
}
