import { describe, expect, it } from 'vitest'
import { GitHub } from '../../src/github/api.ts'
import { Transport } from '../../src/github/transport.ts'
import { Hosting } from '../../src/hosting/hosting.ts'
import { DEFAULT_TOKEN } from '../stand-ins/github/github.ts'
import { DEFAULT_KEY } from '../stand-ins/hosting/hosting.ts'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import type { StepResult } from '../stand-ins/runner/runner.ts'
import { addRecord, annotations, hostingWrites, liveLinks } from '../stand-ins/scenes/records.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const inputs = { 'dry-run': 'true' }
const start = (links: string[], files: Readonly<Record<string, string>>): Promise<World> =>
  makeWorldInProcess({ inputs, files, hosting: { accounts: { [DEFAULT_KEY]: { links, quotaLimit: 1000 } } } })
const githubWrites = ({ github }: World): number =>
  github.requests.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/graphql')).length
const findings = (stdout: string): string[] =>
  stdout.split('\n').filter((line) => /^(?:Would send|To|Owner of the link|Left out|Key|Account): /u.test(line))

describe('a dry run of a deploy', () => {
  it('tells all that a deploy to a new link would do', async () => {
    await using world = await start(['a.example'], { 'index.html': 'x', '.hidden': 'y' })
    const result = await world.step()
    expect(result, result.stdout).toMatchObject({
      code: 0,
      outputs: { result: 'skipped', 'deployment-id': '' },
    })
    expect(findings(result.stdout)).toEqual([
      expect.stringMatching(/^Would send: 1 file, 1 B, as single files \(.+\)\.$/u),
      'To: a new link.',
      'Owner of the link: none yet.',
      expect.stringMatching(/^Left out: 1 \(.*hidden.*\): "?\.hidden"?\.$/u),
      'Key: accepted.',
      expect.stringMatching(/^Account: 1 link; quota used: \d+ of 1000\.$/u),
    ])
    expect(result.summary).toContain('dry run')
    expect(hostingWrites(world)).toEqual([])
    expect(world.github.deployments).toEqual([])
  })

  it.each([
    { link: 'a.example', to: 'a.example' },
    { link: 'lost.example', to: 'lost.example, which the account does not have' },
  ])('tells that $to is the link', async ({ link, to }) => {
    await using world = await start(['a.example'], { 'index.html': 'x' })
    addRecord(world.github, { link })
    const { stdout } = await world.step()
    expect(findings(stdout).slice(1, 4)).toEqual([
      `To: ${to}.`,
      'Owner of the link: this environment.',
      'Left out: nothing.',
    ])
  })

  const ownerLine = ({ stdout }: StepResult): string | undefined =>
    findings(stdout).find((line) => line.startsWith('Owner'))

  it('does not say that nobody owns a link that production names: it is not checked', async () => {
    await using world = await start(['a.example'], { 'index.html': 'x' })
    addRecord(world.github, { task: 'deploy:pr-7', environment: 'preview', link: 'a.example' })
    const result = await world.step({ inputs: { ...inputs, domain: 'a.example' } })
    expect(ownerLine(result)).toBe('Owner of the link: not checked, because production may use any link.')
  })

  it('tells who made the link of a preview, and goes to none that was there before', async () => {
    await using world = await start(['a.example', 'b.example'], { 'index.html': 'x' })
    addRecord(world.github, { task: 'deploy:pr-7', environment: 'preview', link: 'a.example' })
    const recalled = await world.pull(7, 'synchronize', { inputs })
    expect(ownerLine(recalled)).toBe(
      'Owner of the link: this preview, which made it; no other record has taken it over.',
    )
    const named = await world.pull(8, 'opened', { inputs: { ...inputs, domain: 'b.example' } })
    expect(named.code).toBe(1)
    expect(annotations(named, 'error')[0]).toContain('b.example was there before this preview')
    const unlisted = await world.pull(8, 'opened', { inputs: { ...inputs, domain: 'c.example' } })
    expect(ownerLine(unlisted)).toBe('Owner of the link: none yet.')
    expect(findings(unlisted.stdout)).toContain('To: c.example, which the account does not have.')
  })

  it.each(['push', 'pull_request'])('does not ask for the owner without a token, on %s', async (event) => {
    await using world = await start(['a.example'], { 'index.html': 'x' })
    const options = { inputs: { ...inputs, domain: 'a.example', 'github-token': '' } }
    const result = event === 'push' ? await world.step(options) : await world.pull(7, 'opened', options)
    expect(ownerLine(result)).toBe('Owner of the link: not known without github-token.')
  })

  it('tells what the account does not tell', async () => {
    await using world = await makeWorldInProcess({
      inputs,
      hosting: {
        intercept: (request, response) => {
          if (request.url !== '/v1/profile') return false
          response.writeHead(200, { 'content-type': 'application/json' })
          response.end('{"success":true,"data":{"links":[]}}')
          return true
        },
      },
    })
    expect((await world.step()).stdout).toContain('Account: 0 links; quota used: not told of not told.')
  })
})

