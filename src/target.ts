import { printable } from './text/printable.ts'

/** The two names of a repository. */
export interface Repository {
  readonly owner: string
  readonly repo: string
}

/** What a deploy or teardown is for: the live site, the preview of a pull request, or that of a branch. */
export type Subject =
  | { readonly kind: 'live-site' }
  | { readonly kind: 'pull-request'; readonly number: number }
  | { readonly kind: 'branch'; readonly branch: string }

/** What this run deploys or tears down. */
export interface Target {
  readonly subject: Subject
  readonly environment: string
  /** The commit to deploy. For a pull request it is the head, never the merge commit. */
  readonly sha: string
  /** The commit to show as what was built; empty if it is not known, undefined if it is `sha`. */
  readonly shownSha?: string | undefined
  /** The link that the user named. */
  readonly domain: string | undefined
  /** Whether a branch follows a lasting link, such as a staging site: it need not have made that, and nothing deletes it. */
  readonly lasting?: boolean
}

/** A subject in words: `production`, `pull request #7`, `branch feature/x`. */
export function describe(subject: Subject): string {
  if (subject.kind === 'pull-request') return `pull request #${subject.number}`
  return subject.kind === 'branch' ? `branch ${printable(subject.branch)}` : 'production'
}
