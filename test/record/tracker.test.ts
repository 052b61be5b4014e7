import promises from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { InputError, NetworkError } from '../../src/errors.ts'
import { GitHubError } from '../../src/github/answers.ts'
import { OwnedError, TornDownError, UnrecordedLinkError } from '../../src/record/link-errors.ts'
import type { Tracker } from '../../src/record/tracker.ts'
import type { GitHubOptions } from '../stand-ins/github/github.ts'
import { DEFAULT_KEY } from '../stand-ins/hosting/hosting.ts'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { addRecord, hostingWrites, ours, tornDown } from '../stand-ins/scenes/records.ts'
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
    ['a deploy of a preview to a domain', (world) => world.pull(7, 'opened', { inputs: { domain: 'x.example.com' } })],
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
    expect(hostingWrites(world)).toEqual([])
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
    expect(hostingWrites(world)).toEqual([])
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

/** The first live link of a target's record. */
const recalled = async (tracker: Tracker) => (await tracker.links()).find(({ sent }) => sent)?.names[0]
/** A link of a record that has its deployments, as a run finds it. */
const linkOf = async (tracker: Tracker) => (await tracker.links())[0] ?? expect.fail('no link is live')
const preview7 = { environment: 'preview', task: 'deploy:pr-7' }

describe('Tracker.links', () => {
  it('tells the links of its own record, without a warning', async () => {
    await using tracked = await startTracked()
    addRecord(tracked.standIn, { link: 'a.example' })
    addRecord(tracked.standIn, { ...preview7, link: 'b.example' })
    expect(await recalled(tracked.track(targets.production))).toBe('a.example')
    expect(await recalled(tracked.track(targets.preview))).toBe('b.example')
    expect(tracked.warnings()).toEqual([])
  })

  it('has each link once, the one that was sent to last first', async () => {
    await using tracked = await startTracked()
    for (const link of ['a.example', 'b.example', 'a.example'])
      addRecord(tracked.standIn, { ...preview7, link, payload: ours() })
    addRecord(tracked.standIn, { ...preview7, link: '', payload: ours(), states: [] })
    const links = await tracked.track(targets.preview).links()
    expect(links.map(({ names }) => names)).toEqual([['a.example'], ['b.example']])
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
      .links()
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(InputError)
    const { message, hint } = error as InputError
    expect(message).toContain(what)
    expect(hint).toContain('deployments: write')
    expect(hint?.includes('Or name the link as "domain".')).toBe(named)
  })

  it('is an error of GitHub for production with a domain, and wherever permission is not what is missing', async () => {
    await using tracked = await startTracked({ permissions })
    await expect(tracked.track({ ...production, domain }).links()).rejects.toThrow(GitHubError)
    await using broken = await startTracked()
    broken.standIn.intercept = status(409, { message: 'no' })
    const error = await broken
      .track(preview)
      .links()
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(GitHubError)
  })
})

describe('Tracker.isHolding', () => {
  it.each([
    ['d1', 'a.example', true],
    ['d2', 'a.example', false],
    ['d1', 'b.example', false],
  ])('of the site %s at %s is %s where the record has d1 at a.example', async (digest, link, expected) => {
    await using tracked = await startTracked()
    addRecord(tracked.standIn, { link: 'a.example', payload: { ...ours('a.example'), digest: 'd1' } })
    expect(await tracked.track(targets.production).isHolding(digest, [link])).toBe(expected)
  })

  it('is false where nothing is recorded, or may be read', async () => {
    await using tracked = await startTracked()
    expect(await tracked.track(targets.production).isHolding('d1', ['a.example'])).toBe(false)
    await using hidden = await startTracked({ permissions: { deployments: 'none' } })
    expect(await hidden.track(targets.production).isHolding('d1', ['a.example'])).toBe(false)
  })

  it('is an error where the record can not be read for another reason', async () => {
    await using tracked = await startTracked()
    tracked.standIn.intercept = status(409, { message: 'no' })
    const holding = tracked.track(targets.production).isHolding('d1', ['a.example'])
    await expect(holding).rejects.toThrow('HTTP 409')
  })
})

