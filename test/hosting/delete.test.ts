import { describe, expect, it } from 'vitest'
import { CancelledError } from '../../src/errors.ts'
import type { HostingOptions } from '../stand-ins/hosting/hosting.ts'
import { doneThenReset, type Fault, reset, status } from '../stand-ins/scenes/faults.ts'
import { account, errorOf, inTurn, meet, refuse } from '../stand-ins/scenes/service.ts'

const link = 'my.site'
const json = 'POST /v1/delete'
const form = 'DELETE /v1/delete'
const profile = 'GET /v1/profile'
const attempts = () => ({ mayBeDone: false })

describe('a deletion', () => {
  it.each<{ name: string; options: HostingOptions; asked: string[] }>([
    { name: 'as JSON', options: {}, asked: [json] },
    ...([404, 405, 415, 501] as const).map((unknownFormStatus) => ({
      name: `as a form behind it (${unknownFormStatus})`,
      options: { deleteForms: ['B'] as const, unknownFormStatus },
      asked: [json, form],
    })),
    { name: 'as a form where JSON is refused', options: { intercept: refuse(json, 400) }, asked: [json, form] },
  ])('is sent $name', async ({ options, asked }) => {
    await using met = await meet({ ...account([link, 'c.d']), ...options })
    expect(await met.hosting.delete(link, attempts())).toEqual({
      links: [['c.d']],
      quota: { used: 0, limit: 10_000_000 },
      wasThere: true,
    })
    expect(met.asked()).toEqual(asked)
    expect(JSON.parse(String(met.service.requests[0]?.body))).toEqual({ domain: link })
    expect(met.service.requests[1]?.fields ?? []).toEqual(asked.length > 1 ? [{ name: 'domain', value: link }] : [])
  })

  it.each<{ name: string; links: string[]; faults: Fault[]; wasThere: boolean; asked: string[] }>([
    { name: 'of what is not there', links: [], faults: [], wasThere: false, asked: [json, form, profile] },
    {
      name: 'whose answer was lost',
      links: [link],
      faults: [doneThenReset],
      wasThere: true,
      asked: [json, json, form, profile],
    },
    {
      name: 'that was done, before the service went down',
      links: [link],
      faults: [doneThenReset, status(503), status(503), status(503)],
      wasThere: true,
      asked: [json, json, json, json, profile],
    },
  ])('$name is done, as the profile says', async ({ links, faults, wasThere, asked }) => {
    await using met = await meet({ ...account([...links, 'c.d']), intercept: inTurn(json, ...faults) })
    expect(await met.hosting.delete(link, attempts())).toMatchObject({ links: [['c.d']], wasThere })
    expect(met.asked()).toEqual(asked)
  })

  it.each([
    // The answer to the form that the service knows tells more.
    { asJson: 404, asForm: 422, code: 'FORM' },
    { asJson: 422, asForm: 404, code: 'JSON' },
    { asJson: 400, asForm: 422, code: 'FORM' },
    { asJson: 403, asForm: undefined, code: 'JSON' },
  ])('refused with $asJson and $asForm fails as $code if the link is there, or nobody knows', async (row) => {
    for (const isReadable of [true, false]) {
      const all = [refuse(json, row.asJson, 'JSON'), refuse(form, row.asForm ?? 0, 'FORM')]
      if (!isReadable) all.push(refuse(profile, 401))
      await using met = await meet({
        ...account([link]),
        intercept: (...exchange) => all.some((each) => each(...exchange)),
      })
      expect(await errorOf(met.hosting.delete(link, attempts()))).toMatchObject({ operation: 'delete', code: row.code })
      expect(met.asked()).toEqual([json, ...(row.asForm ? [form] : []), profile])
    }
  })

  it('is not done where the service still lists the link', async () => {
    const still = { success: true, data: { links: [link], quotaUsed: 0, quotaLimit: 1 } }
    await using met = await meet({ ...account([link]), intercept: refuse(json, 200, '', JSON.stringify(still)) })
    const error = await errorOf(met.hosting.delete(link, attempts()))
    expect(error.message).toContain('delete: the service still lists my.site')
    expect(error).toMatchObject({ operation: 'delete', status: 200 })
    expect(met.asked()).toEqual([json, profile])
  })

  it('that is cancelled says that it was under way only if it was', async () => {
    const cancelled = new CancelledError('SIGTERM')
    for (const code of [500, 503]) {
      const run = new AbortController()
      await using met = await meet({ ...account([link]), intercept: inTurn(json, status(code)) }, run)
      met.whenTold(() => run.abort(cancelled))
      const underWay = code === 500 ? { what: 'a deletion', link } : undefined
      expect(await errorOf(met.hosting.delete(link, attempts()))).toMatchObject({ signal: 'SIGTERM', underWay })
      expect(met.asked()).toEqual([json])
    }
  })
})

describe('the permit of a deletion', () => {
  const rows: readonly { name: string; faults: readonly Fault[]; asked: readonly string[] }[] = [
    { name: 'nothing', faults: [], asked: [''] },
    { name: 'a fault and a lost connection', faults: [status(500), reset], asked: ['', json, `${json} ${json}`] },
    { name: 'a wait', faults: [status(503, '', { 'retry-after': '60' })], asked: ['', json] },
    { name: 'an unknown form', faults: [status(405)], asked: ['', json] },
  ]

  it.each(rows)('is asked for before the first request and before what follows $name', async ({ faults, asked }) => {
    await using met = await meet({ ...account([link]), intercept: inTurn(json, ...faults) })
    const seen: string[] = []
    await met.hosting.delete(link, attempts(), async () => void seen.push(met.asked().join(' ')))
    expect(seen).toEqual(asked)
    expect(met.held(link)).toBeUndefined()
  })

  it.each(rows)('that is refused after $name is the error, and nothing more is asked', async ({ faults }) => {
    await using met = await meet({ ...account([link]), intercept: inTurn(json, ...faults) })
    const taken = new Error('taken')
    const permit = async (): Promise<void> => {
      if (met.asked().length === faults.length) throw taken
    }
    expect(await errorOf(met.hosting.delete(link, attempts(), permit))).toBe(taken)
    // The account is not asked either: whatever it says, the refusal is what the reader must know.
    expect(met.asked()).toEqual(Array(faults.length).fill(json))
    expect(met.held(link)).toEqual([])
  })
})
