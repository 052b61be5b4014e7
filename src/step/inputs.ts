import * as core from '@actions/core'
import { hide } from '../text/secrets.ts'
import {
  readApiKey,
  readBaseUrl,
  readBoolean,
  readChoice,
  readDomain,
  readEnvironment,
  readPullRequest,
  readSeconds,
  readText,
} from './input-readers.ts'

/** How the action decides what to do; `auto` goes by the event. */
export type Mode = (typeof modes)[number]

/** How a site is sent; `auto` goes by what is known of the service. */
export type UploadAs = (typeof uploads)[number]

const uploads = ['auto', 'files', 'zip'] as const

const modes = ['auto', 'deploy', 'teardown', 'sweep'] as const

/** The step's inputs, each valid by itself. What an event makes of them is decided in `plan.ts`. */
export interface Inputs {
  /** Empty where the workflow has no key to give, which is no fault on some events. */
  readonly apiKey: string
  /** As written; undefined where empty. */
  readonly directory: string | undefined
  /** A lower-case host name; undefined where empty. */
  readonly domain: string | undefined
  readonly mode: Mode
  /** Patterns in the syntax of `@actions/glob`, one a line. */
  readonly exclude: string
  readonly includeHiddenFiles: boolean
  /** Name of a GitHub deployment environment; undefined where the event decides. */
  readonly environment: string | undefined
  /** The pull request that a `workflow_run` is about; to be believed only once GitHub's API confirms it. */
  readonly pullRequest: number | undefined
  /** Whether a comment on the pull request shows the preview. */
  readonly comment: boolean
  /** Empty where nothing is to be recorded or shown on GitHub. */
  readonly githubToken: string
  readonly uploadAs: UploadAs
  /** Whether the link itself is asked for what was sent. */
  readonly verify: boolean
  /** Milliseconds that this may take. */
  readonly verifyTimeout: number
  /** Whether a site that the link already holds, byte for byte, is not sent again. */
  readonly skipUnchanged: boolean
  /** Whether nothing is written, to anybody. */
  readonly dryRun: boolean
  /** The environment whose pages a preview is compared with; undefined where there is none. */
  readonly compareWith: string | undefined
  /** Whether search engines are asked to stay away from previews. */
  readonly noindex: boolean
  /** Where the service lives: no query, no credentials, no trailing slash. */
  readonly baseUrl: URL
}

/** All inputs of `action.yml`. */
export const inputNames = [
  'api-key',
  'directory',
  'domain',
  'mode',
  'exclude',
  'include-hidden-files',
  'environment',
  'pull-request',
  'comment',
  'github-token',
  'upload-as',
  'verify',
  'verify-timeout',
  'skip-unchanged',
  'dry-run',
  'compare-with',
  'noindex',
  'base-url',
] as const

/**
 * Reads and checks every input of `action.yml`. The key is masked before anything else, so no later line can show it.
 *
 * @throws {InputError} for the first input that can't be used
 */
export function readInputs(): Inputs {
  const apiKey = readApiKey()
  const githubToken = core.getInput('github-token')
  if (githubToken !== '') {
    core.setSecret(githubToken)
    hide(githubToken)
  }
  return {
    apiKey,
    directory: readText('directory'),
    domain: readDomain(),
    mode: readChoice('mode', modes),
    exclude: core.getInput('exclude', { trimWhitespace: false }),
    includeHiddenFiles: readBoolean('include-hidden-files'),
    environment: readEnvironment('environment'),
    pullRequest: readPullRequest(),
    comment: readBoolean('comment', 'true'),
    githubToken,
    uploadAs: readChoice('upload-as', uploads),
    verify: readBoolean('verify'),
    verifyTimeout: 1000 * readSeconds('verify-timeout', '60'),
    skipUnchanged: readBoolean('skip-unchanged'),
    dryRun: readBoolean('dry-run'),
    compareWith: readEnvironment('compare-with'),
    noindex: readBoolean('noindex'),
    baseUrl: readBaseUrl(),
  }
}
