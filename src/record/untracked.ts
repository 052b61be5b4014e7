import { log } from '../report/log.ts'
import { unknownLink } from './permissions.ts'
import type { Tracking } from './tracking.ts'

/** For a run without a token. The user has decided that nothing is recorded, owned or shown. */
export class Untracked implements Tracking {
  readonly deployment = undefined
  #link: string | undefined

  prepare(): void {}

  async holding(): Promise<undefined> {
    return undefined
  }

  async recall(): Promise<undefined> {
    return undefined
  }

  async requireNoOtherOwner(): Promise<void> {}

  async begin(link: string | undefined): Promise<void> {
    this.#link = link
  }

  async beginAnew(link: string | undefined): Promise<void> {
    this.#link = link
  }

  async requireNewLink(): Promise<void> {}

  async succeed(link: string): Promise<void> {
    if (this.#link !== undefined) return
    log.warning(
      `Without github-token the link ${link} is not remembered: the next run will make another one.`,
    )
  }

  async fail(): Promise<void> {}

  async wasClosed(): Promise<false> {
    return false
  }

  async links(): Promise<never> {
    throw unknownLink()
  }

  async end(): Promise<void> {}

  async endLink(): Promise<void> {}
}
