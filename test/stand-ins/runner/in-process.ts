import { AsyncLocalStorage } from 'node:async_hooks'
import { channel } from 'node:diagnostics_channel'
import http, { type ClientRequest } from 'node:http'
import https from 'node:https'
import * as core from '@actions/core'
import { log, type Warning } from '../../../src/log.ts'
import { report } from '../../../src/report/report.ts'
import { run } from '../../../src/run.ts'
import { makeWorld, type World, type WorldOptions } from '../scenes/world.ts'
import { onOwnClock, skipWaits } from './clock.ts'
import { lines, type Scene, type Step, type StepResult, setScene } from './runner.ts'
import { trust } from './tls.ts'

/** A world whose steps run in this process, unless it says otherwise. */
export function makeWorldInProcess(options: WorldOptions = {}): Promise<World> {
  return makeWorld({ run: runInProcess, ...options })
}

/** What belongs to a process, for a run that is played in this one. */
interface Process {
  readonly env: Scene['env']
  stdout: string
  /** Whether it has the exit code of this process for itself: no other run was under way with it. */
  isAlone: boolean
}

const processes = new AsyncLocalStorage<Process>()
const running = new Set<Process>()

/** The header by which a stand-in knows which run has sent a request, and the variable that names the run. */
export const runHeader = 'x-stand-in-run'
export const runVariable = 'STAND_IN_RUN'

/**
 * Runs the source in this very process: quicker than the built action in one of its own, and measured for coverage. Each
 * run finds what a new process would: no variables but the step's, no warnings or exit code of the run before. Waits take no
 * time (see `clock.ts`).
 *
 * A run may be played while another one waits for an answer. Only warnings are shared then: the outer one gets its own
 * back when the inner one ends.
 */
export async function runInProcess(step: Step, signal = new AbortController().signal): Promise<StepResult> {
  patchProcess()
  using scene = setScene(step)
  using _authorities = trust(scene.env['NODE_EXTRA_CA_CERTS'])
  const own: Process = { env: scene.env, stdout: '', isAlone: running.size === 0 }
  for (const other of running) other.isAlone = false
  const warnings = (log.warnings as Warning[]).splice(0)
  core.summary.emptyBuffer()
  running.add(own)
  try {
    const code = await processes.run(own, () => onOwnClock(() => exitCodeOf(own, signal)))
    return { code, stdout: lines(own.stdout), stderr: '', ...scene.written() }
  } finally {
    running.delete(own)
    ;(log.warnings as Warning[]).splice(0, Number.POSITIVE_INFINITY, ...warnings)
    // Connections that were kept end with a process.
    if (running.size === 0) for (const { globalAgent } of [http, https]) globalAgent.destroy()
  }
}

async function exitCodeOf(own: Process, signal: AbortSignal): Promise<number> {
  using _waits = skipWaits()
  try {
    await run(signal).catch((error: unknown) => report({ kind: 'failed', error }))
    // A run fails by an error that it prints.
    return own.isAlone ? Number(process.exitCode ?? 0) : Number(/^::error/mu.test(own.stdout))
  } finally {
    process.exitCode = undefined
  }
}

let isPatched = false

/** Leads what a run reads and writes of its process to what was laid out for it. */
function patchProcess(): void {
  if (isPatched) return
  isPatched = true
  let { env } = process
  Object.defineProperty(process, 'env', {
    get: () => processes.getStore()?.env ?? env,
    // Other tests may share the process, and give it variables of their own.
    set: (its) => {
      env = its
    },
    configurable: true,
  })
  const write = process.stdout.write.bind(process.stdout)
  process.stdout.write = ((...all: Parameters<typeof write>) => {
    const own = processes.getStore()
    if (own === undefined) return write(...all)
    own.stdout += String(all[0])
    return true
  }) as typeof write
  // The toolkit looks up the summary's file once in a process.
  const filePath = { get: () => process.env['GITHUB_STEP_SUMMARY'], set: () => {}, configurable: true }
  Object.defineProperty(core.summary, '_filePath', filePath)
  channel('http.client.request.created').subscribe((message) => {
    const { request } = message as { request: ClientRequest }
    const own = processes.getStore()
    const id = own?.env[runVariable]
    if (id !== undefined) request.setHeader(runHeader, id)
    // A failed run leaves attempts behind that it did not wait for. Another world may listen at that port by now.
    if (own && !running.has(own)) request.destroy()
  })
}
