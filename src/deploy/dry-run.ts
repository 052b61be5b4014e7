import { requirePackable } from '../archive/pack.ts'
import { checkAccess, dryRunOutcome, fact, workflowFinding } from '../dry-run-checks.ts'
import { type Account, isOfKnownDomain, lists } from '../hosting/account.ts'
import type { Packing } from '../hosting/dialects.ts'
import { log } from '../log.ts'
import type { Destination } from '../ownership/destination.ts'
import type { Finding, Outcome } from '../report/outcome.ts'
import type { SiteServices, Using } from '../services.ts'
import type { Site } from '../site/site.ts'
import { count, firstOf, formatBytes, formatNumber, printable } from '../text/printable.ts'
import { refuseIfLost } from './lost-answer.ts'

/** Reports what a deploy would do, without writing anything. @throws {ActionError} if the deploy would fail */
export async function dryRun(
  as: Packing,
  site: Site,
  accountBefore: Account | undefined,
  to: Destination,
  services: SiteServices,
): Promise<Outcome> {
  const isZip = as.form === 'zip'
  if (isZip) requirePackable(site.files)
  const { account, rows } = await checkAccess(services, accountBefore)
  const size = `${count(site.files.length, 'file')}, ${formatBytes(site.bytes)}`
  const leftOut = [...site.omitted].map(([why, all]) => `${formatNumber(all.length)} (${why}): ${firstOf(all, 5)}`)
  const findings: Finding[] = [
    fact('Would send', `${size}, as ${isZip ? 'one archive' : 'single files'} (${as.why})`),
    fact('To', whereTo(to, account, services)),
    fact('Left out', printable(leftOut.join('; ')) || 'nothing'),
    ...rows,
    await workflowFinding(services),
  ]
  return dryRunOutcome(findings, account, services)
}

function whereTo({ link, isClaim }: Destination, account: Account, services: Using<'target' | 'history'>): string {
  if (link === undefined) return 'a new address'
  if (lists(account, link)) return `${link}, which is replaced`
  if (isClaim) {
    if (isOfKnownDomain(account, link)) return `${link}, which the account does not have: it would be made`
    log.warning(`${link} must be attached to the account first: none of its addresses ends like this.`)
    return `${link}, once it is attached to the account`
  }
  refuseIfLost(link, services)
  log.warning(`The account does not have ${link} any more. Is this the key of another account?`)
  return `${link}, which the account does not have any more`
}
