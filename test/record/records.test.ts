import { describe, expect, it } from 'vitest'
import type { RecordName } from '../../src/record/record-format.ts'
import { Records } from '../../src/record/records.ts'
import { type DeploymentStatus, daysAgo } from '../stand-ins/github/github.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { addRecord, deletedMeanwhile, ours, tornDown } from '../stand-ins/scenes/records.ts'
import { runUrl, startTracked, type Tracked, targets } from '../stand-ins/scenes/tracked.ts'

const live: RecordName = { environment: 'production', task: 'deploy' }
const preview: RecordName = { environment: 'preview', task: 'deploy:pr-7' }
const success = (link: string) => ({ state: 'success', environment_url: `https://${link}` }) as const
const failure = { state: 'failure' } as const
const started = { state: 'in_progress' } as const

type States = readonly Partial<DeploymentStatus>[]

/** Adds deployments of a record, each with its states, oldest first; tells their ids. */
function add({ standIn }: Tracked, name: RecordName, all: readonly [link: string | undefined, States][]) {
  return all.map(
    ([link, states]) => addRecord(standIn, { ...name, link: '', payload: ours(link), states }).id,
  )
}

describe('Records.recall', () => {
  it.each<[string, readonly [string | undefined, States][], string | undefined]>([
    ['nothing where there is no deployment', [], undefined],
    [
      'the link of the newest success',
      [
        ['a.example', [success('a.example')]],
        ['b.example', [success('b.example')]],
      ],
      'b.example',
    ],
    [
      'the link before a deploy that only began',
      [
        ['a.example', [success('a.example')]],
        [undefined, [started]],
      ],
      'a.example',
    ],
    [
      'the link before a deploy that failed',
      [
        ['a.example', [success('a.example')]],
        [undefined, [started, failure]],
      ],
      'a.example',
    ],
    [
      'the link that a failure names, because the site was sent',
      [
        ['a.example', [success('a.example')]],
        [undefined, [{ ...failure, environment_url: 'https://b.example' }]],
      ],
      'b.example',
    ],
    [
      'nothing behind a teardown',
      [
        ['a.example', [success('a.example')]],
        ['b.example', [success('b.example'), tornDown]],
      ],
      undefined,
    ],
    [
      'the link of a deploy after a teardown',
      [
        ['a.example', [success('a.example'), tornDown]],
        [undefined, [success('b.example')]],
      ],
      'b.example',
    ],
    [
      "the link of what another tool's success made inactive",
      [['a.example', [success('a.example'), { state: 'inactive' }]]],
      'a.example',
    ],
    ['nothing where a success has no address', [['a.example', [{ state: 'success' }]]], undefined],
  ])('remembers %s', async (_, deployments, link) => {
    await using tracked = await startTracked()
    add(tracked, live, deployments)
    expect(await tracked.records.recall(live)).toBe(link)
  })

  it("counts neither other records nor other tools' deployments", async () => {
    await using tracked = await startTracked()
    add(tracked, live, [['a.example', [success('a.example')]]])
    add(tracked, { environment: 'production', task: 'deploy:pr-7' }, [['b.example', [success('b.example')]]])
    add(tracked, { environment: 'docs', task: 'deploy' }, [['c.example', [success('c.example')]]])
    const other = tracked.standIn.addDeployment({ payload: { tool: 'x' } })
    tracked.standIn.addStatus(other.id, success('d.example'))
    expect(await tracked.records.recall(live)).toBe('a.example')
  })

  it('passes over a deployment that is deleted meanwhile', async () => {
    await using tracked = await startTracked()
    const [, gone = 0] = add(tracked, live, [
      ['a.example', [success('a.example')]],
      ['b.example', [success('b.example')]],
    ])
    tracked.standIn.intercept = deletedMeanwhile(gone)
    expect(await tracked.records.recall(live)).toBe('a.example')
  })

  it('is an error where the statuses can not be read', async () => {
    await using tracked = await startTracked()
    add(tracked, live, [['a.example', [success('a.example')]]])
    tracked.standIn.intercept = (request, response, { path }) =>
      path.includes('/statuses') && status(409, { message: 'no' })(request, response)
    await expect(tracked.records.recall(live)).rejects.toThrow('list deployment statuses on GitHub: HTTP 409')
  })
})

