import { type Advice, CancelledError, shownText, TwinError } from '../errors.ts'
import type { Details } from '../features/what-changed/comment/details.ts'
import type { Progress } from '../history.ts'
import { anchor, commitName, escapeMarkdown, noted, oneLine, paragraph, paragraphs, prose } from '../text/markdown.ts'
import { holdsSecret } from '../text/masking.ts'
import { isNewerRun, runOf, runUrl } from '../variables.ts'
import { type Failed, leftAlone, type Outcome, type Skipped, type Swept } from './outcome.ts'
import { skipReason } from './outputs.ts'

type SectionState = 'live' | 'failed' | 'cancelled' | 'removed' | 'no room'

export const factNames = ['environment', 'state', 'link', 'shown', 'commit', 'changes', 'run'] as const

/**
 * For headings, the table and later runs. `link` is where the preview is, `shown` the commit that visitors see, `commit`
 * the run's, `changes` as in `1 changed, 2 new`, and `run` is `<run id>.<attempt>`. Unknown values are empty strings.
 */
export type SectionFacts = Readonly<Record<(typeof factNames)[number], string> & { state: SectionState }>

/** The Markdown for one site, without a heading. */
export interface Section {
  readonly facts: SectionFacts
  readonly text: string
  /** Lists and pictures, of which a comment shows as much as it has room for. */
  readonly lists?: (maxCharacters: number) => string
  /** The same without a limit, for the summary. */
  readonly details?: () => readonly Details[]
  /** The input `message`. It comes last. */
  readonly message?: string
}

type OfSite = Exclude<Outcome, Swept>

function section({ target }: OfSite, state: SectionState, more: Partial<SectionFacts>, ...lines: string[]): Section {
  const { environment = '', sha: commit = '' } = target ?? {}
  const facts = { environment, state, link: '', shown: '', commit, changes: '', run: runOf(), ...more }
  return { facts: { ...facts, link: holdsSecret(facts.link) ? '' : facts.link }, text: paragraphs(...lines) }
}

/** For the comment. Undefined if that stays as it is. @param oldSection the section that it has */
export function sectionOf(
  outcome: Outcome,
  message: string,
  oldSection?: Section,
  remarks: readonly Advice[] = [],
): Section | undefined {
  const log = runUrl() && `[log](${runUrl()})`
  if (outcome.kind === 'skipped' && outcome.isBuildFailed) return failedBuild(outcome, log, oldSection?.facts)
  if (outcome.kind === 'swept' || (outcome.kind === 'skipped' && !outcome.isFull)) return undefined
  if (outcome.kind === 'failed' && outcome.error instanceof TwinError) return besideTwin(outcome, log, oldSection)
  // Don't comment on a pull request that never had a preview. Keep an earlier "removed".
  const isThere = oldSection !== undefined && oldSection.facts.state !== 'removed'
  if (outcome.kind === 'removed') {
    const isNews = isThere || skipReason(outcome) === '' || outcome.left?.length
    if (outcome.isPartial || !isNews) return undefined
  }
  return sectionFor(outcome, log, message, remarks, oldSection?.facts)
}

