/**
 * Loaded before the action (`--import`): waits between two attempts take 10 ms at most, and the 30 s that an answer of
 * GitHub's may take are two.
 */
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers'
import promises from 'node:timers/promises'

const patience = (milliseconds?: number): number | undefined => (milliseconds === 30_000 ? 2000 : milliseconds)

const wait = promises.setTimeout
promises.setTimeout = (milliseconds, ...rest) => wait(Math.min(milliseconds ?? 0, 10), ...rest)

const later = globalThis.setTimeout
globalThis.setTimeout = Object.assign(
  (callback: () => void, milliseconds?: number, ...rest: []) => later(callback, patience(milliseconds), ...rest),
  later,
)
timers.setTimeout = globalThis.setTimeout

const { timeout } = AbortSignal
AbortSignal.timeout = (milliseconds) => timeout(patience(milliseconds) ?? 0)

syncBuiltinESMExports()