describe('Tracker.requireNotTaken', () => {
  it('asks nothing for production, which goes wherever its domain says', async () => {
    await using tracked = await startTracked()
    addRecord(tracked.standIn, { link: 'a.example' })
    const tracker = tracked.track(targets.production)
    const link = await linkOf(tracker)
    const before = tracked.standIn.requests.length
    await tracker.requireNotTaken(link, 'new')
    expect(tracked.standIn.requests).toHaveLength(before)
  })

  it("names the live site that has taken a preview's link over", async () => {
    await using tracked = await startTracked()
    addRecord(tracked.standIn, { ...preview7, link: 'a.example' })
    addRecord(tracked.standIn, { ...preview7, link: 'b.example' })
    addRecord(tracked.standIn, { link: 'a.example' })
    const tracker = tracked.track(targets.preview)
    const [free, taken] = await tracker.links()
    if (!free || !taken) expect.fail('two links are live')
    await tracker.requireNotTaken(free, 'new')
    const error = await tracker.requireNotTaken(taken, 'new').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(OwnedError)
    expect((error as OwnedError).message).toContain('the live site of environment "production"')
  })

  it.each([
    { look: 'recent', isAskedAgain: false },
    { look: 'new', isAskedAgain: true },
    { look: 'new, also of the record itself', isAskedAgain: true },
  ] as const)(
    'that was asked just now, is asked again for a look that is $look: $isAskedAgain',
    async ({ look, isAskedAgain }) => {
      await using tracked = await startTracked()
      addRecord(tracked.standIn, { ...preview7, link: 'a.example' })
      const tracker = tracked.track(targets.preview)
      const link = await linkOf(tracker)
      await tracker.requireNotTaken(link, 'recent')
      addRecord(tracked.standIn, { link: 'a.example' })
      const again = tracker.requireNotTaken(link, look)
      if (isAskedAgain) await expect(again).rejects.toThrow(OwnedError)
      else await again
    },
  )

  it('that was asked a while ago is asked again', async () => {
    await using tracked = await startTracked()
    addRecord(tracked.standIn, { ...preview7, link: 'a.example' })
    const tracker = tracked.track(targets.preview)
    const link = await linkOf(tracker)
    await tracker.requireNotTaken(link, 'recent')
    addRecord(tracked.standIn, { link: 'a.example' })
    // The clock of the tests jumps over every wait.
    await promises.setTimeout(10_000)
    await expect(tracker.requireNotTaken(link, 'recent')).rejects.toThrow(OwnedError)
  })

  it('is an error where that can not be found out', async () => {
    await using tracked = await startTracked()
    addRecord(tracked.standIn, { ...preview7, link: 'a.example' })
    const tracker = tracked.track(targets.preview)
    const link = await linkOf(tracker)
    tracked.standIn.intercept = status(409, { message: 'no' })
    await expect(tracker.requireNotTaken(link, 'new')).rejects.toThrow('HTTP 409')
  })
})