describe('Records.newest', () => {
  const sent: [string, States] = ['a.example', [success('a.example')]]

  it('is the link and the digest of the newest deploy', async () => {
    await using tracked = await startTracked()
    const payload = { ...ours('a.example'), digest: 'd1' }
    addRecord(tracked.standIn, { link: 'a.example', payload })
    expect(await tracked.records.newest(live)).toEqual({ link: 'a.example', digest: 'd1' })
  })

  it('has no digest where none was recorded', async () => {
    await using tracked = await startTracked()
    add(tracked, live, [sent])
    expect(await tracked.records.newest(live)).toEqual({ link: 'a.example', digest: undefined })
  })

  it.each<[string, readonly [string | undefined, States][]]>([
    ['there is no deployment', []],
    ['it has no status yet', [sent, ['a.example', []]]],
    ['it only began', [sent, ['a.example', [started]]]],
    [
      'it failed, though a link is named',
      [['a.example', [{ ...failure, environment_url: 'https://a.example' }]]],
    ],
    ['it was torn down', [['a.example', [success('a.example'), tornDown]]]],
    ['its success has no address', [['a.example', [{ state: 'success' }]]]],
  ])('is nothing where %s', async (_, deployments) => {
    await using tracked = await startTracked()
    add(tracked, live, deployments)
    expect(await tracked.records.newest(live)).toBeUndefined()
  })

  it('is nothing where somebody deletes it meanwhile', async () => {
    await using tracked = await startTracked()
    const [gone = 0] = add(tracked, live, [sent])
    tracked.standIn.intercept = deletedMeanwhile(gone)
    expect(await tracked.records.newest(live)).toBeUndefined()
  })

  it.each<[string, object, boolean]>([
    [
      'a deploy of another record to this link',
      { environment: 'preview', task: 'deploy:pr-7', payload: ours('a.example') },
      true,
    ],
    [
      'a deploy of another record to another link',
      { environment: 'preview', task: 'deploy:pr-7', payload: ours('b.example') },
      false,
    ],
    [
      'a deploy of another record to a new link',
      { environment: 'preview', task: 'deploy:pr-7', payload: ours() },
      false,
    ],
    ["another tool's production", { environment: 'www', payload: {}, production_environment: true }, true],
    ["another tool's preview", { environment: 'www', payload: {}, production_environment: false }, false],
  ])('is in doubt after %s: %#', async (_, deployment, isInDoubt) => {
    await using tracked = await startTracked()
    add(tracked, live, [sent])
    tracked.standIn.addDeployment(deployment)
    expect((await tracked.records.newest(live)) === undefined).toBe(isInDoubt)
  })
})

describe('Records.wasDeployedByThisRun', () => {
  it.each([
    ['this run', runUrl, true],
    ['another attempt', `${runUrl}/attempts/2`, false],
    ['nobody knows which run', '', false],
  ])('tells whether the newest deploy is by %s', async (_, log_url, expected) => {
    await using tracked = await startTracked()
    add(tracked, live, [
      [
        'a.example',
        [
          { ...started, log_url },
          { ...success('a.example'), log_url: '' },
        ],
      ],
    ])
    expect(await tracked.records.wasDeployedByThisRun(live)).toBe(expected)
  })

  it('is false outside a runner, where no run has a page', async () => {
    await using tracked = await startTracked()
    add(tracked, live, [['a.example', [{ ...started, log_url: '' }]]])
    expect(await new Records(tracked.github, '').wasDeployedByThisRun(live)).toBe(false)
  })

  it('looks at the newest deploy only, and is false without one', async () => {
    await using tracked = await startTracked()
    expect(await tracked.records.wasDeployedByThisRun(preview)).toBe(false)
    add(tracked, live, [
      ['a.example', [{ ...started, log_url: runUrl }]],
      ['a.example', []],
    ])
    expect(await tracked.records.wasDeployedByThisRun(live)).toBe(false)
  })
})

