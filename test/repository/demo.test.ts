import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../stand-ins/runner.ts'

it.each([
  { name: 'the sample site', args: [] },
  { name: 'the sample site, as archives', args: ['--zip'] },
  { name: 'any directory', args: [join(root, 'src')] },
])('the demo plays the whole life of $name and ends by itself', ({ args }) => {
  const demo = join(root, 'test/stand-ins/demo.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [demo, ...args], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(stdout).toContain('Deployed to https://')
  expect(stdout).toContain('### 🚀 Preview is live')
  expect(stdout).toContain('### 🧹 Preview was removed')
  expect(stdout).toContain('All as it should be')
})
