import * as core from '@actions/core'
import { distance } from 'fastest-levenshtein'
import { InputError } from '../errors.ts'
import { registerSecret } from '../text/masking.ts'
import { printable } from '../text/printable.ts'
import { runnerVariables } from '../variables.ts'
import * as readers from './input-readers.ts'

function input<T>(name: string, byDefault: string, read: readers.Reader<T>) {
  return { name, byDefault, read: () => read(core.getInput(name) || byDefault, name) }
}

/** Undefined if it is off. Empty if its secret is missing: the runner sets `none` if the input is not given. */
function readPassword(): string | undefined {
  const text = runnerVariables()['INPUT_PREVIEW-PASSWORD']?.trim()
  return text === 'none' ? undefined : text
}

const table = {
  apiKey: input('api-key', '', readers.credentialIn),
  directory: input('directory', '', readers.optional(String)),
  domain: input('domain', '', readers.optional(readers.domainIn)),
  mode: input('mode', 'auto', readers.oneOf('auto', 'deploy', 'teardown', 'sweep', 'build-failed')),
  exclude: input('exclude', '', String),
  includeHiddenFiles: input('include-hidden-files', 'false', readers.booleanIn),
  environment: input('environment', '', readers.optional(readers.environmentIn)),
  pullRequest: input('pull-request', '', readers.optional(readers.numberIn(1, 10 ** 9, 7))),
  comment: input('comment', 'true', readers.booleanIn),
  message: input('message', '', readers.messageIn),
  previewPassword: { name: 'preview-password', byDefault: 'none', read: readPassword },
  whenFull: input('when-full', 'fail', readers.oneOf('fail', 'skip', 'replace-oldest')),
  githubToken: input('github-token', '', readers.credentialIn),
  uploadAs: input('upload-as', 'auto', readers.oneOf('auto', 'files', 'zip')),
  verify: input('verify', 'false', readers.booleanIn),
  verifyTimeoutMs: input('verify-timeout', '60', (value, name) => 1000 * readers.numberIn(1, 3600, 120)(value, name)),
  dryRun: input('dry-run', 'false', readers.booleanIn),
  compareWith: input('compare-with', '', readers.optional(readers.environmentIn)),
  screenshots: input('screenshots', '0', readers.numberIn(0, 20, 6)),
  screenshotPaths: input('screenshot-paths', '', readers.pathsIn),
  /** Days. */
  expireAfter: input('expire-after', '', readers.optional(readers.numberIn(1, 3650, 14))),
  noindex: input('noindex', 'false', readers.booleanIn),
  /** The job's matrix as JSON, by the default of this undocumented input (DESIGN 2). */
  matrix: input('matrix', '', String),
  baseUrl: input('base-url', 'https://ext.tiiny.host', readers.baseUrlIn),
}

export type Inputs = { readonly [Key in keyof typeof table]: ReturnType<(typeof table)[Key]['read']> }

export type ResolvedMode = Exclude<Inputs['mode'], 'auto'>

export const defaultInputs: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(table).map(({ name, byDefault }) => [name, byDefault]),
)

/** Reads and checks all inputs, the secrets first, so that no later line can show them. @throws {InputError} */
export function readInputs(): Inputs {
  hide(table.apiKey.name)
  hide(table.githubToken.name)
  // A shorter one protects no preview, and may be a common word, such as "none".
  hide(table.previewPassword.name, 8)
  const variables = Object.keys(runnerVariables()).filter((name) => name.startsWith('INPUT_'))
  checkNames(variables.map((name) => name.slice('INPUT_'.length).toLowerCase()))
  return Object.fromEntries(Object.entries(table).map(([key, { read }]) => [key, read()])) as Inputs
}

/** The runner only warns of a misspelled name, and a preview could lack its password. @throws {InputError} */
export function checkNames(written: readonly string[]): void {
  const names = Object.keys(defaultInputs)
  // Many words are two letters from a short name.
  const long = names.filter(({ length }) => length > 5)
  for (const name of written.filter((each) => !names.includes(each))) {
    const likely = long.find((each) => distance(name.replaceAll('_', '-'), each) <= 2)
    const message = `there is no input "${printable(name)}", did you mean "${likely}"?`
    const hint = 'Correct the name under "with:". Nothing was sent.'
    if (likely !== undefined) throw new InputError(name, message, { hint })
  }
}

function hide(name: string, minLength = 1): void {
  const secret = core.getInput(name)
  if (secret.length < minLength) return
  core.setSecret(secret)
  registerSecret(secret)
}
