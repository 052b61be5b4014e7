/** What is asked of the account and of GitHub before anything is sent, and what that costs. */
import { describe, expect, it } from 'vitest'
import { gitHubAt, hostingAt, moments } from '../stand-ins/scenes/moments.ts'
import { addRecord } from '../stand-ins/scenes/records.ts'
import {
  branchRun,
  expectRefused,
  live,
  pages,
  payloadsOf,
  profilesAsked,
  publish,
  setStage,
  stateOf,
} from '../stand-ins/scenes/stage.ts'

describe('a hand-written domain', () => {
  const cost = async (older: number, domain: string) => {
    await using world = await setStage({ links: [live] })
    for (let index = 0; index < older; index += 1) {
      const { id } = world.github.addDeployment({ environment: 'x', payload: { tool: 'other' } })
      world.github.addStatus(id, { environment_url: `https://other-${index}.example.com` })
    }
    world.github.passHours(2)
    const counts: number[] = []
    for (const action of ['opened', 'synchronize', 'closed']) {
      const before = world.github.requests.length
      await world.pull(7, action, { inputs: { domain } })
      counts.push(world.github.requests.length - before)
    }
    expect(world.github.violations).toEqual([])
    return counts
  }

  it.each(['pr-7-docs.tiiny.test', live])(
    'costs a pull request among 4,000 older deployments what it costs among 10: %s',
    async (domain) => {
      expect(await cost(4000, domain)).toEqual(await cost(10, domain))
    },
  )

  it('asks for the account once, and for none on a later push', async () => {
    await using world = await setStage()
    const inputs = { domain: 'pr-7-docs.tiiny.test' }
    await world.pull(7, 'opened', { inputs })
    expect(profilesAsked(world)).toBe(1)
    for (const action of ['synchronize', 'synchronize']) await world.pull(7, action, { inputs })
    expect(profilesAsked(world)).toBe(1)
  })

  it('is looked at before the first deployment is made, whatever is slow', async () => {
    await using world = await setStage({ links: [live] })
    const order: string[] = []
    world.github.intercept = moments({
      at: gitHubAt.createDeployment,
      happens: () => void order.push('recorded'),
    })
    world.onHosting = moments({
      at: hostingAt.profile,
      happens: async () => {
        await new Promise((done) => setTimeout(done, 300))
        order.push('asked')
      },
    })
    await world.pull(7, 'opened', { inputs: { domain: live } })
    expect(order).toEqual(['asked'])
  })

  it("that production's record names is refused, whatever the account lists", async () => {
    await using world = await setStage()
    addRecord(world.github, { link: 'www.example.com' })
    const before = stateOf(world)
    const result = await world.pull(7, 'opened', { inputs: { domain: 'www.example.com' } })
    expectRefused(world, result, { link: 'www.example.com', before, says: /production|live site/iu })
  })

  it('goes where it is told without a token: nothing is owned then', async () => {
    await using world = await setStage({ links: [live] })
    const inputs = { domain: live, 'github-token': '' }
    expect((await world.pull(7, 'opened', { inputs })).outputs['link']).toBe(live)
    expect(pages(world)).toEqual({ [live]: 'mine' })
    publish(world, live, 'again')
    expect((await world.pull(7, 'closed', { inputs })).outputs['result']).toBe('deleted')
  })

  it("in production's run replaces what is there: it is the person's word", async () => {
    await using world = await setStage({ links: [live] })
    const result = await world.step({ inputs: { domain: live } })
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { link: live } })
    expect(profilesAsked(world)).toBe(0)
    expect(payloadsOf(world, 'deploy')).toEqual([expect.not.objectContaining({ made: true })])
  })
})

describe('the account', () => {
  it('is asked once before a link is made, and never for a push to a link that is there, nor for a close', async () => {
    await using world = await setStage()
    const asked = async (run: () => Promise<unknown>): Promise<number> => {
      const before = profilesAsked(world)
      await run()
      return profilesAsked(world) - before
    }
    expect(await asked(() => world.pull(7, 'opened'))).toBe(1)
    expect(await asked(() => world.pull(7, 'synchronize'))).toBe(0)
    expect(await asked(() => world.pull(7, 'closed'))).toBe(0)
    expect(await asked(() => branchRun(world))).toBe(1)
    expect(await asked(() => world.step())).toBe(1)
    expect(await asked(() => world.step())).toBe(0)
  })
})
