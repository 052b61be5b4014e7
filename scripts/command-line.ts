/** What the commands share: options are read strictly, and a mistake gets a sentence. */
import { parseArgs } from 'node:util'

/** One option, as `parseArgs` wants it. */
export interface Option {
  readonly type: 'string' | 'boolean'
  /** In a few words; for an option with a value it begins with the value's name or its choices. */
  readonly help: string
}

/** A mistake in how a command was called: its message is all that is shown. */
export class UsageError extends Error {}

class Help extends Error {}

/** What was given: options by name, the rest in order. */
export interface CommandLine {
  readonly values: Readonly<Record<string, string | boolean | undefined>>
  readonly positionals: readonly string[]
}

/**
 * Reads the command line; `--no-<name>` switches a boolean option off.
 *
 * @param usage the command and its positional arguments
 * @param most how many positional arguments there may be
 * @throws {UsageError} where it is not understood; something else for `--help`, see `run`
 */
export function read(usage: string, options: Readonly<Record<string, Option>>, most = 0): CommandLine {
  const known = { ...options, help: { type: 'boolean', help: 'shows this' } as const }
  const line = parsed(known)
  if (line.values['help'] === true) {
    const lines = Object.entries(known).map(([name, { help }]) => `  --${name.padEnd(20)} ${help}`)
    throw new Help([`Usage: ${usage}`, '', ...lines].join('\n'))
  }
  const extra = line.positionals[most]
  if (extra !== undefined) throw new UsageError(`Unexpected argument '${extra}'. --help lists what there is.`)
  return line
}

function parsed(options: Readonly<Record<string, Option>>): CommandLine {
  try {
    return parseArgs({ options, allowNegative: true, allowPositionals: true }) as CommandLine
  } catch (error) {
    // Node's sentence names the option; what follows it is about other ways to write one.
    const [sentence = ''] = String(error instanceof Error ? error.message : error).split('. ')
    throw new UsageError(`${sentence.replace(/\.?$/u, '.')} --help lists what there is.`)
  }
}

/** Runs a command. A mistake in its call ends it with a sentence and exit code 2. */
export async function run(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (error instanceof Help) return console.log(error.message)
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    process.exitCode = 2
  }
}

/**
 * A whole number that an option gives, or undefined without the option.
 *
 * @throws {UsageError} where it is something else
 */
export function wholeNumber({ values }: CommandLine, name: string, least = 0, most?: number): number | undefined {
  const value = values[name]
  if (value === undefined) return undefined
  const number = /^\d+$/u.test(String(value)) ? Number(value) : Number.NaN
  if (number >= least && number <= (most ?? Number.MAX_SAFE_INTEGER)) return number
  const range = most === undefined ? `from ${least} on` : `from ${least} to ${most}`
  throw new UsageError(`--${name} takes a whole number ${range}, not '${value}'.`)
}
