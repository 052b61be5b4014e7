/** What a written `domain` is: listed, not listed, a first label, another name of a link; and what the service makes of it. */
import { describe, expect, it } from 'vitest'
import { DEFAULT_KEY, type HostingOptions } from '../stand-ins/hosting/hosting.ts'
import { profileLinks } from '../stand-ins/hosting/options.ts'
import { cut, doneThenReset, reset, status } from '../stand-ins/scenes/faults.ts'
import { faultsAt, hostingAt, moments } from '../stand-ins/scenes/moments.ts'
import {
  addPreview,
  annotations,
  deletedBy,
  hostingWrites,
  liveLinks,
  pages,
  publish,
  recordOf,
} from '../stand-ins/scenes/records.ts'
import {
  branchDeletion,
  branchPush,
  close,
  closings,
  expectGreen,
  expectRed,
  expectRefused,
  forPushesOnly,
  live,
  production,
  push,
  services,
  setStage,
  sweep,
  uploads,
} from '../stand-ins/scenes/stage.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const name = 'pr-7-docs.tiiny.site'

/** The methods of the uploads so far, and the domain of each. */
function uploaded({ hosting }: World): string[] {
  return hosting.requests
    .filter(({ path }) => path === '/v1/upload')
    .map(({ method, fields }) => `${method} ${fields.find((field) => field.name === 'domain')?.value ?? ''}`)
}

const ways = [
  { who: 'a pull request', begin: push(7, { domain: name }), end: close(7, { domain: name }), task: 'deploy:pr-7' },
  {
    who: 'a branch',
    begin: branchPush('topic', { domain: name }),
    end: branchDeletion('topic', { domain: name }),
    task: 'deploy:branch-topic',
  },
]
const eachWay = services.flatMap((service) => ways.map((way) => ({ ...service, ...way })))

describe('a domain that nobody has', () => {
  it.each(eachWay)('is made by POST, with a notice, updated, and goes ($who, $service)', async (each) => {
    await using world = await setStage({ hosting: each.hosting })
    const first = await expectGreen(each.begin(world))
    expect(first.outputs).toMatchObject({ link: name, result: 'deployed' })
    expect(annotations(first, 'notice').join('\n')).toContain(name)
    expect(uploaded(world)).toEqual([`POST ${name}`])
    await expectGreen(each.begin(world))
    expect(liveLinks(world)).toEqual([name])
    expect(deletedBy(await expectGreen(each.end(world)))).toEqual([name])
    expect([liveLinks(world), recordOf(world, each.task)]).toEqual([[], []])
    // Reopened, it has its name again.
    expect((await expectGreen(each.begin(world))).outputs['link']).toBe(name)
  })

  it.each(services)('is remembered without being written again ($service)', async ({ hosting }) => {
    await using world = await setStage({ hosting })
    await expectGreen(push(7, { domain: name })(world))
    expect((await expectGreen(push()(world))).outputs['link']).toBe(name)
    expect(deletedBy(await expectGreen(close()(world)))).toEqual([name])
  })

  it.each(services)('is made once a closed preview made room ($service)', async ({ hosting }) => {
    await using world = await setStage({ hosting, linkLimit: 1 })
    addPreview(world, 'pr-6.tiiny.site', { number: 6, state: 'closed' })
    await expectGreen(push(7, { domain: name })(world))
    expect(liveLinks(world)).toEqual([name])
  })

  it.each(services)(
    "is an error where it is another account's, and nothing is claimed ($service)",
    async ({ hosting }) => {
      const accounts = { [DEFAULT_KEY]: { linkLimit: 9 }, other: { links: [name] } }
      await using world = await setStage({ hosting: { ...hosting, accounts } })
      await expectRed(push(7, { domain: name })(world))
      await expectGreen(close(7, { domain: name })(world))
      expect(world.hosting.account('other').links.has(name)).toBe(true)
    },
  )

  it('shows up to three links that are spelled alike, of ours only', async () => {
    await using world = await setStage({ links: ['docs-site-5.tiiny.test', 'far-away.test'] })
    await expectGreen(push(7, { domain: 'docs-site-1.tiiny.test' })(world))
    const notices = annotations(
      await expectGreen(push(8, { domain: 'docs-site-2.tiiny.test' })(world)),
      'notice',
    ).join()
    expect(notices).toContain('docs-site-1.tiiny.test')
    expect(notices).not.toContain('far-away')
  })
})

