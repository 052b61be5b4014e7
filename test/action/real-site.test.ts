import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { DEFAULT_KEY, startHosting } from '../stand-ins/hosting/hosting.ts'
import { root, runAction } from '../stand-ins/runner/runner.ts'
import { baseInputs } from '../stand-ins/scenes/world.ts'

/** A real build that nobody here wrote. */
const directory = join(root, 'node_modules/swagger-ui-dist')
const hasChromium = spawnSync('chromium', ['--version']).status === 0

async function deployed() {
  const hosting = await startHosting({ accounts: { [DEFAULT_KEY]: { quotaLimit: 2 ** 40 } } })
  const { code, stdout, outputs } = await runAction({ inputs: { ...baseInputs(hosting), directory } })
  expect(code, stdout).toBe(0)
  const { link = '' } = outputs
  const count = hosting.account().links.get(link)?.files.size
  return { url: hosting.siteUrl(link), count, [Symbol.asyncDispose]: hosting[Symbol.asyncDispose] }
}

it('a real build is read back byte for byte', async () => {
  await using site = await deployed()
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
  expect(site.count).toBe(names.length)
  for (const name of names) {
    const response = await fetch(site.url + name)
    expect(response.status, name).toBe(200)
    expect(Buffer.from(await response.arrayBuffer()).equals(readFileSync(join(directory, name))), name).toBe(true)
  }
})

it.skipIf(!hasChromium)('a real build runs in a browser', async () => {
  await using site = await deployed()
  const profile = mkdtempSync(join(tmpdir(), 'static-deploy-chromium-'))
  const browser = spawn('chromium', [
    ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
    ...['--disable-background-networking', '--disable-component-update', `--user-data-dir=${profile}`],
    ...['--virtual-time-budget=10000', '--dump-dom', site.url],
  ])
  const dom = await text(browser.stdout)
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  // Written by the site's own script, not by its page.
  expect(dom).toContain('class="swagger-ui"')
})
