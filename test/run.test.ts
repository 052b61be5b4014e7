import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { describe, expect, it } from 'vitest'
import { CancelledError } from '../src/errors.ts'
import { deleteEvent, workflowRunEvent } from './stand-ins/runner/events.ts'
import { runInProcess } from './stand-ins/runner/in-process.ts'
import { startProxy } from './stand-ins/runner/proxy.ts'
import type { Step } from './stand-ins/runner/runner.ts'
import { tls } from './stand-ins/runner/tls.ts'
import { liveLinks, recordedLinks } from './stand-ins/scenes/records.ts'
import { branchPush, close, production, push, type Run, sha, sweep } from './stand-ins/scenes/runs.ts'
import { expectGreen, expectRed, setStage } from './stand-ins/scenes/stage.ts'

describe('run', () => {
  it('deploys, previews, tears down and sweeps', async () => {
    await using world = await setStage()
    const gone: Run = async (it) => {
      const result = await branchPush('gone')(it)
      it.github.deleteBranch('gone')
      return result
    }
    const runs: readonly (readonly [Run, string])[] = [
      [production(), 'deployed'],
      [push(), 'deployed'],
      [push(), 'deployed'],
      [gone, 'deployed'],
      [sweep(), 'deleted'],
      [close(), 'deleted'],
      [close(), 'skipped'],
      [sweep(), 'skipped'],
      [(it) => it.step({ event: 'delete', payload: deleteEvent({ ref: 'v1', refType: 'tag' }) }), 'skipped'],
      [(it) => it.step({ event: 'merge_group' }), 'skipped'],
    ]
    for (const [run, result] of runs) {
      const { outputs } = await expectGreen(run(world))
      expect(outputs['result']).toBe(result)
      const recorded = result === 'deployed' ? String(world.github.deployments.at(-1)?.id) : ''
      expect(outputs['deployment-id']).toBe(recorded)
    }
    expect(liveLinks(world)).toHaveLength(1)
    expect(world.github.violations).toEqual([])
  })

  it.each<[string, Step]>([
    ['api-key:', { inputs: { 'api-key': '' } }],
    ['directory:', { inputs: { directory: '' } }],
    ['github-token:', { inputs: { mode: 'sweep', 'github-token': '' } }],
    ['domain:', { inputs: { mode: 'teardown' } }],
    ['payload', { env: { GITHUB_EVENT_PATH: '/nowhere' } }],
    ['payload', { event: 'pull_request', payload: {} }],
    ['pull-request:', { inputs: { 'pull-request': '7' } }],
    [
      'pull-request:',
      { event: 'workflow_run', payload: workflowRunEvent({ headSha: sha('a'), headBranch: 'x', event: 'status' }) },
    ],
    ['"comment"', { inputs: { comments: 'false' } }],
  ])('fails with %s in one error, before anything is sent', async (says, step) => {
    await using world = await setStage()
    const { summary } = await expectRed(world.step(step), says)
    expect(summary).not.toBe('')
    expect(world.hosting.requests).toEqual([])
  })

  it('ends at once where it is cancelled', async () => {
    await using world = await setStage({ run: (step) => runInProcess(step, AbortSignal.abort(new Error('stop'))) })
    expect((await world.step()).code).toBe(1)
    expect(world.hosting.requests).toEqual([])
  })

  it('fails where it is cancelled just after the deploy, and its link is recorded', async () => {
    const controller = new AbortController()
    await using world = await setStage({ run: (step) => runInProcess(step, controller.signal) })
    world.meet = () => {
      const isSuccess = JSON.stringify(world.github.requests.at(-1)?.body ?? '').includes('"success"')
      if (isSuccess) controller.abort(new CancelledError('SIGTERM'))
      return false
    }
    await expectRed(push()(world), 'SIGTERM')
    expect([...recordedLinks(world)]).toEqual(liveLinks(world))
    expect(world.github.commentsOf(7)).toHaveLength(1)
  })

  it('warns of mistakes that do not stop it', async () => {
    await using world = await setStage({ files: { 'site/index.html': 'x', 'index.html': 'x', '.hidden': 'x' } })
    const { stdout } = await expectGreen(world.step({ inputs: { exclude: '*.map' } }))
    expect(stdout).toMatch(/^::warning::.*"\*\*\/\*\.map"/mu)
    expect(stdout).toContain('.hidden')
  })

  it('sends an archive and verifies it, or says that it is not live', async () => {
    setDefaultCACertificates([...getCACertificates(), tls.cert])
    let broken = false
    await using world = await setStage({
      files: { 'index.html': 'home', 'docs/a.css': 'css' },
      hosting: {
        tls,
        unpackArchives: true,
        intercept: (request, response) => {
          if (!broken || request.url?.startsWith('/v1/')) return false
          response.writeHead(request.url === '/' ? 302 : 200, { location: '/elsewhere' }).end('too much of it')
          return true
        },
      },
    })
    await using proxy = await startProxy(world.hosting.port)
    const inputs = { 'base-url': 'https://hosting.example', 'upload-as': 'zip', verify: 'true', 'github-token': '' }
    const step = { inputs, env: { https_proxy: proxy.address } }
    const good = await expectGreen(world.step(step))
    expect(good.summary).toContain('Verified')
    broken = true
    await expectRed(world.step(step), '"docs/a.css"')
  })
})
