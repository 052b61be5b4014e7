import { describe, expect, it, vi } from 'vitest'
import { InputError, NetworkError } from '../../src/errors.ts'
import { GitHubError } from '../../src/github/answers.ts'
import type { Tracker } from '../../src/record/tracker.ts'
import { OwnedError, UnrecordedLinkError } from '../../src/record/tracking.ts'
import type { GitHubOptions } from '../stand-ins/github/github.ts'
import { DEFAULT_KEY } from '../stand-ins/hosting/hosting.ts'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { addRecord, ours } from '../stand-ins/scenes/records.ts'
import { runUrl, startTracked, type Tracked, targets } from '../stand-ins/scenes/tracked.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const sha = (digit: string): string => digit.repeat(40)
function liveLinks({ hosting }: World): string[] {
  return [...hosting.account(DEFAULT_KEY).links.keys()]
}

describe('missing permissions', () => {
  const lines = 'permissions:%0A  contents: read%0A  deployments: write%0A  pull-requests: write'
  const previews: readonly [string, (world: World) => ReturnType<World['pull']>][] = [
    ['a deploy of a preview', (world) => world.pull(7, 'opened')],
    [
      'a deploy of a preview to a domain',
      (world) => world.pull(7, 'opened', { inputs: { domain: 'x.example.com' } }),
    ],
    ['a close', (world) => world.pull(7, 'closed')],
    ['a close with a domain', (world) => world.pull(7, 'closed', { inputs: { domain: 'x.example.com' } })],
    ['a sweep', (world) => world.step({ event: 'schedule', payload: {}, inputs: { mode: 'sweep' } })],
    ['production without a domain', (world) => world.step()],
  ]

  it.each(
    previews.flatMap(([name, run]) => [
      { name, run, hideForbidden: false, deployments: 'none' as const },
      { name, run, hideForbidden: true, deployments: 'none' as const },
    ]),
  )('stop $name before anything is sent (hidden: $hideForbidden)', async ({ run, ...permission }) => {
    const { hideForbidden, deployments } = permission
    await using world = await makeWorldInProcess({
      hosting: { accounts: { [DEFAULT_KEY]: { links: ['x.example.com'] } } },
      github: { permissions: { deployments }, hideForbidden },
    })
    const result = await run(world)
    expect(result.code).toBe(1)
    expect(result.stdout).toContain(lines)
    expect(result.stdout).toContain("github-token: ''")
    expect(result.summary).toContain('  deployments: write')
    expect(world.hosting.requests).toEqual([])
  })

  it('to write stop a preview before anything is sent', async () => {
    await using world = await makeWorldInProcess({ github: { permissions: { deployments: 'read' } } })
    expect((await world.pull(7, 'opened')).stdout).toContain(lines)
    expect(world.hosting.requests).toEqual([])
  })

  it('let production go on to a domain that was named, with one warning', async () => {
    await using world = await makeWorldInProcess({
      hosting: { accounts: { [DEFAULT_KEY]: { links: ['x.example.com'] } } },
      github: { permissions: { deployments: 'none' } },
    })
    const result = await world.step({ inputs: { domain: 'x.example.com' } })
    expect(result).toMatchObject({ code: 0, outputs: { result: 'deployed' } })
    const warnings = result.stdout.split('\n').filter((line) => line.startsWith('::warning::'))
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain(lines)
  })

  it('make a close with neither token nor domain fail likewise', async () => {
    await using world = await makeWorldInProcess()
    const result = await world.pull(7, 'closed', { inputs: { 'github-token': '' } })
    expect(result.code).toBe(1)
    expect(result.stdout).toContain('deployments: write')
  })

  it('to comment leave the record as it should be', async () => {
    await using world = await makeWorldInProcess({
      github: { permissions: { 'pull-requests': 'read', issues: 'none' } },
    })
    const result = await world.pull(7, 'opened')
    expect(result.code).toBe(0)
    const warnings = result.stdout.split('\n').filter((line) => line.startsWith('::warning::'))
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain('no comment')
    expect(warnings[0]).not.toContain('remembered')
    expect(world.github.stateOf(world.github.deployments[0]?.id ?? 0)).toBe('success')
  })
})

