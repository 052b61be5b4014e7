/** Where scenes are played: the services, whatever happened at them, and who did it. */
import { expect } from 'vitest'
import { DEFAULT_TOKEN } from '../github/github.ts'
import { DEFAULT_KEY, type HostingOptions, likeLive } from '../hosting/hosting.ts'
import { runHeader, runInProcess, runVariable } from '../runner/in-process.ts'
import type { Step, StepResult } from '../runner/runner.ts'
import { firstOf, type Meeting } from './moments.ts'
import { type Author, type Change, faultsOf, type Happening, isPreview } from './oracle.ts'
import { annotations, liveLinks, pages, payloadsOf } from './records.ts'
import { authorOf, type Run, sweep, withEnv } from './runs.ts'
import { makeWorld, type World, type WorldOptions } from './world.ts'

export interface StageOptions extends WorldOptions {
  /** Links that are there, each with the page `before` unless given. */
  readonly links?: readonly string[] | Readonly<Record<string, string>>
  readonly linkLimit?: number
  /** Whether there is a second repository with the same account. */
  readonly hasElsewhere?: boolean
}

/** Both kinds of service that make links by name. */
export const services: readonly { service: string; hosting: HostingOptions }[] = [
  { service: 'by the interface', hosting: { linkSuffix: 'tiiny.site' } },
  { service: 'like the live one', hosting: { ...likeLive, uploadsADay: 1000 } },
]

/** Both services in this process. Each change to a link and each run are noted, for the oracle. */
export class Stage {
  readonly world: World
  readonly elsewhere: World | undefined
  readonly history: Happening[] = []
  log = ''
  #shown = ''
  readonly #customDomains: Readonly<Record<string, string>>
  /** Runs that are under way, and what happens meanwhile. */
  readonly #playing = new Map<number, { signal: AbortSignal; meeting: Meeting }>()
  #ids = 0
  /** Where somebody's record is, by author. */
  readonly #homes = new Map<Author, World>()
  /** By link: who filled it last. */
  readonly #authors = new Map<string, Author>()
  /** By author: the link that they filled last. */
  readonly #links = new Map<Author, string>()
  readonly #runs = new Map<number, Author>()

  private constructor(world: World, elsewhere: World | undefined, customDomains: HostingOptions['customDomains'] = {}) {
    this.world = world
    this.elsewhere = elsewhere
    this.#customDomains = customDomains
  }

  static async set(options: StageOptions = {}): Promise<Stage> {
    const { links = [], linkLimit = 100, hasElsewhere = false, ...more } = options
    const seeds = Array.isArray(links) ? links.map((link) => [link, 'before']) : Object.entries(links)
    const seeded = Object.fromEntries(seeds.map(([link, page]) => [link, { 'index.html': page }]))
    const accounts = { [DEFAULT_KEY]: { linkLimit, links: seeded } }
    const on: { stage?: Stage } = {}
    const run = (home: () => World | undefined) => (step: Step) => on.stage?.step(step, home()) ?? expect.fail()
    const world = await makeWorld({
      files: { 'index.html': 'mine' },
      run: run(() => on.stage?.world),
      ...more,
      hosting: {
        namedLinks: true,
        recordBodyBytes: 64 * 1024,
        accounts,
        ...more.hosting,
        onLink: (kind, link, { headers }) => on.stage?.note(kind, link, Number(headers[runHeader]) || undefined),
      },
    })
    const second = { ...more, account: world.hosting, github: { repository: 'octo-org/elsewhere' } }
    const elsewhere = hasElsewhere ? await makeWorld({ run: run(() => on.stage?.elsewhere), ...second }) : undefined
    on.stage = new Stage(world, elsewhere, more.hosting?.customDomains)
    for (const [link = '', page = ''] of seeds) on.stage.seed(link, page)
    world.outside = (link, page) => on.stage?.seed(link, page)
    return on.stage
  }

