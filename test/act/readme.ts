import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parse } from 'yaml'
import { root } from '../stand-ins/runner/runner.ts'

/** What people read: the README and the pages in `docs`, by their paths. */
export function pages(): ReadonlyMap<string, string> {
  const paths = [
    'README.md',
    ...globSync('docs/*.md', { cwd: root })
      .map((path) => path.replaceAll(sep, '/'))
      .toSorted(),
  ]
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

/**
 * Every whole workflow on these pages, by its name.
 *
 * @throws where two have the same name
 */
export function readmeWorkflows(): ReadonlyMap<string, string> {
  const workflows = new Map<string, string>()
  for (const text of pages().values()) {
    for (const [, block = ''] of text.matchAll(/^```yaml\n(.*?)^```$/gmsu)) {
      if (!/^on:/mu.test(block)) continue
      const { name } = parse(block) as { name: string }
      if (workflows.has(name)) throw new Error(`Two workflows are called "${name}".`)
      workflows.set(name, block)
    }
  }
  return workflows
}