describe("GitHub's faults", () => {
  it('in telling the link stop a deploy before anything is sent', async () => {
    await using world = await makeWorldInProcess({
      github: {
        intercept: (_, response) => {
          response.writeHead(502).end('{"message":"bad gateway"}')
          return true
        },
      },
    })
    const result = await world.pull(7, 'synchronize')
    expect(result.code).toBe(1)
    expect(world.hosting.requests).toEqual([])
  })

  const failing = (broken: (path: string) => boolean) =>
    ({
      intercept: ({ method, url = '' }, response) => {
        if (method === 'GET' || !broken(url)) return false
        response.writeHead(422).end('{"message":"oops"}')
        return true
      },
    }) satisfies GitHubOptions

  it('in recording and commenting never fail a deploy to a known link', async () => {
    let broken = false
    await using world = await makeWorldInProcess({ github: failing(() => broken) })
    const first = await world.pull(7, 'opened')
    broken = true
    const result = await world.pull(7, 'synchronize')
    expect(result).toMatchObject({ code: 0, outputs: { result: 'deployed', link: first.outputs['link'] } })
    expect(result.stdout).toContain('::warning::')
  })

  it('in beginning a record stop a new link from being made', async () => {
    await using world = await makeWorldInProcess({ github: failing((url) => url.endsWith('/deployments')) })
    expect(await world.pull(7, 'opened')).toMatchObject({ code: 1 })
    expect(world.hosting.requests).toEqual([])
  })

  it('in recording a new link fail the step, and name it', async () => {
    await using world = await makeWorldInProcess({ github: failing((url) => url.endsWith('/statuses')) })
    const result = await world.pull(7, 'opened')
    expect(result.code).toBe(1)
    const [link] = liveLinks(world)
    expect(result.stdout).toContain(`new link ${link}`)
  })
})

describe('the comment', () => {
  it('is one per environment, and off where it is not wanted', async () => {
    await using world = await makeWorldInProcess()
    for (const environment of ['preview', 'docs']) {
      await world.pull(7, 'opened', { inputs: { environment } })
      await world.pull(7, 'synchronize', { inputs: { environment } })
    }
    await world.pull(7, 'synchronize', { inputs: { environment: 'quiet', comment: 'false' } })
    expect(world.github.commentsOf(7).map(({ body }) => body.split('\n')[0])).toEqual([
      '<!-- static-deploy: preview -->',
      '<!-- static-deploy: docs -->',
    ])
  })

  it('tells link, commit, size and run', async () => {
    await using world = await makeWorldInProcess()
    const { outputs } = await world.pull(7, 'opened', { sha: sha('c') })
    const body = world.github.commentsOf(7)[0]?.body ?? ''
    expect(body).toContain(`[https://${outputs['link']}](https://${outputs['link']})`)
    expect(body).toContain('commit [`ccccccc`](https://github.com/octo-org/octo-repo/commit/ccccccc')
    expect(body).toContain(' · 1 file, 11 B · ')
    expect(body).toContain('https://github.com/octo-org/octo-repo/actions/runs/42')
  })

  it('works where the API is not on github.com', async () => {
    await using world = await makeWorldInProcess({ github: { basePath: '/api/v3' } })
    await world.pull(7, 'opened')
    expect(world.github.commentsOf(7)).toHaveLength(1)
  })
})

describe('somebody else', () => {
  it('who writes the marker: the comment is not edited', async () => {
    await using world = await makeWorldInProcess()
    world.github.addPull({ number: 7 })
    const body = '<!-- static-deploy: preview -->\nhttps://evil.example.com'
    world.github.addComment(7, { body, user: { login: 'mallory', id: 1, type: 'User' } })
    world.github.addComment(7, { body, user: { login: 'other[bot]', id: 2, type: 'Bot' } })
    await world.pull(7, 'opened')
    await world.pull(7, 'synchronize')
    const [first, second, own, ...rest] = world.github.commentsOf(7)
    expect([first?.body, second?.body]).toEqual([body, body])
    expect(own?.user.login).toBe('github-actions[bot]')
    expect(rest).toEqual([])
  })
})

