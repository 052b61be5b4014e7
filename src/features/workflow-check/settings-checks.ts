import { fieldsOf } from '../../text/json.ts'
import { type Case, type Problem, quoted, safeToPaste, stepsAt, told } from './event-checks.ts'
import { type Kind, madeUp } from './events.ts'
import type { Group } from './expression.ts'
import { type ActionStep, effectOf, environmentOf, isDeploy, isPull, writtenIn } from './play.ts'
import { inputsOf, plainText } from './workflow-file.ts'

type JobGroup = Group & Pick<ActionStep, 'id' | 'job'>
/** At events of these kinds. A name without a run's is shared by several runs. */
function groupsAt(steps: readonly ActionStep[], ...kinds: readonly Kind[]): JobGroup[] {
  const running = stepsAt(steps, ...kinds).filter(({ runs }) => runs !== false)
  const changes = running.filter(({ deploys, deletes }) => deploys || deletes)
  return changes.flatMap(({ id, job, groups }) => groups.map((group) => ({ id, job, ...group })))
}

const eachPull =
  "with:\n  domain: ${{ github.event_name == 'pull_request' && format('pr-{0}-my-site.tiiny.site', github.event.number) || '' }}"
const onePreview = "with:\n  environment: ${{ github.event_name != 'push' && 'preview' || 'production' }}"
const andPreview = "${{ github.event_name != 'push' && '-preview' || '' }}"
const group = 'group: ${{ github.workflow }}-${{ github.event.pull_request.number || github.ref }}'
function groupLines(at?: Pick<ActionStep, 'id' | 'job'>, line = group): string {
  const isOfJob = at !== undefined && 'concurrency' in at.job
  return isOfJob ? `jobs:\n  ${safeToPaste(at.id)}:\n    concurrency:\n      ${line}` : `concurrency:\n  ${line}`
}

export function concurrency({ steps }: Case): Problem[] {
  const deploys = stepsAt(steps, 'push', 'opened', 'synchronize').filter(isDeploy)
  const alone = deploys.find(({ groups, job }) => groups.length === 0 && !('uses' in job))
  const newer = 'so two runs at once can make two sites, and the older one can end last.'
  const pushes = groupsAt(steps, 'push')
  const isForAll = ({ name, isQueue }: JobGroup): boolean => name?.includes(madeUp) === false && !isQueue
  const all = groupsAt(steps, 'opened', 'synchronize').find(isForAll)
  const shared = all ?? groupsAt(steps, 'merged').find(isForAll)
  const dropped = 'GitHub keeps one waiting run of a group and drops the others, so previews stay or are not updated.'
  const others = pushes.some((each) => each.name === shared?.name) ? 'your pushes' : 'the closes of others'
  const waits = `When a pull request is merged, its close waits in the same "concurrency" group as ${others} ("${quoted(shared?.name)}"), and GitHub may drop it.`
  const text = all ? `All pull requests share the "concurrency" group "${quoted(shared?.name)}": ${dropped}` : waits
  const [apart] = pushes.every(({ name }) => name?.includes(madeUp)) ? pushes : []
  const pushed = groupsAt(steps, 'synchronize')
  const closes = groupsAt(steps, 'closed').filter(({ name }) => pushed.some((each) => each.name === name))
  const isOne = ({ name, cancels }: JobGroup): boolean => cancels && name?.includes(`run-${madeUp}`) === false
  const cut = [...pushed, ...closes, ...pushes].find(isOne)
  const cuts = '"cancel-in-progress" can cut off a deploy, which leaves the old site, or a forgotten one.'
  return [
    ...told(alone, `There is no "concurrency", ${newer}`, groupLines(alone)),
    ...told(shared, text, groupLines(shared)),
    ...told(apart, `Each push has a "concurrency" group of its own, ${newer}`, groupLines(apart)),
    ...told(cut, cuts, groupLines(cut, 'cancel-in-progress: false')),
  ]
}

export function oneEnvironment({ file, all }: Case): Problem[] {
  const known = all.filter((each) => each.deploys && each.isReached && each.event.isListed && environmentOf(each))
  return known.flatMap((step) => {
    const rival = known.find((other) => isOneSite(step, other))
    const matrix = matrixLines(step)
    const names = [step, rival ?? step].map((each) => {
      const isFile = directoryOf(step) === directoryOf(rival ?? step)
      return isFile ? quoted(each.file.name) : `"${quoted(directoryOf(each))}" of job "${quoted(each.id)}"`
    })
    const what = matrix ? `The matrix of job "${quoted(step.id)}" goes` : `${names.toSorted().join(' and ')} go`
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
  const lists = Object.entries(fieldsOf(fieldsOf(job['strategy'])?.['matrix']) ?? {})
  const [list, values] =
    lists.find(([name, each]) => name !== 'exclude' && Array.isArray(each) && each.length > 1) ?? []
  const [last, name] = [[values].flat().at(-1), `matrix.${list === 'include' ? 'site' : safeToPaste(list)}`]
  const isVersion = /^v?\d[\d.x]*$|^(?:ubuntu|windows|macos)-/u.test(plainText(last))
  const value = typeof last === 'number' ? last : `'${safeToPaste(plainText(last))}'`
  return list && (isVersion ? `if: ${name} == ${value}` : `with:\n  environment: \${{ ${name} }}${andPreview}`)
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
  return steps.flatMap(({ id, job, step, deploys, input }) => {
    const place = [job, file.fields].find((each) => 'permissions' in each)?.['permissions'] ?? 'write-all'
    const comments = ['', 'true'].includes(input('comment') ?? '')
    const isPulled = steps.some((each) => each.step === step && isPull(each) && each.runs !== false)
    const names = ['deployments', ...(comments && isPulled ? ['pull-requests'] : [])]
    const lacking = names.filter((name) => !/^write/u.test(plainText(fieldsOf(place)?.[name] ?? place)))
    const isLacking = deploys && !('github-token' in inputsOf(step)) && lacking.length > 0
    const text = `The permissions of job "${quoted(id)}" lack "${lacking.join(': write" and "')}: write".`
    return told(isLacking, text, `permissions:\n  contents: read\n  ${names.join(': write\n  ')}: write`)
  })
}

export function secrets({ steps }: Case): Problem[] {
  return ['api-key', 'preview-password'].flatMap((name) => {
    const isVariable = steps.some((step) => /^\$\{\{\s*vars\b(?!.*secrets)/su.test(writtenIn(step, name)))
    const isWritten = steps.some((step) => !['', 'none', undefined].includes(step.input(name)))
    const [what, secret] = name === 'api-key' ? ['key', 'HOSTING_API_KEY'] : ['password', 'PREVIEW_PASSWORD']
    const text = `The ${what} does not come from a secret, so others can read it: make a new one.`
    return told(isVariable || isWritten, text, `with:\n  ${name}: \${{ secrets.${secret} }}`)
  })
}
