/** What a sweep came to. */

import { ActionError, wordsOf } from '../errors.ts'
import { isForbidden } from '../github/answers.ts'
import { permissionLines } from '../github/permissions.ts'
import { describe, type Subject } from '../target.ts'
import { anchor, columns, escapeMarkdown } from '../text/markdown.ts'
import { count, firstOf } from '../text/printable.ts'
import type { Swept, SweptPreview } from './outcome.ts'

/** The error of a sweep that could not read or delete some previews; undefined if it could. The table says why for each. */
export function sweepFailure({ previews }: Swept): ActionError | undefined {
  const failed = previews.filter(({ fault }) => fault !== undefined)
  const [first] = failed
  if (first === undefined) return undefined
  const names = failed.map(({ subject }) => describe(subject))
  const message = `${count(failed.length, 'preview')} could not be swept: ${firstOf(names, 10)}. ${first.stays ?? ''}`
  const hint = isForbidden(first.fault)
    ? `Add to the job, and run the sweep again:\n${permissionLines}`
    : (wordsOf(first.fault).hint ?? 'Correct the cause and run the sweep again.')
  return new ActionError(message, { hint, cause: first.fault })
}

/** A table in Markdown. Empty if there are none. */
export function sweptTable(previews: readonly SweptPreview[]): string {
  return previews.length > 0 ? columns(['Preview', 'Address', 'Result'], previews.map(rowOf)) : ''
}

function rowOf({ subject, deleted, absent = [], links, expired, stays }: SweptPreview): string[] {
  const addresses = [...[...deleted, ...absent].map(escapeMarkdown), ...links.map(anchor)]
  const after = expired === undefined ? '' : `: expired after ${count(expired, 'day')}`
  // A record may name no link at all.
  const isDeleted = deleted.length > 0 || (absent.length === 0 && stays === undefined)
  const results = [
    isDeleted && `deleted${after}`,
    absent.length > 0 && 'was not in this account',
    stays !== undefined && `stays: ${escapeMarkdown(stays)}`,
  ]
  return [subjectName(subject), addresses.join('<br>'), results.filter(Boolean).join('<br>')]
}

/** Whose a preview is, in Markdown. */
export function subjectName(subject: Subject): string {
  return subject.kind === 'pull-request' ? describe(subject) : escapeMarkdown(describe(subject))
}
