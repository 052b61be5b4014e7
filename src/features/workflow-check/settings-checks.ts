import type { Block } from '../../errors.ts'
import { fieldsOf } from '../../text/json.ts'
import { blockFor, type Finding, inputBlock, problemIf, valueOperand } from './blocks.ts'
import { type Checked, keptPreviews, quoted, stepsAt } from './checked.ts'
import { changesSite, environmentOf, isDeploy } from './effect.ts'
import { type EventKind, madeUp } from './events.ts'
import { filledText, type Text } from './expression.ts'
import { type ActionStep, isPull, writtenIn } from './play.ts'
import { inputsOf, plainText, type WorkflowFile } from './workflow-file.ts'

/** Of `concurrency`. The name is undefined if only a run knows it, and of a queue, in which all runs wait. */
interface Group {
  readonly name: Text
  readonly cancels: boolean
  /** The job that has it, or the file. */
  readonly owner: readonly string[]
}

function groupsOf({ file, id, job, scope }: ActionStep): Group[] {
  const owners = [
    [file.fields, []],
    [job, ['jobs', id]],
  ] as const
  return owners.flatMap(([{ concurrency: written }, owner]) => {
    const fields = fieldsOf(written) ?? { group: written }
    const name = filledText(fields['group'], scope)?.toLowerCase()
    const cancels = filledText(fields['cancel-in-progress'], scope) === 'true'
    return name === '' ? [] : [{ name: fields['queue'] === 'max' ? undefined : name, cancels, owner }]
  })
}

/** At events of these kinds. A name without a run's is shared by several runs. */
function groupsAt(steps: readonly ActionStep[], ...kinds: readonly EventKind[]): Group[] {
  return stepsAt(steps, ...kinds)
    .filter(changesSite)
    .flatMap(groupsOf)
}

/** A group of the job and of all its matrix, or of the file. Two files with one name would share it. */
function groupBlocks({ file, files }: Checked, owner: readonly string[] = []): Block[] {
  const [, id = ''] = owner
  const isMatrix = id !== '' && 'matrix' in (fieldsOf(file.jobs.get(id)?.['strategy']) ?? {})
  const ofJob = id && `-${id}${isMatrix ? '-${{ strategy.job-index }}' : ''}`
  const group = `\${{ github.workflow }}${ofJob}-\${{ github.event.pull_request.number || github.ref }}`
  const path = fieldsOf(concurrencyOf(file, owner)) ? [...owner, 'concurrency'] : owner
  const name = plainText(file.fields['name'])
  const isTwin = files.some((each) => each !== file && name !== '' && each.fields['name'] === name)
  const title = `${name} (${file.name.replace(/\.ya?ml$/u, '')})`
  const renamed = isTwin && /^[\w ().-]+$/u.test(title) ? [blockFor(file, [], 'name', title)] : []
  const ofFile =
    path === owner ? blockFor(file, owner, 'concurrency', `\n  group: ${group}`) : blockFor(file, path, 'group', group)
  return [...renamed, ofFile]
}

const concurrencyOf = ({ fields, jobs }: WorkflowFile, [, id]: readonly string[]): unknown =>
  (id === undefined ? fields : jobs.get(id))?.['concurrency']

const deploying = ['push', 'branch push', 'other push', 'tag', 'release', 'opened', 'synchronize', 'any'] as const

