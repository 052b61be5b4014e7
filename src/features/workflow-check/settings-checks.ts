/** Checks the inputs and permissions of the steps of this action. */
import { fieldsOf } from '../../text/json.ts'
import { type Checked, quoted, stepsAt } from './checked.ts'
import { changesSite, effectOf, environmentOf, environmentText, isDeploy } from './effect.ts'
import type { EventKind } from './events.ts'
import { filledText, isAlwaysTrue, partly } from './expression.ts'
import { type Finding, jobHole, problemIf, stepText } from './finding.ts'
import { isMadeUp, ofEach, type Sign } from './made-up.ts'
import { isPull, writtenIn } from './play.ts'
import { checkoutsBefore, inputsOf, plainText } from './workflow-file.ts'

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
  const broken = pushes.find(({ step, domain }) => {
    const isWritten = `'${writtenIn(step, 'domain')}'`.includes(`'${domain}'`)
    return !isWritten && /^[-.]|-\.|\.[-.]|-$|(?<!\bxn)--/u.test(domain)
  })
  const empty = `A push goes to the "domain" ${quoted(broken?.domain)}, because a part of it is empty there.`
  return [...problemIf(one, 'environments', text), ...problemIf(broken, 'environments', empty)]
}

/** An environment that no sweep can list, or that no later run deploys to. A branch that starts nothing is played, too, to compare. */
export function environments({ fileSteps, startedSteps }: Checked): Finding[] {
  const own = fileSteps.filter((step) => {
    const isStarted = startedSteps.some((each) => each.step === step.step && effectOf(each) === effectOf(step))
    return isDeploy(step) && isStarted && isMadeUp(environmentOf(step), ...ofEach)
  })
  return own.flatMap((step) => {
    const [effect, environment, written] = [effectOf(step), environmentOf(step), quoted(environmentText(step))]
    const isOf = (...signs: readonly Sign[]): boolean => isMadeUp(environment, ...signs)
    const isPreview = effect === 'deploys its preview'
    const [goes, makes] = isOf('run') ? ['go', 'makes'] : ['can go', 'can make']
    const two = `Two runs ${goes} to two environments ("${written}"), so a push ${makes} one more site.`
    const pushed = `Each push makes one more preview, because it has an environment of its own ("${written}"), and a close deletes only the last one.`
    const many = `Each ${isPreview ? 'pull request' : 'branch'} has an environment of its own, so no sweep can list its preview.`
    // What no close deletes is told as such.
    if (isOf('run', 'perhaps')) return problemIf(!isPreview, 'environments', two)
    if (isOf('head')) return problemIf(true, 'environments', pushed)
    return problemIf(effect !== 'deploys the live site', 'environments', many)
  })
}

/** The job's own token, however it is written: its rights are those of `permissions`. */
function isOwnToken(written: unknown): boolean {
  const own = 'the token of the job'
  const contexts = partly({ github: partly({ token: own }), secrets: partly({ github_token: own }) })
  return filledText(written, { contexts, success: true }) === own
}

/** A file without `permissions` is not blamed: the settings of the repository decide. */
export function permissions({ file, startedSteps }: Checked): Finding[] {
  return startedSteps.filter(changesSite).flatMap(({ id, job, step, input }) => {
    const written = [job, file.fields].find((part) => 'permissions' in part) ?? { permissions: 'write-all' }
    const known = written['permissions'] ?? {}
    const comments = ['', 'true'].includes(input('comment') ?? '')
    const isAtPull = startedSteps.some((each) => each.step === step && isPull(each) && each.isReached !== false)
    const names = ['deployments', ...(comments && isAtPull ? ['pull-requests'] : [])]
    const lacking = names.filter((name) => !/^write/u.test(plainText(fieldsOf(known)?.[name] ?? known)))
    const { 'github-token': token = '${{ github.token }}' } = inputsOf(step)
    const isLacking = isOwnToken(token) && lacking.length > 0
    const text = `The permissions of ${jobHole} lack "${lacking.join(': write" and "')}: write".`
    return problemIf(isLacking, 'permissions', text, id)
  })
}

/** What GitHub or YAML reads in another way than people do. */
export function misread({ tableSteps }: Checked): Finding[] {
  return tableSteps.flatMap((our) => {
    const { id, job, step } = our
    const parts = [job, step, ...checkoutsBefore(job, step)]
    const conditions = parts.map((part) => part['if']).filter(isAlwaysTrue)
    const why = 'because it has text or a line break beside "${{ }}"'
    const texts = conditions.map((each) => `This condition is always true, ${why}: "${quoted(plainText(each))}".`)
    const names = Object.entries(inputsOf(step)).flatMap(([name, value]) => (value === null ? [name] : []))
    const cure = 'A "#" behind a blank begins a comment: quote the value, or delete the line.'
    const empty = names.map((name) => `An input is empty: "${quoted(name)}" of ${stepText(our)}. ${cure}`)
    return [...texts, ...empty].flatMap((text) => problemIf(true, 'misread', text, id))
  })
}

export function secrets({ tableSteps }: Checked): Finding[] {
  return (['api-key', 'preview-password'] as const).flatMap((name) => {
    const isFound = tableSteps.some((step) => {
      const isVariable = /^\$\{\{\s*vars\b(?!.*secrets)/su.test(writtenIn(step, name))
      return isVariable || !['', 'none', undefined].includes(step.input(name))
    })
    const [what, secret] = name === 'api-key' ? ['key', 'HOSTING_API_KEY'] : ['password', 'PREVIEW_PASSWORD']
    const text = `The ${what} does not come from a secret, so others can read it: make a new one, and a secret ${secret} of it (Settings, Secrets and variables, Actions).`
    return problemIf(isFound, 'a secret', text)
  })
}
