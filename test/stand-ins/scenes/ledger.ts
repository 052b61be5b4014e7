/**
 * Who made and filled each link of an account, told by its pages: what no run may do, whatever happens, is noted as it
 * happens and held against what the runs said.
 */
import { expect } from 'vitest'
import type { HostingOptions } from '../hosting/hosting.ts'
import type { StepResult } from '../runner/runner.ts'
import { annotations, liveLinks, pages, recordedLinks } from './records.ts'
import type { Run } from './stage.ts'
import type { World } from './world.ts'

/** What a page begins with, up to a comma: `pull 7`, `branch topic`, `production`, `staging`, `before`. */
type Author = string

interface Harm {
  readonly link: string
  readonly what: string
}

/** Whether a page is a preview's; a reserve's page has no author of its own, and only previews reserve here. */
const isPreview = (author: Author): boolean => /^(?:pull|branch) |being built/u.test(author)

const authorOf = (page: string): Author => page.split(',')[0] ?? ''

/** One account's. Give `onLink` to the world, and play each run through it. */
export class Ledger {
  #world: World | undefined
  /** Other repositories with this account. */
  readonly #others: World[] = []
  /** What each link held when last looked at. */
  readonly #pages = new Map<string, string>()
  readonly #harms: Harm[] = []
  /** Links that a person tears down by name. */
  readonly #given = new Set<string>()
  /** The run that is played, where one is played after the other. */
  #active: { readonly name: string; readonly world: World } | undefined
  #errors = ''
  #unknown = 0
  #log = ''

  /** For the option of the hosting stand-in. */
  readonly onLink: NonNullable<HostingOptions['onLink']> = (change, link) => {
    const was = this.#pages.get(link)
    const now = this.#world && pages(this.#world)[link]
    if (now === undefined) this.#pages.delete(link)
    else this.#pages.set(link, now)
    if (was === undefined) return
    const owner = authorOf(was)
    if (change === 'deleted') {
      if (!this.#mayGo(owner) && !this.#given.has(link)) this.#harms.push({ link, what: `deleted: ${was}` })
    } else if (now !== undefined && authorOf(now) !== owner && isPreview(authorOf(now))) {
      // A reserve's page is of the preview whose site follows.
      if (!/being built/u.test(was + now)) this.#harms.push({ link, what: `${was}, overwritten by ${now}` })
      else if (!isPreview(owner)) this.#harms.push({ link, what: `${was}, overwritten by a reserve` })
    }
  }

  /** A preview's link goes with its own run, or where it is not wanted any more by a run of its own repository. */
  #mayGo(owner: Author): boolean {
    if (!isPreview(owner)) return false
    const { name, world } = this.#active ?? {}
    if (world === undefined || name === owner || /being built/u.test(owner)) return true
    const [kind, ...rest] = owner.split(' ')
    if (kind === 'branch') return world === this.#world && !world.github.branches.has(rest.join(' '))
    return world.github.pulls.get(Number(rest[0]))?.state === 'closed'
  }

  /** What is there before, and other repositories that share the account. */
  watch(world: World, ...others: readonly World[]): void {
    this.#world = world
    this.#others.push(...others)
    for (const [link, page] of Object.entries(pages(world))) this.#pages.set(link, page)
  }

  /** Something was published from outside. */
  noteOutside(link: string, page: string): void {
    this.#pages.set(link, page)
  }

  /** From here on a person may have this link deleted. */
  give(link: string): void {
    this.#given.add(link)
  }

  /** Plays a run by itself: its name is the author of what it publishes. */
  async play(name: string, run: Run, world: World): Promise<StepResult> {
    this.#active = { name, world }
    const result = await run(world)
    this.#active = undefined
    return this.note(name, result)
  }

  /** Notes a run that was played otherwise, such as inside of another one. */
  note(name: string, result: StepResult): StepResult {
    this.#log += `\n--- ${name}: ${result.code}\n${result.stdout}`
    const errors = annotations(result, 'error')
    this.#errors += `\n${errors.join('\n')}`
    if (result.code !== 0) {
      expect(errors.length, this.#log).toBeGreaterThan(0)
      if (/not known|may exist|may have made|may have been made/iu.test(errors.join('\n'))) this.#unknown += 1
    } else expect(result.outputs['result'], this.#log).toMatch(/^(?:deployed|deleted|skipped)$/u)
    return result
  }

  /** What all runs printed. */
  get log(): string {
    return this.#log
  }

  /** Whether a run made something that it does not know. */
  get hasUnknown(): boolean {
    return this.#unknown > 0
  }

  /** No link was lost or overwritten by who did not make it, unless a red run says so and names it. */
  expectNoHarm(): void {
    const unsaid = this.#harms.filter(({ link }) => !this.#errors.includes(link))
    expect(unsaid, this.#log).toEqual([])
  }

  /** Each link that a preview made is named by a record or by an error, but for those whose making was not known. */
  expectNothingLeaked(): void {
    const known = new Set(this.#worlds().flatMap((world) => [...recordedLinks(world)]))
    expect(this.#unnamed(known).length, `${this.#log}\n${this.#unnamed(known)}`).toBeLessThanOrEqual(this.#unknown)
  }

  /** All previews are closed: no link and no deployment of theirs is left, but links that an error named. */
  expectNothingLeft(): void {
    const left = this.#unnamed(new Set())
    expect(left.length, `${this.#log}\nleft: ${left}`).toBeLessThanOrEqual(this.#unknown)
    const tasks = this.#worlds().flatMap(({ github }) => github.deployments.map(({ task }) => task))
    expect(
      tasks.filter((task) => /^deploy:(?:pr|branch)-/u.test(task)),
      this.#log,
    ).toEqual([])
  }

  /** GitHub understood all that was asked. */
  expectUnderstood(): void {
    expect(
      this.#worlds().flatMap(({ github }) => github.violations),
      this.#log,
    ).toEqual([])
  }

  #unnamed(known: ReadonlySet<string>): string[] {
    if (this.#world === undefined) return []
    const held = pages(this.#world)
    const previews = liveLinks(this.#world).filter((link) => isPreview(authorOf(held[link] ?? '')))
    return previews.filter((link) => !known.has(link) && !this.#errors.includes(link))
  }

  #worlds(): World[] {
    return [...(this.#world ? [this.#world] : []), ...this.#others]
  }
}
