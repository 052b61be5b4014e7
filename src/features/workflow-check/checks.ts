import { fieldsOf, textOf } from '../../text/json.ts'
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

const close: Check = (step, file, others) => {
  if (file.pull === undefined || !step.isForPulls || [file, ...others].some(ends)) return undefined
  const isClosing = file.closing.length > 0
  if (isClosing && step.conditions.some(isSkipped)) {
    const text = `The step of job "${step.id}" is skipped when a pull request closes, so the preview stays.`
    return { text, lines: "if: success() # in place of: github.event.action != 'closed'" }
  }
  const build = skippedBefore(step)
  if (isClosing && build !== undefined) {
    const text = `Job "${step.id}" needs "${build}", which is skipped when a pull request closes, so the preview stays.`
    const condition = `!cancelled() && (needs.${build}.result == 'success' || github.event.action == 'closed')`
    return { text, lines: `jobs:\n  ${step.id}:\n    if: \${{ ${condition} }}` }
  }
  const text = isClosing
    ? '"paths" or "paths-ignore" beside "closed": a pull request that no longer touches these files keeps its preview.'
    : `"${file.pull}" has no "closed", so nothing deletes a preview when its pull request closes.`
  const written = typesOf(file.events[file.pull])
  const types = new Set([...(written.length > 0 ? written : ['opened', 'synchronize', 'reopened']), 'closed'])
  const builds = "# And at each step that builds:\n#   if: github.event.action != 'closed'"
  return { text, lines: `on:\n  ${file.pull}:\n    types: [${[...types].join(', ')}]\n${builds}` }
}

/** Whether a step of a file runs at each close, and may delete the preview. */
function ends({ closing, steps }: WorkflowFile): boolean {
  if (closing.every((event) => 'paths' in event || 'paths-ignore' in event)) return false
  const ending = steps.filter(({ mode }) => !['sweep', 'reserve', 'build-failed'].includes(mode))
  return ending.some((step) => !step.conditions.some(isSkipped) && skippedBefore(step) === undefined)
}

const isSkipped = (condition: string): boolean => /github\.event\.action\s*!=\s*'closed'/u.test(condition)

/** Without one of these functions a job is skipped with what it needs. */
function skippedBefore({ job, before }: OwnStep): string | undefined {
  if (/(?:always|cancelled|failure)\(\)/u.test(plainText(job['if']))) return undefined
  return [...before].find(([, needed]) => isSkipped(plainText(needed['if'])))?.[0]
}

const checkout: Check = ({ job, before, isForPulls }, { pull }) => {
  if (pull !== 'pull_request_target' || !isForPulls) return undefined
  const steps = [job, ...before.values()].flatMap(stepsOf)
  const checkouts = steps.filter((step) => textOf(step['uses']).startsWith('actions/checkout@')).map(inputsOf)
  if (checkouts.length === 0 || checkouts.some((inputs) => 'ref' in inputs || 'repository' in inputs)) return undefined
  const text = `In a run of "${pull}" a checkout without "ref" gets the base branch, so the preview does not show the pull request.`
  return { text, lines: 'on:\n  pull_request:\n    types: [opened, synchronize, reopened, closed]' }
}

const concurrency: Check = ({ job, isForPulls }, { fields, events, pull, closing }) => {
  // A called workflow has its own.
  if ('uses' in job || (pull === undefined && !('push' in events))) return undefined
  const written = [fields, job].map((each) => fieldsOf(each['concurrency']) ?? { group: each['concurrency'] })
  const groups = written.map(({ group }) => plainText(group)).join('')
  const lines = 'concurrency:\n  group: ${{ github.workflow }}-${{ github.event.pull_request.number || github.ref }}'
  if (groups === '') return { text: 'There is no "concurrency", so two runs at once can make two sites.', lines }
  if (written.some((each) => each['cancel-in-progress'] === true)) {
    const text = '"cancel-in-progress" can cut off a deploy, which leaves a site that nothing remembers.'
    return { text, lines: 'concurrency:\n  cancel-in-progress: false' }
  }
  const isByRef = /github\.ref/u.test(groups) && !/number|head|pull_request/u.test(groups)
  if (!isByRef || closing.length === 0 || !isForPulls) return undefined
  const which = '"github.ref" is the base branch when a merged one closes.'
  return { text: `The "concurrency" group lacks the number of the pull request: ${which}`, lines }
}

