import { requirePackable } from '../archive/pack.ts'
import type { WorkflowCheck } from '../features/workflow-check/workflow-check.ts'
import { addPermissions, permissionBlocks } from '../github/answers.ts'
import { mayComment } from '../github/comments.ts'
import { type Account, isOfKnownDomain, lists } from '../hosting/account.ts'
import type { Form } from '../hosting/dialects.ts'
import { bestEffort, log } from '../log.ts'
import type { Destination } from '../ownership/destination.ts'
import { type Context, readContext } from '../plan/context.ts'
import type { Findings, Outcome } from '../report/outcome.ts'
import { requireMayCreate, type SiteServices, type Using } from '../services.ts'
import type { Site } from '../site/site.ts'
import { count, firstOf, formatBytes, formatNumber, formatQuota, printable, sentence } from '../text/printable.ts'
import { runnerVariables } from '../variables.ts'
import { requireReplaceable } from './lost-answer.ts'

/** Lists what the deploy would do. Writes nothing. @throws {ActionError} if the deploy would fail */
export async function dryRun(
  form: Form,
  site: Site,
  accountIfRead: Account | undefined,
  destination: Destination,
  services: SiteServices,
): Promise<Outcome> {
  const { hosting, github, target, signal } = services
  if (form === 'zip') requirePackable(site.files)
  const [account] = await Promise.all([
    accountIfRead ?? hosting.account(),
    warnOfComment(services),
    requireMayCreate(services),
  ])
  if (!github) log.warning('Nothing is remembered, because "github-token" is empty.')
  const to = whereTo(destination, account, services)
  // Last, because `run` adds it to an error.
  const { markdown: workflow, startedBy } = await readWorkflow(signal)
  const end = { push: ', and push', 'default branch': ', and merge that', other: '' }[startedBy]
  const first = log.warnings.some(({ isNotice }) => !isNotice) ? 'Correct the warnings. ' : ''
  const size = `${count(site.files.length, 'file')}, ${formatBytes(site.bytes)}`
  const leftOut = [...site.omitted].map(([why, all]) => `${formatNumber(all.length)} (${why}): ${firstOf(all, 5)}`)
  const next = `${first}Delete "dry-run: true"${end}.`
  const findings: Findings = {
    To: to,
    Key: 'accepted',
    'Would send': `${size}, as ${form === 'zip' ? 'one archive' : 'single files'}`,
    ...(leftOut.length > 0 && { 'Left out': printable(leftOut.join('; ')) }),
  }
  const used = formatQuota(account.quota) || 'not reported'
  log.info(`Account: ${count(account.links.length, 'link')} in use; quota used: ${used}.`)
  log.info(`Next: ${next}`)
  for (const [name, text] of Object.entries(findings)) log.info(`${name}: ${sentence(text)}`)
  const reason = 'This is a dry run: nothing was changed.'
  return { kind: 'skipped', target, reason, quota: account.quota, next, findings, workflow }
}

function whereTo({ link, isClaim }: Destination, account: Account, services: Using<'target' | 'history'>): string {
  if (link === undefined) return 'a new address'
  if (lists(account, link)) return `${link}, which is replaced`
  if (isClaim) {
    if (isOfKnownDomain(account, link)) return `${link}, which the account does not have: it would be made`
    log.warning(`${link} must be attached to the account first: none of its addresses ends like this.`)
    return `${link}, once it is attached to the account`
  }
  requireReplaceable(link, services)
  log.warning(`The account does not have ${link} any more. Is this the key of another account?`)
  return `${link}, which the account does not have any more`
}

/** An empty comment gets 422 if the token may write, and 403 if not. */
async function warnOfComment({ github, target: { subject }, inputs }: SiteServices): Promise<void> {
  if (!github || !inputs.comment || subject.kind !== 'pull-request') return
  const may = await bestEffort('ask about comments', () => mayComment(github, subject.number))
  if (may === false) log.warning(`Comment: the token may not write it. ${addPermissions}`, permissionBlocks)
}

/** Logs what the workflow file does, and warns of the mistakes in it: nobody is asked. */
export async function readWorkflow(signal: AbortSignal): Promise<Pick<WorkflowCheck, 'markdown' | 'startedBy'>> {
  const { checkWorkflow } = await import('../features/workflow-check/workflow-check.ts')
  let context: Partial<Context> = {}
  try {
    context = readContext()
  } catch {
    // An event that can't be read is an error elsewhere.
  }
  const { workspace = runnerVariables()['GITHUB_WORKSPACE'] ?? '', defaultBranch } = context
  const { text, findings, ...check } = await checkWorkflow(runnerVariables(), workspace, defaultBranch, signal)
  log.info(text)
  for (const { text: told, isNotice } of findings) isNotice ? log.note(told) : log.warning(told)
  return check
}
