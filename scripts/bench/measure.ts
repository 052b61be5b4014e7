import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Received } from './sink.ts'

/** A program to measure. */
export interface Command {
  readonly file: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Exit code that it should have; 0 unless given. */
  readonly code?: number
  /** Whether it sends something to the sink; true unless given. */
  readonly sends?: boolean
}

/** One run of it. */
export interface Run {
  /** Milliseconds from its start to its end. */
  readonly wall: number
  /** Milliseconds of all its processors. */
  readonly cpu: number
  /** Megabytes (10^6) at most; only Node programs tell. */
  readonly peak?: number
  /** Bytes of the body. */
  readonly sent?: number
  /** Milliseconds from its start to the first byte that the sink got. */
  readonly firstByte?: number
  /** See `sink.ts`. */
  readonly sinkBusy?: number
}

/** Runs a program to its end. A shell's `time` counts what is no Node program, a pipe's other end included. */
export async function measure(command: Command, folder: string, sink?: Sink): Promise<Run> {
  const usage = join(folder, 'usage')
  const isNode = command.file === process.execPath
  const received = sink?.next()
  const epoch = performance.timeOrigin + performance.now()
  const start = performance.now()
  const child = isNode
    ? spawn(command.file, ['--require', join(import.meta.dirname, 'usage.cjs'), ...command.args], {
        env: { ...command.env, BENCH_USAGE: usage },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
    : spawn('bash', ['-c', 'TIMEFORMAT="%U %S"; time { eval "$BENCH_COMMAND"; } 2>/dev/null'], {
        env: { ...process.env, LC_ALL: 'C', BENCH_COMMAND: [command.file, ...command.args].join(' ') },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (text) => (stdout += text))
  child.stderr.on('data', (text) => (stderr += text))
  const [code] = await once(child, 'close')
  const wall = performance.now() - start
  if (code !== (command.code ?? 0)) throw new Error(`${command.file} ended with ${code}.\n${stdout}${stderr}`)
  const arrived = await received
  const run = isNode ? ofNode(usage) : { cpu: 1000 * sum(stderr.trim().split(/\s+/u).slice(-2).map(Number)) }
  return {
    wall,
    ...run,
    ...(arrived && { sent: arrived.bytes, firstByte: arrived.firstByte - epoch, sinkBusy: arrived.busy }),
  }
}

function ofNode(usage: string): Pick<Run, 'cpu' | 'peak'> {
  const [cpu = 0, peak = 0] = readFileSync(usage, 'utf8').split(' ').map(Number)
  rmSync(usage)
  return { cpu: cpu / 1000, peak: (peak * 1024) / 1e6 }
}

/** The sink's process. */
export class Sink implements AsyncDisposable {
  readonly url: string
  readonly #child: ChildProcess

  private constructor(child: ChildProcess, url: string) {
    this.#child = child
    this.url = url
  }

  static async start(isEncrypted: boolean): Promise<Sink> {
    const child = fork(join(import.meta.dirname, 'sink.ts'), isEncrypted ? ['tls'] : [])
    const [{ port }] = (await once(child, 'message')) as [AddressInfo]
    return new Sink(child, `${isEncrypted ? 'https' : 'http'}://127.0.0.1:${port}`)
  }

  /** What it says of the next request. */
  async next(): Promise<Received> {
    const [received] = (await once(this.#child, 'message')) as [Received]
    return received
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#child.kill()
    await once(this.#child, 'exit')
  }
}

/** The middle one, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
