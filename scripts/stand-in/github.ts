/** GitHub's part of `npm run stand-in`: its API, and what act (https://github.com/nektos/act) needs to run workflows against it. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { homedir } from 'node:os'
import { join } from 'node:path'
import {
  DEFAULT_REPOSITORY,
  DEFAULT_TOKEN,
  type GitHub,
  type RecordedRequest,
  startGitHub,
} from '../../test/stand-ins/github/github.ts'
import { DEFAULT_KEY } from '../../test/stand-ins/hosting/hosting.ts'
import { pullRequestEvent, pushEvent, workflowRunEvent } from '../../test/stand-ins/runner/events.ts'
import { root } from '../../test/stand-ins/runner/runner.ts'

/** The pull request that is there. */
const number = 1
const head = { sha: 'b'.repeat(40), ref: 'topic' }

const events = {
  push: pushEvent({ ref: 'refs/heads/main', sha: 'a'.repeat(40) }),
  opened: pullRequestEvent({ action: 'opened', number, head }),
  closed: pullRequestEvent({ action: 'closed', number, head }),
  built: workflowRunEvent({ headSha: head.sha, headBranch: head.ref }),
}

/**
 * Actions of the recipes that act can't run, or fetches from GitHub: an artifact is a folder, and a tool is this machine's own.
 * By name and version, the script; `$SHELF` is the folder of all artifacts.
 */
const substitutes: Readonly<Record<string, string>> = {
  'actions/upload-artifact@v7': 'rm -rf "$SHELF/$NAME" && mkdir -p "$SHELF" && cp -R "$PLACE" "$SHELF/$NAME"',
  'actions/download-artifact@v8': 'mkdir -p "$PLACE" && cp -R "$SHELF/$NAME/." "$PLACE"',
  'actions/setup-node@v7': 'node --version',
  'actions/setup-python@v7': 'python3 --version',
}

/** Where GitHub is played. */
interface Place {
  readonly port: number
  /** For what act reads. */
  readonly folder: string
  /** What leads a job to the hosting service. */
  readonly env: Readonly<Record<string, string>>
}

/**
 * Starts the API and prints how to use it: variables for programs, one a line, to standard output, all else to standard
 * error. Each comment is shown as it is written. A POST to `/close/<number>` or `/open/<number>`, which the real API does not
 * have, changes a pull request without an event, as it happens if GitHub runs no workflow.
 *
 * @throws if the port is taken
 */
export async function playGitHub({ port, folder, env }: Place): Promise<void> {
  const github = await startGitHub({
    port,
    realTime: true,
    intercept: (_, response, recorded) => {
      showComment(response, recorded)
      return setPull(github, response, recorded)
    },
  })
  github.addPull({ number, head })
  const variables = { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: DEFAULT_REPOSITORY, ...env }
  layOut(folder, variables)
  for (const [name, value] of Object.entries(variables)) console.log(`${name}=${value}`)
  console.error(instructions(folder, github.url))
}

/** Writes what act reads: the events, variables and secrets, and the action without the rest of this repository. */
function layOut(folder: string, variables: Readonly<Record<string, string>>): void {
  for (const [name, payload] of Object.entries(events))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(payload))
  const lines = (values: object): string =>
    Object.entries(values)
      .map(([name, value]) => `${name}=${value}\n`)
      .join('')
  // act is started with another XDG_CONFIG_HOME, and gives its own environment to jobs.
  const home = process.env['XDG_CONFIG_HOME'] || join(homedir(), '.config')
  writeFileSync(join(folder, 'variables'), lines({ ...variables, XDG_CONFIG_HOME: home }))
  writeFileSync(join(folder, 'secrets'), lines({ GITHUB_TOKEN: DEFAULT_TOKEN, HOSTING_API_KEY: DEFAULT_KEY }))
  // act copies an action for each run, with its node_modules, which takes seconds.
  for (const part of ['action.yml', 'dist']) cpSync(join(root, part), join(folder, 'action', part), { recursive: true })
  for (const [used, script] of Object.entries(substitutes))
    writeAction(substituteAt(folder, used), join(folder, 'artifacts'), script)
  mkdirSync(join(folder, 'act'))
  writeFileSync(join(folder, 'act/actrc'), `${options(folder).join('\n')}\n`)
}

