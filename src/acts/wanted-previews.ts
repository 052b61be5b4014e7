import type { GitHub } from '../github/api.ts'
import type { Subject } from '../target.ts'

/** Whether a preview is still needed, as GitHub says. */
export interface Wish {
  /** Why it is needed; undefined if its pull request is closed or its branch is gone. */
  readonly why: string | undefined
  /** The title of the pull request; empty for a branch. */
  readonly title: string
}

/** Tells for many previews, with few requests, whether their pull request is open or their branch exists. */
export class Wanted {
  readonly #github: GitHub
  #open: Promise<Map<number, string>> | undefined

  constructor(github: GitHub) {
    this.#github = github
  }

  /**
   * Looks for a preview in the list of open pull requests, which is read only once; undefined if it is not in the list.
   */
  async inList(subject: Subject): Promise<Wish | undefined> {
    if (subject.kind !== 'pull-request') return undefined
    this.#open ??= this.#github.openPullRequests()
    const title = (await this.#open).get(subject.number)
    return title === undefined ? undefined : { why: 'it is open', title }
  }

  /**
   * Asks for one pull request or branch.
   *
   * @throws {GitHubError} if there is no answer. A 404 for a pull request is an error too: pull requests are never
   * deleted, so it means a missing permission.
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
