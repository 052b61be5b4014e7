/** A hosting service and its client, for tests of the client alone. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import type { ActionError } from '../../src/errors.ts'
import { hostingAt, type UploadTarget } from '../../src/hosting/hosting-service.ts'
import { log } from '../../src/log.ts'
import type { SiteFiles } from '../../src/site/site.ts'
import { DEFAULT_KEY, type HostingOptions, startHosting } from '../stand-ins/hosting/hosting.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

/** A service of its own, the client under test, and files to send. */
export async function meet(options: HostingOptions = {}, { base = '', signal = new AbortController().signal } = {}) {
  const service = await startHosting(options)
  const site = makeSite({ 'index.html': '<h1>Hi</h1>', 'a/b.css': 'x' })
  const told: string[] = []
  const info = vi.spyOn(log, 'info').mockImplementation((line) => void told.push(line))
  const hosting = hostingAt({ baseUrl: new URL(service.url + base), apiKey: DEFAULT_KEY, signal })
  const fileOf = (path: string, source = path) => ({
    path,
    source: join(site.directory, source),
    size: statSync(join(site.directory, source)).size,
  })
  return {
    service,
    hosting,
    told,
    directory: site.directory,
    fileOf,
    /** Throws the error of a result. */
    async upload(files: SiteFiles, to: UploadTarget) {
      const result = await hosting.upload(files, to)
      if (result.kind === 'failed') throw result.error
      return result.answer
    },
    files: [fileOf('a/b.css'), fileOf('index.html')],
    asked: () => service.requests.map(({ method, path }) => `${method} ${path}`),
    /** Paths of what a link holds; undefined where there is no such link. */
    held: (link: string) => {
      const found = service.account().links.get(link)
      return found && [...found.files.keys()]
    },
    async [Symbol.asyncDispose]() {
      info.mockRestore()
      site[Symbol.dispose]()
      await service.close()
    },
  }
}

export const account = (links: string[], more = {}) => ({ accounts: { [DEFAULT_KEY]: { links, ...more } } })

export async function errorOf(promise: Promise<unknown>): Promise<ActionError> {
  const error = await promise.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  expect(error).toBeInstanceOf(Error)
  return error as ActionError
}
