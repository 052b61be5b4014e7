import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CancelledError, ServiceError } from '../../src/errors.ts'
import { FateError, MadeMeanwhileError } from '../../src/hosting/refusals.ts'
import type { HostingOptions } from '../stand-ins/hosting/hosting.ts'
import { cut, doneThenReset, type Fault, reset, status } from '../stand-ins/scenes/faults.ts'
import { account, errorOf, inTurn, meet, ship } from '../stand-ins/scenes/service.ts'

const name = 'pr-7-docs.tiiny.test'
const post = 'POST /v1/upload'
const profile = 'GET /v1/profile'
const sent = ['a/b.css', 'index.html']

/** A service that makes links of a given name, whose uploads meet these faults in turn. */
const meetNamed = (faults: readonly Fault[], options: HostingOptions = {}) =>
  meet({ namedLinks: true, intercept: inTurn(post, ...faults), ...options })

/** Somebody else makes the link, and this request is met with a fault. */
function madeByOthers(fault: Fault) {
  const scene: { met?: Awaited<ReturnType<typeof meet>> } = {}
  const make: Fault = (request, response) => {
    const { met } = scene
    met?.service.account().links.set(name, { createdAt: 9, files: new Map() } as never)
    return fault(request, response)
  }
  return { make, scene }
}

