/**
 * `npm run pictures`: makes the pictures in `docs`, in light and dark. Needs Chromium. `-- <folder>` puts them there instead, and
 * beside them how they look on a narrow screen.
 *
 * `-- --check` changes nothing and says which pictures show something else than the action writes now. Each carries a digest of the
 * page that it was taken of, so this needs no browser. Where one of the same version is, with the same fonts, each picture is also
 * taken again, and must be the same to the last pixel.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../test/stand-ins/runner/runner.ts'
import { type Chromium, openChromium, renderer } from './chromium.ts'
import { pageOf, type Scene } from './page.ts'
import { textOf, withText } from './png.ts'
import { scenes } from './scenes.ts'

const themes = { light: '', dark: '-dark' } as const
const usualWidth = 640
const docs = join(root, 'docs')

const { values, positionals } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true })
const [given] = positionals
const shown = await scenes()
const browser = renderer()
if (values.check) {
  const wrong = stale()
  if (wrong.length > 0) wrong.push('"npm run pictures" makes them anew: look at them, and commit them.')
  else wrong.push(...differing())
  fail(wrong)
} else if (browser === undefined) fail(['Chromium is not on the path, and it takes the pictures.'])
else if (given === undefined) take(docs, { '': usualWidth })
else take(resolve(given), { '': usualWidth, '-narrow': 360 })

/** Takes all pictures, in each of the widths, whose keys end the files' names. */
function take(folder: string, widths: Readonly<Record<string, number>>): void {
  mkdirSync(folder, { recursive: true })
  using opened = openChromium()
  for (const scene of shown) {
    for (const [suffix, usual] of Object.entries(widths)) {
      const width = suffix === '' ? (scene.width ?? usual) : usual
      const height = heightOf(opened.chromium, scene, width)
      for (const theme of ['light', 'dark'] as const) {
        const path = join(folder, `${scene.name}${suffix}${themes[theme]}.png`)
        opened.chromium(pageOf(scene, { theme, width }), width, height, `--screenshot=${path}`)
        const png = withText(readFileSync(path), 'Source', digestOf(scene, theme, width))
        writeFileSync(path, withText(png, 'Software', browser ?? ''))
      }
    }
  }
}

/** What is wrong with the pictures in `docs`, going by what they say they were taken of. */
function stale(): string[] {
  const wanted = new Map<string, string | undefined>()
  for (const scene of shown) {
    for (const theme of ['light', 'dark'] as const)
      wanted.set(`${scene.name}${themes[theme]}.png`, isComplete(scene) ? digestOf(scene, theme) : undefined)
  }
  const there = pictures()
  return [
    ...there.filter((name) => !wanted.has(name)).map((name) => `docs/${name} is a picture that nothing makes.`),
    ...[...wanted.keys()].filter((name) => !there.includes(name)).map((name) => `docs/${name} is not there.`),
    ...there
      .filter((name) => wanted.get(name) !== undefined && textOf(read(docs, name), 'Source') !== wanted.get(name))
      .map((name) => `docs/${name} shows something else than the action writes now.`),
  ]
}

/** Which pictures in `docs` are not the same when they are taken again, where that can be told. */
function differing(): string[] {
  const names = pictures()
  const takers = new Set(names.map((name) => textOf(read(docs, name), 'Software')))
  if (browser === undefined || takers.size !== 1 || !takers.has(browser)) {
    console.log(`${names.length} pictures show what the action writes.`)
    console.log(`SKIPPED their pixels: taken with ${[...takers].join('; ')}, and here is ${browser ?? 'no Chromium'}.`)
    return []
  }
  const folder = mkdtempSync(join(tmpdir(), 'static-deploy-pictures-'))
  try {
    take(folder, { '': usualWidth })
    const wrong = names.filter((name) => !read(folder, name).equals(read(docs, name)))
    if (wrong.length === 0) console.log(`${names.length} pictures show what the action writes, to the last pixel.`)
    return wrong.map((name) => `docs/${name} is not what ${browser} shows.`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function pictures(): string[] {
  return readdirSync(docs).filter((name) => name.endsWith('.png'))
}

function read(folder: string, name: string): Buffer {
  return readFileSync(join(folder, name))
}

/**
 * A digest of all that a picture shows, without what only a browser knows: its height, and the bytes of the pictures in it.
 */
function digestOf(
  { pictures, ...scene }: Scene,
  theme: keyof typeof themes,
  width = scene.width ?? usualWidth,
): string {
  const shown = pageOf(scene, { theme, width })
  return createHash('sha256').update(shown).update(String(pictures?.size)).digest('hex')
}

/** Where no browser is, a scene with pictures of pages can't be told from an old one. */
function isComplete({ pictures }: Scene): boolean {
  return pictures === undefined || pictures.size > 0
}

/** How high a scene is, in pixels. */
function heightOf(chromium: Chromium, scene: Scene, width: number): number {
  const measure = '<script>document.title = document.body.offsetHeight + 24</script>'
  const dom = chromium(pageOf(scene, { theme: 'light', width }) + measure, width, 2000, '--dump-dom')
  return Number(/<title>(\d+)<\/title>/u.exec(dom)?.[1])
}

function fail(sentences: readonly string[]): void {
  for (const sentence of sentences) console.error(sentence)
  if (sentences.length > 0) process.exitCode = 1
}
