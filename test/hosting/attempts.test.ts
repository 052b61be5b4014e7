import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CancelledError, SiteError } from '../../src/errors.ts'
import { afterwards, cut, doneThenReset, type Fault, reset, status } from '../stand-ins/scenes/faults.ts'
import { account, errorOf, inTurn, meet, refuse, ship } from '../stand-ins/scenes/service.ts'

const link = 'my.site'
const upload = 'POST /v1/upload'
const json = 'POST /v1/delete'
const hidden = refuse('GET /v1/profile', 401)

/** All was done, and the answer says that it was a fault. */
const doneThen500 = afterwards((_, response, end) => {
  response.statusCode = 500
  end('')
})

/** Nothing of the body is read. */
const unread: Fault = (request, response) => {
  response.writeHead(500).end()
  request.socket.end()
  return true
}

/** What may have happened at the first attempt, whatever the others say. */
const rows: readonly { name: string; faults: readonly Fault[]; mayBeDone: boolean }[] = [
  ...[503, 401, 429].flatMap((code) =>
    Object.entries({ '500': doneThen500, 'a lost answer': doneThenReset, 'a cut answer': cut }).map(
      ([name, fault]) => ({
        name: `${name}, then ${code}`,
        faults: [fault, ...Array(3).fill(status(code))],
        mayBeDone: true,
      }),
    ),
  ),
  { name: '503 only', faults: Array(4).fill(status(503)), mayBeDone: false },
  { name: '429, then 401', faults: [status(429), status(401)], mayBeDone: false },
  { name: '413', faults: [status(413)], mayBeDone: false },
]

describe('what any attempt may have done decides', () => {
  it.each(rows)('of an update: $name', async ({ faults, mayBeDone }) => {
    await using met = await meet({ ...account([link]), intercept: inTurn(upload, ...faults) })
    const shipment = ship(met.files)
    await errorOf(met.hosting.update(shipment, link))
    expect(shipment.attempts.mayBeDone).toBe(mayBeDone)
    expect(met.held(link)).toEqual(mayBeDone && faults.length === 4 ? ['a/b.css', 'index.html'] : [])
  })

  it.each(rows)('of a deletion whose account can not be read: $name', async ({ faults, mayBeDone }) => {
    const both = [inTurn(json, ...faults), hidden]
    await using met = await meet({
      ...account([link]),
      intercept: (...exchange) => both.some((each) => each(...exchange)),
    })
    const attempts = { mayBeDone: false }
    await errorOf(met.hosting.delete(link, attempts))
    expect(attempts.mayBeDone).toBe(mayBeDone)
  })

  it('of an update whose files change after the first attempt', async () => {
    await using met = await meet({ ...account([link]), intercept: inTurn(upload, doneThen500) })
    met.whenTold(() => writeFileSync(met.files[1]?.source ?? '', 'changed since'))
    const shipment = ship(met.files)
    expect(await errorOf(met.hosting.update(shipment, link))).toBeInstanceOf(SiteError)
    expect(shipment.attempts.mayBeDone).toBe(true)
    expect(met.held(link)).toEqual(['a/b.css', 'index.html'])
  })

  it('of an update that is cancelled at its second attempt', async () => {
    const run = new AbortController()
    const cancel: Fault = (request, response) => {
      run.abort(new CancelledError('SIGTERM'))
      return reset(request, response)
    }
    const faults = [doneThen500, cancel]
    await using met = await meet({ ...account([link]), intercept: inTurn(upload, ...faults) }, run)
    const shipment = ship(met.files)
    expect(await errorOf(met.hosting.update(shipment, link))).toMatchObject({ underWay: { what: 'an upload', link } })
    expect(shipment.attempts.mayBeDone).toBe(true)
  })

  it('but a body that was not sent completely did nothing', async () => {
    await using met = await meet({ ...account([link]), intercept: inTurn(upload, ...Array(4).fill(unread)) })
    // More than the buffers of a connection hold.
    writeFileSync(`${met.directory}/large.bin`, Buffer.alloc(64 * 1024 * 1024))
    const shipment = ship([...met.files, met.fileOf('large.bin')])
    await errorOf(met.hosting.update(shipment, link))
    expect(shipment.attempts.mayBeDone).toBe(false)
  })

  it('but the account knows better: what it does not list was not updated, what it lists was not deleted', async () => {
    const faults = [status(500), status(400)]
    await using gone = await meet({ ...account([]), intercept: inTurn(upload, ...faults) })
    const shipment = ship(gone.files)
    await errorOf(gone.hosting.update(shipment, link))
    expect(shipment.attempts.mayBeDone).toBe(false)
    await using there = await meet({ ...account([link]), intercept: inTurn(json, status(500), status(401)) })
    const attempts = { mayBeDone: false }
    await errorOf(there.hosting.delete(link, attempts))
    expect(attempts.mayBeDone).toBe(false)
  })
})
