import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DEFAULT_KEY, startHosting } from '../stand-ins/hosting/hosting.ts'
import { root, runAction } from '../stand-ins/runner/runner.ts'
import { baseInputs } from '../stand-ins/scenes/world.ts'

/** A real build that nobody here wrote. */
const directory = join(root, 'node_modules/swagger-ui-dist')

it('a real build is read back byte for byte', async () => {
  await using hosting = await startHosting({ accounts: { [DEFAULT_KEY]: { quotaLimit: 2 ** 40 } } })
  const { code, stdout, outputs } = await runAction({ inputs: { ...baseInputs(hosting), directory } })
  expect(code, stdout).toBe(0)
  const { link = '' } = outputs
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
  expect(hosting.account().links.get(link)?.files.size).toBe(names.length)
  for (const name of names) {
    const response = await fetch(hosting.siteUrl(link) + name)
    expect(response.status, name).toBe(200)
    expect(Buffer.from(await response.arrayBuffer()).equals(readFileSync(join(directory, name))), name).toBe(true)
  }
})
