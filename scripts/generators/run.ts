/**
 * `npm run generators`: builds small sites with the generators of two registries, changes them, and looks whether exactly
 * those pages are named that a reader finds changed, and none in a build of the next day. Documentation that packages bring
 * is sent in both forms and compared byte for byte. Builds for a server are refused, and static ones of the same generators
 * are not. The last line is `N passed, N failed`; generators that can't be installed are a failure too.
 */
import { appendFileSync, cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { changesBetween } from '../../src/features/what-changed/changes.ts'
import { listPages, type SiteList } from '../../src/features/what-changed/list-pages.ts'
import { formatList, parseList } from '../../src/features/what-changed/published-list.ts'
import { collectSite } from '../../src/site/collect.ts'
import { Exclude } from '../../src/site/exclude-patterns.ts'
import { differentOnceHosted, namedChanges } from './deployed.ts'
import { type MenuSite, menuSites, type Page } from './menus.ts'
import { canRun, installPackages, installPython, run, type Sources, writeSources } from './programs.ts'
import { serverSites } from './server-sites.ts'
import { tryOutServer } from './servers.ts'
import { type Edits, type SmallSite, smallSites } from './small-sites.ts'

/** Whether a program can be run as on another day. */
const hasFaketime = canRun('faketime', '-f', '+1d', 'true')

/** Documentation that packages bring, as their generators wrote it. */
const documentation = [
  ['paper', 'dist/docs'],
  ['dygraphs', '_site'],
  ['swagger-ui-dist', ''],
  ['reveal.js', ''],
] as const

const results: boolean[] = []
const home = installPackages()
if (home === undefined) {
  console.log('FAILED: npm could not install the generators, so none was tried. Is the registry in reach?')
  results.push(false)
}
if (home !== undefined) {
  for (const site of smallSites.filter(isAsked)) await tryOutSmall(site)
  const python = canRun('python3', '--version') ? installPython() : undefined
  const programs = { node: process.execPath, python, hugo: 'hugo' }
  for (const site of menuSites.filter(isAsked)) await tryOutMenu(site, programs[site.needs])
  for (const [name, folder] of documentation)
    if (isAsked({ name })) await tryOutDocumentation(name, join(home, 'node_modules', name, folder))
}
const serverHome = installPackages('servers')
if (serverHome === undefined) {
  console.log('FAILED: npm could not install the generators that build for a server.')
  results.push(false)
}
if (serverHome !== undefined)
  for (const site of serverSites.filter(isAsked)) await tryOutServer(site, serverHome, checkOf(site.name))
if (!hasFaketime) console.log('SKIPPED: there is no faketime, so nothing was built as on the next day.')
const failed = results.filter((good) => !good).length
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** With `npm run generators -- mkdocs` only those are tried that have this in their names. */
function isAsked({ name }: { readonly name: string }): boolean {
  return name.includes(process.argv[2] ?? '')
}

/** Builds a site, edits one page, and builds it again as on the next day. */
async function tryOutSmall(site: SmallSite): Promise<void> {
  const check = checkOf(site.name)
  const folder = mkdtempSync(join(home ?? '', 'site-'))
  try {
    const built = (name: string, sources: Sources, tomorrow = false): string =>
      buildSmall(site, { folder: join(folder, name), sources, tomorrow })
    const before = built('before', site.sources)
    const edited = await namedChanges(before, built('edited', replaced(site.sources, site.edit)))
    check(
      'one sentence: the pages with it',
      edited,
      site.changed.map((path) => `changed ${path}`),
    )
    check('every file arrives', await differentOnceHosted(before), [])
    if (hasFaketime)
      check('a build of the next day: none', await namedChanges(before, built('later', site.sources, true)), [])
  } catch (error) {
    check('builds', String(error), '')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Changes one thing after another, and compares what is found with what was changed. */
async function tryOutMenu(site: MenuSite, program: string | undefined): Promise<void> {
  const { name, addresses, hasTitles = true, withoutMain = [] } = site
  if (program === undefined || !canRun(program, site.needs === 'hugo' ? 'version' : '--version')) {
    console.log(`SKIPPED: ${name}: there is no ${site.needs} to run it.`)
    return
  }
  const check = checkOf(name)
  const titles = ['Alder', 'Birch', 'Cedar', 'Elm', 'Fir', 'Hazel', 'Larch', 'Maple', 'Oak', 'Pine', 'Willow']
  const [edited, other] = ['cedar', 'maple']
  const [address = ''] = addresses(other)
  const links: Readonly<Record<string, string>> = { oak: address, pine: `${address}#more-of-it` }
  const pages = new Map(
    titles.map((title): [string, Page] => {
      const link = links[title.toLowerCase()]
      return [title.toLowerCase(), { title, text: `On ${title}.`, ...(link && { link }) }]
    }),
  )
  const built = async (
    changed: Readonly<Record<string, Page | undefined>>,
    footer = 'Some footer',
    style = '',
  ): Promise<SiteList> => {
    const all = [...new Map<string, Page | undefined>([...pages, ...Object.entries(changed)])]
    const there = all.filter((entry): entry is [string, Page] => entry[1] !== undefined)
    const sources = site.sources(new Map(there), footer, join(home ?? '', 'node_modules'))
    return await buildMenu(site, program, sources, style)
  }
  const named = (kind: string, page: string): string[] => addresses(page).map((path) => `${kind} ${path}`)
  const menus = ['menus', ...withoutMain.map((path) => `changed ${path}`)]
  const maple = { title: 'Maple', text: 'On Maple.' }
  try {
    const before = await built({})
    const compare = (what: string, after: SiteList, ...expected: readonly string[]): void =>
      check(what, changesOf(before, after), expected.toSorted())
    compare('the same again: nothing', await built({}))
    const yew = { title: 'Yew', text: 'A tree.' }
    const more = await built({ [edited]: { title: 'Cedar', text: 'One sentence more.' }, yew })
    const grown = [...named('changed', edited), ...named('new', 'yew'), ...menus]
    compare('a page more, and a paragraph edited: those, and menus', more, ...grown)
    if (hasTitles) {
      const renamed = await built({ [other]: { title: 'Acer', text: 'On Maple.' } })
      compare('one title: that page, and menus', renamed, ...named('changed', other), ...menus)
      const heading = await built({ [other]: { ...maple, heading: 'Less of it' } })
      const place = `broken ${address}#more-of-it on ${addresses('pine')[0]}`
      compare('one heading: that page, and the link to it', heading, ...named('changed', other), place)
    }
    const gone = await built({ [other]: undefined })
    const from = ['oak', 'pine'].flatMap(addresses).filter((path) => !path.endsWith('.js.html'))
    const broken = `broken ${address} on ${from.join(' ')}`
    compare('one page less: that page, and the links to it', gone, ...named('removed', other), broken, ...menus)
    compare('the footer: only menus, headers or footers', await built({}, 'Another footer'), 'menus')
    compare('a style', await built({}, 'Some footer', 'p { color: teal }'), 'styles')
  } catch (error) {
    check('builds', String(error), '')
  }
}

/** @param style is added to each style sheet */
async function buildMenu(site: MenuSite, program: string, sources: Sources, style: string): Promise<SiteList> {
  const folder = mkdtempSync(join(home ?? '', 'site-'))
  try {
    const [source, target] = [join(folder, 'source'), join(folder, 'target')]
    writeSources(source, sources)
    const [first = '', ...rest] = site.build(target)
    const args = site.needs === 'node' ? [join(home ?? '', 'node_modules', first), ...rest] : [first, ...rest]
    const { status, stdout, stderr } = run(program, args, source)
    if (status !== 0) throw new Error(`${site.name} ended with ${status}.\n${stdout}${stderr}`)
    for (const path of globSync('**/*.css', { cwd: target })) appendFileSync(join(target, path), style)
    return await listOf(target)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function listOf(directory: string): Promise<SiteList> {
  const { files } = await collectSite(directory, '/', { exclude: await Exclude.parse(''), includeHiddenFiles: false })
  return await listPages(files, { hosts: [], commits: [] }, new AbortController().signal)
}

/** Builds it, and tells in which folder its pages are. */
function buildSmall(
  { name, build, output }: SmallSite,
  { folder, sources, tomorrow }: { folder: string; sources: Sources; tomorrow: boolean },
): string {
  const [source, target] = [join(folder, 'source'), join(folder, 'target')]
  writeSources(source, sources)
  const [program, ...args] = build(target)
  const modules = join(home ?? '', 'node_modules')
  const command = [process.execPath, ...(program ? [join(modules, program)] : []), ...args]
  const [first = '', ...rest] = tomorrow ? ['faketime', '-f', '+1d', ...command] : command
  const { status, stdout, stderr } = run(first, rest, source)
  if (status !== 0) throw new Error(`${name} ended with ${status}.\n${stdout}${stderr}`)
  return output === undefined ? target : join(source, output)
}

/** Sends it in both forms, and changes one sentence. */
async function tryOutDocumentation(name: string, directory: string): Promise<void> {
  const check = checkOf(name)
  const folder = mkdtempSync(join(home ?? '', 'site-'))
  try {
    check('nothing in it looks private', await alarmsIn(directory), [])
    check('every file arrives', await differentOnceHosted(directory), [])
    const pages = globSync('**/*.html', { cwd: directory }).filter((path) => !path.includes('node_modules'))
    const largest = pages.toSorted((a, b) => statSync(join(directory, b)).size - statSync(join(directory, a)).size)[0]
    const page = largest ?? ''
    cpSync(directory, folder, { recursive: true })
    const text = readFileSync(join(folder, page), 'utf8')
    writeFileSync(
      join(folder, page),
      text.replace(/<article[^>]*>|<body[^>]*>(?!.*<article)/isu, (start) => `${start}<p>One sentence more.</p>`),
    )
    const address = `/${page.replaceAll('\\', '/').replace(/(^|\/)index\.html$/u, '$1')}`
    check('one sentence: that page', await namedChanges(directory, folder), [`changed ${address}`])
  } catch (error) {
    check('is sent', String(error), '')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Compares what was found with what is expected, and tells. */
type Check = (what: string, found: unknown, expected: unknown) => void

function checkOf(name: string): Check {
  return (what, found, expected) => {
    const good = isDeepStrictEqual(found, expected)
    results.push(good)
    console.log(`${good ? 'ok' : 'FAILED'}: ${name}: ${what}`)
    if (!good) console.log(`  found    ${JSON.stringify(found)}\n  expected ${JSON.stringify(expected)}`)
  }
}

/** What stops a deploy of a folder, or is published with a warning; that maps contain sources is true of some packages. */
async function alarmsIn(directory: string): Promise<string[]> {
  const options = { exclude: await Exclude.parse(''), includeHiddenFiles: false }
  return await collectSite(directory, '/', options).then(
    ({ doubts }) => [...doubts.dump, ...doubts.token],
    (error: unknown) => [String(error)],
  )
}

/** What a preview of `after` says if `before` is live. Scripts, data, and what builds stamp into pages may always differ. */
function changesOf(before: SiteList, after: SiteList): string[] {
  const list = parseList(formatList(before))
  if (list === undefined || list === 'other version') throw new Error('The list can not be read.')
  const { pages, files, broken } = changesBetween(list, after)
  const compared = pages.filter(({ change }) => change !== 'uncompared')
  return [
    ...new Set(compared.map(({ change, path }) => (change === 'outside' ? 'menus' : `${change} ${path}`))),
    ...broken.map(({ target, pages: from }) => `broken ${target} on ${from.join(' ')}`),
    ...files.filter((kind) => kind !== 'rest'),
  ].toSorted()
}

/** The sources with one text of a file replaced by another. */
function replaced(sources: Sources, edits: Edits): Sources {
  const changed = Object.entries(edits).map(([path, [from, to]]): [string, string] => {
    const text = String(sources[path])
    if (text.replace(from, to) === text) throw new Error(`${path} has nothing to replace`)
    return [path, text.replace(from, to)]
  })
  return { ...sources, ...Object.fromEntries(changed) }
}
