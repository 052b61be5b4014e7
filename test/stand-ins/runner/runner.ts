import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { EOL, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import { actionNode } from './platform.ts'

export const root = resolve(import.meta.dirname, '../../..')

/** What the runner would know of one step. */
export interface Step {
  /** `with:` of the step, by the names in `action.yml`. */
  readonly inputs?: Readonly<Record<string, string>>
  /** Name of the event; `push` to main unless given. */
  readonly event?: string
  readonly payload?: object
  /** More variables, or others than the runner's usual ones; undefined takes one away. */
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly workspace?: string
  /** Called with the child as soon as it runs. */
  readonly started?: (child: ReturnType<typeof spawn>) => void
}

export interface StepResult {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
  readonly outputs: Readonly<Record<string, string>>
  readonly summary: string
}

interface ActionFile {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>
  readonly runs: { readonly main: string }
}

/** The files and variables of one step, as the runner lays them out; gone when it goes out of scope. */
export interface Scene extends Disposable {
  readonly folder: string
  readonly env: Readonly<Record<string, string | undefined>>
  written(): Pick<StepResult, 'outputs' | 'summary'>
}

/** Lays out a step: inputs with `action.yml`'s defaults as `INPUT_*`, the event in a file, files for what it writes. */
export function setScene(step: Step): Scene {
  const folder = mkdtempSync(join(tmpdir(), 'static-deploy-step-'))
  const file = (name: string): string => join(folder, name)
  const push = { ref: 'refs/heads/main', repository: { full_name: 'octo/site', default_branch: 'main' } }
  for (const name of ['event', 'output', 'summary'])
    writeFileSync(file(name), name === 'event' ? JSON.stringify(step.payload ?? push) : '')
  return {
    folder,
    env: {
      PATH: process.env['PATH'],
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: step.event ?? 'push',
      GITHUB_EVENT_PATH: file('event'),
      GITHUB_OUTPUT: file('output'),
      GITHUB_STEP_SUMMARY: file('summary'),
      GITHUB_REF: 'refs/heads/main',
      GITHUB_SHA: '5ca1ab1e5ca1ab1e5ca1ab1e5ca1ab1e5ca1ab1e',
      GITHUB_REPOSITORY: 'octo/site',
      GITHUB_RUN_ID: '42',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_WORKFLOW_REF: 'octo/site/.github/workflows/site.yml@refs/heads/main',
      GITHUB_JOB: 'deploy',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_ACTOR: 'octocat',
      GITHUB_WORKSPACE: step.workspace ?? folder,
      RUNNER_TEMP: folder,
      // As root Chrome has no sandbox.
      CHROME_NO_SANDBOX: process.getuid?.() === 0 ? '1' : undefined,
      ...inputVariables(step.inputs ?? {}),
      ...step.env,
    },
    written() {
      const read = (name: string) => readFileSync(file(name), 'utf8')
      // Windows' Node may run beside this one.
      return { outputs: parseOutputs(read('output').replaceAll('\r\n', '\n')), summary: read('summary') }
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const action: ActionFile = parse(readFileSync(join(root, 'action.yml'), 'utf8'))

/** Runs the built action as the runner does, with nothing of the caller's environment but `PATH`. */
export async function runAction(step: Step): Promise<StepResult> {
  using scene = setScene(step)
  const main = join(root, action.runs.main)
  const child = spawn(actionNode, [main], {
    cwd: scene.folder,
    env: { ...scene.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const texts = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      texts[name] += text
    })
  }
  step.started?.(child)
  const code = await new Promise<number | null>((done, failed) => child.on('error', failed).on('close', done))
  return { code, stdout: lines(texts.stdout), stderr: lines(texts.stderr), ...scene.written() }
}

/** What was printed, with the line ends of Windows as those of the others. */
export function lines(text: string): string {
  return EOL === '\n' ? text : text.replaceAll(EOL, '\n')
}

function inputVariables(given: Readonly<Record<string, string>>): Record<string, string> {
  // The runner would fill in an expression; a test gives what it wants of that.
  const usual = ({ default: value = '' }) => (value.startsWith('${{') ? '' : value)
  const defaults = Object.entries(action.inputs).map(([name, input]) => [name, usual(input)] as const)
  const all: Record<string, string> = { ...Object.fromEntries(defaults), ...given }
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]))
}

/** Reads the file behind `GITHUB_OUTPUT` as the toolkit writes it: `name<<delimiter`, lines, `delimiter`. */
function parseOutputs(text: string): Record<string, string> {
  const all = text.matchAll(/^([^=\n]+?)<<(.+)\n(?:([\s\S]*?)\n)??\2$/gmu)
  return Object.fromEntries([...all].map(([, name, , value = '']) => [name, value]))
}
