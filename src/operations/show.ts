import type { Notice } from '../ownership/one-site.ts'
import { bestEffort, log } from '../report/log.ts'
import type { Work } from './job.ts'

/** Shows on GitHub how the deployment of this run ended, and that the one before it is over. For people: nothing reads it. */
export async function showStatuses(state: 'success' | 'failure', { deployments, progress }: Work): Promise<void> {
  const { deployment, before } = progress
  if (deployment === undefined) return
  await Promise.all([
    bestEffort('show the state of the deployment', () => deployments.show(deployment, state, deployment.link)),
    before && bestEffort('end the deployment before this one', () => deployments.show(before, 'inactive')),
  ])
}

/** Says in the log, comment and summary what somebody should know. */
export function tellNotices(notices: readonly Notice[], { progress }: Work): void {
  for (const { level, text } of notices) {
    log[level](text)
    progress.remarks.push(text)
  }
}
