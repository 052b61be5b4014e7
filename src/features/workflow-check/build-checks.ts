/** Checks what happens before a deploy: whose code is built, and whether a failed build is deployed. */
import type { Fields } from '../../text/json.ts'
import { type Checked, quoted, stepsAt } from './checked.ts'
import { isDeploy } from './effect.ts'
import { partly, verdictOf } from './expression.ts'
import { type Finding, problemIf } from './finding.ts'
import { type ActionStep, play } from './play.ts'
import { inputsOf, partsBefore, plainText, stepsOf } from './workflow-file.ts'

/** A job with the key checks out the code of a pull request, which anybody can write. Nothing but the checkout is checked. */
export function strangersCode({ fileSteps }: Checked): Finding[] {
  const reached = fileSteps.filter(({ isReached }) => isReached !== false)
  return reached.flatMap(({ id, job, step, event, cause }) => {
    const before = stepsOf(job)
    const checkout = before.find((each) => {
      const { ref, repository } = inputsOf(each)
      const isCheckout = /^actions\/checkout@/iu.test(plainText(each['uses']))
      return isCheckout && /\bhead_|\.head\b|pull\//iu.test(`${plainText(ref)} ${plainText(repository)}`)
    })
    const conditions =
      [job, checkout ?? {}, step].map((part) => plainText(part['if'])).join(' ') + (cause?.condition ?? '')
    // Such a condition lets a maintainer decide, or keeps forks out.
    const isGuarded =
      /head\.repo\b|head_repository|\.fork\b|author_association|labels?\b|workflow_run\.event|actor ==/iu
    const isOpen = ['pull_request_target', 'workflow_run'].includes(event.name) && event.type !== 'closed'
    const text = `At "${event.name}" the job "${quoted(id)}" checks out the code of a pull request, which anybody can write, and has the key and a token that may write. Build it in a workflow of its own, on "pull_request", and deploy what it built: https://github.com/static-deploy/static-deploy-action/blob/main/docs/recipes.md#forks`
    return problemIf(isOpen && checkout && !isGuarded.test(conditions), "a stranger's code", text)
  })
}

/** A step deploys, whichever step or job before it fails. So the file is played once for each of them. */
export function halfBuild({ file, startedSteps, budget }: Checked): Finding[] {
  const plays = new Map<Fields, readonly ActionStep[]>()
  return stepsAt(startedSteps.filter(isDeploy), 'push').flatMap((deploy) => {
    const { id, event, job, step, isReached } = deploy
    const conditions = [step, job].map((part) => plainText(part['if']))
    const condition = conditions.find((each) => /\b(?:always|failure|cancelled)\s*\(/iu.test(each))
    const scope = { contexts: partly({ github: event.github }), success: true }
    const parts = partsBefore(file, job, step).filter((part) => verdictOf(part['if'], scope) !== false)
    if (!isReached || !condition || parts.length === 0 || parts.length > 50) return []
    for (const part of parts) if (!plays.has(part)) plays.set(part, play(file, event, budget, part))
    const isAlways = parts.every((part) => plays.get(part)?.find((each) => each.step === step)?.isReached)
    const text = `Job "${quoted(id)}" deploys although a step or job before it fails: half a build takes the place of the site. (For a report of tests: "!= 'skipped'" in place of "== 'success'".) Its condition: ${quoted(condition)}`
    return problemIf(isAlways, 'half a build', text)
  })
}
