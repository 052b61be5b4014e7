import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { anything, array, assert, constantFrom, dictionary, letrec, oneof, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { pages, readmeWorkflows, variantsIn } from '../../../scripts/act/readme.ts'
import { findingsOf, readWorkflow } from '../../../src/features/workflow-check/findings.ts'
import { root } from '../../stand-ins/runner/runner.ts'
import { makeSite } from '../../stand-ins/scenes/world.ts'

const action = 'static-deploy/static-deploy-action'
const recipes = readmeWorkflows()
const site = recipes.get('Site') ?? ''
const variants = [...pages().keys()].flatMap((path) => [...variantsIn(path)])
const own = globSync(join(root, '.github/workflows/*.yml')).map((path) => [basename(path), readFileSync(path, 'utf8')])

function problemsIn(text: string, others: readonly string[] = [], of = action): string[] {
  const beside = others.map((other) => parse(other))
  const findings = findingsOf(parse(text), beside, of)
  return findings.filter(({ ok }) => !ok).map(({ text }) => text)
}

describe('a recipe', () => {
  it.each([...recipes, ...variants])('has no mistake: %s', (_, text) => {
    expect(problemsIn(text)).toEqual([])
  })

  it('has a mistake once the key is written out, so each step of this action is seen', () => {
    const used = [...recipes.values(), ...variants.map(([, text]) => text)].filter((text) => text.includes(action))
    const deploys = used.filter((text) => !/mode: (?:sweep|teardown|\$)/u.test(text))
    expect(deploys.length).toBeGreaterThan(10)
    for (const text of deploys) expect(problemsIn(text.replaceAll(/api-key: .*/gu, 'api-key: k'))).toHaveLength(1)
  })

  it.each(own)('is each workflow of this repository, but for the key of a stand-in: %s', (name, text = '') => {
    expect(problemsIn(text, [], '')).toHaveLength(name === 'smoke.yml' ? 1 : 0)
  })

  it('may have the action in its own repository', () => {
    const local = site.replace(', closed]', ']').replace(/uses: static-.*/u, 'uses: ./.github/actions/deploy')
    expect(problemsIn(local, [], '')).toHaveLength(1)
    expect(problemsIn(local)).toEqual([])
  })
})

describe('the file that runs', () => {
  async function read(files: Readonly<Record<string, string>>, ref = 'site.yml@refs/pull/7/merge') {
    const paths = Object.entries(files).map(([name, text]) => [`.github/workflows/${name}`, text] as const)
    using workspace = makeSite(Object.fromEntries(paths))
    const GITHUB_WORKFLOW_REF = `owner/site/.github/workflows/${ref}`
    return await readWorkflow({ GITHUB_WORKFLOW_REF, GITHUB_ACTION_REPOSITORY: action }, workspace.directory)
  }

  it('is read with those beside it', async () => {
    const docs = site.replace('directory: dist', 'directory: docs')
    const beside = { 'docs.yaml': docs, 'broken.yml': '{', 'site.yml.orig': docs }
    const text = expect.stringMatching(/^"dist" of job "site" and "docs" of job "site"/u)
    expect(await read({ 'site.yml': site, ...beside })).toEqual([{ ok: false, text, lines: expect.anything() }])
  })

  it('is known by its name if that is all the runner tells', async () => {
    using workspace = makeSite({ '.github/workflows/a.yml': site.replace(', closed]', ']') })
    const variables = { GITHUB_WORKFLOW: 'Site', GITHUB_ACTION_REPOSITORY: action }
    expect(await readWorkflow(variables, workspace.directory)).toMatchObject([{ ok: false }])
  })

  it.each<[string, Record<string, string>, string?]>([
    ['is not there', {}],
    ['is no YAML', { 'site.yml': 'on: [' }],
    ['is no map', { 'site.yml': '- on' }],
    ['is not known', { 'site.yml': site }, ''],
  ])('is one line if it %s', async (_, files, ref) => {
    const text = 'The workflow file was not looked at: it is not known, not in the workspace, or no YAML.'
    expect(await read(files, ref)).toEqual([{ ok: undefined, text }])
  })
})

it('nothing in a file makes the search throw', () => {
  const names = `on jobs needs if steps uses with permissions concurrency group strategy matrix include secrets api-key
    pull_request types push environment directory a`
  const texts = constantFrom('', 'a', 'closed', 'push', 'pull_request', `${action}@v1`, '${{ x }}')
  const { tree } = letrec((tie) => {
    const map = dictionary(constantFrom(...names.split(/\s+/u)), tie('tree'))
    return { tree: oneof({ depthSize: 'large' }, texts, anything(), array(tie('tree'), { maxLength: 3 }), map) }
  })
  const jobs = property(tree, tree, tree, (on, a, other) => {
    expect(findingsOf({ on, jobs: { a } }, [other], action)).toBeInstanceOf(Array)
  })
  assert(jobs, { numRuns: 300 })
  expect(findingsOf({ jobs: { a: { needs: 'b' }, b: { needs: ['a', 7] } } }, [], action)).toEqual([])
})
