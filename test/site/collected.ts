/** A site's directory, collected as the action does. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type ActionError, type Advice, SiteError } from '../../src/errors.ts'
import { collectSite } from '../../src/site/collect.ts'
import { Exclude } from '../../src/site/exclude-patterns.ts'
import type { Site } from '../../src/site/site.ts'
import { root } from '../stand-ins/runner/runner.ts'

type Texts = Partial<Readonly<Record<'exclude' | 'apiKey' | 'workspace', string>>>
type Options = Texts & {
  readonly hidden?: boolean
  readonly isLiveSite?: boolean
  readonly domain?: string
  readonly signal?: AbortSignal
}

export async function collect(directory: string, options: Options = {}): Promise<Site> {
  const { exclude = '', hidden: includeHiddenFiles = false, workspace = '/', ...others } = options
  return await collectSite(directory, workspace, {
    ...others,
    exclude: await Exclude.parse(exclude),
    includeHiddenFiles,
  })
}

export const filesOf = async (directory: string): Promise<Site['files']> => (await collect(directory)).files

export const pathsOf = ({ files }: Site): string[] => files.map(({ path }) => path)

/** The error that stops a site because something in it looks private or leads outside. */
export async function leakIn(directory: string, options?: Options): Promise<SiteError> {
  const error = await collect(directory, options).then(pathsOf, (cause: unknown) => cause)
  if (error instanceof SiteError) return error
  throw new Error(`There is no such error but ${error}`)
}

/** All that is to be pasted. */
export const linesOf = (advice?: Advice): string => advice?.blocks?.map(({ lines }) => lines).join('\n') ?? ''

/** The input `exclude` that an error tells to write, pasted into README's workflow, as the action would get it. */
export function advised({ hint }: Pick<ActionError, 'hint'>): string {
  const [, workflow = ''] = /```yaml\n(name: Site\n.*?)```/su.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? []
  const pasted = workflow.replace(/ *dry-run: true.*\n/u, () => linesOf(hint).replace(/^/gmu, '          '))
  const { exclude } = parse(pasted).jobs.site.steps.at(-1).with
  // GitHub evaluates each expression first.
  return exclude.replace(/\$\{\{.*?\}\}/gsu, 'EVALUATED')
}
