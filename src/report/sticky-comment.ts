import { setTimeout } from 'node:timers/promises'
import { GitHubError, isForbidden } from '../deployments/answers.ts'
import { commentsOf, createComment, deleteComment, loginOf, updateComment } from '../deployments/comments.ts'
import type { GitHub } from '../deployments/github.ts'
import { notCommented } from '../deployments/permissions.ts'
import { messageOf } from '../errors.ts'
import type { Inputs } from '../plan/inputs.ts'
import type { Target } from '../target.ts'
import { printable } from '../text/printable.ts'
import { sectionOf, unfinishedSection } from './comment.ts'
import { log } from './log.ts'
import type { Outcome } from './outcome.ts'
import { bodyOf, commentMarker, isKept, keyOf, type Section, sectionsIn } from './sections.ts'

/** Milliseconds after which a job that had read before has written. */
const moment = 1000

const mostWrites = 5

export interface Commenter {
  /** Asks for the comments, shortly before there is news. An error is told by `write`. */
  prepare(): void
  /** Shows what a run has come to. An error is one warning. */
  write(outcome: Outcome): Promise<void>
}

/** The comments of a pull request. */
interface Thread {
  readonly github: GitHub
  readonly number: number
  readonly wait: (milliseconds: number) => Promise<unknown>
}

/** Our comments, oldest first, and their sections. Jobs that raced have made several. */
interface Own {
  readonly ids: readonly number[]
  readonly sections: readonly Section[]
}

/** Keeps the section of a site; does nothing if that is no pull request's, or the user wants no comment. */
export function commenter(
  site: Pick<Target, 'subject' | 'environment'> | undefined,
  github: GitHub | undefined,
  { comment, message, dryRun }: Pick<Inputs, 'comment' | 'message'> & Partial<Pick<Inputs, 'dryRun'>>,
  wait: Thread['wait'] = setTimeout,
): Commenter {
  if (!comment || dryRun || github === undefined || site?.subject.kind !== 'pull-request')
    return { prepare: () => {}, write: async () => {} }
  const { subject, environment } = site
  const thread: Thread = { github, number: subject.number, wait }
  const key = environment.toLowerCase()
  let early: { readonly own: Promise<Own>; readonly at: number } | undefined
  const known = async (): Promise<Own> => {
    const asked = early
    early = undefined
    // Another job may have written since then.
    return await (asked && performance.now() - asked.at < moment ? asked.own : read(thread))
  }
  return {
    prepare() {
      early ??= { own: read(thread), at: performance.now() }
      early.own.catch(() => {})
    },
    write: (outcome) => keep(thread, key, known, (before) => sectionOf(outcome, message, before)),
  }
}

/** The post step: the section of this very run and attempt no longer says that it builds. Anything else stays. */
export async function endBuilding(github: GitHub, number: number, environment: string, run: string): Promise<void> {
  const thread: Thread = { github, number, wait: setTimeout }
  const change = (before: Section | undefined) => before && unfinishedSection(before, run)
  await keep(thread, environment.toLowerCase(), () => read(thread), change)
}

/** @param change the new section, for the one that is there; undefined if there is no news */
async function keep(
  thread: Thread,
  key: string,
  known: () => Promise<Own>,
  change: (before: Section | undefined) => Section | undefined,
): Promise<void> {
  try {
    const own = await known()
    const section = change(own.sections.find((each) => keyOf(each) === key))
    if (section) await write(thread, own, section)
  } catch (error) {
    log.warning(isForbidden(error) ? notCommented(error) : printable(messageOf(error)))
  }
}

/** Whose the token of a client is. */
const logins = new WeakMap<GitHub, Promise<string>>()

/** An app's login ends in `[bot]` in REST, but not always in GraphQL. A person's login can't end so. */
async function read({ github, number }: Thread): Promise<Own> {
  const asked = logins.get(github) ?? loginOf(github)
  logins.set(github, asked)
  const [login, all] = await Promise.all([asked, commentsOf(github, number)])
  const isOurs = (author: string, bot: boolean) => author === login || (bot && author === `${login}[bot]`)
  const ours = all.filter(({ body, author, bot }) => body.startsWith(commentMarker) && isOurs(author, bot))
  ours.sort((a, b) => a.id - b.id)
  // Of two sections of one site the newer comment has the newer one.
  const newest = new Map(ours.flatMap(({ body }) => sectionsIn(body)).map((each) => [keyOf(each), each] as const))
  return { ids: ours.map(({ id }) => id), sections: [...newest.values()] }
}

/** Writes a section until it is there: other jobs write the same comment, and may have read it before. */
async function write(thread: Thread, own: Own, section: Section): Promise<void> {
  let { ids, sections } = own
  for (let attempt = 1; attempt <= mostWrites; attempt += 1) {
    const others = sections.filter((each) => keyOf(each) !== keyOf(section))
    const isSure = await put(thread, ids, bodyOf(others, section))
    if (isSure && ids.length === 1 && others.length === 0) return
    // Jobs that disturb each other wait for different times.
    await thread.wait(attempt === 1 ? moment : moment * (1 + 2 * attempt * Math.random()))
    ;({ ids, sections } = await read(thread))
    if (ids.length === 1 && isKept(section, sections)) return
  }
  throw new Error('The comment on the pull request may lack this site: other jobs went on writing it.')
}

/** Makes one comment of ours. Returns false if it is not known whether it is there. */
async function put({ github, number }: Thread, [oldest, ...others]: readonly number[], body: string): Promise<boolean> {
  try {
    if (oldest === undefined) await createComment(github, number, body)
    else await updateComment(github, oldest, body)
  } catch (error) {
    const isGone = oldest !== undefined && error instanceof GitHubError && error.status === 404
    if (isGone || (error instanceof GitHubError && error.mayBeDone)) return false
    throw error
  }
  for (const id of others) await deleteComment(github, id)
  return true
}
