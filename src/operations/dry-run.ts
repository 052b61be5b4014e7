import { requirePackable } from '../archive/pack.ts'
import { linksOf } from '../deployments/deployment.ts'
import { environment } from '../environment.ts'
import { permissionLines } from '../github/permissions.ts'
import { mayComment } from '../github/pull-requests.ts'
import { type Account, lists } from '../hosting/account.ts'
import type { Packing } from '../hosting/interface-variants.ts'
import type { Destination, Seen } from '../ownership/destination.ts'
import { lostSite } from '../ownership/refusals.ts'
import { log } from '../report/log.ts'
import type { Finding, Outcome } from '../report/outcome.ts'
import { quotaWords } from '../report/words.ts'
import type { Site } from '../site/site.ts'
import { isPreview } from '../subject.ts'
import { count, excerpt, firstOf, formatBytes, formatNumber, printable, sentence } from '../text/printable.ts'
import { requireMayCreate, type SiteJob } from './job.ts'

/** Says what a deploy would do. Nothing is written. It fails if the deploy would. */
export async function rehearse(as: Packing, site: Site, seen: Seen, to: Destination, job: SiteJob): Promise<Outcome> {
  const { progress, context } = job
  const isZip = as.form === 'zip'
  if (isZip) requirePackable(site.files)
  const { account, rows } = await checkAccess(job, seen.account)
  const size = `${count(site.files.length, 'file')}, ${formatBytes(site.bytes)}`
  const leftOut = [...site.omitted].map(
    ([reason, paths]) => `${formatNumber(paths.length)} (${reason}): ${firstOf(paths, 5)}`,
  )
  const { readWorkflow } = await import('../workflow/findings.ts')
  const found = await readWorkflow(environment(), context.workspace)
  const findings: Finding[] = [
    fact('Would send', `${size}, as ${isZip ? 'one archive' : 'single files'} (${as.why})`),
    fact('To', whereTo(to, seen, account, job)),
    fact('Left out', printable(leftOut.join('; ')) || 'nothing'),
    ...rows,
    ...progress.remarks.filter((text) => !log.warnings.includes(text)).map((text) => fact('', `⚠️ ${text}`)),
    ...found.filter(({ ok }) => ok !== false).map(({ ok = false, text }): Finding => ({ isGood: ok, name: '', text })),
  ]
  for (const { ok, text, lines = '' } of found) if (ok === false) log.warning(`${text}\n${lines}`)
  return outcomeOf(findings, account, job)
}

/** What is to be done, in a word, by a run that sends no site. */
export async function rehearseBriefly(what: string, links: string, job: SiteJob): Promise<Outcome> {
  const { account, rows } = await checkAccess(job)
  return outcomeOf([fact(what, excerpt(links, 500)), ...rows], account, job)
}

const fact = (name: string, text: string): Finding => ({ isGood: false, name, text })
const good = (name: string, text: string): Finding => ({ isGood: true, name, text })

function whereTo({ link }: Destination, { own }: Seen, account: Account, { target, github }: SiteJob): string {
  if (link === undefined) return 'a new address'
  if (lists(account, link)) return `${link}, which is replaced`
  if (!github || !linksOf(own).includes(link)) return `${link}, which the account does not have: it would be made`
  if (target.domain === undefined && !isPreview(target)) throw lostSite(link)
  log.warning(`The account does not have ${link} any more. Is this the key of another account?`)
  return `${link}, which the account does not have any more`
}

/** Whether the key is good, what the account holds, and what the token may do. @throws {ActionError} if a deploy would fail */
async function checkAccess(job: SiteJob, known?: Account) {
  const { hosting, github } = job
  const [account, comment] = await Promise.all([
    known ?? hosting.account(),
    commentFindings(job),
    requireMayCreate(job),
  ])
  const used = `${count(account.links.length, 'link')} in use; quota used: ${quotaWords(account.quota) || 'not reported'}`
  if (!github) log.warning('Nothing is remembered, because "github-token" is empty.')
  const remembers = github ? [good('Deployments', 'the token may create them')] : []
  return { account, rows: [good('Key', 'accepted'), fact('Account', used), ...remembers, ...comment] }
}

/** Whether the token may write the comment, asked without writing: a comment without a text is refused for its own sake. */
async function commentFindings({ github, target: { subject }, inputs }: SiteJob): Promise<readonly Finding[]> {
  if (!github || !inputs.comment || subject.kind !== 'pull-request') return []
  const may = await mayComment(github, subject.number)
  if (may) return [good('Comment', 'the token may write it')]
  const no = `Comment: the token may not write it. Add to the job:\n${permissionLines}`
  log.warning(may === false ? no : 'Comment: it is not known whether the token may write it.')
  return []
}

function outcomeOf(findings: readonly Finding[], { quota }: Account, { target }: SiteJob): Outcome {
  const first = log.warnings.length > 0 ? 'Correct the warnings. ' : ''
  const next = fact('Next', `${first}Delete "dry-run: true", and push`)
  const all = [...findings, next]
  for (const { name, text } of all) log.info(name ? `${name}: ${sentence(text)}` : text)
  const reason = 'This is a dry run: nothing was changed.'
  return { kind: 'skipped', target, reason, quota, findings: all }
}
