/**
 * `npm run live`: proves each line of `docs/service.md` against a real account, whose key is in `HOSTING_API_KEY`. It
 * makes links with names of its own, deletes them all, and touches no other. Its output may be public.
 */
import { type CommandLine, read, run, UsageError, wholeNumber } from '../command-line.ts'
import { check } from './checks.ts'
import { has, listedBy, OwnLinks, prefix } from './own-links.ts'
import { Table } from './table.ts'
import { dialectOf, printable, Wire } from './wire.ts'

const options = {
  'base-url': { type: 'string', help: 'address: where the service is; https://ext.tiiny.host unless given' },
  patience: { type: 'string', help: 'N: seconds that a page may take until it is there; 60 unless given' },
} as const

await run(async () => {
  const line = read('HOSTING_API_KEY=… npm run live -- [options]', options)
  const apiKey = process.env['HOSTING_API_KEY']?.trim() ?? ''
  if (apiKey === '') throw new UsageError('Put the key of a hosting account into the variable HOSTING_API_KEY.')
  const seconds = wholeNumber(line, 'patience', 1, 600) ?? 60
  process.exitCode = (await live(addressOf(line), apiKey, 1000 * seconds)) ? 0 : 1
})

/** @returns whether all is as the action assumes, and nothing is left */
async function live(baseUrl: URL, apiKey: string, patience: number): Promise<boolean> {
  const tell = (line: string): void => console.log(printable(line))
  const stop = new AbortController()
  const end = (cause: unknown): void => {
    if (!stop.signal.aborted) tell('Stopping. What was made is deleted first.')
    stop.abort(cause instanceof Error ? cause : new Error('it was stopped'))
  }
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'uncaughtException', 'unhandledRejection']) process.on(event, end)
  const dialect = dialectOf(baseUrl)
  const wire = new Wire(baseUrl, apiKey, stop.signal, tell)
  const own = new OwnLinks(dialect, patience)
  const table = new Table(dialect, tell)
  tell(
    `Trying ${baseUrl.origin}. All that is made begins with ${prefix}, or has a name of the service's choice, and is deleted again.`,
  )

  const faults: string[] = []
  let before: string[] = []
  try {
    before = await listedBy(wire).catch(() => [])
    await check({ wire, own, table, dialect, patience })
  } catch (error) {
    faults.push(`It ended early: ${(error instanceof Error ? error.message : String(error)).replace(/\.$/u, '')}.`)
  }
  // Not stopped by a signal: what was made has to go.
  const last = new Wire(baseUrl, apiKey, AbortSignal.timeout(5 * 60_000), tell)
  const left = await own.clear(last).catch((error: Error) => [error.message])
  if (left.length > 0) faults.push(`Please look in the hosting account, and delete by hand: ${left.join('; ')}.`)
  const after = await listedBy(last).catch(() => undefined)
  const missing = before.filter((link) => after !== undefined && !has(after, link)).length
  if (missing > 0)
    faults.push(
      `${missing} of the account's other links are not listed any more. This run deletes no such link; did somebody else?`,
    )

  for (const row of ['', ...table.rows(), '']) tell(row)
  if (table.different.length > 0) faults.push(`Not as the action assumes: ${table.different.join(', ')}.`)
  if (table.untried.length > 0) faults.push(`Not tried: ${table.untried.join(', ')}.`)
  for (const fault of faults) tell(fault)
  if (left.length === 0) tell('All that this run made is deleted.')
  if (after !== undefined && missing === 0) tell('The account still lists all other links.')
  if (table.has('key'))
    tell('Please send the table, as it is, in an issue of this repository: docs/service.md says how. Thank you!')
  return faults.length === 0
}

/** The key must not travel in clear text. */
function addressOf({ values }: CommandLine): URL {
  const text = String(values['base-url'] ?? 'https://ext.tiiny.host')
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isLocal = url !== undefined && /^(?:localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/u.test(url.hostname)
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)) return url
  throw new UsageError(`--base-url takes an address that begins with https://, not '${printable(text)}'.`)
}
