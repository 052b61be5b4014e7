/** Checks the inputs and permissions of the steps of this action. */
import { fieldsOf, textOf } from '../../text/json.ts'
import { type Checked, quoted, stepsAt } from './checked.ts'
import { changesSite, effectOf, environmentOf, environmentText, isDeploy } from './effect.ts'
import type { EventKind } from './events.ts'
import { isAlwaysTrue } from './expression.ts'
import { type Finding, problemIf } from './finding.ts'
import { isMadeUp, ofEach } from './made-up.ts'
import { type ActionStep, isPull, writtenIn } from './play.ts'
import { inputsOf, plainText, stepsOf } from './workflow-file.ts'

export function addresses({ startedSteps }: Checked): Finding[] {
  const domainsAt = (kind: EventKind) =>
    stepsAt(startedSteps, kind).flatMap((step) => {
      const domain = isDeploy(step) && step.input('domain')
      return domain ? [{ step, domain }] : []
    })
  const [pushes, pulls] = [domainsAt('push'), domainsAt('opened')]
  const one = pulls.find(({ domain }) => !isMadeUp(domain, ...ofEach))
  const which = pushes.some(({ domain }) => domain === one?.domain) ? 'Pull requests and pushes' : 'All pull requests'
  const text = `${which} go to one "domain", ${quoted(one?.domain)}, and only the first of them gets it.`
  return problemIf(one, 'environments', text)
}

/** An environment that no sweep can list, or that no later run deploys to. A branch that starts nothing is played, too, to compare. */
export function environments({ fileSteps, startedSteps }: Checked): Finding[] {
  const own = fileSteps.filter((step) => {
    const isStarted = startedSteps.some((each) => each.step === step.step && effectOf(each) === effectOf(step))
    return isDeploy(step) && isStarted && isMadeUp(environmentOf(step), ...ofEach)
  })
  return own.flatMap((step) => {
    const effect = effectOf(step)
    const isOfRun = isMadeUp(environmentOf(step), 'run', 'perhaps')
    const who = effect === 'deploys its preview' ? 'pull request' : 'branch'
    const many = `Each ${who} has an environment of its own, so no sweep can list its preview.`
    const live = `Two runs can go to two environments ("${quoted(environmentText(step))}"), so a push can make one more live site.`
    if (effect === 'deploys the live site') return problemIf(isOfRun, 'environments', live)
    return problemIf(!isOfRun, 'environments', many)
  })
}

/** No token, or the job's own, whose rights are those of `permissions`. */
const ownToken = /^\$\{\{\s*(?:secrets\.github_token|secrets\['github_token'\]|github\.token)\s*\}\}$/iu

/** A file without `permissions` is not blamed: the settings of the repository decide. */
export function permissions({ file, startedSteps }: Checked): Finding[] {
  return startedSteps.filter(changesSite).flatMap(({ id, job, step, input }) => {
    const isOfJob = 'permissions' in job
    const written = (isOfJob ? job : file.fields)['permissions']
    const comments = ['', 'true'].includes(input('comment') ?? '')
    const isAtPull = startedSteps.some((each) => each.step === step && isPull(each) && each.isReached !== false)
    const names = ['deployments', ...(comments && isAtPull ? ['pull-requests'] : [])]
    const known = written ?? (isOfJob || 'permissions' in file.fields ? {} : 'write-all')
    const lacking = names.filter((name) => !/^write/u.test(plainText(fieldsOf(known)?.[name] ?? known)))
    const { 'github-token': token = '${{ github.token }}' } = inputsOf(step)
    const isLacking = ownToken.test(plainText(token)) && lacking.length > 0
    const text = `The permissions of job "${quoted(id)}" lack "${lacking.join(': write" and "')}: write".`
    return problemIf(isLacking, 'permissions', text)
  })
}

/** What is written, and does not say what it seems to say. */
export function misread({ file, tableSteps }: Checked): Finding[] {
  const conditions = [...file.jobs.values()].flatMap((job) => [job, ...stepsOf(job)]).map((part) => textOf(part['if']))
  const always = (condition: string): string =>
    `This condition is always true, because it has text beside "\${{ }}": ${quoted(condition)}`
  const inputs = tableSteps.flatMap(({ step }) => Object.entries(inputsOf(step)))
  const empty = ([name]: readonly [string, unknown]): string =>
    `"${quoted(name)}" is empty: a "#" behind a blank begins a comment. Quote its value, or delete the line.`
  return [
    ...conditions.filter(isAlwaysTrue).flatMap((each) => problemIf(true, 'misread', always(each))),
    ...inputs.filter(([, value]) => value === null).flatMap((each) => problemIf(true, 'misread', empty(each))),
  ]
}

export function secrets({ tableSteps }: Checked): Finding[] {
  return (['api-key', 'preview-password'] as const).flatMap((name) => {
    const isWrong = (step: ActionStep): boolean => {
      const isVariable = /^\$\{\{\s*vars\b(?!.*secrets)/su.test(writtenIn(step, name))
      return isVariable || !['', 'none', undefined].includes(step.input(name))
    }
    const isFound = tableSteps.some(isWrong)
    const [what, secret] = name === 'api-key' ? ['key', 'HOSTING_API_KEY'] : ['password', 'PREVIEW_PASSWORD']
    const text = `The ${what} does not come from a secret, so others can read it: make a new one, and a secret ${secret} of it (Settings, Secrets and variables, Actions).`
    return problemIf(isFound, 'a secret', text)
  })
}
