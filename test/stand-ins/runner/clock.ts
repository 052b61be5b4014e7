/** Clocks that jump over waits, so that tests do not sit through them: each run that is played in this process has its own. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { syncBuiltinESMExports } from 'node:module'
import promises from 'node:timers/promises'

interface Clock {
  skipped: number
  /** When an `AbortSignal.timeout` is over, on this clock. */
  readonly deadlines: Map<AbortController, number>
}

const makeClock = (): Clock => ({ skipped: 0, deadlines: new Map() })
const common = makeClock()
const clocks = new AsyncLocalStorage<Clock>()
const current = (): Clock => clocks.getStore() ?? common

for (const timer of [Date, performance]) {
  const now = timer.now.bind(timer)
  timer.now = () => now() + current().skipped
}

export function onOwnClock<T>(does: () => T): T {
  return clocks.run(makeClock(), does)
}

const real = { wait: promises.setTimeout, timeout: AbortSignal.timeout }
let times = 0

/**
 * From here on `setTimeout` of `node:timers/promises` takes no time: the clock jumps, and an `AbortSignal.timeout` that it
 * jumps over is over. Timers with a callback, which watch whether a connection is alive, go on as they are.
 */
export function skipWaits() {
  const clock = current()
  const start = clock.skipped
  times += 1
  setWaits(skip, timeoutOnClock)
  return {
    /** Milliseconds that would have been waited so far. */
    get skipped() {
      return clock.skipped - start
    },
    [Symbol.dispose]() {
      times -= 1
      clock.deadlines.clear()
      if (times > 0) return
      setWaits(real.wait, real.timeout)
      // Else what follows in this process would be later than the runs, which begin at the true time.
      common.skipped = 0
    },
  }
}

function setWaits(wait: typeof promises.setTimeout, timeout: typeof AbortSignal.timeout): void {
  promises.setTimeout = wait
  AbortSignal.timeout = timeout
  syncBuiltinESMExports()
}

function timeoutOnClock(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  current().deadlines.set(controller, performance.now() + milliseconds)
  return AbortSignal.any([controller.signal, real.timeout.call(AbortSignal, milliseconds)])
}

/** Lets everything else that is ready go on, and the clock jump. */
async function skip<T>(
  milliseconds = 0,
  value?: T,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<T> {
  await new Promise((done) => setImmediate(done))
  signal?.throwIfAborted()
  const clock = current()
  clock.skipped += milliseconds
  for (const [controller, end] of clock.deadlines) {
    if (performance.now() >= end) controller.abort(new DOMException('Time is up.', 'TimeoutError'))
  }
  signal?.throwIfAborted()
  return value as T
}
