import { log } from '../log.ts'
import { count, firstOf, formatBytes, formatNumber, printable } from '../text/printable.ts'
import { bySize, isRepository, type Site } from './site.ts'

const settingsOfHosts =
  /^(?:_redirects|_headers|netlify\.toml|(?:vercel|firebase|staticwebapp\.config)\.json|web\.config|CNAME)$/u

export function reportSite(site: Site): void {
  const { files, bytes, omitted, doubts, unmatched, rootPage } = site
  const largest = bySize(files).slice(0, 10)
  const lines = largest.map(({ size, path }) => `${formatBytes(size).padStart(8)}  ${printable(path)}`)
  if (files.length > largest.length) lines.unshift(`The ${largest.length} largest:`)
  for (const [reason, paths] of omitted)
    lines.push(`Left out (${reason}): ${formatNumber(paths.length)}: ${printable(firstOf(paths, 5))}`)
  log.group(`${count(files.length, 'file')}, ${formatBytes(bytes)}`, lines)
  const starts = 'Patterns start at the root of the directory: "*.map" is the root only, "**/*.map" every folder.'
  for (const line of unmatched) log.warning(printable(`exclude: the pattern "${line}" matches nothing. ${starts}`))
  if (isRepository(omitted)) {
    const root = [...new Set(files.map(({ path }) => path.replace(/\/.*/su, '/')))].toSorted()
    const text = `The directory is a whole repository, so what is not part of the site may be published, too. Its root has ${printable(firstOf(root, 20))}. Leave the rest out with "exclude" (as in "*.md"), or move the site into a folder of its own and write that as "directory".`
    // Only a notice once `exclude` is used.
    log[omitted.has('exclude') ? 'notice' : 'warning'](text)
  }
  const doubtful = [
    ['Dumps of databases and recordings of requests often contain what nobody should see', doubts.dump],
    ['A page shows what looks like a live token, to be revoked if it is one', doubts.token],
    ['A page shows what looks like a private key in Base64 or JSON, to be replaced if it is one', doubts.encoded],
  ] as const
  const toDo = 'Visitors can read it. Leave it out with "exclude", or name it there behind "!", and this warning ends.'
  for (const [what, paths] of doubtful)
    if (paths.length > 0) log.warning(`${what}: ${printable(firstOf(paths, 5))}. ${toDo}`)
  for (const { text, blocks } of rootPage) log.remark(text, blocks)
}

/** For a first deploy and a dry run: who uses another host, too, needs these files for good. */
export function reportSettings({ files }: Pick<Site, 'files'>): void {
  const settings = files.map(({ path }) => path).filter((path) => settingsOfHosts.test(path))
  if (settings.length === 0) return
  const lines = settings.map((path) => `"exclude: ${path}"`).join(' or ')
  const text = `The settings in ${settings.join(', ')} are for other hosts. This service is not known to read them, so they are published as files.`
  log.note(`${text} To leave one out, write ${lines}.`)
}