describe('Tracker.requireNotTaken, of the record itself', () => {
  it.each([
    { look: 'new', isSeen: false },
    { look: 'new, also of the record itself', isSeen: true },
  ] as const)('sees with a look that is $look whether another run has torn the link down: $isSeen', async (row) => {
    await using tracked = await startTracked()
    const { id } = addRecord(tracked.standIn, { ...preview7, link: 'a.example' })
    const tracker = tracked.track(targets.preview)
    const link = await linkOf(tracker)
    tracked.standIn.addStatus(id, tornDown)
    const looked = tracker.requireNotTaken(link, row.look)
    if (row.isSeen) await expect(looked).rejects.toThrow(TornDownError)
    else await looked
  })

  const whole = 'new, also of the record itself'

  it('sees it of a link without a name too, which only statuses name', async () => {
    await using tracked = await startTracked()
    const { id } = addRecord(tracked.standIn, { ...preview7, link: 'a.example', payload: ours() })
    const tracker = tracked.track(targets.preview)
    const link = await linkOf(tracker)
    tracked.standIn.addStatus(id, tornDown)
    await expect(tracker.requireNotTaken(link, whole)).rejects.toThrow(TornDownError)
  })

  it('sees it although this run has begun a deployment for the link meanwhile', async () => {
    await using tracked = await startTracked()
    const { id } = addRecord(tracked.standIn, { ...preview7, link: 'a.example' })
    const tracker = tracked.track(targets.preview)
    const link = await linkOf(tracker)
    await tracker.begin({ link: 'a.example', made: true })
    await tracker.requireNotTaken(link, whole)
    tracked.standIn.addStatus(id, tornDown)
    await expect(tracker.requireNotTaken(link, whole)).rejects.toThrow(TornDownError)
  })
})

describe('Tracker.requireNoLiveSite', () => {
  it.each([
    { link: 'a.example', search: 'production', isOwned: true },
    { link: 'www.example', search: 'production', isOwned: true },
    { link: 'a', search: 'production', isOwned: true },
    { link: 'docs.example', search: 'production', isOwned: false },
    { link: 'docs.example', search: 'every environment', isOwned: true },
    { link: 'pr.example', search: 'every environment', isOwned: false },
    { link: 'a.example', search: 'payloads of production', isOwned: true },
    { link: 'www.example', search: 'payloads of production', isOwned: false },
  ] as const)('of $link, looked for in $search, says that it is owned: $isOwned', async ({ link, search, isOwned }) => {
    await using tracked = await startTracked()
    addRecord(tracked.standIn, {
      link: 'a.example',
      // Begun for a new link, so that its statuses alone tell.
      payload: ours(),
      states: [{ state: 'success', environment_url: 'https://www.example' }],
    })
    addRecord(tracked.standIn, { link: 'a.example' })
    addRecord(tracked.standIn, { environment: 'docs', link: 'docs.example' })
    addRecord(tracked.standIn, { ...preview7, link: 'pr.example' })
    const known = tracked.track(targets.branch).requireNoLiveSite(link, search)
    if (isOwned) await expect(known).rejects.toThrow(OwnedError)
    else await known
  })
})

describe('Tracker.begin', () => {
  it('records the deploy and says that it has started, before what comes next', async () => {
    await using tracked = await startTracked()
    const tracker = tracked.track(targets.production)
    expect(tracker.deployment).toBeUndefined()
    await tracker.begin({ link: 'a.example', digest: 'd1' })
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
    const begun = tracker.begin({ link, digest })
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
    await tracker.links()
    await tracker.begin({ link: 'a.example' })
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
    await tracker.begin({ link: 'a.example' })
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
    await tracker.begin({ link: 'a.example' })
    await tracker.succeed('a.example', files)
    expect(tracked.warnings()).toEqual([
      expect.stringContaining('Could not record that the deploy has started.'),
      expect.stringContaining('Could not record the deploy.'),
    ])
  })
})

describe('Tracker.begin, of two deploys in one run', () => {
  it.each([
    { name: 'warns without a domain', named: undefined, log_url: runUrl, warns: true },
    { name: 'says nothing where the links are named', named: domain, log_url: runUrl, warns: false },
    {
      name: 'says nothing where the other one is of another run',
      named: undefined,
      log_url: `${runUrl}0`,
      warns: false,
    },
  ])('$name', async ({ named, log_url, warns }) => {
    await using tracked = await startTracked()
    addRecord(tracked.standIn, { link: 'a.example', states: [{ state: 'in_progress', log_url }] })
    const tracker = tracked.track({ ...targets.production, domain: named })
    await tracker.begin({ link: 'b.example' })
    // So that nothing is still on its way.
    await tracker.fail(new Error('x'), undefined)
    const expected = warns ? [expect.stringContaining('already deployed to the environment "production"')] : []
    expect(tracked.warnings()).toEqual(expected)
  })
})

