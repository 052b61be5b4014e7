import { isPreview, type Target } from '../target.ts'

/**
 * What kind of run this is. A preview touches only what its own record names. A live site goes where its `domain` says,
 * and respects other live sites. Without a token nothing is recorded or owned: everything goes where it is told.
 */
export type Policy = 'preview' | 'live site' | 'unrecorded'

export function policyOf(target: Pick<Target, 'subject'>, remembers: boolean): Policy {
  if (!remembers) return 'unrecorded'
  return isPreview(target) ? 'preview' : 'live site'
}

/** Who asks the rules. `run` and `job` are as in the payload; empty where they can't be told apart. */
export interface Asker {
  readonly target: Target
  readonly policy: Policy
  readonly run: string
  readonly job: string
}
