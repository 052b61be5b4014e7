/**
 * What no run may do, whatever happens: pure, from a history to sentences of what was wrong in it. A harm is forgiven
 * if the run that did it fails and names the link. If something was overwritten, the run that it met there may do so, too.
 */

/** Who publishes: `pull 7`, `branch topic`, `production`, `staging`, …; whoever else was there before is `before`, or anybody. */
export type Author = string

/** One change to a link, with what was so at that very moment. */
export interface Change {
  readonly kind: 'created' | 'updated' | 'deleted'
  readonly link: string
  /** The run that asked for it; undefined if somebody did it by hand. */
  readonly run: number | undefined
  /** By hand: whose site it is from now on. */
  readonly author?: Author
  /** Whether a record of the one whose site was there names the link in a payload. */
  readonly isRecorded: boolean
  /** Whether the one whose site was there needs it: an open pull request, a branch that is there. */
  readonly isWanted: boolean
  /** Whether it is the current link of the live site that was there. */
  readonly isCurrent: boolean
}

interface Begin {
  readonly kind: 'begin'
  readonly run: number
  readonly author: Author
  /** The number of the workflow run and its attempt, which all jobs of it share. */
  readonly of: number
  /** What `domain` says, and the links that its record names. */
  readonly names: readonly string[]
  /** Whether a person asked for a teardown: then `domain` gives a link away. */
  readonly isTeardown?: boolean
  /** Whether one pull request's preview may go to make room (`replace-oldest`). */
  readonly mayReplace?: boolean
}

interface End {
  readonly kind: 'end'
  readonly run: number
  readonly code: number | null
  readonly errors: readonly string[]
  /** Whether a warning says that it could not look for whom it met. */
  readonly isUnsure: boolean
  readonly result: string | undefined
  readonly link: string
  /** Links that are there and that no record of a preview or a live site names. */
  readonly unrecorded: readonly string[]
}

/** A person lets this link go, such as by `expire-after` or `replace-oldest`. */
interface Gift {
  readonly kind: 'gift'
  readonly link: string
}

/** All is closed and was swept: what should be gone now is gone. */
interface Story {
  readonly kind: 'story ends'
  readonly links: readonly string[]
  readonly previewTasks: readonly string[]
}

export type Happening = Change | Begin | End | Gift | Story

export const isPreview = (author: Author): boolean => /^(?:pull|branch) /u.test(author)
/** Of a repository's live site: everybody else is somebody outside. */
const isSite = (author: Author): boolean => /^(?:production|staging|docs|shop)\b/u.test(author)

const unknownFate = /may exist|may have been made|may have this commit/iu

interface Harm {
  readonly link: string
  readonly what: string
  readonly kind: Change['kind']
}

interface Run extends Begin {
  readonly began: number
  ended: number
  /** What the error says; empty if it is green. */
  said: string
  isUnsure: boolean
  readonly harms: Harm[]
  /** The links that it made or filled, and whose site was there before. */
  readonly filled: Map<string, Author | undefined>
  readonly replaced: string[]
}