describe('Records.active', () => {
  it('is the live and begun deployments, newest first, until one that was torn down', async () => {
    await using tracked = await startTracked()
    const ids = add(tracked, preview, [
      ['older.example', [success('older.example')]],
      ['old.example', [success('old.example'), tornDown]],
      [undefined, [success('a.example')]],
      [undefined, [started, failure]],
      ['b.example', [started]],
      [undefined, []],
      [undefined, [{ ...failure, environment_url: 'https://c.example' }]],
    ])
    expect(await tracked.records.active(preview)).toEqual([
      { id: ids[6], link: 'c.example' },
      { id: ids[5], link: undefined },
      { id: ids[4], link: 'b.example' },
      { id: ids[2], link: 'a.example' },
    ])
  })

  it('is empty if the newest was torn down, and then asks only for that one', async () => {
    await using tracked = await startTracked()
    const ids = add(tracked, preview, [
      ['a.example', [success('a.example')]],
      ['a.example', [success('a.example'), tornDown]],
    ])
    expect(await tracked.records.active(preview)).toEqual([])
    expect(tracked.reads().filter((path) => path.includes('/statuses'))).toEqual([
      expect.stringContaining(`/deployments/${ids[1]}/statuses`),
    ])
  })

  it('is nothing where there is no deployment', async () => {
    await using tracked = await startTracked()
    expect(await tracked.records.active(preview)).toEqual([])
  })
})

describe('Records.naming', () => {
  it('is what is active at a link: of one record, or of all of ours', async () => {
    await using tracked = await startTracked()
    const [newest = 0, begun = 0] = add(tracked, preview, [
      [undefined, [success('a.example')]],
      ['a.example', [started]],
      ['b.example', [success('b.example')]],
      [undefined, [started]],
      [undefined, [success('c.example')]],
      ['a.example', [started, failure]],
      ['a.example', [success('a.example'), tornDown]],
    ])
    const [site = 0] = add(tracked, live, [['a.example', [success('a.example')]]])
    const other = tracked.standIn.addDeployment({ payload: { tool: 'x', link: 'a.example' } })
    tracked.standIn.addStatus(other.id, success('a.example'))
    const own = [begun, newest].map((id) => ({ id, link: 'a.example' }))
    expect(await tracked.records.naming('a.example', preview)).toEqual(own)
    expect(await tracked.records.naming('a.example')).toEqual([{ id: site, link: 'a.example' }, ...own])
  })

  it('asks nothing about a deployment that was begun for another link', async () => {
    await using tracked = await startTracked()
    add(tracked, live, [['b.example', [success('b.example')]]])
    expect(await tracked.records.naming('a.example', live)).toEqual([])
    expect(tracked.reads()).toHaveLength(1)
  })

  it('takes the first label of a link for the link', async () => {
    await using tracked = await startTracked()
    const [id] = add(tracked, live, [['my-site', [success('my-site')]]])
    expect(await tracked.records.naming('my-site.example.com')).toEqual([{ id, link: 'my-site.example.com' }])
  })
})

