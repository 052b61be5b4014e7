import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CancelledError } from '../../src/errors.ts'
import { pullRequestEvent } from '../stand-ins/runner/events.ts'
import { runInProcess } from '../stand-ins/runner/in-process.ts'
import { canBePath } from '../stand-ins/runner/platform.ts'
import type { Fault } from '../stand-ins/scenes/faults.ts'
import { hostingAt, moments } from '../stand-ins/scenes/moments.ts'
import { addRecord, annotations, liveLinks, recordOf, stateOf } from '../stand-ins/scenes/records.ts'
import {
  close,
  expectGreen,
  expectRed,
  expectRefused,
  production,
  push,
  setStage,
  sha,
  sweep,
} from '../stand-ins/scenes/stage.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

it('a site that can not be sent leaves the link, and the comment says which one is live still', async () => {
  await using world = await setStage()
  const { outputs } = await expectGreen(push()(world))
  await expectRefused(world, push(7, { directory: 'nowhere' }), /^directory: /u)
  expect(world.github.commentsOf(7).map(({ body }) => body)).toEqual([expect.stringContaining('❌')])
  expect(world.github.commentsOf(7)[0]?.body).toContain(outputs['link'])
})

it('two pull requests and a live site among strangers keep to themselves', async () => {
  await using world = await setStage()
  const { github } = world
  for (let index = 0; index < 120; index += 1) {
    const task = ['deploy', 'deploy:pr-1', 'deploy:site'][index % 3] ?? ''
    const payload = index % 2 ? { tool: 'other' } : ''
    addRecord(github, { link: `other-${index}.test`, task, environment: index % 5 ? 'preview' : 'production', payload })
    const user = { login: `someone-${index}`, id: index + 1, type: 'User' as const }
    github.addComment(1, { body: `<!-- static-deploy: preview -->\nwords ${index}`, user })
  }
  const strangers = github.deployments.map(({ id }) => [id, github.statusesOf(id).length])
  const runs = [production(), push(1), push(2)]
  const links: (string | undefined)[] = []
  for (const run of [...runs, ...runs]) links.push((await expectGreen(run(world))).outputs['link'])
  expect(new Set(links).size).toBe(3)
  for (const number of [1, 2]) await expectGreen(close(number)(world))
  expect(liveLinks(world)).toEqual([links[0]])
  expect(github.deployments.slice(0, 120).map(({ id }) => [id, github.statusesOf(id).length])).toEqual(strangers)
  expect(github.deployments).toHaveLength(120 + 2)
  expect(github.commentsOf(1)).toHaveLength(121)
  expect(github.violations).toEqual([])
})

it('a close without a directory under pull_request_target, and one of nothing, are green', async () => {
  await using world = await setStage()
  await expectGreen(close()(world))
  expect(world.github.commentsOf(7)).toEqual([])
  const { outputs } = await expectGreen(push()(world))
  const closed = await expectGreen(world.pull(7, 'closed', { event: 'pull_request_target', inputs: { directory: '' } }))
  expect(closed.outputs).toMatchObject({ result: 'deleted', link: outputs['link'] })
  expect((await expectGreen(close()(world))).outputs['result']).toBe('skipped')
  // What tells already which links were deleted stays.
  expect(world.github.commentsOf(7)[0]?.body).toContain(outputs['link'])
})

it.each([
  { of: 'a fork', facts: { head: { sha: sha('1'), ref: 'x', fork: 'stranger/site' } } },
  { of: 'Dependabot', facts: { head: { sha: sha('1'), ref: 'x' }, sender: 'dependabot[bot]' } },
])('a run of $of without secrets is skipped, with a notice, and asks nobody', async ({ facts }) => {
  await using world = await setStage()
  const payload = pullRequestEvent({ action: 'opened', number: 7, ...facts })
  const step = { payload, inputs: { 'api-key': '' } }
  const result = await expectGreen(world.step({ event: 'pull_request', ...step }))
  expect(result.outputs).toMatchObject({ result: 'skipped', deleted: '[]', link: '', url: '' })
  expect(annotations(result, 'notice')).toHaveLength(1)
  expect([...world.hosting.requests, ...world.github.requests]).toEqual([])
  await expectRed(world.step({ event: 'pull_request_target', ...step }), /^api-key: /u)
})

describe('a site', () => {
  it.each(['x; name=domain', 'a/x;name="domain', 'x; filename=y'].filter(canBePath))(
    'with the name %s is refused before anything is sent',
    async (name) => {
      using site = makeSite({ 'index.html': 'x', [name]: 'victim.example.com' })
      await using world = await setStage({ directory: site.directory })
      await expectRefused(world, (it) => it.step())
    },
  )

  // Windows makes no path of more than 32,767 characters, and some of its calls take 260.
  it.skipIf(process.platform !== 'linux')('of 1,000 nested folders and names of 255 bytes arrives', async () => {
    using site = makeSite({ 'index.html': 'x', ['n'.repeat(255)]: 'y' })
    const deep = join(site.directory, ...Array<string>(1000).fill('d'))
    mkdirSync(deep, { recursive: true })
    writeFileSync(join(deep, 'f'), 'z')
    await using world = await setStage({ directory: site.directory })
    expect((await expectGreen(world.step())).outputs['file-count']).toBe('3')
  })
})

it('skip-unchanged tells a dry run and the end of a pull request, too', async () => {
  await using world = await setStage()
  const told = { 'skip-unchanged': 'true' }
  const { outputs } = await expectGreen(push(7, told)(world))
  const before = stateOf(world)
  const dry = await expectGreen(push(7, { ...told, 'dry-run': 'true' })(world))
  expect(dry.outputs).toMatchObject({ result: 'skipped', link: outputs['link'], 'deployment-id': '' })
  expect(stateOf(world)).toEqual(before)
  world.meet = moments({ at: hostingAt.profile, happens: () => world.github.setPullState(7, 'closed') })
  expect((await expectGreen(push(7, told)(world))).outputs['deleted']).toBe(JSON.stringify([outputs['link']]))
  expect([liveLinks(world), recordOf(world)]).toEqual([[], []])
})

it('a sweep that is cancelled ends, and says no more', async () => {
  const controller = new AbortController()
  await using world = await setStage({ run: (step) => runInProcess(step, controller.signal) })
  for (const number of [1, 2]) await expectGreen(push(number)(world))
  for (const number of [1, 2]) world.github.setPullState(number, 'closed')
  const happens: Fault = (request) => {
    request.resume()
    controller.abort(new CancelledError('SIGTERM'))
    return true
  }
  world.meet = moments({ at: hostingAt.delete, happens })
  await expectRed(sweep()(world), 'SIGTERM')
  expect([liveLinks(world).length, world.github.deployments.length]).toEqual([2, 2])
})
