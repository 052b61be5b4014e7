import { unmatchedWarning } from '../site/patterns.ts'
import { type Doubt, isRepository, largestOf, type MissingAssets, type Site } from '../site/site.ts'
import { count, firstOf, formatBytes, formatNumber } from '../text/format.ts'
import { excerpt, printable } from '../text/printable.ts'
import { log } from './log.ts'

const doubtful: Readonly<Record<Doubt, string>> = {
  dump: 'Dumps of databases and recordings of requests often contain what nobody should see',
  map: 'Source maps contain the sources of the site',
  token: 'A page shows what looks like a live token',
}
const whatToDo =
  'Everybody can read it. Leave it out with "exclude", or name it there behind "!", and this warning ends.'

export function reportSite(site: Site, directory: string): void {
  const { files, bytes, omitted, doubts, unmatched } = site
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
  if (nameless.length > 0) {
    log.warning(
      `Left out as hidden, because a name that starts with a dot is one: ${printable(firstOf(nameless, 5))}. Such a page has no name, probably because its title or path was empty when it was built.`,
    )
  }
  for (const doubt of rootDoubts(site)) log.warning(doubt)
}

/** Why the page at the link itself may show nothing, or come without its scripts and styles. */
export function rootDoubts({ noRootPage, missingAssets }: Site): string[] {
  const missing = missingAssets.paths.length > 0 ? missingWarning(missingAssets) : ''
  return [noRootPage, missing].filter(Boolean)
}

/** Generators, and what each calls the path that its site is served from. */
const basePathSettings =
  '"base" in Vite, Astro and VitePress, "basePath" in Next.js, "baseURL" in Hugo, "baseUrl" in Docusaurus, "baseurl" in Jekyll, "pathPrefix" in Eleventy and Gatsby, "paths.base" in SvelteKit, "--base-href" of Angular'

function missingWarning({ paths, basePath }: MissingAssets): string {
  const shown = paths.map((path) => excerpt(path, 100))
  const asked = firstOf(shown, 5)
  const missing = `index.html asks for scripts or styles that are not in the site: ${asked}.`
  if (basePath === '') return `${missing} The page will be shown without them.`
  return `${missing} They are there without ${excerpt(basePath)}: the site was built for that base path, but a link is served from the root, so the page will be shown without scripts and styles. Build it for "/" (${basePathSettings}).`
}
