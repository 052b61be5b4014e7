import { CancelledError, messageOf } from '../errors.ts'
import { log } from '../report/log.ts'
import { printable } from '../text/printable.ts'

/** For what must not fail a deploy which succeeded: an error is one warning. A cancelled run says so elsewhere. */
export async function bestEffort<T>(what: string, action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action()
  } catch (error) {
    if (!(error instanceof CancelledError)) log.warning(printable(`Could not ${what}. ${messageOf(error)}`))
    return undefined
  }
}
