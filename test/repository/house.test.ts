import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../stand-ins/runner/runner.ts'

/** The rooms from the top; an import may only lead to a line further down. */
const floors = [
  ['index.ts'],
  ['run.ts'],
  ['acts'],
  ['record'],
  ['plan', 'report'],
  ['outcome.ts'],
  ['hosting', 'github', 'pages', 'archive'],
  ['site', 'http'],
  ['target.ts'],
  ['text'],
  ['environment.ts', 'errors.ts'],
]

/** The rooms that may use a package of the toolkit. `@actions/github` takes an answer that breaks off for an empty one. */
const toolkit: Readonly<Record<string, readonly string[]>> = {
  '@actions/core': ['plan', 'report'],
  '@actions/glob': ['site'],
  '@actions/http-client': ['http'],
  '@actions/github': [],
}

const floorOf = (room: string): number => floors.findIndex((floor) => floor.includes(room))
const roomOf = (path: string): string => path.split('/')[0] ?? ''

/** The imports of a file of `src` that lead where they may not; `path` is relative to `src`. */
function wrongImports(path: string, source: string): string[] {
  const imports = source.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*(['"])(.+?)\1/gu)
  const room = roomOf(path)
  return [...imports].flatMap(([, , to = '']) => {
    if (!to.startsWith('.')) return toolkit[to]?.includes(room) === false ? to : []
    const other = roomOf(posix.join(posix.dirname(path), to))
    return other === room || floorOf(other) > floorOf(room) ? [] : to
  })
}

describe('the house', () => {
  it('has no import that leads up, or to a room beside', () => {
    const files = globSync('**/*.ts', { cwd: join(root, 'src') }).map((path) => path.replaceAll('\\', '/'))
    expect(files.length).toBeGreaterThan(100)
    const wrong = files.flatMap((path) => {
      return wrongImports(path, readFileSync(join(root, 'src', path), 'utf8')).map((to) => `${path}: ${to}`)
    })
    expect(wrong).toEqual([])
  })

  it.each([
    ['http/retry.ts', "import { a } from '../hosting/call.ts'"],
    ['http/retry.ts', "import { a } from '../site/site.ts'"],
    ['hosting/call.ts', "import type { A } from '../github/api.ts'"],
    ['plan/plan.ts', "import '../report/log.ts'"],
    ['record/tracker.ts', "const { act } = await import('../acts/act.ts')"],
    ['target.ts', "export * from './run.ts'"],
    ['text/format.ts', "import {\n  a,\n  b,\n} from '../target.ts'"],
    ['errors.ts', "import { a } from './environment.ts'"],
    ['acts/act.ts', "import * as core from '@actions/core'"],
    ['github/api.ts', "import { getOctokit } from '@actions/github'"],
    ['site/new/file.ts', "import { a } from '../../http/body.ts'"],
    ['acts/act.ts', "import { a } from '../nowhere/file.ts'"],
  ])('would not let %s have: %s', (path, source) => {
    expect(wrongImports(path, source)).toHaveLength(1)
  })

  it('exports no name twice, so that a word has one meaning', () => {
    const exported = /^export (?:abstract )?(?:async )?(?:function\*?|const|class|interface|type) (\w+)/gmu
    const sources = globSync('**/*.ts', { cwd: join(root, 'src') }).map((path) => join(root, 'src', path))
    const names = sources.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(exported)].map(([, name]) => name))
    expect(names.length).toBeGreaterThan(200)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('loads at its start neither what finds files, nor what sends them, nor the table of media types', () => {
    const loaded = new Set(['index.ts'])
    for (const path of loaded) {
      const source = readFileSync(join(root, 'src', path), 'utf8')
      for (const [, to = ''] of source.matchAll(/^(?:import|export) (?!type\b)[^'"]*?from '(\..+?)'$/gmu))
        loaded.add(posix.join(posix.dirname(path), to))
    }
    expect(loaded).toContain('report/summary.ts')
    expect([...loaded].filter((path) => /^(?:acts|http|hosting|record|archive|site)\/|media-type/u.test(path))).toEqual(
      [],
    )
  })

  it('has the rooms that are listed, and at most twenty files in each', () => {
    expect(readdirSync(join(root, 'src')).toSorted()).toEqual(floors.flat().toSorted())
    for (const room of floors.flat().filter((each) => !each.endsWith('.ts'))) {
      expect(readdirSync(join(root, 'src', room)).length, room).toBeLessThanOrEqual(20)
    }
  })

  it('has a linter that finds a circle, also of types', () => {
    const copy = mkdtempSync(join(tmpdir(), 'static-deploy-house-'))
    try {
      writeFileSync(join(copy, 'biome.json'), readFileSync(join(root, 'biome.json')))
      writeFileSync(join(copy, 'one.ts'), "import type { Two } from './two.ts'\nexport type One = Two\n")
      writeFileSync(join(copy, 'two.ts'), "import type { One } from './one.ts'\nexport type Two = One\n")
      const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
      const args = [biome, 'lint', '--vcs-enabled=false', '--only=noImportCycles']
      const { status, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
      expect(stderr).toContain('one.ts')
      expect(status).toBe(1)
    } finally {
      rmSync(copy, { recursive: true })
    }
  })
})
