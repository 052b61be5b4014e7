/** The browser that takes the pictures. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Fonts that pages ask for. */
const fonts = ['Liberation Sans', 'DejaVu Sans Mono', 'Noto Color Emoji']

/** Runs Chromium with a page and gives what it prints. */
export type Chromium = (page: string, width: number, height: number, ...flags: readonly string[]) => string

/**
 * What decides how a picture looks beside its page: the browser's version and the fonts', as one line. Undefined if there is no
 * browser.
 */
export function renderer(): string | undefined {
  const { status, stdout } = spawnSync('chromium', ['--version'], { encoding: 'utf8' })
  if (status !== 0) return undefined
  const version = /[\d.]+/u.exec(stdout)?.[0]
  const found = fonts.map((font) => {
    return spawnSync('fc-match', ['-f', '%{family} %{fontversion}', font], { encoding: 'utf8' }).stdout
  })
  return [`Chromium ${version}`, ...found].join(', ')
}

/** A browser with an empty profile, gone when it goes out of scope. */
export function openChromium(): Disposable & { readonly chromium: Chromium } {
  const folder = mkdtempSync(join(tmpdir(), 'static-deploy-chromium-'))
  const file = join(folder, 'page.html')
  return {
    chromium(page, width, height, ...flags) {
      writeFileSync(file, page)
      return execFileSync(
        'chromium',
        [
          ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
          // The same pixels, whatever screen and settings the machine has.
          ...['--force-device-scale-factor=2', '--force-color-profile=srgb', '--font-render-hinting=none'],
          ...['--disable-lcd-text', '--hide-scrollbars', `--window-size=${width},${height}`],
          ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
          ...[`--user-data-dir=${folder}/profile`, ...flags, `file://${file}`],
        ],
        { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C.UTF-8' }, stdio: ['ignore', 'pipe', 'ignore'] },
      )
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}
