import { type Fields, fieldsOf } from '../../text/json.ts'
import { inputBlock } from './blocks.ts'
import { type Checked, quoted } from './checked.ts'
import { effectOf, environmentOf } from './effect.ts'
import { isPlain } from './filters.ts'
import { type Finding, problemIf } from './finding.ts'
import { type ActionStep, isPull, writtenIn } from './play.ts'
import { plainText } from './workflow-file.ts'

/** Two sites at one event, two jobs or steps that deploy one, or two files that deploy the live site. */
export function oneEnvironment({ file, folderSteps }: Checked): Finding[] {
  const certain = folderSteps.filter(({ isReached, event }) => isReached && event.isListed)
  const sites = certain.flatMap((step) => siteOf(step) ?? [])
  const pairs = sites
    .filter(({ step }) => step.file === file)
    .flatMap((site) => {
      const rival = sites.find((other) => isOneSite(site, other))
      return matrixOf(site.step.job) || rival ? [[site.step.step, { site, rival }] as const] : []
    })
  return [...new Map(pairs.toReversed()).values()].flatMap(({ site, rival }) => {
    const { step } = site
    if (rival === undefined || matrixOf(step.job)) return matrixProblem(step)
    const names = [step, rival.step].map(nameOf).toSorted()
    const isOneRun = rival.step.file === file
    const ends = isOneRun ? 'the second of them is refused.' : 'one site replaces the other.'
    const newer = isOneRun
      ? ''
      : ' If they are two sites, the newer one gets an environment of its own, as below if it is in this file.'
    const text = `${names.join(' and ')} go to one environment, so ${ends}${newer}`
    const [later, other] = isOneRun && indexOf(rival.step) > indexOf(step) ? [rival, site] : [site, rival]
    return problemIf(true, 'one environment', text, [environmentBlock(later, other, sites)])
  })
}

/** A certain deploy. */
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

const indexOf = ({ file, id, job, step }: ActionStep): number =>
  [...file.jobs.keys()].indexOf(id) * 1000 + [job['steps']].flat().indexOf(step)

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

/** Named after the file, the job or the folder. Previews of another file stay where a sweep lists them. */
function environmentBlock({ step, directory }: DeployedSite, rival: DeployedSite, sites: readonly DeployedSite[]) {
  const taken = ['production', 'preview', ...sites.map(({ environment }) => environment)]
  const folder = directory.split('/').at(-1) ?? ''
  const ofRun = step.job === rival.step.job ? [folder] : [step.id, folder]
  const names = step.file === rival.step.file ? ofRun : [step.file.name.replace(/\.ya?ml$/u, '')]
  const plain = names.map((each) => each.toLowerCase()).filter((each) => /^[a-z][\w-]{0,60}$/u.test(each))
  const name = plain.flatMap((each) => [each, `${each}-site`]).find((each) => !taken.includes(each))
  if (name === undefined) return undefined
  const same = sites.filter((each) => each.step.step === step.step)
  if (same.every(({ isLive }) => isLive)) return inputBlock(step, 'environment', name)
  const isPulledToo = same.some((each) => isPull(each.step) && sites.some((other) => isOneSite(each, other)))
  const preview = isPulledToo ? `${name}-preview` : 'preview'
  if (same.every((each) => isPull(each.step))) return inputBlock(step, 'environment', preview)
  const isSimple = Object.keys(step.file.events).every((each) => /^(?:push|pull_request)$/u.test(each))
  const live = isSimple ? "github.event_name == 'push'" : "!startsWith(github.event_name, 'pull_request')"
  return inputBlock(step, 'environment', `\${{ ${live} && '${name}' || '${preview}' }}`)
}

function matrixOf(job: Fields): { name: string; values: readonly unknown[] } | undefined {
  const matrix = fieldsOf(fieldsOf(job['strategy'])?.['matrix']) ?? {}
  const name = Object.keys(matrix).find((each) => each !== 'exclude' && [matrix[each]].flat().length > 1)
  return name === undefined ? undefined : { name, values: [matrix[name]].flat() }
}

/** A matrix of versions deploys one site several times. */
function matrixProblem(step: ActionStep): Finding[] {
  const { name = '', values = [] } = matrixOf(step.job) ?? {}
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
