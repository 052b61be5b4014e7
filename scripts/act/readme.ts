import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parse } from 'yaml'
import { root } from '../../test/stand-ins/runner/runner.ts'

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

/** The jobs that a page gives in place of those of a whole workflow, by their headings. */
export function jobsIn(path: string, workflow: string): ReadonlyMap<string, string> {
  const [before] =
    readmeWorkflows()
      .get(workflow)
      ?.split(/^jobs:\n/mu) ?? []
  const sections = pages().get(path)?.split(/^##+ /mu) ?? []
  const found = sections.flatMap((section) => {
    const jobs = /^```yaml\n(jobs:\n.*?)^```$/msu.exec(section)?.[1]
    return jobs === undefined ? [] : [[`jobs: ${section.split('\n')[0]}`, `${before}${jobs}`] as const]
  })
  return new Map(found)
}
