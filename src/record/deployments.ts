import { ActionError, messageOf } from '../errors.ts'
import { GitHubError, ifThere } from '../github/answers.ts'
import type { GitHub } from '../github/endpoints.ts'
import { limitsToRecord, limitsToTell } from '../github/limits.ts'
import type { Deployment } from '../github/resources.ts'
import { atMost } from '../http/concurrency.ts'
import type { Entry } from '../rules/world.ts'
import type { Target } from '../target.ts'
import { printable } from '../text/printable.ts'
import { entryFrom, payloadFor } from './payload.ts'
import type { EarlyLook, Facts, Preview, RecordOwner, Records, State } from './records.ts'
import { keyOf, liveSiteTask, previewOf, recordOf } from './records.ts'

interface Options extends Pick<Entry, 'run' | 'job'> {
  readonly github: GitHub
  /** The page of the run; empty outside a runner. */
  readonly runUrl: string
}

type Pages = AsyncGenerator<Deployment[]>

/** The records in GitHub's deployments. Every method throws {@link GitHubError}. */
export class DeploymentRecords implements Records {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  prepare(owner: RecordOwner): EarlyLook {
    const list = this.list(owner)
    list.catch(() => {})
    const pages = started(this.#options.github.deployments({ task: liveSiteTask }))
    return { list: () => list, liveSites: (since) => this.liveSites(since, pages) }
  }

  async list(owner: RecordOwner): Promise<readonly Entry[]> {
    const name = recordOf(owner)
    const found: Entry[] = []
    for await (const page of this.#options.github.deployments({ ...name })) {
      found.push(...entriesIn(page).filter((each) => keyOf(each) === keyOf(name)))
      if (name.task === liveSiteTask && found.some(({ link }) => link !== undefined)) break
    }
    return found
  }

  async liveSites(since: number, pages = this.#options.github.deployments({ task: liveSiteTask })) {
    const found: Entry[] = []
    for await (const page of pages) {
      found.push(...entriesIn(page).filter(({ task }) => task === liveSiteTask))
      if (page.some(({ createdAt }) => createdAt < since)) break
    }
    return found
  }

  async previews(environment: string): Promise<readonly Preview[]> {
    const found = new Map<string, Preview>()
    for await (const page of this.#options.github.deployments({ environment })) {
      for (const entry of entriesIn(page)) {
        const subject = previewOf(entry.task)
        const { own } = found.get(keyOf(entry)) ?? { own: [] }
        if (subject) found.set(keyOf(entry), { subject, environment: entry.environment, own: [...own, entry] })
      }
    }
    return [...found.values()]
  }

  async add(target: Target, facts: Facts, urgent = false): Promise<Entry> {
    const { github, run, job } = this.#options
    const { environment, subject, sha: ref } = target
    const deployment = {
      ...recordOf(target),
      ref,
      payload: payloadFor(facts, { run, job }),
      transient_environment: subject.kind !== 'live-site',
      production_environment: environment.toLowerCase() === 'production',
    }
    const made = await github.createDeployment(deployment, urgent ? limitsToRecord : undefined)
    const entry = entryFrom(made)
    if (entry === undefined) throw new Error('A payload of our own could not be read.')
    return entry
  }

  async show({ id }: Entry, state: State, link?: string): Promise<boolean> {
    const { github, runUrl: logUrl } = this.#options
    const made = await ifThere(github.createStatus(id, { state, link, logUrl }, limitsToTell).then(() => true))
    return made === true
  }

  async forget(entries: readonly Entry[]): Promise<void> {
    const over = performance.now() + limitsToRecord.patience
    const left = () => ({ patience: Math.max(0, over - performance.now()) })
    const { github, runUrl: logUrl } = this.#options
    const retire = ({ id }: Entry) => ifThere(github.createStatus(id, { state: 'inactive', logUrl }, left()))
    const [newest] = entries
    try {
      // GitHub deletes no active deployment, and usually only the newest one is active.
      if (newest) await retire(newest)
      await atMost(4, entries, async (entry) => {
        const deleted = github.deleteDeployment(entry.id, left()).then(() => true)
        if (await ifThere(deleted, [422])) return
        await retire(entry)
        await github.deleteDeployment(entry.id, left())
      })
    } catch (error) {
      throw error instanceof GitHubError ? notForgotten(error) : error
    }
  }

  async mayAdd(): Promise<boolean> {
    return await this.#options.github.mayRecord()
  }
}

function entriesIn(page: readonly Deployment[]): Entry[] {
  return page.map(entryFrom).filter((entry) => entry !== undefined)
}

/** Asks for the first page at once, and for others as they are needed. An error reaches the code that needs the page. */
function started(pages: Pages): Pages {
  const first = pages.next()
  first.catch(() => {})
  return (async function* () {
    for (let page = await first; !page.done; page = await pages.next()) yield page.value
  })()
}

/** A missing permission keeps its own words. */
function notForgotten(cause: GitHubError): ActionError {
  if (cause.meaning.mayLackPermission) return cause
  const hint =
    'Run the job again, or leave it to the next sweep. Until then the deployments name links that do not exist.'
  const message = 'GitHub did not delete all of the deployments that name a link which is gone.'
  return new ActionError(`${message} ${printable(messageOf(cause))}`, { hint, cause })
}
