import { describe, expect, it } from 'vitest'
import type { RecordLink } from '../../src/record/links.ts'
import type { RecordName } from '../../src/record/record-format.ts'
import { Records } from '../../src/record/records.ts'
import { type DeploymentStatus, daysAgo } from '../stand-ins/github/github.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { addRecord, deletedMeanwhile, ours, tornDown } from '../stand-ins/scenes/records.ts'
import { runUrl, startTracked, type Tracked } from '../stand-ins/scenes/tracked.ts'

const live: RecordName = { environment: 'production', task: 'deploy' }
const preview: RecordName = { environment: 'preview', task: 'deploy:pr-7' }
const success = (link: string) => ({ state: 'success', environment_url: `https://${link}` }) as const
const failure = { state: 'failure' } as const
const started = { state: 'in_progress' } as const

type States = readonly Partial<DeploymentStatus>[]

/** The first name of a link that was found; undefined if there is none. */
const nameOf = async (found: Promise<RecordLink | undefined>) => (await found)?.names[0]

/** Adds deployments of a record, each with its states, oldest first; tells their ids. */
function add(
  { standIn }: Tracked,
  name: RecordName,
  all: readonly [link: string | undefined, States][],
  created_at?: string,
) {
  return all.map(([link, states]) => {
    const seed = { ...name, ...(created_at && { created_at }) }
    return addRecord(standIn, { ...seed, link: '', payload: ours(link), states }).id
  })
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
      'the link before one that was tried once and torn down',
      [
        ['a.example', [success('a.example')]],
        ['b.example', [success('b.example'), tornDown]],
      ],
      'a.example',
    ],
    [
      'nothing once its link was torn down',
      [
        ['a.example', [success('a.example'), tornDown]],
        ['a.example', [success('a.example'), tornDown]],
      ],
      undefined,
    ],
    [
      'the name that the service accepted, not the one that it answered',
      [['my-site.example', [success('www.example')]]],
      'my-site.example',
    ],
    ['nothing that was begun and never sent', [['a.example', [started]]], undefined],
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
    expect(await nameOf(tracked.records.recall(live))).toBe(link)
  })

  it("counts neither other records nor other tools' deployments", async () => {
    await using tracked = await startTracked()
    add(tracked, live, [['a.example', [success('a.example')]]])
    add(tracked, { environment: 'production', task: 'deploy:pr-7' }, [['b.example', [success('b.example')]]])
    add(tracked, { environment: 'docs', task: 'deploy' }, [['c.example', [success('c.example')]]])
    const other = tracked.standIn.addDeployment({ payload: { tool: 'x' } })
    tracked.standIn.addStatus(other.id, success('d.example'))
    expect(await nameOf(tracked.records.recall(live))).toBe('a.example')
  })

  it('passes over a deployment that is deleted meanwhile', async () => {
    await using tracked = await startTracked()
    const [, gone = 0] = add(tracked, live, [
      ['a.example', [success('a.example')]],
      ['b.example', [success('b.example')]],
    ])
    tracked.standIn.intercept = deletedMeanwhile(gone)
    expect(await nameOf(tracked.records.recall(live))).toBe('a.example')
  })

  it('is an error where the statuses can not be read', async () => {
    await using tracked = await startTracked()
    add(tracked, live, [['a.example', [success('a.example')]]])
    tracked.standIn.intercept = (request, response, { path }) =>
      path.includes('/statuses') && status(409, { message: 'no' })(request, response)
    await expect(tracked.records.recall(live)).rejects.toThrow('list deployment statuses on GitHub: HTTP 409')
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

describe('Records.links', () => {
  const shown = (links: readonly RecordLink[]) =>
    links.map(({ names, made, sent, deployments }) => ({
      link: names.join('/'),
      made,
      sent,
      ids: deployments.map(({ id }) => id),
    }))

  it('are all live links of a record, each with the deployments that name it', async () => {
    await using tracked = await startTracked()
    const ids = add(tracked, preview, [
      ['old.example', [success('old.example'), tornDown]],
      [undefined, [success('a.example')]],
      [undefined, [started, failure]],
      ['b.example', [started]],
      [undefined, []],
      ['a.example', [success('www.example')]],
    ])
    expect(shown(await tracked.records.links(preview))).toEqual([
      { link: 'a.example/www.example', made: true, sent: true, ids: [ids[5], ids[1]] },
      { link: 'b.example', made: false, sent: false, ids: [ids[3]] },
    ])
    expect(await tracked.records.links({ ...preview, task: 'deploy:pr-8' })).toEqual([])
  })

  it('of a live site are those on the first page, which is enough if something was sent', async () => {
    await using tracked = await startTracked()
    for (let count = 0; count < 101; count += 1) add(tracked, live, [['a.example', [success('a.example')]]])
    expect(await nameOf(tracked.records.recall(live))).toBe('a.example')
    expect(tracked.reads().filter((path) => /^\/deployments\?/u.test(path))).toHaveLength(1)
  })

  it('of a live site are looked for on every page if the first one has none', async () => {
    await using tracked = await startTracked()
    add(tracked, live, [['a.example', [success('a.example')]]])
    for (let count = 0; count < 100; count += 1) add(tracked, live, [[undefined, [failure]]])
    expect(await nameOf(tracked.records.recall(live))).toBe('a.example')
  })

  it('of a preview are those on every page: all of them must be torn down', async () => {
    await using tracked = await startTracked()
    add(tracked, preview, [[undefined, [success('old.example')]]])
    for (let count = 0; count < 100; count += 1) addRecord(tracked.standIn, { ...preview, link: 'a.example' })
    const links = await tracked.records.links(preview)
    expect(links.map(({ names }) => names[0])).toEqual(['a.example', 'old.example'])
  })
})

describe('Records.linksNamed', () => {
  const idsOf = (links: readonly RecordLink[]) => links.map(({ deployments }) => deployments.map(({ id }) => id))

  it('are the live links with a name, in all records of ours', async () => {
    await using tracked = await startTracked()
    const [first, second] = add(tracked, preview, [
      [undefined, [success('a.example')]],
      ['a.example', [success('a.example')]],
      ['b.example', [success('b.example')]],
    ])
    const [site] = add(tracked, live, [['a.example', [success('a.example')]]])
    const [answered] = add(tracked, { ...live, environment: 'docs' }, [['my-site', [success('a.example')]]])
    add(tracked, { ...preview, task: 'deploy:pr-8' }, [['a.example', [success('a.example'), tornDown]]])
    const other = tracked.standIn.addDeployment({ payload: { tool: 'x', link: 'a.example' } })
    tracked.standIn.addStatus(other.id, success('a.example'))
    // Where no deployment of a record was begun for a new link, its payloads tell all of its links.
    expect(idsOf(await tracked.records.linksNamed('a.example'))).toEqual([[site], [second, first]])
    expect(idsOf(await tracked.records.linksNamed('my-site'))).toEqual([[answered]])
    expect(await tracked.records.linksNamed('c.example')).toEqual([])
  })

  it('are told by the first label, too', async () => {
    await using tracked = await startTracked()
    const [id] = add(tracked, live, [['my-site', [success('my-site')]]])
    expect(idsOf(await tracked.records.linksNamed('my-site.example.com'))).toEqual([[id]])
  })

  it('ask for no status of a record whose payloads name other links', async () => {
    await using tracked = await startTracked()
    add(tracked, live, [['b.example', [success('b.example')]]])
    expect(await tracked.records.linksNamed('a.example')).toEqual([])
    expect(tracked.reads()).toHaveLength(1)
  })
})

describe('Records.namesOfLiveSites', () => {
  it('are those in payloads, and of a few more what their statuses name', async () => {
    await using tracked = await startTracked()
    add(tracked, live, [[undefined, [success('first.example')]]])
    add(tracked, { ...live, environment: 'docs' }, [
      [undefined, [success('docs.example')]],
      ['docs.example', []],
    ])
    expect((await tracked.records.namesOfLiveSites()).toSorted()).toEqual(['docs.example', 'first.example'])
    expect(tracked.reads().filter((path) => path.includes('/statuses'))).toHaveLength(1)
    for (let number = 0; number < 20; number += 1)
      add(tracked, { ...live, environment: `site-${number}` }, [[undefined, [success(`${number}.example`)]]])
    const before = tracked.reads().length
    await tracked.fresh().namesOfLiveSites()
    expect(tracked.reads().length - before).toBe(1 + 10)
  })
})

describe('Records.end', () => {
  const inactive = { auto_inactive: false, state: 'inactive', description: 'torn down', log_url: runUrl }
  const only = async ({ records }: Tracked, name: RecordName) => {
    const [link] = await records.links(name)
    return link ?? expect.fail('no link is live')
  }

  it('tells the oldest first and the newest last', async () => {
    await using tracked = await startTracked()
    const ids = add(tracked, preview, [
      ['a.example', [success('a.example')]],
      ['a.example', [success('a.example')]],
      ['a.example', [success('a.example')]],
    ])
    await tracked.records.end(await only(tracked, preview))
    const told = tracked.writes()
    expect(told.map(({ body }) => body)).toEqual([inactive, inactive, inactive])
    expect(told.at(-1)?.request).toBe(`POST /deployments/${ids[2]}/statuses`)
    expect(told.map(({ request }) => request).toSorted()).toEqual(
      ids.map((id) => `POST /deployments/${id}/statuses`).toSorted(),
    )
    expect(await tracked.fresh().links(preview)).toEqual([])
  })

  it('leaves the other links of the record, and what an earlier teardown has ended', async () => {
    await using tracked = await startTracked()
    const [ended = 0, other = 0, first = 0, begun = 0, newest = 0] = add(tracked, preview, [
      ['a.example', [success('a.example'), tornDown]],
      ['b.example', [success('b.example')]],
      [undefined, [success('a.example')]],
      [undefined, [started]],
      ['a.example', [success('a.example')]],
    ])
    await tracked.records.end(await only(tracked, preview))
    expect(tracked.writes().map(({ request }) => request)).toEqual(
      [first, newest].map((id) => `POST /deployments/${id}/statuses`),
    )
    expect([ended, other, begun].map((id) => tracked.standIn.stateOf(id))).toEqual([
      'inactive',
      'success',
      'in_progress',
    ])
    const left = await tracked.fresh().links(preview)
    expect(left.map(({ names }) => names[0])).toEqual(['b.example'])
  })

  it('does nothing for a link that is not recorded', async () => {
    await using tracked = await startTracked()
    await tracked.records.end({ names: ['a.example'], accepted: [], made: true, sent: true, deployments: [] })
    expect(tracked.standIn.requests).toEqual([])
  })

  it('leaves the newest as it is if the status of an older one can not be written', async () => {
    await using tracked = await startTracked()
    const [older = 0, newest = 0] = add(tracked, preview, [
      ['a.example', [success('a.example')]],
      ['a.example', [success('a.example')]],
    ])
    const link = await only(tracked, preview)
    tracked.standIn.intercept = (request, response, { method, path }) =>
      method === 'POST' && path.includes(`/${older}/`) && status(422, { message: 'no' })(request, response)
    await expect(tracked.records.end(link)).rejects.toThrow('HTTP 422')
    expect(tracked.standIn.stateOf(newest)).toBe('success')
    // So it can be done again.
    tracked.standIn.intercept = () => false
    expect(await tracked.fresh().links(preview)).toHaveLength(1)
  })
})

describe('Records.prepare', () => {
  const listOf = ({ environment, task }: RecordName): RegExp =>
    new RegExp(`^/deployments\\?(?=.*environment=${environment}\\b)(?=.*task=${encodeURIComponent(task)}(?:&|$))`, 'u')

  it('asks for the record, the statuses of its newest and first, and for previews the newest of all and production', async () => {
    await using tracked = await startTracked()
    const ids = add(tracked, preview, [
      [undefined, [success('a.example')]],
      ['a.example', [success('a.example')]],
      ['a.example', [success('a.example')]],
    ])
    tracked.records.prepare(preview, true)
    await expect.poll(() => tracked.reads(), { timeout: 60_000 }).toHaveLength(5)
    const reads = tracked.reads()
    for (const name of [preview, live]) expect(reads.filter((path) => listOf(name).test(path))).toHaveLength(1)
    for (const id of [ids[0], ids[2]])
      expect(reads).toContainEqual(expect.stringMatching(`^/deployments/${id}/statuses`))
    // What was asked early is not asked again.
    expect(await nameOf(tracked.records.recall(preview))).toBe('a.example')
    expect(await tracked.records.wasDeployedByThisRun(preview)).toBe(false)
    expect(tracked.reads()).toHaveLength(5)
  })

  it('asks for no owner before a teardown, which asks right before it deletes', async () => {
    await using tracked = await startTracked()
    const [id] = add(tracked, preview, [['a.example', [success('a.example')]]])
    tracked.records.prepare(preview, false)
    await expect.poll(() => tracked.reads(), { timeout: 60_000 }).toHaveLength(2)
    expect(tracked.reads()[1]).toContain(`/deployments/${id}/statuses`)
    expect(await nameOf(tracked.records.recall(preview))).toBe('a.example')
    expect(tracked.reads()).toHaveLength(2)
  })

  it('does not ask for all deployments for production', async () => {
    await using tracked = await startTracked()
    add(tracked, live, [['a.example', [success('a.example')]]])
    tracked.records.prepare(live, true)
    await expect.poll(() => tracked.reads(), { timeout: 60_000 }).toHaveLength(2)
    expect(await nameOf(tracked.records.recall(live))).toBe('a.example')
    expect(tracked.reads()).toHaveLength(2)
  })

  it('keeps an error for the code that needs the answer', async () => {
    await using tracked = await startTracked({ permissions: { deployments: 'none' } })
    tracked.records.prepare(preview, false)
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
        latest: sinceOf(branch.task),
        link: 'b.example',
      },
      {
        subject: { kind: 'pull-request', number: 7 },
        name: preview,
        deployments: 2,
        since: sinceOf(preview.task),
        latest: expect.any(Number),
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
        latest: sinceOf('deploy:pr-8'),
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
        [undefined, [{ ...failure, created_at: daysAgo(31) }]],
      ],
      2,
    ],
    [
      'failed lately',
      [
        ['a.example', [ended(31)]],
        [undefined, [failure]],
      ],
      0,
    ],
    [
      'has another link that is live',
      [
        ['b.example', [success('b.example')]],
        ['a.example', [ended(31)]],
      ],
      0,
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
    const ids = add(tracked, preview, deployments, daysAgo(40))
    await tracked.records.previews.forget(preview, limit)
    // The oldest first, so that what is left still says that it was torn down.
    const deleted = ids.slice(0, count).map((id) => ({ request: `DELETE /deployments/${id}`, body: undefined }))
    expect(tracked.writes()).toEqual(deleted)
    expect(tracked.standIn.deployments).toHaveLength(ids.length - count)
  })

  it('are forgotten only if they ended before the given time', async () => {
    await using tracked = await startTracked()
    const at = daysAgo(31)
    add(tracked, preview, [['a.example', [{ ...tornDown, created_at: at }]]], daysAgo(40))
    await tracked.records.previews.forget(preview, Date.parse(at))
    expect(tracked.writes()).toEqual([])
    await tracked.fresh().previews.forget(preview, Date.parse(at) + 1)
    expect(tracked.writes()).toHaveLength(1)
  })

  it('are not forgotten while their newest deployment is young: no status of it is asked for', async () => {
    await using tracked = await startTracked()
    add(tracked, preview, [['a.example', [ended(31)]]])
    await tracked.records.previews.forget(preview, limit)
    expect(tracked.reads()).toHaveLength(1)
    expect(tracked.writes()).toEqual([])
  })
})
