import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { findingsOf } from '../../../src/features/workflow-check/findings.ts'

const key = 'api-key: ${{ secrets.HOSTING_API_KEY }}'
const number = 'github.event.pull_request.number || github.ref'
const group = `concurrency:\n  group: site-\${{ ${number} }}\n`
const permissions = 'permissions:\n  contents: read\n  deployments: write\n  pull-requests: write\n'
const types = 'types: [opened, synchronize, reopened, closed]'
const on = `on:\n  push:\n    branches: [main]\n  pull_request:\n    ${types}\n`
const site = `  site:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
        if: github.event.action != 'closed'
      - uses: static-deploy/static-deploy-action@v1
        with:
          ${key}
          directory: dist
`
const good = `${on}${permissions}${group}jobs:\n${site}`
const docs = `      - uses: Static-Deploy/static-deploy-action@${'0'.repeat(40)}
        with:
          ${key}
          directory: ./docs/dist/
`
const built = "needs.build.result == 'success' || github.event.action == 'closed'"
const after = `    needs: build\n    if: \${{ !cancelled() && (${built}) }}\n`
const build = "  build:\n    if: github.event.action != 'closed'\n    runs-on: ubuntu-latest\n    steps: []\n"

/** In place of the first text the second one. */
type Change = readonly [from: string, to: string]
const job = (lines: string): Change => ['  site:\n', `  site:\n    ${lines}\n`]
const input = (line: string): Change => ['directory: dist\n', `directory: dist\n          ${line}\n`]
const groupLine = (line: string): Change => [group, `${group}  ${line}\n`]
const target: Change = ['pull_request:', 'pull_request_target:']
const open: Change = [', closed]', ']']
const byRef: Change = [number, 'github.ref']
const noComments: Change = ['pull-requests: write', 'pull-requests: read']

const twoJobs = good.replace('  site:\n', `${build}  site:\n${after}`)
const oneMore = twoJobs.replace('jobs:\n', `jobs:\n${site.replace('site', 'end')}`)
const reserving = good.replace(
  '      - uses: static',
  `      - uses: static-deploy/static-deploy-action@v1
        with:
          ${key}
          mode: reserve
          domain: pr-7.example.com
      - uses: static`,
)
const matrix = good.replace(...job('strategy:\n      matrix:\n        site: [docs, shop]'))
const shop = good.replace('dist', 'shop')
const ofPulls = good.replace(...job("if: github.event_name == 'pull_request'"))
const fork = good.replace(on, 'on: workflow_run\n').replace(...input('pull-request: 7'))

const noClosed = '"pull_request" has no "closed", so nothing deletes a preview'
const noGroup = 'There is no "concurrency"'
const lacks = 'The permissions of job "site" lack'
const skipped = 'Job "site" needs "build", which is skipped'
const leftOut = 'The step of job "site" is skipped when a pull request closes'
const basePage = 'In a run of "pull_request_target" a checkout without "ref"'
const notClosed = "if: github.event.action != 'closed'"
const openKey = 'The key does not come from a secret'

interface Mistake {
  readonly name: string
  /** How the finding begins. */
  readonly says: string
  /** The good twin. */
  readonly file?: string
  readonly wrong: Change
  /** Another file of the folder. */
  readonly other?: string
}

const mistakes: readonly Mistake[] = [
  { name: 'no closed', says: noClosed, wrong: open },
  { name: 'no closed for a job for pull requests', says: noClosed, file: ofPulls, wrong: open },
  { name: 'a job that a close skips', says: leftOut, wrong: job(notClosed) },
  { name: 'a step that a close skips', says: leftOut, wrong: ['@v1\n', `@v1\n        ${notClosed}\n`] },
  { name: 'a list of events', says: noClosed, wrong: [on, 'on: [pull_request]\n'] },
  { name: 'closed for a sweep', says: noClosed, wrong: open, other: good.replace(...input('mode: sweep')) },
  { name: 'paths', says: '"paths" or "paths-ignore" beside', wrong: [', closed]', ', closed]\n    paths: [docs/**]'] },
  { name: 'a group by the ref', says: 'The "concurrency" group lacks the number', wrong: byRef },
  { name: 'a cancel', says: '"cancel-in-progress" can cut off', wrong: groupLine('cancel-in-progress: true') },
  {
    name: 'a reserve of another domain',
    says: 'The deploy of job "site" has another "domain"',
    file: reserving.replace(...input('domain: pr-7.example.com')),
    wrong: ['mode: reserve\n          domain: pr-7.example.com\n', 'mode: reserve\n'],
  },
  { name: 'no group', says: noGroup, wrong: [group, ''] },
  { name: 'no group for pushes', says: noGroup, file: good.replace(on, 'on: push\n'), wrong: [group, ''] },
  { name: 'a skipped build', says: skipped, file: twoJobs, wrong: [after, '    needs: [build]\n'] },
  { name: 'an if that does not help', says: skipped, file: twoJobs, wrong: [`!cancelled() && (${built})`, built] },
  { name: 'no deployments', says: `${lacks} "deployments: write".`, wrong: ['deployments: write', 'id-token: write'] },
  { name: 'no comments', says: `${lacks} "pull-requests: write".`, wrong: noComments },
  { name: 'read-all', says: `${lacks} "deployments: write", "pull`, wrong: [permissions, 'permissions: read-all\n'] },
  { name: 'a silent preview of a fork', says: lacks, file: fork, wrong: noComments },
  { name: 'two sites', says: '"dist" of job "site" and "docs/dist" of job', wrong: [site, site + docs] },
  { name: 'two files', says: '"dist" of job "site" and "shop" of', file: shop, wrong: ['shop', 'dist'], other: shop },
  { name: 'a matrix', says: 'The matrix of job "site" goes to one environment', wrong: [good, matrix] },
  { name: 'a plain checkout', says: basePage, wrong: target },
  { name: 'a key in the file', says: openKey, wrong: ['${{ secrets.HOSTING_API_KEY }}', 'k-3f9a'] },
  { name: 'a key in a variable', says: openKey, wrong: ['secrets.', 'vars.'] },
]