describe('Tracker.beginAnew', () => {
  it('fails what was begun, and begins for a link that is new', async () => {
    await using tracked = await startTracked()
    const tracker = tracked.track(targets.production)
    await tracker.begin({ link: 'a.example', made: true })
    await tracker.beginAnew()
    const [first, second] = tracked.standIn.deployments
    expect(tracker.deployment).toBe(second?.id)
    expect(statusesOf(tracked, first?.id)).toEqual([
      ['in_progress', ''],
      ['failure', ''],
    ])
    expect(second?.payload).toEqual(ours())
    refuse(tracked, statuses)
    await expect(tracker.succeed('b.example', files)).rejects.toThrow(UnrecordedLinkError)
  })

  it('is no second deploy of this run, which would be worth a warning', async () => {
    await using tracked = await startTracked()
    const tracker = tracked.track(targets.production)
    await tracker.begin({ link: 'a.example' })
    await tracker.beginAnew()
    await tracker.fail(new Error('x'), undefined)
    expect(tracked.warnings()).toEqual([])
  })
})

describe('Tracker.succeed', () => {
  it('throws where a new link can not be recorded, and tells the comment all the same', async () => {
    await using tracked = await startTracked()
    const tracker = tracked.track(targets.preview)
    await tracker.begin({})
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
    await tracker.begin({})
    await tracker.beginAnew().catch(() => {})
    refuse(tracked, deployments)
    await expect(tracker.beginAnew()).rejects.toThrow('HTTP 422')
    await expect(tracker.succeed('a.example', files)).rejects.toThrow('There is no deployment for it.')
  })

  it('tells the comment link, commit, size and what changed', async () => {
    await using tracked = await startTracked()
    const tracker = tracked.track(targets.preview)
    await tracker.begin({})
    const same = { changes: [], unchanged: 3, dated: 3, framed: 0, otherFilesDiffer: false }
    const compared = Promise.resolve({ ...same, environment: 'production', live: 'live.example' })
    await tracker.succeed('a.example', { ...files, status: 'paused', compared })
    expect(body(tracked)).toMatch(/^<!-- static-deploy: preview -->\n/u)
    for (const text of ['https://a.example', 'bbbbbbb', '2 files, 30 B', 'paused', '3 pages differ only in a date'])
      expect(body(tracked)).toContain(text)
  })

  it('is no failure where the comment can not be written', async () => {
    await using tracked = await startTracked()
    refuse(tracked, comments)
    const tracker = tracked.track(targets.preview)
    await tracker.begin({})
    await tracker.succeed('a.example', files)
    expect(tracked.warnings()).toEqual([expect.stringContaining('HTTP 422')])
  })

  it('writes no comment where nobody wants one', async () => {
    await using tracked = await startTracked()
    const tracker = tracked.track(targets.preview, { comment: false })
    tracker.prepare('deploy')
    await tracker.begin({})
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
    await tracker.links()
    await tracker.begin({ link: 'a.example' })
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
    [{ link: 'a.example' }, 'Could not record that the deploy failed.'],
    [{}, 'Could not record that the link a.example was made.'],
  ])('warns where it can not be recorded: %j', async (begunFor, warning) => {
    await using tracked = await startTracked()
    const tracker = tracked.track(targets.production)
    await tracker.begin(begunFor)
    refuse(tracked, statuses)
    await tracker.fail(new Error('x'), 'a.example')
    expect(tracked.warnings().filter((text) => !text.includes('has started'))).toEqual([
      expect.stringContaining(warning),
    ])
  })
})

