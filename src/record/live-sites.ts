import type { GitHub } from '../github/api.ts'
import type { Deployment } from '../github/resources.ts'
import { isSameLink } from '../text/host-name.ts'
import { RecordReader } from './read-record.ts'
import { answeredLink, byRecord, endOf, factsOf, liveSiteTask } from './record-format.ts'

/** A live site that names a link. */
export interface LiveSite {
  readonly environment: string
  readonly link: string
}

/** What is looked at. */
export interface Look {
  /** Milliseconds since 1970: deployments that were begun earlier don't count. */
  readonly since: number
  /** Whether the newest one of each environment is asked which link was answered, too. */
  readonly withAnswers: boolean
  /** An environment that is left out: the asker's own. */
  readonly except?: string | undefined
}

/** A list that is read page by page, its first page at once. */
export interface Listing {
  readonly first: Promise<IteratorResult<Deployment[]>>
  readonly others: AsyncGenerator<Deployment[]>
}

/** The live sites of the repository: every environment's own site. Every method throws {@link GitHubError}. */
export class LiveSites {
  readonly #github: GitHub
  /** The links that were answered to deploys that have ended. These change no more. */
  readonly #answers = new Map<number, string | undefined>()

  constructor(github: GitHub) {
    this.#github = github
  }

  /** Asks for the newest ones. An error is thrown to the code that uses them. */
  read(): Listing {
    const others = this.#github.deployments({ task: liveSiteTask })
    const first = others.next()
    first.catch(() => {})
    return { first, others }
  }

  /** The live site that names a link, under any name that may be the same, however its deploy ended. */
  async ownerOf(link: string, look: Look, reading = this.read()): Promise<LiveSite | undefined> {
    const { since, withAnswers, except } = look
    const isOther = ({ environment }: Deployment): boolean => environment.toLowerCase() !== except?.toLowerCase()
    const deployments = (await readSince(since, reading)).filter(isOther)
    for (const each of deployments) {
      const named = factsOf(each)?.link
      if (named !== undefined && isSameLink(named, link)) return { environment: each.environment, link: named }
    }
    if (!withAnswers) return undefined
    const answered = await Promise.all(byRecord(deployments).map((record) => this.#lastAnswer(record)))
    return answered.find((site) => site !== undefined && isSameLink(site.link, link))
  }

  /** Where the last deploy of a record went that was answered: perhaps under another name than it was sent to. */
  async #lastAnswer(record: readonly Deployment[]): Promise<LiveSite | undefined> {
    for (const each of record) {
      const link = await this.#answerTo(each)
      if (link !== undefined) return { environment: each.environment, link }
    }
    return undefined
  }

  /** The link that an environment's live site names last; undefined if it has none. */
  async linkOf(environment: string): Promise<string | undefined> {
    return await new RecordReader(this.#github, { environment, task: liveSiteTask }).newest()
  }

  /** The newest 100 deployments of live sites, of every environment. */
  async newest(): Promise<Deployment[]> {
    const page = await this.read().first
    return page.done ? [] : page.value.filter(isOurs)
  }

  /** The environments that have a live site. */
  async environments(): Promise<readonly string[]> {
    return [...new Set((await this.newest()).map(({ environment }) => environment))]
  }

  async #answerTo({ id }: Deployment): Promise<string | undefined> {
    if (this.#answers.has(id)) return this.#answers.get(id)
    const statuses = (await this.#github.statuses(id)) ?? []
    const answer = answeredLink(statuses)
    if (endOf(statuses)) this.#answers.set(id, answer)
    return answer
  }
}

/** Those that were begun at a time or later. */
async function readSince(since: number, { first, others }: Listing): Promise<Deployment[]> {
  const found: Deployment[] = []
  for (let page = await first; !page.done; page = await others.next()) {
    found.push(...page.value.filter((each) => isOurs(each) && each.createdAt >= since))
    if (page.value.some(({ createdAt }) => createdAt < since)) break
  }
  return found
}

function isOurs(deployment: Deployment): boolean {
  return deployment.task === liveSiteTask && factsOf(deployment) !== undefined
}
