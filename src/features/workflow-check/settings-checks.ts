/** Checks the inputs and permissions of the steps of this action. */
import { fieldsOf } from '../../text/json.ts'
import { blockFor, inputBlock, valueOperand } from './blocks.ts'
import { type Checked, notPulled, pulled, quoted, stepsAt } from './checked.ts'
import { changesSite, environmentOf, isDeploy } from './effect.ts'
import { type EventKind, madeUp } from './events.ts'
import { type Finding, problemIf } from './finding.ts'
import { type ActionStep, isPull, writtenIn } from './play.ts'
import { inputsOf, plainText } from './workflow-file.ts'

export function addresses({ file, startedSteps }: Checked): Finding[] {
  const domainsAt = (kind: EventKind) =>
    stepsAt(startedSteps, kind).flatMap((step) => {
      const domain = isDeploy(step) && step.input('domain')
      return domain ? [{ step, domain }] : []
    })
  const [pushes, pulls] = [domainsAt('push'), domainsAt('opened')]
  const one = pulls.find(({ domain }) => !domain.includes(madeUp))
  const push = pushes.find(({ step }) => step.step === one?.step.step)
  const which = pushes.some(({ domain }) => domain === one?.domain) ? 'Pull requests and pushes' : 'All pull requests'
  const text = `${which} go to one "domain", ${quoted(one?.domain)}, and only the first of them gets it.`
  const stood = push && valueOperand(writtenIn(push.step, 'domain'))
  const alone = push ? stood && `\${{ ${notPulled(file)} && ${stood} || '' }}` : "''"
  const broken = pushes.find(({ step, domain }) => {
    const isWritten = `'${writtenIn(step, 'domain')}'`.includes(`'${domain}'`)
    return !isWritten && /^[-.]|-\.|\.[-.]|-$|(?<!\bxn)--/u.test(domain)
  })
  const empty = `A push goes to the "domain" ${quoted(broken?.domain)}, because a part of it is empty there.`
  const named = broken && valueOperand(writtenIn(broken.step, 'domain'))
  const onPulls = named && `\${{ ${pulled} && ${named} || '' }}`
  const many = stepsAt(startedSteps, 'opened').find((step) => isDeploy(step) && environmentOf(step)?.includes(madeUp))
  const other = many && valueOperand(writtenIn(many, 'environment'))
  const onePreview = other && `\${{ ${pulled} && 'preview' || ${other} }}`
  return [
    ...problemIf(one, 'one domain', text, [one && inputBlock(one.step, 'domain', alone)]),
    ...problemIf(broken, 'an empty domain', empty, [broken && inputBlock(broken.step, 'domain', onPulls)]),
    ...problemIf(
      many,
      'many environments',
      'Each pull request has an environment of its own, so no sweep can list its preview.',
      [many && inputBlock(many, 'environment', onePreview)],
    ),
  ]
}

const readable =
  'actions attestations checks contents deployments discussions issues packages pages pull-requests security-events statuses'

/** A file without `permissions` is not blamed: the settings of the repository decide. The lines keep all that stood there. */
export function permissions({ file, startedSteps }: Checked): Finding[] {
  return startedSteps.filter(changesSite).flatMap(({ id, job, step, input }) => {
    const isOfJob = 'permissions' in job
    const written = (isOfJob ? job : file.fields)['permissions']
    const comments = ['', 'true'].includes(input('comment') ?? '')
    const isAtPull = startedSteps.some((each) => each.step === step && isPull(each) && each.isReached !== false)
    const names = ['deployments', ...(comments && isAtPull ? ['pull-requests'] : [])]
    const known = written ?? (isOfJob || 'permissions' in file.fields ? {} : 'write-all')
    const lacking = names.filter((name) => !/^write/u.test(plainText(fieldsOf(known)?.[name] ?? known)))
    const stood =
      known === 'read-all' ? Object.fromEntries(readable.split(' ').map((name) => [name, 'read'])) : fieldsOf(known)
    const rights = { ...stood, ...Object.fromEntries(lacking.map((name) => [name, 'write'])) }
    const lines = Object.entries(rights).map(([name, right]) => `\n  ${name}: ${plainText(right)}`)
    const isPlain = lines.every((line) => /^\n {2}[\w-]+: (?:read|write|none)$/u.test(line))
    const isLacking = !('github-token' in inputsOf(step)) && lacking.length > 0
    const text = `The permissions of job "${quoted(id)}" lack "${lacking.join(': write" and "')}: write".`
    const block = isPlain ? blockFor(file, isOfJob ? ['jobs', id] : [], 'permissions', lines.join('')) : undefined
    return problemIf(isLacking, 'permissions', text, [block])
  })
}

export function secrets({ tableSteps }: Checked): Finding[] {
  return (['api-key', 'preview-password'] as const).flatMap((name) => {
    const isWrong = (step: ActionStep): boolean => {
      const isVariable = /^\$\{\{\s*vars\b(?!.*secrets)/su.test(writtenIn(step, name))
      return isVariable || !['', 'none', undefined].includes(step.input(name))
    }
    const wrong = new Map(tableSteps.filter(isWrong).map((step) => [step.step, step]))
    const [what, secret] = name === 'api-key' ? ['key', 'HOSTING_API_KEY'] : ['password', 'PREVIEW_PASSWORD']
    const text = `The ${what} does not come from a secret, so others can read it: make a new one, and a secret ${secret} of it (Settings, Secrets and variables, Actions).`
    const blocks = [...wrong.values()].map((step) => inputBlock(step, name, `\${{ secrets.${secret} }}`))
    return problemIf(wrong.size > 0, 'a secret', text, blocks)
  })
}
