import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../stand-ins/runner.ts'

/** The README's YAML blocks that are whole workflows, by their names; a step alone is put behind a build. */
export function readmeWorkflows(): ReadonlyMap<string, string> {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const blocks = [...readme.matchAll(/^```yaml\n(.*?)^```$/gmsu)].map(([, block = '']) => block)
  const workflows = blocks.map((block) => {
    if (!block.startsWith('- ')) return block
    const steps = `- uses: actions/checkout@v7\n- run: npm ci && npm run build\n${block}`
    return `name: Quick start\non: push\njobs:\n  site:\n    runs-on: ubuntu-latest\n    steps:\n${steps.replace(/^(?=.)/gmu, '      ')}`
  })
  return new Map(workflows.map((text) => [(parse(text) as { name: string }).name, text]))
}
