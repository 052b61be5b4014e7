import { fieldsOf } from '../../text/json.ts'
import { type Case, isDeploy, type Problem, plain, quoted, stepsAt } from './event-checks.ts'
import { type Kind, pullEvents } from './events.ts'
import type { Group, Text } from './expression.ts'
import type { OwnStep } from './play.ts'
import { inputsOf, plainText } from './workflow-file.ts'

const isChange = ({ runs, deploys, deletes }: OwnStep): boolean => runs !== false && (deploys || deletes) === true

function sharedGroup(some: readonly OwnStep[], others: readonly OwnStep[], fits = ({ isQueue }: Group) => !isQueue) {
  const names = new Set(others.filter(isChange).flatMap(({ groups }) => groups.map(({ name }) => name)))
  const all = some.filter(isChange).flatMap(({ id, job, groups }) => groups.map((group) => ({ id, job, ...group })))
  return all.find((group) => group.name !== undefined && names.has(group.name) && fits(group))
}

const groupLines = ({ id, job }: Pick<OwnStep, 'id' | 'job'>, line: string): string =>
  'concurrency' in job ? `jobs:\n  ${plain(id)}:\n    concurrency:\n      ${line}` : `concurrency:\n  ${line}`

export function concurrency({ steps }: Case): Problem[] {
  const [push, opened, pushed] = [stepsAt(steps, 'push'), stepsAt(steps, 'opened'), stepsAt(steps, 'synchronize')]
  const deploys = [...push, ...opened, ...pushed].filter(isDeploy)
  const alone = deploys.find(({ groups, job }) => groups.length === 0 && !('uses' in job))
  const number = 'group: ${{ github.workflow }}-${{ github.event.pull_request.number || github.ref }}'
  const none = 'There is no "concurrency", so two runs at once can make two sites, and the older one can end last.'
  if (alone) return [{ text: none, lines: groupLines(alone, number) }]
  const all =
    sharedGroup(opened, stepsAt(steps, 'opened', '7')) ?? sharedGroup(pushed, stepsAt(steps, 'synchronize', '7'))
  const group = all ?? sharedGroup(stepsAt(steps, 'merged'), [...push, ...stepsAt(steps, 'merged', '7')])
  const which = all ? 'All pull requests share' : 'Closes after a merge share'
  const why = 'GitHub keeps one waiting run of a group and drops the others, so previews stay or are not updated'
  const text = `${which} the "concurrency" group "${quoted(group?.name)}": ${why}.`
  return group ? [{ text, lines: groupLines(group, number) }] : []
}

export function cancel({ steps }: Case): Problem[] {
  const isCut = ({ cancels }: Group): boolean => cancels
  const cut =
    sharedGroup(stepsAt(steps, 'synchronize'), stepsAt(steps, 'opened'), isCut) ??
    sharedGroup(stepsAt(steps, 'closed'), stepsAt(steps, 'synchronize'), isCut) ??
    sharedGroup(stepsAt(steps, 'next push'), stepsAt(steps, 'push'), isCut)
  const text = '"cancel-in-progress" can cut off a deploy, which leaves the old site, or a forgotten one.'
  return cut ? [{ text, lines: groupLines(cut, 'cancel-in-progress: false') }] : []
}

