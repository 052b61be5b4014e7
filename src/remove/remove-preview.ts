import { ActionError, wordsOf } from '../errors.ts'
import { type Deployment, linksOf, type Preview } from '../github/deployment.ts'
import type { Quota } from '../hosting/account.ts'
import { log } from '../log.ts'
import type { Removed } from '../report/outcome.ts'
import { commenter } from '../report/sticky-comment.ts'
import type { Services, SiteServices } from '../services/services.ts'
import { firstOf } from '../text/printable.ts'

/**
 * Deletes the links of a preview, then its deployments (DESIGN 3, "Taking down"). The next sweep retries what failed.
 *
 * @param reason why a preview of an open pull request is deleted, or why there is nothing to delete
 * @returns `error` if a link or a deployment could not be deleted
 */
export async function removePreview(preview: Preview, services: Services, reason = '') {
  const { hosting, deployments } = services
  const { own, subject, environment } = preview
  const links: string[] = []
  const absent: string[] = []
  let quota: Quota = { used: undefined, limit: undefined }
  let error: unknown
  for (const link of linksOf(own)) {
    try {
      log.info(`Deleting ${link}.`)
      const account = await hosting.remove(link)
      quota = account.quota
      ;(account.wasThere ? links : absent).push(link)
    } catch (cause) {
      const { message, hint } = wordsOf(cause)
      error ??= new ActionError(`${link} could not be deleted. ${message}`, { hint, cause })
    }
  }
  // Keep the deployments of links that could not be deleted.
  const gone = error === undefined ? own : own.filter(({ link }) => [...links, ...absent].includes(link))
  await deployments.remove(gone).catch((cause: unknown) => {
    error ??= cause
  })
  const target = { subject, environment, sha: own[0]?.sha ?? '', domain: undefined }
  const outcome: Removed = { kind: 'removed', target, links, absent, quota, reason }
  return { outcome, error }
}

/** Deletes another site's preview, and shows that in its comment. */
export async function removeOther(preview: Preview, services: Services, reason = '') {
  const { github, inputs } = services
  const { outcome, error } = await removePreview(preview, services, reason)
  const absent = absentWords(outcome.links, outcome.absent)
  if (error === undefined) await commenter(preview, github, inputs).write(outcome, absent ? [{ text: absent }] : [])
  return { outcome, error }
}

/** Deletes this run's own preview. @throws {ActionError} if a part of it could not be deleted */
export async function removeOwn(own: readonly Deployment[], services: SiteServices, reason = ''): Promise<Removed> {
  const { outcome, error } = await removePreview({ ...services.target, own }, services, reason)
  services.progress.deleted.push(...outcome.links)
  if (error !== undefined) throw error
  const absent = absentWords(outcome.links, outcome.absent)
  if (absent) log.remark(absent)
  return outcome
}

/** A warning about links that the account did not have. Empty if it had them all. */
export function absentWords(deleted: readonly string[], absent: readonly string[]): string {
  if (absent.length === 0) return ''
  const question = deleted.length === 0 ? ' Is this the key of another account?' : ''
  return `${firstOf(absent, 10)} was not in this account, so nothing was deleted there.${question}`
}
