/**
 * What no run may do, whatever happens (design 3). A harm is forgiven if the run that did it fails and names the link. If
 * something was overwritten, the run that it met there may do so, too.
 */

/** Who publishes: `pull 7`, `branch topic`, `production`, `staging`, …; a sweep; or whoever was there before, by any other name. */
export type Author = string

export const isPreview = (author: Author): boolean => /^(?:pull|branch) /u.test(author)

/** What is so of a link and of the one whose site is there, at the moment of a change. */
export interface Facts {
  /** Whether a record of theirs names the link in a payload. */
  readonly isRecorded: boolean
  /** Whether they need it: an open pull request, a branch that is there. */
  readonly isWanted: boolean
  /** Whether it is the current link of their live site. */
  readonly isCurrent: boolean
}

export interface Beginning {
  readonly author: Author
  /** The number of the workflow run and its attempt, which all jobs of it share. */
  readonly of: string
  /** What `domain` says, and the links that its record names. */
  readonly names: readonly string[]
  /** Whether a person asked for a teardown: then `domain` gives a link away. */
  readonly isTeardown: boolean
  /** Whether one pull request's preview may go to make room (`replace-oldest`). */
  readonly mayReplace: boolean
}

export interface Ending {
  readonly code: number | null
  readonly errors: readonly string[]
  /** Whether a warning says that it could not look for whom it met. */
  readonly isUnsure: boolean
  readonly result: string | undefined
  readonly link: string
  /** Links that are there and that no record names. */
  readonly unrecorded: readonly string[]
}

interface Run extends Beginning {
  readonly began: number
  ended: number
  /** What the error says; empty if it is green. */
  said: string
  isUnsure: boolean
  readonly overwritten: [link: string, sentence: string][]
  readonly deleted: [link: string, sentence: string][]
  /** The links that it made or filled, and whose site was there before. */
  readonly filled: Map<string, Author | undefined>
  hasReplaced: boolean
}

export class Oracle {
  readonly #owners = new Map<string, Author>()
  readonly #gifts = new Set<string>()
  readonly #runs = new Map<number, Run>()
  readonly #faults: string[] = []
  /** Links that no record names, and of which a run said so. */
  readonly #excused = new Set<string>()
  #now = 0

  owner(link: string): Author {
    return this.#owners.get(link) ?? ''
  }

  /** Somebody has a site under a link, by no run. */
  owns(link: string, author: Author): void {
    this.#owners.set(link, author)
  }

  /** From here on a person lets a link go, such as by `expire-after`. */
  give(link: string): void {
    this.#gifts.add(link)
  }

  begin(id: number, beginning: Beginning): void {
    const nothing = { overwritten: [], deleted: [], filled: new Map(), hasReplaced: false, said: '', isUnsure: false }
    this.#runs.set(id, { ...beginning, ...nothing, began: ++this.#now, ended: Number.POSITIVE_INFINITY })
  }