describe('Records.begin', () => {
  it.each([
    [
      'production',
      targets.production,
      {
        environment: 'production',
        task: 'deploy',
        transient_environment: false,
        production_environment: true,
      },
    ],
    [
      'production of another environment',
      { ...targets.production, environment: 'docs' },
      { environment: 'docs', task: 'deploy', transient_environment: false, production_environment: false },
    ],
    [
      "a pull request's preview",
      targets.preview,
      {
        environment: 'preview',
        task: 'deploy:pr-7',
        transient_environment: true,
        production_environment: false,
      },
    ],
    [
      "a branch's preview",
      targets.branch,
      {
        environment: 'preview',
        task: 'deploy:branch-topic',
        transient_environment: true,
        production_environment: false,
      },
    ],
  ])('writes a deployment of %s', async (_, target, expected) => {
    await using tracked = await startTracked()
    const id = await tracked.records.begin(target, undefined)
    expect(tracked.writes()).toEqual([
      {
        request: 'POST /deployments',
        body: {
          ref: target.sha,
          payload: { 'static-deploy': 1 },
          auto_merge: false,
          required_contexts: [],
          ...expected,
        },
      },
    ])
    expect(tracked.standIn.deployments.map((each) => each.id)).toEqual([id])
    expect(tracked.standIn.statusesOf(id)).toEqual([])
  })

  it.each<[string | undefined, string | undefined, object]>([
    ['a.example', undefined, { 'static-deploy': 1, link: 'a.example' }],
    [undefined, 'd1', { 'static-deploy': 1, digest: 'd1' }],
    ['a.example', 'd1', { 'static-deploy': 1, link: 'a.example', digest: 'd1' }],
  ])('keeps the link %s and the digest %s in the payload', async (link, digest, payload) => {
    await using tracked = await startTracked()
    await tracked.records.begin(targets.preview, link, digest)
    expect(tracked.writes()[0]?.body).toMatchObject({ payload })
  })

  it('is in the record when it is read again', async () => {
    await using tracked = await startTracked()
    expect(await tracked.records.active(preview)).toEqual([])
    const id = await tracked.records.begin(targets.preview, 'a.example')
    expect(await tracked.records.active(preview)).toEqual([{ id, link: 'a.example' }])
  })
})

describe('the statuses of a deploy', () => {
  const status = { auto_inactive: false, log_url: runUrl }
  const all: readonly [string, (tracked: Tracked, id: number) => Promise<void>, object][] = [
    ['started', ({ records }, id) => records.start(id), { ...status, state: 'in_progress' }],
    [
      'live',
      ({ records }, id) => records.succeed(id, 'a.example', false),
      { ...status, state: 'success', environment_url: 'https://a.example' },
    ],
    [
      'live at a new link',
      ({ records }, id) => records.succeed(id, 'a.example', true),
      { ...status, state: 'success', environment_url: 'https://a.example' },
    ],
    ['failed', ({ records }, id) => records.fail(id, undefined, false), { ...status, state: 'failure' }],
    [
      'failed, where something may have arrived',
      ({ records }, id) => records.fail(id, 'a.example', false),
      { ...status, state: 'failure', environment_url: 'https://a.example' },
    ],
  ]

  it.each(all)('tell that it is %s', async (_, tell, body) => {
    await using tracked = await startTracked()
    const id = await tracked.records.begin(targets.production, undefined)
    await tell(tracked, id)
    expect(tracked.writes().slice(1)).toEqual([{ request: `POST /deployments/${id}/statuses`, body }])
  })

  it.each([
    ['success', true, (tracked: Tracked, id: number) => tracked.records.succeed(id, 'a.example', true)],
    ['success', false, (tracked: Tracked, id: number) => tracked.records.succeed(id, 'a.example', false)],
    ['failure', true, (tracked: Tracked, id: number) => tracked.records.fail(id, 'a.example', true)],
    ['failure', false, (tracked: Tracked, id: number) => tracked.records.fail(id, 'a.example', false)],
  ])(
    'are tried for two minutes where a link is new, and four times otherwise: %s, %s',
    async (_, isNew, tell) => {
      await using tracked = await startTracked()
      const id = await tracked.records.begin(targets.production, undefined)
      tracked.standIn.intercept = (_request, response) => {
        response.writeHead(503).end('{"message":"busy"}')
        return true
      }
      const before = tracked.standIn.requests.length
      await expect(tell(tracked, id)).rejects.toThrow('HTTP 503')
      const tries = tracked.standIn.requests.length - before
      if (isNew) {
        expect(tries).toBeGreaterThan(4)
        expect(tracked.waited()).toBeGreaterThan(60_000)
        expect(tracked.waited()).toBeLessThanOrEqual(120_000)
      } else expect(tries).toBe(4)
    },
  )
})

