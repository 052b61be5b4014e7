import { describe, expect, it } from 'vitest'
import { checkSpelling } from '../../src/plan/input-readers.ts'
import { usualInputs } from '../../src/plan/inputs.ts'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'

const inputNames = Object.keys(usualInputs)

describe('a name that is probably misspelled', () => {
  it.each([
    ['directroy', 'directory'],
    ['api_key', 'api-key'],
    ['apikey', 'api-key'],
    ['comments', 'comment'],
    ['dir', undefined],
  ])('%s', (given, meant) => {
    const check = (): void => checkSpelling([given], inputNames)
    if (meant) expect(check).toThrow(`there is no input "${given}", did you mean "${meant}"?`)
    else expect(check).not.toThrow()
  })

  it('is none that exists', () => {
    expect(() => checkSpelling(inputNames, inputNames)).not.toThrow()
  })

  it.each([
    [{ domian: 'my.site' }, 'domian: there is no input "domian", did you mean "domain"?'],
    [{ api_key: 'x' }, 'api_key: there is no input "api_key", did you mean "api-key"?'],
    [{ excludes: '', domian: '' }, '"excludes", did you mean "exclude"? And no "domian", did you mean "domain"?'],
  ])('stops the step before anything is sent: %o', async (inputs, says) => {
    await using world = await makeWorldInProcess()
    const { stdout, code, summary } = await world.step({ inputs })
    expect(code).toBe(1)
    expect(stdout).toContain('::error::')
    expect(stdout).toContain(says)
    expect(summary).toContain('did you mean')
    expect(world.hosting.requests).toEqual([])
    expect(world.github.requests).toEqual([])
  })

  it('is the first error, before all others', async () => {
    await using world = await makeWorldInProcess()
    const { stdout, code } = await world.step({ inputs: { directory: '', directroy: 'dist', mode: 'x' } })
    expect(code).toBe(1)
    expect(stdout).toContain('::error::directroy: there is no input')
  })

  it('is not an error if it looks like no input', async () => {
    await using world = await makeWorldInProcess()
    const inputs = { 'node-version': '24', retries: '3', publish_dir: 'x' }
    const { code, stdout } = await world.step({ inputs })
    expect(code, stdout).toBe(0)
    expect(stdout).not.toContain('::warning::')
  })
})
