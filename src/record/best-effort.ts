import { messageOf } from '../errors.ts'
import { log } from '../report/log.ts'
import { printable } from '../text/printable.ts'

/**
 * Does something that must never fail a deploy that succeeded. After an error it writes one warning.
 *
 * @param what it does, in words that follow "Could not"
 * @returns undefined after an error
 */
export async function bestEffort<T>(what: string, action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action()
  } catch (error) {
    log.warning(printable(`Could not ${what}. ${messageOf(error)}`))
    return undefined
  }
}
