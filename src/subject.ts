import { printable } from './text/printable.ts'

export type Repository = Readonly<{ owner: string; repo: string }>

/** The site that a run is for: an environment's live site, or the preview of a pull request or branch. */
export type Subject =
  | { readonly kind: 'live-site' }
  | { readonly kind: 'pull-request'; readonly number: number }
  | { readonly kind: 'branch'; readonly branch: string }

export interface Target {
  readonly subject: Subject
  readonly environment: string
  /** Of a pull request its head, never the merge commit. */
  readonly sha: string
  readonly domain: string | undefined
}

export function isPreview({ subject }: Pick<Target, 'subject'>): boolean {
  return subject.kind !== 'live-site'
}

export function describe(subject: Subject): string {
  if (subject.kind === 'pull-request') return `pull request #${subject.number}`
  return subject.kind === 'branch' ? `branch ${printable(subject.branch)}` : 'the live site'
}
