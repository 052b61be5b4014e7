/** All checks. */
import { failures, halfBuild, strangersCode } from './build-checks.ts'
import type { Checked } from './checked.ts'
import { concurrency } from './concurrency.ts'
import { noDeletion, noDeploy } from './event-checks.ts'
import { type Finding, recipeOf } from './finding.ts'
import { addresses, environments, misread, permissions, secrets } from './settings-checks.ts'
import { oneEnvironment } from './site-checks.ts'
import { branchPreviews, keptAfterRun } from './trigger-checks.ts'

const checks = [
  ...[strangersCode, failures, noDeletion, noDeploy, halfBuild, branchPreviews, keptAfterRun],
  ...[concurrency, oneEnvironment, addresses, environments, permissions, secrets, misread],
]

/** A check that would play too much finds nothing. */
export function findingsOf(checked: Checked): Finding[] {
  const found = checks.flatMap((check) => {
    try {
      return check(checked)
    } catch {
      return []
    }
  })
  const unique = new Map(found.map((each) => [each.text, each])).values()
  return Array.from(unique, ({ kind, text }) => ({ kind, text: `${text} What is right: ${recipeOf(kind)}` }))
}
