import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { pages, readmeWorkflows, variantsIn } from '../../../scripts/act/readme.ts'
import { checkFiles } from '../../../src/features/workflow-check/workflow-check.ts'

const action = 'static-deploy/static-deploy-action'
const setting = { action, repository: 'octo-org/site', branch: 'main' }
const workflows = [...readmeWorkflows(), ...[...pages().keys()].flatMap((path) => [...variantsIn(path)])]

/** Each row was read, and compared with `on` and the conditions. Read those that change. */
it('each recipe does what its table says', async () => {
  const tables = workflows
    .filter(([, text]) => text.includes(`${action}@`))
    .map(([name, text]) => `## ${name}\n\n${checkFiles(new Map([['site.yml', parse(text)]]), setting).text}\n`)
  await expect(tables.join('\n')).toMatchFileSnapshot('__snapshots__/recipes.txt')
})
