/** What the demo prints. */
import { styleText } from 'node:util'
import { decodeHTML } from 'entities'
import type { StepResult } from '../../test/stand-ins/runner/runner.ts'

let steps = 0

/** Something is not as it should be. Its message is all that is shown. */
export class DemoError extends Error {}

/** Plays a step, and prints its title once all of its checks held. */
export async function step<T>(title: string, play: () => Promise<T>): Promise<T> {
  steps += 1
  const line = `${String(steps).padStart(2)}. ${title}`
  try {
    const result = await play()
    console.log(`${styleText('green', '✓', { stream: process.stdout })} ${line}`)
    return result
  } catch (error) {
    console.log(`✗ ${line}`)
    throw error
  }
}

/** @throws {DemoError} if it is not so */
export function check(isSo: boolean, sentence: string): void {
  if (!isSo) throw new DemoError(`This is not so: ${sentence}`)
}

/** Shows a step's log, without what only the runner reads. */
export function showLog({ stdout }: StepResult): void {
  const log = stdout.replace(/^::(?:add-mask|endgroup)::.*\n/gmu, '').replace(/^::(\w+)[^:]*::/gmu, '$1: ')
  console.log(indented(log.replaceAll('%0A', '\n').replaceAll('%25', '%')))
}

/** Shows a comment as a reader sees its text. */
export function showComment(markdown: string): void {
  const text = markdown
    .replace(/<!--.*?-->/gsu, '')
    .replace(/^\|[ :|-]+\|\n/gmu, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll('<summary>', '▸ ')
    .replace(/~~(.+?)~~/gu, (_, removed: string) => styled('strikethrough', removed))
    .replace(/\*\*(.+?)\*\*/gu, (_, added: string) => styled('bold', added))
    .replace(/<[^<>]+>|`|^#+ /gmu, '')
    .replace(/\n\s*\n/gu, '\n')
    .replaceAll('\u200b', '')
  console.log(indented(withColumns(decodeHTML(text.trim()))))
}

/** Styled in a terminal; elsewhere as it is, or in `~~` if it was removed. */
function styled(format: 'bold' | 'strikethrough', text: string): string {
  const shown = styleText(format, text, { stream: process.stdout })
  return shown === text && format === 'strikethrough' ? `~~${text}~~` : shown
}

/** Shows the rows of a table below each other. */
function withColumns(text: string): string {
  return text.replace(/(?:^\|.*\|$\n?)+/gmu, (table) => {
    const rows = [...table.matchAll(/^\|(.*)\|$/gmu)].map(([, row = '']) => row.split('|').map((cell) => cell.trim()))
    const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
    const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    return `${lines.map((line) => line.trimEnd()).join('\n')}\n`
  })
}

function indented(text: string): string {
  return text.trimEnd().replace(/^/gmu, '      │ ')
}
