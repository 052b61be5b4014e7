import { setTimeout } from 'node:timers/promises'
import { type Advice, messageOf } from '../errors.ts'
import type { GitHubError } from '../github/answers.ts'
import type { GitHub } from '../github/client.ts'
import { commentsOf, loginOf, replaceComments } from '../github/comments.ts'
import { warnOf } from '../log.ts'
import type { Inputs } from '../plan/inputs.ts'
import type { Target } from '../subject.ts'
import { bodyOf, commentMarker, isKept, sectionsIn, withoutRecord } from './comment.ts'
import type { Outcome } from './outcome.ts'
import { type Section, sectionOf } from './section.ts'

/** How long another job may take between reading and writing. */
const otherJobMs = 1000

const maxWrites = 5

/** The comments of a pull request. */
interface Thread {
  readonly github: GitHub
  readonly number: number
  readonly wait: (milliseconds: number) => Promise<unknown>
}

/** Our comments, oldest first, and their sections by key. Jobs that raced have made several. */
type OurComments = Readonly<{ ids: readonly number[]; sections: Map<string, Section> }>

/** Shows an outcome in the site's section. An error is one warning. */
export type Commenter = (outcome: Outcome, remarks?: readonly Advice[]) => Promise<void>

/** Does nothing if the site is no pull request's, or the user wants no comment. */
export function commenterFor(
  { subject, environment }: Pick<Target, 'subject' | 'environment'>,
  github: GitHub | undefined,
  { comment, message, dryRun }: Pick<Inputs, 'comment' | 'message'> & Partial<Pick<Inputs, 'dryRun'>>,
  wait: Thread['wait'] = setTimeout,
): Commenter {
  const isWanted = comment && !dryRun && subject.kind === 'pull-request'
  const thread = github && isWanted ? { github, number: subject.number, wait } : undefined
  if (thread) loginOf(thread.github).catch(() => {})
  return async (outcome, remarks = []) => {
    if (thread === undefined) return
    try {
      const comments = await read(thread)
      const old = comments.sections.get(environment.toLowerCase())
      const isFree = outcome.kind === 'removed' && old?.facts.link ? await outcome.isFree?.(old.facts.link) : undefined
      const section =
        old && isFree !== undefined ? withoutRecord(old, isFree) : sectionOf(outcome, message, old, remarks)
      if (section) await write(thread, comments, section)
    } catch (error) {
      warnOf(`The comment on pull request #${thread.number} may not show this run. ${messageOf(error)}`, error)
    }
  }
}

/** An app's login ends in `[bot]` in REST, but not always in GraphQL. A person's login can't end so. */
async function read({ github, number }: Thread): Promise<OurComments> {
  const [login, all] = await Promise.all([loginOf(github), commentsOf(github, number)])
  const names = [login, `${login}[bot]`]
  const ours = all.filter(({ body, author }) => body.startsWith(commentMarker) && names.includes(author))
  ours.sort((a, b) => a.id - b.id)
  // If two comments have a section for one site, the newer comment wins.
  const found = ours.flatMap(({ body }) => sectionsIn(body))
  const sections = new Map(found.map((each) => [each.facts.environment.toLowerCase(), each]))
  return { ids: ours.map(({ id }) => id), sections }
}

/** Writes a section until it is there: other jobs write the same comment, and may have read it before. */
async function write(thread: Thread, { ids, sections }: OurComments, section: Section): Promise<void> {
  const key = section.facts.environment.toLowerCase()
  const endsAtMs = performance.now() + 60_000
  let refusal: GitHubError | undefined
  for (let attempt = 1; attempt <= maxWrites && performance.now() < endsAtMs; attempt += 1) {
    sections.set(key, section)
    const isFirst = ids.length === 0 && attempt === 1
    refusal = await replaceComments(thread.github, thread.number, ids, bodyOf([...sections.values()]))
    if (!refusal && ids.length === 1 && sections.size === 1) return
    // Two jobs may both have made a comment; the later reader merges them. The random wait keeps them from colliding again.
    if (refusal || !isFirst)
      await thread.wait(attempt === 1 ? otherJobMs : otherJobMs * (1 + 2 * attempt * Math.random()))
    ;({ ids, sections } = await read(thread))
    if (ids.length === 1 && isKept(section, sections.get(key))) return
  }
  throw refusal ?? new Error('Other jobs went on writing it.')
}
