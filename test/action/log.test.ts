import { describe, expect, it } from 'vitest'
import { makeWorld } from '../stand-ins/scenes/world.ts'

/** The lines that a reader sees before the outcome: a group is folded to its title, and commands are not shown. */
function linesBefore(outcome: string, stdout: string): string[] {
  const folded = stdout.replace(/^::group::(.*)\n(?:.*\n)*?^::endgroup::\n/gmu, '$1\n')
  const [before = ''] = folded.split(outcome)
  return before.split('\n').filter((line) => line !== '' && !line.startsWith('::'))
}

describe('the log of a deploy that went well', () => {
  it('is short, whatever was asked for', async () => {
    const files = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`docs/${index}.html`, 'x']))
    await using world = await makeWorld({
      files: { 'index.html': 'home', ...files },
      hosting: { proxy: true, unpackArchives: true },
      inputs: { 'upload-as': 'zip', verify: 'true', 'compare-with': 'production' },
    })
    for (const action of ['opened', 'synchronize']) {
      const { code, stdout } = await world.pull(
        7,
        action,
        action === 'opened' ? {} : { inputs: { exclude: 'docs/1.html' } },
      )
      expect(code, stdout).toBe(0)
      const lines = linesBefore('Deployed to https://', stdout)
      expect(lines.length, stdout).toBeGreaterThan(0)
      expect(lines.length, stdout).toBeLessThanOrEqual(10)
    }
  })
})
