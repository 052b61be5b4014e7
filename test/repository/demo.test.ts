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

describe('npm run demo', () => {
  it('says what is wrong with a site, without a stack trace', () => {
    using site = makeSite({ 'index.html': '', 'server.key': pem() })
    const stdout = expect.stringContaining('server.key')
    const ended = spawnSync(process.execPath, [program, site.directory], { cwd: root, encoding: 'utf8' })
    expect(ended).toMatchObject({ status: 1, stdout, stderr: '\nThis step failed: its log says why.\n' })
  })

  // The sample site as it is, and like live, are played to their end by `.ci/run`.
  it("publishes, previews and sweeps a user's own site, and keeps it up where told to, until it is stopped", async () => {
    using site = makeSite({ 'index.html': '<h1>Lighthouse Notes</h1>', 'a/style.css': '' })
    const child = spawn(process.execPath, [program, '--serve', '--zip', site.directory], { cwd: root })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    const addresses = () => [...output.matchAll(/^ {2}the .*? {2,}(http:\S+)$/gmu)].map(([, url = '']) => url)
    while (addresses().length < 4 && child.exitCode === null) await pause(20)
    expect(output).toContain('All as it should be')
    const states = ['⏳ Preview: building', '🚀 Preview: ', '❌ preview: failed', '🧹 preview: removed']
    for (const shown of [...states, '⏭️ Preview: no room', '| Site | Preview |', 'everybody can read it'])
      expect(output).toContain(shown)
    expect(output.split('\n').length).toBeLessThanOrEqual(120)
    // No workflow command that a runner would obey.
    expect(output).not.toMatch(/^\s*(?:│ )?::/mu)
    const [comment = '', live = '', docs = '', preview = ''] = addresses()
    const page = await (await fetch(comment)).text()
    const rootOf = async (address: string) => {
      const { hostname, port } = new URL(address)
      const url = `http://127.0.0.1:${port}/sites/${hostname.replace('.localhost', '')}/`
      return await (await fetch(url)).text()
    }
    for (const address of [live, preview]) expect(await rootOf(address)).toBe('<h1>Lighthouse Notes</h1>')
    expect(await rootOf(docs)).toContain('Documentation')
    expect(page).toContain('</strong> compared with production.')
    expect(page).toContain(`href="${preview.slice(0, -1)}"`)
    const ended = once(child, 'close')
    child.kill('SIGINT')
    // Windows ends it at once.
    expect(await ended).toEqual(onWindows ? [null, 'SIGINT'] : [0, null])
  })
})
