/**
 * Whole lives in one account: production, previews with and without names, a staging site, somebody whose site was live
 * before, a second repository, and people who publish by hand, while everything fails. Nobody ever loses or overwrites a
 * link that its own runs did not make.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type GitHub, type Intercept, startGitHub } from '../stand-ins/github/github.ts'
import { DEFAULT_KEY } from '../stand-ins/hosting/hosting.ts'
import { pullRequestEvent } from '../stand-ins/runner/events.ts'
import type { StepResult } from '../stand-ins/runner/runner.ts'
import { hostingAt } from '../stand-ins/scenes/moments.ts'
import { addRecord, annotations, liveLinks } from '../stand-ins/scenes/records.ts'
import {
  branchDeletion,
  branchRun,
  live,
  pages,
  publish,
  type Stage,
  setStage,
  sweep,
} from '../stand-ins/scenes/stage.ts'
import { meetTroubles, type Trouble, trouble } from '../stand-ins/scenes/troubles.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

const staging = 'staging.tiiny.test'
const named = 'docs.tiiny.test'
const byHand = 'hand.tiiny.test'

/** Who runs, and what `domain` says: one repository's pull requests are 1 to 4, the other one's are 5 and 6. */
const pulls: readonly { readonly number: number; readonly domain: string }[] = [
  { number: 1, domain: '' },
  { number: 2, domain: named },
  // The first pull request of somebody whose site is live: no record knows it.
  { number: 3, domain: byHand },
  { number: 4, domain: live },
  { number: 5, domain: '' },
  // Some services take the first label.
  { number: 6, domain: 'docs' },
]
const isElsewhere = (number: number): boolean => number >= 5

interface Turn {
  readonly who: 'production' | 'staging' | 'sweep' | 'sweep elsewhere' | 'somebody' | number
  readonly act: 'push' | 'close' | 'close, and nobody hears' | 'tear down'
  readonly troubles: readonly Trouble[]
  /** Production takes a preview's link over before such a list of deployments is answered. */
  readonly takes: number | undefined
  /** Somebody publishes by hand what a preview is about to make, before the account is asked for the first time. */
  readonly hand: boolean
}

const turn: fc.Arbitrary<Turn> = fc.record({
  who: fc.oneof(fc.constantFrom<Turn['who']>('production', 'staging', 'sweep', 'sweep elsewhere', 'somebody'), {
    weight: 4,
    arbitrary: fc.constantFrom<Turn['who']>(...pulls.map(({ number }) => number), 2, 6, 1),
  }),
  act: fc.constantFrom<Turn['act']>('push', 'push', 'push', 'close', 'close, and nobody hears', 'tear down'),
  troubles: fc.array(trouble, { maxLength: 3 }),
  takes: fc.option(fc.nat(4), { freq: 5, nil: undefined }),
  hand: fc.boolean(),
})

const life = fc.record({
  linkLimit: fc.constantFrom(5, 6, 8, 1000),
  service: fc.constantFrom<'POST' | 'PUT' | 'both'>('both', 'POST', 'PUT'),
  turns: fc.array(turn, { minLength: 2, maxLength: 9 }),
})

/** Plays a life, and looks at all links after every run. */
class Player {
  readonly #world: Stage
  readonly #elsewhere: GitHub
  /** Whose a link is: who made it, or took it over, or published it by hand. */
  readonly #owners = new Map<string, string>()
  /** Links of which a red run said that it does not know, or left with its name. */
  readonly #excused = new Set<string>()
  #unknown = 0
  #turns = 0
  #log = ''
  /** Before this run, and what somebody did by hand during it. */
  #before: Readonly<Record<string, string>> = {}
  #ownersBefore = new Map<string, string>()

  constructor(world: Stage, elsewhere: GitHub) {
    this.#world = world
    this.#elsewhere = elsewhere
    this.#owners.set(live, 'production').set(byHand, 'somebody').set(staging, 'staging')
    for (const { number } of pulls) this.#gitHub(number).addPull({ number })
  }

  /** Before each request, and what the service changed. */
  meet: (line: string, request: IncomingMessage, response: ServerResponse) => boolean = () => false
  changed(change: 'created' | 'updated' | 'deleted', link: string): void {
    if (change === 'created') this.#owners.set(link, this.#who)
    if (change === 'deleted') this.#owners.delete(link)
  }
  #who = ''

