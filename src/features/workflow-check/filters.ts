/** Filters: the `types`, `branches` and `tags` below an event in `on:`. */
import { type Fields, fieldsOf } from '../../text/json.ts'
import type { Verdict } from './expression.ts'
import { type WorkflowFile, wordsIn } from './workflow-file.ts'

export const defaultTypes = ['opened', 'synchronize', 'reopened']

export const isPlain = (branch: string): boolean => /^[\w./$-]{1,100}$/u.test(branch)

export const typesOf = (filters: unknown, types = wordsIn(fieldsOf(filters)?.['types'])): string[] =>
  types.length > 0 ? types : defaultTypes

/** `push`: a push to a branch or to a pull request. `default branch`: only events whose file GitHub reads there. */
export type StartedBy = 'push' | 'default branch' | 'other'

/** Events whose file is that of their own commit or branch. */
const ofOwnCommit =
  /^(?:push|pull_request(?:_review(?:_comment)?)?|merge_group|workflow_(?:dispatch|call)|create|release|deployment(?:_status)?)$/u

/** @param events the filters below `on:`, by event */
export function startedBy(events: Fields): StartedBy {
  const { push, pull_request: pull } = events
  const isByBranch = push !== undefined && hasRef(fieldsOf(push) ?? {}, 'branches', '') !== false
  if (isByBranch || (pull !== undefined && typesOf(pull).includes('synchronize'))) return 'push'
  return Object.keys(events).some((name) => ofOwnCommit.test(name)) ? 'other' : 'default branch'
}

/** Whether the filters let this branch or tag through. Unknown for long patterns, and for any sign but `*`, `**` and a leading `!`. */
export function hasRef(filters: Fields, of: 'branches' | 'tags', name: string): Verdict {
  const key = [of, `${of}-ignore`].find((each) => each in filters)
  const patterns = wordsIn(filters[key ?? ''])
  const odd = /(?!^)!|[?+[\]\\]|\*{3}|(?:\*+[^*]+){2}\*|.{100}/su
  const others = of === 'branches' ? ['tags', 'tags-ignore'] : ['branches', 'branches-ignore']
  if (key === undefined) return !others.some((each) => each in filters)
  if (key === of && patterns.includes(name) && !patterns.some((each) => each.startsWith('!'))) return true
  if (name === '' || patterns.length > 50 || patterns.some((each) => odd.test(each.slice(0, 200)))) return undefined
  // The last pattern that matches decides.
  const last = patterns.findLast((pattern) => {
    const literal = pattern.replace(/^!/u, '').replaceAll(/[.^$(){}|]/gu, '\\$&')
    const glob = literal.replaceAll(/\*\*?/gu, (stars) => (stars === '*' ? '[^/]*' : '.*'))
    return new RegExp(`^${glob}$`, 'u').test(name)
  })
  return (key === of) === (last !== undefined && !last.startsWith('!'))
}

/** The branches in conditions. One that ends with `…` is the beginning of a name, as in `startsWith`. */
export function conditionBranches({ jobs }: WorkflowFile): string[] {
  const conditions = JSON.stringify([...jobs.values()]).slice(0, 100_000)
  const beginnings = /(?:startsWith|contains)\(github\.ref(?:_name)?, *'(?:refs\/)?(?:heads\/)?([\w./-]{1,100})'/giu
  const namesIn = (pattern: RegExp) => Array.from(conditions.matchAll(pattern), ([, name = '']) => name)
  const begun = namesIn(beginnings).filter((each) => !/^tags\b/u.test(each))
  const names = namesIn(/(?:refs\/heads\/|ref_name == ')([\w./-]{1,100})/gu)
  const whole = names.filter((each) => !begun.includes(each)).map((each) => each.replace(/\/$/u, '/…'))
  return [...whole, ...begun.map((each) => `${each}…`)]
}
