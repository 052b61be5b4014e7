import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ActionError, NetworkError, ServiceError } from '../../src/errors.ts'
import { Hosting } from '../../src/hosting/hosting.ts'
import { DEFAULT_KEY, type HostingOptions, startHosting } from '../stand-ins/hosting/hosting.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

/** A service of its own, and the client under test, which publishes as many small files as wanted. */
async function meet(options: HostingOptions = {}, { base = '', signal = new AbortController().signal } = {}) {
  const service = await startHosting(options)
  const site = makeSite({ 'index.html': '<h1>Hi</h1>', 'a/b.css': 'x' })
  const told: string[] = []
  const hosting = new Hosting({
    baseUrl: new URL(service.url + base),
    apiKey: DEFAULT_KEY,
    signal,
    tell: (line) => told.push(line),
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
    directory: site.directory,
    files: [fileOf('a/b.css'), fileOf('index.html')],
    many: (count: number) => Array.from({ length: count }, (_, index) => fileOf(`${index}`, 'a/b.css')),
    asked: () => service.requests.map(({ method, path }) => `${method} ${path}`),
    async [Symbol.asyncDispose]() {
      site[Symbol.dispose]()
      await service.close()
    },
  }
}

const account = (links: string[], more = {}) => ({ accounts: { [DEFAULT_KEY]: { links, ...more } } })

/** Answers with an envelope of a failure, or with what is given as it is. */
const refuse =
  (when: string, status: number, error = 'BAD', text?: string): NonNullable<HostingOptions['intercept']> =>
  (request, response) => {
    if (`${request.method} ${request.url}` !== when) return false
    request.resume()
    response.statusCode = status
    response.end(text ?? JSON.stringify({ success: false, error, message: 'No.' }))
    return true
  }

async function errorOf(promise: Promise<unknown>): Promise<ActionError> {
  const error = await promise.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  expect(error).toBeInstanceOf(Error)
  return error as ActionError
}

describe('an upload', () => {
  it('makes a link, updates it, and tells the account', async () => {
    await using met = await meet({}, { base: '/' })
    const made = await met.hosting.upload(met.files, undefined)
    expect(made).toEqual({
      link: expect.stringMatching(/\.tiiny\.test$/u),
      status: 'active',
      quota: { used: 12, limit: 10_000_000 },
    })
    expect(await met.hosting.upload(met.files.slice(1), made.link)).toMatchObject({ link: made.link })
    expect([...(met.service.account().links.get(made.link)?.files.keys() ?? [])]).toEqual(['index.html'])
    expect(met.asked()).toEqual(['POST /v1/upload', 'POST /v1/upload'])
    const [create, update] = met.service.requests
    expect(create?.fields).toEqual([])
    expect(create?.files.map(({ path }) => path)).toEqual(['a/b.css', 'index.html'])
    expect(update?.fields).toEqual([{ name: 'domain', value: made.link }])
    for (const { headers } of met.service.requests) {
      expect(headers['x-api-key']).toBe(DEFAULT_KEY)
      expect(Number(headers['content-length'])).toBeGreaterThan(0)
    }
    expect(met.told).toEqual([])
  })

  it('goes to the path of the base address', async () => {
    await using met = await meet({}, { base: '/base/' })
    expect(await errorOf(met.hosting.upload(met.files, undefined))).toMatchObject({ status: 404 })
    expect(met.asked()).toEqual(['POST /base/v1/upload'])
  })

  it.each([
    { updateBy: 'PUT', status: undefined, asked: ['POST', 'GET', 'PUT'] },
    { updateBy: 'both', status: 405, asked: ['POST', 'PUT'] },
    { updateBy: 'both', status: 404, asked: ['POST', 'PUT'] },
    { updateBy: 'both', status: 501, asked: ['POST', 'PUT'] },
  ] as const)('is sent with the other method where $updateBy is known ($status)', async (row) => {
    const { updateBy, status, asked } = row
    const intercept = status && { intercept: refuse('POST /v1/upload', status) }
    await using met = await meet({ ...account(['my.site']), updateBy, ...intercept })
    expect(await met.hosting.upload(met.files, 'my.site')).toMatchObject({ link: 'my.site' })
    expect(met.asked().map((each) => each.split(' ')[0])).toEqual(asked)
    expect(met.told).toEqual([
      expect.stringMatching(
        /^The service did not take the update of my\.site as POST, so it is sent as PUT\. upload: .*\.$/u,
      ),
    ])
  })

  it('is sent with the other method to a full account that takes it for a new link', async () => {
    await using met = await meet({ ...account(['my.site'], { linkLimit: 1 }), limitFirst: true })
    expect(await met.hosting.upload(met.files, 'my.site')).toMatchObject({ link: 'my.site' })
    expect(met.asked().map((each) => each.split(' ')[0])).toEqual(['POST', 'GET', 'PUT'])
  })

  it('names the links of the account where it has none of that name', async () => {
    await using met = await meet(account(['a.b', 'c.d']))
    const error = await errorOf(met.hosting.upload(met.files, 'my.site'))
    expect(error).toMatchObject({ status: 400, code: 'NOT_FOUND' })
    expect(error.hint).toContain('no link my.site')
    expect(error.hint).toContain('Links of the account: a.b, c.d.')
    expect(met.asked()).toEqual(['POST /v1/upload', 'GET /v1/profile'])
  })

  it('asks for the links after the second refusal where the first was of the method', async () => {
    await using met = await meet({ ...account(['a.b']), intercept: refuse('POST /v1/upload', 405) })
    const error = await errorOf(met.hosting.upload(met.files, 'my.site'))
    expect(error.hint).toContain('Links of the account: a.b.')
    expect(error).toMatchObject({ status: 400 })
    expect(met.asked()).toEqual(['POST /v1/upload', 'PUT /v1/upload', 'GET /v1/profile'])
  })

  it.each([
    // The method that the service knows says more.
    { post: 405, put: 400, code: 'PUT' },
    { post: 400, put: 405, code: 'POST' },
    { post: 405, put: 404, code: 'POST' },
    { post: 400, put: 422, code: 'PUT' },
    { post: 400, put: 401, code: 'PUT' },
  ])('refused with $post as POST and $put as PUT fails as $code', async ({ post, put, code }) => {
    const asPost = refuse('POST /v1/upload', post, 'POST')
    const asPut = refuse('PUT /v1/upload', put, 'PUT')
    await using met = await meet({
      ...account(['my.site']),
      intercept: (...all) => asPost(...all) || asPut(...all),
    })
    expect(await errorOf(met.hosting.upload(met.files, 'my.site'))).toMatchObject({ code })
    expect(met.service.account().links.get('my.site')?.files.size).toBe(0)
  })

  it.each([401, 413])('refused with %s is not sent again', async (status) => {
    await using met = await meet({ ...account(['my.site']), intercept: refuse('POST /v1/upload', status) })
    expect(await errorOf(met.hosting.upload(met.files, 'my.site'))).toMatchObject({ status })
    expect(met.asked()).toEqual(['POST /v1/upload'])
  })

  it('keeps its error if the account can not be asked', async () => {
    const asPost = refuse('POST /v1/upload', 400, 'POST')
    const asProfile = refuse('GET /v1/profile', 400)
    await using met = await meet({ intercept: (...all) => asPost(...all) || asProfile(...all) })
    const error = await errorOf(met.hosting.upload(met.files, 'my.site'))
    expect(error).toMatchObject({ code: 'POST' })
    expect(error.hint).not.toContain('no link')
    expect(met.asked()).toEqual(['POST /v1/upload', 'GET /v1/profile'])
  })

  it('of many files advises an archive', async () => {
    await using met = await meet({ partLimit: 100 })
    const error = await errorOf(met.hosting.upload(met.many(101), undefined))
    expect(error).toMatchObject({ code: 'TOO_MANY_FILES', hint: expect.stringContaining('had 101') })
    expect((await errorOf(met.hosting.upload([], undefined))).hint).not.toContain('upload-as')
  })

  it.each([
    [413, '', 2_000_000, true],
    [400, 'FREE_UPLOAD_LIMIT_REACHED', 2_000_000, true],
    [400, 'FREE_UPLOAD_LIMIT_REACHED', 1000, false],
    [400, 'LINK_LIMIT_REACHED', 2_000_000, false],
    [400, 'OTHER', 2_000_000, false],
  ])('that is refused with %i %s at %i bytes tells its size: %s', async (status, code, bytes, told) => {
    await using met = await meet({ intercept: refuse('POST /v1/upload', status, code) })
    writeFileSync(join(met.directory, 'index.html'), 'x'.repeat(bytes))
    const files = met.files.map((file) => ({ ...file, size: statSync(file.source).size }))
    const error = await errorOf(met.hosting.upload(files, undefined))
    for (const { hint } of [error, error.inPublic])
      expect(hint?.startsWith('The site may be too large')).toBe(told)
    if (told)
      expect(error.hint).toContain('2.00 MB in 2 files, the largest: index.html (2.00 MB), a/b.css (1 B).')
  })

  it.each([
    [{ links: ['a.b'] }, 'Links of the account: a.b.'],
    [undefined, 'Links of the account: could not be'],
  ])('whose fate is unknown tells what links there are (%#)', async (links, shown) => {
    const create = refuse('POST /v1/upload', 500)
    const profile = refuse('GET /v1/profile', 401)
    await using met = await meet({
      ...account(['a.b']),
      intercept: (...all) => create(...all) || (links === undefined && profile(...all)),
    })
    const error = await errorOf(met.hosting.upload(met.files, undefined))
    expect(error).toBeInstanceOf(ServiceError)
    expect(error.message).toContain(shown)
    // Once: a second one might make a second link.
    expect(met.asked()).toEqual(['POST /v1/upload', 'GET /v1/profile'])
  })

  it('that was refused, and so made no link, asks for nothing more', async () => {
    await using met = await meet(account(['a.b'], { linkLimit: 1 }))
    const error = await errorOf(met.hosting.upload(met.files, undefined))
    expect(error).toMatchObject({ code: 'LINK_LIMIT_REACHED' })
    expect(error.message).not.toContain('not known')
    expect(met.asked()).toEqual(['POST /v1/upload'])
  })

  it('may have made a link too if its connection broke', async () => {
    await using met = await meet({
      ...account(['a.b']),
      intercept: (request, response) => {
        if (request.method === 'POST') response.destroy()
        return request.method === 'POST'
      },
    })
    const error = await errorOf(met.hosting.upload(met.files, undefined))
    expect(error).toBeInstanceOf(NetworkError)
    expect(error.message).toContain('Links of the account: a.b.')
  })

  it('ends with the reason of the run where that was cancelled', async () => {
    const controller = new AbortController()
    const reason = new Error('cancelled')
    await using met = await meet(
      {
        intercept: (request, response) => {
          if (request.method === 'GET') controller.abort(reason)
          return refuse('POST /v1/upload', 400)(request, response, {} as never)
        },
      },
      { signal: controller.signal },
    )
    expect(await errorOf(met.hosting.upload(met.files, 'my.site'))).toBe(reason)
  })
})

describe('a delete', () => {
  it.each([
    { deleteForms: undefined, asked: ['POST /v1/delete'] },
    { deleteForms: ['B'], asked: ['POST /v1/delete', 'DELETE /v1/delete'] },
  ] as const)('in the forms $deleteForms leaves the others', async ({ deleteForms, asked }) => {
    for (const unknownFormStatus of [404, 405, 415, 501] as const) {
      const forms = deleteForms && { deleteForms, unknownFormStatus }
      await using met = await meet({ ...account(['a.b', 'c.d']), ...forms })
      expect(await met.hosting.delete('a.b')).toEqual({
        links: ['c.d'],
        quota: { used: 0, limit: 10_000_000 },
      })
      expect([...met.service.account().links.keys()]).toEqual(['c.d'])
      expect(met.asked()).toEqual(asked)
      expect(JSON.parse(String(met.service.requests[0]?.body))).toEqual({ domain: 'a.b' })
      expect(met.service.requests[1]?.fields ?? []).toEqual(
        deleteForms ? [{ name: 'domain', value: 'a.b' }] : [],
      )
    }
  })

  it('is done where the link is not there', async () => {
    await using met = await meet(account(['c.d']))
    expect(await met.hosting.delete('a.b')).toMatchObject({ links: ['c.d'] })
    expect(met.asked()).toEqual(['POST /v1/delete', 'GET /v1/profile'])
  })

  it('is not done where the service still lists the link', async () => {
    const still = { success: true, data: { links: ['a.b'], quotaUsed: 0, quotaLimit: 1 } }
    await using met = await meet({
      ...account(['a.b']),
      intercept: refuse('POST /v1/delete', 200, '', JSON.stringify(still)),
    })
    const error = await errorOf(met.hosting.delete('a.b'))
    expect(error.message).toContain('delete: the service still lists a.b')
    expect(error.hint).toContain('delete it in the hosting account')
    expect(error).toMatchObject({ operation: 'delete', status: 200 })
    expect(met.asked()).toEqual(['POST /v1/delete', 'GET /v1/profile'])
  })

  it('keeps its error if the link is there, or if the account can not be asked', async () => {
    for (const listed of [true, false]) {
      const asDelete = refuse('POST /v1/delete', 403, 'NO')
      const asProfile = refuse('GET /v1/profile', 400)
      await using met = await meet({
        ...account(['a.b']),
        intercept: (...all) => asDelete(...all) || (!listed && asProfile(...all)),
      })
      expect(await errorOf(met.hosting.delete('a.b'))).toMatchObject({ operation: 'delete', code: 'NO' })
      // What is refused for another reason than its form is not sent in the other one.
      expect(met.asked()).toEqual(['POST /v1/delete', 'GET /v1/profile'])
    }
  })

  it('ends with the reason of the run where that was cancelled', async () => {
    const reason = new Error('cancelled')
    await using met = await meet(account(['a.b']), { signal: AbortSignal.abort(reason) })
    expect(await errorOf(met.hosting.delete('a.b'))).toBe(reason)
  })
})

describe('a profile', () => {
  it('is what the service says', async () => {
    await using met = await meet(account(['a.b']))
    const profile = { links: ['a.b'], quota: { used: 0, limit: 10_000_000 } }
    expect(await met.hosting.profile()).toEqual(profile)
    expect(await met.hosting.profileIfAny()).toEqual(profile)
  })

  it('is undefined if it can not be read', async () => {
    await using met = await meet({ intercept: refuse('GET /v1/profile', 401) })
    await expect(met.hosting.profile()).rejects.toMatchObject({ status: 401 })
    expect(await met.hosting.profileIfAny()).toBeUndefined()
  })
})
