/** What comment and summary say of an outcome, as Markdown without a heading. */
import { ServiceError, wordsOf } from '../errors.ts'
import { changesIn } from '../pages/changed-pages.ts'
import { anchor, codeBlock, oneLine, paragraph, paragraphs, prose } from '../text/markdown.ts'
import { count } from '../text/printable.ts'
import type { Building, Deployed, Failed, Finding, Outcome, Removed, Skipped } from './outcome.ts'
import { absentWords, reallyDeleted, skipReason } from './outputs.ts'
import { pagesOf } from './pictures.ts'
import { sweptTable } from './swept-table.ts'
import { commitName, deletedWords, hostLink, noted } from './words.ts'

/** The link that visitors have and its commit. Both are empty if there is no site. */
type Live = Readonly<{ link: string; shown: string }>

/**
 * @param log Markdown that leads to the log. Empty in the summary, which is beside it.
 * @param warnings more of what somebody should look at
 */
export function outcomeText(outcome: Outcome, log = '', warnings: readonly string[] = []): string {
  const notes = noted([...remarksOf(outcome), ...warnings])
  switch (outcome.kind) {
    case 'deployed':
      return paragraphs(deployedText(outcome, log), notes, changedPages(outcome))
    case 'building':
      return paragraphs(buildingText(outcome, log), notes)
    case 'removed':
      return paragraphs(removedText(outcome), notes, oneLine(deletedWords(reallyDeleted(outcome)), log))
    case 'skipped':
      return paragraphs(skippedText(outcome), notes, log)
    case 'failed':
      return paragraphs(errorText(outcome.error), fateOf(outcome), notes, log)
    case 'swept':
      return paragraphs(prose(skipReason(outcome)), notes, sweptTable(outcome.previews))
  }
}

function remarksOf(outcome: Outcome): readonly string[] {
  if (outcome.kind === 'failed') return outcome.progress.remarks
  if (outcome.kind === 'building') return outcome.remarks
  return outcome.kind === 'deployed' ? [...outcome.site.doubts, ...outcome.remarks] : [absentWords(outcome)]
}

function deployedText({ target, isProtected }: Deployed, log: string): string {
  const readers = { true: 'password', false: 'public', undefined: '' }[`${isProtected}`]
  return oneLine(`Commit ${commitName(target.sha)}`, readers, log)
}

function changedPages({ compared, looks = [], link }: Deployed): string {
  const { above = '', listed = [], below = '' } = compared ? changesIn(compared) : {}
  return paragraphs(above, pagesOf(listed, looks, { preview: link, live: compared?.live ?? '' }), below)
}

function buildingText({ target, link, before }: Building, log: string): string {
  const live = liveSince(before)
  const address = live.shown ? '' : `. The address will be ${anchor(link)}`
  return buildText(`Building ${commitName(target.sha)}${address}`, live, log)
}

/**
 * What is said of a build, above the preview that is there.
 *
 * @param build without a full stop
 */
export function buildText(build: string, { link, shown }: Live, log: string): string {
  if (!shown) return oneLine(build, log)
  return paragraphs(oneLine(`${build}. The preview below shows ${commitName(shown)}`, log), `🚀 ${hostLink(link)}`)
}

/** @param before a deployment that this run did not touch. A small page is no site. */
export function liveSince(before: Building['before']): Live {
  return before === undefined || before.reserved ? { link: '', shown: '' } : { link: before.link, shown: before.sha }
}

function removedText({ why, reason }: Removed): string {
  if (why === undefined) return prose(reason)
  const what =
    'days' in why
      ? `Nobody deployed to this preview for ${count(why.days, 'day')}.`
      : `The account was full, so this preview was deleted to make room for ${prose(why.roomFor)}.`
  return `${what} The next push makes a new one.`
}

/** Of a dry run, what to do next comes first. */
function skippedText({ reason, findings = [] }: Skipped): string {
  if (findings.length === 0) return prose(reason)
  const [next, others] = [true, false].map((isNext) => findings.filter(({ name }) => (name === 'Next') === isNext))
  return paragraphs(...[next, others].flatMap((each = []) => each.map(findingText)))
}

function findingText({ state, name, text, lines }: Finding): string {
  const icon = { good: '✅ ', warning: '⚠️ ', fact: '' }[state]
  return paragraphs(`${icon}${name && `**${name}:** `}${prose(text)}`, lines && codeBlock(lines.split('\n')))
}

function errorText(error: unknown): string {
  const { message, hint } = wordsOf(error)
  return paragraphs(prose(message), hint && `**What to do:** ${paragraph(hint)}`)
}

/** What became of a failed run's commit, what is still live, and what was deleted. Empty if no site is known. */
function fateOf(failed: Failed): string {
  const { target, operation, progress } = failed
  if (target === undefined) return ''
  const { link, shown } = stillLive(failed)
  const fate = operation === 'deploy' ? `Commit ${commitName(target.sha)} ${deployFate(failed)}` : ''
  const still = link && `Still live: ${anchor(link)}, which shows ${commitName(shown)}.`
  return paragraphs([fate, still].filter(Boolean).join(' '), deletedWords(progress.deleted))
}

/** What was there before, if this run did not touch it. */
export function stillLive({ progress: { upload, before, deleted } }: Failed): Live {
  const isTouched = upload !== 'not sent' || deleted.includes(before?.link ?? '')
  return liveSince(isTouched ? undefined : before)
}

function deployFate({ progress: { upload, link, reserved, deleted }, error }: Failed): string {
  if (upload === 'not sent' || reserved || (link && deleted.includes(link))) return 'was not deployed.'
  // After a check that failed nobody knows what the link shows.
  const isLive = upload === 'done' && !(error instanceof ServiceError)
  return `${isLive ? 'is' : 'may be'} live at ${link ? anchor(link) : 'a new address, which is not known'}.`
}
