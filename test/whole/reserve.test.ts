/** `mode: reserve` tells where this run's deploy will go, before the build. */
import { describe, expect, it } from 'vitest'
import { status } from '../stand-ins/scenes/faults.ts'
import { faultAtState, faultsAt, hostingAt } from '../stand-ins/scenes/moments.ts'
import {
  annotations,
  deletedBy,
  hostingWrites,
  liveLinks,
  pages,
  recordOf,
  recordWrites,
} from '../stand-ins/scenes/records.ts'
import {
  branchPush,
  close,
  expectGreen,
  expectRed,
  expectRefused,
  live,
  production,
  push,
  reserve,
  setStage,
  staging,
} from '../stand-ins/scenes/stage.ts'

const told = { mode: 'reserve', directory: '' }
const kinds = [
  { kind: 'a pull request', run: reserve(), deploy: push(), task: 'deploy:pr-7' },
  { kind: 'a branch', run: branchPush('topic', told), deploy: branchPush(), task: 'deploy:branch-topic' },
  { kind: 'production', run: production(told), deploy: production(), task: 'deploy:site' },
]

describe('a reserve', () => {
  it.each(kinds)('makes a link with a small page, records it, and the deploy goes there: $kind', async (each) => {
    await using world = await setStage()
    const result = await expectGreen(each.run(world))
    const link = result.outputs['link'] ?? ''
    expect(result.outputs).toMatchObject({ result: 'deployed', url: `https://${link}` })
    expect(pages(world)[link]).toMatch(/This preview is being built/u)
    expect(pages(world)[link]).toMatch(/noindex/u)
    expect(recordOf(world, each.task)).toMatchObject([{ state: 'success' }])
    expect(world.github.deployments[0]?.payload).toMatchObject({ reserved: true })
    expect(world.github.commentsOf(7)).toEqual([])
    expect((await expectGreen(each.deploy(world))).outputs['link']).toBe(link)
    expect(liveLinks(world)).toEqual([link])
  })

  it.each(kinds)('sends and records nothing where a link is remembered and listed: $kind', async ({ run, deploy }) => {
    await using world = await setStage()
    const { outputs } = await expectGreen(deploy(world))
    const before = [hostingWrites(world).length, recordWrites(world).length]
    const result = await expectGreen(run(world))
    expect(result.outputs).toMatchObject({ result: 'skipped', link: outputs['link'], url: outputs['url'] })
    expect([hostingWrites(world).length, recordWrites(world).length]).toEqual(before)
  })

  it.each([
    { what: 'another', warnings: [expect.stringContaining('reserved another link than "domain"')] },
    { what: 'the reserved', warnings: [] },
  ])('is warned of where the deploy of the same run names another link: $what', async ({ what, warnings }) => {
    await using world = await setStage()
    const env = { GITHUB_RUN_ID: '900' }
    const { outputs } = await world.pull(7, 'opened', { inputs: told, env })
    const domain = what === 'another' ? 'other.tiiny.test' : (outputs['link'] ?? '')
    expect(annotations(await world.pull(7, 'opened', { inputs: { domain }, env }), 'warning')).toEqual(warnings)
  })

  it('makes another link where the remembered one is gone', async () => {
    await using world = await setStage()
    const { outputs } = await expectGreen(push()(world))
    world.hosting.account().links.clear()
    const result = await expectGreen(reserve()(world))
    expect(result.outputs['result']).toBe('deployed')
    expect(liveLinks(world)).toEqual([result.outputs['link']])
    expect(result.outputs['link']).not.toBe(outputs['link'])
  })

  it('takes an account that can not be read for one that lists the remembered link', async () => {
    await using world = await setStage()
    const { outputs } = await expectGreen(push()(world))
    world.meet = faultsAt(hostingAt.profile, status(500))
    expect((await expectGreen(reserve()(world))).outputs).toMatchObject({ result: 'skipped', link: outputs['link'] })
  })

  it('gives no warning of two deploys in one run', async () => {
    await using world = await setStage()
    world.github.addPull({ number: 7 })
    const env = { GITHUB_RUN_ID: '99' }
    await expectGreen(world.pull(7, 'opened', { inputs: told, env }))
    const result = await expectGreen(world.pull(7, 'opened', { env }))
    expect(annotations(result, 'warning').join('\n')).not.toMatch(/two|twice/iu)
  })

  it('does not need a domain to be there: nothing is sent', async () => {
    await using world = await setStage({ links: [live] })
    const { outputs } = await expectGreen(staging('staging.tiiny.test', told)(world))
    expect(outputs).toMatchObject({ result: 'skipped', link: 'staging.tiiny.test', url: 'https://staging.tiiny.test' })
    expect((await expectGreen(reserve(7, { domain: 'pr-7.tiiny.test' })(world))).outputs['link']).toBe(
      'pr-7.tiiny.test',
    )
    expect(liveLinks(world)).toEqual([live])
  })

  it('whose build fails leaves a preview that its close tears down', async () => {
    await using world = await setStage()
    const { outputs } = await expectGreen(reserve()(world))
    expect(deletedBy(await expectGreen(close()(world)))).toEqual([outputs['link']])
    expect([liveLinks(world), recordOf(world)]).toEqual([[], []])
  })

  it('of what is closed or gone is skipped', async () => {
    await using world = await setStage()
    world.github.addPull({ number: 7, state: 'closed' })
    const result = await world.pull(7, 'synchronize', { inputs: told })
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { result: 'skipped' } })
    expect(liveLinks(world)).toEqual([])
  })

  it('without a token is an input error', async () => {
    await using world = await setStage()
    await expectRefused(world, reserve(7, { 'github-token': '' }), 'github-token')
  })

  it('that can not be recorded makes nothing that stays', async () => {
    await using world = await setStage()
    world.meet = faultAtState(world, 'success', status(502))
    await expectRed(reserve()(world))
    expect(liveLinks(world)).toEqual([])
    expect(world.github.commentsOf(7)).toHaveLength(1)
  })
})
