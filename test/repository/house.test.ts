import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../stand-ins/runner/runner.ts'

/** The rooms from the top, each with its line of the map in CONTRIBUTING. An import may only lead to a line further down. */
const rooms: Readonly<Record<string, string>> = {
  'index.ts': 'the entry; signals',
  'run.ts': 'inputs, context, plan, the one switch, outcome, report',
  'deploy/': 'first story: a site goes out',
  'remove/': 'second story: a preview goes away',
  'services.ts': 'what both stories work with: the hosting service, GitHub, the comment',
  'report/': 'views of an outcome: comment, summary, outputs',
  'history.ts': 'what a run did, as a list of events, and how far it came',
  'ownership/': 'who owns an address: pure; values in, a destination or a refusal out',
  'github/': 'its API; what it remembers: the only reader and writer of payloads',
  'hosting/': 'the service: one client with its dialects and answers',
  'plan/': 'makes a plan from inputs, context and event, without any request',
  'features/': 'what changed, the workflow check, the visitor check; none imports a story',
  'archive/': 'the site as one zip file',
  'site/': 'a directory as a sorted list of files, and what must not be published',
  'http/': 'one exchange, streamed out, and how it is repeated',
  'log.ts': "the step's log",
  'subject.ts': 'a live site, a pull request or a branch',
  'text/': 'what is safe to print',
  'errors.ts': 'what can go wrong',
  'variables.ts': 'the only reader of variables',
}
const floors = Object.keys(rooms).map((room) => room.replace('/', ''))

/** The rooms that may use a package of the toolkit, or of Octokit. */
const toolkit: Readonly<Record<string, readonly string[]>> = {
  '@actions/core': ['index.ts', 'plan', 'report', 'log.ts'],
  '@actions/http-client': ['http'],
  '@octokit/endpoint': ['github'],
  '@actions/github': [],
}

/** By its path from `src`, what each file says. */
const sources: ReadonlyMap<string, string> = new Map(
  globSync('**/*.ts', { cwd: join(root, 'src') })
    .map((path) => path.replaceAll('\\', '/'))
    .map((path) => [path, readFileSync(join(root, 'src', path), 'utf8')]),
)

const floorOf = (room: string): number => floors.indexOf(room)
const roomOf = (path: string): string => path.split('/')[0] ?? ''

function importsOf(source: string): string[] {
  return [...source.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*(['"])(.+?)\1/gu)].map(([, , to = '']) => to)
}

/** The imports of a file of `src` that lead where they may not; `path` is relative to `src`. */
function wrongImports(path: string, source: string): string[] {
  const room = roomOf(path)
  return importsOf(source).flatMap((to) => {
    if (!to.startsWith('.')) return toolkit[to]?.includes(room) === false ? to : []
    const [other = '', feature] = posix.join(posix.dirname(path), to).split('/')
    // Features do not know each other.
    if (room === 'features' && other === room) return feature === path.split('/')[1] ? [] : to
    return other === room || floorOf(other) > floorOf(room) ? [] : to
  })
}

describe('the house', () => {
  it('has no import that leads up, or to a room beside', () => {
    const wrong = [...sources].flatMap(([path, source]) => wrongImports(path, source).map((to) => `${path}: ${to}`))
    expect(wrong).toEqual([])
  })

  it.each([
    ['http/exchange.ts', "import { a } from '../hosting/hosting-service.ts'"],
    ['hosting/hosting-service.ts', "import type { A } from '../github/deployment.ts'"],
    ['features/visitor-check/visitor-check.ts', "import type { A } from '../workflow-check/findings.ts'"],
    ['deploy/deploy.ts', "import * as core from '@actions/core'"],
  ])('would not let %s have: %s', (path, source) => {
    expect(wrongImports(path, source)).toHaveLength(1)
  })

  it('has its ownership pure: values in, a destination or a refusal out', () => {
    const files = [...sources].filter(([path]) => roomOf(path) === 'ownership')
    const found = files.flatMap(([, source]) => source.match(/\b(?:await|async|Promise|import\(|class \w+)/gu) ?? [])
    expect(found).toEqual([])
  })

  it('gives no exported name twice, so that a word has one meaning', () => {
    const exported = /^export (?:abstract |async )?(?:const|class|interface|type|function\*?) (\w+)/gmu
    const names = [...sources.values()].flatMap((source) => [...source.matchAll(exported)].map(([, name = '']) => name))
    expect(names).toContain('destinationOf')
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('has the rooms of the map in CONTRIBUTING, and at most twenty files in each folder', () => {
    expect(readdirSync(join(root, 'src')).toSorted()).toEqual(floors.toSorted())
    const folders = globSync('src/**/', { cwd: root })
    expect(folders.map((folder) => folder.replaceAll('\\', '/'))).toContain('src/features/what-changed')
    for (const folder of folders) expect(readdirSync(join(root, folder)).length, folder).toBeLessThanOrEqual(20)
    const map = Object.entries(rooms).map(([room, what]) => `${room.padEnd(15)}${what}`)
    expect(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')).toContain(`\`\`\`\n${map.join('\n')}\n\`\`\`\n`)
  })
})
