/** A new link can have the name that a person chooses. */
import { describe, expect, it } from 'vitest'
import { cut, doneThenReset, type Fault, reset, status } from '../stand-ins/scenes/faults.ts'
import { hostingAt, moments } from '../stand-ins/scenes/moments.ts'
import { annotations, hostingWrites, liveLinks } from '../stand-ins/scenes/records.ts'
import {
  addPreview,
  branchDeletion,
  branchRun,
  deletedBy,
  expectRefused,
  live,
  pages,
  payloadsOf,
  profilesAsked,
  publish,
  type Stage,
  services,
  setStage,
  stateOf,
  statesOf,
  sweep,
} from '../stand-ins/scenes/stage.ts'

const named = 'pr-7-docs.tiiny.site'
const inputs = { domain: named }
const site = { linkSuffix: 'tiiny.site' }

/** The methods of the uploads so far, and the domain of each. */
function uploadsOf({ hosting }: Stage): string[] {
  return hosting.requests
    .filter(({ method, path }) => hostingAt.upload.test(`${method} ${path}`))
    .map(({ method, fields }) => `${method} ${fields.find(({ name }) => name === 'domain')?.value ?? '-'}`)
}

describe('a domain that the account does not list', () => {
  it.each(services)('is made under that name by POST, with a notice ($service)', async ({ hosting }) => {
    await using world = await setStage({ links: [live], hosting })
    const result = await world.pull(7, 'opened', { inputs })
    expect(result, result.stdout).toMatchObject({
      code: 0,
      outputs: { result: 'deployed', link: named, url: `https://${named}` },
    })
    expect(uploadsOf(world)).toEqual([`POST ${named}`])
    expect(pages(world)).toEqual({ [live]: 'before', [named]: 'mine' })
    expect(annotations(result, 'notice').join()).toContain(named)
    expect(payloadsOf(world)).toEqual([expect.objectContaining({ link: named, made: true })])
    expect(world.github.commentsOf(7)[0]?.body).toContain(named)
  })

  it.each(services)('is the preview from then on, and goes with its close ($service)', async ({ hosting }) => {
    await using world = await setStage({ links: [live], hosting })
    await world.pull(7, 'opened', { inputs })
    const again = await world.pull(7, 'synchronize', { inputs })
    expect(again.outputs['link'], again.stdout).toBe(named)
    expect(annotations(again, 'notice')).toEqual([])
    expect(uploadsOf(world)[1]).toBe(`${hosting.name === undefined ? 'POST' : 'PUT'} ${named}`)
    expect(profilesAsked(world)).toBe(1)
    const closed = await world.pull(7, 'closed', { inputs })
    expect(closed, closed.stdout).toMatchObject({ code: 0, outputs: { result: 'deleted', link: named } })
    expect(pages(world)).toEqual({ [live]: 'before' })
    expect(statesOf(world)).toEqual(['torn down', 'torn down'])
  })

  it("is remembered without being written again, and is a branch's too", async () => {
    await using world = await setStage({ hosting: site })
    await branchRun(world, 'topic', { inputs })
    expect((await branchRun(world, 'topic')).outputs['link']).toBe(named)
    expect(deletedBy(await branchDeletion(world))).toEqual([named])
  })

  it('comes back under the same name after a reopening', async () => {
    await using world = await setStage({ hosting: site })
    for (const action of ['opened', 'closed', 'reopened']) {
      expect((await world.pull(7, action, { inputs })).code).toBe(0)
    }
    expect(liveLinks(world)).toEqual([named])
    expect(deletedBy(await world.pull(7, 'closed', { inputs }))).toEqual([named])
  })

  it.each(services)(
    'is made again under its own name where somebody deleted it, never under another ($service)',
    async ({ hosting }) => {
      await using world = await setStage({ hosting })
      await world.pull(7, 'opened', { inputs })
      world.hosting.account().links.clear()
      const result = await world.pull(7, 'synchronize', { inputs })
      expect(result, result.stdout).toMatchObject({ code: 0, outputs: { link: named } })
      expect(liveLinks(world)).toEqual([named])
      expect(deletedBy(await world.pull(7, 'closed', { inputs }))).toEqual([named])
    },
  )

  it.each(services)('is made for production too, by its dialect first ($service)', async ({ hosting }) => {
    await using world = await setStage({ links: [live], hosting })
    const result = await world.step({ inputs })
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { link: named } })
    const isLive = hosting.name !== undefined
    expect(uploadsOf(world)).toEqual(isLive ? [`PUT ${named}`, `POST ${named}`] : [`POST ${named}`])
    expect(profilesAsked(world)).toBe(isLive ? 1 : 0)
    if (isLive) expect(annotations(result, 'notice').join()).toContain(named)
    expect(pages(world)).toEqual({ [live]: 'before', [named]: 'mine' })
  })

  it('is an error of its own where the service makes no link by name, and then claims nothing', async () => {
    await using world = await setStage({ hosting: { namedLinks: false } })
    const refused = await world.pull(7, 'opened', { inputs })
    expect(refused.code, refused.stdout).toBe(1)
    expect(annotations(refused, 'error')[0]).toMatch(/NOT_FOUND|no such domain/u)
    expect(liveLinks(world)).toEqual([])
    // Somebody makes the link by hand: the refused claim is no proof.
    publish(world, named, 'by hand')
    for (const action of ['synchronize', 'closed']) {
      const before = stateOf(world)
      expectRefused(world, await world.pull(7, action, { inputs }), { link: named, before, says: /./u })
    }
    await world.pull(7, 'closed')
    await sweep(world)
    expect(pages(world)).toEqual({ [named]: 'by hand' })
  })

  it('asks the account again after a refused claim, and then is made', async () => {
    let refuses = true
    await using world = await setStage({ hosting: site })
    world.onHosting = (request, response, { method, path }) =>
      refuses &&
      hostingAt.upload.test(`${method} ${path}`) &&
      status(400, { success: false, error: 'BUSY', message: 'not now' })(request, response)
    expect((await world.pull(7, 'opened', { inputs })).code).toBe(1)
    refuses = false
    const asked = profilesAsked(world)
    const result = await world.pull(7, 'synchronize', { inputs })
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { link: named } })
    expect(profilesAsked(world)).toBeGreaterThan(asked)
    expect(payloadsOf(world).at(-1)).toMatchObject({ link: named, made: true })
    expect(deletedBy(await world.pull(7, 'closed', { inputs }))).toEqual([named])
  })

  it.each(services)("is an error where it is another account's ($service)", async ({ hosting }) => {
    await using world = await setStage({
      hosting: {
        ...hosting,
        accounts: {
          'stand-in-key-4f1c9a': { linkLimit: 9 },
          'another-key-2b8e': { links: { [named]: { 'index.html': 'theirs' } } },
        },
      },
    })
    const result = await world.pull(7, 'opened', { inputs })
    expect(result.code, result.stdout).toBe(1)
    expect(annotations(result, 'error')[0]).toContain('DOMAIN_TAKEN')
    expect(String(world.hosting.account('another-key-2b8e').links.get(named)?.files.get('index.html')?.bytes)).toBe(
      'theirs',
    )
    expect((await world.pull(7, 'closed', { inputs })).outputs['result']).toBe('skipped')
  })
})

