import { type Advice, CancelledError, shownText } from '../errors.ts'
import { anchor, escapeMarkdown, oneLine, paragraph, paragraphs, prose } from '../text/markdown.ts'
import { holdsSecret } from '../text/masking.ts'
import { runOf } from '../variables.ts'
import type { Progress } from './history.ts'
import type { Failed, Finding, Outcome, Swept } from './outcome.ts'

/** By the state of a section. */
export const icons = {
  live: '🚀',
  failed: '❌',
  cancelled: '⏹️',
  removed: '🧹',
  'no room': '⏭️',
}

export const factNames = ['environment', 'state', 'link', 'shown', 'commit', 'changes', 'run'] as const

/**
 * For headings, the table and later runs. `link` is where the preview is, `shown` the commit that visitors see, `commit`
 * the run's, `changes` as in `1 changed, 2 new`, and `run` is `<run id>.<attempt>`. Unknown values are empty strings.
 */
export type SectionFacts = Readonly<Record<(typeof factNames)[number], string> & { state: keyof typeof icons }>

/** The Markdown for one site, without a heading. */
export interface Section {
  readonly facts: SectionFacts
  readonly text: string
  /** Lists and pictures. Left out of a comment that is too long. */
  readonly pages?: string
  /** The input `message`. It comes last. */
  readonly message?: string
}

export function previewName(environment: string): string {
  return environment === 'preview' ? 'Preview' : `Preview of ${escapeMarkdown(environment)}`
}

/** As in `🚀 Preview: a.example` and `❌ docs: failed`. */
export function headingOf(name: string, { state, link }: SectionFacts): string {
  return `${icons[state]} ${name}: ${state === 'live' ? anchor(link) : state}`
}

/** A preview that is online. Both are empty if there is none. */
type Live = Pick<SectionFacts, 'link' | 'shown'>

type OfSite = Exclude<Outcome, Swept>

/** The text for comment and summary. @param log a link in Markdown; empty in the summary, which is beside the log */
export function sectionFor(outcome: OfSite, log: string, message: string, warnings: readonly Advice[] = []): Section {
  const { environment: name = '', sha: commit = '' } = outcome.target ?? {}
  const section = (state: SectionFacts['state'], live: Partial<SectionFacts>, ...lines: string[]): Section => {
    const facts = { environment: name, commit, link: '', shown: '', changes: '', run: runOf(), ...live }
    return { facts: { ...facts, state, link: holdsSecret(facts.link) ? '' : facts.link }, text: paragraphs(...lines) }
  }
  const notes = noted(warnings)
  switch (outcome.kind) {
    case 'deployed': {
      const { link, differences, access, isOutdated } = outcome
      const { text = '', pages = '' } = differences?.markdown(link) ?? {}
      const readers = { public: 'everybody can read it', password: 'visitors need the password', '': '' }
      const first = oneLine(`Commit ${commitName(commit)}`, readers[access], log)
      const facts = { link, shown: commit, changes: differences?.short ?? '' }
      const newer = isOutdated ? '⚠️ The pull request has a newer commit than this one by now.' : ''
      return { ...section('live', facts, first, newer, notes, text), pages, message: messageFor(message, link) }
    }
    case 'removed':
      return section('removed', { commit: '' }, prose(outcome.reason), notes, oneLine(deletedText(outcome.links), log))
    case 'skipped': {
      const text = paragraphs(...(outcome.findings ?? []).map(findingText)) || prose(outcome.reason)
      return section('no room', {}, text, notes, log)
    }
    case 'failed': {
      const { previous, isPreviousLive } = outcome.progress ?? {}
      const live = previous && isPreviousLive ? { link: previous.link, shown: previous.sha } : { link: '', shown: '' }
      const state = outcome.error instanceof CancelledError ? 'cancelled' : 'failed'
      return section(state, live, errorText(outcome.error), remainsOf(outcome, live), notes, log)
    }
  }
}

function messageFor(message: string, link: string): string {
  const text = message.replaceAll('{url}', `https://${link}`).replaceAll('{link}', link)
  return holdsSecret(text) ? '***' : text
}

/** Text after a build failed, with the preview that is still online. */
export function buildText(build: string, { link, shown }: Live, log: string): string {
  if (!shown) return oneLine(build, log)
  return paragraphs(oneLine(`${build}. The preview below shows ${commitName(shown)}`, log), `🚀 ${anchor(link)}`)
}

const deletedText = (links: readonly string[]): string =>
  links.length > 0 ? `Deleted: ${links.map(escapeMarkdown).join(', ')}` : ''

function findingText({ isGood, name, text, markdown }: Finding): string {
  return markdown ?? `${isGood ? '✅ ' : ''}${name && `**${name}:** `}${prose(text)}`
}

function errorText(error: unknown): string {
  const { message, hint } = shownText(error)
  return paragraphs(prose(message), hint && `**What to do:** ${paragraph(hint)}`)
}

/** Whether a failed run's commit is online, what else is, and what was deleted. */
function remainsOf({ target, operation, progress }: Failed, { link, shown }: Live): string {
  if (target === undefined || progress === undefined) return ''
  const commit = operation === 'deploy' && `Commit ${commitName(target.sha)} ${placeOf(progress)}`
  const still = link && `Still live: ${anchor(link)}, which shows ${commitName(shown)}.`
  return paragraphs([commit, still].filter(Boolean).join(' '), deletedText(progress.deleted))
}

function placeOf({ upload, link }: Progress): string {
  if (upload === 'not sent') return 'was not deployed.'
  return `${upload === 'done' ? 'is' : 'may be'} live at ${link ? anchor(link) : 'a new address, which is not known'}.`
}

/** Warnings and notices in Markdown, each once. */
export function noted(warnings: readonly (Advice & { readonly isNotice?: boolean })[]): string {
  const shown = warnings.filter(({ text }) => text !== '')
  return paragraphs(...new Set(shown.map((each) => `${each.isNotice ? 'ℹ️' : '⚠️'} ${paragraph(each)}`)))
}

/** GitHub makes a link of it, if it is not in code font. */
export const commitName = (sha: string): string => escapeMarkdown(sha.slice(0, 7))
