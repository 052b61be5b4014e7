import * as core from '@actions/core'
import { hasJobSummary } from './context.ts'
import { ActionError } from './errors.ts'
import { log } from './log.ts'
import { failureSummaryOf, messageOf, summaryOf } from './markdown.ts'
import { deletedBy, type Outcome, outputsOf, type Skipped } from './outcome.ts'
import type { Site } from './site.ts'
import { SweepError } from './sweep.ts'
import { count, firstOf, formatBytes, formatDuration, formatNumber, printable } from './text.ts'

/** Shows what will be published, and what was left out and why. */
export function reportSite({ files, bytes, omitted }: Site): void {
  const largest = files.toSorted((a, b) => b.size - a.size).slice(0, 10)
  const lines = largest.map(({ size, path }) => `${formatBytes(size).padStart(8)}  ${printable(path)}`)
  if (files.length > largest.length) lines.unshift(`The ${largest.length} largest:`)
  for (const [reason, paths] of omitted) {
    lines.push(`Left out (${reason}): ${formatNumber(paths.length)}: ${printable(firstOf(paths, 5))}`)
  }
  log.group(`${count(files.length, 'file')}, ${formatBytes(bytes)}`, lines)
  if (!files.some(({ path }) => path === 'index.html')) {
    log.warning('There is no index.html at the root of the directory, so the link itself may show nothing.')
  }
}

/** Tells what a run came to, in outputs, log and job summary. */
export async function reportOutcome(outcome: Outcome): Promise<void> {
  setOutputs(outcome)
  if (outcome.result === 'skipped') log.notice(printable(outcome.reason))
  else log.info(lineOf(outcome))
  await writeSummary(summaryOf(outcome))
}

function setOutputs(outcome: Outcome): void {
  for (const [name, value] of Object.entries(outputsOf(outcome))) core.setOutput(name, value)
}

/** Tells why a run failed, whatever was thrown, and makes it fail. */
export async function reportFailure(error: unknown): Promise<void> {
  const known = error instanceof ActionError
  log.failure([messageOf(error), known ? error.hint : undefined].filter(Boolean).join('\n'))
  // Anything but our own errors is a fault of the action: whoever mends it needs to know where.
  if (!known && error instanceof Error)
    log.group('Where it happened', printable(error.stack ?? '').split('\\n'))
  // A sweep that failed in part still tells what it deleted.
  const outcome = error instanceof SweepError ? error.outcome : undefined
  if (outcome !== undefined) setOutputs(outcome)
  await writeSummary([failureSummaryOf(error), outcome ? summaryOf(outcome) : ''].join('\n'))
}

function lineOf(outcome: Exclude<Outcome, Skipped>): string {
  const { used, limit } = outcome.quota
  const quota = used === undefined ? '' : ` Quota used: ${used}${limit === undefined ? '' : ` of ${limit}`}.`
  if (outcome.result === 'deployed') {
    return `Deployed to https://${outcome.link} in ${formatDuration(outcome.duration)}.${quota}`
  }
  const links = deletedBy(outcome)
  return links.length === 0 ? 'No preview was left behind.' : `Deleted ${firstOf(links, 10)}.${quota}`
}

async function writeSummary(markdown: string): Promise<void> {
  // Outside a runner there is nowhere to write it.
  if (!hasJobSummary()) return
  try {
    await core.summary.addRaw(markdown).write()
  } catch (error) {
    log.warning(`The job summary could not be written: ${printable(messageOf(error))}`)
  }
}
