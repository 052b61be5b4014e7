/** A hosting service and its client, for tests of the client alone. Waits take no time. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { ActionError } from '../../../src/errors.ts'
import { hostingOf } from '../../../src/hosting/hosting.ts'
import type { Shipment } from '../../../src/hosting/upload.ts'
import { DEFAULT_KEY, type HostingOptions, startHosting } from '../hosting/hosting.ts'
import { skipWaits } from '../runner/clock.ts'
import type { Fault } from './faults.ts'
import { makeSite } from './world.ts'

/** A service of its own, the client under test, and files to send, also many small ones. */
export async function meet(options: HostingOptions = {}, { base = '', signal = new AbortController().signal } = {}) {
  const service = await startHosting(options)
  const site = makeSite({ 'index.html': '<h1>Hi</h1>', 'a/b.css': 'x' })
  const waits = skipWaits()
  const told: string[] = []
  let listener = (): void => {}
  const hosting = hostingOf({
    baseUrl: new URL(service.url + base),
    apiKey: DEFAULT_KEY,
    signal,
    tell: (line) => {
      told.push(line)
      listener()
    },
  })
  const fileOf = (path: string, source = path) => ({
    path,
    source: join(site.directory, source),
    size: statSync(join(site.directory, source)).size,
  })
  return {
    service,
    hosting,
    told,
    /** Calls this whenever the client says something, such as that it will try again. */
    whenTold: (listen: () => void) => {
      listener = listen
    },
    directory: site.directory,
    fileOf,
    files: [fileOf('a/b.css'), fileOf('index.html')],
    many: (count: number) => Array.from({ length: count }, (_, index) => fileOf(`${index}`, 'a/b.css')),
    asked: () => service.requests.map(({ method, path }) => `${method} ${path}`),
    methods: () => service.requests.map(({ method }) => method).join(' '),
    /** Paths of what a link holds; undefined where there is no such link. */
    held: (link: string) => {
      const found = service.account().links.get(link)
      return found && [...found.files.keys()]
    },
    async [Symbol.asyncDispose]() {
      waits[Symbol.dispose]()
      site[Symbol.dispose]()
      await service.close()
    },
  }
}

/** Files on their way, of which no attempt was made yet. */
export const ship = (files: Shipment['files']): Shipment => ({ files, attempts: { mayBeDone: false } })

/** Options of an account that has these links. */
export const account = (links: string[], more = {}) => ({ accounts: { [DEFAULT_KEY]: { links, ...more } } })

/** Answers with an envelope of a failure, or with what is given as it is. */
export const refuse =
  (when: string, status: number, error = 'BAD', text?: string): NonNullable<HostingOptions['intercept']> =>
  (request, response) => {
    if (`${request.method} ${request.url}` !== when) return false
    request.resume()
    response.statusCode = status
    response.end(text ?? JSON.stringify({ success: false, error, message: 'No.' }))
    return true
  }

/** Meets the requests to an endpoint with one fault after another; undefined for none, as after the last. */
export const inTurn = (when: string, ...faults: readonly (Fault | undefined)[]): Fault => {
  const left = [...faults]
  return (request, response) =>
    `${request.method} ${request.url}` === when && (left.shift()?.(request, response) ?? false)
}

/** The error that a promise is rejected with. */
export async function errorOf(promise: Promise<unknown>): Promise<ActionError> {
  const error = await promise.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  expect(error).toBeInstanceOf(Error)
  return error as ActionError
}
