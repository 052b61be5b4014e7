import { GitHubError } from '../github/answers.ts'
import type { GitHub } from '../github/api.ts'
import type { Deployment, NewStatus } from '../github/resources.ts'
import { limitsToRecord, limitsToTell } from '../github/retry-policy.ts'
import { log } from '../report/log.ts'
import type { Target } from '../target.ts'
import { bestEffort } from './best-effort.ts'
import { UnrecordedLinkError } from './link-errors.ts'
import type { RecordReader } from './read-record.ts'
import { answeredLink, type DeployFacts, factsOf, payloadFor, type RunFacts, recordOf } from './record-format.ts'

export interface RunOptions extends RunFacts {
  readonly github: GitHub
  readonly runUrl: string
}

/** The deployment that records this run. If the deploy goes to another link than expected, a second one takes its place. */
export class OwnDeployment {
  readonly #target: Target
  readonly #record: RecordReader
  readonly #options: RunOptions
  /** Undefined before it begins, and after this run has deleted it: then nothing more is told of it. */
  made: Deployment | undefined
  #started: Promise<unknown> = Promise.resolve()

  constructor(target: Target, record: RecordReader, options: RunOptions) {
    this.#target = target
    this.#record = record
    this.#options = options
  }

  async begin(facts: DeployFacts): Promise<void> {
    const { github, run, job } = this.#options
    const { subject, environment, sha: ref } = this.#target
    if (!facts.reserved) await this.#warnOfOthers(facts)
    // If it began before, a live site's link was lost. That of a preview is forgotten, with its deployment.
    if (subject.kind === 'live-site') await this.fail(undefined)
    const made = await github.createDeployment({
      ...recordOf(this.#target),
      ref,
      payload: payloadFor({ ...facts, run, job }),
      transient_environment: subject.kind !== 'live-site',
      production_environment: environment.toLowerCase() === 'production',
    })
    this.made = made
    await this.#record.change((known) => [made, ...known])
    // Nothing waits for this request: it is sent beside the upload. The next status waits for it.
    this.#started = bestEffort('record that the deploy has started', () => this.#tell(made, 'in_progress'))
    // The one that is active now will be ended.
    this.#olderOnes(facts.link)
      .then(([newest]) => newest && this.#record.statuses(newest))
      .catch(() => {})
  }

  /** Two sites of one record replace each other. Those that the user sends to links of their own don't. */
  async #warnOfOthers({ link, protected: isProtected }: DeployFacts): Promise<void> {
    const { run, job } = this.#options
    const { domain, environment } = this.#target
    const deployments = await this.#record.deployments()
    const known = deployments.map(factsOf)
    const [newest] = deployments
    if (known[0]?.protected && isProtected === false)
      log.warning(
        'The deploy before this one asked visitors for a password, and this one does not: everybody may read it. If that is not meant, look at the secret behind "preview-password".',
      )
    const isReserved = newest && run !== '' && known[0]?.reserved && known[0].run === run
    if (isReserved && domain !== undefined && (await this.#record.linkOf(newest).catch(() => link)) !== link)
      log.warning('This run has reserved another link than "domain". Write "domain" in both steps, or in neither.')
    const before = known.find((each) => each && !each.reserved)
    if (this.made || before === undefined || run === '' || before.run === '') return
    if (domain !== undefined && before.link !== link) return
    if (before.run !== run && before.job === job) return
    const who = before.run === run ? 'This run has' : `Another workflow or job (${before.job}) has`
    log.warning(
      `${who} already deployed to the environment "${environment}", and this deploy replaces that one. If they are two sites, give each its own "environment".`,
    )
  }

  /** @throws {UnrecordedLinkError} if only this status names the link, and it could not be recorded */
  async succeed(link: string): Promise<void> {
    try {
      await this.#end('success', link)
    } catch (cause) {
      const isGone = cause instanceof GitHubError && cause.status === 404
      if (isNameless(this.made) || isGone) throw new UnrecordedLinkError(link, cause)
      await bestEffort('record the deploy', () => Promise.reject(cause))
    }
  }

  /** @param link if it was made, or holds the site in spite of the failure. Its record is what tears it down. */
  async fail(link: string | undefined): Promise<void> {
    const what =
      link && isNameless(this.made) ? `record that the link ${link} was made` : 'record that the deploy failed'
    await bestEffort(what, () => this.#end('failure', link))
  }

  async #end(state: NewStatus['state'], link: string | undefined): Promise<void> {
    const { made } = this
    if (made === undefined) return
    await this.#started
    await this.#tell(made, state, link)
  }

  async #tell(each: Deployment, state: NewStatus['state'], link?: string): Promise<void> {
    const { github, runUrl: logUrl } = this.#options
    const mustBe = link !== undefined && isNameless(each)
    await github.createStatus(each.id, { state, link, logUrl }, mustBe ? limitsToRecord : limitsToTell)
  }

  async wasAnswered(link: string, name: string): Promise<boolean> {
    for (const older of await this.#olderOnes(link)) {
      const answer = answeredLink(await this.#record.statuses(older))
      if (answer !== undefined) return answer === name
    }
    return false
  }

  /** Sets the deployment to `inactive` that was active for a link before this one. */
  async replaceOlder(link: string): Promise<void> {
    for (const older of await this.#olderOnes(link)) {
      if ((await this.#record.linkOf(older)) !== link) continue
      const [newest] = await this.#record.statuses(older)
      if (newest?.state === 'success') await this.#tell(older, 'inactive')
      // What is older than one that is active, or was, was ended by a run before.
      if (newest?.state === 'success' || newest?.state === 'inactive') return
    }
  }

  /** The deployments before this one that name a link, or may name it. */
  async #olderOnes(link: string | undefined): Promise<readonly Deployment[]> {
    if (link === undefined) return []
    const others = (await this.#record.deployments()).filter(({ id }) => id !== this.made?.id)
    return others.filter((each) => [undefined, link].includes(factsOf(each)?.link))
  }
}

/** Whether its payload names no link, so that only a status can. */
function isNameless(deployment: Deployment | undefined): boolean {
  return deployment !== undefined && factsOf(deployment)?.link === undefined
}
