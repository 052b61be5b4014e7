import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../stand-ins/runner/runner.ts'

/** The rooms from the top; an import may only lead to a line further down. */
const floors = [
  ['index.ts'],
  ['run.ts'],
  ['operations'],
  ['report'],
  ['ownership'],
  ['deployments', 'hosting', 'workflow'],
  ['plan', 'pages', 'pictures', 'archive'],
  ['site', 'github'],
  ['http'],
  ['subject.ts'],
  ['text'],
  ['environment.ts', 'errors.ts'],
]

/** The rooms that may use a package of the toolkit, or of Octokit. */
const toolkit: Readonly<Record<string, readonly string[]>> = {
  '@actions/core': ['index.ts', 'plan', 'report'],
  '@actions/http-client': ['http'],
  '@octokit/core': ['github'],
  '@actions/github': [],
}

/** By its path from `src`, what each file says. */
const sources: ReadonlyMap<string, string> = new Map(
  globSync('**/*.ts', { cwd: join(root, 'src') })
    .map((path) => path.replaceAll('\\', '/'))
    .map((path) => [path, readFileSync(join(root, 'src', path), 'utf8')]),
)

/** How often a pattern is found in all files together, or in those of one room. */
function countOf(pattern: RegExp, room?: string): number {
  const files = [...sources].filter(([path]) => room === undefined || roomOf(path) === room)
  return files.reduce((sum, [, source]) => sum + [...source.matchAll(pattern)].length, 0)
}

const floorOf = (room: string): number => floors.findIndex((floor) => floor.includes(room))
const roomOf = (path: string): string => path.split('/')[0] ?? ''

function importsOf(source: string): string[] {
  return [...source.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*(['"])(.+?)\1/gu)].map(([, , to = '']) => to)
}

/** The imports of a file of `src` that lead where they may not; `path` is relative to `src`. */
function wrongImports(path: string, source: string): string[] {
  const room = roomOf(path)
  return importsOf(source).flatMap((to) => {
    if (!to.startsWith('.')) return toolkit[to]?.includes(room) === false ? to : []
    const other = roomOf(posix.join(posix.dirname(path), to))
    return other === room || floorOf(other) > floorOf(room) ? [] : to
  })
}

describe('the house', () => {
  it('has no import that leads up, or to a room beside', () => {
    expect(sources.size).toBeGreaterThan(80)
    const wrong = [...sources].flatMap(([path, source]) => wrongImports(path, source).map((to) => `${path}: ${to}`))
    expect(wrong).toEqual([])
  })

  it.each([
    ['http/exchange.ts', "import { a } from '../hosting/hosting-service.ts'"],
    ['hosting/hosting-service.ts', "import type { A } from '../deployments/deployment.ts'"],
    ['operations/deploy.ts', "import * as core from '@actions/core'"],
    ['operations/deploy.ts', "const { a } = await import('../nowhere/file.ts')"],
  ])('would not let %s have: %s', (path, source) => {
    expect(wrongImports(path, source)).toHaveLength(1)
  })

  it('has its ownership pure: values in, a destination or a refusal out', () => {
    const files = [...sources].filter(([path]) => roomOf(path) === 'ownership')
    expect(files.length).toBeGreaterThan(1)
    expect(countOf(/\b(?:await|async|Promise|import\()/gu, 'ownership')).toBe(0)
    expect(files.flatMap(([, source]) => source.match(/\bclass \w+/gu) ?? [])).toEqual(['class RefusedError'])
  })

  it('gives no name twice, to what is exported or to a function of a file, so that a word has one meaning', () => {
    const exported = /^export (?:abstract )?(?:const|class|interface|type) (\w+)/gmu
    const named = /^(?:export )?(?:async )?function\*? (\w+)/gmu
    const names = [...sources.values()].flatMap((source) =>
      [exported, named].flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = '']) => name)),
    )
    expect(names.length).toBeGreaterThan(400)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('has the rooms that are listed, at most twenty files in each, and at most 150 lines in a file', () => {
    expect(readdirSync(join(root, 'src')).toSorted()).toEqual(floors.flat().toSorted())
    for (const room of floors.flat().filter((each) => !each.endsWith('.ts'))) {
      expect(readdirSync(join(root, 'src', room)).length, room).toBeLessThanOrEqual(20)
    }
    const long = [...sources].filter(([, source]) => source.split('\n').length > 151).map(([path]) => path)
    expect(long).toEqual([])
  })
})
