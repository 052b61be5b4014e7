/** A site's directory, collected as the action does. */
import { parse } from 'yaml'
import { type Advice, SiteError } from '../../src/errors.ts'
import { collectSite } from '../../src/site/collect.ts'
import { Exclude } from '../../src/site/exclude-patterns.ts'
import type { Site } from '../../src/site/site.ts'

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

/** The input that an error tells to write, as the runner would read it. */
export function advised({ hint }: SiteError): string {
  const input: { exclude: string } = parse(linesOf(hint))
  return input.exclude
}
