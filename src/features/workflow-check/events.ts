/** The events at which a file is played, each with a payload that is made up. */
import { type Fields, fieldsOf } from '../../text/json.ts'
import { and, type Known, type Partly, partly, unknown, type Verdict } from './expression.ts'
import { conditionBranches, hasRef, isPlain, typesOf } from './filters.ts'
import { madeUp } from './made-up.ts'
import { strangersOf } from './strangers.ts'
import { plainText, type Setting, type WorkflowFile, wordsIn } from './workflow-file.ts'

export const pullEvents = ['pull_request', 'pull_request_target']
const pullTypes = ['opened', 'synchronize', 'reopened', 'closed'] as const
/**
 * An `any` event is not played. `no branch` stands for events that depend on an unknown default branch.
 * An `other push` goes to a branch that no filter or condition mentions, a `pattern push` to one that fits a pattern; it has no row.
 * A `start` is by hand or by a schedule. `rare` is any other type of a pull request.
 * A `stranger` has a fork's pull request, or the run or comment after it, and no row.
 */
export type EventKind = 'any' | 'no branch' | PushKind | 'release' | 'start' | 'merged' | 'rare' | 'stranger' | PullType
type PullType = (typeof pullTypes)[number]
type PushKind = 'push' | 'branch push' | 'other push' | 'pattern push' | 'tag'

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

const names =
  'action inputs issue comment review workflow_run client_payload pull_request number release head_commit after label'
const absent: Known = Object.fromEntries(names.split(' ').map((name) => [name, null]))

export function eventsFor(file: WorkflowFile, { repository, branch, own = {} }: Setting): PlayedEvent[] {
  const [owner = ''] = repository.split('/')
  const values = Object.entries(own).filter(([, value]) => typeof value !== 'object') as [string, string][]
  const known = { fork: false, ...Object.fromEntries(values), full_name: repository, owner: partly({ login: owner }) }
  const repo = partly(branch === '' ? known : { ...known, default_branch: branch })
  const workflow = plainText(file.fields['name']) || file.name
  const ordered = ['push', ...pullEvents, ...Object.keys(file.events)].filter((name) => name in file.events)
  return [...new Set(ordered)].flatMap((name) => {
    const filters = fieldsOf(file.events[name]) ?? {}
    const others = pullEvents.includes(name) ? pullsOf(name, filters, repo, branch) : othersOf(name, filters, branch)
    const described = name === 'push' ? pushesOf(filters, file, branch) : others
    return [...described, ...strangersOf(name, filters, repo)].map(({ refs, payload, ...each }, index) => {
      const run = `${name}-${index}`
      const [id, sha, login] = [madeUp(['run'], run), madeUp(['perhaps'], run), madeUp(['person', 'perhaps'], run)]
      const ofRun = { run_id: id, run_number: id, run_attempt: sha, sha, actor: login, triggering_actor: login }
      const common = { repository, repository_owner: owner, workflow, event_name: name, ...ofRun }
      // GitHub does not look at paths for tags.
      const hasPaths = each.kind !== 'tag' && ('paths' in filters || 'paths-ignore' in filters)
      const sent = { ...absent, repository: repo, sender: partly({ login, type: 'User' }), ...payload }
      const event = payload ? partly(name === 'push' ? { ...sent, after: sha } : sent) : unknown
      return { name, ...each, hasPaths, github: partly({ ...common, event, ...refs }) }
    })
  })
}

const unplayed = (kind: 'any' | 'no branch', of = ''): Described => ({ kind, of, type: '', isListed: undefined })

function othersOf(name: string, filters: Fields, branch: string): Described[] {
  if (name === 'schedule' || name === 'workflow_dispatch') {
    if (branch === '') return [unplayed('no branch')]
    // A schedule's payload may lack the repository: what is absent is no fork.
    const payload = name === 'schedule' ? { repository: partly({ fork: false }) } : { inputs: unknown }
    return [{ kind: 'start', of: '', type: '', isListed: true, refs: refsOf('heads', branch), payload }]
  }
  const isOnDefault = name === 'workflow_run' && branch !== ''
  if (name !== 'release') return [{ ...unplayed('any'), ...(isOnDefault ? { refs: refsOf('heads', branch) } : {}) }]
  const types = wordsIn(filters['types'])
  const tag_name = madeUp(['other'])
  return (types.length > 0 ? types.slice(0, 8) : ['published']).map((type) => {
    const payload = { action: type, release: partly({ tag_name }) }
    return { kind: 'release', of: '', type, isListed: true, refs: refsOf('tags', tag_name), payload }
  })
}

