import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { readInputs } from '../../src/plan/inputs.ts'
import { root } from '../stand-ins/runner/runner.ts'

/** What https://github.com/typesafegithub/github-actions-typing allows, as far as it is used here. */
type Type =
  | { readonly type: 'string' | 'boolean' | 'integer' }
  | { readonly type: 'enum'; readonly 'allowed-values': readonly string[] }
  | { readonly type: 'list'; readonly separator: string; readonly 'list-item': { readonly type: 'string' } }

type Named<T> = Readonly<Record<string, T>>

const read = (path: string) => parse(readFileSync(join(root, path), 'utf8'))
const action: { inputs: Named<{ default?: string }>; outputs: Named<unknown> } = read('action.yml')
const types: { inputs: Named<Type>; outputs: Named<Type> } = read('action-types.yml')

const members = {
  string: ['type'],
  boolean: ['type'],
  integer: ['type'],
  enum: ['type', 'allowed-values'],
  list: ['type', 'separator', 'list-item'],
}

/** Reads the inputs with one of them given, as the action does. */
function accepts(name: string, value: string): boolean {
  vi.stubEnv(`INPUT_${name.toUpperCase()}`, value)
  try {
    return Boolean(readInputs())
  } catch {
    return false
  } finally {
    vi.unstubAllEnvs()
  }
}

describe('action-types.yml', () => {
  it('has exactly what action.yml has, in its order, in the form that is asked for', () => {
    expect(Object.keys(types)).toEqual(['inputs', 'outputs'])
    expect(Object.keys(types.inputs)).toEqual(Object.keys(action.inputs))
    expect(Object.keys(types.outputs)).toEqual(Object.keys(action.outputs))
    for (const type of [...Object.values(types.inputs), ...Object.values(types.outputs)]) {
      expect(Object.keys(type)).toEqual(members[type.type])
    }
  })

  it.each(Object.entries(types.inputs))('says of the input %s what the action takes', (name, type) => {
    const usual = action.inputs[name]?.default ?? ''
    if (type.type === 'boolean') {
      expect(usual).toMatch(/^(?:true|false)$/u)
      expect(['true', 'false', 'perhaps'].map((value) => accepts(name, value))).toEqual([true, true, false])
    }
    if (type.type === 'integer') {
      expect(usual).toMatch(/^\d*$/u)
      expect(['7', 'seven', '0.5'].map((value) => accepts(name, value))).toEqual([true, false, false])
    }
    if (type.type === 'enum') {
      const values = type['allowed-values']
      expect(values).toContain(usual)
      expect(values.filter((value) => accepts(name, value))).toEqual(values)
      expect(accepts(name, 'other')).toBe(false)
    }
  })
})
