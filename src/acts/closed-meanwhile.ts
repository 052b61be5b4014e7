import type { Outcome } from '../outcome.ts'
import { bestEffort } from '../record/best-effort.ts'
import { hasName, type RecordLink } from '../record/links.ts'
import { log } from '../report/log.ts'
import { describe } from '../target.ts'
import type { Work } from './services.ts'

/** Whether the pull request was closed while its preview was deployed. If GitHub does not tell it, that is a warning. */
export async function wasClosed({ target: { subject }, services: { access } }: Work): Promise<boolean> {
  if (subject.kind !== 'pull-request' || access === undefined) return false
  const pull = await bestEffort('read the pull request', () => access.github.pullRequest(subject.number))
  return pull?.open === false
}

/** Whether the branch of this preview exists; undefined if it is for none, or the token may not see branches. */
export async function branchExists({ target: { subject }, services }: Work): Promise<boolean | undefined> {
  if (subject.kind !== 'branch') return undefined
  return await services.access?.github.branchExists(subject.branch).catch(() => undefined)
}

/** Tears down a preview whose pull request or branch went while this run deployed it to `made`, recorded or not. */
export async function tearDownLate(made: string, work: Work): Promise<Outcome> {
  log.notice(`${describe(work.target.subject)} was closed meanwhile, so its preview is torn down at once.`)
  const { tearDownRecord } = await import('./teardown.ts')
  const recorded = await work.tracking.links()
  const isRecorded = recorded.some(({ names }) => hasName(names, made))
  const unrecorded: RecordLink = { names: [made], accepted: [made], made: true, sent: true, deployments: [] }
  return await tearDownRecord(isRecorded ? recorded : [unrecorded, ...recorded], false, work)
}
