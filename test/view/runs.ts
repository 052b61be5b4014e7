/** Values of a run, for tests of what is shown of them. */
import type { Compared } from '../../src/pages/list.ts'
import type { Target } from '../../src/target.ts'
import {
  begun,
  type Failed,
  type Removed,
  type RunSoFar,
  type Skipped,
  type Swept,
  type SweptPreview,
} from '../../src/view/run-state.ts'

export type Change = Partial<RunSoFar> & { readonly subject?: Target['subject']; readonly domain?: string }

export const pull = { kind: 'pull-request', number: 7 } as const
export const branch = { kind: 'branch', branch: 'a_b*' } as const

/** What a comparison with the live site has found: dates. */
export const compared: Compared = {
  changes: [],
  unchanged: 3,
  dated: 3,
  framed: 0,
  otherFilesDiffer: false,
  environment: 'production',
  live: 'live.example',
}

/** A run for pull request 7, unless it says otherwise, that has just begun. */
export function runWith({ subject = pull, domain, environment = 'preview', ...change }: Change = {}): RunSoFar {
  const target: Target = { subject, environment, sha: 'abcdefabcdef', domain }
  return { ...begun(environment, target), ...change }
}

/** The same, for a site that is live at `a.example`. */
export function deployed(change: Change = {}): RunSoFar {
  return runWith({
    site: { fileCount: 1200, bytes: 3_400_000, form: 'files', omitted: new Map(), doubts: [] },
    to: { link: 'a.example', isNew: false },
    sent: { link: 'a.example', status: 'active', made: false },
    fate: 'done',
    quota: { used: 42, limit: 1024 },
    protected: false,
    end: { kind: 'live' },
    ...change,
  })
}

export function removed(links: readonly string[], more: Partial<Removed> = {}, change: Change = {}): RunSoFar {
  return runWith({ ...change, end: { kind: 'removed', links, ...more } })
}

export function skipped(more: Partial<Skipped> = {}, change: Change = {}): RunSoFar {
  return runWith({ ...change, end: { kind: 'skipped', reason: 'Because*.', ...more } })
}

export function failed(error: unknown, change: Change = {}, act: Failed['act'] = 'deploy'): RunSoFar {
  return runWith({ ...change, end: { kind: 'failed', act, error } })
}

export function row(subject: Target['subject'], change: Partial<SweptPreview> = {}): SweptPreview {
  return { subject, title: '', links: [], since: undefined, deleted: [], ...change }
}

/** A sweep, which is for no target; with an error it has failed for some previews. */
export function swept(previews: readonly SweptPreview[], more: Partial<Swept> = {}, error?: unknown): RunSoFar {
  const done: Swept = { kind: 'swept', previews, left: 0, account: undefined, ...more }
  const end = error === undefined ? done : ({ kind: 'failed', act: 'sweep', error, swept: done } as const)
  return { ...begun('preview'), end }
}
