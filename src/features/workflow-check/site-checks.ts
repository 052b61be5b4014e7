/** Finds sites that replace each other because they share an environment, and previews that are in another one. */
import { type Fields, fieldsOf } from '../../text/json.ts'
import { type Checked, quoted } from './checked.ts'
import { effectOf, environmentOf, environmentText, otherEnvironments, surelyDoes } from './effect.ts'
import { type Finding, jobHole, lower, problemIf, stepText } from './finding.ts'
import { isMadeUp } from './made-up.ts'
import { type ActionStep, writtenIn } from './play.ts'

/** Two steps deploy to one environment at one event, two files deploy the live site, or the jobs of a matrix do. */
export function oneEnvironment({ file, folderSteps }: Checked): Finding[] {
  const certain = folderSteps.filter(({ isReached, event }) => isReached && event.isListed)
  const sites = certain.filter((step) => surelyDoes(step, 'deploys') && environmentOf(step))
  const own = sites.filter((step) => step.file === file)
  const pairs = own.flatMap((step) => {
    const rival = sites.find((other) => isOneSite(step, other))
    return rival || hasJobs(step.job) ? [[step.step, { step, rival }] as const] : []
  })
  return [...new Map(pairs.toReversed()).values()].flatMap(({ step, rival }) => {
    if (rival === undefined || hasJobs(step.job)) return problemIf(true, 'environments', matrixText, step.id)
    const names = [step, rival].map(nameOf).toSorted()
    const newer = 'one site replaces the other. If they are two sites, the newer one gets an environment of its own.'
    const ends = rival.file === file ? 'the second of them is refused.' : newer
    return problemIf(true, 'environments', `Two sites go to one environment: ${names.join(' and ')}, so ${ends}`)
  })
}

function nameOf(step: ActionStep): string {
  const place = stepText(step)
    .replace('the step of ', '')
    .replace(jobHole, `job "${quoted(step.id)}"`)
  return `"${quoted(writtenIn(step, 'directory'))}" of ${place} in ${quoted(step.file.name)}`
}

function isOneSite(step: ActionStep, other: ActionStep): boolean {
  if (step.step === other.step || environmentOf(step) !== environmentOf(other)) return false
  const areFiles = step.file !== other.file
  if (areFiles && step.input('domain') !== '' && step.input('domain') === other.input('domain')) return false
  const isOneEvent = step.event.kind === other.event.kind && step.event.of === other.event.of
  const areFolders = isOneEvent && new Set(['', directoryOf(step), directoryOf(other)]).size === 3
  const areLive = [step, other].every((each) => effectOf(each) === 'deploys the live site')
  return (areFiles && areLive) || areFolders || (!areFiles && step.event === other.event)
}

const directoryOf = (step: ActionStep): string => (step.input('directory') ?? '').replaceAll(/^\.\/|\/$/gu, '')

/** Whether a matrix has several jobs. If it is an expression, only a run knows. */
function hasJobs(job: Fields): boolean {
  const { exclude: _, ...lists } = fieldsOf(fieldsOf(job['strategy'])?.['matrix']) ?? {}
  return Object.values(lists).some(
    (values) => Array.isArray(values) && new Set(values.map((each) => JSON.stringify(each))).size > 1,
  )
}

const matrixText = `The jobs of the matrix of ${jobHole} go to one environment, so one site replaces the other.`

/** After a merge `github.ref` is the base branch, so an environment that depends on it is another one. */
export function wrongEnvironment(step: ActionStep, { fileSteps }: Checked, effect: string): Finding[] {
  const [environment = ''] = otherEnvironments(step, fileSteps)
  const looked = environmentText(step)
  const can = isMadeUp(environmentOf(step), 'perhaps') ? 'can be' : 'is'
  const where =
    looked === environment ? `which ${can} another one in each run` : `and it is in "${quoted(environment)}"`
  const text = `The preview is elsewhere: ${lower(effect)}, because ${stepText(step)} looks for it in the environment "${quoted(looked)}", ${where}.`
  return problemIf(true, 'no update', text, step.id)
}
