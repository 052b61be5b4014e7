import { escapeMarkdown, paragraphs } from '../../text/markdown.ts'
import { count, excerpt, formatNumber } from '../../text/printable.ts'
import type { Changes } from './changes.ts'

/** Why nothing was compared: no deployment of the environment has a link, or its list can't be read yet. */
export type Missing = 'no site' | 'no list' | 'other version'

export function missingText(environment: string, missing: Missing): string {
  const [name, bare] = [nameOf(environment), excerpt(environment, 100).replaceAll('`', '')]
  const code = `\`compare-with: ${bare}\``
  if (missing === 'no list') return `${name} has no list of its pages yet: its next deploy with ${code} makes one.`
  if (missing === 'other version')
    return `${name}'s list is of another version of this action; its next deploy makes a new one.`
  const other = 'if another environment is meant, write that one, such as `compare-with: production`'
  const ways = [`its first deploy with ${code} makes the list`, ...(bare.toLowerCase() === 'production' ? [] : [other])]
  return `Nothing was compared, because no live site is recorded in \`${bare}\`: ${ways.join('; ')}.`
}

const nameOf = (environment: string): string => escapeMarkdown(excerpt(environment, 100))

/** As in `2 pages changed, 1 new, 3 broken links`. */
export function shortText(changes: Changes): string {
  const { outside, restyled, files, broken } = changes
  const looks = restyled.length > 0 && `${formatNumber(restyled.length)} may look different`
  const links = broken.length > 0 && count(broken.length, 'broken link')
  const none = outside + files.length > 0 ? 'no main text' : 'none'
  return [countsOf(changes), looks, links].filter(Boolean).join(', ') || none
}

/** The first count has the noun. Empty if no page changed. */
function countsOf({ pages }: Changes): string {
  const kinds = ['changed', 'new', 'removed'].map((kind) => {
    return [kind, pages.filter(({ change }) => change === kind).length] as const
  })
  const texts = kinds
    .filter(([, number]) => number > 0)
    .map(([kind, number], index) => {
      if (index > 0) return `${formatNumber(number)} ${kind}`
      return kind === 'new' ? count(number, 'new page') : `${count(number, 'page')} ${kind}`
    })
  return texts.join(', ')
}

/** Whether the build probably wrote something into nearly all pages: 80 % and ten or more. They are not listed. */
export function areOfBuild(kind: 'changed' | 'restyled', { pages, restyled, unchanged }: Changes): boolean {
  const changed = pages.filter(({ change }) => change === 'changed').length
  const [some, others] =
    kind === 'changed' ? [changed, unchanged] : [restyled.length, changed + unchanged - restyled.length]
  return some >= 10 && some >= 4 * others
}

export function summaryText(environment: string, changes: Changes): string {
  const { pages, outside, restyled, files, broken } = changes
  const name = nameOf(environment)
  const isNothingElse = pages.length + outside + restyled.length === 0 && files.join() === 'rest'
  const others = [
    outside === 1 && '1 page differs outside of its main part, such as in menus.',
    outside > 1 && `${formatNumber(outside)} pages differ outside of their main part, such as in menus.`,
    restyled.length === 1 && '1 page may look different: its text is the same, its HTML is not.',
    restyled.length > 1 &&
      `${formatNumber(restyled.length)} pages may look different: their text is the same, their HTML is not.`,
    files.includes('styles') && 'Styles differ.',
    files.includes('media') && 'Pictures, fonts or documents differ.',
    isNothingElse && 'Only scripts or data differ.',
  ].filter(Boolean)
  const counts = countsOf(changes) && `**${countsOf(changes)}** compared with ${name}.`
  const same = `Text and look of all pages are the same as in ${name}.`
  const build = 'the build may put something into every page, such as a version'
  return paragraphs(
    counts,
    areOfBuild('changed', changes) ? `The changed pages are not listed: ${build}.` : '',
    areOfBuild('restyled', changes) ? `Pages that may look different are not listed: ${build}.` : '',
    [counts || others.length === 0 ? '' : 'No main text changed.', ...others].filter(Boolean).join(' '),
    counts || others.length > 0 ? '' : same,
    broken.length > 0 ? `⚠️ **${count(broken.length, 'broken link')} that ${name} does not have**` : '',
  )
}
