import { describe, expect, it } from 'vitest'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import type { Step, StepResult } from '../stand-ins/runner/runner.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { faultsAt, hostingAt } from '../stand-ins/scenes/moments.ts'
import { addRecord, annotations, commentOf, liveLinks } from '../stand-ins/scenes/records.ts'
import { branchPush, close, expectGreen, expectRed, production, push, setStage } from '../stand-ins/scenes/stage.ts'
import type { World } from '../stand-ins/scenes/world.ts'

/** Letters and digits only: what Markdown's escapes leave. */
const bare = (text: string): string => text.replace(/&#?\w+;|\*\*What to do:\*\*|[^a-z0-9]/giu, '').toLowerCase()

/** One text an error: the comment says what the annotation says, message and hint, without the cause. */
function expectSameText(world: World, result: StepResult): void {
  const [error = ''] = annotations(result, 'error')
  const [said = ''] = error.split('\nCause: ')
  expect(bare(said)).not.toBe('')
  for (const line of said.split('\n')) expect(bare(commentOf(world)), result.stdout).toContain(bare(line))
}

/** Mistakes, each with its name. */
const mistakes: readonly (readonly [what: string, step: Step])[] = [
  ['an empty key', { inputs: { 'api-key': '' } }],
  ['a key of two lines', { inputs: { 'api-key': 'a\nb' } }],
  ['a missing folder', { inputs: { directory: 'nowhere' } }],
  ['no folder', { inputs: { directory: '' } }],
  ['a misspelled input', { inputs: { domian: 'x.example' } }],
  ['a wrong boolean', { inputs: { verify: 'ture' } }],
  ['an http address', { inputs: { 'base-url': 'http://x.example' } }],
  ['a wrong pattern', { inputs: { exclude: '../x' } }],
  ['a number that is none', { inputs: { 'pull-request': 'x' } }],
  ['an environment that is none', { inputs: { 'compare-with': '<x>' } }],
  ['a key that is not valid', { inputs: { 'api-key': 'another-key' } }],
]

describe('a pull request whose run fails', () => {
  it.each(mistakes)('is told on the first push of %s', async (_, step) => {
    await using world = await makeWorldInProcess()
    expectSameText(world, await expectRed(world.pull(7, 'opened', step)))
    expect(commentOf(world)).toMatch(/Commit \[`[0-9a-f]{7}`\]\S+ was not deployed\.\n/u)
    expect(commentOf(world)).not.toContain('Still live')
    expect(world.github.violations).toEqual([])
  })

  it.each(mistakes)('is told later of %s, and what is still live', async (_, step) => {
    await using world = await makeWorldInProcess()
    const { outputs } = await world.pull(7, 'opened')
    expect(commentOf(world)).toContain('is live')
    const result = await expectRed(world.pull(7, 'synchronize', step))
    expect(world.github.commentsOf(7)).toHaveLength(1)
    expect(commentOf(world), result.stdout).not.toContain('is live')
    expectSameText(world, result)
    expect(commentOf(world)).toContain('was not deployed. Still live: ')
    expect(commentOf(world)).toContain(`https://${outputs['link']}`)
    expect(world.github.violations).toEqual([])
  })

  it("is told of production's domain, and of a token that may not use deployments", async () => {
    await using world = await makeWorldInProcess()
    const site = await world.step()
    const domain = site.outputs['link'] ?? ''
    expectSameText(world, await expectRed(world.pull(7, 'opened', { inputs: { domain } })))
    world.github.permissions = { deployments: 'none' }
    const result = await expectRed(world.pull(7, 'opened'))
    expectSameText(world, result)
    expect(commentOf(world)).toContain('deployments: write')
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
    expect(commentOf(world)).toContain('Preview was not removed')
    expect(commentOf(world)).toContain(`Still live: [https://${outputs['link']}]`)
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
    await using world = await makeWorldInProcess()
    await world.pull(7, 'opened')
    world.meet = faultsAt(hostingAt.upload, answer)
    expect((await world.pull(7, 'synchronize')).code).toBe(1)
    expect(commentOf(world)).toContain('may or may not be live.')
    expect(commentOf(world)).not.toContain('Still live')
  })
})

describe('a preview', () => {
  const isNew = 'This is a new address'

  it('shows the message of the workflow, with its link, in comment and summary', async () => {
    await using world = await setStage({ inputs: { message: '**QR:** {url}?qr, {link}\n\n- ann / secret' } })
    const { outputs, summary } = await expectGreen(push()(world))
    const said = `\n\n**QR:** ${outputs['url']}?qr, ${outputs['link']}\n\n- ann / secret\n\n`
    for (const text of [commentOf(world), summary]) expect(text).toContain(said)
  })

  it('is called a new address where people know another one', async () => {
    await using world = await setStage({ hosting: { namedLinks: false } })
    const known = [await expectGreen(push()(world)), await expectGreen(push()(world))]
    for (const { summary } of known) expect(summary + commentOf(world)).not.toContain(isNew)
    const moves: readonly (() => unknown)[] = [
      () => world.hosting.account().links.clear(),
      () => addRecord(world.github, { link: liveLinks(world).at(-1) ?? '' }),
      () => close()(world),
    ]
    for (const move of moves) {
      await move()
      const { summary, outputs, stdout } = await expectGreen(push()(world))
      expect(outputs['link'], stdout).not.toBe(known.at(-1)?.outputs['link'])
      for (const text of [summary, commentOf(world)]) expect(text).toContain(isNew)
      const again = await expectGreen(push()(world))
      for (const text of [again.summary, commentOf(world)]) expect(text).not.toContain(isNew)
    }
  })

  it('of a name that the workflow chose has no new address', async () => {
    await using world = await setStage({ inputs: { domain: 'pr-7.tiiny.test' } })
    for (const run of [push(), close(), push()]) await expectGreen(run(world))
    expect(commentOf(world)).toContain('is live')
    expect(commentOf(world)).not.toContain(isNew)
  })

  it('of a branch tells which branch production is, once; production does not', async () => {
    await using world = await setStage()
    const { stdout } = await expectGreen(branchPush()(world))
    expect(stdout.match(/default branch, main,/gu)).toHaveLength(1)
    for (const run of [production(), push()])
      expect((await expectGreen(run(world))).stdout).not.toContain('default branch')
  })
})
