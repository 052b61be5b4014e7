import * as core from '@actions/core'
import { requireInputs } from '../errors.ts'
import { registerSecret } from '../text/masking.ts'
import { runnerVariables } from '../variables.ts'
import * as readers from './input-readers.ts'
import { unknownInput } from './unknown-inputs.ts'

function input<T>(name: string, byDefault: string, read: readers.Reader<T>) {
  return { name, byDefault, read: () => read(core.getInput(name) || byDefault, name) }
}

/** Empty if its secret or variable is missing: the default would open a preview, or send the key to another host. */
function strictInput<T>(name: string, byDefault: string, read: readers.Reader<T>) {
  const written = (): string => runnerVariables()[`INPUT_${name.toUpperCase()}`]?.trim() ?? byDefault
  return { name, byDefault, read: () => read(written(), name) }
}

const table = {
  apiKey: input('api-key', '', readers.credentialIn),
  directory: input('directory', '', readers.optional(String)),
  domain: input('domain', '', readers.optional(readers.domainIn)),
  mode: input('mode', 'auto', readers.oneOf('auto', 'deploy', 'teardown', 'sweep', 'build-failed')),
  exclude: input('exclude', '', readers.patternsIn),
  includeHiddenFiles: input('include-hidden-files', 'false', readers.booleanIn),
  environment: input('environment', '', readers.optional(readers.environmentIn)),
  pullRequest: input('pull-request', '', readers.optional(readers.numberIn(1, 10 ** 9, 7))),
  comment: input('comment', 'true', readers.booleanIn),
  message: input('message', '', readers.messageIn),
  previewPassword: strictInput('preview-password', 'none', (text) => (text === 'none' ? undefined : text)),
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
  /** The job's matrix as JSON, by the default of this undocumented input (design 3.6). */
  matrix: input('matrix', '', String),
  baseUrl: strictInput('base-url', 'https://ext.tiiny.host', readers.baseUrlIn),
}

export type Inputs = { readonly [Key in keyof typeof table]: ReturnType<(typeof table)[Key]['read']> }

export type ResolvedMode = Exclude<Inputs['mode'], 'auto'>

export const defaultInputs: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(table).map(({ name, byDefault }) => [name, byDefault]),
)

/** Reads and checks all inputs, the secrets first, so that no later line can show them. @throws {ActionError} */
export function readInputs(): Inputs {
  hide(table.apiKey.name)
  hide(table.githubToken.name)
  // A shorter one protects no preview, and may be a common word, such as "none".
  hide(table.previewPassword.name, 8)
  const variables = Object.keys(runnerVariables()).filter((each) => each.startsWith('INPUT_'))
  const values: Record<string, unknown> = {}
  const readAll = Object.entries(table).map(([key, { read }]) => () => {
    values[key] = read()
  })
  const known = Object.keys(defaultInputs)
  const written = variables.map((each) => each.slice('INPUT_'.length).toLowerCase())
  const unknown = written.filter((name) => !known.includes(name))
  // The last one has the sentence about variables.
  const variable = unknown.length === 1 ? `INPUT_${unknown[0]?.toUpperCase()}` : 'INPUT_…'
  const refuseAll = unknown.map((name, index) => () => {
    throw unknownInput(name, known, index === unknown.length - 1 ? variable : undefined)
  })
  requireInputs([...refuseAll, ...readAll])
  return values as Inputs
}

/** For a run whose inputs can't be read: what it shows then hangs on this alone. */
export function isDryRun(): boolean {
  return !['', 'false'].includes(core.getInput(table.dryRun.name).toLowerCase())
}

function hide(name: string, minLength = 1): void {
  const secret = core.getInput(name)
  if (secret.length < minLength) return
  core.setSecret(secret)
  registerSecret(secret)
}
