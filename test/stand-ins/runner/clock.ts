/** A clock that jumps over waits, so that tests do not sit through them. */
import { syncBuiltinESMExports } from 'node:module'
import promises from 'node:timers/promises'

/** Milliseconds that were jumped over since the start. */
let skipped = 0
for (const timer of [Date, performance]) {
  const now = timer.now.bind(timer)
  timer.now = () => now() + skipped
}

/** When an `AbortSignal.timeout` is over, on the clock that jumps. */
const deadlines = new Map<AbortController, number>()

/** A time without waits, which ends when it goes out of scope. */
export interface NoWaits extends Disposable {
  /** Milliseconds that would have been waited so far. */
  readonly skipped: number
}

/**
 * From here on `setTimeout` of `node:timers/promises` takes no time: the clock jumps, and an `AbortSignal.timeout` that it
 * jumps over is over. Timers with a callback, which watch whether a connection is alive, go on as they are.
 */
export function skipWaits(): NoWaits {
  const start = skipped
  const { setTimeout } = promises
  const { timeout } = AbortSignal
  setWait(skip)
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController()
    deadlines.set(controller, performance.now() + milliseconds)
    return AbortSignal.any([controller.signal, timeout.call(AbortSignal, milliseconds)])
  }
  return {
    get skipped() {
      return skipped - start
    },
    [Symbol.dispose]() {
      setWait(setTimeout)
      AbortSignal.timeout = timeout
      deadlines.clear()
    },
  }
}

function setWait(wait: typeof promises.setTimeout): void {
  promises.setTimeout = wait
  syncBuiltinESMExports()
}

/** Lets everything else that is ready go on, and the clock jump. */
async function skip<T>(
  milliseconds = 0,
  value?: T,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<T> {
  await new Promise((done) => setImmediate(done))
  signal?.throwIfAborted()
  skipped += milliseconds
  for (const [controller, end] of deadlines) {
    if (performance.now() >= end) controller.abort(new DOMException('Time is up.', 'TimeoutError'))
  }
  signal?.throwIfAborted()
  return value as T
}
