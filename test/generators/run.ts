/**
 * Builds small sites with three generators from the registry, changes them, and looks whether exactly those pages are told
 * that a reader finds changed. `npx node test/generators/run.ts`; the last line is `N passed, N failed`. Where the generators
 * can't be installed it says so, and nothing fails.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { collectSite } from '../../src/site/collect.ts'
import { Exclude } from '../../src/site/exclude.ts'
import { fingerprintPages, type Page } from '../../src/site/fingerprint.ts'
import { comparePages, composePageList, parsePageList } from '../../src/site/page-list.ts'
import { type Generator, generators, pageOf, pictureOf, type Sources } from './sites.ts'

const env = {
  ...process.env,
  // npm and the generators run on this very Node, whatever the machine has.
  PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`,
  ASTRO_TELEMETRY_DISABLED: '1',
}
const results: boolean[] = []
const home = install()
for (const generator of home === undefined ? [] : generators) await tryOut(generator)
const failed = results.filter((good) => !good).length
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** Installs all of them, once for their versions, and tells where; undefined where that is not possible. */
function install(): string | undefined {
  const dependencies = Object.fromEntries(generators.map(({ name, version }) => [name, version]))
  const folder = join(tmpdir(), `static-deploy-generators-${Object.values(dependencies).join('-')}`)
  const done = join(folder, 'done')
  if (existsSync(done)) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const shell = process.platform === 'win32'
  const { status, stderr } = spawnSync('npm', args, { cwd: folder, env, encoding: 'utf8', shell })
  if (status === 0) {
    writeFileSync(done, '')
    return folder
  }
  console.log(String(stderr).trim().split('\n').slice(-5).join('\n'))
  console.log('SKIPPED: the generators could not be installed, so none was tried.')
  return undefined
}

async function tryOut(generator: Generator): Promise<void> {
  const { name, sources, files, address } = generator
  const check = (what: string, found: unknown, expected: unknown): void => {
    const good = isDeepStrictEqual(found, expected)
    results.push(good)
    console.log(`${good ? 'ok' : 'FAILED'}: ${name}: ${what}`)
    if (!good) console.log(`  found    ${JSON.stringify(found)}\n  expected ${JSON.stringify(expected)}`)
  }
  const post = (file: string): string => `${files.posts}/${file}.md`
  const notes = Object.keys(sources).find((path) => path.endsWith('notes.md')) ?? ''
  const notesAddress = address(`posts/${notes.slice(files.posts.length + 1, -'.md'.length)}`)

  const before = await build(generator, sources)
  check(
    'every page is found',
    pathsOf(before).filter((path) => !path.startsWith('/404')),
    [
      '/',
      ...[address('about'), address('guide'), '/posts/', notesAddress],
      ...[address('posts/hello'), address('posts/second')],
    ].toSorted(),
  )
  check(
    'titles',
    before.pages.filter(({ path }) => path === address('guide')).map(({ title }) => title.split(' ')[0]),
    ['Install'],
  )

  const again = await build(generator, sources)
  check('another build writes other bytes', again.html !== before.html, true)
  check('and no page has changed', changesOf(before, again), [])

  const looks = { [files.css]: 'h1 { color: navy; margin: 1em }', [files.picture]: pictureOf(2) }
  const styled = await build(generator, { ...sources, ...looks })
  check('nor with another style sheet, and another picture of the same name', changesOf(before, styled), [])

  const { [post('second')]: _, ...kept } = replaced(sources, {
    [files.guide]: ['workflow', 'job'],
    [files.about]: ['alt="us"', 'alt="both of us"'],
    [post('hello')]: ['title: Hello', 'title: Good morning'],
    [notes]: ['日本語', '日本'],
  })
  const layout = /layout: (.*)/u.exec(String(sources[post('hello')]))?.[1] ?? ''
  const edited = await build(generator, { ...kept, [post('third')]: pageOf('Third', layout, 'The third.') })
  check(
    'a word, an alternative text, a title, a new and a removed page: those, and the list of posts',
    changesOf(before, edited),
    [
      `changed ${address('guide')}`,
      `changed ${address('about')}`,
      `changed ${address('posts/hello')}`,
      `changed ${notesAddress}`,
      'changed /posts/',
      `removed ${address('posts/second')}`,
      `new ${address('posts/third')}`,
    ].toSorted(),
  )

  const links = replaced(sources, {
    [post('second')]: [/\[the guide\]\([^)]*\)/u, '[the guide](/posts/)'],
    [notes]: ['  inner', '    inner'],
  })
  check(
    'a link to another target, and code that is indented otherwise: those',
    changesOf(before, await build(generator, links)),
    [`changed ${notesAddress}`, `changed ${address('posts/second')}`].toSorted(),
  )
}

/** What a build came to: its pages, and all of its HTML. */
interface Built {
  readonly pages: readonly Page[]
  readonly html: string
}

/** Builds the site in a folder of its own. */
async function build(generator: Generator, sources: Sources): Promise<Built> {
  // Inside the folder with the generators, so that they are found from there.
  const folder = mkdtempSync(join(home ?? '', 'site-'))
  try {
    const [source, target] = [join(folder, 'source'), join(folder, 'target')]
    for (const [path, content] of Object.entries(sources)) {
      mkdirSync(dirname(join(source, path)), { recursive: true })
      writeFileSync(join(source, path), content)
    }
    const [program, ...args] = generator.build(source, target)
    const command = [join(home ?? '', 'node_modules', generator.name, program), ...args]
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: source,
      env,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`${generator.name} ended with ${status}.\n${stdout}${stderr}`)
    const { files } = collectSite(target, '/', {
      exclude: await Exclude.parse(''),
      includeHiddenFiles: false,
    })
    const { signal } = new AbortController()
    const html = files
      .filter(({ path }) => path.endsWith('.html'))
      .map((file) => readFileSync(file.source, 'utf8'))
    return { pages: await fingerprintPages(files, { hosts: [], signal }), html: html.join('') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function pathsOf({ pages }: Built): string[] {
  return pages.map(({ path }) => path)
}

/** What a preview of `after` would tell where `before` is published. */
function changesOf(before: Built, after: Built): string[] {
  const list = parsePageList(composePageList(before.pages) ?? '')
  if (typeof list === 'string') throw new Error(`The list ${list}.`)
  return comparePages(list, after.pages)
    .changes.map(({ change, path }) => `${change} ${path}`)
    .toSorted()
}

/** The sources with one text of a file replaced by another. */
function replaced(
  sources: Sources,
  edits: Readonly<Record<string, readonly [from: string | RegExp, to: string]>>,
): Sources {
  const changed = Object.entries(edits).map(([path, [from, to]]): [string, string] => {
    const text = String(sources[path])
    if (text.replace(from, to) === text) throw new Error(`${path} has nothing to replace`)
    return [path, text.replace(from, to)]
  })
  return { ...sources, ...Object.fromEntries(changed) }
}
