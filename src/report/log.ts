import * as core from '@actions/core'
import { defuse } from '../text/printable.ts'

const warnings: string[] = []

/**
 * The step's log and annotations. Everything that the action prints goes through it, so that no text from outside can
 * start a workflow command, and no secret is shown.
 */
export const log = {
  /** A line in the log. */
  info(line: string): void {
    core.info(defuse(line))
  },
  /** A blue annotation: good to know, nothing is wrong. */
  notice(text: string): void {
    core.notice(defuse(text))
  },
  /** A yellow annotation: the step goes on, but somebody should look at it. */
  warning(text: string): void {
    warnings.push(text)
    core.warning(defuse(text))
  },
  /** All warnings so far, for the job summary. */
  get warnings(): readonly string[] {
    return warnings
  },
  /** The red annotation of a failed step. It also sets the exit code. */
  failure(text: string): void {
    core.setFailed(defuse(text))
  },
  /** Lines that are folded under a title. */
  group(title: string, lines: readonly string[]): void {
    core.startGroup(defuse(title))
    for (const line of lines) core.info(defuse(line))
    core.endGroup()
  },
}
