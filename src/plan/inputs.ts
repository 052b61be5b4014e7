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

/** How the action decides what to do. `auto` decides by the event. */
export type Mode = (typeof modes)[number]

/** How a site is sent. `auto` decides by what is known of the service. */
export type UploadAs = (typeof uploads)[number]

const uploads = ['auto', 'files', 'zip'] as const

const modes = ['auto', 'deploy', 'teardown', 'sweep'] as const

/** The step's inputs, each checked by itself. `plan.ts` decides what they mean for an event. */
export interface Inputs {
  /** Empty if the workflow has no key. Only for some events this is allowed. */
  readonly apiKey: string
  /** As the user wrote it; undefined if empty. */
  readonly directory: string | undefined
  /** A host name in lower case; undefined if empty. */
  readonly domain: string | undefined
  readonly mode: Mode
  /** Patterns in the syntax of `@actions/glob`, one in each line. */
  readonly exclude: string
  readonly includeHiddenFiles: boolean
  /** Name of a GitHub deployment environment; undefined if the event decides it. */
  readonly environment: string | undefined
  /** The pull request that a `workflow_run` is about. It is used only after GitHub's API has confirmed it. */
  readonly pullRequest: number | undefined
  /** Whether a comment on the pull request shows the preview. */
  readonly comment: boolean
  /** Empty if nothing must be recorded or shown on GitHub. */
  readonly githubToken: string
  readonly uploadAs: UploadAs
  /** Whether the link is asked, after the upload, for what was sent. */
  readonly verify: boolean
  /** Milliseconds that `verify` may take. */
  readonly verifyTimeout: number
  /** Whether a site is not sent if the link holds exactly the same bytes already. */
  readonly skipUnchanged: boolean
  /** Whether nothing is changed: nothing is sent to the service, and nothing is written on GitHub. */
  readonly dryRun: boolean
  /** The environment whose pages a preview is compared with; undefined if there is none. */
  readonly compareWith: string | undefined
  /** Whether search engines are asked to stay away from previews. */
  readonly noindex: boolean
  /** The service's address: no query, no credentials, no slash at its end. */
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
 * Reads and checks every input of `action.yml`. It masks the key before everything else, so that no later line can show
 * it.
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
