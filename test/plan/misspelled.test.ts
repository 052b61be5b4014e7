import { describe, expect, it } from 'vitest'
import { checkNames } from '../../src/plan/input-names.ts'
import { usualInputs } from '../../src/plan/inputs.ts'

const inputNames = Object.keys(usualInputs)
const check = (...given: string[]): void => checkNames([...inputNames, ...given], inputNames)

describe('a name that is no input', () => {
  it.each([
    ['directroy', 'directory'],
    ['excludes', 'exclude'],
    ['preview_password', 'preview-password'],
    ['include_hiden_files', 'include-hidden-files'],
    ['api_key', 'api-key'],
    ['apikey', 'api-key'],
    ['domian', 'domain'],
    ['screenshot', 'screenshots'],
    ['githubtoken', 'github-token'],
  ])('%s is a misspelling of %s', (given, meant) => {
    expect(() => check(given)).toThrow(`${given}: there is no input "${given}", did you mean "${meant}"?`)
  })

  // The runner warns of these. Too many words are two letters from `mode`.
  it.each(['node', 'directories', 'publish-dir', 'site', 'token'])('%j is left to the runner', (given) => {
    expect(() => check(given)).not.toThrow()
  })
})
