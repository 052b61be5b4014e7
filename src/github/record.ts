import { isDeepStrictEqual } from 'node:util'
import { repeat } from '../http/attempts.ts'
import type { Subject } from '../subject.ts'
import { runUrl } from '../variables.ts'
import { GitHubError, ifThere } from './answers.ts'
import { type GitHub, once, type Sending, showing } from './client.ts'
import type { Deployment, Owner, Preview, Run } from './deployment.ts'
import { deploymentIn, isSameEnvironment, payloadKey, subjectOf, taskOf } from './deployment.ts'

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
  async record({ environment, subject }: Owner, as?: Sending): Promise<Deployment[]> {
    const isLive = subject.kind === 'live-site'
    const names = { environment, task: taskOf(subject) }
    return await this.#list(names, (found) => isLive && found.some(({ link }) => link !== ''), as)
  }

  /** In all environments. All live sites are one subject. */
  async ofSubject(subject: Subject, isEnough: IsEnough): Promise<Deployment[]> {
    return await this.#list({ task: taskOf(subject) }, isEnough)
  }

  /** Ours among the repository's newest 1,000 deployments. */
  async newest(): Promise<Deployment[]> {
    return await this.#list({}, (_, pages) => pages === 10)
  }

  async previews(environment: string): Promise<Preview[]> {
    const all = await this.#list({ environment }, () => false)
    return [...new Set(all.map(({ task }) => task))].flatMap((task) => {
      const subject = subjectOf(task)
      if (subject === undefined || subject.kind === 'live-site') return []
      return { environment, subject, record: all.filter((each) => each.task === task) }
    })
  }

  /** Filters again: if GitHub ignored a filter, several sites would be mixed. */
  async #list(names: { environment?: string; task?: string }, isEnough: IsEnough, as?: Sending): Promise<Deployment[]> {
    const found: Deployment[] = []
    let pages = 0
    for await (const page of this.#github?.pages('list deployments', `GET ${ofAll}`, names, as) ?? []) {
      for (const each of page.map(deploymentIn)) {
        if (!each || (names.task ?? each.task) !== each.task) continue
        if (isSameEnvironment(names.environment ?? each.environment, each.environment)) found.push(each)
      }
      pages += 1
      if (await isEnough(found, pages)) break
    }
    return found
  }

  /** `isNew`: this run made the link, and no later run would find it. After a lost answer the record is read first. */
  async create(site: Owner, sha: string, link: string, isNew: boolean): Promise<Deployment | undefined> {
    const github = this.#github
    if (!github) return undefined
    const { environment, subject } = site
    const facts = { ...this.run, link }
    const ours = { environment, task: taskOf(subject), sha, ...facts }
    const asked = {
      ref: sha,
      environment,
      task: ours.task,
      payload: { [payloadKey]: 1, ...facts },
      auto_merge: false,
      required_contexts: [],
      transient_environment: subject.kind !== 'live-site',
      production_environment: isSameEnvironment(environment, 'production'),
    }
    let mayHaveHappened = false
    const send = async (): Promise<Deployment> => {
      const known = mayHaveHappened ? await this.record(site, once) : []
      const done = known.find((each) => isDeepStrictEqual({ ...each, ...ours, environment: each.environment }, each))
      if (done) return done
      mayHaveHappened = false
      const made = await github.ask('create a deployment', `POST ${ofAll}`, asked, once)
      return { id: made.number('id'), createdAt: Date.parse(made.string('created_at')), ...ours }
    }
    const waitAfter = (error: unknown) => {
      if (!(error instanceof GitHubError)) return undefined
      mayHaveHappened ||= error.mayHaveHappened
      return error.retryAfter
    }
    const limits = { maxAttempts: 20, withinMs: isNew ? 120_000 : 30_000 }
    return await repeat(send, waitAfter, github.killed, limits)
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
    const what = ['delete a deployment', `DELETE ${ofOne}`, { deployment_id: each.id }] as const
    await ifThere(this.#github?.ask(...what)).catch(async (error: unknown) => {
      if (!(error instanceof GitHubError && error.status === 422)) throw error
      await ifThere(this.show(each, 'inactive'))
      await ifThere(this.#github?.ask(...what))
    })
  }

  async mayCreate(): Promise<boolean> {
    return (await this.#github?.may('ask about deployments', `POST ${ofAll}`)) ?? false
  }
}
