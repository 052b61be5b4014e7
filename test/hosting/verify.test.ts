import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CancelledError } from '../../src/errors.ts'
import type { HostingOptions } from '../stand-ins/hosting/hosting.ts'
import { DEFAULT_KEY } from '../stand-ins/hosting/hosting.ts'
import { makeWorldInProcess, runInProcess } from '../stand-ins/runner/in-process.ts'
import { startProxy } from '../stand-ins/runner/proxy.ts'
import type { Step } from '../stand-ins/runner/runner.ts'
import { tls } from '../stand-ins/runner/tls.ts'
import type { WorldOptions } from '../stand-ins/scenes/world.ts'

const files = {
  'index.html': '<h1>Home</h1>',
  'style.css': 'h1 {}',
  'docs/guide/index.html': '<h1>Guide</h1>',
  'docs/guide/deep/picture.svg': '<svg/>',
  'data.json': '{"large": "large, large, large, large, large, large, large"}',
}

/** The stand-in as the links' host, reached by their names. */
async function makeHost(hosting: HostingOptions = {}, options: WorldOptions = {}) {
  const accounts = { [DEFAULT_KEY]: { linkLimit: 100 } }
  const world = await makeWorldInProcess({ files, ...options, hosting: { accounts, tls, ...hosting } })
  const proxy = await startProxy(world.hosting.port)
  const env = { https_proxy: proxy.address, NODE_EXTRA_CA_CERTS: tls.file }
  const inputs = { verify: 'true' }
  return {
    world,
    /** Paths asked for at links, each once, with whether a key came along. */
    asked: () => [
      ...new Set(
        world.hosting.requests
          .filter(({ path }) => !path.startsWith('/v1/'))
          .map(({ path, headers }) => `${path}${'x-api-key' in headers ? ' with the key' : ''}`),
      ),
    ],
    step: (step: Step = {}) =>
      world.step({ ...step, env: { ...env, ...step.env }, inputs: { ...inputs, ...step.inputs } }),
    pull: (number: number, action: string, step: Step = {}) =>
      world.pull(number, action, {
        ...step,
        env: { ...env, ...step.env },
        inputs: { ...inputs, ...step.inputs },
      }),
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]()
      await proxy[Symbol.asyncDispose]()
    },
  }
}

