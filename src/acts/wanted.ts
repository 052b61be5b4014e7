import type { GitHub } from '../github/api.ts'
import type { Subject } from '../target.ts'

/** Tells whether what previews are for still exists: for many previews, with few requests. */
export class Wanted {
  readonly #github: GitHub
  #open: Promise<Set<number>> | undefined

  constructor(github: GitHub) {
    this.#github = github
  }

  /** Whether a pull request is in the list of the open ones, which is read once. */
  async isKnownOpen(subject: Subject): Promise<boolean> {
    if (subject.kind !== 'pull-request') return false
    this.#open ??= this.#github.openPullRequests()
    return (await this.#open).has(subject.number)
  }

  /**
   * Asks for one pull request or branch.
   *
   * @returns why it is wanted; undefined where it is closed or gone
   * @throws {GitHubError} where that can't be told: a pull request is never deleted, so its 404 is a missing permission
   */
  async isWanted(subject: Subject): Promise<string | undefined> {
    if (subject.kind === 'pull-request') {
      return (await this.#github.pullRequest(subject.number)).open ? 'it is open' : undefined
    }
    if (subject.kind === 'branch' && !(await this.#github.branchExists(subject.branch))) return undefined
    return 'the branch exists'
  }
}
