import type { Limits } from '../http/attempts.ts'
import type { ServerTerms } from '../http/connect.ts'

/** An upload may take as long as bytes flow: only silence ends it. */
export const serviceTerms: ServerTerms = {
  peer: 'the hosting service',
  addressFrom: 'base-url',
  silence: 120_000,
  answerLimit: 1024 * 1024,
  // Without the answer nobody would know what was done. The runner sends SIGINT, 7.5 s later SIGTERM, and kills the
  // process 2.5 s after that.
  lastWait: 5000,
}

/** How often a request is sent, and how long is waited in all. */
export const usualTries: Limits = { attempts: 4, patience: 5 * 60_000 }