describe('a named link in a full account', () => {
  it.each(services)('is made once a closed preview made room ($service)', async ({ hosting }) => {
    await using world = await setStage({ links: [live], linkLimit: 2, hosting })
    const closed = (await world.pull(6, 'opened')).outputs['link'] ?? ''
    world.github.setPullState(6, 'closed')
    const result = await world.pull(7, 'opened', { inputs })
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { link: named } })
    expect(deletedBy(result)).toEqual([closed])
    expect(pages(world)).toEqual({ [live]: 'before', [named]: 'mine' })
    expect(deletedBy(await world.pull(7, 'closed', { inputs }))).toEqual([named])
  })

  it('is an error that lists the previews where nothing may go', async () => {
    await using world = await setStage({ links: [live], linkLimit: 2, hosting: site })
    addPreview(world, 'pr-6.tiiny.site', { number: 6 })
    publish(world, 'pr-6.tiiny.site', 'open')
    const before = pages(world)
    const result = await world.pull(7, 'opened', { inputs })
    expect(result.code, result.stdout).toBe(1)
    expect(annotations(result, 'error')[0]).toContain('pr-6.tiiny.site')
    expect(pages(world)).toEqual(before)
    expect((await world.pull(7, 'closed', { inputs })).outputs['result']).toBe('skipped')
  })
})

