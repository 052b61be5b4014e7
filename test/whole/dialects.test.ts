import { describe, expect, it } from 'vitest'
import { DEFAULT_KEY, type HostingOptions } from '../stand-ins/hosting/hosting.ts'
import { likeLive } from '../stand-ins/hosting/options.ts'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import { hostingWrites } from '../stand-ins/scenes/records.ts'

const folders = { 'index.html': '<h1>Hi</h1>', 'guide/index.html': '<h1>Guide</h1>', 'a/b/c.txt': 'deep' }

describe('the live service, as it is reported to be', () => {
  it('gets the life of a live site and a pull request with nothing but a key and a directory', async () => {
    await using world = await makeWorldInProcess({ hosting: { ...likeLive }, files: folders })
    const site = [await world.step(), await world.step()]
    const pull = [await world.pull(7, 'opened'), await world.pull(7, 'synchronize')]
    for (const { code, stdout } of [...site, ...pull]) expect(code, stdout).toBe(0)
    for (const [first, second] of [site, pull]) expect(second?.outputs['link']).toBe(first?.outputs['link'])
    expect(hostingWrites(world)).toEqual(['POST /v1/upload', 'PUT /v1/upload', 'POST /v1/upload', 'PUT /v1/upload'])
    const hosted = world.hosting.account(DEFAULT_KEY).links.get(site[1]?.outputs['link'] ?? '')
    expect([...(hosted?.files ?? [])].map(([path, { bytes }]) => [path, String(bytes)]).toSorted()).toEqual(
      Object.entries(folders).toSorted(),
    )
    expect(site[0]?.stdout).toContain('Sending one archive: ext.tiiny.host is reported to unpack it.')
    const closed = await world.pull(7, 'closed')
    expect(closed, closed.stdout).toMatchObject({ code: 0, outputs: { result: 'deleted' } })
    expect(hostingWrites(world).slice(4)).toEqual(['DELETE /v1/delete'])
  })

  it('may know the other form of a deletion only', async () => {
    const links = { 'mine.example.com': { 'index.html': 'old' } }
    const hosting = { ...likeLive, deleteForms: ['A'] as const, accounts: { [DEFAULT_KEY]: { links } } }
    await using world = await makeWorldInProcess({ hosting })
    const { code, stdout } = await world.step({ inputs: { mode: 'teardown', domain: 'mine.example.com' } })
    expect(code, stdout).toBe(0)
    expect(hostingWrites(world)).toEqual(['DELETE /v1/delete', 'POST /v1/delete'])
  })

  it('gets single files where the site has no folders', async () => {
    await using world = await makeWorldInProcess({ hosting: { ...likeLive } })
    const { stdout } = await world.step()
    expect(stdout).toMatch(/Sending \d+ single files?: a site without folders needs no archive\./u)
    expect(world.hosting.requests.find(({ path }) => path === '/v1/upload')?.files).toMatchObject([
      { filename: 'index.html' },
    ])
  })

  it('says with a warning that a link may expire', async () => {
    await using world = await makeWorldInProcess({ hosting: { ...likeLive, uploadsADay: 1 } })
    expect((await world.step()).stdout).not.toContain('::warning::')
    const { code, stdout, outputs } = await world.step()
    expect(code).toBe(0)
    expect(stdout).toMatch(/::warning::.*"expiring"/u)
    expect(outputs['status']).toBe('expiring')
  })
})

describe('an update', () => {
  const links = { 'mine.example.com': { 'index.html': 'old' } }
  const accounts = { [DEFAULT_KEY]: { links, linkLimit: 5 } }
  const domain = 'mine.example.com'

  it.each<[string, HostingOptions, string[]]>([
    ['by POST where both are known', {}, ['POST /v1/upload']],
    ['by PUT behind it, where a POST is refused', { updateBy: 'PUT' }, ['POST /v1/upload', 'PUT /v1/upload']],
    [
      'by PUT behind it, where a full account takes a POST for a create',
      { updateBy: 'PUT', limitFirst: true, accounts: { [DEFAULT_KEY]: { links, linkLimit: 1 } } },
      ['POST /v1/upload', 'PUT /v1/upload'],
    ],
    [
      'by POST at the live service, where PUT is not known',
      { ...likeLive, updateBy: 'POST' },
      ['PUT /v1/upload', 'POST /v1/upload'],
    ],
  ])('goes %s', async (_, hosting, writes) => {
    await using world = await makeWorldInProcess({ hosting: { accounts, ...hosting } })
    const result = await world.step({ inputs: { domain } })
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { link: domain } })
    expect(hostingWrites(world)).toEqual(writes)
  })

  it('of a link that the account does not have is an error that counts what it has', async () => {
    await using world = await makeWorldInProcess({ hosting: { accounts } })
    const { code, stdout } = await world.step({ inputs: { domain: 'other.example.com' } })
    expect(code).toBe(1)
    expect(stdout).toContain('has no link other.example.com')
    expect(stdout).toContain('The account has 1 link.')
    expect(stdout).not.toContain('mine.example.com')
  })
})
