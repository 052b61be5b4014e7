import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { anything, array, assert, constantFrom, dictionary, letrec, oneof, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { pages, readmeWorkflows, variantsIn } from '../../../scripts/act/readme.ts'
import { checkFiles, checkWorkflow } from '../../../src/features/workflow-check/workflow-check.ts'
import { root } from '../../stand-ins/runner/runner.ts'
import { makeSite } from '../../stand-ins/scenes/world.ts'

const action = 'static-deploy/static-deploy-action'
const recipes = readmeWorkflows()
const site = recipes.get('Site') ?? ''
const variants = [...pages().keys()].flatMap((path) => [...variantsIn(path)])
const own = globSync(join(root, '.github/workflows/*.yml')).map((path) => [basename(path), readFileSync(path, 'utf8')])

/** The workflow that the one for forks waits for. */
const builds = recipes.get('Build') ?? ''

function problemsIn(text: string, others: readonly string[] = [], of = action): string[] {
  const files = new Map([text, ...others].map((each, index) => [`${index}.yml`, parse(each)]))
  const setting = { action: of, repository: 'octo-org/site', branch: 'main' }
  return checkFiles(files, setting).findings.map((each) => each.text)
}

describe('a recipe', () => {
  it.each([...recipes, ...variants])('has no mistake: %s', (_, text) => {
    expect(problemsIn(text, [builds])).toEqual([])
  })

  it('has a mistake once the key is written out, so each step of this action is found', () => {
    const used = [...recipes.values(), ...variants.map(([, text]) => text)].filter((text) =>
      text.includes(`${action}@`),
    )
    const deploys = used.filter((text) => !/mode: (?:sweep|teardown|\$)/u.test(text))
    expect(deploys.length).toBeGreaterThan(10)
    for (const text of deploys)
      expect(problemsIn(text.replaceAll(/api-key: .*/gu, 'api-key: k'), [builds])).toHaveLength(1)
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
  const usual = 'site.yml@refs/pull/7/merge'

  /** @param prepare what is done to the folder first */
  async function read(files: Readonly<Record<string, string>>, ref = usual, prepare = (_: string) => {}) {
    const paths = Object.entries(files).map(([name, text]) => [`.github/workflows/${name}`, text] as const)
    using workspace = makeSite({ '.github/workflows/empty.yml': '', ...Object.fromEntries(paths) })
    prepare(join(workspace.directory, '.github/workflows'))
    const GITHUB_WORKFLOW_REF = `owner/site/.github/workflows/${ref}`
    const variables = { GITHUB_WORKFLOW_REF, GITHUB_ACTION_REPOSITORY: action, GITHUB_REPOSITORY: 'owner/site' }
    return await checkWorkflow(variables, workspace.directory, 'main')
  }

  it('is read with those beside it', async () => {
    const docs = site.replace('directory: dist', 'directory: docs')
    const beside = { 'docs.yaml': docs, 'broken.yml': '{', 'large.yml': large, 'site.yml.orig': docs }
    const text = expect.stringMatching(
      /^Two sites go to one environment: "dist" of job "site" in site.yml and "docs" of job "site" in docs.yaml/u,
    )
    expect((await read({ 'site.yml': site, ...beside })).findings).toContainEqual(expect.objectContaining({ text }))
  })

  it('is known by its name if the runner gives nothing else', async () => {
    using workspace = makeSite({ '.github/workflows/a.yml': site.replace(', closed]', ']') })
    const variables = { GITHUB_WORKFLOW: 'Site', GITHUB_ACTION_REPOSITORY: action }
    const { text, findings } = await checkWorkflow(variables, workspace.directory)
    expect(text).toContain(
      'What a.yml does:\n  push to a branch; pull request merged: the default branch is not known here\n',
    )
    expect(findings).toHaveLength(1)
  })

  it('is played with the name of its own repository, and with its default branch', async () => {
    const condition = `      - uses: ${action}@v1\n        if: github.repository == 'owner/site' && github.event.action != 'closed'\n`
    const text = site.replace(`      - uses: ${action}@v1\n`, condition)
    const closes = { text: expect.stringContaining('When a pull request closes') }
    expect((await read({ 'site.yml': text })).findings).toMatchObject([closes])
    const live = { text: expect.stringContaining('No push updates the live site') }
    expect((await read({ 'site.yml': site.replace('[main]', '[master]') })).findings).toMatchObject([live])
  })

  const unread = 'The workflow file was not looked at: '
  const unknown = `${unread}it is not known, not in the workspace, above 256 KiB, or no YAML.`
  const large = `${site}# ${'x'.repeat(2 ** 18)}\n`

  it.each<[string, Record<string, string>, string?]>([
    ['is not there', {}],
    ['is no YAML', { 'site.yml': 'on: [' }],
    ['is no map', { 'site.yml': '- on' }],
    ['is not known', { 'site.yml': site }, ''],
    ['is too large', { 'site.yml': large }],
    ['is a folder', { 'site.yml/a.yml': site }],
  ])('is one line if it %s', async (_, files, ref) => {
    expect(await read(files, ref)).toMatchObject({ text: unknown, findings: [] })
  })

  it.skipIf(process.platform === 'win32')('is one line if it is a link or a pipe', async () => {
    const link = (folder: string) => symlinkSync('other.yml', join(folder, 'site.yml'))
    expect(await read({ 'other.yml': site }, usual, link)).toMatchObject({ text: unknown, findings: [] })
    const pipe = (folder: string) => void execFileSync('mkfifo', [join(folder, 'site.yml')])
    expect(await read({}, usual, pipe)).toMatchObject({ text: unknown, findings: [] })
  })

  const jobs = `${site.split('jobs:')[0]}jobs:\n`
  const step = (condition: string) =>
    site.replace(`      - uses: ${action}@v1\n`, `      - uses: ${action}@v1\n        if: "${condition}"\n`)
  const lines = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index)).join('')
  const repeated = `  a: {if: &a "true ${'|| true '.repeat(2000)}"}\n${lines(60, (index) => `  b${index}: {if: *a}\n`)}`
  it.each<[string, string, string]>([
    ['40,000 keys', `${site}${lines(20_000, (index) => `k${index}: 1\n`)}`, 'What site.yml does:'],
    ['9,000 jobs in a chain', `${jobs}${lines(9000, (index) => ` j${index}: {needs: j${index + 1}}\n`)}`, unread],
    ['10,000 brackets in a condition', step('('.repeat(10_000)), 'What site.yml does:'],
    ['10,000 brackets in YAML', `${site}a: ${'['.repeat(10_000)}`, unread],
    ['10,000 negations', step(`\${{ ${'!'.repeat(10_000)}true }}`), 'What site.yml does:'],
    [
      'a text that grows',
      step(`\${{ ${`format('${'{0}'.repeat(500)}', `.repeat(12)}'x'${')'.repeat(12)} }}`),
      'What site.yml does:',
    ],
    ['60,000 aliases', `a: [&a0 1,${'*a0,'.repeat(60_000)}1]\n${site}`, unread],
    ['40,000 tags behind commas', `a: [1,${'!a 1,'.repeat(40_000)}1]\n${site}`, unread],
    ['250,000 mistakes in YAML', `${site}a: [${','.repeat(250_000)}]`, unread],
    ['steps times events', `${jobs}  site:\n    steps:\n${lines(1900, () => '      - {}\n')}`, unread],
    [
      'a matrix key of 200 kB',
      site.replace('    runs-on', `    strategy: { matrix: { ${'k'.repeat(200_000)}: [1, 2] } }\n    runs-on`),
      'What site.yml does:',
    ],
    [
      'fifty steps that fail, with long conditions',
      `${jobs}  site:\n    steps:\n${lines(49, (index) => `      - if: "always() && (${"github.ref == 'a' || ".repeat(240)} ${index} == 1)"\n`)}${`      - uses: ${action}@v1\n        if: always()\n`.repeat(9)}`,
      'What site.yml does:',
    ],
    ['20,000 tags', `${site}a: [${'!a 1, '.repeat(20_000)}]\n`, unread],
    ['a condition that anchors repeat', `${jobs}${repeated}`, unread],
    ['a branch of 98 stars', site.replace('[main]', `['${'*'.repeat(98)}x', main]`), 'What site.yml does:'],
    ['15,000 expressions', step('${{ github.ref }}'.repeat(15_000)), unread],
    [
      '5,000 steps of this action',
      `${jobs}  site:\n    steps:\n${lines(5000, () => `      - uses: ${action}@v1\n`)}`,
      unread,
    ],
    [
      'a hundred steps of this action',
      `${jobs}  site:\n    steps:\n${lines(100, () => `      - uses: ${action}@v1\n`)}`,
      'What site.yml does:',
    ],
    ['9,000 patterns', site.replace('[main]', `[${"'a*b*c*d*e*', ".repeat(9000)}main]`), unread],
  ])('never throws, and never takes long: %s', async (_, text, says) => {
    const shown = await read({ 'site.yml': text })
    expect(shown.text.slice(0, says.length)).toBe(says)
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
    const files = new Map([
      ['a.yml', { on, jobs: { a } }],
      ['b.yml', other as Record<string, unknown>],
    ])
    const setting = { action, repository: '', branch: '' }
    expect(checkFiles(files, setting).text).toMatch(/./u)
  })
  assert(jobs, { numRuns: 300 })
})