/** Meets each request that writes to such a path with an answer of this status. */
const refuse = ({ standIn }: Tracked, path: RegExp, code = 422): void => {
  standIn.intercept = (request, response, { method, path: asked }) =>
    method !== 'GET' && path.test(asked) && status(code, { message: 'no' })(request, response)
}
const deployments = /\/deployments$/u
const statuses = /\/statuses$/u
const comments = /\/comments(?:\/|$)/u
const files = { fileCount: 2, bytes: 30 }
const domain = 'named.example'
const statusesOf = ({ standIn }: Tracked, id = standIn.deployments[0]?.id ?? 0) =>
  standIn.statusesOf(id).map(({ state, environment_url }) => [state, environment_url])
const body = ({ standIn }: Tracked): string => standIn.commentsOf(7)[0]?.body ?? ''

describe('Tracker.recall', () => {
  it('tells the link, without a warning', async () => {
    await using tracked = await startTracked()
    addRecord(tracked.standIn, { link: 'a.example' })
    expect(await tracked.track(targets.production).recall()).toBe('a.example')
    expect(tracked.warnings()).toEqual([])
  })

  it('warns where this very run has deployed before', async () => {
    await using tracked = await startTracked()
    addRecord(tracked.standIn, { link: 'a.example', states: [{ state: 'in_progress', log_url: runUrl }] })
    expect(await tracked.track(targets.production).recall()).toBeUndefined()
    expect(tracked.warnings()).toEqual([expect.stringContaining('the environment "production"')])
  })
})

describe('what must be known', () => {
  const { production, preview, branch } = targets
  const permissions = { deployments: 'none' } as const

  it.each([
    { name: 'production', target: production, what: 'the live site', named: true },
    { name: 'a pull request', target: preview, what: 'the preview of pull request #7', named: false },
    { name: 'a branch', target: branch, what: 'the preview of branch topic', named: false },
    {
      name: 'a pull request with a domain',
      target: { ...preview, domain },
      what: 'pull request #7',
      named: false,
    },
  ])('stops $name without permission, and says what to add', async ({ target, what, named }) => {
    await using tracked = await startTracked({ permissions })
    const error = await tracked
      .track(target)
      .recall()
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(InputError)
    const { message, hint } = error as InputError
    expect(message).toContain(what)
    expect(hint).toContain('deployments: write')
    expect(hint?.includes('Or name the link as "domain".')).toBe(named)
  })

  it('is an error of GitHub for production with a domain, and wherever permission is not what is missing', async () => {
    await using tracked = await startTracked({ permissions })
    await expect(tracked.track({ ...production, domain }).recall()).rejects.toThrow(GitHubError)
    await using broken = await startTracked()
    broken.standIn.intercept = status(409, { message: 'no' })
    const error = await broken
      .track(preview)
      .recall()
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(GitHubError)
  })
})

describe('Tracker.holding', () => {
  it.each([
    ['d1', 'a.example'],
    ['d2', undefined],
  ])('of %s is %s where the record holds d1', async (digest, link) => {
    await using tracked = await startTracked()
    addRecord(tracked.standIn, { link: 'a.example', payload: { ...ours('a.example'), digest: 'd1' } })
    expect(await tracked.track(targets.production).holding(digest)).toBe(link)
  })

  it('is nothing where nothing is recorded', async () => {
    await using tracked = await startTracked()
    expect(await tracked.track(targets.production).holding('d1')).toBeUndefined()
  })
})

