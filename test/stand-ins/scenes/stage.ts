/** Where scenes are played: the services, whatever happened at them, and who did it. */
import { expect } from 'vitest'
import { DEFAULT_TOKEN } from '../github/github.ts'
import { DEFAULT_KEY, type HostingOptions, likeLive } from '../hosting/hosting.ts'
import { runHeader, runInProcess, runVariable } from '../runner/in-process.ts'
import type { Step, StepResult } from '../runner/runner.ts'
import { type Meeting, moments } from './moments.ts'
import { type Author, type Facts, isPreview, Oracle } from './oracle.ts'
import { annotations, liveLinks, payloadsOf } from './records.ts'
import { authorOf, type Run, sweep, withEnv } from './runs.ts'
import { type Meet, makeWorld, type World, type WorldOptions } from './world.ts'

export interface StageOptions extends WorldOptions {
  /** Links that are there, each with the page `before` unless given. */
  readonly links?: readonly string[] | Readonly<Record<string, string>>
  readonly linkLimit?: number
}

/** Both kinds of service that make links by name. */
export const services = {
  'by the interface': { linkSuffix: 'tiiny.site' },
  'like the live one': { ...likeLive, uploadsADay: 1000 },
} satisfies Record<string, HostingOptions>

/** Both services in this process. Each change to a link and each run are told to the oracle. */
export class Stage {
  readonly world: World
  readonly oracle = new Oracle()
  log = ''
  #shown = ''
  /** Runs that are under way, and what happens meanwhile. */
  readonly #playing = new Map<number, { signal: AbortSignal; meeting: Meeting }>()
  #ids = 0
  /** By author: the link that they filled last. */
  readonly #links = new Map<Author, string>()

  private constructor(world: World) {
    this.world = world
  }

  static async set({ links = [], linkLimit = 100, ...options }: StageOptions = {}): Promise<Stage> {
    const seeds = Array.isArray(links) ? links.map((link) => [link, 'before']) : Object.entries(links)
    const seeded = Object.fromEntries(seeds.map(([link, page]) => [link, { 'index.html': page }]))
    const on: { stage?: Stage } = {}
    const world = await makeWorld({
      files: { 'index.html': 'mine' },
      run: (step) => on.stage?.step(step) ?? expect.fail(),
      ...options,
      hosting: {
        namedLinks: true,
        accounts: { [DEFAULT_KEY]: { linkLimit, links: seeded } },
        ...options.hosting,
        onLink: (change, link, { headers }) => on.stage?.note(change, link, Number(headers[runHeader])),
      },
    })
    const stage = new Stage(world)
    on.stage = stage
    for (const [link = '', page = ''] of seeds) stage.#owns(link, page)
    world.outside = (link, page) => stage.#owns(link, page)
    world.meet = (...exchange) => stage.#meet(...exchange)
    return stage
  }

