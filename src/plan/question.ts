import type { Subject } from '../target.ts'
import type { Context } from './context.ts'
import type { Inputs } from './inputs.ts'

/** A question to GitHub's API about something that the payload does not tell. With the answer the plan can be made. */
export type Question =
  | {
      readonly about: 'pull request'
      readonly number: number
      /** Whether the number comes from an input, not from GitHub. Then nothing is done without an answer. */
      readonly fromInput: boolean
    }
  | {
      /** Whether a name is that of a branch or of a tag. */
      readonly about: 'name'
      readonly name: string
    }

/** What GitHub's API says of a pull request. */
export interface PullRequestAnswer {
  readonly open: boolean
  readonly headSha: string
  /** The full name of the repository with its branch, in lower case; empty if that was deleted. */
  readonly headRepository: string
}

/** The answer of GitHub's API. */
export interface GitHubAnswer {
  /** Undefined if there was no token to ask with. */
  readonly pullRequest?: PullRequestAnswer | undefined
  /** If both have the name, it is the branch. */
  readonly name?: 'branch' | 'tag' | 'neither'
}

/**
 * What a run is for, and its commit. Or a question that must be asked first, or the reason why there is nothing to do.
 */
export type Finding =
  | { readonly kind: 'subject'; readonly subject: Subject; readonly sha: string }
  | { readonly kind: 'ask'; readonly question: Question }
  | { readonly kind: 'skip'; readonly reason: string }

/** What is known before the subject is found. */
export interface Situation {
  readonly inputs: Pick<Inputs, 'pullRequest'>
  readonly context: Context
  readonly teardown: boolean
  readonly answer: GitHubAnswer | undefined
}
