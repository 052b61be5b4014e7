import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { describe, expect, it } from 'vitest'
import { CancelledError } from '../src/errors.ts'
import { DEFAULT_REPOSITORY, DEFAULT_TOKEN } from './stand-ins/github/github.ts'
import { DEFAULT_KEY } from './stand-ins/hosting/hosting.ts'
import { deleteEvent, pullRequestEvent, pushEvent, workflowRunEvent } from './stand-ins/runner/events.ts'
import { runInProcess } from './stand-ins/runner/in-process.ts'
import { startProxy } from './stand-ins/runner/proxy.ts'
import type { Step, StepResult } from './stand-ins/runner/runner.ts'
import { tls } from './stand-ins/runner/tls.ts'
import { status } from './stand-ins/scenes/faults.ts'
import { addPreview, liveLinks } from './stand-ins/scenes/records.ts'
import { baseInputs, makeWorld, type World } from './stand-ins/scenes/world.ts'

const head = { sha: 'a'.repeat(40), ref: 'topic' }

function stepIn(world: World, step: Step, signal?: AbortSignal): Promise<StepResult> {
  const given = {
    ...step,
    inputs: {
      ...baseInputs(world.hosting),
      'github-token': DEFAULT_TOKEN,
      directory: world.directory,
      ...step.inputs,
    },
    env: { GITHUB_API_URL: world.github.url, GITHUB_REPOSITORY: DEFAULT_REPOSITORY, ...step.env },
  }
  return runInProcess(given, signal)
}

const pull = (action: string, more = {}): Step => ({
  event: 'pull_request',
  payload: pullRequestEvent({ action, number: 7, head, ...more }),
})

