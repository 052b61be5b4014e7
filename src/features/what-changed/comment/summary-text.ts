import { escapeMarkdown, paragraphs } from '../../../text/markdown.ts'
import { count, excerpt } from '../../../text/printable.ts'
import type { Changes } from '../changes.ts'
import { maxNames } from '../limits.ts'
import { isStamped, pathsOf } from '../pages-to-show.ts'
import { pagesOf, type Screenshot } from '../screenshots/screenshot.ts'
import { countsOf, isSame } from './counts.ts'
import { firstAnd, pathCode, storyNames } from './page-lines.ts'

type Missing = 'no site' | 'no list' | 'other version' | 'unreadable'

/** Why nothing was compared: no deployment of the environment has a link, or its list can't be read. */
export function missingText(environment: string, missing: Missing): string {
  const name = nameOf(environment)
  const bare = excerpt(environment, 100).replaceAll('`', '')
  const code = `\`compare-with: ${bare}\``
  if (missing === 'no list') return `${name} has no list of its pages yet: its next deploy with ${code} makes one.`
  if (missing === 'unreadable') return `What changed is not known: ${name}'s list could not be read.`
  if (missing === 'other version')
    return `${name}'s list is of another version of this action; its next deploy makes a new one.`
  const other = '; if another environment is meant, write that one, such as `compare-with: production`'
  const ways = `its first deploy with ${code} makes the list${bare.toLowerCase() === 'production' ? '' : other}`
  return `Nothing was compared, because no live site is recorded in \`${bare}\`: ${ways}.`
}

const nameOf = (environment: string): string => escapeMarkdown(excerpt(environment, 100))

/** What the build probably wrote into nearly all pages: 80 % and ten or more. They are not listed. */
export function changeOfBuild(changes: Changes): 'changed' | 'restyled' | undefined {
  const isOfBuild = (number: number): boolean => number >= 10 && number >= 4 * (changes.common - number)
  return (['changed', 'restyled'] as const).find((kind) => isOfBuild(pathsOf(kind, changes).length))
}

/** @param name of the environment @param isOnAll whether a change of all pages that were read stands below */
export function summaryText(name: string, changes: Changes, screenshots: readonly Screenshot[], isOnAll: boolean) {
  const [site, counts] = [nameOf(name), countsOf(changes, screenshots)]
  const ofBuild = changeOfBuild(changes)
  const build = 'the build may put something into every page, such as a version'
  const isEqual = isSame(changes) && changes.broken.length === 0
  return paragraphs(
    counts && `**${counts}** compared with ${site}.`,
    isEqual ? `All pages are the same as in ${site}.` : '',
    sentences(changes, screenshots).join(' '),
    ofBuild && !(isOnAll && ofBuild === 'changed')
      ? `The pages that ${ofBuild === 'changed' ? ofBuild : 'may look different'} are not listed: ${build}.`
      : '',
  )
}

/** Directly above the links. Empty if none is broken. */
export function brokenText(environment: string, { broken }: Changes): string {
  const links = count(broken.length, 'broken link')
  return broken.length > 0 ? `⚠️ **${links} that ${nameOf(environment)} does not have**` : ''
}

function sentences(changes: Changes, screenshots: readonly Screenshot[]): string[] {
  const pictured = screenshots.flatMap((each) => (each.result === 'pictures' ? pagesOf(each) : []))
  const hasDrawnWords = pictured.some(({ words }) => words)
  const { pages, files, media } = changes
  const [outside, restyled] = [pathsOf('outside', changes).length, pathsOf('restyled', changes).length]
  const whose = restyled === 1 ? 'its' : 'their'
  const why = `: ${whose} text is the same, ${whose} HTML is not`
  return [
    outside === 1 && '1 page differs outside of its main part, such as in menus.',
    outside > 1 && `${count(outside, 'page')} differ outside of their main part, such as in menus.`,
    restyled > 0 && `${count(restyled, 'page')} may look different${hasDrawnWords ? '' : why}.`,
    files.includes('styles') && 'Styles differ.',
    storyText(changes),
    mediaText(media),
    uncomparedText(changes),
    pages.length === 0 &&
      mediaText(media) + storyText(changes) === '' &&
      files.join() === 'rest' &&
      pictured.length === 0 &&
      'Only scripts or data differ.',
  ].filter((text) => typeof text === 'string' && text !== '') as string[]
}

/** As in `Replaced: /files/tariff.pdf. New: …`. */
function mediaText({ replaced, added, removed, differ }: Changes['media']): string {
  const kinds = [['Replaced', replaced] as const, ['New', added] as const, ['Removed', removed] as const]
  const texts = kinds.filter(([, paths]) => paths.length > 0).map(([kind, paths]) => `${kind}: ${firstNames(paths)}.`)
  return [...texts, ...(differ ? ['Pictures, fonts or documents differ.'] : [])].join(' ')
}

/** As in `New stories: Alert / Warning. Removed stories: …`. */
function storyText({ stories }: Changes): string {
  const [added, removed] = [stories?.added, stories?.removed].map((names) => firstAnd(storyNames(names), maxNames))
  return [added && `New stories: ${added}.`, removed && `Removed stories: ${removed}.`].filter(Boolean).join(' ')
}

const firstNames = (paths: readonly string[]): string =>
  firstAnd([...paths.slice(0, maxNames).map(pathCode), ...paths.slice(maxNames)], maxNames)

function uncomparedText(changes: Changes): string {
  const paths = pathsOf('uncompared', changes)
  const [verb, whose] = paths.length === 1 ? ['differs', 'its'] : ['differ', 'their']
  if (isStamped(changes)) return "Nearly all pages differ in what is not compared, such as a build's number."
  const what = `in what is not compared, such as dates, scripts or ${whose} head: ${firstNames(paths)}`
  return paths.length > 0 ? `${count(paths.length, 'page')} ${verb} only ${what}.` : ''
}
