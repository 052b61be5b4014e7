/** `preview-password`: whoever may not see a preview does not, or the run is red and says so; and nobody sees the password. */
import { describe, expect, it } from 'vitest'
import type { HostingOptions } from '../stand-ins/hosting/hosting.ts'
import type { StepResult } from '../stand-ins/runner/runner.ts'
import { answeredAs, status } from '../stand-ins/scenes/faults.ts'
import { faultsAt, hostingAt } from '../stand-ins/scenes/moments.ts'
import { annotations, commentOf, liveLinks, pages, recordOf } from '../stand-ins/scenes/records.ts'
import {
  branchPush,
  close,
  expectGreen,
  expectRed,
  production,
  push,
  reserve,
  type StageOptions,
  setStage,
  staging,
} from '../stand-ins/scenes/stage.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const password = 'Q7/x+v9 Öffne-Dich'
const asked = { 'preview-password': password }
const settings = JSON.stringify({ passwordProtected: true, password })

const stage = (hosting: HostingOptions = {}, more: StageOptions = {}): Promise<World> =>
  setStage({ ...more, hosting: { name: 'hosting.example', passwords: '401', ...hosting } })
const passwordOf = ({ hosting }: World, { outputs }: StepResult): string | undefined =>
  hosting.account().links.get(outputs['link'] ?? '')?.password
const uploadsOf = ({ hosting }: World) => hosting.requests.filter(({ path }) => path === '/v1/upload')

describe.each(['401', 'page'] as const)('a service that asks for passwords by %s', (passwords) => {
  it.each([
    { run: 'a pull request', start: push(7, asked) },
    { run: 'a branch', start: branchPush('topic', asked) },
    { run: 'a reserve', start: reserve(7, asked) },
  ])('gets the password after the domain and before the files: $run', async ({ start }) => {
    await using world = await stage({ passwords })
    for (let pushes = 0; pushes < 2; pushes += 1) {
      const result = await expectGreen(start(world))
      expect(passwordOf(world, result)).toBe(password)
      if (result.outputs['result'] === 'skipped') continue
      for (const text of [result.stdout, result.summary]) expect(text).toContain('Visitors need the password.')
    }
    for (const { fields, body } of uploadsOf(world)) {
      expect(fields.at(-1)).toEqual({ name: 'siteSettings', value: settings })
      expect(body.indexOf('siteSettings')).toBeLessThan(body.indexOf('name="files"'))
    }
    expect(world.github.deployments.map(({ payload }) => payload)).toEqual(
      world.github.deployments.map(() => expect.objectContaining({ protected: true })),
    )
  })

  it('is told anew at each push: another password, none, and one again', async () => {
    await using world = await stage({ passwords })
    await expectGreen(push(7, asked)(world))
    expect(commentOf(world)).toContain('Visitors need the password.')
    const changed = await expectGreen(push(7, { 'preview-password': 'another one' })(world))
    expect(passwordOf(world, changed)).toBe('another one')
    const dropped = await expectGreen(push(7)(world))
    const warned = [changed, dropped].map((each) => annotations(each, 'warning').join())
    expect(warned).toEqual(['', expect.stringContaining('asked visitors for a password, and this one does not')])
    expect(passwordOf(world, dropped)).toBeUndefined()
    expect(commentOf(world)).toContain('Whoever has the link can read it.')
    expect(dropped.stdout).toContain('Whoever has the link can read it.')
    expect(passwordOf(world, await expectGreen(push(7, asked)(world)))).toBe(password)
    expect(liveLinks(world)).toHaveLength(1)
  })

  it.each([
    ['verify', { verify: 'true' }],
    ['upload-as: zip', { 'upload-as': 'zip' }],
    ['compare-with', { 'compare-with': 'production' }],
    ['noindex', { noindex: 'true' }],
  ])('goes together with %s', async (_, inputs) => {
    await using world = await stage({ passwords, unpackArchives: true }, { inputs })
    await expectGreen(production()(world))
    const result = await expectGreen(push(7, asked)(world))
    expect(passwordOf(world, result)).toBe(password)
    expect(annotations(result, 'warning')).toEqual([])
    if ('compare-with' in inputs) expect(commentOf(world)).toMatch(/1 page changed/u)
  })

  it('goes together with skip-unchanged, which then sends, also where the password is new or dropped', async () => {
    await using world = await stage({ passwords }, { inputs: { 'skip-unchanged': 'true' } })
    const told = { page: 'mine' }
    for (const inputs of [told, { ...told, ...asked }, { ...told, ...asked }, told]) {
      const result = await expectGreen(push(7, inputs)(world))
      expect(result.outputs['result']).toBe('deployed')
      expect(passwordOf(world, result)).toBe('preview-password' in inputs ? password : undefined)
    }
    expect((await expectGreen(push(7, told)(world))).outputs['result']).toBe('skipped')
  })
})

describe('a live site', () => {
  it('never gets a password', async () => {
    await using world = await stage()
    await expectGreen(production(asked)(world))
    await expectGreen(staging('staging.tiiny.test', asked)(world))
    for (const { fields, body } of uploadsOf(world)) {
      expect(fields.map(({ name }) => name)).not.toContain('siteSettings')
      expect(String(body)).not.toContain('passwordProtected')
    }
  })
})