/** What was wrong; empty if nothing was. */
export function faultsOf(history: readonly Happening[]): string[] {
  const faults: string[] = []
  const owners = new Map<string, Author>()
  const gifts = new Set<string>()
  const runs = new Map<number, Run>()
  /** Links that no record names, and of which a run said so. */
  const excused = new Set<string>()
  /** How many links of an unknown fate there may be, by who made them. */
  const unknown = new Map<Author, number>()
  const running = (): Run[] => [...runs.values()].filter(({ ended }) => ended === Number.POSITIVE_INFINITY)

  const change = (happening: Change): void => {
    const { kind, link, run: id, author } = happening
    const run = id === undefined ? undefined : runs.get(id)
    const owner = owners.get(link)
    const isFilling = running().some((each) => each.author === owner && each.filled.has(link))
    const harm = run && owner !== undefined && harmOf(happening, run, owner, isFilling)
    if (run && kind !== 'deleted' && !run.filled.has(link)) run.filled.set(link, owner)
    if (harm)
      run.harms.push({ kind, link, what: `${run.author} (run ${run.run}) ${harm}: ${link}, which was ${owner}'s` })
    else if (kind === 'deleted') owners.delete(link)
    else owners.set(link, run?.author ?? author ?? owner ?? 'before')
  }

  /** @param isFilling whether a run of the owner is under way that has made or filled the link */
  const harmOf = (
    { kind, link, isRecorded, isWanted, isCurrent }: Change,
    { author: who, names, isTeardown, mayReplace, filled, replaced }: Run,
    whose: Author,
    isFilling: boolean,
  ): string | undefined => {
    if (kind === 'created') return undefined
    if (kind === 'updated') {
      const isKept = isSite(whose) ? isCurrent : isPreview(whose) && isRecorded
      if (who === whose || (isSite(who) && names.includes(link) && !isKept && !isFilling)) return undefined
      return 'overwrote what it did not make'
    }
    if (gifts.has(link) || (isTeardown && names.includes(link) && !(isPreview(who) && who !== whose))) return undefined
    if (!isPreview(whose)) return 'deleted what no preview made'
    if (who === whose && filled.has(link)) return undefined
    if (mayReplace && isRecorded && whose.startsWith('pull ') && replaced.push(link) === 1) return undefined
    if (isWanted && !(isTeardown && who === whose)) return 'deleted what is needed'
    return isRecorded ? undefined : 'deleted what no record names'
  }

  const end = ({ run: id, code, errors, isUnsure, result, link, unrecorded }: End, now: number): void => {
    const run = runs.get(id)
    if (run === undefined) return
    run.ended = now
    run.said = errors.join('\n')
    run.isUnsure = isUnsure
    const name = `${run.author} (run ${id})`
    if (code !== 0 && errors.length === 0) faults.push(`${name} failed without an error`)
    if (code === 0 && !/^(?:deployed|deleted|skipped)$/u.test(result ?? ''))
      faults.push(`${name} is green without a result`)
    if (code === 0 && result === 'deployed' && !run.filled.has(link))
      faults.push(`${name} is green, and deployed nothing to ${link}`)
    // Whoever failed and says so has not got what was another one's.
    for (const [each, before] of run.filled)
      if (before !== undefined && run.said.includes(each) && owners.get(each) === run.author) owners.set(each, before)
    if (unknownFate.test(run.said)) unknown.set(run.author, (unknown.get(run.author) ?? 0) + 1)
    for (const each of unrecorded) if (run.said.includes(each)) excused.add(each)
    if (running().length === 0) leaks(unrecorded, name)
  }

  /** A preview's link that nobody knows of is excused by name, or one for each run of its own that did not know. */
  const leaks = (links: readonly string[], when: string): void => {
    for (const link of links) {
      const owner = owners.get(link)
      if (owner === undefined || !isPreview(owner) || excused.has(link)) continue
      const left = unknown.get(owner) ?? 0
      if (left > 0) unknown.set(owner, left - 1)
      else faults.push(`${link}, which ${owner} made, is named by no record and by no error, after ${when}`)
      excused.add(link)
    }
  }

  /** What was overwritten may be told by a run that it met at the link, and by any job of the same workflow run. */
  const isTold = ({ kind, link }: Harm, run: Run): boolean =>
    [...runs.values()].some((each) => {
      const isNamed = each.said.includes(link)
      const isMet = each.filled.has(link) && each.began < run.ended && run.began < each.ended
      if (each === run) return isNamed || (kind === 'updated' && each.isUnsure)
      if (kind === 'updated' && each.of === run.of) return each.said !== '' || each.isUnsure
      return kind === 'updated' && isMet && (isNamed || each.isUnsure)
    })

  for (const [now, each] of history.entries()) {
    const begun = {
      began: now,
      ended: Number.POSITIVE_INFINITY,
      said: '',
      isUnsure: false,
      harms: [],
      filled: new Map(),
      replaced: [],
    }
    if (each.kind === 'begin') runs.set(each.run, { ...each, ...begun })
    else if (each.kind === 'end') end(each, now)
    else if (each.kind === 'gift') gifts.add(each.link)
    else if (each.kind === 'story ends') {
      leaks(each.links, 'all was swept')
      for (const task of each.previewTasks) faults.push(`a deployment of ${task} is left`)
    } else change(each)
  }
  for (const run of runs.values()) for (const harm of run.harms) if (!isTold(harm, run)) faults.push(harm.what)
  return faults
}
