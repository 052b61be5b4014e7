/** What `npm run demo` and `npm run stand-in` share: options are read strictly, and a mistake gets a sentence. */
import { type ParseArgsConfig, parseArgs } from 'node:util'

/** One option: what `parseArgs` wants, and what it does in a few words. */
export interface Option {
  readonly type: 'string' | 'boolean'
  /** Ends `Usage`; for an option with a value it begins with the value's name or its choices. */
  readonly help: string
}

/** A mistake in how a command was called: its message is all that is shown. */
export class UsageError extends Error {}

/** What was given: options by name, the rest in order; and `--help`. */
export interface CommandLine {
  readonly values: Readonly<Record<string, string | boolean | undefined>>
  readonly positionals: readonly string[]
}

/**
 * Reads the command line; `--no-<name>` switches a boolean option off.
 *
 * @param usage the command and its positional arguments
 * @param positionals how many there may be
 * @throws {UsageError} where it is not understood; also for `--help`, see `run`
 */
export function read(
  usage: string,
  options: Readonly<Record<string, Option>>,
  { positionals = 0, args = process.argv.slice(2) } = {},
): CommandLine {
  const known = { ...options, help: { type: 'boolean', help: 'shows this' } } as const
  const config: ParseArgsConfig = {
    args: [...args],
    options: known,
    allowNegative: true,
    allowPositionals: true,
  }
  let given: ReturnType<typeof parseArgs>
  try {
    given = parseArgs(config)
  } catch (error) {
    // Node's sentence names the option; what follows it is about other ways to write one.
    const [sentence = ''] = String(error instanceof Error ? error.message : error).split('. ')
    throw new UsageError(`${sentence.replace(/\.?$/u, '.')} --help lists what there is.`)
  }
  if (given.values['help'] === true) throw new Help(helpOf(usage, known))
  const [extra] = given.positionals.slice(positionals)
  if (extra !== undefined) throw new UsageError(`Unexpected argument '${extra}'. --help lists what there is.`)
  return given as CommandLine
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
export function wholeNumber(
  { values }: CommandLine,
  name: string,
  { least = 0, most = Number.MAX_SAFE_INTEGER } = {},
): number | undefined {
  const value = values[name]
  if (value === undefined) return undefined
  const number = /^\d+$/u.test(String(value)) ? Number(value) : Number.NaN
  if (number >= least && number <= most) return number
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least} on` : `from ${least} to ${most}`
  throw new UsageError(`--${name} takes a whole number ${range}, not '${value}'.`)
}

/**
 * One of the choices that an option gives, or undefined without the option.
 *
 * @throws {UsageError} where it is something else
 */
export function oneOf<T extends string>({ values }: CommandLine, name: string, choices: readonly T[]): T | undefined {
  const value = values[name]
  const choice = choices.find((each) => each === value)
  if (value === undefined || choice !== undefined) return choice
  throw new UsageError(`--${name} takes one of ${choices.join(', ')}, not '${value}'.`)
}

class Help extends Error {}

function helpOf(usage: string, options: Readonly<Record<string, Option>>): string {
  const lines = Object.entries(options).map(([name, { help }]) => `  --${name.padEnd(20)} ${help}`)
  return [`Usage: ${usage}`, '', ...lines].join('\n')
}
