import { ActionError, shownText } from '../errors.ts'
import { type Deployment, linksOf, type Preview } from '../github/deployment.ts'
import type { Quota } from '../hosting/account.ts'
import type { Deletion } from '../hosting/hosting-service.ts'
import { log } from '../log.ts'
import type { Removed } from '../report/outcome.ts'
import { commenterFor } from '../report/sticky-comment.ts'
import type { Using } from '../services.ts'
import { firstOf } from '../text/printable.ts'

export type Remover = Using<'hosting' | 'deployments' | 'history'>

/** The outcome, and what went wrong with a link or a deployment. */
export type Removal = Readonly<{ outcome: Removed; error: unknown }>

/** @throws {ActionError} */
export async function deleteLink(link: string, { hosting, history }: Remover): Promise<Deletion> {
  const account = await hosting.remove(link)
  history.push({ kind: account.wasThere ? 'deleted' : 'absent', link })
  return account
}

/** Deletes the links of a preview, then its deployments (DESIGN 3, "Taking down"). The next sweep retries what failed. */
async function removePreview(preview: Preview, services: Remover, reason: string): Promise<Removal> {
  const { record, subject, environment } = preview
  const deleted: string[] = []
  const absent: string[] = []
  let quota: Quota = { used: undefined, limit: undefined }
  let error: unknown
  for (const link of linksOf(record)) {
    try {
      log.info(`Deleting ${link}.`)
      const account = await deleteLink(link, services)
      quota = account.quota
      ;(account.wasThere ? deleted : absent).push(link)
    } catch (cause) {
      const { message, hint } = shownText(cause)
      error ??= new ActionError(`${link} could not be deleted. ${message}`, { hint, cause })
    }
  }
  // Keep the deployments of links that could not be deleted.
  const gone = error === undefined ? record : record.filter(({ link }) => [...deleted, ...absent].includes(link))
  await services.deployments.remove(gone).catch((cause: unknown) => {
    error ??= cause
  })
  const target = { subject, environment, sha: record[0]?.sha ?? '', domain: undefined }
  return { outcome: { kind: 'removed', target, deleted, absent, quota, reason }, error }
}

type Asker = Using<'github' | 'inputs'>

/** Deletes another site's preview, and shows that in its comment. @param reason why an open one is deleted */
export async function removeOtherPreview(preview: Preview, services: Remover & Asker, reason = ''): Promise<Removal> {
  const { github, inputs } = services
  const { outcome, error } = await removePreview(preview, services, reason)
  const absent = notInAccount(outcome.deleted, outcome.absent)
  if (error === undefined) await commenterFor(preview, github, inputs)(outcome, absent ? [{ text: absent }] : [])
  return { outcome, error }
}

/** Deletes the run's own. @param reason why there is nothing to delete @throws {ActionError} if a part of it stays */
export async function removeOwnPreview(
  record: readonly Deployment[],
  services: Remover & Using<'target'>,
  reason = '',
): Promise<Removed> {
  const { outcome, error } = await removePreview({ ...services.target, record }, services, reason)
  if (error !== undefined) throw error
  const absent = notInAccount(outcome.deleted, outcome.absent)
  if (absent) log.remark(absent)
  return outcome
}

/** A warning about links that the account did not have. Empty if it had them all. */
export function notInAccount(deleted: readonly string[], absent: readonly string[]): string {
  if (absent.length === 0) return ''
  const question = deleted.length === 0 ? ' Is this the key of another account?' : ''
  return `${firstOf(absent, 10)} was not in this account, so nothing was deleted there.${question}`
}
