import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../stand-ins/runner/runner.ts'

const possible = ['bash', 'curl'].every((name) => spawnSync(name, ['--version']).status === 0)

describe('the benchmark', () => {
  // Whether it runs and measures, not what: a timing is no test.
  it.runIf(possible)('measures the action beside curl', () => {
    const args = [join(root, 'scripts/bench/bench.ts'), '--json', '--pairs', '1', '--only', '10 MiB']
    const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect(status, stderr).toBe(0)
    const positive = expect.toSatisfy((value: number) => value > 0)
    const run = { wall: positive, cpu: positive, firstByte: positive }
    const { rows } = JSON.parse(stdout) as { rows: unknown[] }
    expect(rows).toEqual([
      expect.objectContaining({
        name: 'one file of 10 MiB',
        action: expect.objectContaining({ ...run, peak: positive }),
        other: expect.objectContaining(run),
        met: true,
      }),
    ])
  })
})
