import type { Entry } from '../rules/world.ts'
import type { Subject, Target } from '../target.ts'

/** The task of every live site, whatever its environment: so one request lists them all. */
export const liveSiteTask = 'deploy:site'

/** Whose a record is: a live site's or a preview's, in one environment. */
export type RecordOwner = Pick<Target, 'environment' | 'subject'>

/** The name of a record, which is all deployments of ours of one environment and task. */
type RecordName = Pick<Entry, 'environment' | 'task'>

export function recordOf({ environment, subject }: RecordOwner): RecordName {
  if (subject.kind === 'live-site') return { environment, task: liveSiteTask }
  const name = subject.kind === 'branch' ? `branch-${subject.branch}` : `pr-${subject.number}`
  return { environment, task: `deploy:${name}` }
}

/** The subject of a preview's task, so the reverse of `recordOf`; undefined for live sites and other tools' tasks. */
export function previewOf(task: string): Subject | undefined {
  const number = /^deploy:pr-(\d{1,15})$/u.exec(task)?.[1]
  if (number !== undefined) return { kind: 'pull-request', number: Number(number) }
  const branch = /^deploy:branch-(.+)$/su.exec(task)?.[1]
  return branch === undefined ? undefined : { kind: 'branch', branch }
}

/** A text that is equal for two names only if they are of one record. GitHub ignores the case of an environment. */
export function keyOf({ environment, task }: RecordName): string {
  return JSON.stringify([environment.toLowerCase(), task])
}

export interface Facts {
  /** Undefined for a draft, and where only other names are known. */
  readonly link?: string | undefined
  readonly names?: readonly string[]
  readonly protected?: boolean | undefined
  readonly reserved?: boolean | undefined
  readonly again?: boolean
}

/** How a deployment ended, or that it is under way, for people. The action never reads it. */
export type State = 'in_progress' | 'success' | 'failure' | 'inactive'

/** As the methods of `Records`, with the answers of questions that are on their way. */
export interface EarlyLook {
  list(): Promise<readonly Entry[]>
  liveSites(since: number): Promise<readonly Entry[]>
}

/** A preview's record, as the list of its environment has it. */
export interface Preview extends RecordOwner {
  readonly own: readonly Entry[]
}

/**
 * What is remembered of links: another store is another object like this one. Each method throws if it can't do what it
 * says: what can't be read is never taken for nothing.
 */
export interface Records {
  /** Asks the first questions of a deploy early. What was answered is for one look, right before the record is used. */
  prepare(owner: RecordOwner): EarlyLook
  /** A record's entries, newest first. Of a live site, which may have thousands, the newest 100, or up to one with a link. */
  list(owner: RecordOwner): Promise<readonly Entry[]>
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

/** For a run without a token. The user has decided that nothing is recorded or owned. */
export const noRecords: Records = {
  prepare: () => ({ list: async () => [], liveSites: async () => [] }),
  list: async () => [],
  liveSites: async () => [],
  previews: async () => [],
  add: async (target, { link, names = [], again = false }) => ({
    ...recordOf(target),
    id: 0,
    createdAt: 0,
    link,
    names,
    run: '',
    job: '',
    again,
    protected: false,
    reserved: false,
  }),
  show: async () => true,
  forget: async () => {},
  mayAdd: async () => false,
}
