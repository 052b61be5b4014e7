import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import { makeWorld } from '../stand-ins/scenes/world.ts'

it('a deploy goes through a proxy, and so does what GitHub is asked', async () => {
  const asked = new Set<string>()
  const reach = async (host: string, port: number) => {
    asked.add(`${host}:${port}`)
    return connect(Number(new URL(world.github.url).port), '127.0.0.1')
  }
  await using world = await makeWorld({ hosting: { name: 'hosting.example', reach } })
  const env = { http_proxy: world.hosting.url, GITHUB_API_URL: 'http://api.github.example' }
  const { code, stdout, stderr } = await world.step({ env })
  expect(code, stdout + stderr).toBe(0)
  expect(asked).toEqual(new Set(['api.github.example:80']))
  expect(world.github.deployments.map(({ payload }) => payload)).toMatchObject([{ 'static-deploy': 1 }])
})

it('a refusal of a proxy fails the run, and its status is in the log', async () => {
  await using world = await makeWorldInProcess({ hosting: { name: 'hosting.example' } })
  const { code, stdout } = await world.step({ inputs: { 'base-url': 'https://other.example' } })
  expect(code).toBe(1)
  expect(stdout).toMatch(/The proxy of https?_proxy did not connect to other\.example \(.*statusCode=502\)/iu)
  expect(stdout).toContain('add other.example to no_proxy')
})

it.each([
  ['https_proxy', 'proxy server'],
  ['https_proxy', 'http://:3128'],
  ['https_proxy', 'my-proxy:8080'],
  ['https_proxy', 'http://user:p%ss@my-proxy:8080'],
  ['HTTPS_PROXY', '://my-proxy'],
])('a variable that is no address of a proxy is named, and its value is not shown: %s=%s', async (name, value) => {
  await using world = await makeWorld({ inputs: { 'base-url': 'https://hosting.invalid', 'github-token': '' } })
  const { code, stdout } = await world.step({ env: { [name]: value, http_proxy: 'not asked' } })
  expect(code).toBe(1)
  // Windows takes both spellings of a name for one variable.
  const says = `^::error::The runner's variable ${name} is not the address of a proxy\\.`
  expect(stdout).toMatch(new RegExp(says, 'imu'))
  expect(stdout).toContain('add hosting.invalid to no_proxy')
  expect(stdout).not.toContain(value)
})

it('a variable that is no address of a proxy does not matter to a host that needs no proxy', async () => {
  await using world = await makeWorld()
  const { code, stdout } = await world.step({ env: { http_proxy: 'proxy server', https_proxy: 'proxy server' } })
  expect(code, stdout).toBe(0)
})
