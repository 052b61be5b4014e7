import { isDeepStrictEqual } from 'node:util'
import { ActionError } from '../errors.ts'
import { repeat } from '../http/attempts.ts'
import type { Subject } from '../subject.ts'
import { count } from '../text/printable.ts'
import { runUrl } from '../variables.ts'
import { GitHubError, ifThere } from './answers.ts'
import { type GitHub, once, type Sending, showing } from './client.ts'
import type { Deployment, Owner, Preview, Run } from './deployment.ts'
import { deploymentIn, isSameEnvironment, liveSiteTask, requestFor, subjectOf, taskOf } from './deployment.ts'

/** Asked after each page. */
export type IsEnough = (found: readonly Deployment[], pages: number) => boolean | Promise<boolean>

const ofAll = '/repos/{owner}/{repo}/deployments'
const ofOne = `${ofAll}/{deployment_id}`

/** Our deployments on GitHub, newest first; none without a token. All methods throw {@link GitHubError}. */
export class Deployments {
  readonly run: Run
  readonly #github: GitHub | undefined

  constructor(github: GitHub | undefined, run: Run) {
    this.run = run
    this.#github = github
  }

  /** A live site may have thousands: only the pages up to one with a link. */
  async recordOf({ environment, subject }: Owner, as?: Sending): Promise<Deployment[]> {
    const isLive = subject.kind === 'live-site'
    const names = { environment, task: taskOf(subject) }
    return await this.#list(names, (found) => isLive && found.some(({ link }) => link !== ''), as)
  }

  /** In all environments. All live sites are one subject. */
  async ofSubject(subject: Subject, isEnough: IsEnough): Promise<Deployment[]> {
    return await this.#list({ task: taskOf(subject) }, isEnough)
  }

  /** Ours among the repository's newest deployments, 100 to a page. */
  async newest(maxPages = 10): Promise<Deployment[]> {
    return await this.#list({}, (_, pages) => pages === maxPages)
  }

  async previews(environment: string): Promise<Preview[]> {
    const all = await this.#list({ environment }, () => false)
    const ofPreviews = all.filter(({ task }) => task !== liveSiteTask)
    const owners = ofPreviews.length > 0 ? await this.ownersSince(ofPreviews) : new Map<string, string>()
    const records = new Map<string, Deployment[]>()
    for (const each of ofPreviews) {
      const record = records.get(each.task) ?? []
      record.push(each)
      records.set(each.task, record)
    }
    return Array.from(records).flatMap(([task, record]) => {
      const subject = subjectOf(task)
      return subject === undefined ? [] : { environment, subject, owners, record }
    })
  }

  /**
   * Live sites that were deployed to since a day before the first of some previews: who took a link was recorded later.
   *
   * @throws {ActionError} if the list ends too early, because what was not read may own a link (rule 4)
   */
  async ownersSince(record: readonly Deployment[] | Promise<readonly Deployment[]>): Promise<Map<string, string>> {
    let read = 0
    const isEnough: IsEnough = async (found) => {
      read = found.length
      const firstMs = Math.min(...(await record).map(({ createdAt }) => createdAt))
      return found.some(({ createdAt }) => createdAt < firstMs - 24 * 60 * 60_000)
    }
    const liveSites = await this.ofSubject({ kind: 'live-site' }, isEnough).catch((cause: unknown) => {
      if (!(cause instanceof GitHubError) || read === 0) throw cause
      const message = `${cause.message} Only ${count(read, 'deployment')} of live sites could be read, and an address may belong to another one, so nothing was deleted.`
      throw new ActionError(message, { hint: cause.hint, cause })
    })
    // The newest deployment with a link has the current one.
    const oldestFirst = liveSites.filter(({ link }) => link !== '').toReversed()
    const current = new Map(oldestFirst.map((each) => [each.environment.toLowerCase(), each]))
    return new Map(Array.from(current.values(), ({ link, environment }) => [link, environment]))
  }

  /** Filters again: if GitHub ignored a filter, several sites would be mixed. */
  async #list(names: { environment?: string; task?: string }, isEnough: IsEnough, as?: Sending): Promise<Deployment[]> {
    const isAsked = ({ environment, task }: Deployment) =>
      task === (names.task ?? task) && isSameEnvironment(environment, names.environment ?? environment)
    const found: Deployment[] = []
    const known = new Set<number>()
    let pages = 0
    for await (const page of this.#github?.pages('list deployments', `GET ${ofAll}`, names, as) ?? []) {
      const added = page.filter((each) => !known.has(each.number('id')))
      // What is behind such a page can't be read, and may own a link.
      if (page.length > 0 && added.length === 0) throw new GitHubError('list deployments', 0, 'a page came twice')
      for (const each of added) known.add(each.number('id'))
      found.push(...added.flatMap((each) => deploymentIn(each) ?? []).filter(isAsked))
      pages += 1
      if (await isEnough(found, pages)) break
    }
    return found
  }

  /** `isNew`: this run made the link, and no later run would find it. After a lost answer the record is read first. */
  async create(site: Owner, sha: string, link: string, isNew: boolean): Promise<Deployment | undefined> {
    const github = this.#github
    if (!github) return undefined
    const ours = { environment: site.environment, task: taskOf(site.subject), sha, link, ...this.run }
    let isLost = false
    const send = async (): Promise<Deployment> => {
      const known = isLost ? await this.recordOf(site, once) : []
      const done = known.find((each) => isDeepStrictEqual({ ...each, ...ours, environment: each.environment }, each))
      if (done) return done
      const made = await github.ask('create a deployment', `POST ${ofAll}`, requestFor(ours), once)
      return { id: made.number('id'), createdAt: Date.parse(made.string('created_at')), ...ours }
    }
    const waitAfter = (error: unknown) => {
      if (!(error instanceof GitHubError)) return undefined
      isLost ||= error.mayHaveHappened
      return error.retryAfter
    }
    return await repeat(send, waitAfter, github.killed, { maxAttempts: 20, withinMs: isNew ? 120_000 : 30_000 })
  }

  /** For people: this action never reads it. */
  async show({ id }: Deployment, state: 'success' | 'failure' | 'inactive', link?: string): Promise<void> {
    const urls = { environment_url: link && `https://${link}`, log_url: runUrl() || undefined }
    const status = { deployment_id: id, state, auto_inactive: false, ...urls }
    await this.#github?.ask('create a deployment status', `POST ${ofOne}/statuses`, status, showing)
  }

  async remove(deployments: readonly Deployment[]): Promise<void> {
    // GitHub refuses to delete an active deployment. Usually only the newest one is active.
    if (deployments[0]) await ifThere(this.show(deployments[0], 'inactive'))
    for (let at = 0; at < deployments.length; at += 4)
      await Promise.all(deployments.slice(at, at + 4).map((each) => this.#removeOne(each)))
  }

  async #removeOne(each: Deployment): Promise<void> {
    const send = () => ifThere(this.#github?.ask('delete a deployment', `DELETE ${ofOne}`, { deployment_id: each.id }))
    await send().catch(async (error: unknown) => {
      if (!(error instanceof GitHubError && error.status === 422)) throw error
      await ifThere(this.show(each, 'inactive'))
      await send()
    })
  }

  async mayCreate(): Promise<boolean> {
    return (await this.#github?.may('ask about deployments', `POST ${ofAll}`)) ?? false
  }
}