/** The text for comment and summary. @param log a link in Markdown; empty in the summary, which is beside the log */
export function sectionFor(
  outcome: OfSite,
  log: string,
  message: string,
  warnings: readonly Advice[],
  there?: SectionFacts,
): Section {
  const notes = noted(warnings, shownText(outcome.error).hint?.blocks)
  switch (outcome.kind) {
    case 'deployed': {
      const { link, differences, access, isOutdated } = outcome
      const { sha: commit } = outcome.target
      const { text = '', ...others } = differences?.markdown(link) ?? {}
      const readers = { public: 'everybody can read it', password: 'visitors need the password', '': '' }
      const first = oneLine(`Commit ${commitName(commit)}`, readers[access], log)
      const facts = { link, shown: commit, changes: differences?.short ?? '' }
      const newer = isOutdated ? '⚠️ The pull request has a newer commit than this one by now.' : ''
      const live = section(outcome, 'live', facts, first, newer, notes, text)
      return { ...live, ...others, message: messageFor(message, link) }
    }
    case 'removed': {
      // What was left is the reason, or a warning.
      const others = noted(warnings.filter(({ text }) => !outcome.reason.includes(text)))
      return section(outcome, 'removed', {}, prose(outcome.reason), others, oneLine(deletedText(outcome.deleted), log))
    }
    case 'skipped': {
      const { findings, next = '', reason } = outcome
      return section(outcome, 'no room', {}, prose(findings ? next : reason), notes, log)
    }
    case 'failed': {
      const { link = '', shown = '' } = leftAlone(outcome, there) ?? {}
      const still = stillLive(link, shown, outcome.target?.sha)
      const state = outcome.error instanceof CancelledError ? 'cancelled' : 'failed'
      return section(outcome, state, { link, shown }, still, errorText(outcome.error), remainsOf(outcome), notes, log)
    }
  }
}

function messageFor(message: string, link: string): string {
  const text = message.replaceAll('{url}', `https://${link}`).replaceAll('{link}', link)
  return holdsSecret(text) ? '***' : text
}

/** For a build that failed. Undefined if this run or a newer one wrote the section that is there. */
function failedBuild(outcome: Skipped, log: string, there?: SectionFacts): Section | undefined {
  const { target } = outcome
  const { run = '', environment = target?.environment ?? '', link = '', shown = '' } = there ?? {}
  if ((run !== '' && run === runOf()) || isNewerRun(run, runOf())) return undefined
  const what = `The job for ${commitName(target?.sha ?? '')} failed`
  return section(outcome, 'failed', { environment, link, shown }, oneLine(what, log), stillLive(link, shown))
}

/** The other job's section stays, because the preview did not fail. Undefined if it is of another commit, or says so. */
function besideTwin({ error, target }: Failed, log: string, there?: Section): Section | undefined {
  const what = '⚠️ A second job wanted the same address:'
  if (there === undefined || there.facts.commit !== target?.sha || there.text.includes(what)) return undefined
  return { ...there, text: paragraphs(there.text, `${what} ${oneLine(prose(shownText(error).message), log)}`) }
}

/** Empty if there is no link. @param sha the commit that was not deployed by this run */
function stillLive(link: string, shown: string, sha = ''): string {
  const by = shown === sha ? ', deployed by another run or job' : ''
  return link && `Still live: ${anchor(link)}, which shows ${commitName(shown)}${by}.`
}

const deletedText = (links: readonly string[]): string =>
  links.length > 0 ? `Deleted: ${links.map(escapeMarkdown).join(', ')}` : ''

export function errorText(error: unknown): string {
  const { message, hint, list } = shownText(error)
  const lines = list.map((line) => `- ${prose(line)}`).join('\n')
  return paragraphs(prose(message), lines, hint && `**What to do:** ${paragraph(hint)}`)
}

/** Whether a failed run's commit is online, and what was deleted. */
function remainsOf({ error, target, operation, progress, workflow }: Failed): string {
  if (target === undefined || progress === undefined || workflow !== undefined) return ''
  const isOfDeploy = operation === 'deploy' && !(error instanceof TwinError)
  const commit = isOfDeploy ? `Commit ${commitName(target.sha)} ${placeOf(progress)}` : ''
  // What was taken back is in the message.
  const deleted = progress.deleted.filter((each) => !shownText(error).message.includes(`${each} was deleted again.`))
  return paragraphs(commit, deletedText(deleted))
}

function placeOf({ upload, link }: Progress): string {
  if (upload === 'not sent') return 'was not deployed.'
  return `${upload === 'done' ? 'is' : 'may be'} live at ${link ? anchor(link) : 'a new address, which is not known'}.`
}
