import { mayComment } from './github/pull-requests.ts'
import type { Account } from './hosting/account.ts'
import { bestEffort, log } from './log.ts'
import type { Finding, Outcome } from './report/outcome.ts'
import { permissionLines } from './report/permissions.ts'
import { requireMayCreate, type SiteServices, type Using } from './services.ts'
import { count, formatQuota, sentence } from './text/printable.ts'
import { runnerVariables } from './variables.ts'

/** The dry run of a run that sends no site. */
export async function dryRunWithoutSite(what: string, links: string, services: SiteServices): Promise<Outcome> {
  const { account, rows } = await checkAccess(services)
  return dryRunOutcome([fact(what, links), ...rows, await workflowFinding(services)], account, services)
}

/** Logs what the workflow file does, and warns of the mistakes in it. */
export async function workflowFinding({ context }: Using<'context'>): Promise<Finding> {
  const { checkWorkflow } = await import('./features/workflow-check/workflow-check.ts')
  const { workspace, defaultBranch } = context
  const { text, markdown, findings } = await checkWorkflow(runnerVariables(), workspace, defaultBranch)
  log.info(text)
  for (const finding of findings) log.warning(finding.text, finding.lines)
  return { isGood: false, name: '', text, markdown }
}

export const fact = (name: string, text: string): Finding => ({ isGood: false, name, text })
const good = (name: string, text: string): Finding => ({ isGood: true, name, text })

/** Checks key, account and token. @throws {ActionError} if a deploy would fail */
export async function checkAccess(services: SiteServices, known?: Account) {
  const { hosting, github } = services
  const [account, comment] = await Promise.all([
    known ?? hosting.account(),
    commentFindings(services),
    requireMayCreate(services),
  ])
  const used = `${count(account.links.length, 'link')} in use; quota used: ${formatQuota(account.quota) || 'not reported'}`
  if (!github) log.warning('Nothing is remembered, because "github-token" is empty.')
  const remembers = github ? [good('Deployments', 'the token may create them')] : []
  return { account, rows: [good('Key', 'accepted'), fact('Account', used), ...remembers, ...comment] }
}

/** An empty comment gets 422 if the token may write, and 403 if not. */
async function commentFindings({ github, target: { subject }, inputs }: SiteServices): Promise<readonly Finding[]> {
  if (!github || !inputs.comment || subject.kind !== 'pull-request') return []
  const may = await bestEffort('ask whether the token may comment', () => mayComment(github, subject.number))
  if (may) return [good('Comment', 'the token may write it')]
  if (may === false) log.warning('Comment: the token may not write it. Add to the job:', permissionLines)
  return []
}

export function dryRunOutcome(findings: readonly Finding[], { quota }: Account, services: SiteServices): Outcome {
  const { target, context } = services
  // GitHub runs such a workflow from the default branch only.
  const end = context.event === 'workflow_run' ? 'merge that' : 'push'
  const first = log.warnings.some(({ isNotice }) => !isNotice) ? 'Correct the warnings. ' : ''
  const all = [fact('Next', `${first}Delete "dry-run: true", and ${end}`), ...findings]
  for (const { name, text, markdown } of all) if (!markdown) log.info(name ? `${name}: ${sentence(text)}` : text)
  const reason = 'This is a dry run: nothing was changed.'
  return { kind: 'skipped', target, reason, quota, findings: all }
}
