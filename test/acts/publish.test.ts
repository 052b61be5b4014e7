/** Answers of the service that need care, from the upload to the record. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Fault, reset, status } from '../stand-ins/scenes/faults.ts'
import { gitHubAt, hostingAt, moments } from '../stand-ins/scenes/moments.ts'
import {
  addPreview,
  addRecord,
  annotations,
  hostingWrites,
  liveLinks,
  publish,
  recordedLinks,
  recordOf,
} from '../stand-ins/scenes/records.ts'
import { close, expectGreen, expectRed, production, push, setStage } from '../stand-ins/scenes/stage.ts'
import type { Meet, World } from '../stand-ins/scenes/world.ts'

/** Answers each upload with this, and does nothing but what `does` says. */
const answering =
  (data: object, does = () => {}): Meet =>
  (line, ...exchange) => {
    if (!hostingAt.upload.test(line)) return false
    does()
    const whole = { status: 'active', profile: { quotaUsed: 1, quotaLimit: 1000 }, ...data }
    return status(200, { success: true, data: whole })(...exchange)
  }
const on =
  (at: RegExp, fault: Fault): Meet =>
  (line, ...exchange) =>
    at.test(line) && fault(...exchange)
const refusal = status(400, { success: false, error: 'BAD', message: 'No.' })
const commentOf = ({ github }: World): string => github.commentsOf(7).at(-1)?.body ?? ''

describe('the status of a link', () => {
  it.each([
    ['active', 0],
    ['ACTIVE', 0],
    ['', 0],
    ['expiring', 1],
  ])('%j has %d warnings', async (said, count) => {
    await using world = await setStage()
    world.meet = answering({ link: 'a.example', status: said })
    const result = await expectGreen(production()(world))
    expect(result.outputs['status']).toBe(said)
    expect(annotations(result, 'warning')).toEqual(Array(count).fill(expect.stringContaining(`"${said}"`)))
  })
})

describe('the name of a link', () => {
  it('as its first label is the whole name, without a word', async () => {
    await using world = await setStage({ links: ['a.example'] })
    world.meet = answering({ link: 'a' })
    const result = await expectGreen(production({ domain: 'a.example' })(world))
    expect([result.outputs['link'], annotations(result, 'warning')]).toEqual(['a.example', []])
    expect(recordedLinks(world)).toEqual(new Set(['a.example']))
  })

  it('that was accepted before is no news', async () => {
    await using world = await setStage({ links: ['a.example'] })
    world.meet = answering({ link: 'b.example' })
    for (const count of [1, 0])
      expect(annotations(await expectGreen(production({ domain: 'a.example' })(world)), 'warning')).toHaveLength(count)
  })

  it('that a live site has taken over is replaced by a new one, and the record forgets it', async () => {
    await using world = await setStage()
    addPreview(world, 'a.example')
    addRecord(world.github, { link: 'a.example' })
    const { outputs } = await expectGreen(push()(world))
    expect(recordOf(world)).toHaveLength(1)
    expect(liveLinks(world)).toEqual(['a.example', outputs['link']])
  })

  it('that a live site has is an error: the site was sent, and its record does not keep the link', async () => {
    await using world = await setStage()
    addRecord(world.github, { link: 'live.example' })
    world.meet = answering({ link: 'live.example' })
    await expectRed(push()(world), 'live.example', /overwritten/iu)
    expect(recordOf(world)).toEqual([])
    expect(commentOf(world)).toContain('may or may not be live')
  })
})