const refsOf = (folder: 'heads' | 'tags', name: string): Known => {
  const ref_type = folder === 'tags' ? 'tag' : 'branch'
  return { ref: `refs/${folder}/${name}`, ref_name: name, ref_type, head_ref: '', base_ref: '' }
}

function pushesOf(filters: Fields, file: WorkflowFile, branch: string): Described[] {
  const push = (kind: PushKind, of: string, name = of.replace('…', madeUp(['unwritten']))): Described => {
    const isListed = hasRef(filters, kind === 'tag' ? 'tags' : 'branches', name)
    const refs = refsOf(kind === 'tag' ? 'tags' : 'heads', name)
    const payload = { ref: refs['ref'] ?? '', deleted: false, head_commit: unknown }
    return { kind, of, type: '', isListed, refs, payload }
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
  const any = push('other push', madeUp(['unwritten'], 'other'))
  const other = { ...any, isListed: any.isListed === true }
  const globs = patterns.filter((each) => !isPlain(each) && !/^(?:!|\*+$)/u.test(each))
  const unseen = other.isListed ? [] : globs.slice(0, 5)
  const starred = unseen.filter((of) => of.includes('*'))
  const fitting = starred.map((of) => push('pattern push', of, of.replaceAll(/\*+/gu, madeUp(['unwritten']))))
  const seen = [push('push', branch), ...others.map((of) => push('branch push', of)), other]
  return [...seen, ...unseen.map((of) => unplayed('any', of)), ...fitting.filter(({ isListed }) => isListed), ...tags]
}

function pullsOf(name: string, filters: Fields, repo: Partly, branch: string): Described[] {
  const types = typesOf(filters)
  const bases = [branch, ...wordsIn(filters['branches']).filter(isPlain).slice(0, 5)]
  const target = bases.find((each) => each !== '' && hasRef(filters, 'branches', each) !== false) ?? branch
  const of = target === branch ? '' : target
  const [base_ref, head_ref] = [target === '' ? unknown : madeUp(['other'], target), madeUp(['pull'], 'feature')]
  const [number, user] = [madeUp(['pull']), partly({ login: madeUp(['person', 'pull']), type: 'User' })]
  // A close has the commit of the last push.
  const head = partly({ ref: head_ref, repo, sha: madeUp(['head']) })
  const pull = (kind: EventKind, type: string): Described => {
    const state = { state: type === 'closed' ? 'closed' : 'open', merged: kind === 'merged' }
    const pull_request = partly({ number, user, ...state, base: partly({ ref: base_ref, repo }), head })
    const after = type === 'synchronize' ? madeUp(['head']) : null
    const payload = { action: type, number, pull_request, after, label: type.includes('label') ? unknown : null }
    const isOnBase = kind === 'merged' || name === 'pull_request_target'
    const base = target === '' ? { ref: unknown, ref_name: unknown } : refsOf('heads', target)
    const merge = `${madeUp(['unwritten'])}/merge`
    const own = isOnBase ? base : { ref: `refs/pull/${merge}`, ref_name: merge, ref_type: 'branch' }
    const isListed = and(types.includes(type), hasRef(filters, 'branches', target))
    return { kind, of, type, isListed, refs: { ...own, base_ref, head_ref }, payload }
  }
  const all = new Set([...typesOf({}), ...types.filter((type) => type !== 'closed').slice(0, 8), 'closed'])
  const pulls = [...all].map((type) => pull(pullTypes.find((each) => each === type) ?? 'rare', type))
  return [...pulls, target === '' ? unplayed('no branch') : pull('merged', 'closed')]
}
