/** All checks. */
import { firstOf } from '../../text/printable.ts'
import { halfBuild, misplaced, strangersCode } from './build-checks.ts'
import { type Checked, quoted } from './checked.ts'
import { cancel, noGroup, sharedGroup } from './concurrency.ts'
import { noDeletion, noDeploy, noLive } from './event-checks.ts'
import { type Finding, jobHole, recipeOf } from './finding.ts'
import { addresses, environments, misread, permissions, secrets } from './settings-checks.ts'
import { oneEnvironment } from './site-checks.ts'
import { branchPreviews, keptAfterRun, missingTypes } from './trigger-checks.ts'

const checks = [
  ...[strangersCode, misplaced, noDeletion, noDeploy, noLive, halfBuild, branchPreviews, keptAfterRun, missingTypes],
  ...[noGroup, sharedGroup, cancel, oneEnvironment, addresses, environments, permissions, secrets, misread],
]

export function findingsOf(checked: Checked): Finding[] {
  const found = checks.flatMap((check) => check(checked))
  const unique = new Map(found.map((each) => [each.text, each])).values()
  return Array.from(unique, ({ job, ...each }) => {
    const ids = found.flatMap(({ text, job: id }) => (text === each.text && id !== undefined ? [id] : []))
    const [first, ...more] = Array.from(new Set(ids), (id) => `job "${quoted(id)}"`)
    const same = more.length > 0 ? ` The same is wrong in ${firstOf(more, 5)}.` : ''
    const text = each.text.replaceAll(jobHole, () => first ?? '')
    return { ...each, text: `${text}${same} What is right: ${recipeOf(each.kind)}` }
  })
}
