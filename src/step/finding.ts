import type { Subject } from '../target.ts'
import type { Context } from './context.ts'
import type { Inputs } from './inputs.ts'

/** What no payload tells and GitHub's API does; an answer settles the plan. */
export type Question =
  | {
      readonly about: 'pull request'
      readonly number: number
      /** Whether somebody else than GitHub named it: then nothing is done without an answer. */
      readonly fromInput: boolean
    }
  | {
      /** Whether a name is a branch's or a tag's. */
      readonly about: 'name'
      readonly name: string
    }

/** What GitHub's API answered. */
export interface Answer {
  /** Undefined where nobody could ask. */
  readonly pullRequest?: { readonly open: boolean; readonly headSha: string } | undefined
  /** A branch comes before a tag of the same name. */
  readonly name?: 'branch' | 'tag' | 'neither'
}

/** What a run is for and of which commit, or what must be asked first, or why it is for nothing. */
export type Finding =
  | { readonly kind: 'subject'; readonly subject: Subject; readonly sha: string }
  | { readonly kind: 'ask'; readonly question: Question }
  | { readonly kind: 'skip'; readonly reason: string }

/** What is known when the subject is looked for. */
export interface Situation {
  readonly inputs: Pick<Inputs, 'pullRequest'>
  readonly context: Context
  readonly teardown: boolean
  readonly answer: Answer | undefined
}