describe('a dry run', () => {
  it('writes nothing anywhere, and says what it would do', async () => {
    await using world = await makeWorldInProcess({ files: { 'index.html': 'x', '.hidden': 'y' } })
    const first = await world.pull(7, 'opened')
    const before = [hostingWrites(world).length, githubWrites(world)]
    for (const step of ['synchronize', 'closed']) {
      const { code, outputs, stdout, summary } = await world.pull(7, step, { inputs })
      expect(code, stdout).toBe(0)
      expect(outputs).toMatchObject({ result: 'skipped', deleted: '[]' })
      expect(stdout).toContain(first.outputs['link'])
      expect(summary).toContain('dry run')
    }
    const sweep = await world.step({ inputs: { ...inputs, mode: 'sweep' } })
    expect(sweep, sweep.stdout).toMatchObject({ code: 0, outputs: { result: 'skipped' } })
    expect([hostingWrites(world).length, githubWrites(world)]).toEqual(before)
    expect(liveLinks(world)).toEqual([first.outputs['link']])
  })

  it('fails where the key is not accepted, and where the link is owned', async () => {
    await using world = await makeWorldInProcess()
    expect((await world.step({ inputs: { ...inputs, 'api-key': 'another-key-9' } })).code).toBe(1)
    const { outputs } = await world.step()
    const owned = await world.pull(7, 'opened', { inputs: { ...inputs, domain: outputs['link'] ?? '' } })
    expect(owned.code).toBe(1)
    expect(owned.stdout).toContain('live site')
  })
})

describe('the clients of a dry run', () => {
  it('send no request that writes, whoever asks for one', async () => {
    await using world = await start(['a.example'], { 'index.html': 'x' })
    const [owner = '', repo = ''] = world.github.fullName.split('/')
    const shared = { signal: new AbortController().signal, tell: () => {}, readOnly: true }
    const hosting = new Hosting({ ...shared, baseUrl: new URL(world.hosting.url), apiKey: DEFAULT_KEY })
    const reach = { token: DEFAULT_TOKEN, apiUrl: world.github.url, repository: { owner, repo } }
    const github = new GitHub(new Transport({ ...shared, ...reach }))
    const before = await hosting.profile()
    expect(before.links).toEqual([['a.example']])
    expect(await github.login()).not.toBe('')
    const sent = world.github.requests.length
    for (const write of [
      () => hosting.create([], { before }),
      () => hosting.create([], { name: 'b.example', before }),
      () => hosting.update([], 'a.example'),
      () => hosting.delete(['a.example']),
      () => github.createComment(7, 'x'),
      () => github.createStatus(1, { state: 'success' }),
      () => github.deleteDeployment(1),
    ])
      await expect(write()).rejects.toThrow('a dry run must not change anything')
    expect(hostingWrites(world)).toEqual([])
    expect(world.github.requests).toHaveLength(sent)
  })
})
