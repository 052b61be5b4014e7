import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startHosting } from '../stand-ins/hosting/hosting.ts'
import { actionNode, onWindows } from '../stand-ins/runner/platform.ts'
import { runAction } from '../stand-ins/runner/runner.ts'
import { baseInputs, makeSite } from '../stand-ins/scenes/world.ts'

/** The short name (8.3) of an entry, as in `GIT~1`; undefined if the disk has none. */
function shortName(folder: string, name: string): string | undefined {
  const program = "console.log(require('child_process').execSync('dir /x /a', { encoding: 'utf8' }))"
  const { stdout } = spawnSync(actionNode, ['-e', program], { cwd: folder, encoding: 'utf8' })
  const line = stdout.split(/\r?\n/u).find((each) => each.endsWith(` ${name}`))
  return /(\S*~\S*) +\S+$/u.exec(line ?? '')?.[1]
}

describe.runIf(onWindows)('the short name of a folder', () => {
  it.for(['.git', '.git\\hooks', 'node_modules'])('hides from no rule what %s is', async (path, { skip }) => {
    using site = makeSite({ 'index.html': 'x', '.git/hooks/a': 'x', 'node_modules/a.js': 'x' })
    const [name = '', ...rest] = path.split('\\')
    const short = shortName(site.directory, name)
    skip(short === undefined, 'this disk has no short names')
    await using hosting = await startHosting()
    const directory = join(site.directory, short ?? '', ...rest)
    const result = await runAction({ inputs: { ...baseInputs(hosting), directory } })
    expect(result.code, result.stdout).toBe(1)
    expect(result.stdout).toMatch(/::error::directory: .*looks private/u)
    expect(hosting.requests).toEqual([])
  })
})