describe('verify', () => {
  it('asks the link, without the key, for the root, the deepest, the largest and the smallest', async () => {
    await using host = await makeHost()
    const { code, stdout, summary } = await host.step()
    expect(code, stdout).toBe(0)
    expect(host.asked().toSorted()).toEqual([
      '/',
      '/data.json',
      '/docs/guide/deep/picture.svg',
      '/docs/guide/index.html',
      '/style.css',
    ])
    expect(stdout).toMatch(/Verified: https:\/\/\S+\.tiiny\.test\/ serves what was sent, after [\d.]+ s\./u)
    expect(summary).toMatch(/\| Verified \| live after [\d.]+ s \|/u)
  })

  it('is not done unless asked for', async () => {
    await using host = await makeHost()
    const { code, summary } = await host.step({ inputs: { verify: 'false' } })
    expect(code).toBe(0)
    expect(host.asked()).toEqual([])
    expect(summary).not.toContain('Verified')
  })

  it('waits for a slow link, and only then reports success', async () => {
    let states: string[] = []
    await using host = await makeHost({
      linkDelay: 1500,
      intercept: (request) => {
        // Whenever a page is asked for, nothing must have been announced.
        if (!request.url?.startsWith('/v1/')) {
          const [deployment] = host.world.github.deployments
          if (deployment) states.push(host.world.github.stateOf(deployment.id) ?? '')
          states.push(...host.world.github.commentsOf(7).map(({ body }) => body))
        }
        return false
      },
    })
    const { code, stdout } = await host.pull(7, 'opened')
    expect(code, stdout).toBe(0)
    expect(new Set(states)).toEqual(new Set(['in_progress']))
    expect(stdout).toContain('Not all files are served yet: "')
    expect(stdout).toContain('is missing (HTTP 404)')
    states = []
    expect(host.world.github.stateOf(host.world.github.deployments[0]?.id ?? 0)).toBe('success')
    expect(host.world.github.commentsOf(7)[0]?.body).toContain('is live')
  })

  it('lets a service add to HTML', async () => {
    await using host = await makeHost({ htmlBanner: '<p>Hosted for free</p>' })
    expect((await host.step()).code).toBe(0)
  })

  it('says once what is wrong with all files', async () => {
    await using host = await makeHost()
    const inputs = { 'verify-timeout': '1' }
    const { stdout } = await host.step({ inputs, env: { https_proxy: 'http://127.0.0.1:9' } })
    const error = /^::error::.*$/mu.exec(stdout)?.[0]
    expect(error?.match(/can't be fetched/gu)).toHaveLength(1)
    expect(error).toMatch(/"index\.html" can't be fetched \(.*\), and so it is with "[^"]*"(?:, "[^"]*"){3}\./u)
  })

  it('fails with the hint for zip where only nested files are missing', async () => {
    await using host = await makeHost({ dropFolders: true, unpackArchives: true })
    const failed = await host.pull(7, 'opened')
    expect(failed.code).toBe(1)
    expect(failed.stdout).toContain('"docs/guide/deep/picture.svg" is missing (HTTP 404)')
    expect(failed.stdout).toContain('Write "upload-as: zip".')
    const { github } = host.world
    expect(github.stateOf(github.deployments[0]?.id ?? 0)).toBe('failure')
    expect(github.commentsOf(7)[0]?.body).toContain('failed')
    // The link is remembered all the same: the next try goes there, and closing takes it down.
    const good = await host.pull(7, 'synchronize', { inputs: { 'upload-as': 'zip' } })
    expect(good.code, good.stdout).toBe(0)
    expect(host.world.hosting.account().links.size).toBe(1)
    // What arrived has replaced it, so nothing earlier is live any more.
    expect((await host.pull(7, 'synchronize')).code).toBe(1)
    expect(github.commentsOf(7)[0]?.body).toContain('failed')
    expect(github.commentsOf(7)[0]?.body).not.toContain('Still live')
    await host.pull(7, 'closed')
    expect(host.world.hosting.account().links.size).toBe(0)
  })

  interface Given {
    readonly status: number
    readonly body?: string
    readonly location?: string
  }
  it.each<[string, string, Given]>([
    ['other bytes', '/style.css', { status: 200, body: 'other' }],
    ['HTTP 503', '/', { status: 503 }],
    [
      'redirects to https://login.example/, which is not followed',
      '/',
      { status: 302, location: 'https://login.example/' },
    ],
    ['redirects to http://', '/', { status: 302, location: 'http://calm-river-1.tiiny.test/' }],
  ])('fails where it gets %s', async (what, path, { status, body = '', location }) => {
    await using host = await makeHost({
      intercept: (request, response) => {
        if (request.url !== path) return false
        if (location) response.setHeader('location', location)
        response.writeHead(status).end(body)
        return true
      },
    })
    const { code, stdout } = await host.step()
    expect(code).toBe(1)
    expect(stdout).toContain(what)
    expect(stdout).not.toContain('Write "upload-as: zip".')
  })

  it('follows redirects on the host itself', async () => {
    await using host = await makeHost({
      intercept: (request, response) => {
        if (!request.url?.endsWith('/index.html')) return false
        response.writeHead(301, { location: request.url.replace('index.html', '') }).end()
        return true
      },
    })
    const { code, stdout } = await host.step()
    expect(code, stdout).toBe(0)
    expect(host.asked()).toContain('/docs/guide/')
  })

  it('tears down a preview that was closed meanwhile, also if its link does not serve it', async () => {
    await using host = await makeHost({
      dropFolders: true,
      intercept: (request) => {
        if (!request.url?.startsWith('/v1/')) host.world.github.setPullState(7, 'closed')
        return false
      },
    })
    const { code, stdout } = await host.pull(7, 'opened')
    expect(code).toBe(1)
    expect(stdout).toContain('was closed meanwhile, so its preview is torn down at once')
    expect(host.world.hosting.account().links.size).toBe(0)
  })

  it('remembers the link when it is cancelled meanwhile', async () => {
    const controller = new AbortController()
    let signal: AbortSignal | undefined = controller.signal
    const hosting: HostingOptions = {
      linkDelay: 600_000,
      intercept: (request) => {
        if (!request.url?.startsWith('/v1/')) controller.abort(new CancelledError('SIGINT'))
        return false
      },
    }
    await using host = await makeHost(hosting, { run: (step) => runInProcess(step, signal) })
    const { code } = await host.pull(7, 'opened')
    signal = undefined
    expect(code).toBe(1)
    expect(host.world.hosting.account().links.size).toBe(1)
    await host.pull(7, 'closed')
    expect(host.world.hosting.account().links.size).toBe(0)
  })

  it('looks at other files if there is no index.html', async () => {
    await using host = await makeHost({}, { files: { 'a.txt': 'a' } })
    expect((await host.step()).code).toBe(0)
    expect(host.asked()).toEqual(['/a.txt'])
    // It is the deepest, the largest and the smallest file, and is looked at once.
    expect(host.world.hosting.requests.filter(({ path }) => path === '/a.txt')).toHaveLength(1)
    writeFileSync(join(host.world.directory, 'a.txt'), 'b')
    expect((await host.step()).code).toBe(0)
  })
})
