import { type Fields, fieldsOf, textOf } from '../text/json.ts'
import { key, permissions } from './access-checks.ts'
import {
  type Check,
  inputsOf,
  type OwnStep,
  plainText,
  stepsOf,
  typesOf,
  type WorkflowFile,
  wordOf,
} from './workflow-file.ts'

export const isDeploy = ({ mode }: OwnStep): boolean => ['', 'auto', 'deploy'].includes(mode)

/** Whether it may delete the preview of a pull request that closes. */
const mayEnd = ({ mode }: OwnStep): boolean => !['sweep', 'reserve'].includes(mode)

const close: Check = (step, file, others) => {
  const closing = [file, ...others].filter(({ steps }) => steps.some(mayEnd)).flatMap((each) => each.closing)
  const isClosed = closing.some((event) => !('paths' in event || 'paths-ignore' in event))
  if (file.pull === undefined || !step.isForPulls || isClosed) return undefined
  const written = typesOf(file.events[file.pull])
  const types = new Set([...(written.length > 0 ? written : ['opened', 'synchronize', 'reopened']), 'closed'])
  const builds = "# And at each step that builds:\n#   if: github.event.action != 'closed'"
  return {
    text:
      closing.length > 0
        ? '"paths" or "paths-ignore" beside "closed": a pull request that no longer touches these files keeps its preview.'
        : `"${file.pull}" has no "closed", so nothing deletes a preview when its pull request closes.`,
    lines: `on:\n  ${file.pull}:\n    types: [${[...types].join(', ')}]\n${builds}`,
  }
}

const skipped: Check = (step, file, others) => {
  const isLeftOut = ({ conditions }: OwnStep) => conditions.some((each) => notClosed.test(each))
  const closing = [file, ...others].filter((each) => each.closing.length > 0).flatMap(({ steps }) => steps)
  const ends = closing.some((each) => mayEnd(each) && !isLeftOut(each))
  if (!isLeftOut(step) || ends || !step.isForPulls || file.closing.length === 0) return undefined
  const text = `The step of job "${step.id}" is skipped when a pull request closes, so the preview stays.`
  return { text, lines: "if: success() # in place of: github.event.action != 'closed'" }
}

const needs: Check = (step, file) => {
  const build = skippedBefore(step)
  const ends = file.steps.some((each) => mayEnd(each) && !isSkipped(each.job) && skippedBefore(each) === undefined)
  if (build === undefined || !step.isForPulls || isSkipped(step.job) || ends || file.closing.length === 0)
    return undefined
  const text = `Job "${step.id}" needs "${build}", which is skipped when a pull request closes, so the preview stays.`
  const condition = `!cancelled() && (needs.${build}.result == 'success' || github.event.action == 'closed')`
  return { text, lines: `jobs:\n  ${step.id}:\n    if: \${{ ${condition} }}` }
}

const notClosed = /github\.event\.action\s*!=\s*'closed'/u
const isSkipped = (job: Fields): boolean => notClosed.test(plainText(job['if']))

/** Without one of these functions a job is skipped with what it needs. */
function skippedBefore({ job, before }: OwnStep): string | undefined {
  if (/(?:always|cancelled|failure)\(\)/u.test(plainText(job['if']))) return undefined
  return [...before].find(([, needed]) => isSkipped(needed))?.[0]
}

const push: Check = ({ isForAll }, { events, pull }) => {
  const written = fieldsOf(events['push']) ?? {}
  const isNarrow = ['branches', 'branches-ignore', 'tags', 'tags-ignore'].some((name) => name in written)
  if (!('push' in events) || pull === undefined || !isForAll || isNarrow) return undefined
  const text = '"push" has no "branches", so the branch of a pull request gets a second preview.'
  return { text, lines: 'on:\n  push:\n    branches: [main] # your default branch' }
}

const isCheckout = (step: Fields): boolean => textOf(step['uses']).startsWith('actions/checkout@')

const checkout: Check = ({ job, before, isForPulls }, { pull }) => {
  const checkouts = [job, ...before.values()].flatMap(stepsOf).filter(isCheckout).map(inputsOf)
  const isOfBase = checkouts.length > 0 && !checkouts.some((inputs) => 'ref' in inputs || 'repository' in inputs)
  if (pull !== 'pull_request_target' || !isForPulls || !isOfBase) return undefined
  const text = `In a run of "${pull}" a checkout without "ref" gets the base branch, so the preview does not show the pull request.`
  return { text, lines: 'on:\n  pull_request:\n    types: [opened, synchronize, reopened, closed]' }
}

const group: Check = (step, file) => {
  // A called workflow has its own.
  if ('uses' in step.job || (file.pull === undefined && !('push' in file.events))) return undefined
  const lines = 'concurrency:\n  group: ${{ github.workflow }}-${{ github.event.pull_request.number || github.ref }}'
  const groups = concurrencies(step, file).map(({ group }) => plainText(group))
  const written = groups.join('')
  if (written === '') return { text: 'There is no "concurrency", so two runs at once can make two sites.', lines }
  const isByRef = /github\.ref/u.test(written) && !/number|head|pull_request/u.test(written)
  if (!isByRef || file.closing.length === 0 || !step.isForPulls) return undefined
  const text =
    'The "concurrency" group lacks the number of the pull request: "github.ref" is the base branch when a merged one closes.'
  return { text, lines }
}

function concurrencies({ job }: OwnStep, { fields }: WorkflowFile): Fields[] {
  return [fields, job].map(({ concurrency }) => fieldsOf(concurrency) ?? { group: concurrency })
}

const cancel: Check = (step, file) => {
  if (concurrencies(step, file).every((each) => each['cancel-in-progress'] !== true)) return undefined
  const text = '"cancel-in-progress" can cut off a deploy, which leaves a site that nothing remembers.'
  return { text, lines: 'concurrency:\n  cancel-in-progress: false' }
}

const environment: Check = (step, file, others) => {
  const beside = others.filter(({ pull }) => pull !== undefined && pull === file.pull)
  const sites = [file, ...beside].flatMap(({ steps }) => steps.filter((each) => isDeploy(each) && each.isForAll))
  const [own, directory] = [environmentOf(step), directoryOf(step)]
  const rival = sites.find((each) => environmentOf(each) === own && !['', directory].includes(directoryOf(each)))
  if (rival === undefined || own === undefined || directory === '' || !step.isForAll) return undefined
  const both = [step, rival].map((each) => `"${directoryOf(each)}" of job "${each.id}"`).toSorted()
  return {
    text: `${both.join(' and ')} go to one environment, so one site replaces the other.`,
    lines: environmentLine('docs'),
  }
}

const environmentOf = ({ inputs }: OwnStep): string | undefined => wordOf(inputs['environment'])

/** Empty if it is not known. */
const directoryOf = ({ inputs }: OwnStep): string => (wordOf(inputs['directory']) ?? '').replace(/^\.\/|\/$/gu, '')

function environmentLine(name: string): string {
  return `with:\n  environment: ${name}\${{ github.event_name == 'pull_request' && '-preview' || '' }}`
}

const matrix: Check = (step) => {
  const lists = Object.values(fieldsOf(fieldsOf(step.job['strategy'])?.['matrix']) ?? {})
  const isSeveral = lists.some((list) => Array.isArray(list) && list.length > 1)
  if (!isSeveral || !step.isForAll || environmentOf(step) === undefined) return undefined
  const text = `The matrix of job "${step.id}" goes to one environment, so one site replaces the other.`
  return { text, lines: environmentLine('${{ matrix.site }}') }
}

export const checks = [close, skipped, needs, push, checkout, group, cancel, environment, matrix, permissions, key]
