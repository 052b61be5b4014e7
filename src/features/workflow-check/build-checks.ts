/** Checks what happens before a deploy: whose code is built, and whether a failed build is deployed. */
import type { Fields } from '../../text/json.ts'
import { type Checked, quoted, stepsAt } from './checked.ts'
import { isDeploy } from './effect.ts'
import { strange } from './events.ts'
import { partly, verdictOf } from './expression.ts'
import { type Finding, problemIf } from './finding.ts'
import { type ActionStep, inputsAt, play } from './play.ts'
import { partsBefore, plainText, stepsOf } from './workflow-file.ts'

/** A job with the key checks out the code of a pull request, which anybody can write. Nothing but the checkout is checked. */
export function strangersCode({ fileSteps }: Checked): Finding[] {
  return stepsAt(fileSteps, 'stranger').flatMap((step) => {
    const checkout = stepsOf(step.job).find((each) => {
      const input = inputsAt(step, each)
      const isReached = verdictOf(each['if'], { ...step.scope, success: true }) !== false
      const isCheckout = /^actions\/checkout@/iu.test(plainText(each['uses']))
      return isCheckout && isReached && `${input('ref')} ${input('repository')}`.includes(strange)
    })
    const text = `At "${step.event.name}" the job "${quoted(step.id)}" checks out the code of a pull request, which anybody can write, and has the key and a token that may write. Build it in a workflow of its own, on "pull_request", and deploy what it built.`
    return problemIf(step.isReached !== false && checkout, "a stranger's code", text)
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
