import * as core from '@actions/core'
import { ActionError, messageOf, shownText } from '../errors.ts'
import { inPlainText, log } from '../log.ts'
import { excerpt, firstOf, formatDuration, formatQuota, printable } from '../text/printable.ts'
import { runnerVariables } from '../variables.ts'
import type { Failed, Outcome } from './outcome.ts'
import { outputsOf, skipReason } from './outputs.ts'
import { summaryOf } from './summary.ts'

/** Writes log, job summary and outputs. A failure sets no outputs, but for a sweep that did a part. */
export async function report(outcome: Outcome, message = '', readWorkflow?: () => Promise<string>): Promise<void> {
  if (outcome.kind === 'failed' || outcome.error !== undefined) logFailure(outcome.error)
  else if (outcome.kind === 'swept' || skipReason(outcome) === '') log.info(lineOf(outcome))
  else if (outcome.kind === 'removed' && outcome.left?.length) log.warning(lineOf(outcome))
  else log.notice(lineOf(outcome))
  // It logs, too, so it comes after the outcome.
  const workflow = outcome.workflow ?? (await readWorkflow?.())
  const markdown = summaryOf({ ...outcome, workflow }, log.takeWarnings(), message)
  if (runnerVariables()['GITHUB_STEP_SUMMARY'])
    await core.summary
      .addRaw(markdown)
      .write()
      .catch((cause: unknown) => log.warning(unwritable('GITHUB_STEP_SUMMARY', 'there is no summary', cause, outcome)))
  if (outcome.kind === 'failed') return
  try {
    for (const [name, value] of Object.entries(outputsOf(outcome))) core.setOutput(name, value)
  } catch (cause) {
    log.failure(unwritable('GITHUB_OUTPUT', 'later steps read no outputs', cause, outcome))
  }
}

/** Of a file of the runner's. In a container with a user of its own, that user may not write it. */
function unwritable(variable: string, effect: string, cause: unknown, outcome: Outcome): string {
  log.info(`Cause: ${printable(messageOf(cause))}`)
  const isOpen = outcome.kind === 'failed' && (outcome.progress?.upload ?? 'not sent') !== 'not sent'
  const none = isOpen ? 'The site may be live.' : 'No site was deployed.'
  const state = outcome.kind === 'deployed' ? `The site is live at https://${outcome.link}.` : none
  const rights = "In a container, the job's user must be able to write the runner's files."
  const toDo = messageOf(cause).includes('ENOSPC') ? "The runner's disk is full." : rights
  return `${variable} can't be written, so ${effect}. ${state} ${toDo}`
}

/** What a run that did not fail did, or why it did nothing. */
function lineOf(outcome: Exclude<Outcome, Failed>): string {
  const used = formatQuota(outcome.quota)
  const quota = used && ` Quota used: ${used}.`
  if (outcome.kind !== 'deployed')
    return skipReason(outcome) || `Deleted ${firstOf(outcome.deleted ?? [], 10) || 'nothing'}.${quota}`
  const readers = { public: ' Everybody can read it.', password: ' Visitors need the password.', '': '' }
  return `Deployed to https://${outcome.link} in ${formatDuration(performance.now())}.${readers[outcome.access]}${quota}`
}

function logFailure(error: unknown): void {
  const { message, hint, list } = shownText(error)
  const said = [message, ...list.map((line) => `- ${line}`), ...(hint ? [inPlainText(hint)] : [])].join('\n')
  log.failure(said)
  const isKnown = error instanceof ActionError
  for (const shown of causesOf(isKnown ? error.cause : error, said)) log.info(`Cause: ${shown}`)
  // Any other error is a bug of the action.
  if (!isKnown && error instanceof Error)
    log.group('Where it happened', (error.stack ?? '').split(/\r?\n/u).map(printable))
}

/** A chain of causes, without repetitions. At most five: causes may form a cycle. */
function causesOf(cause: unknown, printed: string, max = 5): string[] {
  if (cause === undefined || max === 0) return []
  const shown = excerpt(typeof cause === 'string' ? cause : messageOf(cause), 500)
  const others = cause instanceof Error ? causesOf(cause.cause, `${printed}\n${shown}`, max - 1) : []
  return printed.includes(shown) ? others : [shown, ...others]
}
