import type { GitHub } from '../github/api.ts'
import type { Deployment, Status } from '../github/resources.ts'
import { isSameLink } from '../text/host-name.ts'
import { RecordReader } from './read-record.ts'
import { answeredLink, byRecord, endOf, factsOf, liveSiteTask } from './record-format.ts'

export interface LiveSite {
  readonly environment: string
  readonly link: string
}

/**
 * Which live sites are looked at for a link: those deployed since an hour before this record began (`newer`), also with
 * what their newest deploys were answered (`newer and answered`), or all of them (`all`).
 */
export type Range = 'newer' | 'newer and answered' | 'all'

export interface Look {
  /** Milliseconds since 1970: deployments that were begun earlier don't count. */
  readonly since: number
  /** Whether each environment's newest one is asked which link was answered, too. */
  readonly withAnswers: boolean
  /** An environment that is left out: the asker's own. */
  readonly except?: string | undefined
}

/** The live sites of the repository: every environment's own site. Every method throws {@link GitHubError}. */
export class LiveSites {
  readonly #github: GitHub
  /** The statuses of deploys that have ended. These change no more. */
  readonly #ended = new Map<number, Status[]>()

  constructor(github: GitHub) {
    this.#github = github
  }

  /** Asks for the newest ones at once, and for older pages as they are needed. Throws to the code that needs them. */
  read(): AsyncGenerator<Deployment[]> {
    const pages = this.#github.deployments({ task: liveSiteTask })
    const first = pages.next()
    first.catch(() => {})
    return (async function* () {
      for (let page = await first; !page.done; page = await pages.next()) yield page.value
    })()
  }

  /** The live site that names a link, under any name that may be the same, however its deploy ended. */
  async ownerOf(link: string, look: Look, pages = this.read()): Promise<LiveSite | undefined> {
    const { since, withAnswers, except = '' } = look
    const deployments: Deployment[] = []
    for await (const page of pages) {
      const recent = page.filter(({ createdAt }) => createdAt >= since)
      const others = recent.filter(({ environment }) => environment.toLowerCase() !== except.toLowerCase())
      deployments.push(...others.filter(isOurs))
      if (recent.length < page.length) break
    }
    const named = deployments.map((each) => ({ environment: each.environment, link: factsOf(each)?.link ?? '' }))
    const isIt = (site: LiveSite | undefined): boolean => site !== undefined && isSameLink(site.link, link)
    const owner = named.find(isIt)
    if (owner !== undefined || !withAnswers) return owner
    const answered = await Promise.all(byRecord(deployments).map((record) => this.#lastAnswer(record)))
    return answered.find(isIt)
  }

  /** Where the last deploy of a record went that was answered: perhaps under another name than it was sent to. */
  async #lastAnswer(record: readonly Deployment[]): Promise<LiveSite | undefined> {
    for (const { id, environment } of record) {
      const statuses = this.#ended.get(id) ?? (await this.#github.statuses(id)) ?? []
      if (endOf(statuses)) this.#ended.set(id, statuses)
      const link = answeredLink(statuses)
      if (link !== undefined) return { environment, link }
    }
    return undefined
  }

  async linkOf(environment: string): Promise<string | undefined> {
    return await new RecordReader(this.#github, { environment, task: liveSiteTask }).newest()
  }

  /** The newest 100 deployments of live sites, of every environment. */
  async newest(): Promise<Deployment[]> {
    const page = await this.read().next()
    return page.done ? [] : page.value.filter(isOurs)
  }

  async environments(): Promise<readonly string[]> {
    return [...new Set((await this.newest()).map(({ environment }) => environment))]
  }
}

function isOurs(deployment: Deployment): boolean {
  return deployment.task === liveSiteTask && factsOf(deployment) !== undefined
}
