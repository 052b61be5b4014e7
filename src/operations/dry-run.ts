import { linksOf } from '../deployments/deployment.ts'
import { permissionLines } from '../deployments/permissions.ts'
import { environment } from '../environment.ts'
import { type Account, lists } from '../hosting/account.ts'
import type { Destination, Seen } from '../ownership/destination.ts'
import { log } from '../report/log.ts'
import type { Finding, Outcome, SiteFacts } from '../report/outcome.ts'
import { quotaWords } from '../report/words.ts'
import type { Site } from '../site/site.ts'
import { isPreview } from '../target.ts'
import { count, excerpt, firstOf, formatBytes, formatNumber, printable, sentence } from '../text/printable.ts'
import type { Work } from './job.ts'
import { requireMayCreate } from './seen.ts'
import { lostSite } from './upload.ts'

/**
 * Says what a deploy would do. Nothing is written. It fails if the deploy would.
 *
 * @param why why the site would be sent in this form
 */
export async function rehearse(
  facts: SiteFacts,
  why: string,
  site: Site,
  seen: Seen,
  to: Destination,
  work: Work,
): Promise<Outcome> {
  const { inputs, target, progress } = work
  if (facts.form === 'zip') (await import('../archive/pack.ts')).requirePackable(site.files)
  const { account, rows } = await checkAccess(work, seen.account)
  const size = `${count(facts.fileCount, 'file')}, ${formatBytes(facts.bytes)}`
  const leftOut = [...facts.omitted].map(
    ([reason, paths]) => `${formatNumber(paths.length)} (${reason}): ${firstOf(paths, 5)}`,
  )
  const shots = inputs.screenshots > 0 && isPreview(target)
  const findings: Finding[] = [
    fact('Would send', `${size}, as ${facts.form === 'zip' ? 'one archive' : 'single files'} (${why})`),
    whereTo(to, seen, account, work),
    fact('Left out', printable(leftOut.join('; ')) || 'nothing'),
    ...rows,
    ...progress.remarks.map((text): Finding => ({ state: 'warning', name: '', text })),
    ...(shots ? [fact('Screenshots', `up to ${count(inputs.screenshots, 'page')}. A dry run starts no browser`)] : []),
    ...(await workflowFindings(work)),
  ]
  return outcomeOf(findings, account, work)
}

/** What is to be done, in a word, by a run that sends no site. */
export async function rehearseBriefly(what: string, links: string, work: Work): Promise<Outcome> {
  const { account, rows } = await checkAccess(work, undefined)
  return outcomeOf([fact(what, excerpt(links, 500)), ...rows], account, work)
}

function fact(name: string, text: string): Finding {
  return { state: 'fact', name, text }
}

function whereTo({ link }: Destination, { own }: Seen, account: Account, { target, github }: Work): Finding {
  if (link === undefined) return fact('To', 'a new address')
  if (lists(account, link)) return fact('To', `${link}, which is replaced`)
  if (github && linksOf(own).includes(link)) {
    if (target.domain === undefined && !isPreview(target)) throw lostSite(link)
    const text = `${link}, which the account does not have any more. Is this the key of another account?`
    return { state: 'warning', name: 'To', text }
  }
  return fact('To', `${link}, which the account does not have: it would be made`)
}

/** Whether the key is good, what the account holds, and what the token may do. @throws {ActionError} if a deploy would fail */
async function checkAccess(work: Work, known: Account | undefined) {
  const { hosting, github, inputs } = work
  const [account, comment] = await Promise.all([
    known ?? hosting.account(),
    commentFinding(work),
    requireMayCreate(work),
  ])
  const used = `${count(account.links.length, 'link')} in use; quota used: ${quotaWords(account.quota) || 'not reported'}`
  const nothing = 'nothing is remembered, because "github-token" is empty'
  const remembers: Finding = { state: 'good', name: 'Deployments', text: 'the token may create them' }
  const rows: Finding[] = [
    { state: 'good', name: 'Key', text: 'accepted' },
    fact('Account', used),
    github ? remembers : { state: 'warning', name: 'Deployments', text: nothing },
    ...(inputs.comment ? comment : []),
  ]
  return { account, rows }
}

/** Whether the token may write the comment, asked without writing: a comment without a text is refused for its own sake. */
async function commentFinding({ github, target }: Work): Promise<readonly Finding[]> {
  const { subject } = target
  if (!github || subject.kind !== 'pull-request') return []
  const { mayComment } = await import('../deployments/comments.ts')
  const may = await mayComment(github, subject.number)
  const name = 'Comment'
  if (may) return [{ state: 'good', name, text: 'the token may write it' }]
  const text =
    may === undefined ? 'it is not known whether the token may write it' : 'the token may not write it. Add to the job'
  return [{ state: 'warning', name, text, lines: may === undefined ? undefined : permissionLines }]
}

async function workflowFindings({ context }: Work): Promise<readonly Finding[]> {
  const { readWorkflow } = await import('../workflow/findings.ts')
  const states = { true: 'good', false: 'warning', undefined: 'fact' } as const
  const found = await readWorkflow(environment(), context.workspace)
  return found.map(({ ok, text, lines }) => ({ state: states[`${ok}`], name: '', text, lines }))
}

function outcomeOf(findings: readonly Finding[], { quota }: Account, { target }: Work): Outcome {
  const isGood = log.warnings.length === 0 && findings.every(({ state }) => state !== 'warning')
  const next = isGood ? 'Delete "dry-run: true", and push' : 'Look at the warnings, delete "dry-run: true", and push'
  const all = [...findings, fact('Next', next)]
  for (const { name, text } of all) log.info(name ? `${name}: ${sentence(text)}` : text)
  const reason = 'This is a dry run: nothing was changed.'
  return { kind: 'skipped', environment: target.environment, target, reason, teardown: false, quota, findings: all }
}