  /** @returns who has done it; undefined if it was nobody's run */
  fill(id: number, link: string, facts: Facts): Author | undefined {
    const run = this.#runs.get(id)
    if (!run) return undefined
    const owner = this.#owners.get(link)
    const isHarm = owner !== undefined && owner !== run.author && !this.#mayTake(run, link, owner, facts)
    if (!run.filled.has(link)) run.filled.set(link, owner)
    if (isHarm) run.overwritten.push([link, this.#sentence(id, run, 'overwrote', link)])
    else this.#owners.set(link, run.author)
    return run.author
  }

  /** A live site may take what its `domain` names, unless it is another's: recorded, or just being filled. */
  #mayTake({ author, names }: Run, link: string, owner: Author, { isRecorded, isCurrent }: Facts): boolean {
    const isKept = isPreview(owner) ? isRecorded : isCurrent
    const isFilling = this.#running().some((each) => each.author === owner && each.filled.has(link))
    return !isPreview(author) && names.includes(link) && !isKept && !isFilling
  }

  delete(id: number, link: string, facts: Facts): undefined {
    const run = this.#runs.get(id)
    const owner = this.#owners.get(link)
    const harm = run && owner !== undefined && this.#harmOfDeletion(run, link, owner, facts)
    if (harm) run.deleted.push([link, this.#sentence(id, run, `deleted what ${harm}`, link)])
    this.#owners.delete(link)
  }

  #harmOfDeletion(run: Run, link: string, owner: Author, { isRecorded, isWanted }: Facts): string | undefined {
    const isOwn = run.author === owner
    const isTornDown = run.isTeardown && run.names.includes(link) && (isOwn || !isPreview(run.author))
    if (this.#gifts.has(link) || isTornDown) return undefined
    if (!isPreview(owner)) return 'no preview made'
    if (isOwn && run.filled.has(link)) return undefined
    if (run.mayReplace && !run.hasReplaced && isRecorded && owner.startsWith('pull ')) {
      run.hasReplaced = true
      return undefined
    }
    if (isWanted && !(run.isTeardown && isOwn)) return 'is needed'
    return isRecorded ? undefined : 'no record names'
  }

  end(id: number, { code, errors, isUnsure, result, link, unrecorded }: Ending): void {
    const run = this.#runs.get(id)
    if (!run) return
    Object.assign(run, { ended: ++this.#now, said: errors.join('\n'), isUnsure })
    const name = `${run.author} (run ${id})`
    if (code !== 0 && errors.length === 0) this.#faults.push(`${name} failed without an error`)
    if (code === 0 && !/^(?:deployed|deleted|skipped)$/u.test(result ?? ''))
      this.#faults.push(`${name} is green without a result`)
    if (code === 0 && result === 'deployed' && !run.filled.has(link))
      this.#faults.push(`${name} is green, and deployed nothing to ${link}`)
    // Whoever failed and says so has not got what was another one's.
    for (const [each, before] of run.filled)
      if (before !== undefined && run.said.includes(each) && this.owner(each) === run.author) this.owns(each, before)
    for (const each of unrecorded) if (run.said.includes(each)) this.#excused.add(each)
    if (this.#running().length === 0) this.expectNoLeak(unrecorded, name)
  }

  /** A preview's link that no record names must have been named by an error, or one must say that a link may exist. */
  expectNoLeak(links: readonly string[], when: string): void {
    for (const link of links) {
      const owner = this.owner(link)
      const isUnknown = [...this.#runs.values()].some(({ author, said }) => author === owner && unknownFate.test(said))
      if (!isPreview(owner) || this.#excused.has(link) || isUnknown) continue
      this.#excused.add(link)
      this.#faults.push(`${link}, which ${owner} made, is named by no record and by no error, after ${when}`)
    }
  }

  /** What was wrong; empty if nothing was. */
  faults(): string[] {
    const runs = [...this.#runs.values()]
    const untold = runs.flatMap((run) => [
      ...run.deleted.filter(([link]) => !run.said.includes(link)),
      ...run.overwritten.filter(([link]) => !runs.some((each) => tellsOf(each, run, link))),
    ])
    return [...this.#faults, ...untold.map(([, sentence]) => sentence)]
  }

  #running(): Run[] {
    return [...this.#runs.values()].filter(({ ended }) => ended === Number.POSITIVE_INFINITY)
  }

  #sentence(id: number, { author }: Run, harm: string, link: string): string {
    return `${author} (run ${id}) ${harm}: ${link}, which was ${this.owner(link)}'s`
  }
}

const unknownFate = /may exist|may have been made|may have this commit/iu

/** Whether a run says that this one has overwritten a link: itself, another job of its workflow run, or one that it met there. */
function tellsOf(each: Run, run: Run, link: string): boolean {
  const isMet = each.filled.has(link) && each.began < run.ended && run.began < each.ended
  if (each !== run && each.of === run.of) return each.said !== '' || each.isUnsure
  return (each === run || isMet) && (each.said.includes(link) || each.isUnsure)
}
