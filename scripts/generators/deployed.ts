/** What the built action makes of a folder, at the services that are played on this machine. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectSite } from '../../src/site/collect.ts'
import { Exclude } from '../../src/site/exclude-patterns.ts'
import { DEFAULT_KEY } from '../../test/stand-ins/hosting/hosting.ts'
import type { StepResult } from '../../test/stand-ins/runner/runner.ts'
import { makeWorld } from '../../test/stand-ins/scenes/world.ts'

const accounts = { [DEFAULT_KEY]: { linkLimit: 100, quotaLimit: 1e9 } }

/** The pages that a preview of `after` names where `before` is live, as in `changed /guide/`. */
export async function namedChanges(before: string, after: string): Promise<string[]> {
  const inputs = { 'compare-with': 'production' }
  await using world = await makeWorld({ directory: before, hosting: { proxy: true, accounts }, inputs })
  good(await world.step())
  const preview = good(await world.pull(7, 'opened', { inputs: { directory: after } }))
  if (!/Compared /u.test(preview.summary + preview.stdout) && preview.stdout.includes('No pages were compared'))
    throw new Error(preview.stdout)
  const changes: { change: string; path: string }[] = JSON.parse(preview.outputs['changed-pages'] ?? '')
  return changes.map(({ change, path }) => `${change} ${path}`).toSorted()
}

/** The files that are not hosted byte for byte as they are in the folder, sent as single files and as an archive. */
export async function differentOnceHosted(directory: string): Promise<string[]> {
  const exclude = await Exclude.parse('')
  const { files } = await collectSite(directory, '/', { exclude, includeHiddenFiles: false })
  const different: string[] = []
  for (const form of ['files', 'zip']) {
    await using world = await makeWorld({ directory, hosting: { unpackArchives: true, accounts } })
    const { outputs } = good(await world.step({ inputs: { 'upload-as': form } }))
    const hosted = world.hosting.account(DEFAULT_KEY).links.get(outputs['link'] ?? '')?.files
    const paths = new Set([...[...files].map(({ path }) => path), ...(hosted?.keys() ?? [])])
    for (const path of paths) {
      const bytes = hosted?.get(path)?.bytes
      if (!bytes?.equals(readFileSync(join(directory, path)))) different.push(`${path}, sent as ${form}`)
    }
  }
  return different
}

function good(result: StepResult): StepResult {
  if (result.code !== 0) throw new Error(result.stdout + result.stderr)
  return result
}