describe('Records.end', () => {
  it('tells the oldest first and the newest last', async () => {
    await using tracked = await startTracked()
    const ids = add(tracked, preview, [
      ['a.example', [success('a.example')]],
      ['a.example', [success('a.example')]],
      ['a.example', [success('a.example')]],
    ])
    await tracked.records.end(await tracked.records.active(preview))
    const inactive = { auto_inactive: false, state: 'inactive', description: 'torn down', log_url: runUrl }
    const told = tracked.writes()
    expect(told.map(({ body }) => body)).toEqual([inactive, inactive, inactive])
    expect(told.at(-1)?.request).toBe(`POST /deployments/${ids[2]}/statuses`)
    expect(told.map(({ request }) => request).toSorted()).toEqual(
      ids.map((id) => `POST /deployments/${id}/statuses`).toSorted(),
    )
    expect(await tracked.fresh().active(preview)).toEqual([])
  })

  it('leaves a deployment that has made a link meanwhile', async () => {
    await using tracked = await startTracked()
    const [idle = 0, made = 0] = add(tracked, preview, [
      [undefined, [started]],
      [undefined, [started]],
    ])
    const active = await tracked.records.active(preview)
    tracked.standIn.addStatus(made, success('a.example'))
    await tracked.records.end(active)
    expect(tracked.standIn.stateOf(idle)).toBe('inactive')
    expect(tracked.standIn.stateOf(made)).toBe('success')
  })

  it('does nothing where nothing is active', async () => {
    await using tracked = await startTracked()
    await tracked.records.end([])
    expect(tracked.standIn.requests).toEqual([])
  })

  it('leaves the newest as it is if the status of an older one can not be written', async () => {
    await using tracked = await startTracked()
    const [older = 0, newest = 0] = add(tracked, preview, [
      ['a.example', [success('a.example')]],
      ['a.example', [success('a.example')]],
    ])
    const active = await tracked.records.active(preview)
    tracked.standIn.intercept = (request, response, { method, path }) =>
      method === 'POST' && path.includes(`/${older}/`) && status(422, { message: 'no' })(request, response)
    await expect(tracked.records.end(active)).rejects.toThrow('HTTP 422')
    expect(tracked.standIn.stateOf(newest)).toBe('success')
  })
})

describe('Records.prepare', () => {
  const listOf = ({ environment, task }: RecordName): RegExp =>
    new RegExp(
      `^/deployments\\?(?=.*environment=${environment}\\b)(?=.*task=${encodeURIComponent(task)}(?:&|$))`,
      'u',
    )

  it('asks for the record, the statuses of its newest and first, and for previews the newest of all', async () => {
    await using tracked = await startTracked()
    const ids = add(tracked, preview, [
      [undefined, [success('a.example')]],
      ['a.example', [success('a.example')]],
      ['a.example', [success('a.example')]],
    ])
    tracked.records.prepare(preview)
    await expect.poll(() => tracked.reads(), { timeout: 60_000 }).toHaveLength(4)
    const reads = tracked.reads()
    expect(reads.filter((path) => listOf(preview).test(path))).toHaveLength(1)
    for (const id of [ids[0], ids[2]])
      expect(reads).toContainEqual(expect.stringMatching(`^/deployments/${id}/statuses`))
    // What was asked early is not asked again.
    expect(await tracked.records.recall(preview)).toBe('a.example')
    expect(await tracked.records.wasDeployedByThisRun(preview)).toBe(false)
    expect(tracked.reads()).toHaveLength(4)
  })

  it('does not ask for all deployments for production', async () => {
    await using tracked = await startTracked()
    add(tracked, live, [['a.example', [success('a.example')]]])
    tracked.records.prepare(live)
    await expect.poll(() => tracked.reads(), { timeout: 60_000 }).toHaveLength(2)
    expect(await tracked.records.recall(live)).toBe('a.example')
    expect(tracked.reads()).toHaveLength(2)
  })

  it('keeps an error for the code that needs the answer', async () => {
    await using tracked = await startTracked({ permissions: { deployments: 'none' } })
    tracked.records.prepare(preview)
    await expect(tracked.records.recall(preview)).rejects.toThrow('HTTP 403')
  })
})

