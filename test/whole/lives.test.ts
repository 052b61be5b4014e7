/**
 * Whole lives in one account: production, staging, previews with and without names, somebody whose site was live before, a
 * second repository, and people who publish by hand, while everything fails. No life loses or overwrites what its runs did
 * not make, and at its end no preview is left.
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DEFAULT_TOKEN } from '../stand-ins/github/github.ts'
import { DEFAULT_KEY } from '../stand-ins/hosting/hosting.ts'
import type { StepResult } from '../stand-ins/runner/runner.ts'
import { Ledger } from '../stand-ins/scenes/ledger.ts'
import { gitHubAt } from '../stand-ins/scenes/moments.ts'
import { addRecord, liveLinks, pages, publish, recordedLinks } from '../stand-ins/scenes/records.ts'
import {
  branchDeletion,
  branchPush,
  close,
  live,
  production,
  push,
  type Run,
  reserve,
  setStage,
  staging,
  sweep,
  type Told,
} from '../stand-ins/scenes/stage.ts'
import { meetTroubles, type Trouble, trouble } from '../stand-ins/scenes/troubles.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const site = 'staging.tiiny.test'
const named = 'docs.tiiny.test'
const byHand = 'hand.tiiny.test'

/** What `domain` says of each pull request; 5 and 6 are the second repository's. */
const domains: Readonly<Record<number, string>> = {
  1: '',
  2: named,
  // The first pull request of somebody whose site is live: no record knows it.
  3: byHand,
  4: live,
  5: '',
  // Services take the first label.
  6: 'docs',
}

interface Turn {
  readonly who: 'production' | 'staging' | 'branch' | 'sweep' | 'sweep elsewhere' | 'somebody' | number
  readonly act: 'push' | 'close' | 'close, and nobody hears' | 'tear down' | 'reserve'
  readonly whenFull: string
  readonly troubles: readonly Trouble[]
  /** Production takes a preview's link over before such a list of live sites is answered. */
  readonly takes: number | undefined
  /** Somebody publishes by hand what a preview may be about to make, before the first request. */
  readonly hand: boolean
}

const turn: fc.Arbitrary<Turn> = fc.record({
  who: fc.oneof(
    fc.constantFrom<Turn['who']>('production', 'staging', 'branch', 'sweep', 'sweep elsewhere', 'somebody'),
    {
      weight: 3,
      arbitrary: fc.constantFrom<Turn['who']>(1, 2, 3, 4, 5, 6, 1, 2, 6),
    },
  ),
  act: fc.constantFrom<Turn['act']>('push', 'push', 'push', 'close', 'close, and nobody hears', 'tear down', 'reserve'),
  whenFull: fc.constantFrom('fail', 'skip'),
  troubles: fc.array(trouble, { maxLength: 3 }),
  takes: fc.option(fc.nat(3), { freq: 5, nil: undefined }),
  hand: fc.boolean(),
})

const life = fc.record({
  linkLimit: fc.constantFrom(5, 6, 8, 1000),
  service: fc.constantFrom<'POST' | 'PUT' | 'both'>('both', 'POST', 'PUT'),
  turns: fc.array(turn, { minLength: 2, maxLength: 9 }),
})

/** Plays a life. */
class Player {
  readonly #world: World
  readonly #elsewhere: World
  readonly #ledger: Ledger
  #turns = 0

  constructor(world: World, elsewhere: World, ledger: Ledger) {
    this.#world = world
    this.#elsewhere = elsewhere
    this.#ledger = ledger
    for (const number of Object.keys(domains).map(Number)) this.#home(number).github.addPull({ number })
  }

