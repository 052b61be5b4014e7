import type { Entry } from '../rules/world.ts'
import type { Subject, Target } from '../target.ts'
import type { Facts, RecordName } from './format.ts'

/** How a deployment ended, or that it is under way, for people. The action never reads it. */
export type State = 'in_progress' | 'success' | 'failure' | 'inactive'

/** As the methods of `Records`, with the answers of questions that are on their way. */
export interface EarlyLook {
  list(): Promise<readonly Entry[]>
  liveSites(since: number): Promise<readonly Entry[]>
}

/** A preview's record, as the list of its environment has it. */
export interface Preview {
  readonly subject: Subject
  readonly environment: string
  readonly own: readonly Entry[]
}

/**
 * What is remembered of links: another store is another object like this one. Each method throws if it can't do what it
 * says: what can't be read is never taken for nothing.
 */
export interface Records {
  /** Asks the first questions of a deploy early. What was answered is for one look, right before the record is used. */
  prepare(name: RecordName): EarlyLook
  /** A record's entries, newest first. Of a live site, which may have thousands, the newest 100, or up to one with a link. */
  list(name: RecordName): Promise<readonly Entry[]>
  /** Live sites of every environment, newest first: the newest 100, and older ones back to a time (0 for all). */
  liveSites(since: number): Promise<readonly Entry[]>
  /** Those of one environment, the newest first. */
  previews(environment: string): Promise<readonly Preview[]>
  /** Adds an entry. `urgent`: without it nobody would know of the link, so it is tried for two minutes. */
  add(target: Target, facts: Facts, urgent?: boolean): Promise<Entry>
  /** Shows how far a deploy is. False if the entry was deleted meanwhile. */
  show(entry: Entry, state: State, link?: string): Promise<boolean>
  /** Deletes entries whose links are gone, or somebody else's. It is tried for two minutes. */
  forget(entries: readonly Entry[]): Promise<void>
  /** Whether an entry could be added, without adding one. */
  mayAdd(): Promise<boolean>
}