const reserve: Check = ({ id, inputs, isForPulls }, { steps, events }) => {
  const [site, domain] = ['environment', 'domain'].map((name) => plainText(inputs[name]))
  const reserving = steps.find((each) => each.mode === 'reserve' && plainText(each.inputs['environment']) === site)
  const reserved = plainText(reserving?.inputs['domain'])
  if (reserving === undefined || reserved === domain) return undefined
  const text = `The deploy of job "${id}" has another "domain" than the step with "mode: reserve", so the build gets a wrong address. Write one in both.`
  const written = reserved || domain || ''
  // A preview that names the live site's address is refused.
  const isForPush = isForPulls && 'push' in events && !written.includes('${{')
  const line = isForPush ? `\${{ github.event_name == 'push' && '${written}' || '' }}` : written
  return { text, lines: `with:\n  domain: ${line}` }
}

const environment: Check = (step, file, others) => {
  const own = environmentOf(step)
  if (own === undefined || !step.isForAll) return undefined
  const after = "${{ github.event_name == 'pull_request' && '-preview' || '' }}"
  const lists = Object.entries(fieldsOf(fieldsOf(step.job['strategy'])?.['matrix']) ?? {})
  const [name] = lists.find(([, list]) => Array.isArray(list) && list.length > 1) ?? []
  if (name !== undefined) {
    const text = `The matrix of job "${step.id}" goes to one environment, so one site replaces the other.`
    return { text, lines: `with:\n  environment: \${{ matrix.${name === 'include' ? 'site' : name} }}${after}` }
  }
  const beside = others.filter(({ pull }) => pull !== undefined && pull === file.pull)
  const sites = [file, ...beside].flatMap(({ steps }) => steps.filter((each) => isDeploy(each) && each.isForAll))
  const directory = directoryOf(step)
  const rival = sites.find((each) => environmentOf(each) === own && !['', directory].includes(directoryOf(each)))
  if (rival === undefined || directory === '') return undefined
  const both = [step, rival].map((each) => `"${directoryOf(each)}" of job "${each.id}"`).toSorted()
  const text = `${both.join(' and ')} go to one environment, so one site replaces the other.`
  return { text, lines: `with:\n  environment: docs${after}` }
}

const environmentOf = ({ inputs }: OwnStep): string | undefined => wordOf(inputs['environment'])

/** Empty if it is not known. */
const directoryOf = ({ inputs }: OwnStep): string => (wordOf(inputs['directory']) ?? '').replace(/^\.\/|\/$/gu, '')

const permissions: Check = ({ id, job, inputs, isForPulls }, { fields }) => {
  const place = [job, fields].find((each) => 'permissions' in each)
  // Another token has permissions of its own. If none are written, the repository's settings decide.
  if (place === undefined || 'github-token' in inputs) return undefined
  const comments = (isForPulls || 'pull-request' in inputs) && ['', 'true'].includes(plainText(inputs['comment']))
  const lacking = ['deployments', ...(comments ? ['pull-requests'] : [])].filter((scope) => {
    const level = fieldsOf(place['permissions'])?.[scope] ?? place['permissions']
    return !['write', 'write-all'].includes(plainText(level))
  })
  if (lacking.length === 0) return undefined
  return {
    text: `The permissions of job "${id}" lack ${lacking.map((scope) => `"${scope}: write"`).join(', ')}.`,
    lines: 'permissions:\n  contents: read\n  deployments: write\n  pull-requests: write',
  }
}

const key: Check = ({ inputs }) => {
  const written = plainText(inputs['api-key'])
  if (written === '' || (wordOf(written) === undefined && !/\bvars\./u.test(written))) return undefined
  const text = 'The key does not come from a secret, so others can read it: make a new one.'
  return { text, lines: 'with:\n  api-key: ${{ secrets.HOSTING_API_KEY }}' }
}

export const checks = [close, checkout, concurrency, reserve, environment, permissions, key]
