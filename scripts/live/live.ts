/**
 * `npm run live`: tries each line of `docs/service.md` with a real account, whose key is in `HOSTING_API_KEY`. It deletes
 * what it made, whatever ends it, and touches no other link. Its output may be public.
 */
import { registerSecret } from '../../src/text/masking.ts'
import { printable } from '../../src/text/printable.ts'
import { read, run, UsageError, wholeNumber } from '../command-line.ts'
import { accountAt } from './account.ts'
import { check } from './checks.ts'
import { differences, formatTable } from './table.ts'

const options = {
  'base-url': { type: 'string', help: 'address: where the service is; https://ext.tiiny.host unless given' },
  patience: { type: 'string', help: 'N: seconds that a page may take until it is there; 60 unless given' },
} as const

await run(async () => {
  const line = read('HOSTING_API_KEY=… npm run live -- [options]', options)
  const apiKey = process.env['HOSTING_API_KEY']?.trim() ?? ''
  if (apiKey === '') throw new UsageError('Put the key of a hosting account into the variable HOSTING_API_KEY.')
  registerSecret(apiKey)
  const baseUrl = String(line.values['base-url'] ?? 'https://ext.tiiny.host')
  // The key must not travel in clear text.
  if (!URL.canParse(baseUrl) || !/^https:|^http:\/\/(?:localhost|\[::1\]|127\.\d+\.\d+\.\d+)[:/]/u.test(`${baseUrl}/`))
    throw new UsageError(`--base-url takes an address that begins with https://, not '${printable(baseUrl)}'.`)
  const timeoutMs = 1000 * (wholeNumber(line, 'patience', 1, 600) ?? 60)
  const stop = new AbortController()
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'uncaughtException', 'unhandledRejection'])
    process.on(event, (cause) => stop.abort(cause instanceof Error ? cause : new Error('it was stopped')))
  const account = accountAt(new URL(baseUrl), apiKey, timeoutMs, stop.signal)
  const problems: string[] = []
  const noteError = (what: string) => (error: Error) => void problems.push(`${what}: ${printable(error.message)}`)
  await check(account).catch(noteError('It ended early'))
  await account.clear(AbortSignal.timeout(5 * 60_000)).catch(noteError('Please look in the hosting account'))
  problems.push(...differences())
  console.log([formatTable(), ...problems].join('\n'))
  process.exitCode = problems.length === 0 ? 0 : 1
})