  /** Somebody's site is under a link, from before or from outside. */
  #owns(link: string, author: Author): void {
    this.oracle.owns(link, author)
    this.#links.set(author, link)
  }

  /** A text with `@pull 7` and the like replaced by the link that they made or filled last. */
  named(text: string): string {
    return text.replace(
      /@(pull \d+|branch \w+|production|staging|docs|shop)/gu,
      (_, author: Author) => this.#links.get(author) ?? 'nobody.tiiny.test',
    )
  }

  /** Tells the oracle of a change to a link, with what is so at this moment. */
  note(change: 'created' | 'updated' | 'deleted', link: string, run: number): void {
    const facts = this.#factsOf(link, this.oracle.owner(link))
    const author = this.oracle[change === 'deleted' ? 'delete' : 'fill'](run, link, facts)
    if (author !== undefined) this.#links.set(author, link)
  }

  #factsOf(link: string, owner: Author): Facts {
    const { github } = this.world
    const [, kind, name = ''] = /^(pull|branch) (\S+)/u.exec(owner) ?? []
    const [environment = ''] = owner.split(' (')
    const isOpen = kind === 'pull' && github.pulls.get(Number(name))?.state === 'open'
    return {
      isRecorded: payloadsOf(this.world, taskOf(owner)).some((payload) => payload.link === link),
      isWanted: isOpen || (kind === 'branch' && github.branches.has(name)),
      isCurrent: payloadsOf(this.world, 'deploy:site', environment).findLast((each) => each.link)?.link === link,
    }
  }

  /** Plays one run with what happens meanwhile; also while another one waits. */
  async play(run: Run, meeting = moments([]), signal = new AbortController().signal): Promise<StepResult> {
    this.#ids += 1
    const id = this.#ids
    this.#playing.set(id, { signal, meeting })
    const result = await withEnv({ [runVariable]: String(id) }, run)(this.world)
    // A request for which a run that failed did not wait may come now.
    this.#playing.delete(id)
    return result
  }

  /** Requests of a run meet what happens in it, and nobody else's do. */
  async #meet(...[line, request, response]: Parameters<Meet>): Promise<boolean> {
    const { github } = this.world
    const playing = this.#playing.get(Number(request.headers[runHeader]))
    const isGitHub = line.includes('/repos/')
    // Its answers and what it makes have one clock.
    if (isGitHub) response.setHeader('date', new Date(github.now).toUTCString())
    const said = isGitHub && github.requests.at(-1)?.body
    const isNamed = typeof said === 'object' && said !== null && 'ref' in said
    return (await playing?.meeting(isNamed ? `${line} ref` : line, request, response)) ?? false
  }

  async step(given: Step): Promise<StepResult> {
    const id = Number(given.env?.[runVariable] ?? ++this.#ids)
    const named = Object.entries(given.inputs ?? {}).map(([name, text]) => [name, this.named(text)])
    const inputs: Record<string, string> = Object.fromEntries(named)
    const step: Step = { ...given, inputs, env: { ...given.env, [runVariable]: String(id) } }
    const author = authorOf(step)
    const recorded = isPreview(author) ? [] : payloadsOf(this.world, 'deploy:site', inputs['environment'] || undefined)
    this.oracle.begin(id, {
      author,
      of: `${step.env?.['GITHUB_RUN_ID']}.${step.env?.['GITHUB_RUN_ATTEMPT']}`,
      names: [inputs['domain'], ...recorded.map(({ link }) => link)].filter((link) => link !== undefined),
      isTeardown: inputs['mode'] === 'teardown',
      mayReplace: inputs['when-full'] === 'replace-oldest',
    })
    const result = await runInProcess(step, this.#playing.get(id)?.signal)
    this.#end(id, author, result)
    return result
  }

  #end(run: number, author: Author, { code, stdout, outputs, summary }: StepResult): void {
    this.log += `\n--- run ${run}, ${author}: ${code}\n${stdout}`
    this.#shown += `${stdout.replace(/^::add-mask::.*$/gmu, '')}\n${summary}\n${JSON.stringify(outputs)}\n`
    const errors = annotations({ stdout }, 'error')
    const isUnsure = /^::warning::Could not look whether another/mu.test(stdout)
    const recorded = payloadsOf(this.world).map(({ link }) => link)
    const unrecorded = liveLinks(this.world).filter((link) => !recorded.includes(link))
    const { result, link = '' } = outputs
    this.oracle.end(run, { code, errors, isUnsure, result, link, unrecorded })
  }

  /** All previews are closed and swept: at the end of a story nothing of them may be left. */
  async endStory(): Promise<void> {
    const { github } = this.world
    for (const number of github.pulls.keys()) github.setPullState(number, 'closed')
    for (const branch of github.branches.keys()) if (branch !== 'main') github.branches.delete(branch)
    for (let sweeps = 0; sweeps < 2; sweeps += 1) await this.play(sweep())
    this.oracle.expectNoLeak(liveLinks(this.world), 'all was swept')
    const tasks = github.deployments.map(({ task }) => task)
    expect(
      tasks.filter((task) => /^deploy:(?:pr|branch)-/u.test(task)),
      this.log,
    ).toEqual([])
  }

  /** What may never happen did not, GitHub understood all, and no secret is shown. A limit is not for the oracle. */
  expectNoFault(isLimit = false): void {
    const { github } = this.world
    const faults = [...(isLimit ? [] : this.oracle.faults()), ...github.violations]
    const statuses = github.deployments.map(({ id }) => github.statusesOf(id))
    const comments = [...github.pulls.keys()].map((number) => github.commentsOf(number))
    const shown = this.#shown + JSON.stringify([github.deployments, statuses, comments])
    if (shown.includes(DEFAULT_KEY) || shown.includes(DEFAULT_TOKEN)) faults.push('a secret is shown')
    if (/^::error::x/mu.test(shown)) faults.push('a text from outside is a command')
    expect(faults, [...faults, this.log].join('\n')).toEqual([])
  }
}

function taskOf(author: Author): string {
  const [, kind, name] = /^(pull|branch) (\S+)/u.exec(author) ?? []
  if (kind === undefined) return 'deploy:site'
  return kind === 'pull' ? `deploy:pr-${name}` : `deploy:branch-${name}`
}
