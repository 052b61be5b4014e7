import { ActionError } from './errors.ts'
import type { Deleted, Deployed, Outcome, Swept } from './outcome.ts'
import type { Subject } from './plan.ts'
import { count, formatBytes, formatDuration, printable } from './text.ts'

/**
 * Text from outside for a place in Markdown where prose stands, a table's cell included: whatever could start markup,
 * leave the cell, mention a person or refer to an issue is written so that GitHub shows it and does nothing else.
 */
export function prose(text: string): string {
  return printable(text)
    .replace(
      /[&<>*[\]\\`|~$]|(?<![a-z0-9])_|_(?![a-z0-9])/giu,
      (character) => `&#${character.codePointAt(0)};`,
    )
    .replace(/@/gu, '&#64;&#8203;')
    .replace(/(?<!&)#(?=\d)/gu, '&#35;&#8203;')
    .replace(/:(?=\/\/)/gu, '&#58;')
    .replace(/(?<=www)\./giu, '&#46;')
}

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

function sweptTable({ environment, previews }: Swept): string {
  if (previews.length === 0) return `There is no active preview in the environment ${prose(environment)}.`
  const rows = previews.map(({ subject, links, stays }) => {
    return `| ${name(subject)} | ${stays === '' ? `deleted ${links.map(prose).join(', ')}` : `stays: ${prose(stays)}`} |`
  })
  return [
    `Environment: ${prose(environment)}`,
    '',
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

/** What happened, in one line, for whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : `Something that is no error was thrown: ${String(error)}`
}

function hintOf(error: unknown): string {
  if (!(error instanceof ActionError) || !error.hint) return ''
  // Lines to copy come after the first; they are our own.
  const [first = '', ...lines] = error.hint.split('\n')
  const block = lines.length > 0 ? `\n\n\`\`\`yaml\n${lines.join('\n')}\n\`\`\`` : ''
  return `**What to do:** ${prose(first)}${block}`
}

/** What a pull request's comment tells. */
export type News =
  | {
      readonly kind: 'live'
      readonly link: string
      readonly commit: string
      readonly fileCount: number
      readonly bytes: number
    }
  | {
      readonly kind: 'failed'
      readonly error: unknown
      readonly lastGood: string | undefined
      readonly commit: string
    }
  | { readonly kind: 'removed'; readonly links: readonly string[] }

/** The comment on a pull request, without its marker. */
export function commentOf(news: News, about: { environment: string; runUrl: string; now: Date }): string {
  const which = about.environment === 'preview' ? 'Preview' : `Preview of ${prose(about.environment)}`
  const when = `${about.now.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const run = about.runUrl ? `[log of the run](${about.runUrl})` : ''
  const always: Row[] = [
    ['When', when],
    ['Run', run],
  ]
  if (news.kind === 'live') {
    const size = `${count(news.fileCount, 'file')}, ${formatBytes(news.bytes)}`
    const rows: Row[] = [
      ['Link', anchor(news.link)],
      ['Commit', prose(news.commit.slice(0, 7))],
      ['Site', size],
    ]
    return page(`🚀 ${which} is live`, table([...rows, ...always]))
  }
  if (news.kind === 'removed') {
    const links = news.links.length > 0 ? news.links.map(prose).join(', ') : 'nothing was left'
    return page(`🧹 ${which} was removed`, table([['Removed', links], ...always]))
  }
  const rows: Row[] = [['Commit', prose(news.commit.slice(0, 7))]]
  if (news.lastGood !== undefined) rows.push(['Still live', `${anchor(news.lastGood)} (an earlier commit)`])
  const why = [prose(messageOf(news.error)), hintOf(news.error)].filter(Boolean).join('\n\n')
  return page(`❌ ${which} failed`, `${why}\n\n${table([...rows, ...always])}`)
}

type Row = readonly [name: string, value: string]

function page(title: string, body: string): string {
  return `### ${title}\n\n${body}\n`
}

function table(rows: readonly Row[]): string {
  const lines = rows.filter(([, value]) => value !== '').map(([name, value]) => `| ${name} | ${value} |`)
  return ['| | |', '| --- | --- |', ...lines].join('\n')
}

function anchor(link: string): string {
  return `[https://${link}](https://${link})`
}

/** Who something is for, in Markdown. */
function name(subject: Subject): string {
  if (subject.kind === 'pull-request') return `pull request #${subject.number}`
  return subject.kind === 'branch' ? `branch ${prose(subject.branch)}` : 'the live site'
}
