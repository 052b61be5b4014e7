import { fieldsOf } from '../../text/json.ts'
import { type Case, type Problem, quoted, safeToPaste, stepsAt, told } from './event-checks.ts'
import { type Kind, madeUp } from './events.ts'
import { filledText, type Text } from './expression.ts'
import { type ActionStep, changesSite, does, effectOf, environmentOf, isDeploy, isPull, writtenIn } from './play.ts'
import { inputsOf, plainText } from './workflow-file.ts'

/** Of `concurrency`. The name is undefined if only a run knows it, and of a queue, in which all runs wait. */
type Group = Readonly<{ name: Text; cancels: boolean; step: ActionStep }>
function groupsOf(step: ActionStep): Group[] {
  return [step.file.fields, step.job].flatMap(({ concurrency: written }) => {
    const fields = fieldsOf(written) ?? { group: written }
    const name = filledText(fields['group'], step.scope)?.toLowerCase()
    const cancels = filledText(fields['cancel-in-progress'], step.scope) === 'true'
    return name === '' ? [] : [{ name: fields['queue'] === 'max' ? undefined : name, cancels, step }]
  })
}

/** At events of these kinds. A name without a run's is shared by several runs. */
function groupsAt(steps: readonly ActionStep[], ...kinds: readonly Kind[]): Group[] {
  const reached = stepsAt(steps, ...kinds).filter(({ isReached }) => isReached !== false)
  return reached.filter(changesSite).flatMap(groupsOf)
}

const eachPull =
  "with:\n  domain: ${{ github.event_name == 'pull_request' && format('pr-{0}-my-site.tiiny.site', github.event.number) || '' }}"
const onePreview = "with:\n  environment: ${{ github.event_name != 'push' && 'preview' || 'production' }}"
const andPreview = "${{ github.event_name != 'push' && '-preview' || '' }}"
const group = 'group: ${{ github.workflow }}-${{ github.event.pull_request.number || github.ref }}'
function groupLines(of?: Group, line = group): string {
  const isOfJob = of !== undefined && 'concurrency' in of.step.job
  return isOfJob ? `jobs:\n  ${safeToPaste(of.step.id)}:\n    concurrency:\n      ${line}` : `concurrency:\n  ${line}`
}

export function concurrency({ steps }: Case): Problem[] {
  const deploys = stepsAt(steps, 'push', 'opened', 'synchronize').filter(isDeploy)
  const alone = deploys.find((step) => groupsOf(step).length === 0 && !('uses' in step.job))
  const newer = 'so two runs at once can make two sites, and the older one can end last.'
  const pushes = groupsAt(steps, 'push')
  const isForAll = ({ name }: Group): boolean => name?.includes(madeUp) === false
  const all = groupsAt(steps, 'opened', 'synchronize').find(isForAll)
  const shared = all ?? groupsAt(steps, 'merged').find(isForAll)
  const dropped = 'GitHub keeps one waiting run of a group and drops the others, so previews stay or are not updated.'
  const name = quoted(shared?.name)
  const waits = `When a pull request is merged, its close waits in the same "concurrency" group as other closes and pushes ("${name}"), and GitHub may drop it.`
  const text = all ? `All pull requests share the "concurrency" group "${name}": ${dropped}` : waits
  const [apart] = pushes.every(({ name }) => name?.includes(madeUp)) ? pushes : []
  const isOne = ({ name, cancels }: Group): boolean => cancels && name?.includes(`run-${madeUp}`) === false
  const cut = groupsAt(steps, 'synchronize', 'push').find(isOne)
  const cuts = '"cancel-in-progress" can cut off a deploy, which leaves the old site, or a forgotten one.'
  return [
    ...told(alone, `There is no "concurrency", ${newer}`, groupLines()),
    ...told(shared, text, groupLines(shared)),
    ...told(apart, `Each push has a "concurrency" group of its own, ${newer}`, groupLines(apart)),
    ...told(cut, cuts, groupLines(cut, 'cancel-in-progress: false')),
  ]
}

export function oneEnvironment({ file, all }: Case): Problem[] {
  const certain = all.filter(({ isReached, event }) => isReached && event.isListed)
  const known = certain.filter((step) => does(step, 'deploys') && environmentOf(step))
  const nameOf = (step: ActionStep): string =>
    `"${quoted(writtenIn(step, 'directory'))}" of job "${quoted(step.id)}" in ${quoted(step.file.name)}`
  return known.flatMap((step) => {
    const rival = known.find((other) => isOneSite(step, other))
    const matrix = matrixLines(step)
    const names = [step, rival ?? step].map(nameOf).toSorted()
    const what = matrix ? `The matrix of job "${quoted(step.id)}" goes` : `${names.join(' and ')} go`
    const text = `${what} to one environment, so one site replaces the other.`
    return told(step.file === file && (matrix ?? rival), text, matrix ?? `with:\n  environment: docs${andPreview}`)
  })
}