  /** Somebody's site is under a link, from before or from outside. */
  seed(link: string, author: Author): void {
    this.#fill(link, author)
    const unknown = { isRecorded: false, isWanted: false, isCurrent: false }
    this.history.push({ kind: 'created', link, run: undefined, author, ...unknown })
  }

  /** From here on a person lets a link go. */
  give(link: string): void {
    this.history.push({ kind: 'gift', link: this.named(link) })
  }

  /** A text with `@pull 7` and the like replaced by the newest link of theirs. */
  named(text: string): string {
    return text.replace(/@(pull \d+|branch \w+|production|staging|docs|shop)/gu, (_, author: Author) =>
      this.linkOf(author),
    )
  }

  /** The newest link that somebody made or filled; a name that nobody has if there is none. */
  linkOf(author: Author): string {
    return this.#links.get(author) ?? 'nobody.tiiny.test'
  }

  /** Notes a change to a link with what is so at this moment. */
  note(kind: Change['kind'], link: string, run: number | undefined): void {
    const owner = this.#authors.get(link) ?? ''
    const author = run === undefined ? undefined : this.#runs.get(run)
    const isRecorded = payloadsOf(this.#homeOf(owner), taskOf(owner)).some((payload) => payload.link === link)
    const isCurrent = this.#currentLink(owner) === link
    this.history.push({ kind, link, run, isRecorded, isWanted: this.#isWanted(owner), isCurrent })
    if (kind !== 'deleted' && author !== undefined) this.#fill(link, author)
  }

  #fill(link: string, author: Author): void {
    this.#authors.set(link, author)
    this.#links.set(author, link)
  }

  #homeOf(author: Author): World {
    return this.#homes.get(author) ?? this.world
  }

  /** Where a live site is by its record. */
  #currentLink(owner: Author): string | undefined {
    const [environment = ''] = owner.split(' (')
    return payloadsOf(this.#homeOf(owner), 'deploy:site', environment).findLast(({ link }) => link)?.link
  }

  #isWanted(owner: Author): boolean {
    const { github } = this.#homeOf(owner)
    if (owner.startsWith('branch ')) return github.branches.has(owner.slice('branch '.length))
    const [, number] = /^pull (\d+)/u.exec(owner) ?? []
    return number !== undefined && github.pulls.get(Number(number))?.state === 'open'
  }

  /** Plays one run with what happens meanwhile; also while another one waits. */
  async play(
    run: Run,
    meeting: Meeting = firstOf(),
    { world = this.world, signal = new AbortController().signal }: { world?: World; signal?: AbortSignal } = {},
  ): Promise<StepResult> {
    this.#ids += 1
    const id = this.#ids
    this.#playing.set(id, { signal, meeting })
    for (const each of this.#worlds()) each.meet = this.#meet(each)
    const env = { [runVariable]: String(id) }
    const result = await withEnv(env, run)(world)
    // A request for which a run that failed did not wait may come now.
    this.#playing.delete(id)
    return result
  }

  /** Requests of a run meet what happens in it, and nobody else's do. */
  #meet({ github }: World): World['meet'] {
    return (line, request, response) => {
      const playing = this.#playing.get(Number(request.headers[runHeader]))
      const isGitHub = /\/repos\//u.test(line)
      // Its answers and what it makes have one clock.
      if (isGitHub) response.setHeader('date', new Date(github.now).toUTCString())
      const body = isGitHub ? github.requests.at(-1)?.body : undefined
      return playing?.meeting(line, body, request, response) ?? false
    }
  }

