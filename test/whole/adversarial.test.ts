import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { root } from '../stand-ins/runner/runner.ts'

// In a process of its own, because nothing else ends a regular expression that runs away.
it('each function that reads text from outside ends with 1 MB of it', { timeout: 300_000 }, async () => {
  const script = join(root, 'scripts/hostile/run.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script], { timeout: 240_000 }).catch(
    (error: { stdout: string }) => error,
  )
  // The last one that it names is followed by the one that did not.
  expect(stdout).toMatch(/All of \d+ texts/u)
  console.log(stdout.trimEnd().split('\n').at(-1))
})
