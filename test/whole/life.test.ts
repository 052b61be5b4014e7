/**
 * Whole lives of a site and its previews while GitHub and the service fail in every way: the live site stays production's,
 * nothing is forgotten in a green run, and what can't be read never means that nothing is there.
 */
import { writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_TOKEN } from '../stand-ins/github/github.ts'
import { DEFAULT_KEY } from '../stand-ins/hosting/hosting.ts'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import type { Step, StepResult } from '../stand-ins/runner/runner.ts'
import { noLists } from '../stand-ins/scenes/faults.ts'
import {
  addRecord,
  annotations,
  deploymentList,
  hostingWrites,
  liveLinks,
  pageOf,
} from '../stand-ins/scenes/records.ts'
import { faults, meetTroubles, places, type Trouble, trouble } from '../stand-ins/scenes/troubles.ts'
import type { World } from '../stand-ins/scenes/world.ts'

/** More deployments than a page holds, none of which has to do with the site. */
function addCrowd({ github }: World): void {
  for (let number = 100; number < 220; number += 1) {
    if (number % 2 === 0) {
      const { id } = github.addDeployment({ environment: 'staging', payload: { tool: 'other' } })
      github.addStatus(id, { environment_url: `https://other-${number}.example.com` })
    } else {
      const link = `pr-${number}.example.com`
      addRecord(github, { link, environment: 'docs', task: `deploy:pr-${number}` })
    }
  }
}

const live = 'live.example.com'

function startWorld(options: { links?: readonly string[] } = {}): Promise<World> {
  const links = Object.fromEntries((options.links ?? []).map((link) => [link, { 'index.html': 'production' }]))
  return makeWorldInProcess({
    hosting: {
      accounts: { [DEFAULT_KEY]: { linkLimit: 2 ** 30, quotaLimit: 2 ** 50, links } },
      recordBodyBytes: 0,
    },
  })
}

const sweepStep: Step = { event: 'schedule', payload: {}, inputs: { mode: 'sweep', directory: '' } }

describe.each(Object.entries(noLists))('a list of deployments that comes as %s', (_, fault) => {
  const acts: { name: string; run: (world: World) => Promise<StepResult> }[] = [
    { name: 'production', run: (world) => world.step() },
    { name: 'a push', run: (world) => world.pull(7, 'synchronize') },
    { name: 'a close', run: (world) => world.pull(7, 'closed') },
    { name: "a push to production's domain", run: (world) => world.pull(7, 'synchronize', named) },
    { name: "a close of production's domain", run: (world) => world.pull(7, 'closed', named) },
    { name: 'a sweep', run: (world) => world.step(sweepStep) },
  ]
  const named = { inputs: { domain: live } }
  const preview = 'pr-7.example.com'
  const scene = async (): Promise<World> => {
    const world = await startWorld({ links: [live, preview] })
    world.github.addPull({ number: 7 })
    addRecord(world.github, { link: live })
    const payload = { 'static-deploy': 1, link: preview, made: true }
    addRecord(world.github, { link: preview, environment: 'preview', task: 'deploy:pr-7', payload })
    return world
  }
  const expectNothingSent = (world: World, result: StepResult): void => {
    expect(result.code, result.stdout).toBe(1)
    expect(annotations(result, 'error')).toHaveLength(1)
    expect(hostingWrites(world)).toEqual([])
    expect(liveLinks(world)).toEqual([live, preview])
  }

  it.each(acts)('is an error before anything is sent: $name', async ({ run }) => {
    await using world = await scene()
    world.github.intercept = (request, response, { method, path }) =>
      method === 'GET' && deploymentList.test(path) && fault(request, response)
    expectNothingSent(world, await run(world))
  })

  it.each(acts.slice(3))('from its second page on is one too: $name', async ({ run }) => {
    await using world = await scene()
    world.github.setPullState(7, 'closed')
    addCrowd(world)
    world.github.intercept = (request, response, { path }) =>
      deploymentList.test(path) && /[?&]page=2/u.test(path) && fault(request, response)
    expectNothingSent(world, await run(world))
  })
})

