import * as core from '@actions/core'
import { environment } from '../environment.ts'
import { ActionError, messageOf, wordsOf } from '../errors.ts'
import type { Quota } from '../hosting/account.ts'
import { deletedBy, type Outcome, SweepError } from '../outcome.ts'
import { firstOf, formatDuration } from '../text/format.ts'
import { readersOf } from '../text/message.ts'
import { excerpt, printable, sentence } from '../text/printable.ts'
import { log } from './log.ts'
import { outputsOf } from './outputs.ts'
import { failureSummaryOf, quotaOf, summaryOf } from './summary.ts'

/** @throws {ActionError} if the outputs could not be written */
export async function reportOutcome(outcome: Outcome): Promise<void> {
  const line = lineOf(outcome)
  if (outcome.result === 'skipped') log.notice(line)
  else log.info(line)
  if (outcome.result !== 'skipped') warnOfQuota(outcome.quota)
  await writeSummary(summaryOf(outcome, log.takeWarnings()))
  try {
    setOutputs(outcome)
  } catch (cause) {
    const why = `The outputs of the step could not be written. ${sentence(printable(messageOf(cause)))}`
    const hint =
      'The runner gives the file for outputs (GITHUB_OUTPUT). Later steps get none of them. Look at the runner.'
    throw new ActionError(`${why} All else is done: ${line}`, { hint, cause })
  }
}

function setOutputs(outcome: Outcome): void {
  for (const [name, value] of Object.entries(outputsOf(outcome))) core.setOutput(name, value)
}

export async function reportFailure(error: unknown): Promise<void> {
  const { message, hint = '' } = wordsOf(error)
  const said = [message, hint].filter(Boolean).join('\n')
  log.failure(said)
  const isKnown = error instanceof ActionError
  const cause = isKnown ? error.cause : error instanceof Error ? error : messageOf(error)
  for (const shown of causesOf(cause, said)) log.info(`Cause: ${shown}`)
  // Any other error is a mistake in the action. Whoever corrects it needs to know where it happened.
  if (!isKnown && error instanceof Error)
    log.group('Where it happened', (error.stack ?? '').split(/\r?\n/u).map(printable))
  // A sweep that failed for some previews still reports what it deleted.
  const outcome = error instanceof SweepError ? error.outcome : undefined
  if (outcome !== undefined) setOutputs(outcome)
  const failed = failureSummaryOf(error, log.takeWarnings())
  await writeSummary([failed, outcome ? summaryOf(outcome, []) : ''].join('\n'))
}

/** A cause and those behind it, five at most because they may be a circle, as far as they were not said before. */
function causesOf(cause: unknown, said: string, most = 5): string[] {
  if (cause === undefined || most === 0) return []
  const shown = excerpt(typeof cause === 'string' ? cause : messageOf(cause), 500)
  const behind = cause instanceof Error ? causesOf(cause.cause, `${said}\n${shown}`, most - 1) : []
  return said.includes(shown) ? behind : [shown, ...behind]
}

/** It warns early, because the next deploy fails if the account is full. */
function warnOfQuota({ used, limit }: Quota): void {
  if (used === undefined || !limit || used < 0.9 * limit) return
  log.warning(`The account's quota is used up to ${quotaOf({ used, limit })}. Delete what is not needed, or upgrade.`)
}

function lineOf(outcome: Outcome): string {
  if (outcome.result === 'skipped') return printable(outcome.reason)
  const used = quotaOf(outcome.quota)
  const quota = used && ` Quota used: ${used}.`
  if (outcome.result === 'deployed') {
    const done = outcome.reserved ? 'Reserved' : 'Deployed to'
    const readers = outcome.protected === undefined ? '' : ` ${readersOf(outcome.protected)}`
    return `${done} https://${outcome.link} in ${formatDuration(outcome.duration)}.${readers}${quota}`
  }
  const links = deletedBy(outcome)
  return links.length === 0 ? 'No closed preview was found.' : `Deleted ${firstOf(links, 10)}.${quota}`
}

async function writeSummary(markdown: string): Promise<void> {
  if (!environment()['GITHUB_STEP_SUMMARY']) return
  try {
    await core.summary.addRaw(markdown).write()
  } catch (error) {
    log.warning(`The job summary could not be written: ${printable(messageOf(error))}`)
  }
}
