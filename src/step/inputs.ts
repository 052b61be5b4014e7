import * as core from '@actions/core'
import { InputError } from '../errors.ts'
import { hostNameOf, withoutEnd } from '../text/host-name.ts'
import { excerpt } from '../text/printable.ts'
import { hide } from '../text/secrets.ts'

/** How the action decides what to do; `auto` goes by the event. */
export type Mode = (typeof modes)[number]

/** How a site is sent; `auto` goes by what is known of the service. */
export type UploadAs = (typeof uploads)[number]

const uploads = ['auto', 'files', 'zip'] as const

const modes = ['auto', 'deploy', 'teardown', 'sweep'] as const

/** The step's inputs, each valid by itself. What an event makes of them is `plan.ts`'s affair. */
export interface Inputs {
  /** Empty where the workflow has no key to give, which only some events forgive. */
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
    directory: text('directory'),
    domain: readDomain(),
    mode: readMode(),
    exclude: core.getInput('exclude', { trimWhitespace: false }),
    includeHiddenFiles: readBoolean('include-hidden-files'),
    environment: readEnvironment('environment'),
    pullRequest: readPullRequest(),
    comment: readBoolean('comment', 'true'),
    githubToken,
    uploadAs: readUploadAs(),
    verify: readBoolean('verify'),
    verifyTimeout: 1000 * readSeconds('verify-timeout', '60'),
    skipUnchanged: readBoolean('skip-unchanged'),
    dryRun: readBoolean('dry-run'),
    compareWith: readEnvironment('compare-with'),
    noindex: readBoolean('noindex'),
    baseUrl: readBaseUrl(),
  }
}

function text(name: string): string | undefined {
  return core.getInput(name) || undefined
}

function readApiKey(): string {
  const raw = core.getInput('api-key', { trimWhitespace: false })
  const key = raw.trim()
  for (const spelling of new Set([raw, key])) {
    if (spelling.trim() === '') continue
    core.setSecret(spelling)
    hide(spelling)
  }
  if (!/^[\x21-\x7e]*$/u.test(key)) {
    throw new InputError('api-key', 'the key holds a space, a line break or a character outside ASCII.', {
      hint: 'Copy the key again from the hosting account into the secret, as one line with nothing around it.',
    })
  }
  return key
}

function readDomain(): string | undefined {
  const value = text('domain')
  if (value === undefined) return undefined
  const domain = hostNameOf(value)
  if (domain === undefined) {
    throw new InputError('domain', `"${excerpt(value)}" is no host name.`, {
      hint: 'Write the bare name of the link, as in "domain: my-site.tiiny.site", or leave it out for a new link.',
    })
  }
  return domain
}

function readMode(): Mode {
  return oneOf('mode', text('mode') ?? 'auto', modes)
}

function readUploadAs(): UploadAs {
  return oneOf('upload-as', text('upload-as') ?? 'auto', uploads)
}

function oneOf<T extends string>(name: string, value: string, choices: readonly T[]): T {
  const choice = choices.find((each) => each === value)
  if (choice !== undefined) return choice
  throw new InputError(name, `"${excerpt(value)}" is none of the choices.`, {
    hint: `Write "${name}: " with one of ${choices.join(', ')}.`,
  })
}

function readBoolean(name: string, whenEmpty = 'false'): boolean {
  const value = (text(name) ?? whenEmpty).toLowerCase()
  if (value === 'true') return true
  if (value === 'false') return false
  throw new InputError(name, `"${excerpt(value)}" is neither true nor false.`, {
    hint: `Write "${name}: true" or "${name}: false".`,
  })
}

function readEnvironment(name: string): string | undefined {
  const value = text(name)
  // GitHub allows 255 characters; the name also stands in an HTML comment that marks the action's own comment.
  if (value !== undefined && (value.length > 255 || /[<>\p{Cc}]/u.test(value))) {
    throw new InputError(name, `"${excerpt(value)}" can't be the name of an environment.`, {
      hint: `Write a name of at most 255 characters without <, > and line breaks, as in "${name}: docs".`,
    })
  }
  return value
}

function readSeconds(name: string, whenEmpty: string): number {
  const value = text(name) ?? whenEmpty
  const seconds = Number(value)
  if (/^\d{1,4}$/u.test(value) && seconds >= 1 && seconds <= 3600) return seconds
  throw new InputError(name, `"${excerpt(value)}" is no number of seconds from 1 to 3600.`, {
    hint: `Write the number alone, as in "${name}: 120".`,
  })
}

function readPullRequest(): number | undefined {
  const value = text('pull-request')
  if (value === undefined) return undefined
  if (/^[1-9]\d{0,14}$/u.test(value)) return Number(value)
  throw new InputError('pull-request', `"${excerpt(value)}" is no number of a pull request.`, {
    hint: 'Write the number alone, as in "pull-request: 7".',
  })
}

function readBaseUrl(): URL {
  const value = text('base-url') ?? 'https://ext.tiiny.host'
  const wrong = (why: string): InputError =>
    new InputError('base-url', `"${excerpt(value)}" ${why}.`, {
      hint: 'Write the address of the service, as in "base-url: https://ext.tiiny.host".',
    })
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url === undefined || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw wrong('is no https address')
  }
  // The value may hold a password here, so it is not shown.
  if (url.username !== '' || url.password !== '') {
    throw new InputError('base-url', 'the address holds a user name or password.', {
      hint: 'The service takes only the key of the input api-key; write the address without "user:password@".',
    })
  }
  if (url.search !== '' || url.hash !== '') throw wrong('has a query or fragment')
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    throw wrong('would send the key in clear text: only https is allowed')
  }
  url.pathname = withoutEnd(url.pathname, '/')
  return url
}

/** Whether a host (as `URL.hostname` spells it) is this machine itself. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/u.test(hostname)
}
