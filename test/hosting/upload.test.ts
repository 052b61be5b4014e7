import { statSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CancelledError, NetworkError, ServiceError } from '../../src/errors.ts'
import { FateError, UnlistedError } from '../../src/hosting/refusals.ts'
import type { HostingOptions } from '../stand-ins/hosting/hosting.ts'
import { cut, type Fault, reset, status } from '../stand-ins/scenes/faults.ts'
import { account, errorOf, inTurn, meet, refuse, ship } from '../stand-ins/scenes/service.ts'

const link = 'my.site'
const post = 'POST /v1/upload'
const put = 'PUT /v1/upload'
const profile = 'GET /v1/profile'

/** The account before a link is made, as far as a test needs it. */
const before = { links: [['a.b']], quota: { used: undefined, limit: undefined } }

describe('an update', () => {
  it.each<{ name: string; options: HostingOptions; asked: string[] }>([
    { name: 'that is refused for what it is', options: { updateBy: 'PUT' }, asked: [post, profile, put] },
    ...[404, 405, 501].map((code) => ({
      name: `whose method is not known (${code}), without the profile`,
      options: { intercept: refuse(post, code) },
      asked: [post, put],
    })),
    {
      name: 'that a full account takes for a create',
      options: { ...account([link], { linkLimit: 1 }), limitFirst: true },
      asked: [post, profile, put],
    },
  ])('$name goes once more with the other method', async ({ options, asked }) => {
    await using met = await meet({ ...account([link]), ...options })
    expect(await met.hosting.update(ship(met.files), link)).toMatchObject({ link })
    expect(met.asked()).toEqual(asked)
    const told = /^The service did not take the update of my\.site as POST, so it is sent as PUT\. upload: .*\.$/u
    expect(met.told).toEqual([expect.stringMatching(told)])
  })

  it.each([401, 413, 507])('that is refused with %s does not', async (code) => {
    await using met = await meet({ ...account([link]), intercept: refuse(post, code) })
    expect(await errorOf(met.hosting.update(ship(met.files), link))).toMatchObject({ status: code })
    expect(met.asked()).not.toContain(put)
  })

  it.each(['QUOTA_EXCEEDED', 'STORAGE_FULL', 'SITE_TOO_LARGE'])('that is refused as %s does not', async (code) => {
    await using met = await meet({ ...account([link]), intercept: refuse(post, 400, code) })
    expect(await errorOf(met.hosting.update(ship(met.files), link))).toMatchObject({ code })
    expect(met.asked()).toEqual([post])
    expect(met.told).toEqual([])
  })

  it.each([
    // The method that the service knows says more.
    { asPost: 405, asPut: 400, code: 'PUT' },
    { asPost: 400, asPut: 405, code: 'POST' },
    { asPost: 405, asPut: 404, code: 'POST' },
    { asPost: 400, asPut: 422, code: 'PUT' },
    { asPost: 400, asPut: 401, code: 'PUT' },
  ])('refused with $asPost as POST and $asPut as PUT fails as $code', async ({ asPost, asPut, code }) => {
    const both = [refuse(post, asPost, 'POST'), refuse(put, asPut, 'PUT')]
    await using met = await meet({
      ...account([link]),
      intercept: (...exchange) => both.some((each) => each(...exchange)),
    })
    expect(await errorOf(met.hosting.update(ship(met.files), link))).toMatchObject({ code })
    expect(met.held(link)).toEqual([])
  })

  it.each([
    { name: 'at once', options: {}, asked: [post, profile] },
    { name: 'after the method it knows', options: { intercept: refuse(post, 405) }, asked: [post, put, profile] },
  ])('of a link that the account does not list says so $name, and names what is alike', async ({ options, asked }) => {
    await using met = await meet({ ...account(['my.sites', 'c.d']), ...options })
    const error = await errorOf(met.hosting.update(ship(met.many(101)), link))
    expect(error).toBeInstanceOf(UnlistedError)
    expect(error).toMatchObject({ status: 400, wasPosted: true, profile: { links: [['my.sites'], ['c.d']] } })
    expect(error.hint).toMatch(
      /this had 101: try "upload-as: zip"\. .*no link my\.site.* The account has 2 links\. Did you mean my\.sites\?$/u,
    )
    expect(met.asked()).toEqual(asked)
  })

  it('keeps its error if the account can not be asked', async () => {
    const both = [refuse(post, 400, 'POST'), refuse(profile, 400)]
    await using met = await meet({ intercept: (...exchange) => both.some((each) => each(...exchange)) })
    const error = await errorOf(met.hosting.update(ship(met.files), link))
    expect(error).toMatchObject({ code: 'POST' })
    expect(error.hint).not.toContain('no link')
    expect(met.asked()).toEqual([post, profile])
  })

  it('that succeeded is never taken for refused, whatever is wrong with the answer', async () => {
    const said = { success: true, data: { link: 'https://my.site/x', status: 'active' } }
    await using met = await meet({ ...account([]), intercept: refuse(post, 200, '', JSON.stringify(said)) })
    const error = await errorOf(met.hosting.update(ship(met.files), link))
    expect(error.message).toContain('data.link is not a host name')
    expect(met.asked()).toEqual([post])
  })
})