  async play(turn: Turn): Promise<void> {
    const { who, act, troubles } = turn
    this.#turns += 1
    this.#who = String(who)
    if (who === 'somebody') return this.#publishByHand()
    if (act === 'close, and nobody hears' && typeof who === 'number') {
      return this.#gitHub(who).setPullState(who, 'closed')
    }
    this.#before = pages(this.#world)
    const owners = new Map(this.#owners)
    this.#ownersBefore = owners
    const taken = this.#disturb(turn)
    const result = await this.#run(turn)
    this.meet = () => false
    this.#world.github.intercept = () => false
    this.#elsewhere.intercept = () => false
    this.#log += `\n--- ${JSON.stringify(turn)} took ${taken.link}\n${result.stdout}`
    expect([...this.#world.github.violations, ...this.#elsewhere.violations], this.#log).toEqual([])
    if (taken.link !== '') owners.set(taken.link, 'production')
    this.#expectOthersUntouched(turn, this.#before, owners, taken.link)
    this.#note(result)
    if ((who === 3 || who === 4) && act !== 'close, and nobody hears') expect(result.code, this.#log).toBe(1)
    if (troubles.length === 0 && who === 'production') expect(result.code, this.#log).toBe(0)
  }

  /** All is closed, and swept without troubles: what is left is somebody's who keeps it. */
  async end(): Promise<void> {
    for (const { number } of pulls) this.#gitHub(number).setPullState(number, 'closed')
    for (const elsewhere of [false, true]) {
      for (let time = 0; time < 2; time += 1) {
        this.#who = elsewhere ? 'sweep elsewhere' : 'sweep'
        this.#log += (await this.#sweep(elsewhere)).stdout
      }
    }
    const left = liveLinks(this.#world).filter((link) => /^\d$/u.test(this.#owners.get(link) ?? ''))
    const unexcused = left.filter((link) => !this.#excused.has(link))
    expect(unexcused.length, `${this.#log}\nleft: ${left.join(', ')}`).toBeLessThanOrEqual(this.#unknown)
    for (const [link, owner] of [
      [live, 'production'],
      [byHand, 'somebody'],
      [staging, 'staging'],
    ]) {
      expect([link, this.#owners.get(link ?? '')], this.#log).toEqual([link, owner])
    }
  }

  #gitHub(number: number): GitHub {
    return isElsewhere(number) ? this.#elsewhere : this.#world.github
  }

  /** Somebody makes a link of that name, where there is none and no run may have made it. */
  #publishByHand(): void {
    if (this.#unknown > 0 || this.#excused.has(named) || liveLinks(this.#world).includes(named)) return
    const page = `somebody, build ${this.#turns}`
    publish(this.#world, named, page)
    this.#owners.set(named, 'somebody')
    this.#ownersBefore.set(named, 'somebody')
    this.#before = { ...this.#before, [named]: page }
  }

  #disturb({ troubles, takes, hand }: Turn): { link: string } {
    const taken = { link: '' }
    const fault = meetTroubles(troubles)
    let isAsked = false
    this.meet = (line, request, response) => {
      if (hand && !isAsked && hostingAt.profile.test(line)) this.#publishByHand()
      isAsked ||= !hostingAt.delete.test(line)
      return fault(line, request, response)
    }
    let lists = 0
    const intercept: Intercept = (request, response, { method, path }) => {
      // Its own record's list is not where a run looks for others.
      const isList = method === 'GET' && /\/deployments\?/u.test(path) && !/task=deploy%3A/u.test(path)
      if (isList && taken.link === '' && lists++ === takes) taken.link = this.#takeOver()
      return fault(`${method} ${path}`, request, response)
    }
    this.#world.github.intercept = intercept
    this.#elsewhere.intercept = (request, response, { method, path }) => fault(`${method} ${path}`, request, response)
    return taken
  }

  /** Production of the first repository deploys to a link that one of its previews made. */
  #takeOver(): string {
    const links = [...this.#owners].filter(([, owner]) => /^[1-4]$/u.test(owner)).map(([link]) => link)
    const link = links.find((each) => liveLinks(this.#world).includes(each)) ?? ''
    if (link === '') return ''
    addRecord(this.#world.github, { link })
    publish(this.#world, link, 'production took it')
    this.#owners.set(link, 'production')
    return link
  }

  async #run({ who, act }: Turn): Promise<StepResult> {
    using site = makeSite({ 'index.html': `${who}, build ${this.#turns}` })
    const inputs = { directory: site.directory }
    if (who === 'production') return await this.#world.step({ inputs: { ...inputs, domain: live } })
    if (who === 'staging') {
      if (act === 'close') return await branchDeletion(this.#world, 'develop', { inputs: { environment: 'staging' } })
      const written = {
        mode: act === 'tear down' ? 'teardown' : 'deploy',
        domain: staging,
        environment: 'staging',
      }
      return await branchRun(this.#world, 'develop', { inputs: { ...inputs, ...written } })
    }
    if (typeof who !== 'number') return await this.#sweep(who === 'sweep elsewhere')
    const { domain = '' } = pulls.find(({ number }) => number === who) ?? {}
    const mode = act === 'tear down' ? { mode: 'teardown' } : {}
    return await this.#pull(who, act === 'close', { ...inputs, domain, ...mode })
  }

  #sweep(elsewhere: boolean): Promise<StepResult> {
    if (!elsewhere) return sweep(this.#world)
    const inputs = { mode: 'sweep', directory: '' }
    return this.#world.step({ event: 'schedule', payload: {}, inputs, env: this.#env(elsewhere) })
  }

  #env(elsewhere: boolean): Record<string, string> {
    return elsewhere ? { GITHUB_API_URL: this.#elsewhere.url, GITHUB_REPOSITORY: this.#elsewhere.fullName } : {}
  }

  #pull(number: number, closes: boolean, inputs: Readonly<Record<string, string>>): Promise<StepResult> {
    const github = this.#gitHub(number)
    github.setPullState(number, closes ? 'closed' : 'open')
    const head = { sha: 'a'.repeat(40), ref: `pull-${number}` }
    const action = closes ? 'closed' : 'synchronize'
    return this.#world.step({
      event: 'pull_request',
      payload: pullRequestEvent({ action, number, head, repository: github.fullName }),
      inputs,
      env: { GITHUB_REF: `refs/pull/${number}/merge`, ...this.#env(isElsewhere(number)) },
    })
  }

  #expectOthersUntouched(
    { who }: Turn,
    before: Readonly<Record<string, string>>,
    owners: ReadonlyMap<string, string>,
    taken: string,
  ): void {
    const after = pages(this.#world)
    const elsewhere = who === 'sweep elsewhere' || (typeof who === 'number' && isElsewhere(who))
    for (const [link, page] of Object.entries({
      ...before,
      ...(taken && { [taken]: 'production took it' }),
    })) {
      const owner = owners.get(link) ?? ''
      if (owner === String(who) && link !== taken) continue
      const number = /^\d$/u.test(owner) ? Number(owner) : 0
      // A full account is swept by whoever needs a link.
      const mayGo =
        number > 0 && isElsewhere(number) === elsewhere && this.#gitHub(number).pulls.get(number)?.state === 'closed'
      if (!mayGo || link in after) expect([link, after[link]], `${this.#log}\nowner: ${owner}`).toEqual([link, page])
    }
  }

  #note({ code, stdout }: StepResult): void {
    if (code === 0) return
    const text = annotations({ stdout } as StepResult, 'error').join('\n')
    if (/not known|may exist/iu.test(text)) this.#unknown += 1
    for (const link of this.#owners.keys()) if (text.includes(link)) this.#excused.add(link)
  }
}

it('whatever fails and when, nobody loses or overwrites a link that its own runs did not make', async () => {
  await fc.assert(
    fc.asyncProperty(life, async ({ linkLimit, service, turns }) => {
      let player: Player | undefined
      const links = Object.fromEntries(
        [live, byHand, staging].map((link) => [link, { 'index.html': `${link} before` }]),
      )
      await using elsewhere = await startGitHub({ repository: 'octo-org/elsewhere' })
      await using world = await setStage({
        hosting: {
          accounts: { [DEFAULT_KEY]: { linkLimit, links } },
          updateBy: service,
          recordBodyBytes: 0,
          onLink: (change, link) => player?.changed(change, link),
          intercept: (request, response, { method, path }) =>
            player?.meet(`${method} ${path}`, request, response) ?? false,
        },
      })
      player = new Player(world, elsewhere)
      for (const each of turns) await player.play(each)
      await player.end()
    }),
    // `.ci/run` asks for more.
    { numRuns: process.env['SCHEDULES'] ? 250 : 60, seed: 7 },
  )
}, 300_000)