describe.each(Object.entries(faults))('where GitHub answers with %s for good', (_, fault) => {
  it('a deployment that is to be created, nothing is sent', async () => {
    await using world = await startWorld()
    world.github.intercept = (request, response, { method, path }) =>
      places['create a deployment'].test(`${method} ${path}`) && fault(request, response)
    for (const run of [() => world.pull(7, 'opened'), () => world.step()]) {
      const result = await run()
      expect(result.code, result.stdout).toBe(1)
      expect(annotations(result, 'error')).toHaveLength(1)
    }
    expect(hostingWrites(world)).toEqual([])
  })

  it('the status that names a new link, the run is red and names it, or the link is recorded', async () => {
    await using world = await startWorld()
    world.github.intercept = (request, response, { body }) =>
      (body as { state?: string } | undefined)?.state === 'success' && fault(request, response)
    const first = await world.pull(7, 'opened')
    const [made = '', ...others] = liveLinks(world)
    expect([made, others]).toEqual([expect.stringContaining('.'), []])
    const statuses = world.github.deployments.flatMap(({ id }) => world.github.statusesOf(id))
    const recorded = statuses.some(({ environment_url }) => environment_url === `https://${made}`)
    if (first.code === 0) expect(recorded, first.stdout).toBe(true)
    else expect(annotations(first, 'error')[0]).toContain(made)
    world.github.intercept = () => false
    const second = await world.pull(7, 'synchronize')
    expect(second.code, second.stdout).toBe(0)
    if (recorded) expect(second.outputs['link']).toBe(made)
  })
})

type Act = { readonly kind: 'live-site' | 'sweep' } | PullAct
interface PullAct {
  /** A push may be overtaken by the close: then nobody else takes its link down. */
  readonly kind: 'push' | 'push, then closed meanwhile' | 'close' | 'close, and nobody hears'
  readonly number: 1 | 2
  /** Pull request 1 then names production's link as its own `domain`. */
  readonly named: boolean
}

type Turn = Act & { readonly troubles: readonly Trouble[]; readonly gone: boolean }

const turn: fc.Arbitrary<Turn> = fc
  .tuple(
    fc.oneof(
      fc.record({ kind: fc.constant('production' as const) }),
      fc.record({ kind: fc.constant('sweep' as const) }),
      {
        weight: 4,
        arbitrary: fc.record({
          kind: fc.constantFrom(
            ...['push', 'push', 'push', 'push, then closed meanwhile', 'close', 'close, and nobody hears'],
          ),
          number: fc.constantFrom(1, 2),
          named: fc.boolean(),
        }),
      },
    ),
    fc.array(trouble, { maxLength: 3 }),
    fc.integer({ min: 0, max: 4 }).map((chance) => chance === 4),
  )
  .map(([act, troubles, gone]) => ({ ...(act as Act), troubles, gone }))

const life = fc.record({
  /** Whether production's workflow names its link. */
  domain: fc.boolean(),
  crowd: fc.integer({ min: 0, max: 3 }).map((chance) => chance === 3),
  turns: fc.array(turn, { minLength: 1, maxLength: 6 }),
})

function isDeploy({ kind }: Turn): boolean {
  return kind === 'live-site' || kind.startsWith('push')
}

/** Plays a life and looks at the world after every step. */
class Player {
  readonly #world: World
  readonly #domain: boolean
  #turns = 0
  #link = ''
  /** Pages that each published or tried to, by who it was. */
  readonly #builds = new Map([['production', new Set(['production'])]])
  /** Links that a red run named as unrecorded, and how many runs said that a link's fate is not known. */
  readonly #excused = new Set<string>()
  readonly #unknown = new Map<string, number>()

  constructor(world: World, domain: boolean) {
    this.#world = world
    this.#domain = domain
  }

