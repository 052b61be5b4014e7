import type { Facts, Records } from '../record/records.ts'
import { type Entry, linksOf } from '../rules/world.ts'
import type { Target } from '../target.ts'
import { bestEffort } from '../view/log.ts'

/**
 * What this run writes into its record: an entry before anything is sent, and a second one that names what the service
 * answered, where the first could not. What was recorded is a fact; the states beside it only show people how it goes on.
 */
export class Recording {
  readonly #target: Target
  readonly #records: Records
  /** Of this run, the oldest first. */
  #made: Entry[] = []
  /** Of the record before this run, newest first. */
  #before: readonly Entry[] = []
  #started: Promise<unknown> = Promise.resolve()

  constructor(target: Target, records: Records) {
    this.#target = target
    this.#records = records
  }

  /** GitHub's id of the entry that counts; undefined if there is none. */
  get id(): number | undefined {
    return this.#made.at(-1)?.id || undefined
  }

  get entries(): readonly Entry[] {
    return [...this.#made.toReversed(), ...this.#before]
  }

  /**
   * Records that a deploy begins. Nothing may be sent before.
   *
   * @param before the record as it was; left out for another beginning of the same run
   */
  async begin(facts: Facts, before = this.#before): Promise<void> {
    this.#before = before
    const made = await this.#records.add(this.#target, facts)
    this.#made.push(made)
    // Nothing waits for this request: it is sent beside the upload. The next state waits for it.
    this.#started = bestEffort('record that the deploy has started', () => this.#records.show(made, 'in_progress'))
  }

  /** Records what the service answered. Without it nobody would know of the link. */
  async name(facts: Facts): Promise<void> {
    this.#made.push(await this.#records.add(this.#target, { ...facts, again: true }, true))
  }

  /**
   * Shows that the link has the site. The entry may have been deleted meanwhile, by the end of a preview: then the link
   * is recorded once more.
   */
  async succeed(link: string, facts: Facts): Promise<void> {
    // A state that came late would be the newest one.
    await this.#started
    const { id } = this.#made.at(-1) ?? {}
    const others = this.entries.filter((each) => each.id !== id && this.#isReplaced(each, link))
    const retire = bestEffort('end the deployment before this one', () => this.#show(others, 'inactive'))
    const recorded = (async () => {
      const last = this.#made.at(-1)
      const show = async () => !last || (await this.#records.show(last, 'success', link))
      if ((await bestEffort('record the deploy', show)) !== false) return
      await this.name({ ...facts, link })
      await bestEffort('record the deploy', () => this.#show(this.#made.slice(-1), 'success', link))
    })()
    await Promise.all([recorded, retire])
  }

  /** The entries of this run before its last one, the record's newest one before it, and the last one of this link. */
  #isReplaced(entry: Entry, link: string): boolean {
    const [newest] = this.#before
    const sameLink = this.#before.find((each) => linksOf([each]).includes(link))
    return this.#made.includes(entry) || entry === newest || entry === sameLink
  }

  /** @param link if it has the site in spite of the failure, or may have it */
  async fail(link: string | undefined): Promise<void> {
    await this.#started
    await bestEffort('record that the deploy failed', () => this.#show(this.#made.slice(-1), 'failure', link))
    await bestEffort('end the deployment before this one', () => this.#show(this.#made.slice(0, -1), 'inactive'))
  }

  async #show(entries: readonly Entry[], state: 'success' | 'failure' | 'inactive', link?: string): Promise<void> {
    await Promise.all(entries.map((entry) => this.#records.show(entry, state, link)))
  }

  /** Deletes the entries that name a link, which is gone, or a live site's. */
  async forget(link: string): Promise<void> {
    await this.#delete(this.entries.filter((each) => each.link === link))
  }

  /** Deletes what this run has recorded, because nothing is deployed. */
  async withdraw(): Promise<void> {
    await bestEffort('delete the deployment of this run', () => this.#delete(this.#made))
  }

  async #delete(over: readonly Entry[]): Promise<void> {
    if (over.length === 0) return
    await this.#started
    await this.#records.forget(over)
    this.#made = this.#made.filter((each) => !over.includes(each))
    this.#before = this.#before.filter((each) => !over.includes(each))
  }
}