describe('Tracker.requireNoOtherOwner', () => {
  it('asks nothing for production', async () => {
    await using tracked = await startTracked()
    addRecord(tracked.standIn, { link: 'a.example', environment: 'preview', task: 'deploy:pr-9' })
    await tracked.track(targets.production).requireNoOtherOwner('a.example')
    await tracked.track(targets.production).requireNewLink('a.example')
    expect(tracked.standIn.requests).toEqual([])
  })

  it('names the owner to a preview', async () => {
    await using tracked = await startTracked()
    addRecord(tracked.standIn, { link: 'a.example' })
    const tracker = tracked.track({ ...targets.preview, domain: 'a.example' })
    const error = await tracker.requireNoOtherOwner('a.example').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(OwnedError)
    expect((error as OwnedError).message).toContain('the live site of environment "production"')
    await tracker.requireNoOtherOwner('b.example')
  })

  it('looks for a link that a person named everywhere, and for its own only where it can be', async () => {
    await using tracked = await startTracked()
    const own = { environment: 'preview', task: 'deploy:pr-7' }
    // A live site that took the link before this preview made one of that name.
    addRecord(tracked.standIn, { link: 'a.example' })
    addRecord(tracked.standIn, { ...own, link: 'a.example', payload: ours() })
    await tracked.track(targets.preview).requireNoOtherOwner('a.example')
    const named = tracked.track({ ...targets.preview, domain: 'a.example' })
    await expect(named.requireNoOtherOwner('a.example')).rejects.toThrow(OwnedError)
  })
})

describe('Tracker.requireNewLink', () => {
  it.each([
    ['a.example', true],
    ['b.example', false],
  ])('of %s says that it is owned: %s', async (link, isOwned) => {
    await using tracked = await startTracked()
    addRecord(tracked.standIn, { link: 'a.example', environment: 'preview', task: 'deploy:pr-9' })
    const tracker = tracked.track(targets.preview)
    await tracker.requireNoOtherOwner('c.example')
    const known = tracker.requireNewLink(link)
    if (isOwned) await expect(known).rejects.toThrow('the preview of pull request #9')
    else await known
  })
})

describe('Tracker.begin', () => {
  it('records the deploy and says that it has started, before what comes next', async () => {
    await using tracked = await startTracked()
    const tracker = tracked.track(targets.production)
    expect(tracker.deployment).toBeUndefined()
    await tracker.begin('a.example', 'd1')
    const id = tracked.standIn.deployments[0]?.id
    expect(tracker.deployment).toBe(id)
    await tracker.succeed('a.example', files)
    expect(statusesOf(tracked)).toEqual([
      ['in_progress', ''],
      ['success', 'https://a.example'],
    ])
    expect(tracked.standIn.deployments[0]?.payload).toEqual({ ...ours('a.example'), digest: 'd1' })
    expect(tracked.warnings()).toEqual([])
  })

  it.each([
    {
      name: 'production to a domain',
      target: { ...targets.production, domain },
      link: domain,
      code: 403,
      goesOn: true,
    },
    {
      name: 'production to a domain, broken',
      target: { ...targets.production, domain },
      link: domain,
      code: 422,
      goesOn: true,
    },
    {
      name: 'production to a domain, with a digest',
      target: { ...targets.production, domain },
      link: domain,
      digest: 'd',
      code: 422,
      goesOn: false,
    },
    {
      name: 'production to a new link',
      target: targets.production,
      link: undefined,
      code: 422,
      goesOn: false,
    },
    {
      name: 'a preview to a domain',
      target: { ...targets.preview, domain },
      link: domain,
      code: 422,
      goesOn: false,
    },
    { name: 'a preview to a new link', target: targets.preview, link: undefined, code: 422, goesOn: false },
  ])('that fails lets $name go on: $goesOn', async ({ target, link, digest, code, goesOn }) => {
    await using tracked = await startTracked()
    refuse(tracked, deployments, code)
    const tracker = tracked.track(target)
    const begun = tracker.begin(link, digest)
    if (goesOn) {
      await begun
      expect(tracked.warnings()).toEqual([expect.stringContaining('This deploy is not recorded')])
      expect(tracked.warnings()[0]?.includes('deployments: write')).toBe(code === 403)
    } else {
      await expect(begun).rejects.toThrow('HTTP 422')
      expect(tracked.warnings()).toEqual([])
    }
    expect(tracker.deployment).toBeUndefined()
  })

  it.each([
    ['production', targets.production, {}],
    ['a preview', targets.preview, { environment: 'preview', task: 'deploy:pr-7' }],
  ])('that fails lets %s go on to the link that its record knows', async (_, target, name) => {
    await using tracked = await startTracked()
    addRecord(tracked.standIn, { ...name, link: 'a.example' })
    refuse(tracked, deployments)
    const tracker = tracked.track(target)
    await tracker.recall()
    await tracker.begin('a.example')
    expect(tracked.warnings()).toEqual([expect.stringContaining('This deploy is not recorded')])
    // Nothing to say any more: the link is in the record already.
    await tracker.succeed('a.example', files)
    await tracker.fail(new Error('x'), undefined)
    expect(tracked.standIn.deployments).toHaveLength(1)
  })

  it.each([
    ['succeeds', (tracker: Tracker) => tracker.succeed('a.example', files)],
    ['fails', (tracker: Tracker) => tracker.fail(new Error('x'), undefined)],
  ])('has said that it started, before it says that it %s', async (_, end) => {
    await using tracked = await startTracked()
    const answered = Promise.withResolvers<void>()
    tracked.standIn.intercept = async (_request, _response, { body: sent }) => {
      if ((sent as { state?: string } | undefined)?.state === 'in_progress') await answered.promise
      return false
    }
    const tracker = tracked.track(targets.production)
    await tracker.begin('a.example')
    const ending = end(tracker)
    await expect.poll(() => tracked.writes().length, { timeout: 60_000 }).toBeGreaterThanOrEqual(2)
    // Whatever did not wait has had time to be sent.
    for (let turn = 0; turn < 50; turn += 1) await new Promise((done) => setImmediate(done))
    expect(tracked.writes()).toHaveLength(2)
    answered.resolve()
    await ending
    expect(tracked.writes()).toHaveLength(3)
  })

  it('warns where it can not say that it has started, and goes on', async () => {
    await using tracked = await startTracked()
    refuse(tracked, statuses)
    const tracker = tracked.track(targets.production)
    await tracker.begin('a.example')
    await tracker.succeed('a.example', files)
    expect(tracked.warnings()).toEqual([
      expect.stringContaining('Could not record that the deploy has started.'),
      expect.stringContaining('Could not record the deploy.'),
    ])
  })
})