describe('a domain that was there before', () => {
  it.each(services.flatMap((service) => uploads.map((upload) => ({ ...service, ...upload }))))(
    'is refused before anything is sent or recorded, with how to write it for pushes only: $run, $service',
    async ({ hosting, start }) => {
      await using world = await setStage({ hosting, links: [name] })
      await expectRefused(world, start({ domain: name }), name, forPushesOnly)
      await expectRefused(world, start({ domain: name, 'dry-run': 'true' }), name)
    },
  )

  it.each(services.flatMap((service) => closings.slice(0, 2).map((closing) => ({ ...service, ...closing }))))(
    'is left by what ends, green, and said: $run, $service',
    async ({ hosting, start }) => {
      await using world = await setStage({ hosting, links: [name] })
      const result = await expectGreen(start({ domain: name })(world))
      expect(pages(world)).toEqual({ [name]: 'before' })
      expect(`${annotations(result, 'notice')}${result.outputs['skip-reason']}${result.summary}`).toContain(name)
    },
  )

  it.each(
    profileLinks.flatMap((shape) =>
      ['pr-7-docs', 'PR-7-docs.tiiny.site', 'https://pr-7-docs.tiiny.site/'].map((domain) => ({ shape, domain })),
    ),
  )('is the same however it is written and listed ($domain, $shape)', async ({ shape, domain }) => {
    await using world = await setStage({ links: [name], hosting: { linkSuffix: 'tiiny.site', profileLinks: shape } })
    await expectRefused(world, push(7, { domain }))
  })

  it.each(['https://pr-7.test/index.html', 'pr-7.test:443', 'https://pr-7.test/?v=2', '//pr-7.test', 'www@pr-7.test'])(
    'counts as listed where the profile holds %s',
    async (entry) => {
      await using world = await setStage({ links: ['pr-7.test'] })
      const body = { success: true, data: { links: [entry], quotaUsed: 1, quotaLimit: 2 } }
      world.meet = faultsAt(hostingAt.profile, status(200, body))
      await push(7, { domain: 'pr-7.test' })(world)
      expect(pages(world)).toEqual({ 'pr-7.test': 'before' })
    },
  )

  it('is its own custom name, too', async () => {
    const hosting: HostingOptions = { profileLinks: 'objects-both', customDomains: { [live]: 'site.tiiny.test' } }
    await using world = await setStage({ links: ['site.tiiny.test'], hosting })
    for (const domain of [live, 'site.tiiny.test', 'site']) await expectRefused(world, push(7, { domain }))
    expect(pages(world)).toEqual({ 'site.tiiny.test': 'before' })
  })

  it("is another preview's: neither replaced nor deleted, also by its first label", async () => {
    await using world = await setStage()
    await expectGreen(push(8, { domain: 'shared.tiiny.test' })(world))
    for (const domain of ['shared', 'shared.tiiny.test']) {
      await expectRefused(world, push(7, { domain }))
      await expectGreen(close(7, { domain })(world))
      world.github.setPullState(7, 'open')
    }
    expect(pages(world)).toEqual({ 'shared.tiiny.test': 'pull 8' })
  })

  it("is production's: the error says whose it is, and never to delete it", async () => {
    await using world = await setStage({ links: ['shop.tiiny.test'] })
    await expectGreen(production({ domain: 'shop.tiiny.test' })(world))
    const { stdout } = await expectRed(push(7, { domain: 'shop.tiiny.test' })(world))
    expect(stdout).toContain('shop.tiiny.test belongs to the live site of the environment "production"')
    expect(stdout).not.toMatch(/delete shop/iu)
  })

  it('is free once it is deleted in the account', async () => {
    await using world = await setStage({ links: ['shared.tiiny.test'] })
    await expectRefused(world, push(7, { domain: 'shared.tiiny.test' }))
    world.hosting.account().links.clear()
    await expectGreen(push(7, { domain: 'shared.tiiny.test' })(world))
  })
})

describe('an account that can not be read', () => {
  const answers = {
    500: status(500),
    '401': status(401, { success: false, error: 'UNAUTHORIZED', message: 'no' }),
    'an HTML page': status(200, '<h1>Hi</h1>', { 'content-type': 'text/html' }),
    'no list': status(200, { success: true, data: { quotaUsed: 1, quotaLimit: 2 } }),
    'a list of nothing known': status(200, { success: true, data: { links: [1], quotaUsed: 1, quotaLimit: 2 } }),
    'half an answer': cut,
  }

  it.each(Object.entries(answers))("(%s) stops a preview's create, named or not", async (_, fault) => {
    await using world = await setStage()
    world.meet = faultsAt(hostingAt.profile, fault)
    await expectRefused(world, push(7, { domain: 'pr-7.tiiny.test' }))
    await expectRed(push()(world))
    expect(hostingWrites(world)).toEqual([])
  })

  it('does not hinder a push to a link that is there, which does not ask', async () => {
    await using world = await setStage()
    await expectGreen(push(7, { domain: 'pr-7.tiiny.test' })(world))
    world.meet = faultsAt(hostingAt.profile, status(500))
    await expectGreen(push(7, { domain: 'pr-7.tiiny.test' })(world))
    await expectGreen(push()(world))
  })
})

