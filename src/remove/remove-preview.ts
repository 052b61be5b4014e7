import { ActionError, messageOf, shownText } from '../errors.ts'
import { linksOf, type Preview } from '../github/deployment.ts'
import type { Quota } from '../hosting/account.ts'
import type { Deletion } from '../hosting/hosting-service.ts'
import { log } from '../log.ts'
import { nowOf } from '../ownership/refusals.ts'
import type { Removed, SweptPreview } from '../report/outcome.ts'
import { commenterFor } from '../report/sticky-comment.ts'
import type { Using } from '../services.ts'
import { firstOf, printable } from '../text/printable.ts'

export type Remover = Using<'hosting' | 'deployments' | 'history'>
export type Sweeper = Remover & Using<'github' | 'inputs'>

export async function deleteLink(link: string, { hosting, history }: Remover): Promise<Deletion> {
  const account = await hosting.remove(link)
  history.push({ kind: account.wasThere ? 'deleted' : 'absent', link })
  return account
}

/** Deletes the links of a preview, then its deployments (design 5.4). @returns the first error, too */
async function removePreview(preview: Preview, services: Remover, reason: string) {
  const { record, owners, subject, environment } = preview
  const ofLiveSites = leftTo(owners, linksOf(record))
  const deleted: string[] = []
  const absent: string[] = []
  const left: string[] = []
  let quota: Quota = { used: undefined, limit: undefined }
  let error: unknown
  for (const link of linksOf(record).filter((each) => !owners.has(each))) {
    try {
      log.info(`Deleting ${link}.`)
      const account = await deleteLink(link, services)
      quota = account.quota
      ;(account.wasThere ? deleted : absent).push(link)
    } catch (cause) {
      left.push(link)
      const { message, hint } = shownText(cause)
      error ??= new ActionError(`${link} could not be deleted. ${message}`, { hint, cause })
    }
  }
  // A deployment stays while its link does.
  const gone = record.filter(({ link }) => !left.includes(link))
  await services.deployments.remove(gone).catch((cause: unknown) => {
    error ??= cause
  })
  const target = { subject, environment, sha: record[0]?.sha ?? '', domain: undefined }
  const why = deleted.length + absent.length + left.length > 0 ? [] : ofLiveSites
  const reasons = [...why, reason].filter(Boolean).join(' ')
  const outcome = { kind: 'removed', target, deleted, absent, left: ofLiveSites, quota, reason: reasons } as const
  return { outcome, left, error }
}

/** Sentences about links that live sites have by now, which no preview deletes. */
export function leftTo(owners: Preview['owners'], links: readonly string[]): string[] {
  return links.flatMap((link) => (owners.has(link) ? nowOf(link, owners.get(link) ?? '') : []))
}

/** Deletes another site's preview, and shows that in its comment. @param reason why an open one is deleted */
export async function removeOtherPreview(preview: Preview, services: Sweeper, reason: string): Promise<SweptPreview> {
  const { outcome, left, error } = await removePreview(preview, services, reason)
  const { deleted, absent } = outcome
  const texts = [...outcome.left, ...(absent.length > 0 ? [notInAccount(deleted, absent)] : [])]
  const remarks = texts.map((text) => ({ text }))
  for (const text of outcome.left) log.warning(text)
  if (error === undefined) await commenterFor(preview, services.github, services.inputs)(outcome, remarks)
  const swept = { subject: preview.subject, links: left, deleted, absent, left: outcome.left, error }
  return error === undefined ? { ...swept, reason } : { ...swept, stays: printable(messageOf(error)) }
}

/** Deletes the run's own. @param reason why there is nothing to delete @throws {ActionError} if a part of it stays */
export async function removeOwnPreview(
  own: Pick<Preview, 'record' | 'owners'>,
  services: Remover & Using<'target'>,
  reason = '',
): Promise<Removed> {
  const { outcome, error } = await removePreview({ ...services.target, ...own }, services, reason)
  // With nothing to delete they are the reason, which the log has at the end.
  for (const text of outcome.left) if (!outcome.reason.includes(text)) log.remark(text)
  if (error !== undefined) throw error
  const { deleted, absent } = outcome
  if (absent.length > 0) log.remark(notInAccount(deleted, absent))
  return outcome
}

/** A warning about links that the account did not have. If it had none at all, the key may be wrong. */
export function notInAccount(deleted: readonly string[], absent: readonly string[]): string {
  const question = deleted.length === 0 ? ' Is this the key of another account?' : ''
  return `${firstOf(absent, 10)} was not in this account, so nothing was deleted there.${question}`
}