describe('a named create whose answer is lost', () => {
  /** The first upload meets it. */
  const meet = (world: Stage, fault: Fault): void => {
    world.onHosting = moments({ at: hostingAt.upload, happens: fault })
  }
  const lost: readonly { readonly how: string; readonly fault: Fault }[] = [
    { how: 'a reset once all was done', fault: doneThenReset },
    { how: 'an answer that breaks off', fault: cut },
  ]

  it.each(services.flatMap((service) => lost.map((each) => ({ ...service, ...each }))))(
    'is settled by asking the account: the link is there, ours, and gets the site once more ($how, $service)',
    async ({ hosting, fault }) => {
      await using world = await setStage({ links: [live], hosting })
      meet(world, fault)
      const result = await world.pull(7, 'opened', { inputs })
      expect(result, result.stdout).toMatchObject({ code: 0, outputs: { link: named } })
      expect(pages(world)).toEqual({ [live]: 'before', [named]: 'mine' })
      expect(profilesAsked(world)).toBe(2)
      expect(uploadsOf(world).at(-1)).toBe(`${hosting.name === undefined ? 'POST' : 'PUT'} ${named}`)
      expect(deletedBy(await world.pull(7, 'closed', { inputs }))).toEqual([named])
    },
  )

  it.each(services)('is made again where the account does not list it ($service)', async ({ hosting }) => {
    await using world = await setStage({ hosting })
    meet(world, reset)
    const result = await world.pull(7, 'opened', { inputs })
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { link: named } })
    expect(pages(world)).toEqual({ [named]: 'mine' })
    expect(uploadsOf(world).at(-1)).toBe(`POST ${named}`)
  })

  it.each(services)(
    "is not ours where the body was never sent and somebody else's link is there now ($service)",
    async ({ hosting }) => {
      await using world = await setStage({
        hosting,
        files: { 'index.html': 'mine', 'big.bin': 'x'.repeat(16e6) },
      })
      meet(world, (request) => {
        publish(world, named, 'by hand')
        request.socket.destroy()
        return true
      })
      const result = await world.pull(7, 'opened', { inputs })
      expect(result.code, result.stdout).toBe(1)
      expect(annotations(result, 'error')[0]).toContain(named)
      expect(pages(world)).toEqual({ [named]: 'by hand' })
      world.onHosting = () => false
      await world.pull(7, 'closed', { inputs })
      await world.pull(7, 'closed')
      expect(pages(world)).toEqual({ [named]: 'by hand' })
    },
  )

  it('is not ours after an answer that says busy, where somebody made it while this waited', async () => {
    await using world = await setStage({ hosting: site })
    world.onHosting = moments({
      at: hostingAt.upload,
      happens: (request, response) => {
        publish(world, named, 'by hand')
        response.once('finish', () => request.socket.destroy())
        return status(503, '', { 'retry-after': '5', connection: 'close' })(request, response)
      },
    })
    const result = await world.pull(7, 'opened', { inputs })
    // Whether the body had gone out by then is the network's secret; never both green and theirs.
    if (result.code !== 0) expect(pages(world)).toEqual({ [named]: 'by hand' })
  })

  it('is an error that says that it may exist, where the account can not be asked again', async () => {
    await using world = await setStage({ hosting: site })
    let asked = 0
    world.onHosting = (request, response, { method, path }) => {
      const line = `${method} ${path}`
      if (hostingAt.upload.test(line)) return doneThenReset(request, response)
      if (!hostingAt.profile.test(line)) return false
      asked += 1
      return asked > 1 && reset(request, response)
    }
    const result = await world.pull(7, 'opened', { inputs })
    expect(result.code, result.stdout).toBe(1)
    expect(annotations(result, 'error')[0]).toMatch(/may exist|not known/u)
    expect(annotations(result, 'error')[0]).toContain(named)
    expect(hostingWrites(world)).toHaveLength(1)
  })
})
