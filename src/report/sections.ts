/** The body of the one comment: a section for each environment, and a table on top if there are several. */
import { hostNameOf } from '../text/address.ts'
import { fieldsOf, parseJson, textOf } from '../text/json.ts'
import { columns, escapeMarkdown, paragraphs } from '../text/markdown.ts'
import { commitName, foldedUnder, hostLink } from './words.ts'

/** A comment that begins with it is ours, if the token's own identity wrote it. */
export const commentMarker = '<!-- static-deploy -->'

/** GitHub takes no longer comment. */
const mostCharacters = 65_536

const icons = {
  live: '🚀',
  building: '⏳',
  failed: '❌',
  cancelled: '⏹️',
  removed: '🧹',
  'no room': '⏭️',
}

/** What the table shows, and what later runs need. It is JSON in the section's marker. */
export interface SectionFacts {
  readonly environment: string
  readonly state: keyof typeof icons
  /** Where the preview is, or will be. Empty if there is none. */
  readonly link: string
  /** The commit that visitors of the link see. Empty if there is none, or nobody knows. */
  readonly shown: string
  /** The commit of the run. Empty if the table shows none. */
  readonly commit: string
  /** As in `1 changed, 2 new`. Empty if nothing was compared. */
  readonly changes: string
  /** `<run id>.<attempt>`. */
  readonly run: string
}

export interface Section {
  readonly facts: SectionFacts
  /** Markdown below the heading. */
  readonly text: string
  /** The same without lists and pictures, for a comment that is too long. */
  readonly shortText?: string
}

/** GitHub ignores the case of an environment's name. */
export const keyOf = ({ facts }: Section): string => facts.environment.toLowerCase()

/** The sections in a comment's body, which a person may have edited on a page of GitHub's. What can't be read is none. */
export function sectionsIn(body: string): Section[] {
  const found = body.matchAll(/<!-- static-deploy:site (\{[^\n]*\}) -->(.*?)<!-- static-deploy:end -->/gsu)
  return [...found].flatMap(([, json = '', text = '']) => {
    const fields = fieldsOf(parseJson(json)) ?? {}
    const state = textOf(fields['state'])
    if (!isState(state)) return []
    const names = ['environment', 'link', 'shown', 'commit', 'changes', 'run']
    const [environment = '', link = '', shown = '', commit = '', changes = '', run = ''] = names.map((name) =>
      textOf(fields[name]),
    )
    return {
      facts: { environment, state, link: hostNameOf(link) ?? '', shown, commit, changes, run },
      text: text.trim(),
    }
  })
}

function isState(text: string): text is SectionFacts['state'] {
  return Object.hasOwn(icons, text)
}

/** Whether a section is among those, as it was written, or as a newer run has written it since. */
export function isKept(section: Section, sections: readonly Section[]): boolean {
  const there = sections.find((each) => keyOf(each) === keyOf(section))?.facts
  if (there === undefined) return false
  const facts = Object.entries(section.facts)
  return Number(there.run) > Number(section.facts.run) || facts.every(([name, value]) => Object(there)[name] === value)
}

/** The comment with all sections. If it is too long, the own one loses its lists and pictures, and then all lose their texts. */
export function bodyOf(others: readonly Section[], own: Section): string {
  const short = { ...own, text: own.shortText ?? own.text }
  const bare = [...others, short].map((each) => ({ ...each, text: 'The text is too long to be shown here.' }))
  const bodies = [[...others, own], [...others, short], bare].map(composed)
  return bodies.find((body) => body.length <= mostCharacters) ?? composed([short])
}

function composed(sections: readonly Section[]): string {
  const sorted = sections.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const isOne = sorted.length === 1
  const shown = sorted.map(({ facts, text }) => {
    const name = isOne ? previewName(facts.environment) : escapeMarkdown(facts.environment)
    if (sorted.length > 2) return foldedUnder(`${icons[facts.state]} ${name}`, markedUp(facts, text))
    return `### ${headingOf(name, facts)}\n\n${markedUp(facts, text)}`
  })
  return `${paragraphs(commentMarker, isOne ? '' : tableOf(sorted), ...shown)}\n`
}

export function previewName(environment: string): string {
  return environment === 'preview' ? 'Preview' : `Preview of ${escapeMarkdown(environment)}`
}

/** As in `🚀 Preview: a.example` and `❌ docs: failed`. */
export function headingOf(name: string, { state, link }: Pick<SectionFacts, 'state' | 'link'>): string {
  return `${icons[state]} ${name}: ${state === 'live' ? hostLink(link) : state}`
}

/** Nothing in the JSON can end the HTML comment: an environment may hold `--`. */
function markedUp(facts: SectionFacts, text: string): string {
  const json = JSON.stringify(facts).replace(/[<>-]/gu, (each) => `\\u00${each.charCodeAt(0).toString(16)}`)
  const harmless = text.replace(/static-deploy:(?=site|end)/gu, 'static-deploy&#58;')
  return `<!-- static-deploy:site ${json} -->\n\n${harmless}\n\n<!-- static-deploy:end -->`
}

function tableOf(sections: readonly Section[]): string {
  const rows = sections.map(({ facts: { environment, state, link, shown, commit, changes } }) => {
    const still = shown && ` · ${hostLink(link)} (${commitName(shown)})`
    const words = state === 'live' ? hostLink(link) : `${state}${still}`
    return [escapeMarkdown(environment), `${icons[state]} ${words}`, commitName(commit), escapeMarkdown(changes)]
  })
  return columns(['Site', 'Preview', 'Commit', 'Changes'], rows)
}
