import { requirePackable } from '../archive/pack.ts'
import { dryRunOutcome } from '../dry-run-checks.ts'
import { type Account, isOfKnownDomain, lists } from '../hosting/account.ts'
import type { Form } from '../hosting/dialects.ts'
import { log } from '../log.ts'
import type { Destination } from '../ownership/destination.ts'
import type { Outcome } from '../report/outcome.ts'
import type { SiteServices, Using } from '../services.ts'
import type { Site } from '../site/site.ts'
import { count, firstOf, formatBytes, formatNumber, printable } from '../text/printable.ts'
import { requireReplaceable } from './lost-answer.ts'

/** Writes nothing. @param account if it was read already @throws {ActionError} if the deploy would fail */
export async function dryRun(
  form: Form,
  site: Site,
  account: Account | undefined,
  destination: Destination,
  services: SiteServices,
): Promise<Outcome> {
  if (form === 'zip') requirePackable(site.files)
  const size = `${count(site.files.length, 'file')}, ${formatBytes(site.bytes)}`
  const leftOut = [...site.omitted].map(([why, all]) => `${formatNumber(all.length)} (${why}): ${firstOf(all, 5)}`)
  const planned = (known: Account) => ({
    'Would send': `${size}, as ${form === 'zip' ? 'one archive' : 'single files'}`,
    To: whereTo(destination, known, services),
    'Left out': printable(leftOut.join('; ')) || 'nothing',
  })
  return await dryRunOutcome(planned, services, account)
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
