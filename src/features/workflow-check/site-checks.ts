/** Finds sites that replace each other because they share an environment. */
import { type Fields, fieldsOf } from '../../text/json.ts'
import { type Checked, quoted } from './checked.ts'
import { effectOf, environmentOf } from './effect.ts'
import { type Finding, jobHole, problemIf, stepText } from './finding.ts'
import { type ActionStep, writtenIn } from './play.ts'

/** Two steps deploy to one environment at one event, two files deploy the live site, or the jobs of a matrix do. */
export function oneEnvironment({ file, folderSteps }: Checked): Finding[] {
  const certain = folderSteps.filter(({ isReached, event }) => isReached && event.isListed)
  const sites = certain.flatMap((step) => siteOf(step) ?? [])
  const pairs = sites
    .filter(({ step }) => step.file === file)
    .flatMap((site) => {
      const rival = sites.find((other) => isOneSite(site, other))
      return rival || hasJobs(site.step.job) ? [[site.step.step, { site, rival }] as const] : []
    })
  return [...new Map(pairs.toReversed()).values()].flatMap(({ site, rival }) => {
    const { step } = site
    if (rival === undefined || hasJobs(step.job)) return problemIf(true, 'environments', matrixText, step.id)
    const names = [step, rival.step].map(nameOf).toSorted()
    const isOneRun = rival.step.file === file
    const ends = isOneRun ? 'the second of them is refused.' : 'one site replaces the other.'
    const newer = isOneRun ? '' : ' If they are two sites, the newer one gets an environment of its own.'
    const text = `Two sites go to one environment: ${names.join(' and ')}, so ${ends}${newer}`
    return problemIf(true, 'environments', text)
  })
}

/** What a step certainly deploys. */
interface DeployedSite {
  readonly step: ActionStep
  readonly environment: string
  readonly directory: string
  readonly domain: string | undefined
  readonly isLive: boolean
}

function siteOf(step: ActionStep): DeployedSite | undefined {
  const environment = environmentOf(step)
  const effect = effectOf(step) ?? ''
  if (!environment || !effect.startsWith('deploys')) return undefined
  const isLive = effect === 'deploys the live site'
  return { step, environment, directory: directoryOf(step), domain: step.input('domain'), isLive }
}

function nameOf(step: ActionStep): string {
  const place = stepText(step)
    .replace('the step of ', '')
    .replace(jobHole, `job "${quoted(step.id)}"`)
  return `"${quoted(writtenIn(step, 'directory'))}" of ${place} in ${quoted(step.file.name)}`
}

function isOneSite(site: DeployedSite, other: DeployedSite): boolean {
  const [{ step, domain }, { event, file }] = [site, other.step]
  if (site.environment !== other.environment || step.step === other.step.step) return false
  const areFiles = step.file !== file
  if (areFiles && domain !== '' && domain === other.domain) return false
  const isOneEvent = step.event.kind === event.kind && step.event.of === event.of
  const areFolders = isOneEvent && new Set(['', site.directory, other.directory]).size === 3
  return (areFiles && site.isLive && other.isLive) || areFolders || (!areFiles && step.event === event)
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