describe('a first label', () => {
  it('is the whole name that was answered from then on', async () => {
    await using world = await setStage()
    const { outputs } = await expectGreen(push(7, { domain: 'pr-7' })(world))
    expect(outputs['link']).toBe('pr-7.tiiny.test')
    expect((await expectGreen(push(7, { domain: 'pr-7' })(world))).outputs['link']).toBe('pr-7.tiiny.test')
    expect(recordOf(world).at(-1)?.link).toBe('pr-7.tiiny.test')
    expect(deletedBy(await expectGreen(close(7, { domain: 'pr-7' })(world)))).toEqual(['pr-7.tiiny.test'])
  })

  it("does not lead to a colleague's link of another suffix", async () => {
    await using world = await setStage()
    await expectGreen(push(7, { domain: 'pr-7' })(world))
    publish(world, 'pr-7.example.com', 'colleague')
    await expectGreen(push(7, { domain: 'pr-7' })(world))
    await expectGreen(close(7, { domain: 'pr-7' })(world))
    expect(pages(world)).toEqual({ 'pr-7.example.com': 'colleague' })
  })
})

describe('a service that chooses names itself', () => {
  it('is told by an error that says to leave domain out, and what it made is deleted', async () => {
    await using world = await setStage({ hosting: { ignoresNames: true } })
    await expectRed(push(7, { domain: 'pr-7.tiiny.test' })(world), 'domain')
    expect(liveLinks(world)).toEqual([])
    await expectGreen(push()(world))
  })
})

describe('an answer that names a link which was listed', () => {
  const replaced: HostingOptions = { replacesWhenFull: true }
  const runs = [
    ...uploads.slice(0, 2).map(({ run, start }) => ({ run, start: start() })),
    { run: 'production', start: production() },
  ]

  it.each(runs)('is an error that says which link may have been overwritten: $run', async ({ start }) => {
    await using world = await setStage({ links: [live], linkLimit: 1, hosting: replaced })
    await expectRed(start(world), live, /overwritten/iu, 'domain')
    expect(liveLinks(world)).toEqual([live])
    await close()(world)
    world.github.setPullState(7, 'closed')
    await expectGreen(sweep()(world))
    expect(liveLinks(world)).toEqual([live])
  })

  it('is one by its other name, too', async () => {
    const hosting: HostingOptions = { ...replaced, answeredName: () => 'www.own.test', profileLinks: 'objects-both' }
    const customDomains = { 'www.own.test': live }
    await using world = await setStage({ links: [live], linkLimit: 1, hosting: { ...hosting, customDomains } })
    await expectRed(push()(world), /overwritten/iu)
    expect(liveLinks(world)).toEqual([live])
  })

  it('where an update was answered with another name: a preview fails, production warns and keeps the name it sent', async () => {
    let other = false
    const hosting: HostingOptions = { answeredName: (link) => (other ? 'another.test' : link) }
    await using world = await setStage({ hosting })
    await expectGreen(push()(world))
    const { outputs } = await expectGreen(production()(world))
    other = true
    await expectRed(push()(world), 'another.test')
    const again = await expectGreen(production()(world))
    expect(annotations(again, 'warning').join('\n')).toContain('another.test')
    other = false
    expect((await expectGreen(production()(world))).outputs['link']).toBe(outputs['link'])
  })
})

describe('a named create whose answer is lost', () => {
  it.each([
    { is: 'lost', fault: doneThenReset },
    { is: 'cut', fault: cut },
  ])('is ours within the run where the account lists it then: $is', async ({ fault }) => {
    await using world = await setStage()
    world.meet = moments({ at: hostingAt.upload, happens: fault })
    await expectGreen(push(7, { domain: 'pr-7.tiiny.test' })(world))
    expect(pages(world)).toEqual({ 'pr-7.tiiny.test': 'pull 7' })
    expect(deletedBy(await expectGreen(close()(world)))).toEqual(['pr-7.tiiny.test'])
  })

  it('is sent again where the account does not list it', async () => {
    await using world = await setStage()
    world.meet = moments({ at: hostingAt.upload, happens: reset })
    await expectGreen(push(7, { domain: 'pr-7.tiiny.test' })(world))
    expect(hostingWrites(world)).toHaveLength(2)
  })

  it('is an error that says that it may exist where the account can not be asked again', async () => {
    await using world = await setStage()
    const unreadable = faultsAt(hostingAt.profile, status(500))
    const lose = moments({ at: hostingAt.upload, happens: doneThenReset })
    world.meet = async (...exchange) =>
      (await lose(...exchange)) || (hostingWrites(world).length > 0 && unreadable(...exchange))
    await expectRed(push(7, { domain: 'pr-7.tiiny.test' })(world), 'pr-7.tiiny.test', /may|not known/u)
    expect(recordOf(world).map(({ link }) => link)).toEqual([undefined])
    // Nothing is proven: the next push finds it listed, and says how to delete it.
    world.meet = undefined
    await expectRefused(world, push(7, { domain: 'pr-7.tiiny.test' }), /earlier run/iu, 'mode: teardown')
    // A close leaves what no record names.
    await expectGreen(close(7, { domain: 'pr-7.tiiny.test' })(world))
    expect(liveLinks(world)).toEqual(['pr-7.tiiny.test'])
  })
})
