import { type Deployment, isSameEnvironment, linksOf } from '../deployments/deployment.ts'
import { isPreview, type Target } from '../target.ts'
import { anotherWorkflow, deployedTwice, RefusedError } from './refusals.ts'

/** Who deploys: the target, and this run as its payload names it. */
export interface Deployer extends Pick<Deployment, 'run' | 'workflow' | 'job'> {
  readonly target: Target
  /** Without a token nothing is remembered or owned. */
  readonly remembers: boolean
  readonly reserves: boolean
}

/** What somebody should know of a deploy that may go on. */
export interface Notice {
  readonly level: 'warning' | 'notice'
  readonly text: string
}

/** One record, one site. @throws {RefusedError} if this deploy would replace another site of the same record */
export function requireOneSite(deployer: Deployer, own: readonly Deployment[]): readonly Notice[] {
  const { target, run, workflow, job } = deployer
  const newest = own.find(({ link, reserved }) => link !== '' && !reserved)
  if (newest === undefined) return []
  const isSameRun = runIdOf(run) !== '' && runIdOf(newest.run) === runIdOf(run)
  const isOtherJob = newest.job !== '' && job !== '' && newest.job !== job
  if (isSameRun && (newest.run === run || isOtherJob)) throw new RefusedError(deployedTwice(newest, isOtherJob))
  if (newest.workflow === '' || workflow === '' || newest.workflow === workflow) return []
  const words = anotherWorkflow(newest, target.subject)
  if (isPreview(target))
    return newest.sha === target.sha ? [{ level: 'warning', text: `${words.message} ${words.hint}` }] : []
  const { domain } = target
  const isMeant = domain === newest.link || (domain !== undefined && !linksOf(own).includes(domain))
  if (!isMeant) throw new RefusedError(words)
  return []
}

/** The run's number, without its attempt. */
function runIdOf(run: string): string {
  return run.split('.')[0] ?? ''
}

/** Whether another job of this very run and attempt has deployed to the record, too. Asked after the own deploy. */
export function twinOf({ run, job }: Deployer, own: readonly Deployment[]): Deployment | undefined {
  if (run === '') return undefined
  return own.find(
    (each) => each.run === run && each.link !== '' && !each.reserved && each.job !== '' && each.job !== job,
  )
}

/**
 * The deployment of another site that claimed the same link at the same time. Asked after the own claim was recorded.
 *
 * @param since the earliest time that GitHub named in this run, in milliseconds since 1970
 */
export function rivalOf(mine: Deployment, newest: readonly Deployment[], since: number): Deployment | undefined {
  const isOther = (each: Deployment) =>
    each.task !== mine.task || !isSameEnvironment(each.environment, mine.environment)
  return newest.find((each) => each.link === mine.link && isOther(each) && each.createdAt >= since)
}
