/** What a hostile reading looked for: each is a way by which somebody's link might have been lost. */
import { describe, expect, it } from 'vitest'
import { reset, status } from '../stand-ins/scenes/faults.ts'
import { gitHubAt, hostingAt, moments } from '../stand-ins/scenes/moments.ts'
import { addRecord, liveLinks, ours, tornDown } from '../stand-ins/scenes/records.ts'
import {
  addPreview,
  branchRun,
  closings,
  expectRefused,
  live,
  madeHere,
  pages,
  publish,
  type Stage,
  setStage,
  stateOf,
  sweep,
  takeOver,
} from '../stand-ins/scenes/stage.ts'

const named = 'pr-7-docs.tiiny.test'
const inputs = { domain: named }
const busy = status(503, '', { 'retry-after': '20' })

describe('a name in the record that proves nothing', () => {
  it("is one that a status of yesterday's format names beside the payload's: it is neither replaced nor deleted", async () => {
    await using world = await setStage({ links: [live, 'mine.tiiny.test'] })
    world.github.addPull({ number: 7 })
    const name = { environment: 'preview', task: 'deploy:pr-7' }
    addRecord(world.github, { ...name, link: 'mine.tiiny.test', payload: ours() })
    // Yesterday an update that was answered with another link was recorded under that one.
    addRecord(world.github, { ...name, link: live, payload: ours('mine.tiiny.test') })
    const before = stateOf(world)
    for (const run of [
      () => world.pull(7, 'synchronize', { inputs: { domain: live } }),
      () => world.pull(7, 'synchronize', { inputs: { domain: live, mode: 'teardown' } }),
    ]) {
      expectRefused(world, await run(), { link: live, before, says: /./u })
    }
    await world.pull(7, 'closed', { inputs: { domain: live } })
    await sweep(world)
    expect(pages(world)).toMatchObject({ [live]: 'before' })
  })

  it.each([
    {
      does: 'pushed to',
      run: (world: Stage, domain: string) => world.pull(7, 'synchronize', { inputs: { domain } }),
    },
    ...closings.slice(2, 3).map(({ start }) => ({
      does: 'torn down',
      run: (world: Stage, domain: string) => start(world, { domain }),
    })),
    {
      does: 'closed',
      run: (world: Stage, domain: string) => world.pull(7, 'closed', { inputs: { domain } }),
    },
  ])('is a first label: another site that begins with it is not $does', async ({ run }) => {
    const theirs = 'pr-7.example.org'
    await using world = await setStage({ links: [theirs] })
    addPreview(world, 'pr-7')
    publish(world, 'pr-7.tiiny.test', 'mine')
    const result = await run(world, theirs)
    expect(pages(world), result.stdout).toMatchObject({ [theirs]: 'before' })
    expect(result.code, result.stdout).toBe(1)
  })
})

describe('a first label and a whole name that begins with it, in one record', () => {
  it('are two links, and a close deletes both', async () => {
    await using world = await setStage()
    await world.pull(7, 'opened', { inputs: { domain: 'docs' } })
    publish(world, 'docs.example.org', 'mine')
    addPreview(world, 'docs.example.org')
    await world.pull(7, 'closed')
    expect(liveLinks(world)).toEqual([])
  })
})

describe('a repository without any deployment before', () => {
  it("sees who took the first preview's link over while it was uploaded", async () => {
    await using world = await setStage()
    let link = ''
    world.onHosting = moments({
      at: hostingAt.upload,
      done: true,
      happens: () => {
        link = liveLinks(world)[0] ?? ''
        world.github.setPullState(7, 'closed')
        addRecord(world.github, { link, environment: 'docs' })
        publish(world, link, 'docs')
      },
    })
    await world.pull(7, 'opened')
    expect(pages(world)).toEqual({ [link]: 'docs' })
  })
})

