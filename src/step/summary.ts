import { messageOf } from '../errors.ts'
import type { Deleted, Deployed, Outcome, Swept } from '../outcome.ts'
import type { Subject } from '../target.ts'
import { count, formatBytes, formatDuration } from '../text/format.ts'
import { anchor, hintOf, page, prose, type Row, table } from '../text/markdown.ts'

/** The job summary for what a run came to. */
export function summaryOf(outcome: Outcome): string {
  switch (outcome.result) {
    case 'skipped':
      return page('⏭️ Nothing deployed', prose(outcome.reason))
    case 'swept':
      return page('🧹 Previews swept', sweptTable(outcome))
    case 'deleted':
      return page(
        '🧹 Link deleted',
        table([['Deleted', outcome.links.map(prose).join(', ')], ...commonRows(outcome)]),
      )
    case 'deployed':
      return page(
        '🚀 Site deployed',
        table([
          ['Link', anchor(outcome.link)],
          ['Status', prose(outcome.status)],
          ['Commit', prose(outcome.sha.slice(0, 7))],
          ['Files', `${count(outcome.fileCount, 'file')}, ${formatBytes(outcome.bytes)}`],
          ['Took', formatDuration(outcome.duration)],
          [
            'Verified',
            outcome.liveAfter === undefined ? '' : `live after ${formatDuration(outcome.liveAfter)}`,
          ],
          ...commonRows(outcome),
        ]),
      )
  }
}

function commonRows({ environment, subject, quota }: Deployed | Deleted): Row[] {
  return [
    ['Environment', prose(environment)],
    ['For', name(subject)],
    [
      'Quota used',
      quota.used === undefined ? '' : `${quota.used}${quota.limit === undefined ? '' : ` of ${quota.limit}`}`,
    ],
  ]
}

function sweptTable({ environment, previews, left }: Swept): string {
  if (previews.length === 0 && left === 0)
    return `There is no active preview in the environment ${prose(environment)}.`
  const rows = previews.map((preview) => {
    const became =
      preview.became === 'deleted'
        ? `deleted ${preview.links.map(prose).join(', ')}`
        : `stays: ${prose(preview.why)}`
    return `| ${name(preview.subject)} | ${became} |`
  })
  const more = left > 0 ? [`${count(left, 'preview')} left for the next sweep.`, ''] : []
  return [
    `Environment: ${prose(environment)}`,
    '',
    ...more,
    '| Preview | What became of it |',
    '| --- | --- |',
    ...rows,
  ].join('\n')
}

/** The job summary for a run that failed: what happened and what to do. */
export function failureSummaryOf(error: unknown): string {
  return page(
    '❌ Static Deploy failed',
    [prose(messageOf(error)), hintOf(error)].filter(Boolean).join('\n\n'),
  )
}

/** Who something is for, in Markdown. */
function name(subject: Subject): string {
  if (subject.kind === 'pull-request') return `pull request #${subject.number}`
  return subject.kind === 'branch' ? `branch ${prose(subject.branch)}` : 'the live site'
}
