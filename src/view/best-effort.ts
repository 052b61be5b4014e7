import { isCancelled, messageOf } from '../errors.ts'
import { printable } from '../text/printable.ts'
import { log } from './log.ts'

/** For what must not fail a deploy which succeeded: an error is one warning. A cancelled run says so elsewhere. */
export async function bestEffort<T>(what: string, action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action()
  } catch (error) {
    if (!isCancelled(error)) log.warning(printable(`Could not ${what}. ${messageOf(error)}`))
    return undefined
  }
}
