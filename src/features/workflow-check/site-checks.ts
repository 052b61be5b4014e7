/** Finds sites that replace each other because they share an environment. */
import { type Fields, fieldsOf } from '../../text/json.ts'
import { type Checked, quoted } from './checked.ts'
import { effectOf, environmentOf } from './effect.ts'
import { type Finding, problemIf } from './finding.ts'
import { type ActionStep, writtenIn } from './play.ts'
import { plainText } from './workflow-file.ts'

/** Two steps deploy to one environment at one event, two files deploy the live site, or the jobs of a matrix do. */
export function oneEnvironment({ file, folderSteps }: Checked): Finding[] {
  const certain = folderSteps.filter(({ isReached, event }) => isReached && event.isListed)
  const sites = certain.flatMap((step) => siteOf(step) ?? [])
  const pairs = sites
    .filter(({ step }) => step.file === file)
    .flatMap((site) => {
      const rival = sites.find((other) => isOneSite(site, other))
      return rival || columnsOf(site.step.job).length > 0 ? [[site.step.step, { site, rival }] as const] : []
    })
  return [...new Map(pairs.toReversed()).values()].flatMap(({ site, rival }) => {
    const { step } = site
    if (rival === undefined || columnsOf(step.job).length > 0) return matrixProblem(site)
    const names = [step, rival.step].map(nameOf).toSorted()
    const isOneRun = rival.step.file === file
    const ends = isOneRun ? 'the second of them is refused.' : 'one site replaces the other.'
    const newer = isOneRun ? '' : ' If they are two sites, the newer one gets an environment of its own.'
    const text = `${names.join(' and ')} go to one environment, so ${ends}${newer}`
    return problemIf(true, 'one environment', text)
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

const nameOf = (step: ActionStep): string =>
  `"${quoted(writtenIn(step, 'directory'))}" of job "${quoted(step.id)}" in ${quoted(step.file.name)}`

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

interface Column {
  readonly key: string
  readonly values: readonly string[]
}

const columnsByJob = new WeakMap<Fields, readonly Column[]>()

function columnsOf(job: Fields): readonly Column[] {
  const columns = columnsByJob.get(job) ?? readColumns(job)
  columnsByJob.set(job, columns)
  return columns
}

/** What differs between the jobs of a matrix, such as `node: [22, 24]`. */
function readColumns(job: Fields): Column[] {
  const { include, exclude: _, ...lists } = fieldsOf(fieldsOf(job['strategy'])?.['matrix']) ?? {}
  const entries = [include].flat().map((each) => fieldsOf(each) ?? {})
  const isList = Object.keys(lists).length > 0
  const written = new Map<string, unknown[]>(Object.entries(lists).map(([key, value]) => [key, [value].flat()]))
  // Each value is looked at once, because there may be thousands of keys and of entries.
  for (const [key, value] of isList ? [] : entries.flatMap((each) => Object.entries(each))) {
    const values = written.get(key) ?? []
    values.push(value)
    written.set(key, values)
  }
  const columns = Object.keys(isList ? lists : (entries[0] ?? {})).map((key) => {
    const values = written.get(key) ?? []
    const lacks = !isList && values.length < entries.length ? [''] : []
    return { key, values: [...new Set([...values.map(plainText), ...lacks])] }
  })
  const unique = columns.find(({ values }) => !isList && values.length > 1 && values.length === entries.length)
  return unique ? [unique] : columns.filter(({ values }) => values.length > 1)
}

const isSystem = ({ values }: Column): boolean => values.some((each) => /^(?:ubuntu|windows|macos)-/u.test(each))
const isVersion = ({ values }: Column): boolean => values.some((each) => /^v?\d[\d.x]*$/u.test(each))

/** One site built several times gets a condition. Several sites get an environment each. */
function matrixProblem({ step }: DeployedSite): Finding[] {
  const columns = columnsOf(step.job)
  const builds = columns.filter((each) => isSystem(each) || isVersion(each))
  const text = `The matrix of job "${quoted(step.id)}" goes to one environment, so one site replaces the other.`
  if (builds.length > 0) {
    const advice = `Let one of them deploy: add ${conditionsFor(builds)} to what the "if" of the step that uses this action has, or deploy in a job without a matrix.`
    return problemIf(true, 'one environment', `${text} ${advice}`)
  }
  return problemIf(true, 'one environment', text)
}

/** The last version is the newest as a rule. Which system deploys is for the reader to choose. */
function conditionsFor(columns: readonly Column[]): string {
  const operands = columns.map((column) => {
    const values = isSystem(column) ? column.values : column.values.slice(-1)
    return values.slice(0, 5).map((each) => `matrix.${quoted(column.key)} == '${quoted(each)}'`)
  })
  const [first = [], ...more] = operands.slice(0, 3)
  const conditions = more.reduce((all, next) => all.flatMap((one) => next.map((each) => `${one} && ${each}`)), first)
  return conditions
    .slice(0, 5)
    .map((each) => `"if: ${each}"`)
    .join(' or ')
}
