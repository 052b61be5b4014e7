import * as core from '@actions/core'
import { registerSecret } from '../text/masking.ts'
import { printable } from '../text/printable.ts'
import { runnerVariables } from '../variables.ts'
import { checkNames } from './input-names.ts'
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
  apiKey: input('api-key', '', readers.credentialIn('key')),
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
  githubToken: input('github-token', '', readers.credentialIn('token')),
  uploadAs: input('upload-as', 'auto', readers.oneOf('auto', 'files', 'zip')),
  verify: input('verify', 'false', readers.booleanIn),
  verifyTimeoutMs: input('verify-timeout', '60', (value, name) => 1000 * readers.numberIn(1, 3600, 120)(value, name)),
  dryRun: input('dry-run', 'false', readers.booleanIn),
  compareWith: input('compare-with', '', readers.optional(readers.environmentIn)),
  screenshots: input('screenshots', '0', readers.numberIn(0, 20, 6)),
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

/** Reads and checks all inputs, the secrets first, so that no later line can show them. */
export function readInputs(): { readonly inputs: Inputs; readonly warnings: readonly string[] } {
  hide(table.apiKey.name)
  hide(table.githubToken.name)
  // A shorter one protects no preview, and may be a common word, such as "none".
  hide(table.previewPassword.name, 8)
  const variables = Object.keys(runnerVariables()).filter((name) => name.startsWith('INPUT_'))
  const written = variables.map((name) => name.slice('INPUT_'.length).toLowerCase())
  checkNames(written, Object.keys(defaultInputs))
  const values = Object.entries(table).map(([key, { read }]) => [key, read()])
  const inputs = Object.fromEntries(values) as Inputs
  const name = inputs.environment ?? ''
  const isOdd = /^[-/]|[-/]$/u.test(name)
  const warning = `environment: "${printable(name)}" begins or ends with a separator. If it is made of an expression, that came out empty: look at its spelling.`
  return { inputs, warnings: isOdd ? [warning] : [] }
}

function hide(name: string, minLength = 1): void {
  // The runner trims white space, but a log could show the value as it was written.
  const raw = core.getInput(name, { trimWhitespace: false })
  if (raw.trim().length < minLength) return
  for (const spelling of new Set([raw, raw.trim()])) {
    core.setSecret(spelling)
    registerSecret(spelling)
  }
}
