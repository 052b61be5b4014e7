import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { onWindows } from '../stand-ins/runner/platform.ts'
import { root } from '../stand-ins/runner/runner.ts'
import { pem } from '../stand-ins/scenes/secrets.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

const program = join(root, 'scripts/demo/demo.ts')

function demo(...args: string[]) {
  const { INIT_CWD, ...env } = process.env
  return spawnSync(process.execPath, [program, ...args], { cwd: root, env, encoding: 'utf8', timeout: 120_000 })
}

describe('npm run demo', () => {
  // The sample site as it is, and like live, are played by `.ci/run`.
  it.each(['--zip', 'src'])(
    'publishes, previews, sweeps, and ends by itself: %s',
    (given) => {
      const { status, stdout, stderr } = demo(given)
      expect(stderr).toBe('')
      expect(status, stdout).toBe(0)
      expect(stdout).toContain('Deployed to https://')
      expect(stdout).toContain('Preview is live: commit ')
      expect(stdout).toContain('**1 page changed, 1 new, 1 removed** compared with production.')
      for (const shown of [
        '🧹 Preview was removed',
        '🔒 Visitors need',
        '⏭️ Preview was skipped',
        '🧹 Preview made room',
      ])
        expect(stdout).toContain(shown)
      expect(stdout).toContain('All as it should be')
      expect(stdout).toMatch(/went to http:/u)
      // The log's own lines, folded, and no workflow command that a runner would obey.
      expect(stdout).not.toMatch(/^\s*(?:│ )?::/mu)
    },
    180_000,
  )

  it.each([
    [['nosuchdir'], 'There is no nosuchdir.'],
    [['package.json'], 'package.json is no directory.'],
    [['src', 'dist'], "Unexpected argument 'dist'. --help lists what there is."],
  ])('answers %j with a sentence', (args, sentence) => {
    const { status, stdout, stderr } = demo(...args)
    expect(stderr).toBe(`${sentence}\n`)
    expect(stdout).toBe('')
    expect(status).toBe(2)
  })

  it('says what is wrong with a site, without a stack trace', () => {
    using site = makeSite({ 'index.html': '', 'server.key': pem() })
    const { status, stdout, stderr } = demo(site.directory)
    expect(stdout).toContain('server.key')
    expect(stderr).toBe('\nThis step failed: its log says why.\n')
    expect(status).toBe(1)
  })

  it('keeps the sites up where told to, until it is stopped', async () => {
    const child = spawn(process.execPath, [program, '--serve'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
    const addressesIn = (text: string) =>
      [...text.matchAll(/^ {2}the .*? {2,}(http:\S+)$/gmu)].map(([, url = '']) => url)
    while (addressesIn(output).length < 3 && child.exitCode === null) await pause(20)
    const [comment = '', live = '', preview = ''] = addressesIn(output)
    const page = await (await fetch(comment)).text()
    const sites = [live, preview].map((address) => {
      const { hostname, port } = new URL(address)
      return fetch(`http://127.0.0.1:${port}/sites/${hostname.replace('.localhost', '')}/`)
    })
    const [published = '', proposed = ''] = await Promise.all(sites.map(async (site) => (await site).text()))
    expect(published).toContain('Lighthouse Notes')
    expect(proposed).toContain('Pull request #10 adds this sentence.')
    expect(published).not.toContain('Pull request #10')
    expect(page).toContain('<strong>1 page changed, 1 new</strong> compared with production.')
    expect(page).toContain(`href="${preview}"`)
    const ended = once(child, 'close')
    child.kill('SIGINT')
    // Windows ends it at once.
    expect(await ended).toEqual(onWindows ? [null, 'SIGINT'] : [0, null])
  })
})
