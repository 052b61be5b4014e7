import { unmatchedWarning } from '../site/patterns.ts'
import { type Doubt, isRepository, largestOf, type Site } from '../site/site.ts'
import { count, firstOf, formatBytes, formatNumber, printable } from '../text/printable.ts'
import { log } from './log.ts'

const doubtful: Readonly<Record<Doubt, string>> = {
  dump: 'Dumps of databases and recordings of requests often contain what nobody should see',
  map: 'Source maps contain the sources of the site',
  token: 'A page shows what looks like a live token',
}
const whatToDo =
  'Everybody can read it. Leave it out with "exclude", or name it there behind "!", and this warning ends.'

export function reportSite(site: Site, directory: string): void {
  const { files, bytes, omitted, doubts, unmatched, rootPage } = site
  const largest = largestOf(files, 10)
  const lines = largest.map(({ size, path }) => `${formatBytes(size).padStart(8)}  ${printable(path)}`)
  if (files.length > largest.length) lines.unshift(`The ${largest.length} largest:`)
  for (const [reason, paths] of omitted)
    lines.push(`Left out (${reason}): ${formatNumber(paths.length)}: ${printable(firstOf(paths, 5))}`)
  log.group(`${count(files.length, 'file')}, ${formatBytes(bytes)}`, lines)
  for (const line of unmatched) log.warning(printable(unmatchedWarning(line, directory)))
  if (isRepository(omitted)) {
    const roots = new Set(files.flatMap(({ path }) => /^.*?\//su.exec(path) ?? []))
    const folders = printable(firstOf([...roots], 20))
    log.warning(
      `The directory is a whole repository, so all of it is published, also what is not part of the site${folders && `; its folders: ${folders}`}. Write the folder of the built site as "directory".`,
    )
  }
  for (const doubt of ['dump', 'map', 'token'] as const) {
    const paths = firstOf(doubts[doubt], 5)
    const revoke = doubt === 'token' ? 'Revoke it if it is one. ' : ''
    if (paths) log.warning(`${doubtful[doubt]}: ${printable(paths)}. ${revoke}${whatToDo}`)
  }
  const nameless = (omitted.get('hidden') ?? []).filter((path) => /(?:^|\/)\.html?$/iu.test(path))
  const dotted = `Left out as hidden, because a name that starts with a dot is one: ${printable(firstOf(nameless, 5))}.`
  const because = 'Such a page has no name, probably because its title or path was empty when it was built.'
  if (nameless.length > 0) log.warning(`${dotted} ${because}`)
  for (const doubt of rootPage.doubts) log.warning(doubt)
  if (rootPage.notice) log.notice(rootPage.notice)
}