describe('a named create that is repeated', () => {
  const turns = [
    { first: '500, and not made', fault: status(500, { success: false, error: 'OOPS', message: 'no' }) },
    { first: 'a lost connection before the body', fault: reset },
  ]

  it.each(turns)(
    'does not take for its own what somebody made after the account said that it is not there ($first)',
    async ({ fault }) => {
      await using world = await setStage()
      world.onHosting = moments(
        { at: hostingAt.upload, happens: fault },
        {
          at: hostingAt.upload,
          nth: 2,
          happens: (request, response) => {
            publish(world, named, 'by hand')
            return busy(request, response)
          },
        },
      )
      const result = await world.pull(7, 'opened', { inputs })
      expect(pages(world), result.stdout).toEqual({ [named]: 'by hand' })
      expect(result.code, result.stdout).toBe(1)
    },
  )

  it('after a full account was given room asks again: somebody may have made it meanwhile', async () => {
    await using world = await setStage({ links: [live], linkLimit: 2 })
    await world.pull(6, 'opened')
    world.github.setPullState(6, 'closed')
    world.onHosting = moments({
      at: hostingAt.delete,
      done: true,
      happens: () => publish(world, named, 'by hand'),
    })
    const result = await world.pull(7, 'opened', { inputs })
    expect(pages(world), result.stdout).toEqual({ [live]: 'before', [named]: 'by hand' })
    expect(result.code, result.stdout).toBe(1)
  })
})

describe('the last look before an upload', () => {
  it('at the account is repeated where it is old by then, and the name was taken since', async () => {
    await using world = await setStage()
    world.github.intercept = moments({
      at: gitHubAt.createDeployment,
      happens: (request, response) => {
        publish(world, named, 'by hand')
        return busy(request, response)
      },
    })
    const result = await world.pull(7, 'opened', { inputs })
    expect(pages(world), result.stdout).toEqual({ [named]: 'by hand' })
    expect(result.code, result.stdout).toBe(1)
  })

  it('is as old as what was read for it, not as young as the moment in which it was used', async () => {
    await using world = await setStage()
    const link = (await world.pull(7, 'opened')).outputs['link'] ?? ''
    let asked = 0
    world.github.intercept = async (request, response, { method, path }) => {
      if (method !== 'GET' || !/task=deploy%3Apr-7/u.test(path) || asked++ > 0) return false
      // The other lists are answered before, and then this one takes its time.
      await new Promise((done) => setTimeout(done, 300))
      takeOver(world, link)
      return busy(request, response)
    }
    const result = await world.pull(7, 'synchronize')
    expect(pages(world), result.stdout).toEqual({ [link]: 'production' })
    expect(result.code, result.stdout).toBe(1)
  })
})

describe('a service that ignores a name which it does not know', () => {
  it('leaves nothing behind after the close', async () => {
    await using world = await setStage({ hosting: { ignoresNames: true } })
    await world.pull(7, 'opened', { inputs })
    await world.pull(7, 'synchronize', { inputs })
    await world.pull(7, 'closed', { inputs })
    expect(liveLinks(world)).toEqual([])
  })
})

describe('a profile entry that is no host name', () => {
  it.each([`https://${live}/index.html`, `${live}:443`, `https://${live}/?v=2`, `//${live}`, `www@${live}`])(
    'is not taken for another link: %s',
    async (entry) => {
      await using world = await setStage({ links: [live] })
      world.onHosting = (request, response, { method, path }) =>
        hostingAt.profile.test(`${method} ${path}`) &&
        status(200, { success: true, data: { links: [entry], quotaUsed: 1, quotaLimit: 2 } })(request, response)
      const before = stateOf(world)
      const result = await world.pull(7, 'opened', { inputs: { domain: live } })
      expect(result.code, result.stdout).toBe(1)
      expect(stateOf(world)).toEqual(before)
    },
  )
})

describe('a sweep of named previews', () => {
  it('makes 500 requests at most, also where each of them must be looked for in a long list', async () => {
    const links = Array.from({ length: 30 }, (_, index) => `pr-${index}.tiiny.test`)
    await using world = await setStage({ links })
    for (let index = 0; index < 4000; index += 1) {
      const { id } = world.github.addDeployment({ environment: 'x', payload: { tool: 'other' } })
      world.github.addStatus(id, { environment_url: `https://other-${index}.example.com` })
    }
    for (const [index, link] of links.entries()) addPreview(world, link, { number: 100 + index, state: 'closed' })
    const before = world.github.requests.length
    await sweep(world)
    expect(world.github.requests.length - before).toBeLessThanOrEqual(500)
  })
})

