import { readFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'
import promises from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import * as core from '@actions/core'
import { takeEarly } from '../../src/http/early.ts'
import { run } from '../../src/run.ts'
import { log } from '../../src/step/log.ts'
import { reportFailure } from '../../src/step/report.ts'
import { type Scene, type Step, type StepResult, setScene } from './runner.ts'
import { makeWorld, type World, type WorldOptions } from './world.ts'

/** Milliseconds that runs would have waited between attempts. */
let skipped = 0
for (const timer of [Date, performance]) {
  const now = timer.now.bind(timer)
  timer.now = () => now() + skipped
}

/** Ends what has waited for longer than it may, on the clock that jumps. */
const deadlines = new Map<AbortController, number>()

let running = false

/** A world whose steps run in this process, unless it says otherwise. */
export function makeWorldInProcess(options: WorldOptions = {}): Promise<World> {
  return makeWorld({ run: runInProcess, ...options })
}

/**
 * Runs the source in this very process: quicker than the built action in one of its own, and measured for coverage. Each
 * run finds what a new process would: no variables but the step's, no connections, warnings or exit code of the run before.
 * Only secrets stay hidden. Waits between two attempts take no time; the clock jumps over them, and an
 * `AbortSignal.timeout` goes by that clock.
 *
 * One run at a time, since the environment and standard output belong to the process. They are put back after it.
 *
 * @throws where the step asks for what only a process of its own has
 */
export async function runInProcess(step: Step, signal = new AbortController().signal): Promise<StepResult> {
  if (step.uid !== undefined || step.started || step.env?.['NODE_OPTIONS']) {
    throw new Error('Such a step needs a process of its own: runAction')
  }
  if (running) throw new Error('Steps run side by side only in processes of their own: runAction')
  running = true
  using scene = setScene(step)
  const before = {
    env: process.env,
    write: process.stdout.write,
    wait: promises.setTimeout,
    timeout: AbortSignal.timeout,
  }
  let stdout = ''
  process.env = { ...scene.env }
  process.stdout.write = ((text: string) => {
    stdout += text
    return true
  }) as typeof process.stdout.write
  const authorities = getCACertificates()
  const more = scene.env['NODE_EXTRA_CA_CERTS']
  if (more) setDefaultCACertificates([...authorities, readFileSync(more, 'utf8')])
  setWait(skip)
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController()
    deadlines.set(controller, performance.now() + milliseconds)
    return AbortSignal.any([controller.signal, before.timeout.call(AbortSignal, milliseconds)])
  }
  // The toolkit looks up the summary's file once in a process.
  Object.assign(core.summary.emptyBuffer(), { _filePath: undefined })
  try {
    await run(signal)
    return { code: 0, stdout, stderr: '', ...scene.written() }
  } catch (error) {
    await reportFailure(error)
    return { code: Number(process.exitCode), stdout, stderr: '', ...scene.written() }
  } finally {
    process.env = before.env
    process.stdout.write = before.write
    process.exitCode = undefined
    if (more) setDefaultCACertificates(authorities)
    setWait(before.wait)
    AbortSignal.timeout = before.timeout
    deadlines.clear()
    forget(scene)
    running = false
  }
}

/** What ends with a process: warnings that were given, and connections that were kept. */
function forget({ env }: Scene): void {
  ;(log.warnings as string[]).length = 0
  for (const url of [env['INPUT_BASE-URL'], env['GITHUB_API_URL']]) {
    if (URL.canParse(url ?? '')) takeEarly(new URL(url ?? ''))?.destroy()
  }
  for (const { globalAgent } of [http, https]) globalAgent.destroy()
}

function setWait(wait: typeof promises.setTimeout): void {
  promises.setTimeout = wait
  syncBuiltinESMExports()
}

/** Lets everything else that is ready go on, and the clock jump. */
async function skip<T>(
  milliseconds = 0,
  value?: T,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<T> {
  await new Promise((done) => setImmediate(done))
  signal?.throwIfAborted()
  skipped += milliseconds
  for (const [controller, end] of deadlines) {
    if (performance.now() >= end) controller.abort(new DOMException('Time is up.', 'TimeoutError'))
  }
  signal?.throwIfAborted()
  return value as T
}
