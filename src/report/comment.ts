import { isDeepStrictEqual } from 'node:util'
import { hostNameOf } from '../text/address.ts'
import { fieldsOf, parseJson, textOf } from '../text/json.ts'
import { anchor, columns, commitName, escapeMarkdown, paragraphs, prose } from '../text/markdown.ts'
import { isNewerRun } from '../variables.ts'
import { factNames, type Section, type SectionFacts } from './section.ts'

/** A comment that begins with it is ours, if the token's own identity wrote it. */
export const commentMarker = '<!-- static-deploy -->'

/** GitHub's limit. */
const maxCharacters = 65_536

/** Of a site's lists, so that four sites fit. */
const maxListCharacters = 15_000

const icons: Readonly<Record<SectionFacts['state'], string>> = {
  live: '🚀',
  failed: '❌',
  cancelled: '⏹️',
  removed: '🧹',
  'no room': '⏭️',
}

export function previewName(environment: string): string {
  return environment.toLowerCase() === 'preview' ? 'Preview' : `Preview of ${escapeMarkdown(environment)}`
}

/** As in `🚀 Preview: a.example` and `❌ docs: failed`. */
export function headingOf(name: string, { state, link }: SectionFacts): string {
  return `${icons[state]} ${name}: ${state === 'live' ? anchor(link) : state}`
}

/** Never matches across a marker; otherwise it takes quadratic time. */
const sectionPattern =
  /<!-- static-deploy:site (\{[^\n<>]*\}) -->((?:(?!<!-- static-deploy:(?:site|end)).)*)<!-- static-deploy:end -->/gsu

/** The sections in a comment's body. People may have edited it, so parts that can't be read are skipped. */
export function sectionsIn(body: string): Section[] {
  return [...body.matchAll(sectionPattern)].flatMap(([, json = '', text = '']) => {
    const fields = fieldsOf(parseJson(json)) ?? {}
    const facts = Object.fromEntries(factNames.map((name) => [name, textOf(fields[name])])) as unknown as SectionFacts
    if (!Object.hasOwn(icons, facts.state)) return []
    return { facts: { ...facts, link: hostNameOf(facts.link) ?? '' }, text: text.trim() }
  })
}

/** For a preview without a record, whose section shows an address. @param isFree whether no deployment names that */
export function withoutRecord(section: Section, isFree: boolean): Section {
  const way = `What deletes it: "mode: teardown" with "domain: ${section.facts.link}", started on the default branch.`
  const text = 'No record of it was found, so it may still be online.'
  return { facts: section.facts, text: prose(isFree ? `${text} ${way}` : text) }
}

/** Whether a section is still there, or a newer run has replaced it. */
export function isKept({ facts }: Section, there: Section | undefined): boolean {
  return there !== undefined && (isNewerRun(there.facts.run, facts.run) || isDeepStrictEqual(there.facts, facts))
}

/** The comment with these sections. If it is too long, the one of this run is made shorter, and only then all others. */
export function bodyOf(sections: readonly Section[]): string {
  const withLists = (characters: number) => sections.map((each) => ({ ...each, lists: each.lists?.(characters) ?? '' }))
  const full = composed(withLists(maxListCharacters))
  if (full.length <= maxCharacters) return full
  const room = Math.max(0, maxListCharacters - (full.length - maxCharacters))
  const bare = (each: Section) => ({ facts: each.facts, text: 'The text is too long to be shown here.' })
  const withoutThis = sections.map((each) => (each.lists ? bare(each) : { ...each, lists: '' }))
  const shorter = [withLists(room), withLists(0), withoutThis].map(composed)
  return shorter.find((body) => body.length <= maxCharacters) ?? composed(sections.map(bare))
}

/** A section whose lists are written. */
type WrittenSection = Omit<Section, 'lists'> & { readonly lists?: string }

function composed(sections: readonly WrittenSection[]): string {
  const sorted = sections.toSorted((a, b) => a.facts.environment.localeCompare(b.facts.environment, 'en'))
  const isOne = sorted.length === 1
  // Above two, sections are folded below those that failed.
  const isFolded = ({ facts }: WrittenSection) => sorted.length > 2 && facts.state !== 'failed'
  const openFirst = sorted.toSorted((a, b) => Number(isFolded(a)) - Number(isFolded(b)))
  const shown = openFirst.map((each) => {
    const { facts, text, lists, message } = each
    // Nothing in the JSON can end the HTML comment: an environment may hold `--`.
    const json = JSON.stringify(facts).replace(/[<>-]/gu, (found) => `\\u00${found.charCodeAt(0).toString(16)}`)
    const harmless = paragraphs(text, lists, message).replace(/static-deploy:(?=site|end)/gu, 'static-deploy&#58;')
    const marked = `<!-- static-deploy:site ${json} -->\n\n${harmless}\n\n<!-- static-deploy:end -->`
    const name = isOne ? previewName(facts.environment) : escapeMarkdown(facts.environment)
    if (isFolded(each)) return `<details><summary>${icons[facts.state]} ${name}</summary>\n\n${marked}\n\n</details>`
    return `### ${headingOf(name, facts)}\n\n${marked}`
  })
  return `${paragraphs(commentMarker, isOne ? '' : tableOf(sorted), ...shown)}\n`
}

/** A narrow screen cuts off what is at the right. A commit that all sites show stands above the table once. */
function tableOf(sections: readonly WrittenSection[]): string {
  const commits = new Set(sections.map(({ facts }) => facts.commit))
  const shared = commits.size === 1 ? [...commits].join() : ''
  const rows = sections.map(({ facts: { environment, state, link, shown, commit, changes } }) => {
    const still = shown && ` · ${anchor(link)} (${commitName(shown)})`
    const preview = state === 'live' ? anchor(link) : `${state}${still}`
    const cells = [`${icons[state]} ${escapeMarkdown(environment)}`, escapeMarkdown(changes), preview]
    return shared ? cells : [...cells, commitName(commit)]
  })
  const head = ['Site', 'Changes', 'Preview', ...(shared ? [] : ['Commit'])]
  return paragraphs(shared && `Commit ${commitName(shared)}`, columns(head, rows))
}