describe('Tracker.beginAnew', () => {
  it('fails what was begun, and begins for the other link, which is new', async () => {
    await using tracked = await startTracked()
    const tracker = tracked.track(targets.production)
    await tracker.begin('a.example')
    await tracker.beginAnew('b.example')
    const [first, second] = tracked.standIn.deployments
    expect(tracker.deployment).toBe(second?.id)
    expect(statusesOf(tracked, first?.id)).toEqual([
      ['in_progress', ''],
      ['failure', ''],
    ])
    expect(second?.payload).toEqual(ours('b.example'))
    refuse(tracked, statuses)
    await expect(tracker.succeed('b.example', files)).rejects.toThrow(UnrecordedLinkError)
  })
})

describe('Tracker.succeed', () => {
  it.each([
    ['a new link', undefined],
    ['another link than it was begun for', 'b.example'],
  ])('throws where %s can not be recorded, and tells the comment all the same', async (_, begunFor) => {
    await using tracked = await startTracked()
    const tracker = tracked.track(targets.preview)
    await tracker.begin(begunFor)
    refuse(tracked, statuses)
    const error = await tracker.succeed('a.example', files).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(UnrecordedLinkError)
    expect(error).toMatchObject({
      message: expect.stringMatching(/new link a\.example, but GitHub did not record it\. .*HTTP 422/u),
      hint: expect.stringContaining('delete a.example in the hosting account'),
    })
    expect(body(tracked)).toContain('https://a.example')
  })

  it('throws for a new link where there is no deployment', async () => {
    await using tracked = await startTracked()
    const tracker = tracked.track(targets.production)
    await expect(tracker.succeed('a.example', files)).rejects.toThrow('There is no deployment for it.')
  })

  it('tells the comment link, commit, size and what changed', async () => {
    await using tracked = await startTracked()
    const tracker = tracked.track(targets.preview)
    await tracker.begin(undefined)
    const same = { changes: [], dated: 3, unchanged: 1, otherFilesDiffer: false }
    const compared = Promise.resolve({ ...same, environment: 'production', live: 'live.example' })
    await tracker.succeed('a.example', { ...files, status: 'paused', compared })
    expect(body(tracked)).toMatch(/^<!-- static-deploy: preview -->\n/u)
    for (const text of [
      'https://a.example',
      'bbbbbbb',
      '2 files, 30 B',
      'paused',
      '3 pages differ only in a date',
    ])
      expect(body(tracked)).toContain(text)
  })

  it('is no failure where the comment can not be written', async () => {
    await using tracked = await startTracked()
    refuse(tracked, comments)
    const tracker = tracked.track(targets.preview)
    await tracker.begin(undefined)
    await tracker.succeed('a.example', files)
    expect(tracked.warnings()).toEqual([expect.stringContaining('HTTP 422')])
  })

  it('writes no comment where nobody wants one', async () => {
    await using tracked = await startTracked()
    const tracker = tracked.track(targets.preview, { comment: false })
    tracker.prepare()
    await tracker.begin(undefined)
    await tracker.succeed('a.example', files)
    expect(tracked.standIn.requests.filter(({ path }) => /comments|graphql/u.test(path))).toEqual([])
  })
})