export function oneEnvironment({ steps, others }: Case): Problem[] {
  const certain = [...steps, ...others].filter((step) => step.runs && step.deploys && placeOf(step) !== undefined)
  return certain.flatMap((step): Problem[] => {
    if (!steps.includes(step)) return []
    const after = "${{ github.event_name != 'push' && '-preview' || '' }}"
    const lists = Object.entries(fieldsOf(fieldsOf(step.job['strategy'])?.['matrix']) ?? {})
    const [list] = lists.find(([name, each]) => name !== 'exclude' && Array.isArray(each) && each.length > 1) ?? []
    const isOther = (each: OwnStep): boolean => new Set(['', directoryOf(each), directoryOf(step)]).size === 3
    const rival = certain.find((each) => placeOf(each) === placeOf(step) && isOther(each))
    const both = [step, rival].map((each) => `"${quoted(directoryOf(each))}" of job "${quoted(each?.id)}"`).toSorted()
    const what = list === undefined ? `${both.join(' and ')} go` : `The matrix of job "${quoted(step.id)}" goes`
    const site = list === undefined ? 'docs' : `\${{ matrix.${list === 'include' ? 'site' : plain(list)} }}`
    const text = `${what} to one environment, so one site replaces the other.`
    return list || rival ? [{ text, lines: `with:\n  environment: ${site}${after}` }] : []
  })
}

const placeOf = ({ event: { kind, of }, input }: OwnStep): Text =>
  input('environment') === undefined ? undefined : `${kind} ${of} ${input('environment')?.toLowerCase()}`
const directoryOf = (step?: OwnStep): string => (step?.input('directory') ?? '').replaceAll(/^\.\/|\/$/gu, '')

const forPushes = (to = '') => `with:\n  domain: \${{ github.event_name == 'push' && '${plain(to)}' || '' }}`
const number = 'github.event.pull_request.number'
const forPulls = `with:\n  domain: \${{ ${number} && format('pr-{0}-my-site.tiiny.site', ${number}) || '' }}`

export function domain({ steps }: Case): Problem[] {
  const domains = (kind: Kind, other?: string): string[] =>
    stepsAt(steps, kind, other).flatMap((step) => (isDeploy(step) && step.input('domain')) || [])
  const [pushes, pulls] = [domains('push'), domains('opened')]
  const one = pulls.find((each) => [...pushes, ...domains('opened', '7')].includes(each))
  const which = pushes.includes(one ?? '') ? 'Pull requests and pushes' : 'All pull requests'
  const text = `${which} go to one "domain", ${quoted(one)}, and only the first of them gets it.`
  if (one !== undefined) return [{ text, lines: forPushes(one) }]
  const written = steps.map(({ step }) => plainText(inputsOf(step)['domain']))
  const broken = pushes.find(
    (each) => !written.some((text) => text.includes(each)) && /^[-.]|-\.|\.[-.]|-$|(?<!\bxn)--/u.test(each),
  )
  const empty = `A push goes to the "domain" ${quoted(broken)}, because a part of it is empty there.`
  return broken ? [{ text: empty, lines: forPulls }] : []
}

/** Without `permissions` the settings of the repository decide. */
export function permissions({ file, steps }: Case): Problem[] {
  const isPull = ({ event, runs }: OwnStep): boolean => pullEvents.includes(event.name) && runs !== false
  return steps.flatMap(({ id, job, step, deploys, input }): Problem[] => {
    const place = [job, file.fields].find((each) => 'permissions' in each)?.['permissions'] ?? 'write-all'
    const isSilent = !['', 'true'].includes(input('comment') ?? '')
    const comments = !isSilent && steps.some((each) => each.step === step && isPull(each))
    const lacking = ['deployments', ...(comments ? ['pull-requests'] : [])]
      .filter((name) => !/^write/u.test(plainText(fieldsOf(place)?.[name] ?? place)))
      .map((name) => `${name}: write`)
    if (!deploys || input('github-token') !== '' || lacking.length === 0) return []
    const text = `The permissions of job "${quoted(id)}" lack "${lacking.join('" and "')}".`
    return [{ text, lines: `permissions:\n  contents: read\n  ${lacking.join('\n  ')}` }]
  })
}

export function key({ steps }: Case): Problem[] {
  const text = 'The key does not come from a secret, so others can read it: make a new one.'
  const isKnown = steps.some(({ input }) => input('api-key'))
  return isKnown ? [{ text, lines: 'with:\n  api-key: ${{ secrets.HOSTING_API_KEY }}' }] : []
}