describe('an answer of which something can not be used', () => {
  const half = 'half.example'
  const damaged = (world: World, does = () => {}) =>
    answering({ link: half, status: 7 }, () => {
      publish(world, half, 'half')
      does()
    })

  it.each([false, true])('is recorded, and goes with its preview, unless it was there (%s)', async (wasThere) => {
    await using world = await setStage({ links: wasThere ? [half] : [] })
    world.meet = damaged(world)
    await expectRed(push()(world), 'data.status')
    expect(recordOf(world)).toMatchObject([{ state: 'failure' }])
    expect(recordedLinks(world)).toEqual(new Set(wasThere ? [] : [half]))
    await expectGreen(close()(world))
    expect(liveLinks(world)).toEqual(wasThere ? [half] : [])
  })

  it.each([
    ['its own link', half],
    ['another one', 'other.example'],
  ])('of a push to %s leaves the record what it was', async (_, link) => {
    await using world = await setStage({ links: [half] })
    addPreview(world, link)
    world.meet = damaged(world)
    await expectRed(push()(world))
    expect(recordedLinks(world)).toEqual(new Set([link]))
  })

  it.each([true, false])('is torn down at once where the pull request was closed meanwhile (%s)', async (keeps) => {
    await using world = await setStage()
    const meet = damaged(world, () => world.github.setPullState(7, 'closed'))
    world.meet = (line, ...exchange) =>
      keeps && hostingAt.delete.test(line) ? refusal(...exchange) : meet(line, ...exchange)
    const result = await expectRed(push()(world), 'data.status')
    expect(liveLinks(world)).toEqual(keeps ? [half] : [])
    expect(annotations(result, 'warning').join().includes('BAD')).toBe(keeps)
  })
})

describe('a link that the account lost', () => {
  const lost = async (): Promise<World> => {
    const world = await setStage({ hosting: { namedLinks: false } })
    addRecord(world.github, { link: 'lost.example' })
    return world
  }

  it('is replaced by a new one, and what was begun has failed', async () => {
    await using world = await lost()
    const result = await expectGreen(production()(world))
    expect(liveLinks(world)).toEqual([result.outputs['link']])
    expect(annotations(result, 'warning').join()).toContain('lost.example')
    expect(recordOf(world, 'deploy:site').map(({ state }) => state)).toEqual(['success', 'failure', 'success'])
  })

  it('is an error where a person named it, or the account can not be asked', async () => {
    await using world = await lost()
    await expectRed(production({ domain: 'lost.example' })(world))
    world.meet = on(hostingAt.profile, status(403))
    await expectRed(production()(world), 'NOT_FOUND')
    expect(liveLinks(world)).toEqual([])
  })

  it('is not lost where the service refuses for another reason, or nothing could be sent', async () => {
    await using world = await lost()
    publish(world, 'lost.example', 'there')
    world.meet = on(hostingAt.upload, refusal)
    await expectRed(production()(world), 'BAD')
    world.meet = on(hostingAt.upload, reset)
    await expectRed(production()(world))
    const file = join(world.directory, 'b.txt')
    writeFileSync(file, 'x')
    world.meet = moments({ at: gitHubAt.createDeployment, happens: () => rmSync(file) })
    await expectRed(world.step(), 'b.txt')
    expect(liveLinks(world)).toEqual(['lost.example'])
  })
})

describe('a create', () => {
  it('that is refused for another reason than the limit costs no other link, and is asked for once', async () => {
    await using world = await setStage({ linkLimit: 1 })
    addPreview(world, 'closed.example', { number: 9, state: 'closed' })
    world.meet = on(hostingAt.upload, refusal)
    await expectRed(production()(world), 'BAD')
    expect(liveLinks(world)).toEqual(['closed.example'])
    expect(hostingWrites(world)).toHaveLength(1)
  })

  it("that can not be recorded is kept only as a live site's that may have been there before", async () => {
    await using world = await setStage()
    world.meet = (line, request, response) =>
      hostingAt.profile.test(line)
        ? status(500)(request, response)
        : gitHubAt.createStatus.test(line) &&
          (world.github.requests.at(-1)?.body as { state?: string } | undefined)?.state === 'success' &&
          status(422, { message: 'no' })(request, response)
    const result = await expectGreen(production()(world))
    const [link = ''] = liveLinks(world)
    expect(annotations(result, 'warning').join('\n')).toContain(`domain: ${link}`)
  })
})
