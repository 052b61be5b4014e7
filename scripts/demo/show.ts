/** What the demo prints. */
import { styleText } from 'node:util'
import type { StepResult } from '../../test/stand-ins/runner/runner.ts'

let steps = 0

/** Something is not as it should be; its message is all that is shown. */
export class DemoError extends Error {}

/** Begins a step. */
export function title(text: string): void {
  steps += 1
  print(`\n${paint('bold', `${steps}. ${text}`)}`)
}

/** Shows the log of a step as its last lines are: the list of files is folded, as GitHub folds it. */
export function showLog({ stdout }: StepResult): void {
  const folded = stdout
    .replace(/^::add-mask::.*\n/gmu, '')
    .replace(/^::group::(.*)\n(?:.*\n)*?::endgroup::\n/gmu, '$1\n')
    .replace(/^::(notice|warning|error)[^:]*::/gmu, (_, kind: string) => `${kind}: `)
    .replaceAll('%0A', '\n')
    .replaceAll('%25', '%')
  print(indented(folded, '   │ '))
}

/** Shows Markdown that the action wrote, a comment or a summary, without what GitHub does not show of it. */
export function showMarkdown(where: string, markdown: string): void {
  print(`   ${where}:`)
  print(indented(markdown.replace(/^<!--.*-->\n/gmu, ''), '   │ '))
}

/**
 * Says what was checked.
 *
 * @throws {DemoError} where it is not so
 */
export function check(isSo: boolean, sentence: string): void {
  if (!isSo) throw new DemoError(`This is not so: ${sentence}`)
  print(`   ${paint('green', '✓')} ${sentence}`)
}

/** Ends the demo. */
export function conclude(text: string): void {
  print(`\n${paint('green', text)}`)
}

/** Prints a line. */
export function print(text: string): void {
  console.log(text)
}

function indented(text: string, by: string): string {
  return text.trimEnd().replace(/^/gmu, by)
}

function paint(style: 'bold' | 'green', text: string): string {
  return styleText(style, text, { stream: process.stdout })
}
