import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { requireNode } from '../src/environment.ts'
import { root } from './stand-ins/runner/runner.ts'

const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
/** `.ci/run` runs the demo with exactly these. */
const oldest: readonly string[] = engines.node.match(/\d+\.\d+\.\d+/gu)

describe('the version of Node', () => {
  it.each([...oldest, '20.20.2', '22.21.1', '23.0.0', '24.21.0', '100.1.0'])('%s is new enough', (version) => {
    expect(() => requireNode(version)).not.toThrow()
  })

  const older = oldest.map((version) => version.replace(/\.(\d+)\./u, (_, minor) => `.${minor - 1}.`))

  it.each([...older, '16.0.0', '18.20.4', '21.7.3'])('%s is too old, which is said in a line', (version) => {
    expect(() => requireNode(version)).toThrow(
      `needs Node 20.15, 22.2 or newer, and this runner starts it with Node ${version}`,
    )
  })
})
