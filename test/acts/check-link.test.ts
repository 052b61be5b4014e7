import { describe, expect, it } from 'vitest'
import type { HostingOptions } from '../stand-ins/hosting/hosting.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { hostingAt } from '../stand-ins/scenes/moments.ts'
import { annotations, liveLinks, recordOf } from '../stand-ins/scenes/records.ts'
import { expectGreen, expectRed, production, push, reserve, setStage } from '../stand-ins/scenes/stage.ts'
import type { World } from '../stand-ins/scenes/world.ts'

/** Links are reached through the stand-in's own proxy. */
const stage = (hosting: HostingOptions = {}): Promise<World> =>
  setStage({ hosting: { name: 'hosting.example', ...hosting }, files: { 'index.html': 'home', 'a.css': 'css' } })
const told = { 'preview-password': 'correct horse', 'verify-timeout': '5' }
const settings = ({ hosting }: World) =>
  hosting.requests.flatMap(({ fields }) => fields.filter(({ name }) => name === 'siteSettings'))
const commentOf = ({ github }: World): string => github.commentsOf(7).at(-1)?.body ?? ''

describe('a password', () => {
  it.each(['401', 'page'] as const)(
    'is sent with each upload of a preview, which then asks for it (%s)',
    async (how) => {
      await using world = await stage({ passwords: how })
      for (const run of [reserve(7, told), push(7, told), push(7, told)]) await expectGreen(run(world))
      expect(settings(world)).toHaveLength(3)
      for (const { payload } of world.github.deployments) {
        expect(payload).toMatchObject({ protected: true })
        expect(JSON.stringify(payload)).not.toContain('horse')
      }
      expect(commentOf(world)).toContain('🔒')
    },
  )

  it('is never for production, and one that is empty is none', async () => {
    await using world = await stage({ passwords: '401' })
    await expectGreen(production(told)(world))
    const { stdout } = await expectGreen(push(7, { 'preview-password': '' })(world))
    expect(settings(world)).toEqual([])
    // What is open to everybody is said in log and comment.
    for (const text of [stdout, commentOf(world)]) expect(text).toMatch(/whoever has the link/iu)
  })

  it('that a new link does not ask for costs the link', async () => {
    await using world = await stage()
    await expectRed(push(7, told)(world), /open/iu)
    expect(commentOf(world)).toContain('was not deployed')
    expect([liveLinks(world), recordOf(world)]).toMatchObject([[], [{ state: 'failure', link: undefined }]])
  })

  it('that a new link does not ask for, and that can not be deleted either, is an error that names the link', async () => {
    await using world = await stage()
    world.meet = (line, ...exchange) => hostingAt.delete.test(line) && status(500)(...exchange)
    const { stdout } = await expectRed(push(7, told)(world))
    const [link = ''] = liveLinks(world)
    expect(link).not.toBe('')
    expect(stdout).toContain(link)
    // What is there is recorded, so that the next sweep takes it.
    world.meet = undefined
    world.github.setPullState(7, 'closed')
    await expectGreen(world.pull(7, 'closed'))
    expect(liveLinks(world)).toEqual([])
  })

  it('that a link which was there does not ask for leaves it, and error and comment say that it is open', async () => {
    await using world = await stage()
    const { outputs } = await expectGreen(push()(world))
    const result = await expectRed(push(7, told)(world), outputs['link'] ?? '', /open/iu)
    expect(liveLinks(world)).toEqual([outputs['link']])
    for (const text of [annotations(result, 'error')[0], commentOf(world)]) expect(text).toMatch(/open/iu)
  })

  it('makes skip-unchanged send', async () => {
    await using world = await stage({ passwords: '401' })
    const skipping = { 'skip-unchanged': 'true' }
    for (const inputs of [told, told, {}])
      expect((await expectGreen(push(7, { ...skipping, ...inputs })(world))).outputs['result']).toBe('deployed')
    expect((await expectGreen(push(7, skipping)(world))).outputs['result']).toBe('skipped')
  })
})

describe('verify', () => {
  it('fails where the link does not serve what was sent, and keeps it', async () => {
    await using world = await stage({ linkDelay: 60_000_000 })
    await expectRed(production({ verify: 'true', 'verify-timeout': '5' })(world))
    expect(liveLinks(world)).toHaveLength(1)
    expect(recordOf(world, 'deploy:site')).toMatchObject([{ state: 'failure' }])
  })

  it('is green where it does, and has nothing to look at behind a password', async () => {
    await using world = await stage({ passwords: '401' })
    await expectGreen(production({ verify: 'true' })(world))
    await expectGreen(push(7, { ...told, verify: 'true' })(world))
  })
})
