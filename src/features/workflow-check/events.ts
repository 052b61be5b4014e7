import { type Fields, fieldsOf } from '../../text/json.ts'
import { and, type Known, MadeUp, type Partly, partly, unknown, type Verdict } from './expression.ts'
import { plainText, type WorkflowFile, wordsIn } from './workflow-file.ts'

export const pullEvents = ['pull_request', 'pull_request_target']
export const defaultTypes = ['opened', 'synchronize', 'reopened']
/** Of `any` only the name is known. `other` is a rare type of a pull request. */
export type Kind = 'any' | 'push' | 'branch push' | 'tag' | 'merged' | 'other' | (typeof pullTypes)[number]
const pullTypes = ['opened', 'synchronize', 'reopened', 'closed'] as const

/** `of` is a branch or a tag, or a pull request's branch if it is not the default one. It may be empty. */
export type PlayedEvent = Readonly<{ kind: Kind; name: string; of: string; type: string }> &
  /** `isListed`: whether its type, branch or tag starts the workflow. */
  Readonly<{ isListed: Verdict; hasPaths: boolean; github: Partly }>
type Described = Pick<PlayedEvent, 'kind' | 'of' | 'type' | 'isListed'> & { refs?: Known; payload?: Known }

/** In a number, a head's name, a run and a commit that are made up for the play. */
export const madeUp = '90071'

/** What is played of a file, and the other events below its `on`. The default branch may be empty. */
export function eventsFor(file: WorkflowFile, repository: string, branch: string): PlayedEvent[] {
  const repository_owner = repository.split('/')[0] ?? ''
  const run = new MadeUp(`run-${madeUp}`)
  const workflow = plainText(file.fields['name']) || file.name
  const common = { repository, repository_owner, workflow, run_id: run, sha: run }
  const known = { inputs: null, repository: partly(branch === '' ? {} : { default_branch: branch }) }
  const names = ['push', ...pullEvents, ...Object.keys(file.events)].filter((name) => name in file.events)
  return [...new Set(names)].flatMap((name) => {
    const filters = fieldsOf(file.events[name]) ?? {}
    const hasPaths = 'paths' in filters || 'paths-ignore' in filters
    const pulls = pullEvents.includes(name) ? pullsOf(name, filters, repository, branch) : [unplayed]
    const described = name === 'push' ? pushesOf(filters, conditionBranches(file), branch) : pulls
    return described.map(({ refs, payload, ...each }) => {
      const event = payload ? partly({ ...known, ...payload }) : unknown
      const github = partly({ ...common, event_name: name, event, ...refs })
      return { name, ...each, hasPaths, github }
    })
  })
}

const unplayed: Described = { kind: 'any', of: '', type: '', isListed: undefined }

export function conditionBranches({ jobs }: WorkflowFile): string[] {
  const conditions = JSON.stringify([...jobs.values()]).slice(0, 100_000)
  return [...conditions.matchAll(/(?:refs\/heads\/|ref_name == ')([\w./-]{1,100})/gu)].map(([, name = '']) => name)
}

function pushesOf(filters: Fields, named: readonly string[], branch: string): Described[] {
  const all = new Set([...wordsIn(filters['branches']).filter(isPlain), ...named])
  const others = [...all].filter((each) => each !== branch).slice(0, 5)
  const tags = wordsIn(filters['tags'])
    .filter((each) => !each.startsWith('!'))
    .slice(0, 1)
  const push = (kind: Kind, of: string): Described => {
    const isTag = kind === 'tag'
    const ref = `refs/${isTag ? 'tags' : 'heads'}/${of}`
    const refs = { ref, ref_name: of, ref_type: isTag ? 'tag' : 'branch', head_ref: '', base_ref: '' }
    const payload = { ref, deleted: false, action: null, pull_request: null, number: null, issue: null }
    return { kind, of, type: '', isListed: isTag || hasBranch(filters, of), refs, payload }
  }
  return [push('push', branch), ...others.map((of) => push('branch push', of)), ...tags.map((of) => push('tag', of))]
}

function pullsOf(name: string, filters: Fields, repository: string, branch: string): Described[] {
  const types = typesOf(filters)
  const bases = [branch, ...wordsIn(filters['branches']).filter(isPlain).slice(0, 5)]
  const target = bases.find((each) => hasBranch(filters, each) !== false) ?? branch
  const repo = partly({ full_name: repository, fork: false })
  const [base_ref, head_ref] = [new MadeUp(target), new MadeUp(`feature-${madeUp}`)]
  const sides = { base: partly({ ref: base_ref, repo }), head: partly({ ref: head_ref, repo }) }
  const of = target === branch ? '' : target
  const pull = (kind: Kind, type: string): Described => {
    const state = { state: type === 'closed' ? 'closed' : 'open', merged: kind === 'merged' }
    const payload = { action: type, number: madeUp, pull_request: partly({ number: madeUp, ...state, ...sides }) }
    const isOnBase = kind === 'merged' || name === 'pull_request_target'
    const [folder, ref_name] = isOnBase ? ['heads', target] : ['pull', `${madeUp}/merge`]
    const refs = { ref: `refs/${folder}/${ref_name}`, ref_name, ref_type: 'branch', base_ref, head_ref }
    return { kind, of, type, isListed: and(types.includes(type), hasBranch(filters, target)), refs, payload }
  }
  const all = new Set([...defaultTypes, ...types.filter((type) => type !== 'closed').slice(0, 8), 'closed'])
  const pulls = [...all].map((type) => pull(pullTypes.find((each) => each === type) ?? 'other', type))
  return [...pulls, pull('merged', 'closed')]
}

export const isPlain = (branch: string): boolean => /^[\w./$-]{1,100}$/u.test(branch)

export const typesOf = (filters: unknown, types = wordsIn(fieldsOf(filters)?.['types'])): string[] =>
  types.length > 0 ? types : defaultTypes

/** Unknown for long patterns, and for signs other than two stars and a leading `!`. */
function hasBranch(filters: Fields, branch: string): Verdict {
  const key = ['branches', 'branches-ignore'].find((each) => each in filters)
  const patterns = wordsIn(filters[key ?? ''])
  const odd = /(?!^)!|[?+[\]\\]|\*{3}|(?:\*+[^*]+){2}\*|.{100}/su
  if (branch === '' || patterns.length > 50 || patterns.some((each) => odd.test(each.slice(0, 200)))) return undefined
  if (key === undefined) return !('tags' in filters || 'tags-ignore' in filters)
  // The last pattern that fits decides.
  const last = patterns.findLast((pattern) => {
    const literal = pattern.replace(/^!/u, '').replaceAll(/[.^$(){}|]/gu, '\\$&')
    const glob = literal.replaceAll(/\*\*?/gu, (stars) => (stars === '*' ? '[^/]*' : '.*'))
    return new RegExp(`^${glob}$`, 'u').test(branch)
  })
  return (key === 'branches') === (last !== undefined && !last.startsWith('!'))
}
