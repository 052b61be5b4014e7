/** Checks what happens before a deploy: whose code is built, and whether a failed build is deployed. */
import { type Fields, fieldsOf } from '../../text/json.ts'
import { type Checked, quoted, stepsAt } from './checked.ts'
import { isDeploy, isMisplaced } from './effect.ts'
import { filledText, partly, type Text, unknown, verdictOf } from './expression.ts'
import { type Finding, jobHole, problemIf, stepText } from './finding.ts'
import { isMadeUp } from './made-up.ts'
import { type ActionStep, play } from './play.ts'
import { checkoutsBefore, inputsOf, partsBefore, plainText } from './workflow-file.ts'

/** A job with the key checks out the code of a pull request, which anybody can write. Nothing but the checkout is checked. */
export function strangersCode({ fileSteps }: Checked): Finding[] {
  return stepsAt(fileSteps, 'stranger').flatMap((step) => {
    const { id, job, event, isReached } = step
    const scope = { ...step.scope, success: true }
    const run = checkoutsBefore(job, step.step).filter((each) => verdictOf(each['if'], scope) !== false)
    const isHis = run.some((each) => isOfStranger(step, each))
    const reviewed = 'environment' in job ? ', unless a reviewer of that environment must agree' : ''
    const text = `A stranger's code is built: at "${event.name}" ${jobHole} checks out the code of a pull request, which anybody can write, and has the key and a token that may write${reviewed}.`
    return problemIf(isReached !== false && isHis, "a stranger's code", text, id)
  })
}

/** Whether a checkout is of a stranger's commit or repository. The name of a branch alone is looked for in this repository. */
function isOfStranger(step: ActionStep, checkout: Fields): boolean {
  const input = inputsAt(step, checkout)
  const isHis = isMadeUp(input('ref'), 'head') || isMadeUp(input('repository'), 'unwritten')
  return isHis || /^(?:refs\/)?pull\//u.test(input('ref') ?? '')
}

/** The inputs of another step of the job, with what `env` has for it. */
function inputsAt({ file, job, scope }: ActionStep, step: Fields): (name: string) => Text {
  const written = [file.fields, job, step].flatMap((part) => Object.entries(fieldsOf(part['env']) ?? {}))
  const env = partly(Object.fromEntries(written.map(([name, value]) => [name, filledText(value, scope) ?? unknown])))
  const contexts = partly({ ...Object.fromEntries(scope.contexts.pairs().map(({ key, value }) => [key, value])), env })
  return (name) => filledText(inputsOf(step)[name], { ...scope, contexts })
}

/** A step that fails, whatever is built. */
export function misplaced({ startedSteps }: Checked): Finding[] {
  return startedSteps.flatMap((step) => {
    const text = `A filled "pull-request" fails at each event but "workflow_run": ${stepText(step)} has one.`
    return problemIf(step.isReached && isMisplaced(step), 'no update', text, step.id)
  })
}

/** A step deploys, whichever step or job before it fails. The file is played for each of them, if that is not too much. */
export function halfBuild({ file, startedSteps, budget }: Checked): Finding[] {
  const plays = new Map<Fields, readonly ActionStep[]>()
  return stepsAt(startedSteps.filter(isDeploy), 'push').flatMap((deploy) => {
    const { id, event, job, step, isReached } = deploy
    const conditions = [step, job].map((part) => plainText(part['if']))
    const condition = conditions.find((each) => /\b(?:always|failure|cancelled)\s*\(/iu.test(each))
    const scope = { contexts: partly({ github: event.github }), success: true }
    const parts = partsBefore(file, job, step).filter((part) => verdictOf(part['if'], scope) !== false)
    const isTooMuch = parts.length > 50 || parts.length * file.size > budget.left
    if (!isReached || !condition || parts.length === 0 || isTooMuch) return []
    for (const part of parts) if (!plays.has(part)) plays.set(part, play(file, event, budget, [part]))
    const isAlways = parts.every((part) => plays.get(part)?.find((each) => each.step === step)?.isReached)
    const text = `Half a build can go live: ${stepText(deploy)} deploys although a step or job before it fails. Its condition: "${quoted(condition)}".`
    return problemIf(isAlways, 'half a build', text, id)
  })
}
