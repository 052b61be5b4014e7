import { ActionError, messageOf, wordsOf } from '../errors.ts'
import { bestEffort } from '../log.ts'
import type { SiteServices } from '../services/services.ts'
import { isPreview } from '../subject.ts'
import { printable } from '../text/printable.ts'

/**
 * Deletes a preview's link that this very run made and can't keep, with its deployment. A live site's link stays.
 *
 * @returns the error, with one more sentence
 */
export async function takeBack(error: unknown, made: string, services: SiteServices): Promise<ActionError> {
  const { message, hint } = wordsOf(error)
  return new ActionError(`${message} ${await resultOfTakingBack(made, services)}`, { hint, cause: error })
}

async function resultOfTakingBack(link: string, services: SiteServices): Promise<string> {
  const { hosting, deployments, progress, target } = services
  if (!isPreview(target)) return `${link} stays.`
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
