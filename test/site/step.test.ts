import { expect, it } from 'vitest'
import { DEFAULT_KEY, startHosting } from '../stand-ins/hosting/hosting.ts'
import { runInProcess } from '../stand-ins/runner/in-process.ts'
import { baseInputs, makeSite } from '../stand-ins/scenes/world.ts'

const deploy = (hosting: { url: string }, directory: string, inputs: Record<string, string> = {}) =>
  runInProcess({ inputs: { ...baseInputs(hosting), directory, ...inputs } })

it.each([
  ['.aws/', { '.aws/credentials': 'x' }, 'its name'],
  ['config.js', { 'config.js': DEFAULT_KEY }, "the account's API key"],
])('%s stops the step before anything is sent, until it is excluded', async (exclude, files, reason) => {
  using site = makeSite({ 'index.html': 'x', ...files })
  await using hosting = await startHosting()
  const inputs = { 'include-hidden-files': 'true' }
  const { code, stdout, summary } = await deploy(hosting, site.directory, inputs)
  expect(code).toBe(1)
  expect(stdout).toContain(`The reason: ${reason}.`)
  expect(stdout).toContain(`%0Aexclude: |%0A  ${exclude}`)
  expect(summary).toContain(`exclude: |\n  ${exclude}\n`)
  expect(stdout.replaceAll(`::add-mask::${DEFAULT_KEY}`, '') + summary).not.toContain(DEFAULT_KEY)
  expect(hosting.requests).toEqual([])
  const without = await deploy(hosting, site.directory, { ...inputs, exclude })
  expect(without).toMatchObject({ code: 0, outputs: { 'file-count': '1' } })
  expect(without.stdout).not.toContain('matches nothing')
})
