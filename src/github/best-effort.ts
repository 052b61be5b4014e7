import { messageOf } from '../errors.ts'
import { log } from '../step/log.ts'
import { printable } from '../text/printable.ts'

/**
 * Does what must never fail a deploy that succeeded: a fault is one warning.
 *
 * @param what it does, as it follows "Could not"
 * @returns undefined after a fault
 */
export async function bestEffort<T>(what: string, action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action()
  } catch (error) {
    log.warning(printable(`Could not ${what}. ${messageOf(error)}`))
    return undefined
  }
}