describe('the end of a link', () => {
  it('ends the deployments that name it, and no other', async () => {
    await using tracked = await startTracked()
    const first = addRecord(tracked.standIn, { ...preview7, link: 'a.example' })
    const other = addRecord(tracked.standIn, { ...preview7, link: 'b.example' })
    const docs = addRecord(tracked.standIn, { ...preview7, environment: 'docs', link: 'a.example' })
    const newest = addRecord(tracked.standIn, { ...preview7, link: 'a.example' })
    const tracker = tracked.track(targets.preview)
    await tracker.end(await linkOf(tracker))
    const states = [first, other, docs, newest].map(({ id }) => tracked.standIn.stateOf(id))
    expect(states).toEqual(['inactive', 'success', 'success', 'inactive'])
    expect(tracked.standIn.commentsOf(7)).toEqual([])
  })

  it('is no failure where it can not be recorded', async () => {
    await using tracked = await startTracked()
    addRecord(tracked.standIn, { ...preview7, link: 'a.example' })
    const tracker = tracked.track(targets.preview)
    const link = await linkOf(tracker)
    refuse(tracked, statuses)
    await tracker.end(link)
    expect(tracked.warnings()).toEqual([expect.stringContaining('Could not end the deployments.')])
  })

  it('that was never recorded is no news', async () => {
    await using tracked = await startTracked()
    await tracked
      .track(targets.preview)
      .end({ names: ['a.example'], accepted: [], made: true, sent: true, deployments: [] })
    expect(tracked.writes()).toEqual([])
    expect(tracked.warnings()).toEqual([])
  })

  it.each([
    { links: ['a.example', 'b.example'], says: 'Deleted: a.example, b.example' },
    { links: [], says: 'There was nothing to delete' },
  ])('is told in the comment: $says', async ({ links, says }) => {
    await using tracked = await startTracked()
    await tracked.track(targets.preview).fail(new Error('x'), undefined)
    await tracked.track(targets.preview).tellRemoved(links)
    expect(tracked.standIn.commentsOf(7)).toHaveLength(1)
    expect(body(tracked)).toContain('was removed')
    expect(body(tracked)).toContain(says)
  })
})

describe('a pull request without a preview', () => {
  it('gets no comment that there was nothing to delete', async () => {
    await using tracked = await startTracked()
    await tracked.track(targets.preview).tellRemoved([])
    expect(tracked.standIn.commentsOf(7)).toEqual([])
    expect(tracked.warnings()).toEqual([])
  })
})

describe('what a tracker does early', () => {
  const isAsked = (tracked: Tracked, what: string): Promise<void> =>
    vi.waitFor(() => expect(tracked.standIn.requests.map(({ path }) => path).join(' ')).toContain(what))

  it('is to ask whose the token is', async () => {
    await using tracked = await startTracked()
    tracked.track(targets.preview).prepare('teardown')
    await isAsked(tracked, '/graphql')
  })

  it('is to ask for the comments where there will be one', async () => {
    for (const act of [
      async (tracker: Tracker) => tracker.requireNotTaken(await linkOf(tracker), 'new'),
      (tracker: Tracker) => tracker.begin({}),
    ]) {
      await using tracked = await startTracked()
      addRecord(tracked.standIn, { ...preview7, link: 'a.example' })
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
    expect(await recalled(tracker)).toBe('a.example')
    await expect(tracker.begin({})).rejects.toThrow('HTTP 422')
  })

  it.each([
    { name: 'a new name', link: 'b.example', goesOn: false },
    { name: 'another name of the link that it knows', link: 'www.example', goesOn: true },
  ])('of a preview must be recorded if it has $name: goes on without a record: $goesOn', async ({ link, goesOn }) => {
    await using tracked = await startTracked()
    const states = [{ state: 'success', environment_url: 'https://www.example' }] as const
    addRecord(tracked.standIn, { ...preview7, link: 'a.example', states })
    refuse(tracked, deployments)
    const tracker = tracked.track({ ...targets.preview, domain: link })
    await tracker.links()
    const begun = tracker.begin({ link, made: true })
    if (goesOn) await begun
    else await expect(begun).rejects.toThrow('HTTP 422')
  })
})
