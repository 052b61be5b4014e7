import { log } from '../report/log.ts'
import type { Target } from '../target.ts'
import type { RecordReader } from './read-record.ts'
import type { Tracker } from './tracker.ts'

export type { LiveNews } from './comment-text.ts'
export type { Range } from './live-sites.ts'
export type { DeployFacts } from './record-format.ts'

/** What acts see of a target's record, wherever it is kept. */
export type Tracking = Omit<Tracker, 'record'> & {
  readonly record: Pick<RecordReader, 'links' | 'newest' | 'nameFor' | 'hasNameless' | 'late'>
}

/** For a run without a token. The user has decided that nothing is recorded, owned or shown. */
export function untracked({ domain }: Pick<Target, 'domain'>): Tracking {
  const nothing = async (): Promise<undefined> => undefined
  return {
    deployment: undefined,
    remembers: false,
    prepare: () => {},
    record: {
      links: async () => [],
      newest: nothing,
      nameFor: nothing,
      hasNameless: async () => false,
      late: async () => [],
    },
    ownerOf: nothing,
    production: nothing,
    isHolding: async () => false,
    wasAnswered: async () => false,
    begin: nothing,
    succeed: async (link) => {
      if (domain !== undefined) return
      log.warning(
        `Without github-token the link ${link} is not remembered: the next run will make another one, and closing a pull request deletes none. Leave "github-token" out, so that it is the job's own token.`,
      )
    },
    fail: nothing,
    forget: nothing,
    end: nothing,
    withdraw: nothing,
    tell: nothing,
  }
}
