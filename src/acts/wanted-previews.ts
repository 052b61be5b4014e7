import type { GitHub } from '../github/api.ts'
import type { Preview } from '../record/previews.ts'
import type { Subject } from '../target.ts'
import type { GitHubAccess } from './services.ts'

/** Whether a preview is still needed, as GitHub says. */
export interface Wish {
  /** Undefined if it is not needed: its pull request is closed, its branch is gone, or it has expired. */
  readonly why: string | undefined
  /** The title of the pull request; empty for a branch. */
  readonly title: string
  /** Days without a deploy, if these are too many. */
  readonly expired?: number
}

/** Asks whether a pull request is open or a branch exists. A pull request's 404 is an error: none is ever deleted. */
export async function askFor(subject: Subject, github: GitHub): Promise<Wish> {
  if (subject.kind === 'pull-request') {
    const { open, title } = await github.pullRequest(subject.number)
    return { why: open ? 'it is open' : undefined, title }
  }
  const isGone = subject.kind === 'branch' && !(await github.branchExists(subject.branch))
  return { why: isGone ? undefined : 'the branch exists', title: '' }
}

/** Tells for many previews, with few requests, whether they are still needed. */
export class Wanted {
  readonly #access: GitHubAccess
  readonly #expireAfter: number
  #open: Promise<ReadonlyMap<number, string>> | undefined

  /** @param expireAfter days without a deploy after which a preview is not needed */
  constructor(access: GitHubAccess, expireAfter = Infinity) {
    this.#access = access
    this.#expireAfter = expireAfter
  }

  /** The title of a preview's pull request if the list of open ones, which is read once, shows that it is needed. */
  async titleIfOpen({ subject, latest }: Preview): Promise<string | undefined> {
    if (subject.kind !== 'pull-request' || this.#isExpired(latest)) return undefined
    this.#open ??= this.#access.github.openPullRequests().catch(() => new Map())
    return (await this.#open).get(subject.number)
  }

  /** Asks for one preview. Throws as `askFor` does. */
  async ask({ subject, latest, name }: Preview): Promise<Wish> {
    const wish = await askFor(subject, this.#access.github)
    if (wish.why === undefined || !this.#isExpired(latest)) return wish
    const isOld = this.#isExpired(await this.#access.records.previews.latestOf(name))
    return { ...wish, why: isOld ? undefined : 'it was deployed to meanwhile', expired: this.#expireAfter }
  }

  /** @param latest when a preview was deployed last, in milliseconds since 1970 */
  #isExpired(latest: number): boolean {
    return Date.now() - latest > this.#expireAfter * 24 * 60 * 60_000
  }
}
