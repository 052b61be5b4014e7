import * as core from '@actions/core'
import { environment } from '../environment.ts'
import { registerSecret } from '../text/secrets.ts'
import * as readers from './input-readers.ts'

/** @param usual what an empty input means */
function input<T>(name: string, usual: string, read: readers.Reader<T>) {
  return { name, usual, read: (text: string) => read(text || usual, name) }
}

const seconds = readers.numberIn(3600, 'a number of seconds from 1 to 3600', 120)
const days = readers.numberIn(3650, 'a whole number of days from 1 to 3650', 14)
const pullRequest = readers.numberIn(10 ** 15, 'the number of a pull request', 7)

/** All inputs, in the order of `action.yml`. Each is checked by itself; `plan.ts` decides what they mean. */
const table = {
  /** Empty if the workflow has no key. Only for some events this is allowed. */
  apiKey: input('api-key', '', readers.apiKeyIn),
  directory: input('directory', '', readers.given(readers.textIn)),
  domain: input('domain', '', readers.given(readers.domainIn)),
  mode: input('mode', 'auto', readers.oneOf('auto', 'deploy', 'teardown', 'sweep', 'reserve')),
  exclude: input('exclude', '', readers.textIn),
  includeHiddenFiles: input('include-hidden-files', 'false', readers.booleanIn),
  environment: input('environment', '', readers.given(readers.environmentIn)),
  /** Used only after GitHub's API has confirmed it. */
  pullRequest: input('pull-request', '', readers.given(pullRequest)),
  comment: input('comment', 'true', readers.booleanIn),
  message: input('message', '', readers.textIn),
  previewPassword: input('preview-password', '', readers.passwordIn),
  whenFull: input('when-full', 'fail', readers.oneOf('fail', 'skip', 'replace-oldest')),
  githubToken: input('github-token', '', readers.textIn),
  uploadAs: input('upload-as', 'auto', readers.oneOf('auto', 'files', 'zip')),
  verify: input('verify', 'false', readers.booleanIn),
  /** Milliseconds. */
  verifyTimeout: input('verify-timeout', '60', (value, name) => 1000 * seconds(value, name)),
  skipUnchanged: input('skip-unchanged', 'false', readers.booleanIn),
  dryRun: input('dry-run', 'false', readers.booleanIn),
  compareWith: input('compare-with', '', readers.given(readers.environmentIn)),
  /** Days. */
  expireAfter: input('expire-after', '', readers.given(days)),
  noindex: input('noindex', 'false', readers.booleanIn),
  baseUrl: input('base-url', 'https://ext.tiiny.host', readers.baseUrlIn),
}

export type Inputs = { readonly [Key in keyof typeof table]: ReturnType<(typeof table)[Key]['read']> }

export const usualInputs: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(table).map(({ name, usual }) => [name, usual]),
)

/** Reads and checks all inputs, the secrets before any other, so that no later line can show them. */
export function readInputs(): Inputs {
  for (const name of ['api-key', 'github-token', 'preview-password']) {
    // The runner cuts white space off, but a log could show a value as it was written.
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
  return valuesOf(({ name, read }) => read(core.getInput(name)))
}

/** The inputs, where one that can't be used counts as empty: to tell of that error, the others are enough. */
export function usableInputs(): Inputs {
  return valuesOf(({ name, read }) => {
    try {
      return read(core.getInput(name))
    } catch {
      return read('')
    }
  })
}

function valuesOf(readOne: (one: (typeof table)[keyof Inputs]) => unknown): Inputs {
  return Object.fromEntries(Object.entries(table).map(([key, one]) => [key, readOne(one)])) as Inputs
}
