import { fieldsOf } from '../../text/json.ts'
import { and, MadeUp, type Partly, partly, type Verdict } from './expression.ts'
import { plainText, type WorkflowFile, wordsIn } from './workflow-file.ts'

const pullKinds = ['opened', 'synchronize', 'other', 'closed', 'merged'] as const
export const pullEvents = ['pull_request', 'pull_request_target']
export const usualTypes = ['opened', 'synchronize', 'reopened']

/** `any` is unknown. `other` is the first type of a pull request in the file that has no kind of its own. */
export type Kind = 'any' | 'push' | 'next push' | 'branch push' | (typeof pullKinds)[number]

/** `name` is as below `on`, `of` a branch or the number of a pull request. */
export interface PlayedEvent {
  readonly kind: Kind
  readonly name: string
  readonly of: string
  readonly starts: Verdict
  readonly hasPaths: boolean
  readonly github: Partly
}

/** Pushes to the default branch, which may be unknown, and to branches in the file; all events of two pull requests. */
export function eventsFor(file: WorkflowFile, repository: string, defaultBranch: string): PlayedEvent[] {
  const { events, fields, jobs } = file
  const listed = wordsIn(fieldsOf(events['push'])?.['branches'])
  const conditions = JSON.stringify([...jobs.values()]).slice(0, 100_000)
  const compared = conditions.matchAll(/(?:refs\/heads\/|ref_name == ')([\w./-]{1,100})/gu)
  const branches = new Set([...listed.filter(isPlain), ...[...compared].map(([, name = '']) => name)])
  const pushes = (['push', 'next push'] as const).map((kind) => push(kind, defaultBranch, events['push']))
  branches.delete(defaultBranch)
  // A branch in a condition may have no filter.
  const filters = pushes[0]?.starts ? {} : events['push']
  const named = [...branches].slice(0, 5).map((branch) => push('branch push', branch, filters))
  const names = pullEvents.filter((name) => name in events)
  const firsts = names.flatMap((name) => ['7', '8'].flatMap((of) => pullKinds.map((kind) => ({ kind, name, of }))))
  const pulls = firsts.map((each) => pull(each, events[each.name], repository, defaultBranch))
  const any = { kind: 'any', name: '', of: '', starts: undefined, known: {} } as const
  const [repository_owner = ''] = repository.split('/')
  const common = { repository, repository_owner, workflow: plainText(fields['name']) || 'the file' }
  return [any, ...('push' in events ? [...pushes, ...named] : []), ...pulls].map(({ known, ...event }, index) => {
    const run = new MadeUp(`run-${index}`)
    const hasPaths = hasFilter(events[event.name], 'paths', 'paths-ignore')
    return { ...event, hasPaths, github: partly({ ...common, run_id: run, sha: run, ...known }) }
  })
}

function push(kind: Kind, branch: string, filters: unknown) {
  const ref = `refs/heads/${branch}`
  const event = partly({ ref, deleted: false, action: null, number: null, pull_request: null, issue: null })
  const known = { event_name: 'push', ref, ref_name: branch, head_ref: '', base_ref: '', event }
  return { kind, name: 'push', of: branch, starts: startOf(filters, branch), known }
}

type PullEvent = Pick<PlayedEvent, 'kind' | 'name' | 'of'>

function pull({ kind, name, of }: PullEvent, filters: unknown, repository: string, defaultBranch: string) {
  const types = typesOf(filters)
  const rare = types.find((type) => ![...usualTypes, 'closed'].includes(type)) ?? ''
  const action = kind === 'merged' ? 'closed' : kind === 'other' ? rare : kind
  const named = wordsIn(fieldsOf(filters)?.['branches']).filter(isPlain)
  const bases = [defaultBranch, ...named.slice(0, 5)]
  const base = bases.find((branch) => startOf(filters, branch) !== false) ?? defaultBranch
  const [base_ref, head_ref] = [new MadeUp(base), new MadeUp(`feature-${of}`)]
  const repo = partly({ full_name: repository, fork: false })
  const sides = { base: partly({ ref: base_ref, repo }), head: partly({ ref: head_ref, repo }) }
  const state = { state: action === 'closed' ? 'closed' : 'open', merged: kind === 'merged' }
  const pull_request = partly({ number: of, ...state, ...sides })
  const isOnBase = kind === 'merged' || name === 'pull_request_target'
  const ref_name = isOnBase ? base : `${of}/merge`
  const ref = `refs/${isOnBase ? 'heads' : 'pull'}/${ref_name}`
  const refs = { ref, ref_name, base_ref, head_ref }
  const known = { event_name: name, event: partly({ action, number: of, pull_request }), ...refs }
  return { kind, name, of, starts: and(types.includes(action), startOf(filters, base)), known }
}

export const isPlain = (branch: string): boolean => /^[\w./-]{1,100}$/u.test(branch)

export function typesOf(filters: unknown): string[] {
  const types = wordsIn(fieldsOf(filters)?.['types'])
  return types.length > 0 ? types : usualTypes
}

function hasFilter(filters: unknown, ...names: string[]): boolean {
  return names.some((name) => name in (fieldsOf(filters) ?? {}))
}

/** Whether an event for a branch starts the workflow. Unknown for paths, long patterns, and signs other than two stars. */
function startOf(filters: unknown, branch: string): Verdict {
  const has = (...names: string[]): boolean => hasFilter(filters, ...names)
  const patterns = wordsIn(fieldsOf(filters)?.[has('branches') ? 'branches' : 'branches-ignore'])
  const isOdd = (pattern: string): boolean => /[!?+[\]\\]|\*{3}|(?:\*+[^*]+){2}\*|.{100}/su.test(pattern.slice(0, 200))
  const isOpen = patterns.length > 50 || patterns.some(isOdd)
  if (branch === '' || isOpen) return undefined
  const isMatch = patterns.some((pattern) => {
    const literal = pattern.replaceAll(/[.^$(){}|]/gu, '\\$&')
    const glob = literal.replaceAll(/\*\*?/gu, (stars) => (stars === '*' ? '[^/]*' : '.*'))
    return new RegExp(`^${glob}$`, 'u').test(branch)
  })
  const isIn = has('branches') ? isMatch : has('branches-ignore') ? !isMatch : !has('tags', 'tags-ignore')
  return isIn && has('paths', 'paths-ignore') ? undefined : isIn
}
