import { permissionLines } from './github/answers.ts'
import { mayComment } from './github/pull-requests.ts'
import type { Account } from './hosting/account.ts'
import { bestEffort, log } from './log.ts'
import type { Findings, Outcome } from './report/outcome.ts'
import { requireMayCreate, type SiteServices, type Using } from './services.ts'
import { count, formatQuota, sentence } from './text/printable.ts'
import { runnerVariables } from './variables.ts'

/**
 * Checks key, account, token and workflow file, and lists what the run would do.
 *
 * @param planned what the run itself finds, once the account is known
 * @throws {ActionError} if the run would fail
 */
export async function dryRunOutcome(
  planned: (account: Account) => Findings,
  services: SiteServices,
  known?: Account,
): Promise<Outcome> {
  const { hosting, github, target, context } = services
  const workflow = await workflowTable(services)
  const [account, comment] = await Promise.all([
    known ?? hosting.account(),
    commentFindings(services),
    requireMayCreate(services),
  ])
  if (!github) log.warning('Nothing is remembered, because "github-token" is empty.')
  const plannedFindings = planned(account)
  // GitHub runs such a workflow from the default branch only.
  const end = context.event === 'workflow_run' ? 'merge that' : 'push'
  const first = log.warnings.some(({ isNotice }) => !isNotice) ? 'Correct the warnings. ' : ''
  const findings: Findings = {
    Next: `${first}Delete "dry-run: true", and ${end}`,
    ...plannedFindings,
    Key: 'accepted',
    Account: `${count(account.links.length, 'link')} in use; quota used: ${formatQuota(account.quota) || 'not reported'}`,
    ...(github && { Deployments: 'the token may create them' }),
    ...comment,
  }
  for (const [name, text] of Object.entries(findings)) log.info(`${name}: ${sentence(text)}`)
  const reason = 'This is a dry run: nothing was changed.'
  return { kind: 'skipped', target, reason, quota: account.quota, findings, workflow }
}

/** An empty comment gets 422 if the token may write, and 403 if not. */
async function commentFindings({ github, target: { subject }, inputs }: SiteServices): Promise<Findings> {
  if (!github || !inputs.comment || subject.kind !== 'pull-request') return {}
  const may = await bestEffort('ask whether the token may comment', () => mayComment(github, subject.number))
  if (may === false) log.warning('Comment: the token may not write it. Add to the job:', permissionLines)
  return may ? { Comment: 'the token may write it' } : {}
}

/** Logs what the workflow file does, and warns of the mistakes in it. @returns the same as Markdown */
export async function workflowTable({ context }: Using<'context'>): Promise<string> {
  const { checkWorkflow } = await import('./features/workflow-check/workflow-check.ts')
  const { workspace, defaultBranch } = context
  const { text, markdown, findings } = await checkWorkflow(runnerVariables(), workspace, defaultBranch)
  log.info(text)
  for (const finding of findings) log.warning(finding.text, finding.lines)
  return markdown
}
