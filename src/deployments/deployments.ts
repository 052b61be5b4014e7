import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Subject } from '../target.ts'
import { GitHubError, ifThere, resource } from './answers.ts'
import type { Deployment, Facts, Owner, Preview } from './deployment.ts'
import * as deployment from './deployment.ts'
import type { GitHub, How } from './github.ts'

/** `runUrl` is the run's page. A text is empty if it is not known. */
type Run = Pick<Facts, 'run' | 'workflow' | 'job'> & { readonly runUrl: string }
type Names = Partial<Pick<Deployment, 'environment' | 'task'>>
type Api = Pick<GitHub, 'ask' | 'killed' | 'may' | 'pages'>

/** Whether no further page of a list is needed. */
type IsEnough = (found: readonly Deployment[], pages: number) => boolean | Promise<boolean>

const ofAll = '/repos/{owner}/{repo}/deployments'
const ofOne = `${ofAll}/{deployment_id}`

/** What GitHub remembers of links. Lists are newest first. All methods throw {@link GitHubError}. */
export class Deployments {
  readonly #github: Api
  readonly #run: Run

  constructor(github: Api, run: Run) {
    this.#github = github
    this.#run = run
  }

  /** Of a live site, which may have thousands, only the pages up to one that names a link. */
  async record({ environment, subject }: Owner, how?: How): Promise<Deployment[]> {
    const task = deployment.taskOf(subject)
    const isEnough: IsEnough = (found) => task === deployment.liveSiteTask && found.some(({ link }) => link !== '')
    return await this.#list({ environment, task }, isEnough, how)
  }

  /** The newest 100 in every environment. */
  async ofSubject(subject: Subject): Promise<Deployment[]> {
    return await this.#list({ task: deployment.taskOf(subject) }, () => true)
  }

  /** In every environment, as far as the page after which there are enough. */
  async liveSites(isEnough: IsEnough): Promise<Deployment[]> {
    return await this.#list({ task: deployment.liveSiteTask }, isEnough)
  }

  /** Ours among the repository's newest. */
  async newest(most: 100 | 1000): Promise<Deployment[]> {
    return await this.#list({}, (_, pages) => pages === most / 100)
  }

  /** Of all that GitHub lists by these names only what is ours. A list that it did not filter must not mix several sites. */
  async #list(names: Names, isEnough: IsEnough, how?: How): Promise<Deployment[]> {
    const found: Deployment[] = []
    let pages = 0
    const isNamed = ({ environment, task }: Deployment) =>
      (names.task ?? task) === task && deployment.isSameEnvironment(names.environment ?? environment, environment)
    for await (const page of this.#github.pages('list deployments', `GET ${ofAll}`, names, how)) {
      found.push(...page.flatMap(deployment.deploymentIn).filter(isNamed))
      pages += 1
      if (await isEnough(found, pages)) break
    }
    return found
  }

  async previews(environment: string): Promise<Preview[]> {
    const records = new Map<string, Deployment[]>()
    for (const each of await this.#list({ environment }, () => false))
      records.set(each.task, [...(records.get(each.task) ?? []), each])
    return [...records].flatMap(([task, own]) => {
      const subject = deployment.subjectOf(task)
      return subject && subject.kind !== 'live-site' ? { environment, subject, own } : []
    })
  }

  /**
   * It is tried for two minutes if this run made the link, because nobody else would know of it, and else for 30 s. After a
   * lost answer the record tells whether it was done.
   */
  async create(site: Owner, ref: string, which: Pick<Facts, 'link' | 'reserved'>, isNew: boolean): Promise<Deployment> {
    const { environment, subject } = site
    const { runUrl: _, ...run } = this.#run
    const task = deployment.taskOf(subject)
    const ours = { environment, task, sha: ref, ...run, ...which }
    const terms = {
      payload: deployment.payloadFor(ours),
      auto_merge: false,
      required_contexts: [],
      transient_environment: subject.kind !== 'live-site',
      production_environment: deployment.isSameEnvironment(environment, 'production'),
    }
    const ends = performance.now() + (isNew ? 120_000 : 30_000)
    let mayBeDone = false
    for (let pause = 1000; ; pause = Math.min(2 * pause, 15_000)) {
      try {
        const known = mayBeDone ? await this.record(site, 'once') : []
        const done = known.find((each) => isDeepStrictEqual({ ...each, ...ours, environment: each.environment }, each))
        if (done) return done
        mayBeDone = false
        const asked = { ref, environment, task, ...terms }
        const made = await this.#github.ask('create a deployment', `POST ${ofAll}`, asked, 'once')
        return { id: made.number('id'), createdAt: made.time('created_at'), ...ours }
      } catch (error) {
        const isFinal = !(error instanceof GitHubError) || [403, 404, 422].includes(error.status)
        if (isFinal || performance.now() + pause > ends) throw error
        mayBeDone ||= error.mayBeDone
        await setTimeout(pause, undefined, { signal: this.#github.killed }).catch(() => {})
      }
    }
  }

  /** For people. It is never read. */
  async show({ id }: Deployment, state: 'success' | 'failure' | 'inactive', link?: string): Promise<void> {
    const urls = { environment_url: link && `https://${link}`, log_url: this.#run.runUrl || undefined }
    const status = { deployment_id: id, state, auto_inactive: false, ...urls }
    await this.#github.ask('create a deployment status', `POST ${ofOne}/statuses`, status, 'tell')
  }

  /** It is no error if one does not exist any more. */
  async remove(deployments: readonly Deployment[]): Promise<void> {
    const retire = (each: Deployment) => ifThere(this.show(each, 'inactive'))
    const erase = ({ id }: Deployment) =>
      ifThere(this.#github.ask('delete a deployment', `DELETE ${ofOne}`, { deployment_id: id }))
    // GitHub deletes no active deployment. Mostly only the newest one is active.
    if (deployments[0]) await retire(deployments[0])
    const removeOne = async (each: Deployment) =>
      await erase(each).catch(async (error: unknown) => {
        if (!(error instanceof GitHubError && error.status === 422)) throw error
        await retire(each)
        await erase(each)
      })
    for (let at = 0; at < deployments.length; at += 4) await Promise.all(deployments.slice(at, at + 4).map(removeOne))
  }

  async mayCreate(): Promise<boolean> {
    return await this.#github.may('ask about deployments', `POST ${ofAll}`)
  }
}

/** For a run without a token. */
export const nothingRemembered = new Deployments(
  {
    ask: async (what) => resource(what, { id: 0, created_at: new Date().toISOString() }),
    may: async () => false,
    killed: new AbortController().signal,
    async *pages() {},
  },
  { run: '', workflow: '', job: '', runUrl: '' },
)