describe('a link with a name', () => {
  it.each<{ name: string; faults: Fault[]; asked: string }>([
    { name: 'with one request', faults: [], asked: 'POST' },
    { name: 'after 503, which made none', faults: [status(503)], asked: 'POST GET POST' },
    { name: 'after 429, twice', faults: [status(429), status(429)], asked: 'POST GET POST GET POST' },
    { name: 'after a fault', faults: [status(500)], asked: 'POST GET POST' },
    { name: 'after a lost connection', faults: [reset], asked: 'POST GET POST' },
    {
      name: 'once, where the answer was lost: then the site is an update',
      faults: [doneThenReset],
      asked: 'POST GET POST',
    },
    { name: 'once, where the answer broke off', faults: [cut], asked: 'POST GET POST' },
    {
      name: 'once, where the last answer was lost',
      faults: [status(500), status(502), reset, doneThenReset],
      asked: 'POST GET POST GET POST GET POST GET POST',
    },
    {
      name: 'once, where the first answer was lost and the account was behind by then',
      faults: [doneThenReset, status(503)],
      asked: 'POST GET POST POST',
    },
  ])('is made $name', async ({ faults, asked }) => {
    await using met = await meetNamed(faults)
    expect(await met.hosting.createNamed(ship(met.files), name)).toMatchObject({ link: name })
    expect(met.methods()).toBe(asked)
    expect([...met.service.account().links.keys()]).toEqual([name])
    expect(met.held(name)).toEqual(sent)
    for (const { method, fields } of met.service.requests)
      if (method === 'POST') expect(fields.every((field) => field.value === name)).toBe(true)
  })

  it('is made by POST where updates are by PUT, and a lost answer is settled by an update', async () => {
    await using met = await meetNamed([doneThenReset], { updateBy: 'PUT' })
    expect(await met.hosting.createNamed(ship(met.files), name)).toMatchObject({ link: name })
    expect(met.methods()).toBe('POST GET POST GET PUT')
  })

  it.each([
    { code: 400, error: 'NOT_FOUND' },
    { code: 400, error: 'LINK_LIMIT_REACHED' },
    { code: 401, error: 'UNAUTHORIZED' },
    { code: 404, error: 'UNKNOWN_ENDPOINT' },
    { code: 413, error: 'TOO_LARGE' },
  ])('that the service refuses ($code $error) is not made, and asks for nothing more', async ({ code, error }) => {
    await using met = await meetNamed([status(code, { success: false, error, message: 'No.' })])
    const refusal = await errorOf(met.hosting.createNamed(ship(met.files), name))
    expect(refusal).toBeInstanceOf(ServiceError)
    expect(refusal).toMatchObject({ status: code, code: error })
    expect(met.methods()).toBe('POST')
  })

  it('is not made by a service that is down, which says so itself', async () => {
    await using busy = await meetNamed([503, 503, 503, 503].map((code) => status(code)))
    expect(await errorOf(busy.hosting.createNamed(ship(busy.files), name))).toMatchObject({ status: 503 })
    expect(busy.methods()).toBe('POST GET POST GET POST GET POST')
    // After the last one the account must say that nothing was made.
    await using broken = await meetNamed([500, 500, 500, 500].map((code) => status(code)))
    const error = await errorOf(broken.hosting.createNamed(ship(broken.files), name))
    expect(error).not.toBeInstanceOf(FateError)
    expect(error).toMatchObject({ status: 500 })
    expect(broken.methods()).toBe('POST GET POST GET POST GET POST GET')
  })

  it.each([503, 429])('that somebody else made before %s is left as it is', async (code) => {
    const { make, scene } = madeByOthers(status(code))
    await using met = await meetNamed([make])
    scene.met = met
    const error = await errorOf(met.hosting.createNamed(ship(met.files), name))
    expect(error).toBeInstanceOf(MadeMeanwhileError)
    expect(error.message).toContain(name)
    expect(met.methods()).toBe('POST GET')
    expect(met.held(name)).toEqual([])
  })

  // A first body may be sent completely, but then the account says that it made nothing.
  const lostAtTheEnd: Fault = (request) => {
    request.resume()
    request.on('end', () => request.socket.destroy())
    return true
  }
  it.each([
    ['a body', []],
    ['a second body', [lostAtTheEnd]],
  ])("that is listed after %s which was not sent completely is somebody else's", async (_, earlier) => {
    const { make, scene } = madeByOthers(reset)
    await using met = await meetNamed([...earlier, make])
    scene.met = met
    // More than the buffers of a connection hold, and the service reads nothing of it.
    writeFileSync(join(met.directory, 'large.bin'), Buffer.alloc(64 * 1024 * 1024))
    const files = [...met.files, met.fileOf('large.bin')]
    expect(await errorOf(met.hosting.createNamed(ship(files), name))).toBeInstanceOf(MadeMeanwhileError)
    expect(met.held(name)).toEqual([])
  })

  it.each([
    { name: 'lost', fault: doneThenReset },
    { name: 'a fault', fault: status(500) },
  ])('stays unknown if the account can not be read after an answer that was $name', async ({ fault }) => {
    const lost = inTurn(post, fault)
    const hidden = inTurn(profile, status(401, { success: false, error: 'NO', message: 'No.' }))
    await using met = await meetNamed([], {
      intercept: (request, response) => lost(request, response) || hidden(request, response),
    })
    const error = await errorOf(met.hosting.createNamed(ship(met.files), name))
    expect(error).toBeInstanceOf(FateError)
    expect(error.message).toContain(`${name} may have been made all the same.`)
    expect(error.cause).toMatchObject({ operation: 'profile', status: 401 })
    // Without the account nothing is sent again.
    expect(met.asked().filter((each) => each === post)).toHaveLength(1)
  })

  it.each([503, 429])('that %s turned away was not made, also if the account can not be read then', async (code) => {
    const busy = inTurn(post, status(code))
    const hidden = inTurn(profile, status(401, { success: false, error: 'NO', message: 'No.' }))
    await using met = await meetNamed([], {
      intercept: (request, response) => busy(request, response) || hidden(request, response),
    })
    const error = await errorOf(met.hosting.createNamed(ship(met.files), name))
    expect(error).not.toBeInstanceOf(FateError)
    expect(error).toMatchObject({ operation: 'profile', status: 401 })
    expect(met.methods()).toBe('POST GET')
  })

  it("is somebody else's if the account had no such link after the only attempt that was not turned away", async () => {
    const { make, scene } = madeByOthers(status(503))
    // The first attempt was sent completely, and the account says that it made nothing.
    await using met = await meetNamed([reset, make])
    scene.met = met
    expect(await errorOf(met.hosting.createNamed(ship(met.files), name))).toBeInstanceOf(MadeMeanwhileError)
    expect(met.methods()).toBe('POST GET POST GET')
    expect(met.held(name)).toEqual([])
  })

  it('that was made says so, also if its site could not be sent again', async () => {
    const refused = status(400, { success: false, error: 'BAD', message: 'No.' })
    await using met = await meetNamed([doneThenReset, refused, refused], { updateBy: 'POST' })
    const error = await errorOf(met.hosting.createNamed(ship(met.files), name))
    expect(error).toBeInstanceOf(FateError)
    expect(error.message).toContain(`${name} was made.`)
    expect(met.held(name)).toEqual(sent)
  })

  it.each([
    { code: 503, mayHaveMade: false },
    { code: 500, mayHaveMade: true },
  ])('is not made again by a run that is cancelled while it waits after $code', async ({ code, mayHaveMade }) => {
    const controller = new AbortController()
    await using met = await meet({ namedLinks: true, intercept: inTurn(post, status(code)) }, controller)
    met.whenTold(() => controller.abort(new CancelledError('SIGTERM')))
    const error = await errorOf(met.hosting.createNamed(ship(met.files), name))
    expect(error).toMatchObject({ signal: 'SIGTERM' })
    expect(error).toHaveProperty('underWay', mayHaveMade ? { what: 'a new link', link: name } : undefined)
    expect(met.methods()).toBe('POST')
  })

  it('that another account has is an error of the service', async () => {
    await using met = await meet({
      namedLinks: true,
      accounts: { ...account([]).accounts, other: { links: [name] } },
    })
    expect(await errorOf(met.hosting.createNamed(ship(met.files), name))).toMatchObject({
      code: 'DOMAIN_TAKEN',
    })
  })
})
