import { fieldsOf } from '../../text/json.ts'
import { and, type Known, MadeUp, type Partly, partly, unknown, type Verdict } from './expression.ts'
import { plainText, type WorkflowFile, wordsIn } from './workflow-file.ts'

export const pullEvents = ['pull_request', 'pull_request_target']
export const defaultTypes = ['opened', 'synchronize', 'reopened']
/** Of `any` only the name is known. `other` is a rare type of a pull request. */
export type Kind = 'any' | 'push' | 'branch push' | 'tag' | 'merged' | 'other' | (typeof pullTypes)[number]
const pullTypes = ['opened', 'synchronize', 'reopened', 'closed'] as const

/** `of` is a branch or a tag, `base` a pull request's branch if it is not the default one. Each may be empty. */
type Named = Readonly<{ kind: Kind; name: string; of: string; type: string; base: string }>
/** `isListed`: whether its type, branch or tag starts the workflow. */
export type PlayedEvent = Named & Readonly<{ isListed: Verdict; hasPaths: boolean; github: Partly }>
type Described = Partial<Named> & Pick<PlayedEvent, 'kind' | 'name' | 'isListed'> & { refs?: Known; payload?: Known }

/** In a number, a head's name, a run and a commit that are made up for the play. */
export const madeUp = '90071'

/** What is played of a file, and the other events below its `on`. The default branch may be empty. */
export function eventsFor(file: WorkflowFile, repository: string, branch: string): PlayedEvent[] {
  const { events, fields } = file
  const pulls = pullEvents.flatMap((name) => (name in events ? pullsOf(name, events[name], repository, branch) : []))
  const played = [...pushesOf(file, branch), ...pulls]
  const others = Object.keys(events).filter((name) => !played.some((event) => event.name === name))
  const any = others.map((name): Described => ({ kind: 'any', name, isListed: undefined }))
  const repository_owner = repository.split('/')[0] ?? ''
  const common = { repository, repository_owner, workflow: plainText(fields['name']) || file.name }
  const payloadRepository = partly(branch === '' ? {} : { default_branch: branch })
  return [...played, ...any].map(({ refs, payload, ...described }, index) => {
    const run = new MadeUp(`run-${madeUp}-${index}`)
    const event = payload ? partly({ inputs: null, repository: payloadRepository, ...payload }) : unknown
    const github = partly({ ...common, run_id: run, sha: run, event_name: described.name, event, ...refs })
    const filters = fieldsOf(events[described.name]) ?? {}
    const hasPaths = described.kind !== 'tag' && ('paths' in filters || 'paths-ignore' in filters)
    return { of: '', type: '', base: '', ...described, hasPaths, github }
  })
}

export function conditionBranches({ jobs }: WorkflowFile): string[] {
  const conditions = JSON.stringify([...jobs.values()]).slice(0, 100_000)
  return [...conditions.matchAll(/(?:refs\/heads\/|ref_name == ')([\w./-]{1,100})/gu)].map(([, name = '']) => name)
}

function pushesOf(file: WorkflowFile, branch: string): Described[] {
  if (!('push' in file.events)) return []
  const filters = fieldsOf(file.events['push'])
  const named = new Set([...wordsIn(filters?.['branches']).filter(isPlain), ...conditionBranches(file)])
  const others = [...named].filter((each) => each !== branch).slice(0, 5)
  const [tag] = wordsIn(filters?.['tags']).filter((each) => !each.startsWith('!'))
  const push = (kind: Kind, of: string, isTag = false): Described => {
    const ref = `refs/${isTag ? 'tags' : 'heads'}/${of}`
    const refs = { ref, ref_name: of, ref_type: isTag ? 'tag' : 'branch', head_ref: '', base_ref: '' }
    const payload = { ref, deleted: false, action: null, pull_request: null, number: null, issue: null }
    return { kind, name: 'push', of, isListed: isTag || hasBranch(filters, of), refs, payload }
  }
  const branches = [push('push', branch), ...others.map((each) => push('branch push', each))]
  return tag === undefined ? branches : [...branches, push('tag', tag, true)]
}

function pullsOf(name: string, filters: unknown, repository: string, branch: string): Described[] {
  const types = typesOf(filters)
  const bases = [branch, ...wordsIn(fieldsOf(filters)?.['branches']).filter(isPlain).slice(0, 5)]
  const target = bases.find((each) => hasBranch(filters, each) !== false) ?? branch
  const repo = partly({ full_name: repository, fork: false })
  const [base_ref, head_ref] = [new MadeUp(target), new MadeUp(`feature-${madeUp}`)]
  const sides = { base: partly({ ref: base_ref, repo }), head: partly({ ref: head_ref, repo }) }
  const base = target === branch ? '' : target
  const pull = (kind: Kind, type: string): Described => {
    const state = { state: type === 'closed' ? 'closed' : 'open', merged: kind === 'merged' }
    const payload = { action: type, number: madeUp, pull_request: partly({ number: madeUp, ...state, ...sides }) }
    const isOnBase = kind === 'merged' || name === 'pull_request_target'
    const [folder, ref_name] = isOnBase ? ['heads', target] : ['pull', `${madeUp}/merge`]
    const refs = { ref: `refs/${folder}/${ref_name}`, ref_name, ref_type: 'branch', base_ref, head_ref }
    const isListed = and(types.includes(type), hasBranch(filters, target))
    return { kind, name, type, base, isListed, refs, payload }
  }
  const all = new Set([...defaultTypes, ...types.filter((type) => type !== 'closed').slice(0, 8), 'closed'])
  const kindOf = (type: string): Kind => pullTypes.find((each) => each === type) ?? 'other'
  return [...[...all].map((type) => pull(kindOf(type), type)), pull('merged', 'closed')]
}

export const isPlain = (branch: string): boolean => /^[\w./$-]{1,100}$/u.test(branch)

export const typesOf = (filters: unknown, types = wordsIn(fieldsOf(filters)?.['types'])): string[] =>
  types.length > 0 ? types : defaultTypes

/** Unknown for long patterns, and for signs other than two stars and a leading `!`. */
function hasBranch(filters: unknown, branch: string): Verdict {
  const fields = fieldsOf(filters) ?? {}
  const key = ['branches', 'branches-ignore'].find((each) => each in fields)
  const patterns = wordsIn(fields[key ?? ''])
  const odd = /(?!^)!|[?+[\]\\]|\*{3}|(?:\*+[^*]+){2}\*|.{100}/su
  if (branch === '' || patterns.length > 50 || patterns.some((each) => odd.test(each.slice(0, 200)))) return undefined
  if (key === undefined) return !('tags' in fields || 'tags-ignore' in fields)
  // The last pattern that fits decides.
  const last = patterns.findLast((pattern) => {
    const literal = pattern.replace(/^!/u, '').replaceAll(/[.^$(){}|]/gu, '\\$&')
    const glob = literal.replaceAll(/\*\*?/gu, (stars) => (stars === '*' ? '[^/]*' : '.*'))
    return new RegExp(`^${glob}$`, 'u').test(branch)
  })
  return (key === 'branches') === (last !== undefined && !last.startsWith('!'))
}
