import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { defaultInputs } from '../../src/plan/inputs.ts'
import { outputsOf } from '../../src/report/outputs.ts'
import { root } from '../stand-ins/runner/runner.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const action: Record<'inputs' | 'outputs', Record<string, { default?: string }>> = parse(read('action.yml'))

/** What the user writes: `matrix` is filled in by its own default. */
const inputNames = Object.keys(action.inputs).filter((name) => name !== 'matrix')

/** Names in the first column of the table with this heading, in order, with the second column. */
function tableOf(heading: string, path: string): [name: string, second: string][] {
  const section = read(path).split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  return [...section.matchAll(/^\| `([a-z-]+)` \| (.*?) ?\|/gmu)].map(([, name = '', second = '']) => [name, second])
}

describe('action.yml, documentation and code', () => {
  it('name the same inputs, and the README some of them', () => {
    expect(tableOf('Inputs', 'docs/reference.md').map(([name]) => name)).toEqual(inputNames)
    expect(Object.keys(defaultInputs).filter((name) => name !== 'matrix')).toEqual(inputNames)
    expect(inputNames).toEqual(expect.arrayContaining(tableOf('Inputs', 'README.md').map(([name]) => name)))
  })

  it('name the same defaults', () => {
    for (const [name, shown] of tableOf('Inputs', 'docs/reference.md')) {
      const byDefault = action.inputs[name]?.default ?? ''
      const expected = byDefault.startsWith('$')
        ? "the job's own"
        : name === 'environment'
          ? 'by the event'
          : byDefault && `\`${byDefault}\``
      expect(shown, name).toBe(expected)
      if (!byDefault.startsWith('$')) expect(defaultInputs[name], name).toBe(byDefault)
    }
  })

  it('name the same outputs', () => {
    const names = Object.keys(action.outputs)
    expect(tableOf('Outputs', 'docs/reference.md').map(([name]) => name)).toEqual(names)
    const outcome = { kind: 'skipped', reason: 'x' } as const
    expect(Object.keys(outputsOf(outcome))).toEqual(names)
  })

  it('ship the licence of every package that the bundle holds', () => {
    const licences = read('dist/licenses.txt')
    const dependencies: Record<string, string> = JSON.parse(read('package.json')).dependencies
    for (const [name, version] of Object.entries(dependencies))
      expect(licences.includes(`${name} `), name).toBe(!version.startsWith('file:'))
    expect(licences).not.toContain('No licence file.')
  })
})
