import { expect, it } from 'vitest'
import { status } from '../stand-ins/scenes/faults.ts'
import { gitHubAt, hostingAt, moments } from '../stand-ins/scenes/moments.ts'
import { addPreview, annotations, liveLinks } from '../stand-ins/scenes/records.ts'
import { expectGreen, expectRed, production, push, setStage } from '../stand-ins/scenes/stage.ts'

it('a full account is told with what is known without a token, or as the service told it', async () => {
  await using world = await setStage({ linkLimit: 1, links: ['my.own.example'] })
  const { stdout } = await expectRed(production({ 'github-token': '' })(world), /\b1 (?:other )?link/u)
  expect(stdout).not.toContain('my.own.example')
  world.meet = (line, ...exchange) => hostingAt.profile.test(line) && status(403)(...exchange)
  const result = await expectRed(production()(world), 'LINK_LIMIT_REACHED')
  expect(annotations(result, 'error')[0]).not.toMatch(/\d+ other/u)
})

it('a full account stays full, with a warning, where the previews can not be read', async () => {
  await using world = await setStage({ linkLimit: 1 })
  addPreview(world, 'a.example', { number: 8, state: 'closed' })
  world.meet = (line, ...exchange) =>
    /\/deployments\?per_page/u.test(line) && status(409, { message: 'no' })(...exchange)
  const result = await expectRed(push(9, { 'when-full': 'replace-oldest' })(world))
  expect(annotations(result, 'warning').join()).toContain('409')
  expect(liveLinks(world)).toEqual(['a.example'])
})

it('the oldest preview makes no room where it was deployed to meanwhile', async () => {
  await using world = await setStage({ linkLimit: 1 })
  addPreview(world, 'a.example', { number: 8, days: 3 })
  const happens = () => void addPreview(world, 'a.example', { number: 8 })
  world.meet = moments({ at: gitHubAt.listPulls, happens })
  await expectRed(push(9, { 'when-full': 'replace-oldest' })(world), 'a.example')
  expect(liveLinks(world)).toEqual(['a.example'])
})

it('of a full account 50 previews are asked for their links, and 20 are named', async () => {
  await using world = await setStage({ linkLimit: 51 })
  for (let number = 1; number <= 51; number += 1) addPreview(world, `p-${number}.example`, { number })
  const result = await expectRed(push(99)(world), 'p-51.example', 'p-32.example')
  expect(annotations(result, 'error')[0]).not.toContain('p-31.example')
})

it('a preview without a link, or with one of another account, neither makes room nor is named', async () => {
  await using world = await setStage({ linkLimit: 1 })
  addPreview(world, 'elsewhere.example', { number: 1, days: 9 })
  world.hosting.account().links.clear()
  addPreview(world, 'a.example', { number: 2, days: 3 })
  const { outputs } = await expectGreen(push(9, { 'when-full': 'replace-oldest' })(world))
  expect(outputs['deleted']).toBe('["a.example"]')
  expect(world.github.deployments.some(({ task }) => task === 'deploy:pr-1')).toBe(true)
})
