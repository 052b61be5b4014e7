import type { GitHub } from '../github/api.ts'
import type { Subject } from '../target.ts'

/** What GitHub says of what a preview is for. */
export interface Wish {
  /** Why the preview is wanted; undefined where its pull request is closed or its branch gone. */
  readonly why: string | undefined
  /** Of a pull request. */
  readonly title: string
}

/** Tells whether what previews are for still exists: for many previews, with few requests. */
export class Wanted {
  readonly #github: GitHub
  #open: Promise<Map<number, string>> | undefined

  constructor(github: GitHub) {
    this.#github = github
  }

  /** What the list of the open pull requests, which is read once, says of a preview; undefined where it is not in it. */
  async inList(subject: Subject): Promise<Wish | undefined> {
    if (subject.kind !== 'pull-request') return undefined
    this.#open ??= this.#github.openPullRequests()
    const title = (await this.#open).get(subject.number)
    return title === undefined ? undefined : { why: 'it is open', title }
  }

  /**
   * Asks for one pull request or branch.
   *
   * @throws {GitHubError} where nothing can be told: a pull request is never deleted, so its 404 is a missing permission
   */
  async ask(subject: Subject): Promise<Wish> {
    if (subject.kind === 'pull-request') {
      const { open, title } = await this.#github.pullRequest(subject.number)
      return { why: open ? 'it is open' : undefined, title }
    }
    const isGone = subject.kind === 'branch' && !(await this.#github.branchExists(subject.branch))
    return { why: isGone ? undefined : 'the branch exists', title: '' }
  }
}
