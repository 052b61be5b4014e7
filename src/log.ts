import * as core from '@actions/core'
import { type Advice, type Block, CancelledError, messageOf, shownText } from './errors.ts'
import { escapeCommands, printable } from './text/printable.ts'

export interface Warning extends Advice {
  readonly isForComment: boolean
  /** Whether nothing needs to be done. */
  readonly isNotice?: boolean
}

const warnings: Warning[] = []

function warn(warning: Warning): void {
  warnings.push(warning)
  const show = warning.isNotice ? core.notice : core.warning
  show(escapeCommands(inPlainText(warning)))
}

/** The only way to print. Nothing in it can start a workflow command or show a secret. */
export const log = {
  info: (line: string): void => core.info(escapeCommands(line)),
  notice: (text: string): void => core.notice(escapeCommands(text)),
  /** Shown in the job summary, too. */
  warning: (text: string, blocks?: readonly Block[]): void => warn({ text, blocks, isForComment: false }),
  /** A warning for reviewers: the comment shows it, too. */
  remark: (text: string, blocks?: readonly Block[]): void => warn({ text, blocks, isForComment: true }),
  /** A notice that the job summary shows, too. */
  note: (text: string): void => warn({ text, isForComment: false, isNotice: true }),
  warnings: warnings as readonly Warning[],
  /** Returns the warnings and clears them. */
  takeWarnings: (): readonly Warning[] => warnings.splice(0),
  failure: (text: string): void => core.setFailed(escapeCommands(text)),
  group(title: string, lines: readonly string[]): void {
    core.startGroup(escapeCommands(title))
    for (const line of lines) core.info(escapeCommands(line))
    core.endGroup()
  },
}

export function inPlainText({ text, blocks = [] }: Advice): string {
  return [text, ...blocks.flatMap(({ place, lines }) => [place, lines])].filter(Boolean).join('\n')
}

/** Turns an error into a warning. A cancelled run is reported elsewhere. */
export async function bestEffort<T>(what: string, action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action()
  } catch (error) {
    if (error instanceof CancelledError) return undefined
    const message = messageOf(error)
    // GitHub's errors begin with what was asked.
    warnOf(message.startsWith(`Could not ${what}`) ? message : `Could not ${what}. ${message}`, error)
    return undefined
  }
}

/** Warns of an error, and of what to do if there are lines to paste. */
export function warnOf(text: string, error: unknown): void {
  const { hint } = shownText(error)
  if (hint?.blocks) log.warning(printable(`${text} ${hint.text}`), hint.blocks)
  else log.warning(printable(text))
}
