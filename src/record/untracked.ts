import { log } from '../report/log.ts'
import type { RecordLink } from './links.ts'
import type { PayloadFacts } from './record-format.ts'
import type { Tracking } from './tracking.ts'

/** For a run without a token. The user has decided that nothing is recorded, owned or shown. */
export class Untracked implements Tracking {
  readonly deployment = undefined
  readonly remembers = false
  #isForNewLink = false

  prepare(): void {}

  async links(): Promise<readonly RecordLink[]> {
    return []
  }

  async linksNamed(): Promise<readonly RecordLink[]> {
    return []
  }

  async requireNotTaken(): Promise<void> {}

  async requireNoLiveSite(): Promise<void> {}

  async readProduction(): Promise<void> {}

  async isHolding(): Promise<false> {
    return false
  }

  async begin({ link }: PayloadFacts): Promise<void> {
    this.#isForNewLink = link === undefined
  }

  async beginAnew(): Promise<void> {}

  async succeed(link: string): Promise<void> {
    if (!this.#isForNewLink) return
    log.warning(
      `Without github-token the link ${link} is not remembered: the next run will make another one, and closing a pull request deletes none.`,
    )
  }

  async fail(): Promise<void> {}

  async end(): Promise<void> {}

  async tellRemoved(): Promise<void> {}
}
