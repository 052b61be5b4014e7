import * as core from '@actions/core'
import { environment } from '../environment.ts'
import { registerSecret } from '../text/secrets.ts'
import { checkNames } from './input-names.ts'
import * as readers from './input-readers.ts'

/** @param usual what an empty input means */
function input<T>(name: string, usual: string, read: readers.Reader<T>) {
  return { name, usual, read: (text = core.getInput(name)) => read(text || usual, name) }
}

const seconds = readers.numberIn(1, 3600, 'a number of seconds from 1 to 3600', 120)
const days = readers.numberIn(1, 3650, 'a whole number of days from 1 to 3650', 14)
const pullRequest = readers.numberIn(1, 10 ** 15, 'the number of a pull request', 7)
const pictures = readers.numberIn(0, 20, 'a whole number from 0 to 20', 6)

/** What switches `preview-password` off. */
const off = 'none'

/** Undefined where it is off; empty where its secret is missing, because the runner sets what nobody wrote to `none`. */
function readPassword(text = environment()['INPUT_PREVIEW-PASSWORD']?.trim()): string | undefined {
  return text === off ? undefined : text
}

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
  message: input('message', '', readers.messageIn),
  /** `plan.ts` says where it must be a good one. */
  previewPassword: { name: 'preview-password', usual: off, read: readPassword },
  whenFull: input('when-full', 'fail', readers.oneOf('fail', 'skip', 'replace-oldest')),
  githubToken: input('github-token', '', readers.textIn),
  uploadAs: input('upload-as', 'auto', readers.oneOf('auto', 'files', 'zip')),
  verify: input('verify', 'false', readers.booleanIn),
  /** Milliseconds. */
  verifyTimeout: input('verify-timeout', '60', (value, name) => 1000 * seconds(value, name)),
  dryRun: input('dry-run', 'false', readers.booleanIn),
  compareWith: input('compare-with', '', readers.given(readers.environmentIn)),
  screenshots: input('screenshots', '0', pictures),
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
export function readInputs(): { readonly inputs: Inputs; readonly warnings: readonly string[] } {
  for (const { name } of [table.apiKey, table.githubToken, table.previewPassword]) {
    // The runner cuts white space off, but a log could show a value as it was written.
    const raw = core.getInput(name, { trimWhitespace: false })
    for (const spelling of new Set([raw, raw.trim()])) {
      if (spelling.trim() === '' || (name === 'preview-password' && spelling.trim() === off)) continue
      core.setSecret(spelling)
      if (name !== 'preview-password') registerSecret(spelling)
      // A shorter one protects no preview, and may be a word of this action's own sentences.
      else if (spelling.length >= 8) registerSecret(spelling, 'password')
    }
  }
  const variables = Object.keys(environment()).filter((name) => name.startsWith('INPUT_'))
  const given = variables.map((name) => name.slice('INPUT_'.length).toLowerCase())
  const warnings = checkNames(given, Object.keys(usualInputs))
  return { inputs: valuesOf(({ read }) => read()), warnings }
}

/** The inputs, where one that can't be used counts as empty: to tell of that error, the others are enough. */
export function usableInputs(): Inputs {
  return valuesOf(({ read }) => {
    try {
      return read()
    } catch {
      return read('')
    }
  })
}

function valuesOf(readOne: (one: (typeof table)[keyof Inputs]) => unknown): Inputs {
  return Object.fromEntries(Object.entries(table).map(([key, one]) => [key, readOne(one)])) as Inputs
}
