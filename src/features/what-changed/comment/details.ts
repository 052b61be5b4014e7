import type { PageChange } from '../changes.ts'
import { unmoved } from '../pages-to-show.ts'
import { pagesOf } from '../screenshots/screenshot.ts'
import type { Shown } from './listed-pages.ts'
import { moveLine, pageName, pathCode, storyNames, targetLine, wordLines, wordLinesOnce } from './page-lines.ts'
import { unreadText } from './page-lists.ts'
import { besidePictures, blockOf } from './pictures.ts'

/** A part of the summary. Each entry is Markdown, and may be left out with those behind it. */
export interface Details {
  readonly heading: string
  readonly entries: readonly string[]
}

/** Every page that differs, all words that were read, every broken link, and all pictures. */
export function detailsOf(shown: Shown): Details[] {
  const { changes, screenshots, preview, live } = shown
  const { replaced, added, removed } = changes.media
  const ofKind = (kind: PageChange['change']): string[] =>
    unmoved(changes).flatMap(({ path, title, change }) => {
      if (change !== kind) return []
      const name = `- ${pageName(path, title, 'unsure', change === 'removed' ? live : preview)}`
      return [name, ...linesOn(path, shown).map((line) => `  - ${line}`)].join('\n')
    })
  const blocks = screenshots.flatMap((each) => {
    if (each.result !== 'pictures') return []
    const drawn = pagesOf(each).flatMap(({ words }) => words ?? [])
    return blockOf(each, preview, wordLinesOnce(drawn, new Set(), Number.POSITIVE_INFINITY))
  })
  const beside = besidePictures(shown, blocks.length)
  const files = (paths: readonly string[]): string[] => paths.map((path) => `- ${pathCode(path)}`)
  return [
    { heading: 'Broken links', entries: changes.broken.map((link) => targetLine(link, changes, preview)) },
    { heading: 'Moved pages', entries: changes.moves.map(moveLine) },
    { heading: 'New pages', entries: ofKind('new') },
    { heading: 'Removed pages', entries: ofKind('removed') },
    { heading: 'Changed pages', entries: ofKind('changed') },
    { heading: 'New stories', entries: storyNames(changes.stories?.added).map((name) => `- ${name}`) },
    { heading: 'Removed stories', entries: storyNames(changes.stories?.removed).map((name) => `- ${name}`) },
    { heading: 'Words that are not known', entries: [unreadText(shown)].filter(Boolean) },
    { heading: 'Pages that may look different', entries: ofKind('restyled') },
    { heading: 'Pages that differ outside of their main part', entries: ofKind('outside') },
    { heading: 'Pages that differ only in what is not compared', entries: ofKind('uncompared') },
    { heading: 'Replaced pictures, fonts and documents', entries: files(replaced) },
    { heading: 'New pictures, fonts and documents', entries: files(added) },
    { heading: 'Removed pictures, fonts and documents', entries: files(removed) },
    { heading: 'Pictures', entries: [...blocks, beside].filter(Boolean).map((each) => `${each}\n`) },
  ].filter(({ entries }) => entries.length > 0)
}

function linesOn(path: string, { words }: Shown): string[] {
  const known = words?.pages.get(path) ?? words?.outside.get(path)
  return known ? wordLines(known, new Set(), Number.POSITIVE_INFINITY) : []
}
