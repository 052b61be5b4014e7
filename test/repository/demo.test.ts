import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { onWindows } from '../stand-ins/runner/platform.ts'
import { root } from '../stand-ins/runner/runner.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

const program = join(root, 'scripts/demo/demo.ts')

// All else is played to its end by `.ci/run`.
it("npm run demo plays a user's own site, and keeps it and a comment up until it is stopped", async () => {
  using site = makeSite({ 'index.html': '<h1>Lighthouse Notes</h1>', 'a/style.css': '' })
  const child = spawn(process.execPath, [program, '--serve', '--zip', site.directory], { cwd: root })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const addresses = () => [...output.matchAll(/^ {2}the .*? {2,}(http:\S+)$/gmu)].map(([, url = '']) => url)
  while (addresses().length < 4 && child.exitCode === null) await pause(20)
  expect(output).toContain('All as it should be')
  expect(output.split('\n').length).toBeLessThanOrEqual(120)
  // No workflow command that a runner would obey.
  expect(output).not.toMatch(/^\s*(?:│ )?::/mu)
  const [comment = '', live = '', , preview = ''] = addresses()
  for (const address of [live, preview]) {
    const { hostname, port } = new URL(address)
    const url = `http://127.0.0.1:${port}/sites/${hostname.replace('.localhost', '')}/`
    expect(await (await fetch(url)).text()).toBe('<h1>Lighthouse Notes</h1>')
  }
  expect(await (await fetch(comment)).text()).toContain(`href="${preview.slice(0, -1)}"`)
  const ended = once(child, 'close')
  child.kill('SIGINT')
  // Windows ends it at once.
  expect(await ended).toEqual(onWindows ? [null, 'SIGINT'] : [0, null])
})