describe('the permit of an update', () => {
  const rows: readonly { name: string; faults: readonly Fault[]; asked: readonly string[] }[] = [
    { name: 'a fault', faults: [status(500)], asked: [post] },
    { name: '503', faults: [status(503)], asked: [post] },
    { name: 'a fault and a lost connection', faults: [status(500), reset], asked: [post, `${post} ${post}`] },
    { name: 'an unknown method', faults: [status(405)], asked: [post] },
  ]

  it.each(rows)('is asked for before what follows $name', async ({ faults, asked }) => {
    await using met = await meet({ ...account([link]), intercept: inTurn(post, ...faults) })
    const seen: string[] = []
    await met.hosting.update(ship(met.files), link, async () => void seen.push(met.asked().join(' ')))
    expect(seen).toEqual(asked)
    expect(met.held(link)).toEqual(['a/b.css', 'index.html'])
  })

  it.each(rows)('that is refused after $name is the error, and nothing more is sent', async ({ faults }) => {
    await using met = await meet({ ...account([link]), intercept: inTurn(post, ...faults) })
    const taken = new Error('taken')
    expect(await errorOf(met.hosting.update(ship(met.files), link, () => Promise.reject(taken)))).toBe(taken)
    expect(met.asked()).toEqual([post])
    expect(met.held(link)).toEqual([])
  })
})

