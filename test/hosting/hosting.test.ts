import { statSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CancelledError, NetworkError, ServiceError } from '../../src/errors.ts'
import { FateError, UnlistedError } from '../../src/hosting/refusals.ts'
import { DEFAULT_KEY } from '../stand-ins/hosting/hosting.ts'
import { cut, doneThenReset, reset, status } from '../stand-ins/scenes/faults.ts'
import { account, errorOf, inTurn, meet, refuse } from '../stand-ins/scenes/service.ts'

/** The account before a link is made, as far as a test needs it. */
const before = { links: [['a.b']], quota: { used: undefined, limit: undefined } }
const unnamed = { before }
type Met = Awaited<ReturnType<typeof meet>>

describe('an upload', () => {
  it('makes a link, updates it, and tells the account', async () => {
    await using met = await meet({}, { base: '/' })
    const made = await met.hosting.create(met.files, unnamed)
    expect(made).toEqual({
      link: expect.stringMatching(/\.tiiny\.test$/u),
      status: 'active',
      quota: { used: 12, limit: 10_000_000 },
    })
    expect(await met.hosting.update(met.files.slice(1), made.link)).toMatchObject({ link: made.link })
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
    expect(await errorOf(met.hosting.create(met.files, unnamed))).toMatchObject({ status: 404 })
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
    expect(await met.hosting.update(met.files, 'my.site')).toMatchObject({ link: 'my.site' })
    expect(met.asked().map((each) => each.split(' ')[0])).toEqual(asked)
    expect(met.told).toEqual([
      expect.stringMatching(
        /^The service did not take the update of my\.site as POST, so it is sent as PUT\. upload: .*\.$/u,
      ),
    ])
  })

  it('is sent with the other method to a full account that takes it for a new link', async () => {
    await using met = await meet({ ...account(['my.site'], { linkLimit: 1 }), limitFirst: true })
    expect(await met.hosting.update(met.files, 'my.site')).toMatchObject({ link: 'my.site' })
    expect(met.asked().map((each) => each.split(' ')[0])).toEqual(['POST', 'GET', 'PUT'])
  })

  it('to a link that the account does not list says so, and names only what is spelled alike', async () => {
    await using met = await meet(account(['my.sites', 'c.d']))
    const error = await errorOf(met.hosting.update(met.files, 'my.site'))
    expect(error).toBeInstanceOf(UnlistedError)
    expect(error).toMatchObject({ status: 400, code: 'NOT_FOUND', wasPosted: true })
    expect(error.hint).toContain('no link my.site')
    expect(error.hint).toContain('The account has 2 links. Did you mean my.sites?')
    expect(error).toMatchObject({ profile: { links: [['my.sites'], ['c.d']] } })
    expect(met.asked()).toEqual(['POST /v1/upload', 'GET /v1/profile'])
  })

  it('that succeeded is never taken for refused, whatever is wrong with the answer', async () => {
    const said = { success: true, data: { link: `${DEFAULT_KEY}.tiiny.test`, status: 'active' } }
    const intercept = refuse('POST /v1/upload', 200, '', JSON.stringify(said))
    await using met = await meet({ ...account([]), intercept })
    const error = await errorOf(met.hosting.update(met.files, 'my.site'))
    expect(error).not.toBeInstanceOf(UnlistedError)
    expect(error.message).toContain('the service put the key into the link')
    // With another link the same site would be at two.
    expect(met.asked()).toEqual(['POST /v1/upload'])
  })

  it('of many files to a link that the account does not list says both', async () => {
    await using met = await meet(account([]))
    const error = await errorOf(met.hosting.update(met.many(101), 'my.site'))
    expect(error).toBeInstanceOf(UnlistedError)
    expect(error.hint).toMatch(/this had 101: try "upload-as: zip"\. .*no link my\.site.* The account has 0 links\.$/u)
  })

  it('asks for the links after the second refusal where the first was of the method', async () => {
    await using met = await meet({ ...account(['a.b']), intercept: refuse('POST /v1/upload', 405) })
    const error = await errorOf(met.hosting.update(met.files, 'my.site'))
    expect(error).toBeInstanceOf(UnlistedError)
    // The refused request was the second one, which makes no link.
    expect(error).toMatchObject({ status: 400, wasPosted: true })
    expect(error.hint).toContain('The account has 1 link.')
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
    expect(await errorOf(met.hosting.update(met.files, 'my.site'))).toMatchObject({ code })
    expect(met.service.account().links.get('my.site')?.files.size).toBe(0)
  })

  it.each([401, 413])('refused with %s is not sent again, and asks whether the link is there', async (status) => {
    await using met = await meet({ ...account(['my.site']), intercept: refuse('POST /v1/upload', status) })
    expect(await errorOf(met.hosting.update(met.files, 'my.site'))).toMatchObject({ status })
    expect(met.asked()).toEqual(['POST /v1/upload', 'GET /v1/profile'])
  })

  it('keeps its error if the account can not be asked', async () => {
    const asPost = refuse('POST /v1/upload', 400, 'POST')
    const asProfile = refuse('GET /v1/profile', 400)
    await using met = await meet({ intercept: (...all) => asPost(...all) || asProfile(...all) })
    const error = await errorOf(met.hosting.update(met.files, 'my.site'))
    expect(error).toMatchObject({ code: 'POST' })
    expect(error.hint).not.toContain('no link')
    expect(met.asked()).toEqual(['POST /v1/upload', 'GET /v1/profile'])
  })

  it('of many files advises an archive', async () => {
    await using met = await meet({ partLimit: 100 })
    const error = await errorOf(met.hosting.create(met.many(101), unnamed))
    expect(error).toMatchObject({ code: 'TOO_MANY_FILES', hint: expect.stringContaining('had 101') })
    expect((await errorOf(met.hosting.create([], unnamed))).hint).not.toContain('upload-as')
  })

  it.each([
    [413, '', 2_000_000, true],
    [400, 'FREE_UPLOAD_LIMIT_REACHED', 2_000_000, true],
    [400, 'FREE_UPLOAD_LIMIT_REACHED', 1000, false],
    [400, 'LINK_LIMIT_REACHED', 2_000_000, false],
    [400, 'OTHER', 2_000_000, false],
  ])('that is refused with %i %s at %i bytes tells its size: %s', async (status, code, bytes, told) => {
    await using met = await meet({ intercept: refuse('POST /v1/upload', status, code) })
    for (const file of met.files) if (file.path === 'index.html') writeFileSync(file.source, 'x'.repeat(bytes))
    const files = met.files.map((file) => ({ ...file, size: statSync(file.source).size }))
    const error = await errorOf(met.hosting.create(files, unnamed))
    expect(error.hint?.startsWith('The site may be too large')).toBe(told)
    if (told) expect(error.hint).toContain('2.00 MB in 2 files, the largest: index.html (2.00 MB), a/b.css (1 B).')
  })

  it.each([
    { name: 'a fault', fault: status(500), cause: ServiceError },
    { name: 'a lost connection', fault: reset, cause: NetworkError },
    { name: 'an answer that breaks off', fault: cut, cause: NetworkError },
  ])('that may have made a link (after $name) is never repeated, and tells which are new', async (row) => {
    await using met = await meet({
      ...account(['a.b', 'c.d']),
      intercept: inTurn('POST /v1/upload', row.fault),
    })
    const error = await errorOf(met.hosting.create(met.files, unnamed))
    expect(error).toBeInstanceOf(FateError)
    expect(error.cause).toBeInstanceOf(row.cause)
    expect(error.message).toMatch(/New in the account since this run began: c\.d(?:, \S+)?\.$/u)
    expect(error.message).not.toContain('a.b')
    expect(met.asked()).toEqual(['POST /v1/upload', 'GET /v1/profile'])
  })

  it.each([
    { name: 'before', before: undefined, profile: 200 },
    { name: 'now', before, profile: 401 },
  ])('that may have made a link says so too if the account could not be read $name', async (row) => {
    const asProfile = refuse('GET /v1/profile', row.profile)
    const asCreate = refuse('POST /v1/upload', 500)
    await using met = await meet({
      intercept: (...all) => asCreate(...all) || (row.profile !== 200 && asProfile(...all)),
    })
    const error = await errorOf(met.hosting.create(met.files, { before: row.before }))
    expect(error.message).toContain('is not known, and the account could not be read.')
  })

  it.each([503, 429])('of a new link is repeated after %s, which made none', async (code) => {
    await using met = await meet({ intercept: inTurn('POST /v1/upload', status(code), status(code)) })
    const made = await met.hosting.create(met.files, unnamed)
    expect([...met.service.account().links.keys()]).toEqual([made.link])
    expect(met.methods()).toBe('POST POST POST')
  })

  it('that was refused, and so made no link, asks for nothing more', async () => {
    await using met = await meet(account(['a.b'], { linkLimit: 1 }))
    const error = await errorOf(met.hosting.create(met.files, unnamed))
    expect(error).toMatchObject({ code: 'LINK_LIMIT_REACHED' })
    expect(error.message).not.toContain('not known')
    expect(met.asked()).toEqual(['POST /v1/upload'])
  })

  // The interface does not say which HTTP status a refusal has.
  it.each([undefined, 'my.site'])(
    'that is refused for the limit with HTTP 200 made no link either: %s',
    async (name) => {
      await using met = await meet({ intercept: refuse('POST /v1/upload', 200, 'LINK_LIMIT_REACHED') })
      const error = await errorOf(met.hosting.create(met.files, { name, before }))
      expect(error).toMatchObject({ name: 'ServiceError', code: 'LINK_LIMIT_REACHED' })
      expect(met.asked()).toEqual(['POST /v1/upload'])
    },
  )

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
    expect(await errorOf(met.hosting.update(met.files, 'my.site'))).toBe(reason)
  })

  it.each([
    { what: 'A new link', name: undefined },
    { what: 'my.site', name: 'my.site' },
  ])('that is cancelled while it may be making a link says so: $what', async ({ what, name }) => {
    const controller = new AbortController()
    await using met = await meet(
      {
        intercept: (request) => {
          request.resume()
          request.on('end', () => controller.abort(new CancelledError('SIGTERM')))
          return true
        },
      },
      { signal: controller.signal },
    )
    const error = await errorOf(met.hosting.create(met.files, { name, before }))
    expect(error).toBeInstanceOf(CancelledError)
    expect(error).toMatchObject({ signal: 'SIGTERM', underWay: { what: 'a new link' } })
    expect(error.hint).toContain(`${what} was being made, and may exist`)
    expect(met.methods()).toBe('POST')
  })

  it.each([
    ['an update', (met: Met) => met.hosting.update(met.files, 'my.site')],
    ['a new link', (met: Met) => met.hosting.create(met.files, unnamed)],
  ])('that is cancelled before anything was sent says that all is as before: %s', async (_, send) => {
    const signal = AbortSignal.abort(new CancelledError('SIGINT'))
    await using met = await meet({}, { signal })
    const error = await errorOf(send(met))
    expect(error).toMatchObject({ signal: 'SIGINT', underWay: undefined })
    expect(error.hint).toContain('its link is as before')
    expect(met.asked()).toEqual([])
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
      expect(await met.hosting.delete(['a.b'])).toEqual({
        links: [['c.d']],
        quota: { used: 0, limit: 10_000_000 },
        wasThere: true,
      })
      expect([...met.service.account().links.keys()]).toEqual(['c.d'])
      expect(met.asked()).toEqual(asked)
      expect(JSON.parse(String(met.service.requests[0]?.body))).toEqual({ domain: 'a.b' })
      expect(met.service.requests[1]?.fields ?? []).toEqual(deleteForms ? [{ name: 'domain', value: 'a.b' }] : [])
    }
  })

  it('is done where the link is not there', async () => {
    await using met = await meet(account(['c.d']))
    expect(await met.hosting.delete(['a.b'])).toMatchObject({ links: [['c.d']], wasThere: false })
    expect(met.asked()).toEqual(['POST /v1/delete', 'GET /v1/profile'])
  })

  it('may have been done by an attempt whose answer was lost', async () => {
    await using met = await meet({ ...account(['a.b', 'c.d']), intercept: inTurn('POST /v1/delete', doneThenReset) })
    expect(await met.hosting.delete(['a.b'])).toMatchObject({ links: [['c.d']], wasThere: true })
    expect(met.methods()).toBe('POST POST GET')
  })

  it('is not done where the link is listed under another of its names', async () => {
    const refused = refuse('POST /v1/delete', 400, 'NO')
    for (const [listed, isGone] of [
      ['www.example', false],
      ['c.d', true],
    ] as const) {
      await using met = await meet({ ...account([listed]), intercept: refused })
      const deleted = met.hosting.delete(['a.b', 'www.example'])
      if (isGone) expect(await deleted).toMatchObject({ links: [['c.d']] })
      else expect(await errorOf(deleted)).toMatchObject({ code: 'NO' })
    }
  })

  it('is not done where the service still lists the link', async () => {
    const still = { success: true, data: { links: ['a.b'], quotaUsed: 0, quotaLimit: 1 } }
    await using met = await meet({
      ...account(['a.b']),
      intercept: refuse('POST /v1/delete', 200, '', JSON.stringify(still)),
    })
    const error = await errorOf(met.hosting.delete(['a.b']))
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
      expect(await errorOf(met.hosting.delete(['a.b']))).toMatchObject({ operation: 'delete', code: 'NO' })
      // What is refused for another reason than its form is not sent in the other one.
      expect(met.asked()).toEqual(['POST /v1/delete', 'GET /v1/profile'])
    }
  })

  it('ends with the reason of the run where that was cancelled', async () => {
    const reason = new Error('cancelled')
    await using met = await meet(account(['a.b']), { signal: AbortSignal.abort(reason) })
    expect(await errorOf(met.hosting.delete(['a.b']))).toBe(reason)
  })
})

describe('a profile', () => {
  it('is what the service says', async () => {
    await using met = await meet(account(['a.b']))
    const profile = { links: [['a.b']], quota: { used: 0, limit: 10_000_000 } }
    expect(await met.hosting.profile()).toEqual(profile)
    expect(await met.hosting.profileIfAny()).toEqual(profile)
  })

  it('is undefined if it can not be read', async () => {
    await using met = await meet({ intercept: refuse('GET /v1/profile', 401) })
    await expect(met.hosting.profile()).rejects.toMatchObject({ status: 401 })
    expect(await met.hosting.profileIfAny()).toBeUndefined()
  })
})