describe('run', () => {
  it('deploys, previews, tears down and sweeps', async () => {
    await using world = await makeWorld()
    world.github.addPull({ number: 7, head })
    const results = []
    const gone = { GITHUB_REF: 'refs/heads/gone' }
    for (const step of [
      {},
      pull('opened'),
      pull('synchronize'),
      { env: gone, payload: pushEvent({ ref: 'refs/heads/gone', sha: head.sha }) },
      { event: 'schedule', payload: {}, inputs: { mode: 'sweep' } },
      { ...pull('closed'), closes: true },
      pull('closed'),
      { event: 'delete', payload: deleteEvent({ ref: 'v1', refType: 'tag' }) },
      { event: 'merge_group' },
    ]) {
      if ('closes' in step) world.github.setPullState(7, 'closed')
      const { code, outputs, stdout } = await stepIn(world, step)
      expect(code, stdout).toBe(0)
      results.push(outputs['result'])
    }
    expect(results).toEqual([
      'deployed',
      'deployed',
      'deployed',
      'deployed',
      'deleted',
      'deleted',
      'skipped',
      'skipped',
      'skipped',
    ])
    expect(world.hosting.account(DEFAULT_KEY).links.size).toBe(1)
    expect(world.github.violations).toEqual([])
  })

  it('fails in the same way, whatever is thrown', async () => {
    await using world = await makeWorld()
    for (const [step, says] of [
      [{ inputs: { 'api-key': '' } }, 'api-key:'],
      [{ inputs: { directory: '' } }, 'directory:'],
      [{ inputs: { mode: 'sweep', 'github-token': '' } }, 'github-token:'],
      [{ inputs: { mode: 'teardown' } }, 'domain:'],
      [{ env: { GITHUB_EVENT_PATH: '/nowhere' } }, "event's payload"],
      [{ event: 'pull_request', payload: {} }, "event's payload"],
      [{ inputs: { 'pull-request': '7' } }, 'pull-request:'],
      [{ event: 'workflow_run', payload: workflowRunEvent({ headSha: head.sha, headBranch: 'x' }) }, 'pull-request:'],
    ] as [Step, string][]) {
      const { code, stdout, summary } = await stepIn(world, step)
      expect(code).toBe(1)
      expect(stdout).toContain(`::error::`)
      expect(stdout).toContain(says)
      expect(summary).toContain('failed')
    }
    expect(world.hosting.requests).toEqual([])
  })

  it('ends at once where it is cancelled', async () => {
    await using world = await makeWorld()
    const result = await runInProcess(
      { inputs: { ...baseInputs(world.hosting), directory: world.directory } },
      AbortSignal.abort(new Error('stop')),
    )
    expect(result.code).toBe(1)
    expect(world.hosting.requests).toEqual([])
  })

  it('reports a live site, and fails, if it is cancelled just after the deploy', async () => {
    const controller = new AbortController()
    await using world = await makeWorld({
      github: {
        intercept: (_, __, { body }) => {
          if (JSON.stringify(body)?.includes('"success"')) controller.abort(new CancelledError('SIGTERM'))
          return false
        },
      },
    })
    world.github.addPull({ number: 7, head })
    const result = await stepIn(world, pull('opened'), controller.signal)
    expect(result.code).toBe(1)
    expect(result.outputs['result']).toBe('deployed')
    expect(world.github.stateOf(world.github.deployments[0]?.id ?? 0)).toBe('success')
    expect(world.github.commentsOf(7)[0]?.body).toContain('is live')
    expect(world.hosting.account(DEFAULT_KEY).links.size).toBe(1)
  })

  it('confirms the pull request of a workflow_run', async () => {
    await using world = await makeWorld()
    world.github.addPull({ number: 7, head })
    const payload = workflowRunEvent({ headSha: head.sha, headBranch: 'topic' })
    const step = { event: 'workflow_run', payload, inputs: { 'pull-request': '7' } }
    expect(await stepIn(world, step)).toMatchObject({ code: 0 })
    world.github.setPullState(7, 'closed')
    expect(await stepIn(world, step)).toMatchObject({ code: 1 })
    expect(await stepIn(world, { ...step, inputs: { 'pull-request': '8' } })).toMatchObject({ code: 1 })
  })

  it('sends nothing for a preview that it may not record, and does not tear down without the record', async () => {
    await using world = await makeWorld({
      github: { permissions: { deployments: 'none', 'pull-requests': 'none', issues: 'none' } },
    })
    world.github.addPull({ number: 7, head })
    expect(await stepIn(world, pull('opened'))).toMatchObject({ code: 1 })
    expect(await stepIn(world, pull('closed'))).toMatchObject({ code: 1 })
    expect(world.hosting.requests).toEqual([])
    expect(await stepIn(world, { ...pull('closed'), inputs: { 'github-token': '' } })).toMatchObject({
      code: 1,
    })
    const without = await stepIn(world, { inputs: { 'github-token': '' } })
    expect(without.stdout).toContain('is not remembered')
  })

  it('replaces a link that was lost, and records a failure', async () => {
    await using world = await makeWorld()
    world.github.addPull({ number: 7, head })
    const first = await stepIn(world, pull('opened'))
    world.hosting.account(DEFAULT_KEY).links.clear()
    const second = await stepIn(world, pull('synchronize'))
    expect(second.outputs['link']).not.toBe(first.outputs['link'])
    const failed = await stepIn(world, { ...pull('synchronize'), inputs: { 'api-key': 'another-key' } })
    expect(failed.code).toBe(1)
    expect(world.github.commentsOf(7)[0]?.body).toContain('Still live')
  })

  it('tears down by name, from a preview and from the live site', async () => {
    await using world = await makeWorld()
    world.github.addPull({ number: 7, head })
    for (const step of [pull('closed'), {}]) {
      const { outputs } = await stepIn(world, pull('opened'))
      await stepIn(world, pull('synchronize'))
      const inputs = { mode: 'teardown', domain: outputs['link'] ?? '' }
      const { code, stdout } = await stepIn(world, { ...step, inputs })
      expect(code, stdout).toBe(0)
      expect(world.hosting.account(DEFAULT_KEY).links.size).toBe(0)
    }
    // The live site's run ends the deployments of its own record only.
    expect(world.github.deployments).toHaveLength(2)
    const other = world.github.addDeployment({
      environment: 'preview',
      task: 'deploy:pr-9',
      payload: '{"static-deploy":1,"link":"o.example.com"}',
    })
    world.github.addStatus(other.id, { state: 'success', environment_url: 'https://o.example.com' })
    world.github.setPullState(7, 'closed')
    const inputs = { domain: 'o.example.com' }
    world.hosting.account(DEFAULT_KEY).links.set('o.example.com', { createdAt: 9, files: new Map(), uploadedAt: 0 })
    const byPerson = await stepIn(world, { ...pull('closed'), inputs: { ...inputs, mode: 'teardown' } })
    expect(byPerson.code).toBe(1)
    expect(byPerson.stdout).toContain('o.example.com was there before this preview')
    expect((await stepIn(world, { ...pull('closed'), inputs })).code).toBe(0)
    expect(world.github.deployments).toEqual([other])
    expect(world.hosting.account(DEFAULT_KEY).links.has('o.example.com')).toBe(true)
  })

  it('tears down at once a preview whose pull request was closed meanwhile', async () => {
    await using world = await makeWorld()
    world.github.addPull({ number: 7, head, state: 'closed' })
    expect(await stepIn(world, pull('opened'))).toMatchObject({ code: 0, outputs: { result: 'deleted' } })
    expect(world.hosting.account(DEFAULT_KEY).links.size).toBe(0)
  })

  it('sweeps what it can, and fails for the rest', async () => {
    await using world = await makeWorld()
    for (const number of [7, 8]) addPreview(world, `${number}.example.com`, { number, state: 'closed' })
    world.meet = (line, ...exchange) => line.endsWith('/pulls/8') && status(404, { message: 'Not Found' })(...exchange)
    const result = await stepIn(world, { inputs: { mode: 'sweep' } })
    expect(result.code).toBe(1)
    expect(liveLinks(world)).toEqual(['8.example.com'])
    expect(result.summary).toContain('stays')
  })
})

