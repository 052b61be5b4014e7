import type { GitHub } from '../github/api.ts'
import type { Deployment } from '../github/resources.ts'
import type { Subject } from '../target.ts'
import type { Deployments } from './deployments.ts'
import { liveLinks } from './links.ts'
import { byRecord, isOurs, linkInPayload, previewOf, type RecordName } from './record-format.ts'

/** A record of ours for a preview. Times are in milliseconds since 1970. */
export interface Preview {
  readonly subject: Subject
  readonly name: RecordName
  /** How many deployments it has. */
  readonly deployments: number
  /** When the first deployment was begun. */
  readonly since: number
  /** When the newest deployment was begun. */
  readonly latest: number
  /** The link that its newest deployments were begun for; undefined if they tell none, or not the same one. */
  readonly link: string | undefined
}

/** The previews in the repository's records, for a sweep. Every method throws {@link GitHubError}. */
export class Previews {
  readonly #github: GitHub
  readonly #deployments: Deployments

  constructor(github: GitHub, deployments: Deployments) {
    this.#github = github
    this.#deployments = deployments
  }

  /** The previews of one environment, newest first. */
  async in(environment: string): Promise<Preview[]> {
    return previewsOf(await this.#deployments.in(environment))
  }

  /** The previews of all environments, newest first. */
  async all(): Promise<Preview[]> {
    return previewsOf(await this.#deployments.all())
  }

  /** When the newest deployment of a preview was begun, as GitHub says now; 0 if there is none any more. */
  async latestOf(name: RecordName): Promise<number> {
    const [newest] = await this.#deployments.again(name)
    return newest?.createdAt ?? 0
  }

  /** Deletes the deployments of a preview that was torn down before a time, in milliseconds since 1970. */
  async forget(name: RecordName, before: number): Promise<void> {
    const deployments = await this.#deployments.of(name)
    const [newest] = deployments
    if (newest === undefined || newest.createdAt >= before) return
    if ((await liveLinks(deployments, this.#deployments.state)).length > 0) return
    for (const each of deployments) {
      const { kind, at } = await this.#deployments.state(each)
      if (at >= before || kind === 'begun') return
      if (kind === 'torn down') break
    }
    for (const { id } of deployments.toReversed()) await this.#github.deleteDeployment(id)
  }
}

function previewsOf(deployments: readonly Deployment[]): Preview[] {
  return [...byRecord(deployments.filter(isOurs)).values()].flatMap((record) => {
    const [newest] = record
    const subject = newest && previewOf(newest.task)
    if (newest === undefined || subject === undefined) return []
    const { environment, task, createdAt: latest } = newest
    const { createdAt: since } = record.at(-1) ?? newest
    // A link that only the newest one names, beside another, was asked for and may never have been made.
    const [link, before = link] = record.slice(0, 2).map(linkInPayload)
    const sure = link === before ? link : undefined
    return [{ subject, name: { environment, task }, deployments: record.length, since, latest, link: sure }]
  })
}
