import type { IncomingMessage, ServerResponse } from 'node:http'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ActionError } from '../src/errors.ts'
import { Exclude } from '../src/exclude.ts'
import { Hosting } from '../src/hosting.ts'
import { collectSite } from '../src/site.ts'
import { DEFAULT_KEY, type Hosting as StandIn, startHosting } from './support/hosting.ts'
import { makeSite } from './support/world.ts'

type Fault = (request: IncomingMessage, response: ServerResponse) => boolean

/** The service does what it was asked, and what it answers is lost or spoiled. */
const afterwards =
  (spoil: (request: IncomingMessage, response: ServerResponse, end: ServerResponse['end']) => void): Fault =>
  (request, response) => {
    const end = response.end.bind(response)
    // The headers of the true answer, its length for one, would not fit.
    response.writeHead = () => response
    response.end = (() => {
      spoil(request, response, end)
      return response
    }) as ServerResponse['end']
    return false
  }

const instead =
  (answer: Fault | ((request: IncomingMessage, response: ServerResponse) => void)): Fault =>
  (request, response) => {
    answer(request, response)
    return true
  }

const envelope = '{"success":false,"error":"FAULT","message":"stand-in-key-4f1c9a ::error::x"}'
const status = (code: number): Fault =>
  instead((request, response) => {
    request.resume()
    response.writeHead(code).end(envelope)
  })

const faults: Readonly<Record<string, Fault>> = {
  none: () => false,
  'reset before the body': instead((request) => request.socket.destroy()),
  'reset in the body': instead((request) => {
    request.resume()
    for (const event of ['data', 'end']) request.once(event, () => request.socket.destroy())
  }),
  'reset after the body': instead(
    (request) => void request.resume().on('end', () => request.socket.destroy()),
  ),
  'done, then reset': afterwards((request) => request.socket.destroy()),
  'done, then half an answer': afterwards((request, response) => {
    response.write('{"success":true', () => request.socket.destroy())
  }),
  'done, then no JSON': afterwards((_, __, end) => void end('<html>')),
  'done, then 500': afterwards((_, response, end) => {
    response.statusCode = 500
    end(envelope)
  }),
  '400': status(400),
  '401': status(401),
  '413': status(413),
  '429': status(429),
  '500': status(500),
  '503': status(503),
  redirect: instead((request, response) => {
    request.resume()
    response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
  }),
}

const sites = ['one', 'two', 'three']

function served(standIn: StandIn, link: string): string | undefined {
  const files = standIn.account(DEFAULT_KEY).links.get(link)?.files
  return files && JSON.stringify([...files].map(([path, { bytes }]) => [path, String(bytes)]))
}

it('whatever fails and when, a link serves one whole site, and no create makes a second one', async () => {
  const folders = sites.map((name) =>
    makeSite({ 'index.html': name, [`only-${name}.txt`]: name.repeat(1000) }),
  )
  const exclude = await Exclude.parse('')
  const collected = folders.map(({ directory }) =>
    collectSite(directory, '', { exclude, includeHiddenFiles: false }),
  )
  const whole = sites.map((name) =>
    JSON.stringify([
      ['index.html', name],
      [`only-${name}.txt`, name.repeat(1000)],
    ]),
  )
  const queue: Fault[] = []
  await using standIn = await startHosting({
    accounts: { [DEFAULT_KEY]: { linkLimit: 2 ** 30, quotaLimit: 2 ** 50 } },
    recordBodyBytes: 0,
    intercept: (request, response) => queue.shift()?.(request, response) ?? false,
  })
  const told: string[] = []
  const hosting = new Hosting({
    baseUrl: new URL(standIn.url),
    apiKey: DEFAULT_KEY,
    signal: new AbortController().signal,
    tell: (line) => told.push(line),
    sleep: async () => {},
  })
  const links = (): Map<string, unknown> => standIn.account(DEFAULT_KEY).links
  const step = fc.record({
    act: fc.constantFrom('create', 'update', 'delete'),
    site: fc.nat(sites.length - 1),
    faults: fc.array(fc.constantFrom(...Object.keys(faults)), { maxLength: 5 }),
  })
  const perform = async (act: string, index: number, link: string): Promise<void> => {
    const before = served(standIn, link)
    const number = links().size
    const files = collected[index]?.files ?? []
    const end = await (act === 'delete'
      ? hosting.delete(link)
      : hosting.upload(files, act === 'update' ? link : undefined)
    ).then(
      () => undefined,
      (error: unknown) => error,
    )
    if (end !== undefined) expect(end).toBeInstanceOf(ActionError)
    const isUnknown = end instanceof Error && end.message.includes('is not known')
    const after = served(standIn, link)
    if (act === 'create') {
      const made = links().size - number
      if (!isUnknown) expect(made).toBe(end === undefined ? 1 : 0)
      expect(made).toBeLessThanOrEqual(1)
      expect(after).toBe(before)
    } else if (act === 'update') {
      expect(links().size).toBe(number)
      expect([before, whole[index]]).toContain(after)
      if (end === undefined) expect(after).toBe(whole[index])
    } else if (end === undefined) expect(after).toBeUndefined()
    for (const now of links().keys()) expect(whole).toContain(served(standIn, now))
  }
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        links().clear()
        queue.length = 0
        const { link } = await hosting.upload(collected[0]?.files ?? [], undefined)
        for (const { act, site, faults: names } of steps) {
          if (act !== 'create' && !links().has(link)) continue
          queue.splice(0, queue.length, ...names.map((name) => faults[name] ?? (() => false)))
          await perform(act, site, link)
        }
      }),
      { numRuns: 1000, seed: 4 },
    )
  } finally {
    for (const folder of folders) folder[Symbol.dispose]()
  }
})
