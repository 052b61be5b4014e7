/** The events at which a file is played, each with a payload that is made up. */
import { type Fields, fieldsOf } from '../../text/json.ts'
import { and, emptyList, type Known, MadeUp, type Partly, partly, unknown, type Verdict } from './expression.ts'
import { defaultTypes, hasRef, isPlain, typesOf } from './filters.ts'
import { plainText, type WorkflowFile, wordsIn } from './workflow-file.ts'

export const pullEvents = ['pull_request', 'pull_request_target']
const pullTypes = ['opened', 'synchronize', 'reopened', 'closed'] as const
/**
 * An `any` event is not played. `no branch` stands for events that depend on an unknown default branch.
 * An `other push` goes to a branch that no filter or condition mentions. `rare` is any other type of a pull request.
 * A `stranger` has a fork's pull request, or the run after it, and no row.
 */
export type EventKind = 'any' | 'no branch' | PushKind | 'release' | 'merged' | 'rare' | 'stranger' | PullType
type PullType = (typeof pullTypes)[number]
type PushKind = 'push' | 'branch push' | 'other push' | 'tag'

export interface PlayedEvent {
  readonly kind: EventKind
  readonly name: string
  /** The branch or tag that a row shows, or the base of a pull request if it is not the default branch. May be empty. */
  readonly of: string
  readonly type: string
  /** Whether its type, branch or tag starts the workflow. */
  readonly isListed: Verdict
  readonly hasPaths: boolean
  readonly github: Partly
}
interface Described extends Pick<PlayedEvent, 'kind' | 'of' | 'type' | 'isListed'> {
  readonly refs?: Known
  readonly payload?: Known
}

/** Part of each number and name that is made up for the play. */
export const madeUp = '90071'
/** Part of what is another one in each run, such as its number, its commit and who started it. */
export const ofRun = `run-${madeUp}`

/** @param branch the default branch, empty if it is unknown */
export function eventsFor(file: WorkflowFile, repository: string, branch: string): PlayedEvent[] {
  const repository_owner = repository.split('/')[0] ?? ''
  const workflow = plainText(file.fields['name']) || file.name
  const absent = { inputs: null, issue: null, comment: null, review: null, workflow_run: null, client_payload: null }
  const known = { ...absent, repository: partly(branch === '' ? {} : { default_branch: branch }) }
  const names = ['push', ...pullEvents, ...Object.keys(file.events)].filter((name) => name in file.events)
  return [...new Set(names)].flatMap((name) => {
    const filters = fieldsOf(file.events[name]) ?? {}
    const others = pullEvents.includes(name) ? pullsOf(name, filters, repository, branch) : othersOf(name, filters)
    const described = name === 'push' ? pushesOf(filters, file, branch) : others
    return [...described, ...strangersOf(name, filters)].map(({ refs, payload, ...each }, index) => {
      const run = new MadeUp(`${ofRun}-${name}-${index}`)
      const own = { actor: run, triggering_actor: run, run_id: run, run_number: run, run_attempt: run, sha: run }
      const common = { repository, repository_owner, workflow, ...own }
      // GitHub does not look at paths for tags.
      const hasPaths = each.kind !== 'tag' && ('paths' in filters || 'paths-ignore' in filters)
      const event = payload ? partly({ ...known, after: run, sender: partly({ login: run }), ...payload }) : unknown
      return { name, ...each, hasPaths, github: partly({ ...common, event_name: name, event, ...refs }) }
    })
  })
}

const unplayed = (kind: 'any' | 'no branch', of = ''): Described => ({ kind, of, type: '', isListed: undefined })

/** Part of each number, name and commit that a stranger chooses. */
export const strange = '90072'
export const isMadeUp = (text: string): boolean => text.includes(madeUp) || text.includes(strange)

/** Somebody without rights, whose pull request nobody has looked at. Nothing compares with the names that he may choose. */
function strangersOf(name: string, filters: Fields): Described[] {
  const [sha, ref] = [new MadeUp(`commit-${strange}`), new MadeUp(`branch-${strange}`)]
  const login = `stranger-${strange}`
  const user = partly({ login })
  const repo = partly({ full_name: `${login}/fork`, fork: true, owner: user })
  const none = { labels: emptyList, author_association: 'NONE', merged: false }
  const head = partly({ sha, ref, repo, user })
  const pull = {
    number: strange,
    pull_request: partly({ ...none, number: strange, head, user, merge_commit_sha: sha }),
  }
  const from = {
    event: 'pull_request',
    head_sha: sha,
    head_branch: ref,
    head_repository: repo,
    pull_requests: emptyList,
  }
  const run = {
    pull_request: null,
    number: null,
    workflow_run: partly({ ...from, actor: user, triggering_actor: user }),
  }
  const refs = { actor: login, triggering_actor: login, head_ref: name === 'workflow_run' ? '' : ref }
  const types = { pull_request_target: typesOf(filters).filter((type) => defaultTypes.includes(type)) }
  return ({ ...types, workflow_run: ['completed'] }[name] ?? []).map((action) => {
    const payload = { action, label: null, sender: user, ...(name === 'workflow_run' ? run : pull) }
    return { kind: 'stranger', of: '', type: action, isListed: false, refs, payload }
  })
}