  /** One step of one of the worlds. */
  async step(given: Step, world = this.world): Promise<StepResult> {
    const id = Number(given.env?.[runVariable] ?? ++this.#ids)
    const { signal = new AbortController().signal } = this.#playing.get(id) ?? {}
    const named = Object.entries(given.inputs ?? {}).map(([name, text]) => [name, this.named(text)])
    const inputs: Record<string, string> = Object.fromEntries(named)
    const step: Step = { ...given, inputs, env: { ...given.env, [runVariable]: String(id) } }
    const author = authorOf(step)
    const { domain = '', mode, environment } = inputs
    if (!this.#homes.has(author)) this.#homes.set(author, world)
    this.#runs.set(id, author)
    const home = taskOf(author)
    const recorded = payloadsOf(world, home, environment || undefined).map(({ link }) => link ?? '')
    const of = Number(step.env?.['GITHUB_RUN_ID']) * 100 + Number(step.env?.['GITHUB_RUN_ATTEMPT'] ?? 1)
    const isOf = this.#customDomains[domain] ?? ''
    const names = [domain, isOf, ...(isPreview(author) ? [] : recorded)].filter(Boolean)
    const mayReplace = inputs['when-full'] === 'replace-oldest'
    this.history.push({ kind: 'begin', run: id, author, of, names, isTeardown: mode === 'teardown', mayReplace })
    const result = await runInProcess(step, signal)
    this.#end(id, author, result)
    return result
  }

  #end(run: number, author: Author, { code, stdout, outputs, summary }: StepResult): void {
    this.log += `\n--- run ${run}, ${author}: ${code}\n${stdout}`
    this.#shown += `${stdout.replace(/^::add-mask::.*$/gmu, '')}\n${summary}\n${JSON.stringify(outputs)}\n`
    const errors = annotations({ stdout }, 'error')
    const { result, link: name = '' } = outputs
    const link = this.#customDomains[name] ?? name
    const isUnsure = /^::warning::Could not look whether another/mu.test(stdout)
    this.history.push({ kind: 'end', run, code, errors, isUnsure, result, link, unrecorded: this.#unrecorded() })
  }

  #unrecorded(): string[] {
    const payloads = this.#worlds().flatMap((world) => payloadsOf(world))
    const recorded = new Set(payloads.map(({ link }) => link))
    return liveLinks(this.world).filter((link) => !recorded.has(link))
  }

  #worlds(): World[] {
    return [this.world, ...(this.elsewhere ? [this.elsewhere] : [])]
  }

  /** All previews are closed and swept: at the end of a story nothing of them may be left. */
  async endStory(): Promise<void> {
    const worlds = this.#worlds()
    for (const { github } of worlds) {
      for (const number of github.pulls.keys()) github.setPullState(number, 'closed')
      for (const branch of github.branches.keys()) if (branch !== 'main') github.deleteBranch(branch)
    }
    for (const world of [...worlds, ...worlds]) await this.play(sweep(), undefined, { world })
    const held = pages(this.world)
    const links = Object.keys(held).filter((link) => isPreview(this.#authors.get(link) ?? ''))
    const tasks = worlds.flatMap(({ github }) => github.deployments.map(({ task }) => task))
    const previewTasks = tasks.filter((task) => /^deploy:(?:pr|branch)-/u.test(task))
    this.history.push({ kind: 'story ends', links, previewTasks })
  }

  /** What may never happen did not, GitHub understood all, and no secret is shown. A limit is not for the oracle. */
  expectNoFault(isLimit = false): void {
    const faults = isLimit ? [] : faultsOf(this.history)
    let shown = this.#shown
    for (const { github } of this.#worlds()) {
      faults.push(...github.violations)
      const statuses = github.deployments.map(({ id }) => github.statusesOf(id))
      const comments = [...github.pulls.keys()].map((number) => github.commentsOf(number))
      shown += JSON.stringify([github.deployments, statuses, comments])
    }
    if (shown.includes(DEFAULT_KEY) || shown.includes(DEFAULT_TOKEN)) faults.push('a secret is shown')
    if (/^::error::x/mu.test(shown)) faults.push('a text from outside is a command')
    expect(faults, [...faults, this.log].join('\n')).toEqual([])
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.elsewhere?.[Symbol.asyncDispose]()
    await this.world[Symbol.asyncDispose]()
  }
}

function taskOf(author: Author): string {
  const [, number] = /^pull (\d+)/u.exec(author) ?? []
  if (number !== undefined) return `deploy:pr-${number}`
  return author.startsWith('branch ') ? `deploy:branch-${author.slice('branch '.length)}` : 'deploy:site'
}
