import { expect, it } from 'vitest'
import { DEFAULT_KEY } from '../stand-ins/hosting/hosting.ts'
import { account, errorOf, meet, refuse, ship } from '../stand-ins/scenes/service.ts'

it('a link is made, updated and deleted, with one request each', async () => {
  await using met = await meet({}, { base: '/' })
  const made = await met.hosting.create(ship(met.files), undefined)
  expect(made).toEqual({
    link: expect.stringMatching(/\.tiiny\.test$/u),
    status: 'active',
    quota: { used: 12, limit: 10_000_000 },
  })
  expect(await met.hosting.update(ship(met.files.slice(1)), made.link)).toMatchObject({ link: made.link })
  expect(met.held(made.link)).toEqual(['index.html'])
  expect(await met.hosting.delete(made.link, { mayBeDone: false })).toMatchObject({ links: [], wasThere: true })
  expect(met.asked()).toEqual(['POST /v1/upload', 'POST /v1/upload', 'POST /v1/delete'])
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

it('requests go to the path of the base address', async () => {
  await using met = await meet({}, { base: '/base/' })
  expect(await errorOf(met.hosting.profile())).toMatchObject({ status: 404 })
  expect(met.asked()).toEqual(['GET /base/v1/profile'])
})

it('the profile is what the service says, and undefined for those who can go on without it', async () => {
  await using met = await meet(account(['a.b']))
  const profile = { links: [['a.b']], quota: { used: 0, limit: 10_000_000 } }
  expect(await met.hosting.profile()).toEqual(profile)
  expect(await met.hosting.profileIfAny()).toEqual(profile)
  await using hidden = await meet({ intercept: refuse('GET /v1/profile', 401) })
  expect(await errorOf(hidden.hosting.profile())).toMatchObject({ status: 401 })
  expect(await hidden.hosting.profileIfAny()).toBeUndefined()
})
