import type { Body } from '../http/body.ts'

/** A body that knows how far it was sent. */
export interface Sending extends Body {
  /** Whether all of it was given to the connection, in one of the attempts. Only then the service can have used it. */
  readonly wasWhole: boolean
  /** The last attempt does not count: the service has said that it did nothing. */
  takeBack(): void
}

/** The same body, which now tells whether it was sent completely. */
export function watched(body: Body): Sending {
  let wasWhole = false
  let before = false
  return {
    ...body,
    get wasWhole() {
      return wasWhole
    },
    takeBack() {
      wasWhole = before
    },
    async *stream() {
      before = wasWhole
      yield* body.stream()
      wasWhole = true
    },
  }
}