  async play(turn: Turn): Promise<void> {
    const { who, act, troubles } = turn
    this.#turns += 1
    if (who === 'somebody') return this.#publishByHand()
    if (act === 'close, and nobody hears' && typeof who === 'number') {
      return this.#home(who).github.setPullState(who, 'closed')
    }
    const world = typeof who === 'number' ? this.#home(who) : who === 'sweep elsewhere' ? this.#elsewhere : this.#world
    this.#disturb(turn, world)
    const author = typeof who === 'number' ? `pull ${who}` : who === 'branch' ? 'branch topic' : who
    const result = await this.#ledger.play(author, this.#runOf(turn, author), world)
    world.meet = undefined
    // The service is the first world's.
    this.#world.meet = undefined
    this.#expectAll(result)
    if (troubles.length === 0 && turn.takes === undefined && who === 'production') {
      expect(result.code, this.#ledger.log).toBe(0)
    }
  }

  /** All is closed and swept without troubles: what is left is somebody's who keeps it. */
  async end(): Promise<void> {
    for (const number of Object.keys(domains).map(Number)) this.#home(number).github.setPullState(number, 'closed')
    this.#world.github.deleteBranch('topic')
    for (const world of [this.#world, this.#elsewhere, this.#world, this.#elsewhere]) {
      await this.#ledger.play('sweep', sweep(), world)
    }
    this.#ledger.expectNoHarm()
    this.#ledger.expectNothingLeft()
  }

  #home(number: number): World {
    return number >= 5 ? this.#elsewhere : this.#world
  }

  /** Somebody makes the name that previews have, where there is none and no run may be about to prove it its own. */
  #publishByHand(): void {
    const isTaken = liveLinks(this.#world).includes(named)
    if (this.#ledger.hasUnknown || isTaken || recordedLinks(this.#world).has(named)) return
    if (recordedLinks(this.#elsewhere).has(named)) return
    publish(this.#world, named, `somebody, build ${this.#turns}`)
    this.#ledger.noteOutside(named, `somebody, build ${this.#turns}`)
  }

  /** Production deploys to a link that a preview of its repository made. */
  #takeOver(): void {
    const [link] = Object.entries(pages(this.#world)).find(([, page]) => /^pull [12]\b/u.test(page)) ?? []
    if (link === undefined) return
    addRecord(this.#world.github, { link })
    publish(this.#world, link, 'production, took it')
    this.#ledger.noteOutside(link, 'production, took it')
  }

  #disturb({ troubles, takes, hand }: Turn, world: World): void {
    const fault = meetTroubles(troubles)
    let isAsked = false
    let lists = 0
    const meet: World['meet'] = (line, request, response) => {
      if (hand && !isAsked) this.#publishByHand()
      isAsked = true
      if (gitHubAt.listLiveSites.test(line) && lists++ === takes) this.#takeOver()
      return fault(line, request, response)
    }
    world.meet = meet
    // Both repositories have the first world's service.
    this.#world.meet = world === this.#world ? meet : (line, ...rest) => !/\/repos\//u.test(line) && meet(line, ...rest)
  }

  #runOf({ who, act, whenFull }: Turn, author: string): Run {
    const told: Told = { page: `${author}, build ${this.#turns}` }
    if (who === 'production') return production({ ...told, domain: live })
    if (who === 'staging') {
      return act === 'close' ? branchDeletion('develop', { environment: 'staging' }) : staging(site, told)
    }
    if (who === 'branch') return act === 'close' ? branchDeletion() : branchPush('topic', told)
    if (typeof who !== 'number') return sweep()
    const inputs = { ...told, domain: domains[who] ?? '', 'when-full': whenFull }
    if (act === 'close') return close(who, { domain: domains[who] ?? '' })
    if (act === 'reserve') return reserve(who, { domain: domains[who] ?? '' })
    return push(who, act === 'tear down' ? { ...inputs, mode: 'teardown' } : inputs)
  }

  #expectAll(result: StepResult): void {
    const { log } = this.#ledger
    this.#ledger.expectUnderstood()
    this.#ledger.expectNoHarm()
    this.#ledger.expectNothingLeaked()
    const held = pages(this.#world)
    for (const link of [live, byHand, site]) expect(held[link], log).toBeDefined()
    const shown = JSON.stringify([
      result.stdout.replace(/^::add-mask::.*$/gmu, ''),
      result.outputs,
      result.summary,
      [this.#world, this.#elsewhere].flatMap(({ github }) =>
        [...github.pulls.keys()].map((each) => github.commentsOf(each)),
      ),
      [this.#world, this.#elsewhere].flatMap(({ github }) =>
        github.deployments.map((each) => [each, github.statusesOf(each.id)]),
      ),
    ])
    for (const secret of [DEFAULT_KEY, DEFAULT_TOKEN]) expect(shown.includes(secret), log).toBe(false)
    expect(result.stdout, log).not.toMatch(/^::error::x/mu)
    // Whoever is not sure whether a comment was written looks before writing again.
    for (const { github } of [this.#world, this.#elsewhere]) {
      for (const number of github.pulls.keys()) expect(github.commentsOf(number).length, log).toBeLessThanOrEqual(1)
    }
  }
}

it('whatever fails and when, nobody loses what others made, and nothing is left', async () => {
  await fc.assert(
    fc.asyncProperty(life, async ({ linkLimit, service, turns }) => {
      const ledger = new Ledger()
      await using world = await setStage({
        linkLimit,
        links: [live, byHand, site],
        hosting: { updateBy: service, recordBodyBytes: 0, onLink: ledger.onLink },
      })
      await using elsewhere = await setStage({ account: world.hosting, github: { repository: 'octo-org/elsewhere' } })
      // They were made long before.
      for (const [link, page] of Object.entries({ [live]: 'production', [byHand]: 'somebody', [site]: 'staging' })) {
        publish(world, link, page)
      }
      addRecord(world.github, { link: live })
      addRecord(world.github, { link: site, environment: 'staging' })
      ledger.watch(world, elsewhere)
      const player = new Player(world, elsewhere, ledger)
      for (const each of turns) await player.play(each)
      await player.end()
    }),
    // `.ci/run` asks for more.
    { numRuns: Number(process.env['SCHEDULES'] ?? 200) / 4, seed: 7 },
  )
}, 900_000)