describe('Tracker.fail', () => {
  const lost = (mayHaveArrived: boolean) => new NetworkError({ operation: 'upload', mayHaveArrived }, 'lost')

  it.each([
    { name: 'a refusal', error: new Error('refused'), link: undefined, stays: true },
    { name: 'a loss before the service saw it', error: lost(false), link: undefined, stays: true },
    { name: 'a loss after which it may be there', error: lost(true), link: undefined, stays: false },
    {
      name: 'what was sent, but not served',
      error: new Error('not served'),
      link: 'a.example',
      stays: false,
    },
  ])('after $name says that the old site is live: $stays', async ({ error, link, stays }) => {
    await using tracked = await startTracked()
    addRecord(tracked.standIn, { link: 'a.example', environment: 'preview', task: 'deploy:pr-7' })
    const tracker = tracked.track(targets.preview)
    await tracker.recall()
    await tracker.begin('a.example')
    await tracker.fail(error, link)
    const url = link ? `https://${link}` : ''
    expect(statusesOf(tracked, tracker.deployment)).toEqual([
      ['in_progress', ''],
      ['failure', url],
    ])
    expect(body(tracked)).toContain('Preview failed')
    expect(body(tracked).includes('https://a.example')).toBe(stays)
  })

  it.each([
    ['a.example', 'Could not record that the deploy failed.'],
    ['b.example', 'Could not record that the link b.example was made.'],
  ])('warns where it can not be recorded: %s', async (link, warning) => {
    await using tracked = await startTracked()
    const tracker = tracked.track(targets.production)
    await tracker.begin('a.example')
    refuse(tracked, statuses)
    await tracker.fail(new Error('x'), link)
    expect(tracked.warnings().filter((text) => !text.includes('has started'))).toEqual([
      expect.stringContaining(warning),
    ])
  })
})

describe('Tracker.wasClosed', () => {
  it('is what the pull request says, and false for what has none', async () => {
    await using tracked = await startTracked()
    const tracker = tracked.track(targets.preview)
    expect(await tracker.wasClosed()).toBe(false)
    tracked.standIn.setPullState(7, 'closed')
    expect(await tracker.wasClosed()).toBe(true)
    const before = tracked.standIn.requests.length
    expect(await tracked.track(targets.branch).wasClosed()).toBe(false)
    expect(await tracked.track(targets.production).wasClosed()).toBe(false)
    expect(tracked.standIn.requests).toHaveLength(before)
  })

  it('is false with a warning where it can not be read', async () => {
    await using tracked = await startTracked()
    tracked.standIn.pulls.delete(7)
    expect(await tracked.track(targets.preview).wasClosed()).toBe(false)
    expect(tracked.warnings()).toEqual([expect.stringContaining('Could not read the pull request.')])
  })
})

