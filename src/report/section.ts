import { type Advice, CancelledError, shownText } from '../errors.ts'
import type { Details } from '../features/what-changed/comment/details.ts'
import type { Progress } from '../history.ts'
import { anchor, escapeMarkdown, oneLine, paragraph, paragraphs, prose } from '../text/markdown.ts'
import { holdsSecret } from '../text/masking.ts'
import { isNewerRun, runOf } from '../variables.ts'
import type { Failed, Outcome, Skipped, Swept } from './outcome.ts'

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
  readonly details?: readonly Details[]
  /** The input `message`. It comes last. */
  readonly message?: string
}

type OfSite = Exclude<Outcome, Swept>

function section({ target }: OfSite, state: SectionState, more: Partial<SectionFacts>, ...lines: string[]): Section {
  const { environment = '', sha: commit = '' } = target ?? {}
  const facts = { environment, state, link: '', shown: '', commit, changes: '', run: runOf(), ...more }
  return { facts: { ...facts, link: holdsSecret(facts.link) ? '' : facts.link }, text: paragraphs(...lines) }
}

/** The text for comment and summary. @param log a link in Markdown; empty in the summary, which is beside the log */
export function sectionFor(outcome: OfSite, log: string, message: string, warnings: readonly Advice[] = []): Section {
  const notes = noted(warnings)
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
    case 'removed':
      return section(outcome, 'removed', {}, prose(outcome.reason), notes, oneLine(deletedText(outcome.deleted), log))
    case 'skipped': {
      const { findings, workflow, reason } = outcome
      const texts = Object.entries(findings ?? {}).map(([name, text]) => `**${name}:** ${prose(text)}`)
      return section(outcome, 'no room', {}, paragraphs(...texts, workflow) || prose(reason), notes, log)
    }
    case 'failed': {
      const { link = '', sha: shown = '' } = outcome.progress?.stillLive ?? {}
      const state = outcome.error instanceof CancelledError ? 'cancelled' : 'failed'
      return section(outcome, state, { link, shown }, errorText(outcome.error), remainsOf(outcome), notes, log)
    }
  }
}

function messageFor(message: string, link: string): string {
  const text = message.replaceAll('{url}', `https://${link}`).replaceAll('{link}', link)
  return holdsSecret(text) ? '***' : text
}

/** For a build that failed. Undefined if this run or a newer one wrote the section that is there. */
export function failedBuild(outcome: Skipped, log: string, there?: SectionFacts): Section | undefined {
  const { target } = outcome
  const { run = '', environment = target?.environment ?? '', link = '', shown = '' } = there ?? {}
  if ((run !== '' && run === runOf()) || isNewerRun(run, runOf())) return undefined
  const what = `The job for ${commitName(target?.sha ?? '')} failed`
  return section(outcome, 'failed', { environment, link, shown }, oneLine(what, log), stillLive(link, shown))
}

/** Empty if there is no link. */
function stillLive(link: string, shown: string): string {
  return link && `Still live: ${anchor(link)}, which shows ${commitName(shown)}.`
}

const deletedText = (links: readonly string[]): string =>
  links.length > 0 ? `Deleted: ${links.map(escapeMarkdown).join(', ')}` : ''

export function errorText(error: unknown): string {
  const { message, hint } = shownText(error)
  return paragraphs(prose(message), hint && `**What to do:** ${paragraph(hint)}`)
}

/** Whether a failed run's commit is online, what else is, and what was deleted. */
function remainsOf({ target, operation, progress }: Failed): string {
  if (target === undefined || progress === undefined) return ''
  const commit = operation === 'deploy' && `Commit ${commitName(target.sha)} ${placeOf(progress)}`
  const { link = '', sha = '' } = progress.stillLive ?? {}
  return paragraphs([commit, stillLive(link, sha)].filter(Boolean).join(' '), deletedText(progress.deleted))
}

function placeOf({ upload, link }: Progress): string {
  if (upload === 'not sent') return 'was not deployed.'
  return `${upload === 'done' ? 'is' : 'may be'} live at ${link ? anchor(link) : 'a new address, which is not known'}.`
}

/** Warnings and notices in Markdown, each once. */
export function noted(warnings: readonly (Advice & { readonly isNotice?: boolean })[]): string {
  return paragraphs(...new Set(warnings.map((each) => `${each.isNotice ? 'ℹ️' : '⚠️'} ${paragraph(each)}`)))
}

/** GitHub makes a link of it, if it is not in code font. */
export const commitName = (sha: string): string => escapeMarkdown(sha.slice(0, 7))
