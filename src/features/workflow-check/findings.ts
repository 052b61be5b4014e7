/** All checks, and a last look at the lines that they propose. */
import type { Fields } from '../../text/json.ts'
import { pasted } from './blocks.ts'
import { halfBuild, strangersCode } from './build-checks.ts'
import { type Checked, openKinds } from './checked.ts'
import { concurrency } from './concurrency.ts'
import { noDeletion, noDeploy } from './event-checks.ts'
import type { EventKind } from './events.ts'
import type { Finding, FindingKind } from './finding.ts'
import { addresses, permissions, secrets } from './settings-checks.ts'
import { oneEnvironment } from './site-checks.ts'
import { rowsOf } from './table.ts'
import { branchPreviews, missingType, missingWorkflow } from './trigger-checks.ts'

const checks = [
  ...[strangersCode, noDeletion, noDeploy, halfBuild, missingType, branchPreviews, missingWorkflow],
  ...[concurrency, oneEnvironment, addresses, permissions, secrets],
]

const pullRequest = [...openKinds, 'closed', 'merged'] as const
/** The rows that a kind of finding is about. Its lines may change these rows and no others. */
const about: Readonly<Partial<Record<FindingKind, readonly EventKind[]>>> = {
  'no deletion': pullRequest,
  'no update': pullRequest,
  'no live site': ['push', 'branch push'],
  "branches' previews": ['other push'],
}

/**
 * Before lines are shown, they are pasted into a copy of the file, which is played again: in a file with several mistakes,
 * the lines for one of them may do harm or cure nothing. A finding whose lines fail this play keeps its text alone.
 * A finding is left out if that would play too much.
 */
export function findingsOf(checked: Checked, replay: (fields: Fields) => Checked): Finding[] {
  const findings = foundIn(checked)
  return findings.flatMap((finding) => {
    if (finding.blocks.length === 0) return finding
    const fields = orNothing(() => pasted(checked.file.fields, finding.blocks))
    const isKept = fields ? orNothing(() => isCured(finding, findings, checked, replay(fields))) : false
    return isKept === undefined ? [] : isKept ? finding : { ...finding, blocks: [] }
  })
}

function foundIn(checked: Checked): Finding[] {
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

/** Whether one finding less of this kind is left, and nothing else has changed for the worse. */
function isCured({ kind }: Finding, findings: readonly Finding[], before: Checked, after: Checked): boolean {
  const left = foundIn(after)
  const countOf = (of: FindingKind, all: readonly Finding[]): number => all.filter((each) => each.kind === of).length
  const isGone = countOf(kind, left) < countOf(kind, findings)
  const isNoneNew = left.every((each) => countOf(each.kind, left) <= countOf(each.kind, findings))
  const rows = new Map(rowsOf(after).map(({ name, text }) => [name, text]))
  const areRowsKept = rowsOf(before).every(({ event, name, text }) => {
    const now = rows.get(name) ?? 'nothing'
    const isDoubt = now.includes('only a run knows') && !text.includes('only a run knows')
    return !isDoubt && (about[kind]?.includes(event.kind) || effectsIn(now) === effectsIn(text))
  })
  return isGone && isNoneNew && areRowsKept
}

/** A row without its environments and conditions. */
const effectsIn = (row: string): string =>
  row.replaceAll(/ \((?:`[^`]*`(?:, )?)+\)|`[^`]*`/gu, '').replace(/^nothing.*/u, 'nothing')
