/**
 * What no run may do, whatever happens: pure, from a history to sentences of what was wrong in it. A harm is forgiven
 * only if the very run that did it fails and names the link in its error.
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
}

interface Begin {
  readonly kind: 'begin'
  readonly run: number
  readonly author: Author
  /** GitHub's number of the workflow run, which a run that is started again keeps. */
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
  readonly log: string
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
const isSite = (author: Author): boolean => /^(?:production|staging|docs)\b/u.test(author)

const unknownFate = /not known|may exist|may have been made|may have made/iu

interface Running extends Begin {
  /** What was published when it began. */
  readonly before: ReadonlyMap<string, number>
  readonly harms: { readonly link: string; readonly what: string }[]
  readonly filled: string[]
  readonly replaced: string[]
}

/** What was wrong, in the order in which it came to light; empty if nothing was. */
export function faultsOf(history: readonly Happening[]): string[] {
  const faults: string[] = []
  const owners = new Map<string, Author>()
  /** The number of the workflow run that published last for somebody under a link. */
  const published = new Map<string, number>()
  const gifts = new Set<string>()
  const running = new Map<number, Running>()
  /** Links that no record names, and of which a run said so. */
  const excused = new Set<string>()
  /** How many links of an unknown fate there may be, by who made them. */
  const unknown = new Map<Author, number>()

  const change = ({ kind, link, run: id, author, isRecorded, isWanted }: Change): void => {
    const run = id === undefined ? undefined : running.get(id)
    const owner = owners.get(link)
    if (run && kind !== 'deleted') run.filled.push(link)
    const harm = run && owner !== undefined && kind !== 'created' && harmOf(kind, run, owner)
    if (harm) run.harms.push({ link, what: `${run.author} (run ${run.run}) ${harm}: ${link}, which was ${owner}'s` })
    else if (kind === 'deleted') owners.delete(link)
    else owners.set(link, run?.author ?? author ?? owner ?? 'before')

    function harmOf(kind: 'updated' | 'deleted', { author: who, names, isTeardown, filled }: Running, whose: Author) {
      if (kind === 'updated') {
        if (who === whose || (isSite(who) && names.includes(link) && !isSite(whose))) return undefined
        // A site may follow where another one has moved on.
        if (isSite(who) && names.includes(link) && gifts.has(link)) return undefined
        return 'overwrote what it did not make'
      }
      if (gifts.has(link) || (isTeardown && names.includes(link) && !(isPreview(who) && who !== whose)))
        return undefined
      if (!isPreview(whose)) return 'deleted what no preview made'
      if (who === whose && filled.includes(link)) return undefined
      if (run?.mayReplace && isRecorded && whose.startsWith('pull ') && run.replaced.push(link) === 1) return undefined
      if (isWanted && !(isTeardown && who === whose)) return 'deleted what is needed'
      return isRecorded ? undefined : 'deleted what no record names'
    }
  }

  const end = ({ run: id, code, errors, log, result, link, unrecorded }: End): void => {
    const run = running.get(id)
    if (run === undefined) return
    running.delete(id)
    const said = errors.join('\n')
    const name = `${run.author} (run ${id})`
    for (const harm of run.harms) if (!said.includes(harm.link)) faults.push(harm.what)
    if (code !== 0 && errors.length === 0) faults.push(`${name} failed without an error`)
    if (code === 0 && !/^(?:deployed|deleted|skipped)$/u.test(result ?? ''))
      faults.push(`${name} is green without a result`)
    if (code === 0 && result === 'deployed' && !run.filled.includes(link))
      faults.push(`${name} is green, and deployed nothing to ${link}`)
    for (const each of run.filled) {
      const what = `${run.author} ${each}`
      if ((run.before.get(what) ?? 0) > run.of && !/\bolder\b/iu.test(log))
        faults.push(`${name} put back older content: ${each}`)
      published.set(what, Math.max(run.of, published.get(what) ?? 0))
    }
    if (unknownFate.test(said)) unknown.set(run.author, (unknown.get(run.author) ?? 0) + 1)
    for (const each of unrecorded) if (said.includes(each)) excused.add(each)
    if (running.size === 0) leaks(unrecorded, name)
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

  for (const each of history) {
    if (each.kind === 'begin')
      running.set(each.run, { ...each, before: new Map(published), harms: [], filled: [], replaced: [] })
    else if (each.kind === 'end') end(each)
    else if (each.kind === 'gift') gifts.add(each.link)
    else if (each.kind === 'story ends') {
      leaks(each.links, 'all was swept')
      for (const task of each.previewTasks) faults.push(`a deployment of ${task} is left`)
    } else change(each)
  }
  return faults
}