function othersOf(name: string, filters: Fields): Described[] {
  if (name !== 'release') return [unplayed('any')]
  const types = wordsIn(filters['types'])
  const refs = refsOf('tags', 'v1.0.0')
  return (types.length > 0 ? types.slice(0, 8) : ['published']).map((type) => {
    const payload = {
      action: type,
      release: partly({ tag_name: new MadeUp('v1.0.0') }),
      pull_request: null,
      number: null,
    }
    return { kind: 'release', of: '', type, isListed: true, refs, payload }
  })
}

const refsOf = (folder: 'heads' | 'tags', name: string): Known => {
  const ref_type = folder === 'tags' ? 'tag' : 'branch'
  return { ref: `refs/${folder}/${name}`, ref_name: name, ref_type, head_ref: '', base_ref: '' }
}

/** The branches in conditions. One that ends with `…` is the beginning of a name, as in `startsWith`. */
export function conditionBranches({ jobs }: WorkflowFile): string[] {
  const conditions = JSON.stringify([...jobs.values()]).slice(0, 100_000)
  const beginnings = /(?:startsWith|contains)\(github\.ref(?:_name)?, *'(?:refs\/)?(?:heads\/)?([\w./-]{1,100})'/giu
  const begun = [...conditions.matchAll(beginnings)]
    .map(([, name = '']) => name)
    .filter((each) => !/^tags\b/u.test(each))
  const names = [...conditions.matchAll(/(?:refs\/heads\/|ref_name == ')([\w./-]{1,100})/gu)].map(
    ([, name = '']) => name,
  )
  const whole = names.filter((each) => !begun.includes(each)).map((each) => each.replace(/\/$/u, '/…'))
  return [...whole, ...begun.map((each) => `${each}…`)]
}

function pushesOf(filters: Fields, file: WorkflowFile, branch: string): Described[] {
  const push = (kind: PushKind, of: string, name = of.replace('…', madeUp)): Described => {
    const isListed = hasRef(filters, kind === 'tag' ? 'tags' : 'branches', name)
    const payload = { ref: '', deleted: false, action: null, pull_request: null, number: null, release: null }
    const refs = refsOf(kind === 'tag' ? 'tags' : 'heads', name)
    return { kind, of, type: '', isListed, refs, payload: { ...payload, ref: refs['ref'] ?? '' } }
  }
  const [written = '**'] = wordsIn(filters['tags']).filter((each) => !each.startsWith('!'))
  const example = written.replace(/[*?+[].*$/su, '1.0.0')
  const tag = /^\*+$/u.test(written)
    ? push('tag', 'v…', 'v1.0.0')
    : { ...push('tag', written, example), isListed: true }
  const tags = tag.isListed === false ? [] : [tag]
  if (branch === '') return [unplayed('no branch'), ...tags]
  const patterns = wordsIn(filters['branches'])
  const named = new Set([...patterns.filter(isPlain), ...conditionBranches(file)])
  const others = [...named].filter((each) => each.replace('…', '') !== branch).slice(0, 5)
  const any = push('other push', `other-${madeUp}`)
  const other = { ...any, isListed: any.isListed === true }
  const unseen = patterns.filter((each) => !isPlain(each) && !/^(?:!|\*+$)/u.test(each)).slice(0, 5)
  return [
    push('push', branch),
    ...others.map((of) => push('branch push', of)),
    other,
    ...(other.isListed ? [] : unseen.map((of) => unplayed('any', of))),
    ...tags,
  ]
}

function pullsOf(name: string, filters: Fields, repository: string, branch: string): Described[] {
  const types = typesOf(filters)
  const bases = [branch, ...wordsIn(filters['branches']).filter(isPlain).slice(0, 5)]
  const target = bases.find((each) => each !== '' && hasRef(filters, 'branches', each) !== false) ?? branch
  const repo = partly({ full_name: repository, fork: false })
  const [base_ref, head_ref] = [target === '' ? unknown : new MadeUp(target), new MadeUp(`feature-${madeUp}`)]
  const of = target === branch ? '' : target
  const pull = (kind: EventKind, type: string): Described => {
    const state = { state: type === 'closed' ? 'closed' : 'open', merged: kind === 'merged' }
    const head = partly({ ref: head_ref, repo, sha: new MadeUp(`${ofRun}-${type}`) })
    const sides = { base: partly({ ref: base_ref, repo }), head }
    const about = { number: madeUp, pull_request: partly({ number: madeUp, ...state, ...sides }) }
    const payload = { action: type, ...about, head_commit: null, release: null }
    const isOnBase = kind === 'merged' || name === 'pull_request_target'
    const base = target === '' ? { ref: unknown, ref_name: unknown } : refsOf('heads', target)
    const merge = { ref: `refs/pull/${madeUp}/merge`, ref_name: `${madeUp}/merge`, ref_type: 'branch' }
    const refs = { ...(isOnBase ? base : merge), base_ref, head_ref }
    const isListed = and(types.includes(type), hasRef(filters, 'branches', target))
    return { kind, of, type, isListed, refs, payload }
  }
  const all = new Set([...typesOf({}), ...types.filter((type) => type !== 'closed').slice(0, 8), 'closed'])
  const pulls = [...all].map((type) => pull(pullTypes.find((each) => each === type) ?? 'rare', type))
  return [...pulls, target === '' ? unplayed('no branch') : pull('merged', 'closed')]
}
