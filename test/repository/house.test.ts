import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../stand-ins/runner.ts'

/** The floors from the top; rooms of one floor may not import each other. */
const floors = [
  ['index.ts'],
  ['run.ts'],
  ['acts'],
  ['github'],
  ['step'],
  ['outcome.ts'],
  ['hosting'],
  ['site', 'http'],
  ['target.ts'],
  ['text'],
  ['environment.ts', 'errors.ts'],
]
const rooms = floors.flat()

interface Diagnostic {
  readonly category: string
  readonly location: { readonly path: string; readonly start: { readonly line: number } }
}

/** A copy of the house with one wrong import a line, and what the linter says of it. */
let copy = ''
let diagnostics: readonly Diagnostic[] = []

const isFolder = (room: string): boolean => !room.endsWith('.ts')
const probe = (room: string): string => (isFolder(room) ? `src/${room}/probe.ts` : `src/${room}`)

/** An import from one room of another; its line is the place of the other among `rooms`. */
function importOf(room: string, other: string): string {
  const place = isFolder(other) ? `${other}/probe.ts` : other
  return `import '${isFolder(room) ? '..' : '.'}/${place}'`
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'static-deploy-house-'))
  for (const name of ['src', 'biome.json', 'package.json']) {
    cpSync(join(root, name), join(copy, name), { recursive: true })
  }
  for (const room of rooms) {
    writeFileSync(join(copy, probe(room)), rooms.map((other) => importOf(room, other)).join('\n'))
  }
  writeFileSync(join(copy, 'src/text/one.ts'), "import type { Two } from './two.ts'\nexport type One = Two\n")
  writeFileSync(join(copy, 'src/text/two.ts'), "import type { One } from './one.ts'\nexport type Two = One\n")
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const args = [
    'lint',
    '--vcs-enabled=false',
    '--reporter=json',
    '--max-diagnostics=none',
    '--only=noRestrictedImports',
  ]
  const { stdout } = spawnSync(process.execPath, [biome, ...args, '--only=noImportCycles', 'src'], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  diagnostics = JSON.parse(stdout).diagnostics
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** The lines of a file that the linter complains of by one rule. */
function linesOf(path: string, rule: string): number[] {
  const found = diagnostics.filter(({ category, location }) => {
    return category.endsWith(`/${rule}`) && location.path.replaceAll('\\', '/').endsWith(path)
  })
  return [...new Set(found.map(({ location }) => location.start.line))].toSorted((a, b) => a - b)
}

describe('the linter', () => {
  it.each(floors.flatMap((floor, index) => floor.map((room) => ({ room, index }))))(
    'lets $room import only what lies below it',
    ({ room, index }) => {
      const allowed = new Set([room, ...floors.slice(index + 1).flat()])
      const forbidden = rooms.flatMap((other, line) => (allowed.has(other) ? [] : [line + 1]))
      expect(linesOf(probe(room), 'noRestrictedImports')).toEqual(forbidden)
    },
  )

  it('finds a circle of types', () => {
    expect(linesOf('src/text/one.ts', 'noImportCycles')).not.toEqual([])
  })

  it('knows every room of the house', () => {
    expect(readdirSync(join(root, 'src')).toSorted()).toEqual(rooms.toSorted())
  })
})
