import * as core from '@actions/core'
import { defuse } from '../text/printable.ts'

const warnings: string[] = []

/**
 * The step's log and annotations; everything that the action prints passes through here, so that nothing from outside
 * can start a workflow command and no secret is shown.
 */
export const log = {
  /** A line of the log. */
  info(line: string): void {
    core.info(defuse(line))
  },
  /** A blue annotation: worth knowing, nothing wrong. */
  notice(text: string): void {
    core.notice(defuse(text))
  },
  /** A yellow annotation: the step goes on, but somebody should look. */
  warning(text: string): void {
    warnings.push(text)
    core.warning(defuse(text))
  },
  /** All warnings so far, for the job summary. */
  get warnings(): readonly string[] {
    return warnings
  },
  /** The red annotation of a failed step; sets the exit code. */
  failure(text: string): void {
    core.setFailed(defuse(text))
  },
  /** Lines folded under a title. */
  group(title: string, lines: readonly string[]): void {
    core.startGroup(defuse(title))
    for (const line of lines) core.info(defuse(line))
    core.endGroup()
  },
}