describe('the end of a preview', () => {
  const name = { environment: 'preview', task: 'deploy:pr-7' }

  it('has each link once, newest first', async () => {
    await using tracked = await startTracked()
    for (const link of ['a.example', 'b.example', 'a.example'])
      addRecord(tracked.standIn, { ...name, link, payload: ours() })
    addRecord(tracked.standIn, { ...name, link: '', payload: ours(), states: [] })
    expect(await tracked.track(targets.preview).links()).toEqual(['a.example', 'b.example'])
  })

  it('ends all its deployments, and says so in the comment', async () => {
    await using tracked = await startTracked()
    addRecord(tracked.standIn, { ...name, link: 'a.example' })
    addRecord(tracked.standIn, { ...name, link: 'b.example' })
    await tracked.track(targets.preview).end(['b.example', 'a.example'])
    expect(tracked.standIn.deployments.map(({ id }) => tracked.standIn.stateOf(id))).toEqual([
      'inactive',
      'inactive',
    ])
    expect(body(tracked)).toContain('was removed')
    expect(body(tracked)).toContain('a.example')
  })

  it('that had no link is no news', async () => {
    await using tracked = await startTracked()
    addRecord(tracked.standIn, { ...name, link: '', payload: ours(), states: [{ state: 'in_progress' }] })
    await tracked.track(targets.preview).end([])
    expect(tracked.standIn.stateOf(tracked.standIn.deployments[0]?.id ?? 0)).toBe('inactive')
    expect(tracked.standIn.commentsOf(7)).toEqual([])
  })

  it('by name ends what names the link: of its own record, or for production of all', async () => {
    await using tracked = await startTracked()
    const own = addRecord(tracked.standIn, { ...name, link: 'a.example' })
    const other = addRecord(tracked.standIn, { environment: 'docs', task: 'deploy:pr-7', link: 'a.example' })
    const third = addRecord(tracked.standIn, { ...name, link: 'b.example' })
    const states = () => [own, other, third].map(({ id }) => tracked.standIn.stateOf(id))
    await tracked.track({ ...targets.preview, domain: 'a.example' }).endLink('a.example')
    expect(states()).toEqual(['inactive', 'success', 'success'])
    expect(body(tracked)).toContain('was removed')
    await tracked.track({ ...targets.production, domain: 'a.example' }).endLink('a.example')
    expect(states()).toEqual(['inactive', 'inactive', 'success'])
  })

  it.each(['end', 'endLink'] as const)('by %s is no failure where it can not be recorded', async (method) => {
    await using tracked = await startTracked()
    addRecord(tracked.standIn, { ...name, link: 'a.example' })
    refuse(tracked, statuses)
    const tracker = tracked.track(targets.preview)
    await (method === 'end' ? tracker.end(['a.example']) : tracker.endLink('a.example'))
    expect(tracked.warnings()).toEqual([expect.stringContaining('Could not end the deployments.')])
  })
})

describe('what a tracker does early', () => {
  const isAsked = (tracked: Tracked, what: string): Promise<void> =>
    vi.waitFor(() => expect(tracked.standIn.requests.map(({ path }) => path).join(' ')).toContain(what))

  it('is to ask whose the token is', async () => {
    await using tracked = await startTracked()
    tracked.track(targets.preview).prepare()
    await isAsked(tracked, '/graphql')
  })

  it('is to ask for the comments where there will be one', async () => {
    for (const act of [
      (tracker: Tracker) => tracker.requireNoOtherOwner('a.example'),
      (tracker: Tracker) => tracker.begin(undefined),
    ]) {
      await using tracked = await startTracked()
      await act(tracked.track(targets.preview))
      await isAsked(tracked, '/issues/7/comments')
    }
  })
})

describe('a new link', () => {
  it('must be recorded, also by a record that knew another', async () => {
    await using tracked = await startTracked()
    addRecord(tracked.standIn, { link: 'a.example' })
    refuse(tracked, deployments)
    const tracker = tracked.track(targets.production)
    expect(await tracker.recall()).toBe('a.example')
    await expect(tracker.begin(undefined)).rejects.toThrow('HTTP 422')
  })

  it("may be anybody's where it is for production", async () => {
    await using tracked = await startTracked()
    addRecord(tracked.standIn, { link: 'a.example', environment: 'preview', task: 'deploy:pr-9' })
    const preview = tracked.track(targets.preview)
    await preview.requireNoOtherOwner('b.example')
    await expect(preview.requireNewLink('a.example')).rejects.toThrow(OwnedError)
    await tracked.track(targets.production).requireNewLink('a.example')
  })
})
