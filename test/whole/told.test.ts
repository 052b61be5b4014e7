import { describe, expect, it } from 'vitest'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import type { Step } from '../stand-ins/runner/runner.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const comment = ({ github }: World): string => github.commentsOf(7).at(-1)?.body ?? ''

/** Mistakes, and what a comment may say of them. */
const mistakes: readonly (readonly [what: string, step: Step, says: RegExp])[] = [
  ['an empty key', { inputs: { 'api-key': '' } }, /api-key: the key is empty/u],
  ['a key of two lines', { inputs: { 'api-key': 'a\nb' } }, /api-key: the key contains a space/u],
  ['a missing folder', { inputs: { directory: 'nowhere' } }, /directory: the folder does not exist/u],
  ['no folder', { inputs: { directory: '' } }, /directory: a deploy needs the folder/u],
  ['a misspelled input', { inputs: { domian: 'x.example' } }, /there is no input "domian", did you mean "domain"/u],
  ['a wrong boolean', { inputs: { verify: 'ture' } }, /verify: the value is neither true nor false/u],
  ['an http address', { inputs: { 'base-url': 'http://x.example' } }, /base-url: the value .* only https is allowed/u],
  ['a wrong pattern', { inputs: { exclude: '../x' } }, /exclude: a pattern can't be used/u],
  ['a number that is none', { inputs: { 'pull-request': 'x' } }, /pull-request: the value is not the number/u],
  ['an environment that is none', { inputs: { 'compare-with': '<x>' } }, /compare-with: the value can't be/u],
  ['a key that is not valid', { inputs: { 'api-key': 'another-key' } }, /profile: the service refused \(HTTP 401/u],
]

describe('a pull request whose run fails', () => {
  it.each(mistakes)('is told on the first push of %s', async (_, step, says) => {
    await using world = await makeWorldInProcess()
    const { code, stdout } = await world.pull(7, 'opened', step)
    expect(code).toBe(1)
    expect(comment(world), stdout).toMatch(says)
    expect(comment(world)).toMatch(/Commit \[`[0-9a-f]{7}`\]\S+ was not deployed\.\n/u)
    expect(comment(world)).not.toContain('Still live')
    expect(world.github.violations).toEqual([])
  })

  it.each(mistakes)('is told later of %s, and what is still live', async (_, step, says) => {
    await using world = await makeWorldInProcess()
    const { outputs } = await world.pull(7, 'opened')
    expect(comment(world)).toContain('is live')
    const { code, stdout } = await world.pull(7, 'synchronize', step)
    expect(code).toBe(1)
    expect(world.github.commentsOf(7)).toHaveLength(1)
    expect(comment(world), stdout).not.toContain('is live')
    if (!says.source.includes('401')) expect(comment(world), stdout).toMatch(says)
    expect(comment(world)).toContain('was not deployed. Still live: ')
    expect(comment(world)).toContain(`https://${outputs['link']}`)
    expect(world.github.violations).toEqual([])
  })

  it("is told of production's domain", async () => {
    await using world = await makeWorldInProcess()
    const site = await world.step()
    await world.pull(7, 'opened', { inputs: { domain: site.outputs['link'] ?? '' } })
    expect(comment(world)).toMatch(/The link (?:belongs to|was there before)/u)
    expect(comment(world)).toContain('was not deployed.')
    expect(comment(world)).not.toContain(site.outputs['link'])
  })

  it('is told that the token may not use deployments', async () => {
    await using world = await makeWorldInProcess()
    world.github.intercept = (request, response, { path }) =>
      path.includes('/deployments') && status(403, { message: 'Resource not accessible' })(request, response)
    const { stdout } = await world.pull(7, 'opened')
    expect(comment(world), stdout).toContain("the token may not use the repository's deployments")
    expect(comment(world)).toContain('deployments: write')
    expect(comment(world)).not.toContain('Resource not accessible')
  })

  it('keeps its error where nothing can be told', async () => {
    await using world = await makeWorldInProcess()
    world.github.intercept = (request, response) => status(500, { message: 'no' })(request, response)
    const { stdout, code } = await world.pull(7, 'opened', { inputs: { verify: 'ture' } })
    expect(code).toBe(1)
    expect(stdout).toContain('::error::verify: "ture" is neither true nor false.')
  })

  it.each([
    ['comment: false', { comment: 'false' }],
    ['a dry run', { 'dry-run': 'true' }],
    ['no token', { 'github-token': '' }],
  ])('is not told with %s', async (_, inputs) => {
    await using world = await makeWorldInProcess()
    await world.pull(7, 'opened', { inputs: { ...inputs, verify: 'ture' } })
    expect(world.github.requests).toEqual([])
  })

  it('is told that its preview was not removed', async () => {
    await using world = await makeWorldInProcess()
    const { outputs } = await world.pull(7, 'opened')
    world.github.setPullState(7, 'closed')
    await world.pull(7, 'closed', { inputs: { 'api-key': '' } })
    expect(comment(world)).toContain('Preview was not removed')
    expect(comment(world)).toContain(`Still live: [https://${outputs['link']}]`)
  })

  it.each([
    ['a rate limit of three minutes', { status: 403, 'retry-after': '180' }],
    ['one that is over in three minutes', { status: 429, 'retry-after': '180' }],
  ])('does not wait for %s, once its preview is live', async (_, { status: code, ...headers }) => {
    await using world = await makeWorldInProcess()
    await world.pull(7, 'opened')
    const tried: string[] = []
    world.github.intercept = (request, response, { path }) => {
      if (!/\/(?:comments\/\d+|statuses)$/u.test(path) || request.method === 'GET') return false
      tried.push(`${request.method} ${path.replace(/.*?(?=deployments|issues)/u, '').replace(/\d+/u, '1')}`)
      return status(code, { message: 'rate limit' }, headers)(request, response)
    }
    const { code: exit, stdout } = await world.pull(7, 'synchronize')
    expect(exit, stdout).toBe(0)
    expect(stdout).toContain('::warning::Could not record the deploy.')
    expect(stdout).toContain('::warning::Could not edit a comment on GitHub')
    // Each is tried once: another try would come too late.
    expect(tried.filter((each) => each.startsWith('PATCH'))).toHaveLength(1)
    expect(tried.length).toBeLessThanOrEqual(4)
  })

  it.each([
    ['an answer that says nothing', status(200, { success: true, data: { foo: 1 } })],
    ['500 to each try', status(500, { success: false, error: 'OOPS', message: 'm' })],
    ['504 to each try', status(504, 'gateway')],
  ])('is not told that its commit was not deployed, if %s leaves that open', async (_, answer) => {
    await using world = await makeWorldInProcess({
      hosting: {
        intercept: (request, response) => pushes > 1 && request.url === '/v1/upload' && answer(request, response),
      },
    })
    let pushes = 1
    await world.pull(7, 'opened')
    pushes = 2
    expect((await world.pull(7, 'synchronize')).code).toBe(1)
    expect(comment(world)).toContain('may or may not be live.')
    expect(comment(world)).not.toContain('Still live')
  })
})
