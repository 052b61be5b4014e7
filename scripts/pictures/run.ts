/**
 * `npm run pictures`: makes the pictures in `docs`, in light and dark. Needs Chromium. `-- <folder>` puts them there instead,
 * and beside them how they look on a narrow screen. `-- --weekly` is for those whose builds take minutes, and for no others.
 *
 * `-- --check` changes nothing and says which picture shows something else than the action writes now. Each carries a digest
 * of the page that it was taken of. If the browser and its fonts are the same, each picture is also taken again, and must be
 * the same to the last pixel. A busy machine may have no time for a picture, or draw it differently: what differs is looked at
 * once more, and what could not be looked at is no mistake, but a line that says so.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../test/stand-ins/runner/runner.ts'
import { type Chromium, openChromium, renderer } from './chromium.ts'
import { pageOf, type Scene } from './page.ts'
import { textOf, withText } from './png.ts'
import { type MakeScene, scenes } from './scenes.ts'

const themes = { light: '', dark: '-dark' } as const
const width = 800
const docs = join(root, 'docs')

const options = { check: { type: 'boolean' }, weekly: { type: 'boolean' } } as const
const { values, positionals } = parseArgs({ options, allowPositionals: true })
const [folder] = positionals
const browser = renderer()
const made: readonly MakeScene[] = Object.values(values.weekly ? scenes.weekly : scenes.quick)
if (values.check) await check(made)
else if (browser === undefined) fail(['Chromium is not on the path, and it takes the pictures.'])
else {
  for (const make of made) {
    const scene = await make()
    if (scene === undefined) continue
    if (folder === undefined) take(scene, docs)
    else for (const each of [width, 360]) take(scene, resolve(folder), each)
  }
}

/** Takes the pictures. Those of a narrow screen have a name of their own. */
function take(scene: Scene, folder: string, wide = width): void {
  mkdirSync(folder, { recursive: true })
  using opened = openChromium()
  const height = heightOf(opened.chromium, scene, wide)
  for (const theme of ['light', 'dark'] as const) {
    const path = join(folder, `${scene.name}${wide === width ? '' : '-narrow'}${themes[theme]}.png`)
    opened.chromium(pageOf(scene, { theme, width: wide }), wide, height, `--screenshot=${path}`)
    const png = withText(readFileSync(path), 'Source', digestOf(scene, theme, wide))
    writeFileSync(path, withText(png, 'Software', browser ?? ''))
  }
}

/** Says what is wrong with the pictures of these scenes in `docs`. */
async function check(made: readonly MakeScene[]): Promise<void> {
  const known = Object.keys({ ...scenes.quick, ...scenes.weekly })
  const unknown = readdirSync(docs).filter((name) => !known.includes(name.replace(/(?:-dark)?\.png$/u, '')))
  const wrong = unknown
    .filter((name) => name.endsWith('.png'))
    .map((name) => `docs/${name} is a picture that nothing makes.`)
  for (const make of made) wrong.push(...(await wrongWith(make)))
  fail(wrong.length > 0 ? [...wrong, '"npm run pictures" makes them again: look at them, and commit them.'] : [])
}

async function wrongWith(make: MakeScene): Promise<string[]> {
  const first = await make()
  if (first === undefined) return []
  const isFine = isWhole(first) && mistakesIn(first).length === 0
  const shown = isFine ? first : await make()
  if (shown === undefined || !isWhole(shown)) {
    console.log(
      `SKIPPED ${first.name}: the browser took no picture for the comment, twice. Is it there, and the machine quiet?`,
    )
    return []
  }
  const mistakes = mistakesIn(shown)
  return mistakes.length > 0 ? mistakes : differencesFrom(shown)
}

/** Only a browser can take the pictures in a comment. A summary has none. */
function isWhole({ pictures }: Scene): boolean {
  return pictures === undefined || pictures.size > 0
}

function mistakesIn(scene: Scene): string[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const name = `${scene.name}${themes[theme]}.png`
    if (!existsSync(join(docs, name))) return `docs/${name} is not there.`
    const isTrue = textOf(read(docs, name), 'Source') === digestOf(scene, theme)
    return isTrue ? [] : `docs/${name} shows something else than the action writes now.`
  })
}

/** Takes the pictures again, if the browser is the one that took them. What is wrong must be so twice, in the same way. */
function differencesFrom(scene: Scene): string[] {
  const names = Object.values(themes).map((theme) => `${scene.name}${theme}.png`)
  const takers = new Set(names.map((name) => textOf(read(docs, name), 'Software')))
  if (browser === undefined || takers.size !== 1 || !takers.has(browser)) {
    console.log(`SKIPPED their pixels: taken with ${[...takers].join('; ')}, and here is ${browser ?? 'no Chromium'}.`)
    return []
  }
  const [taken, again] = [takenOf(scene, names), takenOf(scene, names)]
  const differ = names.filter((name) => ![taken, again].some((each) => each.get(name)?.equals(read(docs, name))))
  const isSteady = (name: string): boolean => taken.get(name)?.equals(again.get(name) ?? Buffer.of()) ?? false
  for (const name of differ.filter((name) => !isSteady(name)))
    console.log(`SKIPPED the pixels of docs/${name}: the browser draws it differently each time. Is the machine quiet?`)
  if (differ.length === 0) console.log(`${names.join(' and ')} show what the action writes, to the last pixel.`)
  return differ.filter(isSteady).map((name) => `docs/${name} is not what ${browser} shows.`)
}

function takenOf(scene: Scene, names: readonly string[]): ReadonlyMap<string, Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'static-deploy-pictures-'))
  try {
    take(scene, folder)
    return new Map(names.map((name) => [name, read(folder, name)]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function read(folder: string, name: string): Buffer {
  return readFileSync(join(folder, name))
}

/** A digest of all that a picture shows, without the bytes of the pictures in it: they are each browser's own. */
function digestOf({ pictures, ...scene }: Scene, theme: keyof typeof themes, wide = width): string {
  const shown = pageOf(scene, { theme, width: wide })
  return createHash('sha256').update(shown).update(String(pictures?.size)).digest('hex')
}

/** How high a scene is, in pixels. */
function heightOf(chromium: Chromium, scene: Scene, wide: number): number {
  const measure = '<script>onload = () => { document.title = document.body.offsetHeight + 2 }</script>'
  const dom = chromium(pageOf(scene, { theme: 'light', width: wide }) + measure, wide, 2000, '--dump-dom')
  return Number(/<title>(\d+)<\/title>/u.exec(dom)?.[1])
}

function fail(sentences: readonly string[]): void {
  for (const sentence of sentences) console.error(sentence)
  if (sentences.length > 0) process.exitCode = 1
}