/** Options that each of act's commands needs, as lines of an `actrc`. */
function options(folder: string): string[] {
  return [
    `--local-repository static-deploy/static-deploy-action@v1=${join(folder, 'action')}`,
    ...Object.keys(substitutes).map((used) => `--local-repository ${used}=${substituteAt(folder, used)}`),
    `--env-file ${join(folder, 'variables')}`,
    `--secret-file ${join(folder, 'secrets')}`,
  ]
}

/** Writes an action that runs a script. `$SHELF` is the folder of all artifacts. */
export function writeAction(folder: string, shelf: string, script: string): string {
  const env = { SHELF: shelf, NAME: '${{ inputs.name }}', PLACE: '${{ inputs.path }}' }
  const runs = { using: 'composite', steps: [{ shell: 'bash', env, run: script }] }
  mkdirSync(folder, { recursive: true })
  // JSON is YAML, too.
  const manifest = { name: 'A substitute', description: 'Stands in', inputs: { name: {}, path: {} }, runs }
  writeFileSync(join(folder, 'action.yml'), JSON.stringify(manifest))
  return folder
}

/** The folder of the action that takes the place of another one. */
function substituteAt(folder: string, used: string): string {
  return join(folder, used.replace(/^.*\/|@.*$/gu, ''))
}

function instructions(folder: string, url: string): string {
  // The user's own ~/.actrc may have another platform, and is read after the file here.
  const command = (event: string, file?: string): string =>
    `XDG_CONFIG_HOME=${folder} act ${event} -P ubuntu-latest=-self-hosted${file ? ` -e ${join(folder, file)}` : ''}`
  return [
    `GitHub's API is at ${url}, with the open pull request #${number} of ${DEFAULT_REPOSITORY}.`,
    '',
    'Commands for act. Run them in the folder of your own repository, which needs a first commit:',
    '',
    'A push to main:',
    command('push', 'push.json'),
    '',
    `Pull request #${number} is opened, or gets a push:`,
    `curl -X POST ${url}/open/${number} && ${command('pull_request', 'opened.json')}`,
    '',
    `Pull request #${number} is closed:`,
    `curl -X POST ${url}/close/${number} && ${command('pull_request', 'closed.json')}`,
    '',
    `The second workflow of previews for forks, after the first has built pull request #${number}:`,
    command('workflow_run', 'built.json'),
    '',
    'A sweep, which deletes previews that closing left behind:',
    command('schedule'),
    '',
    `To have something to sweep: deploy the preview of #${number}, close it without a workflow, and sweep:`,
    '(the command for the pull request that is opened)',
    `curl -X POST ${url}/close/${number}`,
    '(the command for the sweep)',
    '',
  ].join('\n')
}

/** Closes, opens or adds a pull request if it is asked to, and answers in a sentence. */
function setPull(github: GitHub, response: ServerResponse, { method, path }: RecordedRequest): boolean {
  const [, change, digits] = /^\/(close|open)\/([1-9]\d{0,8})$/u.exec(path) ?? []
  if (change === undefined || method !== 'POST') return false
  const pull = github.pulls.get(Number(digits))
  const state = change === 'close' ? 'closed' : 'open'
  if (pull) github.setPullState(pull.number, state)
  else if (state === 'open') github.addPull({ number: Number(digits) })
  const isThere = pull !== undefined || state === 'open'
  const sentence = isThere ? `Pull request #${digits} is ${state}.` : `There is no pull request #${digits}.`
  response.writeHead(isThere ? 200 : 404, { 'content-type': 'text/plain' }).end(`${sentence}\n`)
  console.error(sentence)
  return true
}

/** Shows a comment once it is written. */
function showComment(response: ServerResponse, { method, path, body }: RecordedRequest): void {
  const isWritten = method === 'POST' || method === 'PATCH'
  if (!isWritten || !/\/comments(?:\/\d+)?$/u.test(path)) return
  response.once('finish', () => {
    const text = (body as { body?: unknown } | undefined)?.body
    const shown = String(text).replace(/<!--.*?-->\n*/gsu, '')
    if (response.statusCode < 300) console.error(`comment\n${shown.replace(/^/gmu, '  │ ')}`)
  })
}
