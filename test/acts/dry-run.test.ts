import { describe, expect, it } from 'vitest'
import { DEFAULT_KEY } from '../stand-ins/hosting.ts'
import { makeWorldInProcess } from '../stand-ins/in-process.ts'
import { addRecord, hostingWrites, liveLinks } from '../stand-ins/records.ts'
import type { World } from '../stand-ins/world.ts'

const inputs = { 'dry-run': 'true' }
const start = (links: string[], files: Readonly<Record<string, string>>): Promise<World> =>
  makeWorldInProcess({ inputs, files, hosting: { accounts: { [DEFAULT_KEY]: { links, quotaLimit: 1000 } } } })
const githubWrites = ({ github }: World): number =>
  github.requests.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/graphql')).length
const findings = (stdout: string): string[] =>
  stdout
    .split('\n')
    .filter((line) => /^(?:Would send|To|Owner of the link|Left out|Key|Account): /u.test(line))

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
      'Owner of the link: this environment; no other record names it.',
      'Left out: nothing.',
    ])
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
