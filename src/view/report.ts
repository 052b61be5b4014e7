import * as core from '@actions/core'
import { environment } from '../environment.ts'
import { ActionError, messageOf, wordsOf } from '../errors.ts'
import type { Inputs } from '../plan/inputs.ts'
import type { Quota } from '../rules/world.ts'
import { excerpt, firstOf, formatDuration, printable, sentence } from '../text/printable.ts'
import { log } from './log.ts'
import { deletedBy, outputsOf, skipReason } from './outputs.ts'
import type { RunSoFar } from './run-state.ts'
import { failureSummaryOf, summaryOf } from './summary.ts'
import { linkIn, quotaWords, readersOf, staysWords } from './words.ts'

/**
 * Tells what a run came to: log, annotations, job summary, outputs. A failure is told here too, and the step fails.
 *
 * @throws {ActionError} if the outputs could not be written
 */
export async function report(run: RunSoFar, { message }: Pick<Inputs, 'message'>): Promise<void> {
  const { end, quota } = run
  if (end?.kind === 'failed') return await reportFailure(end.error, run)
  const line = lineOf(run)
  if (end?.kind !== 'swept' && skipReason(run) !== undefined) log.notice(line)
  else log.info(line)
  if (end?.kind === 'removed' && end.kept && end.links.length > 0) log.notice(staysWords(end.kept))
  warnOfQuota(quota)
  await writeSummary(summaryOf(run, log.takeWarnings(), message))
  const fault = setOutputs(run)
  const hint =
    'The runner gives the file for outputs (GITHUB_OUTPUT). Later steps get none of them. Look at the runner.'
  if (fault !== undefined) throw new ActionError(`${fault} All else is done: ${line}`, { hint })
}

/** @param run left out if the error came before there was one */
export async function reportFailure(error: unknown, run?: RunSoFar): Promise<void> {
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
  const fault = run?.end?.kind === 'failed' && run.end.swept ? setOutputs(run) : undefined
  if (fault !== undefined) log.warning(fault)
  const warnings = log.takeWarnings()
  await writeSummary(run ? summaryOf(run, warnings) : failureSummaryOf(error, warnings))
}

/** Returns why they could not be written, if so. */
function setOutputs(run: RunSoFar): string | undefined {
  try {
    for (const [name, value] of Object.entries(outputsOf(run))) core.setOutput(name, value)
    return undefined
  } catch (error) {
    return `The outputs of the step could not be written. ${sentence(printable(messageOf(error)))}`
  }
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
  const share = quotaWords({ used, limit })
  log.warning(`The account's quota is used up to ${share}. Delete what is not needed, or upgrade.`)
}

function lineOf(run: RunSoFar): string {
  const reason = skipReason(run)
  if (reason !== undefined) return reason
  const used = quotaWords(run.quota)
  const quota = used && ` Quota used: ${used}.`
  if (run.end?.kind !== 'live') return `Deleted ${firstOf(deletedBy(run), 10)}.${quota}`
  const done = run.reserved ? 'Reserved' : 'Deployed to'
  const readers = readersOf(run)
  const took = formatDuration(performance.now() - run.start)
  return `${done} https://${linkIn(run)} in ${took}.${readers && ` ${readers}`}${quota}`
}

async function writeSummary(markdown: string): Promise<void> {
  if (!environment()['GITHUB_STEP_SUMMARY']) return
  try {
    await core.summary.addRaw(markdown).write()
  } catch (error) {
    log.warning(`The job summary could not be written: ${printable(messageOf(error))}`)
  }
}
