import { permissionLines } from '../record/permissions.ts'
import type { Destination } from '../rules/destination.ts'
import { siteOf } from '../rules/refusals.ts'
import { type Account, hasLink, rivalsOf, type World } from '../rules/world.ts'
import { isPreview } from '../target.ts'
import { count, excerpt, firstOf, formatBytes, printable } from '../text/printable.ts'
import { log } from '../view/log.ts'
import type { Done, Skipped } from '../view/run-state.ts'
import { quotaWords } from '../view/words.ts'
import { readAccount } from './look.ts'
import type { Work } from './services.ts'

/**
 * Says what a deploy would do, and asks for the account and the record to see whether it could work. Nothing is written.
 *
 * @param why why the site would be sent in this form
 */
export async function rehearse(to: Destination, world: World, why: string, work: Work): Promise<Done> {
  const { run, inputs, target } = work
  const { account, mayRecord, rows } = await checkAccess(work, world.account)
  const { link } = to
  const isMissing = link !== undefined && !hasLink(account, link)
  const made = target.domain === undefined ? ' any more: the site would get a new one' : ': it would be made'
  const { fileCount = 0, bytes = 0, form, omitted = new Map<string, string[]>() } = run.site ?? {}
  const size = `${count(fileCount, 'file')}, ${formatBytes(bytes)}`
  const leftOut = [...omitted].map(([reason, paths]) => `${paths.length} (${reason}): ${firstOf(paths, 5)}`)
  const pages = `would show up to ${count(inputs.screenshots, 'page')}; a dry run starts no browser`
  return tellFindings([
    ['Would send', `${size}, as ${form === 'zip' ? 'one archive' : 'single files'} (${why})`],
    ['To', (link ?? 'a new link') + (isMissing ? `, which the account does not have${made}` : '')],
    ['Owner of the link', to.isNew ? 'none yet' : ownerWords(to, world, work)],
    ['Left out', printable(leftOut.join('; ')) || 'nothing'],
    ...rows,
    ['Screenshots', inputs.screenshots > 0 && isPreview(target) ? pages : ''],
    ['Next', mayRecord === false ? 'Add the permissions, and run this again' : 'Delete "dry-run: true", and push'],
  ])
}

function recordWords(mayRecord: boolean | undefined): string {
  if (mayRecord === undefined) return 'nothing is remembered, because "github-token" is empty'
  if (mayRecord) return 'the token may record deployments'
  return `the token may not record deployments: a deploy would stop before anything is sent, a teardown would leave its deployments. Add to the job: ${permissionLines.replaceAll(/\n\s*/gu, ', ')}`
}

function ownerWords({ link = '' }: Destination, world: World, { asker, target }: Work): string {
  if (asker.policy === 'unrecorded') return 'not known without github-token'
  if (asker.policy === 'preview') return 'this preview, which made it; no live site has taken it over'
  const [rival] = rivalsOf(link, target.environment, world)
  if (rival) return `${siteOf(rival)}, and it would be taken over`
  return target.domain === undefined ? 'this environment' : 'no other live site'
}

/** What is to be done, in a word, by a run that sends no site. */
export async function rehearseBriefly(what: string, links: string, work: Work, known?: Account): Promise<Done> {
  const { rows } = await checkAccess(work, known)
  return tellFindings([[what, excerpt(links, 500)], ...rows])
}

/** Whether the key is good, what the account holds, and whether the token may record. */
async function checkAccess(work: Work, known?: Account) {
  const { run, records, github } = work
  const [account, mayRecord] = await Promise.all([known ?? readAccount(work), github ? records.mayAdd() : undefined])
  run.quota = account.quota
  const used = `${count(account.links.length, 'link')} in use; quota used: ${quotaWords(account.quota) || 'not told'}`
  const rows: readonly Finding[] = [
    ['Key', 'accepted'],
    ['Account', used],
    ['Record', recordWords(mayRecord)],
  ]
  return { account, mayRecord, rows }
}

type Finding = NonNullable<Skipped['findings']>[number]

function tellFindings(rows: readonly Finding[]): Done {
  const findings = rows.filter(([, finding]) => finding !== '')
  for (const [name, finding] of findings) log.info(`${name}: ${finding}.`)
  return { kind: 'skipped', reason: 'This is a dry run: nothing was changed.', findings }
}