describe('run, seen from inside', () => {
  it('makes room in a full account', async () => {
    await using world = await makeWorld({ hosting: { accounts: { [DEFAULT_KEY]: { linkLimit: 1 } } } })
    world.github.addPull({ number: 7, head })
    const { outputs } = await stepIn(world, pull('opened'))
    world.github.setPullState(7, 'closed')
    const { code, stdout } = await stepIn(world, {})
    expect(code, stdout).toBe(0)
    expect(stdout).toContain(`pull request #7: deleted ${outputs['link']}`)
  })

  it('warns of mistakes that do not stop it', async () => {
    await using world = await makeWorld({
      files: { 'site/index.html': 'x', 'about.html': 'x', '.hidden': 'x' },
      hosting: { accounts: { [DEFAULT_KEY]: { quotaLimit: 2 } } },
    })
    const { code, stdout } = await stepIn(world, { inputs: { exclude: '*.map' } })
    expect(code, stdout).toBe(0)
    for (const text of [
      'Did you mean "**/*.map"?',
      'no index.html at',
      'up to 100 %25: 2 of 2',
      'Left out (hidden): 1',
    ])
      expect(stdout).toContain(text)
    const misspelled = await stepIn(world, { inputs: { comments: 'false' } })
    expect(misspelled.code).toBe(1)
    expect(misspelled.stdout).toContain('did you mean "comment"?')
    const unknown = await stepIn(world, { inputs: { domain: 'nobody.example' } })
    expect(unknown.stdout).toContain('The account has no link nobody.example')
  })

  it('sends an archive and verifies it, or says that it is not live', async () => {
    setDefaultCACertificates([...getCACertificates(), tls.cert])
    let broken = false
    await using world = await makeWorld({
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
    const step = {
      inputs: {
        'base-url': 'https://hosting.example',
        'upload-as': 'zip',
        verify: 'true',
        'github-token': '',
      },
      env: { https_proxy: proxy.address },
    }
    const good = await stepIn(world, step)
    expect(good.code, good.stdout).toBe(0)
    expect(good.summary).toContain('| Verified | live after')
    broken = true
    const bad = await stepIn(world, step)
    expect(bad.code).toBe(1)
    expect(bad.stdout).toContain('"docs/a.css" can\'t be fetched (there is more of it than was sent)')
  })
})
