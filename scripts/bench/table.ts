/** The benchmark's numbers as Markdown, so that they can be put into the README. */

import type { Target } from './cases.ts'
import type { Run } from './measure.ts'

/** The medians of one case. */
export interface Row {
  readonly name: string
  readonly action: Run
  readonly other: Run
  /** Of the wall times. */
  readonly ratio: number
  readonly target: Target
  readonly met: boolean
}

export function rowOf(name: string, action: Run, other: Run, target: Target): Row {
  const ratio = action.wall / other.wall
  const met = ratio <= (target.ratio ?? ratio) && (action.peak ?? 0) <= (target.peak ?? Number.POSITIVE_INFINITY)
  return { name, action, other, ratio, target, met }
}

export function tableOfCases(rows: readonly Row[]): string {
  if (rows.length === 0) return ''
  const head = ['case', 'action', 'other', 'ratio', 'CPU', 'peak', 'sent', 'first byte', 'sink busy', 'target']
  return tableOf(head, rows.map(cellsOf))
}

function cellsOf({ name, action, other, ratio, target, met }: Row): string[] {
  const targets = [target.ratio && `≤ ${target.ratio} ×`, target.peak && `≤ ${target.peak} MB`].filter(Boolean)
  return [
    name,
    milliseconds(action.wall),
    milliseconds(other.wall),
    `${ratio.toFixed(2)} ×`,
    `${milliseconds(action.cpu)} / ${milliseconds(other.cpu)}`,
    `${action.peak?.toFixed(0)} MB`,
    action.sent === undefined ? '' : megabytes(action.sent, other.sent),
    action.firstByte === undefined ? '' : milliseconds(action.firstByte),
    action.sinkBusy === undefined
      ? ''
      : `${(100 * action.sinkBusy).toFixed(0)} / ${(100 * (other.sinkBusy ?? 0)).toFixed(0)} %`,
    targets.length === 0 ? '' : `${targets.join(', ')}: ${verdict(met)}`,
  ]
}

function tableOf(head: readonly string[], lines: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |\n`).join('')
}

function verdict(met: boolean): string {
  return met ? 'met' : '**missed**'
}

function milliseconds(value: number): string {
  return value < 1000 ? `${value.toFixed(0)} ms` : `${(value / 1000).toFixed(2)} s`
}

/** Of the two, or of both if they are the same. */
function megabytes(bytes: number, others = bytes): string {
  const [own, other] = [bytes, others].map((each) => (each / 1e6).toPrecision(3))
  return own === other ? `${own} MB` : `${own} / ${other} MB`
}