export function concurrency(checked: Checked): Finding[] {
  const { startedSteps, fileSteps } = checked
  const deploys = stepsAt(startedSteps, ...deploying).filter(isDeploy)
  const alone = deploys.find((step) => {
    const isCalled = 'uses' in step.job || step.event.name === 'workflow_call'
    return groupsOf(step).length === 0 && !isCalled
  })
  const newer = 'so two runs at once can make two sites, and the older one can end last.'
  const reached = startedSteps.filter(({ isReached }) => isReached !== false)
  const pushes = groupsAt(reached, 'push')
  const isForAll = ({ name }: Group): boolean => name?.includes(madeUp) === false
  const all = groupsAt(reached, 'opened', 'synchronize').find(isForAll)
  // If nothing deletes the preview yet, the close is to start this file.
  const kept = keptPreviews(checked, 'merged').map(({ step }) => step)
  const closing = [...reached, ...fileSteps.filter(({ step }) => kept.includes(step))]
  const shared = all ?? groupsAt(closing, 'merged').find(isForAll)
  const dropped = 'GitHub keeps one waiting run of a group and drops the others, so previews stay or are not updated.'
  const name = quoted(shared?.name)
  const waits = `When a pull request is merged, its close waits in the same "concurrency" group as other closes and pushes ("${name}"), and GitHub may drop it.`
  const text = all ? `All pull requests share the "concurrency" group "${name}": ${dropped}` : waits
  const [apart] = pushes.every(({ name }) => name?.includes(madeUp)) ? pushes : []
  const isOne = ({ name, cancels }: Group): boolean => cancels && name?.includes(`run-${madeUp}`) === false
  const cut = groupsAt(reached, 'synchronize', 'push').find(isOne)
  const cuts = '"cancel-in-progress" can cut off a deploy, which leaves the old site, or a forgotten one.'
  const end = cut && blockFor(checked.file, [...cut.owner, 'concurrency'], 'cancel-in-progress', 'false')
  return [
    ...problemIf(alone, 'no group', `There is no "concurrency", ${newer}`, groupBlocks(checked)),
    ...problemIf(shared, 'a shared group', text, groupBlocks(checked, shared?.owner)),
    ...problemIf(
      apart,
      'a group for each push',
      `Each push has a "concurrency" group of its own, ${newer}`,
      groupBlocks(checked, apart?.owner),
    ),
    ...problemIf(cut, 'a cancel', cuts, end && [end]),
  ]
}

const isPulled = "startsWith(github.event_name, 'pull_request')"

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
  const isSimple = Object.keys(file.events).every((name) => /^(?:push|pull_request)$/u.test(name))
  const live = isSimple ? "github.event_name == 'push'" : `!${isPulled}`
  const stood = push && valueOperand(writtenIn(push.step, 'domain'))
  const alone = push ? stood && `\${{ ${live} && ${stood} || '' }}` : "''"
  const broken = pushes.find(({ step, domain }) => {
    const isWritten = `'${writtenIn(step, 'domain')}'`.includes(`'${domain}'`)
    return !isWritten && /^[-.]|-\.|\.[-.]|-$|(?<!\bxn)--/u.test(domain)
  })
  const empty = `A push goes to the "domain" ${quoted(broken?.domain)}, because a part of it is empty there.`
  const named = broken && valueOperand(writtenIn(broken.step, 'domain'))
  const onPulls = broken && inputBlock(broken.step, 'domain', `\${{ ${isPulled} && ${named} || '' }}`)
  const many = stepsAt(startedSteps, 'opened').find((step) => isDeploy(step) && environmentOf(step)?.includes(madeUp))
  const other = many && valueOperand(writtenIn(many, 'environment'))
  const onePreview = many && inputBlock(many, 'environment', `\${{ ${isPulled} && 'preview' || ${other} }}`)
  return [
    ...problemIf(one, 'one domain', text, [one && alone ? inputBlock(one.step, 'domain', alone) : undefined]),
    ...problemIf(broken, 'an empty domain', empty, [named === undefined ? undefined : onPulls]),
    ...problemIf(
      many,
      'many environments',
      'Each pull request has an environment of its own, so no sweep can list its preview.',
      [other === undefined ? undefined : onePreview],
    ),
  ]
}

const readable =
  'actions attestations checks contents deployments discussions issues packages pages pull-requests security-events statuses'

/** Without `permissions` the settings of the repository decide. What stood there stays. */
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
