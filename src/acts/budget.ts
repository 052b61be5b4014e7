import type { GitHub } from '../github/api.ts'

/** Requests to GitHub in one sweep; a repository's token has 1,000 an hour, for all its jobs. */
const mostRequests = 500

/** Keeps a sweep within so many requests, also where several of its previews are under way. */
export class Budget {
  readonly #github: GitHub
  /** Requests that previews under way may still make. */
  #reserved = 0

  constructor(github: GitHub) {
    this.#github = github
  }

  /**
   * Whether there is room for some more requests.
   *
   * @param mayExceed whether a piece of work that needs more than half of all may go beyond, as long as it is alone
   */
  covers(requests: number, mayExceed: boolean): boolean {
    const isAlone = this.#reserved === 0 && mayExceed
    return (
      this.#github.requests + this.#reserved + requests <= mostRequests ||
      (requests > mostRequests / 2 && isAlone)
    )
  }

  /** Does what makes so many requests at most. */
  async spend<T>(requests: number, action: () => Promise<T>): Promise<T> {
    this.#reserved += requests
    return await action().finally(() => {
      this.#reserved -= requests
    })
  }
}
