import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'

/** The repository's root. */
export const root = resolve(import.meta.dirname, '../..')

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
  /** Run as this user id, where the caller may choose one. */
  readonly uid?: number
  /** Called with the child as soon as it runs. */
  readonly started?: (child: ReturnType<typeof spawn>) => void
}

/** What became of it. */
export interface StepResult {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
  readonly outputs: Readonly<Record<string, string>>
  /** Markdown of the job summary. */
  readonly summary: string
}

interface ActionFile {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>
  readonly runs: { readonly main: string }
}

/** A push to the default branch. */
export const pushPayload = {
  ref: 'refs/heads/main',
  repository: { full_name: 'octo/site', default_branch: 'main' },
}

/**
 * Runs the built action in a process of its own, the way the runner does: inputs with `action.yml`'s defaults as
 * `INPUT_*`, the event in a file, outputs and summary in files. Nothing of the caller's environment gets in but `PATH`.
 */
export async function runAction(step: Step): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'static-deploy-step-'))
  const files = Object.fromEntries(
    ['event', 'output', 'summary'].map((name) => {
      const file = join(folder, name)
      writeFileSync(file, name === 'event' ? JSON.stringify(step.payload ?? pushPayload) : '', {
        mode: 0o666,
      })
      return [name, file]
    }),
  )
  try {
    const action: ActionFile = parse(readFileSync(join(root, 'action.yml'), 'utf8'))
    const child = spawn(process.execPath, [join(root, action.runs.main)], {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        GITHUB_ACTIONS: 'true',
        GITHUB_EVENT_NAME: step.event ?? 'push',
        GITHUB_EVENT_PATH: files['event'],
        GITHUB_OUTPUT: files['output'],
        GITHUB_STEP_SUMMARY: files['summary'],
        GITHUB_REF: 'refs/heads/main',
        GITHUB_SHA: '5ca1ab1e5ca1ab1e5ca1ab1e5ca1ab1e5ca1ab1e',
        GITHUB_REPOSITORY: 'octo/site',
        GITHUB_RUN_ID: '42',
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_ACTOR: 'octocat',
        GITHUB_WORKSPACE: step.workspace ?? folder,
        RUNNER_TEMP: folder,
        ...inputVariables(action, step.inputs ?? {}),
        ...step.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(step.uid !== undefined && { uid: step.uid, gid: step.uid }),
    })
    const texts = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (text: string) => {
        texts[name] += text
      })
    }
    step.started?.(child)
    const code = await new Promise<number | null>((done, failed) =>
      child.on('error', failed).on('close', done),
    )
    return {
      code,
      ...texts,
      outputs: parseOutputs(readFileSync(files['output'] ?? '', 'utf8')),
      summary: readFileSync(files['summary'] ?? '', 'utf8'),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function inputVariables(
  { inputs }: ActionFile,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  const names = new Set([...Object.keys(inputs), ...Object.keys(given)])
  return Object.fromEntries(
    [...names].map((name) => {
      // The runner would fill in an expression; a test gives what it wants of that.
      const usual = inputs[name]?.default?.replace(/^\$\{\{.*\}\}$/u, '') ?? ''
      return [`INPUT_${name.toUpperCase()}`, given[name] ?? usual]
    }),
  )
}

/** Reads the file behind `GITHUB_OUTPUT` as the runner does: `name<<delimiter`, lines, `delimiter`; or `name=value`. */
export function parseOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {}
  const lines = text.split(/\r?\n/u)
  for (let index = 0; index < lines.length; index += 1) {
    const [, name = '', delimiter] = /^([^=]+?)<<(.+)$/u.exec(lines[index] ?? '') ?? []
    if (delimiter === undefined) {
      const [, plain, value = ''] = /^([^=]+)=(.*)$/u.exec(lines[index] ?? '') ?? []
      if (plain !== undefined) outputs[plain] = value
      continue
    }
    const end = lines.indexOf(delimiter, index + 1)
    if (end < 0) throw new Error(`The output ${name} has no end.`)
    outputs[name] = lines.slice(index + 1, end).join('\n')
    index = end
  }
  return outputs
}