describe('a link without a name', () => {
  it.each([
    { name: 'a fault', fault: status(500), cause: ServiceError },
    { name: 'a lost connection', fault: reset, cause: NetworkError },
    { name: 'an answer that breaks off', fault: cut, cause: NetworkError },
  ])('is never made twice: after $name the error names what is new', async ({ fault, cause }) => {
    await using met = await meet({ ...account(['a.b', 'c.d']), intercept: inTurn(post, fault) })
    const error = await errorOf(met.hosting.create(ship(met.files), before))
    expect(error).toBeInstanceOf(FateError)
    expect(error.cause).toBeInstanceOf(cause)
    expect(error.message).toMatch(/New in the account since this run began: c\.d(?:, \S+)?\.$/u)
    expect(error.message).not.toContain('a.b')
    expect(met.asked()).toEqual([post, profile])
  })

  it.each([
    { name: 'before', known: undefined, now: 200 },
    { name: 'now', known: before, now: 401 },
  ])('may have been made, also if the account could not be read $name', async ({ known, now }) => {
    const both = [refuse(post, 500), ...(now === 200 ? [] : [refuse(profile, now)])]
    await using met = await meet({ intercept: (...exchange) => both.some((each) => each(...exchange)) })
    const error = await errorOf(met.hosting.create(ship(met.files), known))
    expect(error).toBeInstanceOf(FateError)
    expect(error.message).toContain('the account could not be read.')
  })

  it.each([503, 429])('is asked for again after %s, which made none', async (code) => {
    await using met = await meet({ intercept: inTurn(post, status(code), status(code)) })
    const made = await met.hosting.create(ship(met.files), undefined)
    expect([...met.service.account().links.keys()]).toEqual([made.link])
    expect(met.asked()).toEqual(Array(3).fill(post))
  })

  // The interface does not say which HTTP status a refusal has.
  it.each([200, 400, 403])('that is refused for the limit with HTTP %s was not made', async (code) => {
    await using met = await meet({ intercept: refuse(post, code, 'LINK_LIMIT_REACHED') })
    const { attempts, files } = ship(met.files)
    const error = await errorOf(met.hosting.create({ attempts, files }, before))
    expect(error).toMatchObject({ name: 'ServiceError', code: 'LINK_LIMIT_REACHED' })
    expect(attempts.mayBeDone).toBe(false)
    expect(met.asked()).toEqual([post])
  })

  it.each([
    [413, '', 2_000_000, true],
    [400, 'FREE_UPLOAD_LIMIT_REACHED', 2_000_000, true],
    [400, 'FREE_UPLOAD_LIMIT_REACHED', 1000, false],
    [400, 'LINK_LIMIT_REACHED', 2_000_000, false],
    [400, 'OTHER', 2_000_000, false],
  ])('that is refused with %i %s at %i bytes tells the size: %s', async (code, error, bytes, told) => {
    await using met = await meet({ intercept: refuse(post, code, error) })
    for (const file of met.files) if (file.path === 'index.html') writeFileSync(file.source, 'x'.repeat(bytes))
    const files = met.files.map((file) => ({ ...file, size: statSync(file.source).size }))
    const { hint } = await errorOf(met.hosting.create(ship(files), before))
    expect(hint?.startsWith('The site may be too large')).toBe(told)
    if (told) expect(hint).toContain('2.00 MB in 2 files, the largest: index.html (2.00 MB), a/b.css (1 B).')
  })
})

describe('an upload that is cancelled', () => {
  const cancelled = new CancelledError('SIGTERM')
  const kinds = [
    { what: 'a new link', name: undefined },
    { what: 'a new link', name: link },
    { what: 'an upload', name: link },
  ] as const
  const send = ({ what, name }: (typeof kinds)[number], { hosting, files }: Awaited<ReturnType<typeof meet>>) => {
    if (name === undefined) return hosting.create(ship(files), before)
    return what === 'an upload' ? hosting.update(ship(files), name) : hosting.createNamed(ship(files), name)
  }

  it.each(kinds)('while it waits for the answer says what was under way: $what $name', async (kind) => {
    const run = new AbortController()
    const hang: Fault = (request) => {
      request.resume().on('end', () => {
        run.abort(cancelled)
        request.socket.destroy()
      })
      return true
    }
    await using met = await meet({ intercept: hang }, run)
    const error = await errorOf(send(kind, met))
    expect(error).toMatchObject({
      signal: 'SIGTERM',
      underWay: { what: kind.what, ...(kind.name && { link: kind.name }) },
    })
    expect(met.asked()).toEqual([post])
  })

  it.each([
    { code: 503, isUnderWay: false },
    { code: 500, isUnderWay: true },
  ])('while it waits after $code goes by what that may have done', async ({ code, isUnderWay }) => {
    const run = new AbortController()
    await using met = await meet({ ...account([link]), intercept: inTurn(post, status(code)) }, run)
    met.whenTold(() => run.abort(cancelled))
    const error = await errorOf(met.hosting.update(ship(met.files), link))
    expect(error).toMatchObject({ underWay: isUnderWay ? { what: 'an upload', link } : undefined })
    expect(met.asked()).toEqual([post])
  })

  it.each(kinds)('before anything was sent says that all is as before: $what $name', async (kind) => {
    await using met = await meet({}, { signal: AbortSignal.abort(cancelled) })
    const error = await errorOf(send(kind, met))
    expect(error).toMatchObject({ signal: 'SIGTERM', underWay: undefined })
    expect(error.hint).toMatch(/changed nothing/u)
    expect(met.asked()).toEqual([])
  })
})
