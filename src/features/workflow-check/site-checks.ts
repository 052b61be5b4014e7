import type { Block } from '../../errors.ts'
import { fieldsOf } from '../../text/json.ts'
import { type Finding, inputBlock, problemIf } from './blocks.ts'
import { type Checked, quoted } from './checked.ts'
import { effectOf, environmentOf, isForPreview, surelyDoes } from './effect.ts'
import { isPlain } from './filters.ts'
import { type ActionStep, isPull, writtenIn } from './play.ts'
import { plainText } from './workflow-file.ts'

/** Two sites at one event, two jobs or steps that deploy one, or two files that deploy the live site. */
export function oneEnvironment({ file, folderSteps }: Checked): Finding[] {
  const certain = folderSteps.filter(({ isReached, event }) => isReached && event.isListed)
  const known = certain.filter((step) => surelyDoes(step, 'deploys') && environmentOf(step))
  return known
    .filter((step) => step.file === file)
    .flatMap((step) => {
      const matrix = matrixProblem(step)
      if (matrix) return matrix
      const rival = known.find((other) => isOneSite(step, other))
      const names = [step, rival ?? step].map(nameOf).toSorted()
      const isOneRun = rival?.file === file
      const ends = isOneRun ? 'the second of them is refused.' : 'one site replaces the other.'
      const newer = isOneRun
        ? ''
        : ' If they are two sites, the newer one gets an environment of its own, as below if it is in this file.'
      const text = `${names.join(' and ')} go to one environment, so ${ends}${newer}`
      const later = isOneRun && rival && indexOf(rival) > indexOf(step) ? rival : step
      return problemIf(rival, 'one environment', text, [rival && environmentBlock(later, rival, known)])
    })
}

const nameOf = (step: ActionStep): string =>
  `"${quoted(writtenIn(step, 'directory'))}" of job "${quoted(step.id)}" in ${quoted(step.file.name)}`

const indexOf = ({ file, id, job, step }: ActionStep): number =>
  [...file.jobs.keys()].indexOf(id) * 1000 + [job['steps']].flat().indexOf(step)

function isOneSite(step: ActionStep, other: ActionStep): boolean {
  const areFiles = step.file !== other.file
  const isOneDomain = areFiles && step.input('domain') !== '' && step.input('domain') === other.input('domain')
  const areLive = [step, other].every((each) => effectOf(each) === 'deploys the live site')
  const isOneEvent = step.event.kind === other.event.kind && step.event.of === other.event.of
  const areFolders = isOneEvent && new Set(['', directoryOf(step), directoryOf(other)]).size === 3
  const areTwo = !areFiles && step.event === other.event && step.step !== other.step
  return environmentOf(step) === environmentOf(other) && !isOneDomain && ((areFiles && areLive) || areFolders || areTwo)
}

const directoryOf = (step: ActionStep): string => (step.input('directory') ?? '').replaceAll(/^\.\/|\/$/gu, '')

/** Named after the file, the job or the folder. Previews of another file stay where a sweep lists them. */
function environmentBlock(step: ActionStep, rival: ActionStep, known: readonly ActionStep[]): Block | undefined {
  const taken = ['production', 'preview', ...known.map(environmentOf)]
  const folder = directoryOf(step).split('/').at(-1) ?? ''
  const names =
    step.file !== rival.file
      ? [step.file.name.replace(/\.ya?ml$/u, '')]
      : step.job === rival.job
        ? [folder]
        : [step.id, folder]
  const plain = names.map((each) => each.toLowerCase()).filter((each) => /^[a-z][\w-]{0,60}$/u.test(each))
  const name = plain.flatMap((each) => [each, `${each}-site`]).find((each) => !taken.includes(each))
  if (name === undefined) return undefined
  const steps = known.filter((each) => each.step === step.step)
  if (!steps.some(isForPreview)) return inputBlock(step, 'environment', name)
  const isPulledToo = steps.some((each) => isPull(each) && known.some((other) => isOneSite(each, other)))
  const isPulled = "startsWith(github.event_name, 'pull_request')"
  const isSimple = Object.keys(step.file.events).every((each) => /^(?:push|pull_request)$/u.test(each))
  const live = isSimple ? "github.event_name == 'push'" : `!${isPulled}`
  if (!isPulledToo) return inputBlock(step, 'environment', `\${{ ${live} && '${name}' || 'preview' }}`)
  const preview = steps.every(isPull) ? `${name}-preview` : `\${{ ${live} && '${name}' || '${name}-preview' }}`
  return inputBlock(step, 'environment', preview)
}

/** A matrix of versions deploys one site several times. */
function matrixProblem(step: ActionStep): Finding[] | undefined {
  const matrix = fieldsOf(fieldsOf(step.job['strategy'])?.['matrix']) ?? {}
  const name = Object.keys(matrix).find((each) => each !== 'exclude' && [matrix[each]].flat().length > 1)
  if (name === undefined) return undefined
  const values = [matrix[name]].flat()
  const entries = values.map((each) => fieldsOf(each) ?? {})
  const isUnique = (key: string): boolean =>
    new Set(entries.map((each) => plainText(each[key]) || '?')).size === values.length
  const key = name === 'include' ? Object.keys(entries[0] ?? {}).find(isUnique) : name
  const isVersion = values.some((each) => /^v?\d[\d.x]*$|^(?:ubuntu|windows|macos)-/u.test(plainText(each)))
  const text = `The matrix of job "${quoted(step.id)}" goes to one environment, so one site replaces the other.`
  const last = quoted(plainText(values.at(-1)))
  const one = `Let one of them deploy, with a condition such as "matrix.${quoted(name)} == '${last}'" beside what the step's "if" has, or deploy in a job without a matrix.`
  if (isVersion) return problemIf(true, 'one environment', `${text} ${one}`)
  const end = "${{ startsWith(github.event_name, 'pull_request') && '-preview' || '' }}"
  const block = key && isPlain(key) ? inputBlock(step, 'environment', `\${{ matrix.${key} }}${end}`) : undefined
  return problemIf(true, 'one environment', text, [block])
}