describe('a claim whose run died before it sent anything', () => {
  it("does not make somebody else's link ours", async () => {
    await using world = await setStage()
    world.github.addPull({ number: 7 })
    addRecord(world.github, {
      link: named,
      environment: 'preview',
      task: 'deploy:pr-7',
      payload: madeHere(named),
      states: [{ state: 'in_progress' }],
    })
    publish(world, named, 'by hand')
    await world.pull(7, 'synchronize', { inputs })
    await world.pull(7, 'closed', { inputs })
    expect(pages(world)).toEqual({ [named]: 'by hand' })
  })
})

describe('two repositories', () => {
  it('a staging branch costs no list of all deployments', async () => {
    const cost = async (older: number): Promise<number> => {
      await using world = await setStage({ links: [live] })
      for (let index = 0; index < older; index += 1) addRecord(world.github, { link: 'www.example.com' })
      world.github.passHours(2)
      const written = { mode: 'deploy', domain: live, environment: 'staging' }
      await branchRun(world, 'develop', { inputs: written })
      const before = world.github.requests.length
      await branchRun(world, 'develop', { inputs: written })
      return world.github.requests.length - before
    }
    expect(await cost(3000)).toBeLessThanOrEqual((await cost(10)) + 2)
  })
})

describe('a link that another run of the record tore down while this one waits', () => {
  /** A sweep tears it down and ends the record, and somebody else makes a link of that name. */
  const pass = (world: Stage): void => {
    publish(world, named, 'by hand')
    for (const { id } of world.github.deployments) world.github.addStatus(id, tornDown)
  }

  it('is not deleted again by a close', async () => {
    await using world = await setStage()
    await world.pull(7, 'opened', { inputs })
    world.onHosting = moments({
      at: hostingAt.delete,
      happens: (request, response) => {
        pass(world)
        return busy(request, response)
      },
    })
    const result = await world.pull(7, 'closed', { inputs })
    expect(pages(world), result.stdout).toEqual({ [named]: 'by hand' })
  })

  it('is not deleted by a sweep that was about another preview first', async () => {
    await using world = await setStage()
    const domains = ['a.tiiny.test', 'b.tiiny.test']
    for (const [index, domain] of domains.entries()) {
      await world.pull(7 + index, 'opened', { inputs: { domain } })
      world.github.setPullState(7 + index, 'closed')
    }
    let kept = ''
    world.onHosting = moments({
      at: hostingAt.delete,
      done: true,
      happens: () => {
        kept = liveLinks(world)[0] ?? ''
        publish(world, kept, 'by hand')
        const task = `deploy:pr-${7 + domains.indexOf(kept)}`
        const own = world.github.deployments.filter((each) => each.task === task)
        for (const { id } of own) world.github.addStatus(id, tornDown)
      },
    })
    const result = await sweep(world)
    expect(pages(world), result.stdout).toEqual({ [kept]: 'by hand' })
  })

  it('makes no close red where it is gone by then, as was wanted', async () => {
    await using world = await setStage()
    await world.pull(7, 'opened', { inputs })
    world.onHosting = moments({
      at: hostingAt.delete,
      happens: (request, response) => {
        pass(world)
        world.hosting.account().links.clear()
        return busy(request, response)
      },
    })
    const result = await world.pull(7, 'closed', { inputs })
    expect(result.code, result.stdout).toBe(0)
  })

  it('is not replaced by a push that is repeated', async () => {
    await using world = await setStage()
    await world.pull(7, 'opened', { inputs })
    world.onHosting = moments({
      at: hostingAt.upload,
      happens: (request, response) => {
        pass(world)
        return busy(request, response)
      },
    })
    const result = await world.pull(7, 'synchronize', { inputs })
    expect(pages(world), result.stdout).toEqual({ [named]: 'by hand' })
  })
})