describe('Records.previews', () => {
  it('are the previews of one environment or of all, newest first', async () => {
    await using tracked = await startTracked()
    const branch: RecordName = { environment: 'preview', task: 'deploy:branch-topic' }
    add(tracked, preview, [
      [undefined, []],
      ['a.example', []],
    ])
    add(tracked, branch, [['b.example', []]])
    add(tracked, { environment: 'docs', task: 'deploy:pr-8' }, [[undefined, []]])
    add(tracked, live, [['c.example', []]])
    for (const task of ['deploy:pr-', 'deploy:pr-x', 'deploy:branch-', 'other'])
      add(tracked, { environment: 'preview', task }, [['d.example', []]])
    tracked.standIn.addDeployment({ environment: 'preview', task: 'deploy:pr-9', payload: {} })
    const sinceOf = (task: string): number =>
      Date.parse(tracked.standIn.deployments.find((each) => each.task === task)?.created_at ?? '')
    const expected = [
      {
        subject: { kind: 'branch', branch: 'topic' },
        name: branch,
        deployments: 1,
        since: sinceOf(branch.task),
        link: 'b.example',
      },
      {
        subject: { kind: 'pull-request', number: 7 },
        name: preview,
        deployments: 2,
        since: sinceOf(preview.task),
        link: 'a.example',
      },
    ]
    expect(await tracked.records.previews.in('preview')).toEqual(expected)
    expect(await tracked.records.previews.all()).toEqual([
      {
        subject: { kind: 'pull-request', number: 8 },
        name: { environment: 'docs', task: 'deploy:pr-8' },
        deployments: 1,
        since: sinceOf('deploy:pr-8'),
        link: undefined,
      },
      ...expected,
    ])
  })

  const limit = Date.parse(daysAgo(30))
  const ended = (days: number) => ({ ...tornDown, created_at: daysAgo(days) })

  it.each<[string, readonly [string | undefined, States][], number]>([
    [
      'was torn down before that',
      [
        ['a.example', [ended(31)]],
        ['a.example', [success('a.example'), ended(31)]],
      ],
      2,
    ],
    [
      'failed after it was torn down',
      [
        ['a.example', [ended(31)]],
        [undefined, [failure]],
      ],
      2,
    ],
    ['was torn down later', [['a.example', [ended(29)]]], 0],
    [
      'is live',
      [
        ['a.example', [ended(31)]],
        ['a.example', [success('a.example')]],
      ],
      0,
    ],
    [
      'has begun',
      [
        ['a.example', [ended(31)]],
        [undefined, [started]],
      ],
      0,
    ],
  ])('are forgotten where %s', async (_, deployments, count) => {
    await using tracked = await startTracked()
    const ids = add(tracked, preview, deployments)
    expect(await tracked.records.previews.forget(preview, limit)).toBe(count)
    // The oldest first, so that what is left still says that it was torn down.
    const deleted = ids
      .slice(0, count)
      .map((id) => ({ request: `DELETE /deployments/${id}`, body: undefined }))
    expect(tracked.writes()).toEqual(deleted)
    expect(tracked.standIn.deployments).toHaveLength(ids.length - count)
  })

  it('are forgotten only if they ended before the given time', async () => {
    await using tracked = await startTracked()
    const at = daysAgo(31)
    add(tracked, preview, [['a.example', [{ ...tornDown, created_at: at }]]])
    expect(await tracked.records.previews.forget(preview, Date.parse(at))).toBe(0)
    expect(await tracked.records.previews.forget(preview, Date.parse(at) + 1)).toBe(1)
  })
})
