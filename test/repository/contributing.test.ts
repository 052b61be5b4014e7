import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../stand-ins/runner/runner.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

describe('CONTRIBUTING', () => {
  const text = read('CONTRIBUTING.md')

  it('names files that are there, and every room of the house', () => {
    const named = [...text.matchAll(/`((?:scripts|src|test)\/[^`\s]+)`/gu)].map(([, path = '']) => path)
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((path) => globSync(path, { cwd: root }).length === 0)).toEqual([])
    const map = /^index\.ts .*?^```$/msu.exec(text)?.[0] ?? ''
    expect([...map.matchAll(/[\w-]+(?:\.ts|(?=\/))/gu)].map(([name]) => name).toSorted()).toEqual(
      readdirSync(join(root, 'src')).toSorted(),
    )
  })

  it('follows a push from file to file', () => {
    const walk = [...text.matchAll(/^\| \d+ \| `src\/([^`]+)`/gmu)].map(([, path = '']) => path)
    expect(walk.length).toBeGreaterThan(10)
    // Each file but the first is one that a file before it uses.
    for (const [index, path] of walk.slice(1).entries()) {
      const before = walk.slice(0, index + 1)
      const users = before.filter((user) => read(`src/${user}`).includes(`/${posix.basename(path)}'`))
      expect(users, `what leads to ${path}`).not.toEqual([])
    }
  })
})
