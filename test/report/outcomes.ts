/** Outcomes, for tests of what is shown of them. */

import { differencesOf } from '../../src/features/what-changed/differences.ts'
import type { Deployment } from '../../src/github/deployment.ts'
import { type HistoryEvent, progressAfter } from '../../src/history.ts'
import type { Deployed, Failed, Removed, Skipped, Swept, SweptPreview } from '../../src/report/outcome.ts'
import type { SiteFile } from '../../src/site/site.ts'
import type { Subject, Target } from '../../src/subject.ts'

export const pull = { kind: 'pull-request', number: 7 } as const
export const branch = { kind: 'branch', branch: 'a_b*' } as const

/** The commits of a run and of the deploy before it. */
export const [sha, shaBefore] = ['abcdefabcdef', '0123456789ab']

export const target = { subject: pull, environment: 'preview', sha, domain: undefined } as const satisfies Target
export const production = { ...target, subject: { kind: 'live-site' }, environment: 'production' } as const

const pages = [{ path: '/guide/', title: 'Guide', change: 'changed' }] as const
const broken = [{ target: '/old', removed: true, pages: ['/guide/'] }]
const texts = { titleOf: () => 'Guide' }
const outside = ['/a/', '/b/'].map((path) => ({ path, title: path, change: 'outside' as const }))
const media = { replaced: [], added: [], removed: [], differ: false, namedOn: [], areNamed: true }
const changes = {
  pages: [...pages, ...outside],
  moves: [],
  common: 4,
  files: ['styles'] as const,
  media,
  broken,
  ...texts,
}
export const differences = differencesOf({ environment: 'production', changes, live: 'live.example' }, [])

export function deployment(change: Partial<Deployment> = {}): Deployment {
  const of = { environment: 'preview', task: 'deploy:pr-7', createdAt: 0, sha: shaBefore, link: 'a.example' }
  return { id: 1, ...of, run: '1.1', workflow: 'site.yml', job: '', ...change }
}

/** A site that is live at `a.example`, for pull request 7 unless it says otherwise. */
export function deployed(change: Partial<Deployed> = {}): Deployed {
  const files = Array<SiteFile>(1200).fill({ path: 'a', source: '', size: 1 })
  const site = { files, bytes: 3_400_000 }
  const shown = { target, link: 'a.example', quota: { used: 42, limit: 1024 }, deleted: [], isOutdated: false }
  return { kind: 'deployed', ...shown, status: 'active', site, form: 'files', access: 'public', ...change }
}

export function removed(deleted: readonly string[], change: Partial<Removed> = {}): Removed {
  return { kind: 'removed', target, deleted, absent: [], reason: '', ...change }
}

export function skipped(change: Partial<Skipped> = {}): Skipped {
  return { kind: 'skipped', target, reason: 'Because*.', ...change }
}

export const found = (change?: Partial<Deployment>): HistoryEvent => ({ kind: 'found', deployment: deployment(change) })
export const sending: HistoryEvent = { kind: 'sending', link: undefined, isNew: true }
export const answered: HistoryEvent = { kind: 'answered', link: 'a.example', isCertain: true }
export const deleted = (link: string): HistoryEvent => ({ kind: 'deleted', link })

export function failed(error: unknown, history: readonly HistoryEvent[] = [], change: Partial<Failed> = {}): Failed {
  return { kind: 'failed', operation: 'deploy', target, error, progress: progressAfter(history), ...change }
}

export function row(subject: Subject, change: Partial<SweptPreview> = {}): SweptPreview {
  return { subject, links: [], deleted: [], absent: [], ...change }
}

export function swept(previews: readonly SweptPreview[], change: Partial<Swept> = {}): Swept {
  const deleted = previews.flatMap((each) => each.deleted)
  const rest = { deleted, quota: undefined, reason: 'No preview was deleted.' }
  return { kind: 'swept', environment: 'preview', previews, ...rest, ...change }
}