  /** Production is there before anything fails. */
  async begin(crowd: boolean): Promise<void> {
    await this.play({ kind: 'live-site', troubles: [], gone: false })
    for (const number of [1, 2]) this.#world.github.addPull({ number })
    if (crowd) addCrowd(this.#world)
  }

  async play(turn: Turn): Promise<void> {
    const { github, hosting } = this.#world
    if (turn.kind === 'close, and nobody hears') return github.setPullState(turn.number, 'closed')
    const who = 'number' in turn ? `pull request ${turn.number}` : turn.kind
    const before = this.#pages()
    this.#disturb(turn)
    const result = await this.#run(turn, who)
    github.intercept = () => false
    this.#intercept = () => false
    const after = this.#pages()
    const said = `${who}: ${JSON.stringify(turn)}\n${result.stdout}`

    expect(github.violations, said).toEqual([])
    if (result.code === 0) expect(result.outputs['result'], said).toMatch(/^(?:deployed|deleted|skipped)$/u)
    else expect(annotations(result, 'error').length, said).toBeGreaterThan(0)
    this.#expectNoSecret(result, said)
    this.#expectLiveSite(turn, result, said)
    this.#expectOthersUntouched(who, before, after, said)
    this.#expectOneLink(turn, who, result, said)
    this.#expectGone(turn, result, said)
    this.#expectOneComment(said)
    if (turn.troubles.length === 0 && !('named' in turn && this.#isForbidden(turn))) {
      expect(result.code, said).toBe(0)
      const ends = turn.kind === 'push, then closed meanwhile'
      if (ends) expect(result.outputs['result'], said).toBe('deleted')
    }
    expect(hosting.account(DEFAULT_KEY).links.has(this.#link), said).toBe(true)
  }

  /** What the service's interceptor does, which can't be changed once the service runs. */
  #intercept: (request: IncomingMessage, response: ServerResponse) => boolean = () => false
  meet(request: IncomingMessage, response: ServerResponse): boolean {
    return this.#intercept(request, response)
  }

  async #run(turn: Turn, who: string): Promise<StepResult> {
    this.#turns += 1
    const page = `${who}, build ${this.#turns}`
    if (isDeploy(turn)) {
      for (const name of ['index.html', 'copy.txt']) writeFileSync(join(this.#world.directory, name), page)
      this.#builds.set(who, (this.#builds.get(who) ?? new Set()).add(page))
    }
    if (turn.kind === 'live-site') {
      const result = await this.#world.step({ inputs: { domain: this.#domain ? live : '' } })
      if (this.#turns === 1) this.#link = result.outputs['link'] ?? ''
      return result
    }
    if (!('number' in turn)) return await this.#world.step(sweepStep)
    const inputs: Record<string, string> = this.#isForbidden(turn) ? { domain: this.#link } : {}
    const known = this.#world.github.pulls.get(turn.number)
    const again = known?.state === 'closed' ? 'reopened' : 'synchronize'
    return await this.#world.pull(turn.number, isDeploy(turn) ? again : 'closed', { inputs })
  }

  #isForbidden({ number, named }: PullAct): boolean {
    return number === 1 && named
  }

  /** Sets the faults of a step, each where its requests come by. */
  #disturb(turn: Turn): void {
    const { troubles, gone } = turn
    const fault = meetTroubles(troubles)
    const { github } = this.#world
    github.intercept = (request, response, { method, path }) => {
      const id = /\/deployments\/(\d+)\/statuses/u.exec(path)?.[1]
      if (gone && method === 'GET' && id !== undefined) this.#deleteMeanwhile(Number(id))
      return fault(`${method} ${path}`, request, response)
    }
    this.#intercept = (request, response) => {
      const line = `${request.method} ${request.url}`
      if (turn.kind === 'push, then closed meanwhile' && places.upload.test(line)) {
        github.setPullState(turn.number, 'closed')
      }
      return fault(line, request, response)
    }
  }

  /** Somebody deletes a deployment after the list named it; not the last that tells what it tells. */
  #deleteMeanwhile(id: number): void {
    const { github } = this.#world
    const told = (deployment: number): string => {
      const statuses = github.statusesOf(deployment)
      const urls = statuses.map(({ environment_url }) => environment_url).filter(Boolean)
      return JSON.stringify([statuses.at(-1)?.state, statuses.at(-1)?.description, ...urls.slice(0, 1)])
    }
    const own = github.deployments.find((each) => each.id === id)
    const others = github.deployments.filter(({ task, environment }) => {
      return task === own?.task && environment === own.environment
    })
    if (others.some((each) => each.id !== id && told(each.id) === told(id))) github.deleteDeployment(id)
  }

  /** Each link's page, if it is whole. */
  #pages(): Map<string, string> {
    const { links } = this.#world.hosting.account(DEFAULT_KEY)
    return new Map(
      [...links].map(([link, { files }]) => {
        const [page, copy] = ['index.html', 'copy.txt'].map((name) => String(files.get(name)?.bytes))
        expect(copy).toBe(page)
        return [link, page ?? '']
      }),
    )
  }

  #linksOf(who: string): string[] {
    const builds = this.#builds.get(who) ?? new Set()
    return [...this.#pages()].filter(([, page]) => builds.has(page)).map(([link]) => link)
  }

  #expectLiveSite(turn: Turn, { code, outputs }: StepResult, said: string): void {
    const page = pageOf(this.#world, this.#link)
    expect([...(this.#builds.get('production') ?? [])], said).toContain(page)
    if (turn.kind === 'live-site' && code === 0) {
      expect([outputs['link'], page], said).toEqual([this.#link, `production, build ${this.#turns}`])
    }
    if ('named' in turn && this.#isForbidden(turn)) expect(code, said).not.toBe(0)
  }

  #expectOthersUntouched(who: string, before: Map<string, string>, after: Map<string, string>, said: string): void {
    for (const [link, page] of before) {
      const owner = [...this.#builds].find(([, builds]) => builds.has(page))?.[0] ?? ''
      if (owner === who) continue
      const number = Number(/\d+$/u.exec(owner)?.[0])
      const mayGo = who === 'sweep' && this.#world.github.pulls.get(number)?.state === 'closed'
      if (!mayGo || after.has(link)) expect(after.get(link), said).toBe(page)
    }
    const builds = [...this.#builds.values()].flatMap((each) => [...each])
    for (const page of after.values()) expect(builds, said).toContain(page)
  }

  /** A green deploy leaves one link, and what red runs said that they left. */
  #expectOneLink(turn: Turn, who: string, result: StepResult, said: string): void {
    if (!isDeploy(turn)) return
    const links = this.#linksOf(who)
    if (result.code !== 0) {
      const text = annotations(result, 'error').join('\n')
      if (text.includes('is not known')) this.#unknown.set(who, (this.#unknown.get(who) ?? 0) + 1)
      else for (const link of links) if (text.includes(link)) this.#excused.add(link)
      return
    }
    const extra = links.filter((link) => link !== result.outputs['link'] && !this.#excused.has(link))
    expect(extra.length, `${said}\nlinks: ${links.join(', ')}`).toBeLessThanOrEqual(this.#unknown.get(who) ?? 0)
  }

  /** A green close or sweep leaves nothing that was recorded. */
  #expectGone(turn: Turn, { code, outputs }: StepResult, said: string): void {
    if (code !== 0 || outputs['result'] === 'deployed') return
    const { github } = this.#world
    const closed = [...github.pulls.values()].filter(({ number, state }) => {
      return state === 'closed' && (!('number' in turn) || turn.number === number)
    })
    for (const { number } of closed) {
      const recorded = github.deployments
        .filter(({ task }) => task === `deploy:pr-${number}`)
        .flatMap(({ id, payload }) => [
          (payload as { link?: string }).link ?? '',
          ...github.statusesOf(id).map(({ environment_url }) => environment_url.replace('https://', '')),
        ])
      expect(
        liveLinks(this.#world).filter((link) => recorded.includes(link)),
        said,
      ).toEqual([])
    }
  }

  /** Also where the answer to the first was lost: whoever is not sure can look before he writes again. */
  #expectOneComment(said: string): void {
    for (const number of [1, 2]) {
      expect(this.#world.github.commentsOf(number).length, said).toBeLessThanOrEqual(1)
    }
  }

  #expectNoSecret({ stdout, outputs, summary }: StepResult, said: string): void {
    const { github } = this.#world
    const shown = JSON.stringify([
      stdout.replace(/^::add-mask::.*$/gmu, ''),
      outputs,
      summary,
      [1, 2].map((number) => github.commentsOf(number)),
      github.deployments.map((each) => [each, github.statusesOf(each.id)]),
    ])
    for (const secret of [DEFAULT_KEY, DEFAULT_TOKEN]) expect(shown.includes(secret), said).toBe(false)
    expect(stdout, said).not.toMatch(/^::error::x/mu)
  }
}

it("whatever fails and when, the live site is production's own, and no green run forgets a link", async () => {
  await fc.assert(
    fc.asyncProperty(life, async ({ domain, crowd, turns }) => {
      let player: Player | undefined
      await using world = await makeWorldInProcess({
        hosting: {
          accounts: {
            [DEFAULT_KEY]: {
              linkLimit: 2 ** 30,
              quotaLimit: 2 ** 50,
              ...(domain && { links: { [live]: { 'index.html': 'production', 'copy.txt': 'production' } } }),
            },
          },
          recordBodyBytes: 0,
          intercept: (request, response) => player?.meet(request, response) ?? false,
        },
      })
      player = new Player(world, domain)
      await player.begin(crowd)
      for (const each of turns) await player.play(each)
    }),
    // `.ci/run` asks for more.
    { numRuns: process.env['SCHEDULES'] ? 250 : 100, seed: 5 },
  )
}, 300_000)