describe('a service that ignores passwords', () => {
  it('gets no preview: what this run made is deleted, and the error says that it was open', async () => {
    await using world = await stage({ passwords: 'ignored' })
    await expectRed(push(7, asked)(world), 'is open to everybody', 'was deleted again')
    expect(liveLinks(world)).toEqual([])
    expect(commentOf(world)).toMatch(/was not deployed/u)
    expect(commentOf(world)).toMatch(/open to everybody/u)
  })

  it('keeps a link that was there before, and error and comment say that it is open', async () => {
    await using world = await stage({ passwords: 'ignored' })
    const { outputs } = await expectGreen(push(7)(world))
    await expectRed(push(7, { ...asked, page: 'private' })(world), 'is open to everybody', 'stays')
    expect(pages(world)).toEqual({ [outputs['link'] ?? '']: 'private' })
    expect(commentOf(world)).toMatch(/open to everybody/u)
    expect(commentOf(world)).toMatch(/ is live\.\n/u)
    expect(recordOf(world).at(-1)).toMatchObject({ state: 'failure' })
    await expectGreen(close(7)(world))
    expect(liveLinks(world)).toEqual([])
  })

  it('and does not delete: the error names the link, and that it is open', async () => {
    await using world = await stage({ passwords: 'ignored' })
    world.meet = faultsAt(hostingAt.delete, status(500))
    const result = await expectRed(push(7, asked)(world), 'is open to everybody', 'could not be deleted')
    const [link = ''] = liveLinks(world)
    expect(annotations(result, 'error')[0]).toContain(link)
    expect(commentOf(world)).toContain(link)
    world.meet = undefined
    await expectGreen(close(7)(world))
    expect(liveLinks(world)).toEqual([])
  })
})

describe('the password', () => {
  const bytes = Buffer.from(password)
  const spellings: readonly (readonly [how: string, spelling: string])[] = [
    ['as it is', password],
    ['in Base64', bytes.toString('base64')],
    ['in Base64 for addresses', bytes.toString('base64url')],
    ['in Base64 of user:password', Buffer.from(`user:${password}`).toString('base64')],
    ['percent-encoded', encodeURIComponent(password)],
    ['percent-encoded in lower case', encodeURIComponent(password).toLowerCase()],
    ['as a form has it', new URLSearchParams({ password }).toString()],
    ['in JSON', JSON.stringify(password).replaceAll('/', '\\/')],
    ['in escapes', [...password].map((each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')],
    ['in hexadecimal', bytes.toString('hex')],
    ['in decimal bytes', [...bytes].join(',')],
  ]

  /** All that a run shows to anybody, and all that is sent but the part of the form that is meant. */
  function shown(world: World, { stdout, stderr, summary, outputs }: StepResult): string[] {
    const gitHub = world.github.requests.map(({ path, body, headers }) => JSON.stringify([path, body, headers]))
    const state = JSON.stringify([world.github.deployments, world.github.commentsOf(7)])
    const log = stdout.replace(/^::add-mask::.*$/gmu, '')
    const sent = world.hosting.requests.map(({ path, rawHeaders, body }) =>
      [path, ...rawHeaders, String(body).replace(settings, '')].join('\n'),
    )
    return [log, stderr, summary, JSON.stringify(outputs), ...gitHub, state, ...sent]
  }

  function expectHidden(world: World, result: StepResult, more: readonly string[] = []): void {
    for (const text of shown(world, result)) {
      for (const spelling of [...spellings.map(([, each]) => each), ...more]) expect(text).not.toContain(spelling)
    }
  }

  it('is masked, and in nothing but the request', async () => {
    await using world = await stage({}, { inputs: { ...asked, 'skip-unchanged': 'true', verify: 'true' } })
    const runs = [production(), push(), push(), branchPush(), reserve(8), push(8), close(), close(8)]
    for (const run of runs) {
      const result = await expectGreen(run(world))
      expect(result.stdout).toContain('::add-mask::')
      expectHidden(world, result)
    }
  })

  it.each(spellings)('%s is shown to nobody where the service answers with it', async (_, spelling) => {
    await using world = await stage()
    const body = JSON.stringify({ success: false, error: 'BAD', message: `It was ${spelling}` })
    const data = { link: 'x.tiiny.test', profile: { quotaUsed: 1, quotaLimit: 2 } }
    const faults = [
      status(400, body),
      status(500, body),
      status(200, `<p>${spelling}</p>`),
      answeredAs(200, () => JSON.stringify({ success: true, data: { ...data, status: `was ${spelling}` } })),
    ]
    for (const fault of faults) {
      world.meet = faultsAt(hostingAt.upload, fault)
      expectHidden(world, await push(7, asked)(world), [spelling])
    }
  })

  it('that is a link, an environment or a message is not shown either', async () => {
    const word = 'open-sesame-link'
    await using world = await stage({}, { inputs: { 'preview-password': word } })
    for (const inputs of [{ message: `Say ${word}` }, { domain: `${word}.tiiny.test` }, { environment: word }]) {
      const { stdout, summary } = await push(7, inputs)(world)
      const log = stdout.replace(/^::add-mask::.*$/gmu, '')
      for (const text of [log, summary, commentOf(world)]) expect(text).not.toContain(word)
    }
  })

  it('of fewer than 8 characters is an input error', async () => {
    await using world = await stage()
    await expectRed(push(7, { 'preview-password': 'short' })(world), 'preview-password')
    expect(uploadsOf(world)).toEqual([])
  })
})
