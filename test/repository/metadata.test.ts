import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { usualInputs } from '../../src/plan/inputs.ts'
import { outputsOf } from '../../src/report/outputs.ts'
import { root } from '../stand-ins/runner/runner.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const action: {
  inputs: Record<string, { description: string; default?: string; required: boolean }>
  outputs: Record<string, { description: string }>
  runs: { using: string; main: string }
} = parse(read('action.yml'))

/** Names in the first column of the README's table with this heading, in order, with the second column. */
function tableOf(heading: string): [name: string, second: string][] {
  const section = read('README.md').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  return [...section.matchAll(/^\| `([a-z-]+)` \| (.*?) ?\|/gmu)].map(([, name = '', second = '']) => [name, second])
}

describe('action.yml, README and code', () => {
  it('name the same inputs', () => {
    const names = Object.keys(action.inputs)
    const shown = tableOf('Inputs').map(([name]) => name)
    expect(shown.toSorted()).toEqual(names.toSorted())
    expect(Object.keys(usualInputs)).toEqual(names)
  })

  it('name the same defaults', () => {
    for (const [name, shown] of tableOf('Inputs')) {
      const usual = action.inputs[name]?.default ?? ''
      const expected = usual.startsWith('$')
        ? "the job's own"
        : name === 'environment'
          ? 'by the event'
          : usual && `\`${usual}\``
      expect(shown, name).toBe(expected)
      if (!usual.startsWith('$')) expect(usualInputs[name], name).toBe(usual)
    }
  })

  it('name the same outputs', () => {
    const names = Object.keys(action.outputs)
    expect(tableOf('Outputs').map(([name]) => name)).toEqual(names)
    expect(Object.keys(outputsOf({ result: 'skipped', environment: 'e', reason: 'r' }))).toEqual(names)
  })

  it('have the same inputs and defaults as the workflow that others call', () => {
    const { on, jobs } = parse(read('.github/workflows/site.yml'))
    const { inputs, secrets } = on.workflow_call
    const build = ['build', 'node-version', 'python-version', 'pnpm-version', 'cache', 'working-directory', 'build-env']
    const secret = ['api-key', 'preview-password']
    expect(Object.keys(secrets)).toEqual([...secret, 'build-secrets'])
    const own = [...secret, 'mode', 'pull-request', 'github-token']
    const names = Object.keys(action.inputs).filter((name) => !own.includes(name))
    expect(Object.keys(inputs).toSorted()).toEqual([...names, ...build, 'reserve'].toSorted())
    for (const name of names) expect(String(inputs[name].default ?? ''), name).toBe(action.inputs[name]?.default ?? '')
    const steps: { uses?: string; with: object }[] = jobs.site.steps
    const given = steps.filter(({ uses }) => uses === '$/').map(({ with: passed }) => Object.entries(passed))
    expect(new Set(given.flat().map(([name]) => name))).toEqual(new Set([...secret, 'mode', ...names]))
    for (const [name, value] of given.flat().filter(([name]) => name !== 'mode'))
      expect(value, name).toBe(`\${{ ${secret.includes(name) ? 'secrets' : 'inputs'}.${name} }}`)
  })

  it('name what runs', () => {
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/index.js' })
  })

  it('ship the licence of every package that the bundle holds', () => {
    const licences = read('dist/licenses.txt')
    for (const name of Object.keys(JSON.parse(read('package.json')).dependencies))
      expect(licences).toContain(`${name} `)
    expect(licences).not.toContain('No licence file.')
  })
})
