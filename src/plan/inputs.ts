import * as core from '@actions/core'
import { environment } from '../environment.ts'
import { registerSecret } from '../text/secrets.ts'
import * as readers from './input-readers.ts'

interface Input {
  readonly name: string
  /** What an empty input means. */
  readonly usual: string
  readonly read: readers.Reader<unknown>
}

const seconds = readers.numberIn(3600, 'a number of seconds from 1 to 3600', 120)
const days = readers.numberIn(3650, 'a whole number of days from 1 to 3650', 14)
const pullRequest = readers.numberIn(10 ** 15, 'the number of a pull request', 7)

/** All inputs, in the order of `action.yml`. Each is checked by itself; `plan.ts` decides what they mean. */
const table = {
  /** Empty if the workflow has no key. Only for some events this is allowed. */
  apiKey: { name: 'api-key', usual: '', read: readers.apiKeyIn },
  directory: { name: 'directory', usual: '', read: readers.given(readers.textIn) },
  domain: { name: 'domain', usual: '', read: readers.given(readers.domainIn) },
  mode: { name: 'mode', usual: 'auto', read: readers.oneOf('auto', 'deploy', 'teardown', 'sweep', 'reserve') },
  exclude: { name: 'exclude', usual: '', read: readers.textIn },
  includeHiddenFiles: { name: 'include-hidden-files', usual: 'false', read: readers.booleanIn },
  environment: { name: 'environment', usual: '', read: readers.given(readers.environmentIn) },
  /** Used only after GitHub's API has confirmed it. */
  pullRequest: { name: 'pull-request', usual: '', read: readers.given(pullRequest) },
  comment: { name: 'comment', usual: 'true', read: readers.booleanIn },
  message: { name: 'message', usual: '', read: readers.textIn },
  previewPassword: { name: 'preview-password', usual: '', read: readers.passwordIn },
  whenFull: { name: 'when-full', usual: 'fail', read: readers.oneOf('fail', 'skip', 'replace-oldest') },
  githubToken: { name: 'github-token', usual: '', read: readers.textIn },
  uploadAs: { name: 'upload-as', usual: 'auto', read: readers.oneOf('auto', 'files', 'zip') },
  verify: { name: 'verify', usual: 'false', read: readers.booleanIn },
  /** Milliseconds. */
  verifyTimeout: { name: 'verify-timeout', usual: '60', read: (value, name) => 1000 * seconds(value, name) },
  skipUnchanged: { name: 'skip-unchanged', usual: 'false', read: readers.booleanIn },
  dryRun: { name: 'dry-run', usual: 'false', read: readers.booleanIn },
  compareWith: { name: 'compare-with', usual: '', read: readers.given(readers.environmentIn) },
  /** Days. */
  expireAfter: { name: 'expire-after', usual: '', read: readers.given(days) },
  noindex: { name: 'noindex', usual: 'false', read: readers.booleanIn },
  baseUrl: { name: 'base-url', usual: 'https://ext.tiiny.host', read: readers.baseUrlIn },
} satisfies Record<string, Input>

export type Inputs = { readonly [Key in keyof typeof table]: ReturnType<(typeof table)[Key]['read']> }

export const usualInputs: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(table).map(({ name, usual }) => [name, usual]),
)

/** Secrets. The runner cuts white space off, but a log could show a value as it was written. */
const secret = ['api-key', 'github-token', 'preview-password']

/** Reads and checks all inputs, the secrets before any other, so that no later line can show them. */
export function readInputs(): Inputs {
  for (const name of secret) {
    const raw = core.getInput(name, { trimWhitespace: false })
    for (const spelling of new Set([raw, raw.trim()])) {
      if (spelling.trim() === '') continue
      core.setSecret(spelling)
      registerSecret(spelling)
    }
  }
  const variables = Object.keys(environment()).filter((name) => name.startsWith('INPUT_'))
  const names = variables.map((name) => name.slice('INPUT_'.length).toLowerCase())
  readers.checkSpelling(names, Object.keys(usualInputs))
  return valuesOf(({ name, usual, read }) => read(core.getInput(name) || usual, name))
}

/** The inputs, where one that can't be used counts as empty: to tell of that error, the others are enough. */
export function usableInputs(): Inputs {
  return valuesOf(({ name, usual, read }) => {
    try {
      return read(core.getInput(name) || usual, name)
    } catch {
      return read(usual, name)
    }
  })
}

function valuesOf(readOne: (input: Input) => unknown): Inputs {
  const values = Object.entries<Input>(table).map(([key, input]) => [key, readOne(input)])
  return Object.fromEntries(values)
}
