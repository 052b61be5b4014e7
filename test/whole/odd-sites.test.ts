/** Sites that are odd in themselves: they arrive whole, or end in words. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { annotations } from '../stand-ins/scenes/records.ts'
import type { Run } from '../stand-ins/scenes/runs.ts'
import { type Deed, scenes } from '../stand-ins/scenes/scene.ts'

const step: Run = (world) => world.step()
const chainsFolders: Deed = ({ directory }) => {
  const folder = (index: number): string => join(directory, `d${index}`)
  for (let index = 0; index < 6000; index += 1) {
    mkdirSync(folder(index))
    if (index > 0) symlinkSync(folder(index), join(folder(index - 1), 'next'), 'junction')
  }
  writeFileSync(join(folder(5999), 'last.txt'), 'x')
}

scenes('a site', {
  'of 6,000 folders that are linked in a chain ends in words': {
    given: [chainsFolders],
    run: step,
    either: true,
    never: /call stack|RangeError/u,
    after: (result) => expect(annotations(result, 'error')).toHaveLength(result.code ?? 0),
  },
  'with a folder named robots.txt is not sent with a file of that name, too': {
    files: { 'index.html': 'mine', 'robots.txt/index.html': 'x' },
    run: (world) => world.pull(7, 'opened', { inputs: { noindex: 'true' } }),
    either: true,
    check: ({ hosting }) => {
      const [site] = hosting.account().links.values()
      const paths = [...(site?.files.keys() ?? [])].filter((path) => path.startsWith('robots.txt'))
      expect(paths.length).toBeLessThanOrEqual(1)
    },
  },
})
