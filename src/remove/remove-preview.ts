import { ActionError, messageOf, wordsOf } from '../errors.ts'
import { type Deployment, linksOf, type Preview } from '../github/deployment.ts'
import type { Quota } from '../hosting/account.ts'
import { bestEffort, log } from '../log.ts'
import type { Removed } from '../report/outcome.ts'
import { commenter } from '../report/sticky-comment.ts'
import type { Services, SiteServices } from '../services/services.ts'
import { printable } from '../text/printable.ts'

/**
 * Deletes a preview: first its links, then its deployments, then it says so in the comment. A link that can't be deleted
 * does not stop the others. What is left is for the next sweep: deleting what is gone is no error.
 *
 * @param reason why a preview that somebody needs is deleted, or why there is nothing to delete
 * @returns `fault` is what kept a link or a deployment from being deleted
 */
export async function removePreview(preview: Preview, services: Services | SiteServices, reason = '') {
  const { hosting, deployments, github, inputs } = services
  const { own, subject, environment } = preview
  const deleted: string[] = []
  const absent: string[] = []
  let quota: Quota = { used: undefined, limit: undefined }
  let fault: unknown
  for (const link of linksOf(own)) {
    try {
      log.info(`Deleting ${link}.`)
      const account = await hosting.remove(link)
      quota = account.quota
      ;(account.wasThere ? deleted : absent).push(link)
      if ('progress' in services) services.progress.deleted.push(link)
    } catch (cause) {
      const { message, hint } = wordsOf(cause)
      fault ??= new ActionError(`${link} could not be deleted. ${message}`, { hint, cause })
    }
  }
  // What names a link that is still there must go on naming it.
  const over = fault === undefined ? own : own.filter(({ link }) => [...deleted, ...absent].includes(link))
  await deployments.remove(over).catch((error: unknown) => {
    fault ??= error
  })
  const target = { subject, environment, sha: own[0]?.sha ?? '', domain: undefined }
  const outcome: Removed = { kind: 'removed', target, links: deleted, absent, quota, reason }
  if (fault === undefined) await commenter(target, github, inputs).write(outcome)
  return { outcome, fault }
}

/** Deletes the preview of this run's own target. @throws what kept a part of it */
export async function removeOwn(own: readonly Deployment[], services: SiteServices, reason = ''): Promise<Removed> {
  const { outcome, fault } = await removePreview({ ...services.target, own }, services, reason)
  if (fault !== undefined) throw fault
  return outcome
}

/** Deletes a link that this very run made and can't keep, and its deployment. Returns what became of it, as a sentence. */
export async function discard(link: string, { hosting, deployments, progress }: SiteServices): Promise<string> {
  try {
    await hosting.remove(link)
  } catch (error) {
    const why = printable(messageOf(error))
    return `${link} could not be deleted again: delete it in the hosting account if nobody needs it. ${why}`
  }
  progress.deleted.push(link)
  const { deployment } = progress
  if (deployment) await bestEffort('delete its deployment', () => deployments.remove([deployment]))
  progress.deployment = undefined
  return `${link} was deleted again.`
}
