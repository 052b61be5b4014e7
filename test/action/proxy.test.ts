import { describe, expect, it } from 'vitest'
import { startHosting } from '../stand-ins/hosting/hosting.ts'
import { startProxy } from '../stand-ins/runner/proxy.ts'
import { runAction } from '../stand-ins/runner/runner.ts'
import { tls } from '../stand-ins/runner/tls.ts'
import { hurried } from '../stand-ins/scenes/records.ts'
import { baseInputs, makeSite, makeWorld } from '../stand-ins/scenes/world.ts'

describe('behind a proxy', () => {
  const deploy = async (status?: number) => {
    using site = makeSite()
    await using hosting = await startHosting({ tls })
    await using proxy = await startProxy(hosting.port, status)
    const result = await runAction({
      inputs: { ...baseInputs({ url: 'https://hosting.example' }), directory: site.directory },
      env: { ...hurried, https_proxy: proxy.address, NODE_EXTRA_CA_CERTS: tls.file },
    })
    return { result, asked: proxy.asked }
  }

  it('a deploy goes through it', async () => {
    const { result, asked } = await deploy()
    expect(result.code, result.stdout).toBe(0)
    expect([...new Set(asked)]).toEqual(['hosting.example:443'])
  })

  it('a refusal of the proxy fails the run, and its status is in the log', async () => {
    const { result } = await deploy(407)
    expect(result.code).toBe(1)
    expect(result.stdout).toContain('statusCode=407')
  })

  it.each([
    ['https_proxy', 'proxy server'],
    ['https_proxy', 'http://:3128'],
    ['https_proxy', 'my-proxy:8080'],
    ['https_proxy', 'http://user:p%ss@my-proxy:8080'],
    ['HTTPS_PROXY', '://my-proxy'],
  ])('a variable that is no address is named, and its value is not shown: %s=%s', async (name, value) => {
    using site = makeSite()
    const inputs = { ...baseInputs({ url: 'https://hosting.invalid' }), directory: site.directory }
    const { code, stdout } = await runAction({ inputs, env: { [name]: value, http_proxy: 'not asked' } })
    expect(code).toBe(1)
    // Windows takes both spellings of a name for one variable.
    expect(stdout).toMatch(
      new RegExp(`^::error::The runner's variable ${name} is not the address of a proxy\\.`, 'imu'),
    )
    expect(stdout).toContain('add hosting.invalid to no_proxy')
    expect(stdout).not.toContain(value)
  })

  it('a variable that is no address does not matter to a host that needs no proxy', async () => {
    await using world = await makeWorld()
    const { code, stdout } = await world.step({ env: { http_proxy: 'proxy server', https_proxy: 'proxy server' } })
    expect(code, stdout).toBe(0)
  })

  it("GitHub's API is reached through it too", async () => {
    await using world = await makeWorld()
    await using proxy = await startProxy(Number(new URL(world.github.url).port))
    const { code, stdout, stderr } = await world.step({
      env: { http_proxy: proxy.address, GITHUB_API_URL: 'http://api.github.example' },
    })
    expect(code, stdout + stderr).toBe(0)
    expect(new Set(proxy.asked)).toEqual(new Set(['api.github.example:80']))
    expect(world.github.deployments.map(({ payload }) => payload)).toMatchObject([{ 'static-deploy': 1 }])
  })
})