/** Two folders at one event, or two files that deploy the live site. */
function isOneSite(step: ActionStep, other: ActionStep): boolean {
  const areFiles = step.file !== other.file
  const isOneDomain = areFiles && step.input('domain') !== '' && step.input('domain') === other.input('domain')
  const areLive = [step, other].every((each) => effectOf(each) === 'deploys the live site')
  const isOneEvent = step.event.kind === other.event.kind && step.event.of === other.event.of
  const areFolders = isOneEvent && new Set(['', directoryOf(step), directoryOf(other)]).size === 3
  return environmentOf(step) === environmentOf(other) && !isOneDomain && ((areFiles && areLive) || areFolders)
}

const directoryOf = (step: ActionStep): string => (step.input('directory') ?? '').replaceAll(/^\.\/|\/$/gu, '')

/** Undefined without a matrix. Only one job of a matrix of versions may deploy. */
function matrixLines({ job }: ActionStep): string | undefined {
  const matrix = fieldsOf(fieldsOf(job['strategy'])?.['matrix']) ?? {}
  const list = Object.keys(matrix).find((name) => name !== 'exclude' && [matrix[name]].flat().length > 1)
  const name = `matrix.${list === 'include' ? 'site' : safeToPaste(list)}`
  const last = safeToPaste(plainText([matrix[list ?? '']].flat().at(-1)))
  const isVersion = /^v?\d[\d.x]*$|^(?:ubuntu|windows|macos)-/u.test(last)
  const lines = isVersion ? `if: ${name} == '${last}'` : `with:\n  environment: \${{ ${name} }}${andPreview}`
  return list && lines
}

export function addresses({ steps }: Case): Problem[] {
  const domains = (kind: Kind): string[] =>
    stepsAt(steps, kind).flatMap((step) => (isDeploy(step) && step.input('domain')) || [])
  const [pushes, pulls] = [domains('push'), domains('opened')]
  const one = pulls.find((each) => !each.includes(madeUp))
  const which = pushes.includes(one ?? '') ? 'Pull requests and pushes' : 'All pull requests'
  const text = `${which} go to one "domain", ${quoted(one)}, and only the first of them gets it.`
  const written = steps.map((step) => `'${writtenIn(step, 'domain')}'`).join(' ')
  const broken = pushes.find((each) => !written.includes(`'${each}'`) && /^[-.]|-\.|\.[-.]|-$|(?<!\bxn)--/u.test(each))
  const many = stepsAt(steps, 'opened').find((step) => isDeploy(step) && environmentOf(step)?.includes(madeUp))
  const empty = `A push goes to the "domain" ${quoted(broken)}, because a part of it is empty there.`
  return [
    ...told(one, text, `with:\n  domain: \${{ github.event_name == 'push' && '${safeToPaste(one)}' || '' }}`),
    ...told(broken, empty, eachPull),
    ...told(many, 'Each pull request has an environment of its own, so no sweep can list its preview.', onePreview),
  ]
}

/** Without `permissions` the settings of the repository decide. */
export function permissions({ file, steps }: Case): Problem[] {
  return steps.filter(changesSite).flatMap(({ id, job, step, input }) => {
    const place = [job, file.fields].find((each) => 'permissions' in each)?.['permissions'] ?? 'write-all'
    const comments = ['', 'true'].includes(input('comment') ?? '')
    const isPulled = steps.some((each) => each.step === step && isPull(each) && each.isReached !== false)
    const names = ['deployments', ...(comments && isPulled ? ['pull-requests'] : [])]
    const lacking = names.filter((name) => !/^write/u.test(plainText(fieldsOf(place)?.[name] ?? place)))
    const isLacking = !('github-token' in inputsOf(step)) && lacking.length > 0
    const text = `The permissions of job "${quoted(id)}" lack "${lacking.join(': write" and "')}: write".`
    return told(isLacking, text, `permissions:\n  contents: read\n  ${names.join(': write\n  ')}: write`)
  })
}

export function secrets({ shown }: Case): Problem[] {
  return ['api-key', 'preview-password'].flatMap((name) => {
    const isVariable = shown.some((step) => /^\$\{\{\s*vars\b(?!.*secrets)/su.test(writtenIn(step, name)))
    const isWritten = shown.some((step) => !['', 'none', undefined].includes(step.input(name)))
    const [what, secret] = name === 'api-key' ? ['key', 'HOSTING_API_KEY'] : ['password', 'PREVIEW_PASSWORD']
    const text = `The ${what} does not come from a secret, so others can read it: make a new one.`
    return told(isVariable || isWritten, text, `with:\n  ${name}: \${{ secrets.${secret} }}`)
  })
}
