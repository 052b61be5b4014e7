import { ActionError, messageOf } from '../errors.ts'
import { progressAfter } from '../history.ts'
import { bestEffort } from '../log.ts'
import type { Using } from '../services.ts'
import { isPreview } from '../subject.ts'
import { printable } from '../text/printable.ts'
import { deleteLink, type Remover } from './remove-preview.ts'

/** This run made a link, and must not leave it as it is. A live site's stays. */
export class UnkeptError extends ActionError {
  readonly link: string

  constructor(link: string, ...details: ConstructorParameters<typeof ActionError>) {
    super(...details)
    this.link = link
  }
}

/** Deletes the link again, if it is a preview's. @returns the error, with one more sentence */
export async function takeBack(error: UnkeptError, services: Remover & Using<'target'>): Promise<ActionError> {
  const { deployments, history, target } = services
  const { message, hint, link } = error
  const errorWith = (result: string) => new ActionError(`${message} ${result}`, { hint, cause: error.cause })
  if (!isPreview(target)) return errorWith(`${link} stays.`)
  const { deployment } = progressAfter(history)
  const why = await deleteLink(link, services).then(() => undefined, messageOf)
  if (why !== undefined) {
    const way = 'delete it in the hosting account if it is not needed'
    return errorWith(`${link} could not be deleted again: ${way}. ${printable(why)}`)
  }
  if (deployment) await bestEffort('delete a deployment', () => deployments.remove([deployment]))
  return errorWith(`${link} was deleted again.`)
}
