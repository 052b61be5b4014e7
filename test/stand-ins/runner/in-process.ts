import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import * as core from '@actions/core'
import { sharedAgents } from '../../../src/http/connect.ts'
import { takeEarly } from '../../../src/http/early-connection.ts'
import { log } from '../../../src/report/log.ts'
import { reportFailure } from '../../../src/report/report.ts'
import { run } from '../../../src/run.ts'
import { makeWorld, type World, type WorldOptions } from '../scenes/world.ts'
import { skipWaits } from './clock.ts'
import { lines, type Scene, type Step, type StepResult, setScene } from './runner.ts'

/** A world whose steps run in this process, unless it says otherwise. */
export function makeWorldInProcess(options: WorldOptions = {}): Promise<World> {
  return makeWorld({ run: runInProcess, ...options })
}

let running = false

/**
 * Runs the source in this very process: quicker than the built action in one of its own, and measured for coverage. Each
 * run finds what a new process would: no variables but the step's, no connections, warnings or exit code of the run before.
 * Only secrets stay hidden. Waits take no time (see `clock.ts`).
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
  using _waits = skipWaits()
  using _authorities = trust(scene.env['NODE_EXTRA_CA_CERTS'])
  const before = { env: process.env, write: process.stdout.write }
  let stdout = ''
  process.env = { ...scene.env }
  process.stdout.write = ((text: string) => {
    stdout += text
    return true
  }) as typeof process.stdout.write
  // The toolkit looks up the summary's file once in a process.
  Object.assign(core.summary.emptyBuffer(), { _filePath: undefined })
  try {
    await run(signal)
    return { code: 0, stdout: lines(stdout), stderr: '', ...scene.written() }
  } catch (error) {
    await reportFailure(error)
    return { code: Number(process.exitCode), stdout: lines(stdout), stderr: '', ...scene.written() }
  } finally {
    process.env = before.env
    process.stdout.write = before.write
    process.exitCode = undefined
    forget(scene)
    running = false
  }
}

/** What a process does at its start with a file of certificates. */
function trust(file: string | undefined): Disposable {
  const before = getCACertificates()
  if (file) setDefaultCACertificates([...before, readFileSync(file, 'utf8')])
  return { [Symbol.dispose]: () => file && setDefaultCACertificates(before) }
}

/** What ends with a process: warnings that were given, and connections that were kept. */
function forget({ env }: Scene): void {
  ;(log.warnings as string[]).length = 0
  for (const url of [env['INPUT_BASE-URL'], env['GITHUB_API_URL']]) {
    if (!URL.canParse(url ?? '')) continue
    const { protocol, hostname: host, port } = new URL(url ?? '')
    const take = (): Socket | undefined => takeEarly(protocol, { host, port: Number(port) })
    for (let early = take(); early !== undefined; early = take()) early.destroy()
  }
  for (const agent of Object.values(sharedAgents)) agent.destroy()
}
