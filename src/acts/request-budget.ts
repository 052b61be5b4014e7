import type { GitHub } from '../github/api.ts'

/** Requests to GitHub in one sweep. The token of a repository has 1,000 an hour, for all jobs together. */
const mostRequests = 500

/** Keeps a sweep below {@link mostRequests}, also while it works on several previews at the same time. */
export class Budget {
  readonly #github: GitHub
  /** Requests that the work under way may still make. */
  #reserved = 0

  constructor(github: GitHub) {
    this.#github = github
  }

  /**
   * Whether some more requests fit in.
   *
   * @param mayExceed whether work that needs more than half of all requests may go over the limit, if no other work is
   * under way
   */
  covers(requests: number, mayExceed: boolean): boolean {
    const isAlone = this.#reserved === 0 && mayExceed
    return this.#github.requests + this.#reserved + requests <= mostRequests || (requests > mostRequests / 2 && isAlone)
  }

  /** Does work that makes at most this number of requests. */
  async spend<T>(requests: number, action: () => Promise<T>): Promise<T> {
    this.#reserved += requests
    return await action().finally(() => {
      this.#reserved -= requests
    })
  }
}
