import { InputError, messageOf } from '../errors.ts'
import { type GitHub, GitHubError } from '../github/api.ts'
import { permissionLines } from '../github/permissions.ts'
import { previewOf, type Records } from '../github/records.ts'
import type { Quota } from '../hosting/account.ts'
import { SweepError, type Swept, type SweptPreview } from '../outcome.ts'
import { log } from '../step/log.ts'
import { describe, type Subject } from '../target.ts'
import { printable } from '../text/printable.ts'
import type { Run } from './services.ts'
import { isWanted } from './wanted.ts'

/**
 * Tears down the previews of one environment whose pull request is closed or whose branch is gone: GitHub does not run
 * `pull_request: closed` for a pull request with conflicts, and runs get lost. Deletes only what a record names.
 *
 * @throws {SweepError} after all others were treated, where something could not be read or deleted
 * @throws {GitHubError} where the records can't be read at all
 */
export async function sweep(environment: string, run: Run): Promise<Swept> {
  const { github, records } = await run.requireGitHub(
    "a sweep finds the previews in the repository's deployments",
  )
  const previews: SweptPreview[] = []
  const faults: string[] = []
  const sweeper = new Sweeper(environment, run, github)
  for (const subject of await previewsIn(environment, records)) {
    run.signal.throwIfAborted()
    try {
      const swept = await sweeper.sweep(subject)
      if (swept === undefined) continue
      previews.push(swept)
      const became = swept.stays === '' ? `deleted ${swept.links.join(', ')}` : `stays, ${swept.stays}`
      log.info(`${describe(subject)}: ${became}`)
    } catch (error) {
      run.signal.throwIfAborted()
      const why = printable(messageOf(error))
      previews.push({ subject, links: [], stays: why })
      faults.push(`${describe(subject)}: ${why}`)
    }
  }
  const outcome: Swept = { result: 'swept', environment, previews, quota: sweeper.quota }
  if (faults.length > 0) throw new SweepError(outcome, faults)
  return outcome
}

class Sweeper {
  quota: Quota = { used: undefined, limit: undefined }
  readonly #environment: string
  readonly #run: Run
  readonly #github: GitHub
  /**
   * What to ask first of the next preview. Most previews are either still wanted or torn down already, and one request
   * settles each: the same question as last time, since neighbours tend to be alike.
   */
  #askFirst: 'wanted' | 'links' = 'wanted'

  constructor(environment: string, run: Run, github: GitHub) {
    this.#environment = environment
    this.#run = run
    this.#github = github
  }

  /** Tears down one preview if nobody wants it any more; undefined where that was done before. */
  async sweep(subject: Subject): Promise<SweptPreview | undefined> {
    const target = { subject, environment: this.#environment, sha: '', domain: undefined }
    const tracker = await this.#run.track(target)
    const linksFirst = this.#askFirst === 'links' ? await tracker?.links() : undefined
    if (linksFirst?.length === 0) return undefined
    if (await isWanted(this.#github, subject)) {
      this.#askFirst = 'wanted'
      return { subject, links: [], stays: subject.kind === 'branch' ? 'the branch exists' : 'it is open' }
    }
    const links = linksFirst ?? (await tracker?.links()) ?? []
    if (links.length === 0) {
      this.#askFirst = 'links'
      return undefined
    }
    for (const link of links) await tracker?.claim(link)
    for (const link of links) this.quota = (await this.#run.hosting.delete(link)).quota
    await tracker?.end(links)
    return { subject, links, stays: '' }
  }
}

async function previewsIn(environment: string, records: Records): Promise<Subject[]> {
  const names = await records.previews(environment).catch((error: unknown) => {
    throw error instanceof GitHubError && error.forbidden ? unreadable(error) : error
  })
  return names.flatMap(({ task }) => previewOf(task) ?? [])
}

function unreadable(cause: GitHubError): InputError {
  return new InputError(
    'github-token',
    `the records of the previews can't be read, so nothing was swept. ${cause.message}`,
    {
      hint: `Add to the job in the workflow:\n${permissionLines}`,
      cause,
    },
  )
}
