import { encodedPath } from '../../text/address.ts'
import { escapeMarkdown, paragraphs } from '../../text/markdown.ts'
import { holdsSecret } from '../../text/masking.ts'
import { count, excerpt, formatNumber, printable } from '../../text/printable.ts'
import type { Changes, PageChange } from './changes.ts'

/** Why nothing was compared: no deployment of the environment has a link, or its list can't be read yet. */
export function missingText(environment: string, missing: 'no site' | 'no list' | 'other version'): string {
  const name = nameOf(environment)
  const bare = excerpt(environment, 100).replaceAll('`', '')
  const code = `\`compare-with: ${bare}\``
  if (missing === 'no list') return `${name} has no list of its pages yet: its next deploy with ${code} makes one.`
  if (missing === 'other version')
    return `${name}'s list is of another version of this action; its next deploy makes a new one.`
  const other = '; if another environment is meant, write that one, such as `compare-with: production`'
  const ways = `its first deploy with ${code} makes the list${bare.toLowerCase() === 'production' ? '' : other}`
  return `Nothing was compared, because no live site is recorded in \`${bare}\`: ${ways}.`
}

const nameOf = (environment: string): string => escapeMarkdown(excerpt(environment, 100))

/** As in `2 pages changed, 1 new, 3 broken links`. */
export function shortText(changes: Changes): string {
  const { pages, files, broken } = changes
  const restyled = countOf('restyled', changes)
  const looks = restyled > 0 && `${formatNumber(restyled)} may look different`
  const links = broken.length > 0 && count(broken.length, 'broken link')
  const none = pages.length + files.length > 0 ? 'no main text' : 'none'
  return [countsOf(changes), looks, links].filter(Boolean).join(', ') || none
}

const countOf = (kind: PageChange['change'], { pages }: Changes): number =>
  pages.filter(({ change }) => change === kind).length

/** The first count has the noun. Empty if no page changed. */
function countsOf(changes: Changes): string {
  const kinds = (['changed', 'new', 'removed'] as const).filter((kind) => countOf(kind, changes) > 0)
  const texts = kinds.map((kind, index) => {
    const number = countOf(kind, changes)
    if (index > 0) return `${formatNumber(number)} ${kind}`
    return kind === 'new' ? count(number, 'new page') : `${count(number, 'page')} ${kind}`
  })
  return texts.join(', ')
}

/** What the build probably wrote into nearly all pages: 80 % and ten or more. They are not listed. */
export function changeOfBuild(changes: Changes): 'changed' | 'restyled' | undefined {
  return (['changed', 'restyled'] as const).find((kind) => {
    const number = countOf(kind, changes)
    return number >= 10 && number >= 4 * (changes.common - number)
  })
}

export function summaryText(environment: string, changes: Changes): string {
  const { pages, files, broken } = changes
  const [name, counts] = [nameOf(environment), countsOf(changes)]
  const ofBuild = changeOfBuild(changes)
  const [outside, restyled] = [countOf('outside', changes), countOf('restyled', changes)]
  const others = [
    outside === 1 && '1 page differs outside of its main part, such as in menus.',
    outside > 1 && `${count(outside, 'page')} differ outside of their main part, such as in menus.`,
    restyled === 1 && '1 page may look different: its text is the same, its HTML is not.',
    restyled > 1 && `${count(restyled, 'page')} may look different: their text is the same, their HTML is not.`,
    files.includes('styles') && 'Styles differ.',
    files.includes('media') && 'Pictures, fonts or documents differ.',
    pages.length === 0 && files.join() === 'rest' && 'Only scripts or data differ.',
  ].filter(Boolean)
  const build = 'the build may put something into every page, such as a version'
  const isSame = pages.length + files.length === 0
  return paragraphs(
    counts && `**${counts}** compared with ${name}.`,
    isSame ? `Text and look of all pages are the same as in ${name}.` : '',
    [!counts && !isSame && 'No main text changed.', ...others].filter(Boolean).join(' '),
    ofBuild && `The pages that ${ofBuild === 'changed' ? ofBuild : 'may look different'} are not listed: ${build}.`,
    broken.length > 0 ? `⚠️ **${count(broken.length, 'broken link')} that ${name} does not have**` : '',
  )
}

const states = {
  changed: 'Changed: ',
  new: 'New: ',
  removed: 'Removed: ',
  restyled: 'May look different: ',
  outside: '',
  unsure: '',
  view: '',
}

/** Markdown, such as `Changed: [Home](https://a.example/) <code>/</code>`. */
export function pageName(path: string, title: string, state: keyof typeof states, host: string): string {
  return `${states[state]}${pageLink(path, title, host)}${title === printable(path) ? '' : ` ${pathCode(path)}`}`
}

/** The title as a link. GitHub makes no mentions or references in it. */
export function pageLink(path: string, title: string, host: string): string {
  const name = title === printable(path) ? pathCode(path) : escapeMarkdown(excerpt(title, 100))
  const hasLink = path.length <= 300 && !holdsSecret(`${host}${path}`)
  return hasLink ? `[${name}](https://${host}${encodedPath(path)})` : `<code>${name}</code>`
}

export const pathCode = (path: string): string => `<code>${escapeMarkdown(excerpt(path, 100))}</code>`
