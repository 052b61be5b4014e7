import type { Fields } from '../../text/json.ts'
import { pasted } from './blocks.ts'
import { halfBuild, strangersCode } from './build-checks.ts'
import type { Checked } from './checked.ts'
import { concurrency } from './concurrency.ts'
import { noDeletion, noDeploy } from './event-checks.ts'
import type { Finding } from './finding.ts'
import { addresses, permissions, secrets } from './settings-checks.ts'
import { oneEnvironment } from './site-checks.ts'
import { rowsOf } from './table.ts'
import { branchPreviews, missingType, missingWorkflow } from './trigger-checks.ts'

const checks = [
  ...[strangersCode, noDeletion, noDeploy, halfBuild, missingType, branchPreviews, missingWorkflow],
  ...[concurrency, oneEnvironment, addresses, permissions, secrets],
]

/** Each has its blocks if they keep their promise, else its text alone. Without those that would play too much. */
export function keptFindings(checked: Checked, replay: (fields: Fields) => Checked): Finding[] {
  const findings = findingsIn(checked)
  return findings.flatMap((each) => {
    if (each.blocks.length === 0) return each
    const fields = orNothing(() => pasted(checked.file.fields, each.blocks))
    const isKept = fields === undefined ? false : orNothing(() => keepsPromise(each, findings, checked, replay(fields)))
    return isKept === undefined ? [] : isKept ? each : { ...each, blocks: [] }
  })
}

function findingsIn(checked: Checked): Finding[] {
  const found = checks.flatMap((check) => orNothing(() => check(checked)) ?? [])
  return [...new Map(found.map((each) => [each.text, each])).values()]
}

function orNothing<T>(ask: () => T): T | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}

/** Once the blocks are pasted the finding is gone, there is no new one, and rows of other events are the same. */
function keepsPromise(finding: Finding, old: readonly Finding[], before: Checked, after: Checked): boolean {
  const left = findingsIn(after)
  const countOf = (findings: readonly Finding[], kind: Finding['kind']): number =>
    findings.filter((each) => each.kind === kind).length
  const isGone = countOf(left, finding.kind) < countOf(old, finding.kind)
  const isNoneNew = left.every(({ kind }) => countOf(left, kind) <= countOf(old, kind))
  const rows = new Map(rowsOf(after).map((row) => [row.name, row.text]))
  return (
    isGone &&
    isNoneNew &&
    rowsOf(before).every(({ event, name, text }) => {
      const now = rows.get(name) ?? 'nothing'
      const isUnknown = [now, text].map((each) => each.includes('only a run knows'))
      if (isUnknown[0] && !isUnknown[1]) return false
      return finding.changes.includes(event.kind) || effectsIn(now) === effectsIn(text)
    })
  )
}

/** Without environments and conditions. */
const effectsIn = (row: string): string =>
  row.replaceAll(/ \((?:`[^`]*`(?:, )?)+\)|`[^`]*`/gu, '').replace(/^nothing.*/u, 'nothing')