/** What only looks like a mistake, or can't be known: a file, its changes, and perhaps another file of the folder. */
const innocent: readonly (readonly [name: string, file: string, changes: readonly Change[], other?: string])[] = [
  ['closed only', good.replace(group, ''), [[on, 'on:\n  pull_request:\n    types: closed\n']]],
  ['a job behind one for pushes', good, [open, job('needs: a'), ['jobs:', "jobs:\n  a:\n    if: github.ref == 'x'"]]],
  ['a job for pushes', good, [open, job("if: github.event_name == 'push'")]],
  ['a job for pull requests', good, [['\n    branches: [main]', ''], job("if: github.event_name == 'pull_request'")]],
  ['a group by the branch', good, [[number, 'github.head_ref || github.ref']]],
  ['a cancel by chance', good, [groupLine('cancel-in-progress: ${{ inputs.cancel }}')]],
  ['a release', good.replace(group, ''), [[on, 'on: release\n']]],
  ['another file that closes', good, [open], good],
  ['a group of the job', good.replace(group, ''), [job('concurrency: ${{ inputs.group }}')]],
  ['a job that always runs', twoJobs, [['!cancelled()', 'always()']]],
  ['a skipped build beside a job that closes', oneMore, [[after, '    needs: build\n']]],
  ['no comments', good, [input('comment: false'), noComments]],
  ['write-all', good, [[permissions, 'permissions: write-all\n']]],
  ['the settings of the repository', good, [[permissions, '']]],
  ['another token', good, [[permissions, 'permissions: {}\n'], input('github-token: ${{ secrets.PAT }}')]],
  ['two environments', good, [[site, `${site}${docs}          environment: docs\n`]]],
  ['a step without a directory', good, [[site, site + docs.replace('directory: ./docs/dist/', 'comment: false')]]],
  ['an environment that is not known', good, [[site, `${site}${docs}          environment: \${{ inputs.a }}\n`]]],
  ['a mode that is not known', good, [open, input('mode: ${{ inputs.mode }}')]],
  ['a matrix of environments', matrix, [input('environment: ${{ matrix.site }}')]],
  ['a matrix of one', matrix, [['docs, shop', 'docs']]],
  ['a checkout of a ref', good, [target, ["'closed'\n", "'closed'\n        with:\n          ref: a\n"]]],
  ['a key from a vault', good, [['secrets', 'steps.vault.outputs']]],
]

function changed(text: string, [from, to]: Change): string {
  expect(text).toContain(from)
  return text.replace(from, () => to)
}

function problemsIn(workflow: object, other?: string) {
  const others = other === undefined ? [] : [parse(other)]
  return findingsOf(workflow, others, 'static-deploy/static-deploy-action').filter(({ ok }) => !ok)
}

/** The workflow after its owner has put lines in: other lines of an event go, other lines of a group stay. */
function pasted(text: string, lines: string): object {
  const workflow = parse(text)
  const { on: events, with: inputs, jobs, concurrency, permissions, if: condition } = parse(lines)
  for (const place of [workflow.jobs.site, workflow.jobs.site.steps.at(1)])
    if (condition && place.if) place.if = condition
  if (events?.pull_request) delete workflow.on.pull_request_target
  if (permissions) Object.assign(workflow.jobs.site, { permissions })
  Object.assign(workflow.jobs.site, jobs?.site)
  // A domain is for both steps.
  const steps = workflow.jobs.site.steps.slice(1, inputs?.domain ? undefined : 2)
  for (const step of steps) Object.assign(step.with, inputs)
  const before = Array.isArray(workflow.on) ? {} : workflow.on
  const merged = { ...workflow.concurrency, ...concurrency }
  return { ...workflow, on: { ...before, ...events }, concurrency: merged }
}

describe('a workflow file', () => {
  it.each([good, twoJobs])('without a mistake is called so: %#', (text) => {
    expect(findingsOf(parse(text), [], 'static-deploy/static-deploy-action')).toEqual([
      { ok: true, text: 'No mistake was found in the workflow file.' },
    ])
  })

  const rows = innocent.map(([name, file, changes, other]) => ({ name, file, changes, other }))
  it.each(rows)('has nothing wrong: $name', ({ file, changes, other }) => {
    expect(problemsIn(parse(changes.reduce(changed, file)), other)).toEqual([])
  })

  it.each(mistakes)('with a mistake says so, and the lines to paste help: $name', (mistake) => {
    const { says, file = good, wrong, other } = mistake
    const text = changed(file, wrong)
    const [problem, ...more] = problemsIn(parse(text), other)
    expect(problem?.text.slice(0, says.length)).toBe(says)
    expect(more).toEqual([])
    expect(JSON.stringify(problem)).not.toContain('k-3f9a')
    expect(problemsIn(parse(file), other === shop ? undefined : other)).toEqual([])
    expect(problemsIn(pasted(text, problem?.lines ?? ''), other)).toEqual([])
  })

  it('keeps the types that its event has', () => {
    const [events] = problemsIn(parse(changed(good, [types, 'types: [labeled]'])))
    expect(events?.lines).toContain('types: [labeled, closed]')
  })
})
