import { describe, expect, it } from 'vitest'
import { DEFAULT_KEY } from '../stand-ins/hosting/hosting.ts'
import { pullRequestEvent } from '../stand-ins/runner/events.ts'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import { addRecord, annotations, hostingWrites, liveLinks, ours } from '../stand-ins/scenes/records.ts'
import type { World, WorldOptions } from '../stand-ins/scenes/world.ts'

const name = { environment: 'preview', task: 'deploy:pr-7' }
const withLinks = (links: string[], options: WorldOptions = {}): Promise<World> =>
  makeWorldInProcess({ ...options, hosting: { accounts: { [DEFAULT_KEY]: { links } }, ...options.hosting } })
const statesOf = ({ github }: World) => github.deployments.map(({ id }) => github.stateOf(id))

describe('a teardown of a preview', () => {
  it('deletes what its record names, then ends the record and says so', async () => {
    await using world = await withLinks(['a.example', 'b.example', 'c.example'])
    for (const link of ['a.example', 'b.example']) addRecord(world.github, { ...name, link, payload: ours() })
    const result = await world.pull(7, 'closed')
    expect(result, result.stdout).toMatchObject({
      code: 0,
      outputs: { result: 'deleted', link: 'b.example', deleted: '["b.example","a.example"]', url: '' },
    })
    expect(result.outputs['quota-used']).not.toBe('')
    expect(result.stdout).toContain('Tearing down b.example.\nTearing down a.example.\n')
    expect(hostingWrites(world)).toEqual(['POST /v1/delete', 'POST /v1/delete'])
    expect(liveLinks(world)).toEqual(['c.example'])
    expect(statesOf(world)).toEqual(['inactive', 'inactive'])
    expect(world.github.commentsOf(7)[0]?.body).toContain('was removed')
  })

  it('deletes its own links, ends each of them, and leaves the one that was taken over', async () => {
    await using world = await withLinks(['a.example', 'b.example'])
    for (const link of ['a.example', 'b.example']) addRecord(world.github, { ...name, link, payload: ours() })
    addRecord(world.github, { link: 'b.example' })
    const result = await world.pull(7, 'closed')
    expect(result.code).toBe(1)
    expect(annotations(result, 'error')[0]).toContain('b.example belongs to the live site')
    expect(liveLinks(world)).toEqual(['b.example'])
    expect(statesOf(world)).toEqual(['inactive', 'success', 'success'])
    expect(world.github.commentsOf(7)[0]?.body).toContain('Deleted: a.example ')
  })

  it('deletes nothing where all was taken over', async () => {
    await using world = await withLinks(['b.example'])
    addRecord(world.github, { ...name, link: 'b.example' })
    addRecord(world.github, { link: 'b.example' })
    const result = await world.pull(7, 'closed')
    expect(result.code).toBe(1)
    expect(statesOf(world)).toEqual(['success', 'success'])
    expect(hostingWrites(world)).toEqual([])
  })

  it('leaves what had only begun without a link, in a notice', async () => {
    await using world = await withLinks([])
    addRecord(world.github, { ...name, link: '', payload: ours(), states: [{ state: 'in_progress' }] })
    const result = await world.pull(7, 'closed')
    expect(result).toMatchObject({ code: 0, outputs: { result: 'skipped', environment: 'preview' } })
    expect(result.summary).toContain('Nothing to delete')
    expect(annotations(result, 'notice')).toEqual([
      'No link is recorded for pull request #7 in the environment "preview", so there is nothing to tear down.',
    ])
    expect(statesOf(world)).toEqual(['in_progress'])
    expect(world.hosting.requests).toEqual([])
  })

  it('deletes all links of its record, whatever domain says', async () => {
    await using world = await withLinks(['a.example', 'b.example'])
    for (const link of ['a.example', 'b.example']) addRecord(world.github, { ...name, link })
    const result = await world.pull(7, 'closed', { inputs: { domain: 'a.example' } })
    expect(result, result.stdout).toMatchObject({
      code: 0,
      outputs: { deleted: '["b.example","a.example"]' },
    })
    expect(liveLinks(world)).toEqual([])
    expect(statesOf(world)).toEqual(['inactive', 'inactive'])
  })

  it('fails where domain names another link of the account, after its own are deleted', async () => {
    await using world = await withLinks(['a.example', 'live.example'])
    addRecord(world.github, { ...name, link: 'a.example' })
    const result = await world.pull(7, 'closed', { inputs: { domain: 'live.example' } })
    expect(result.code).toBe(1)
    expect(annotations(result, 'error')[0]).toContain('live.example was there before this preview')
    expect(liveLinks(world)).toEqual(['live.example'])
  })

  it('is skipped where domain names what neither the record nor the account knows', async () => {
    await using world = await withLinks(['live.example'])
    const result = await world.pull(7, 'closed', { inputs: { domain: 'lost.example' } })
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { result: 'skipped' } })
    expect(liveLinks(world)).toEqual(['live.example'])
  })

  it('that a person asks for by name deletes that link alone', async () => {
    await using world = await withLinks(['a.example', 'b.example'])
    for (const link of ['a.example', 'b.example']) addRecord(world.github, { ...name, link })
    const inputs = { domain: 'a.example', mode: 'teardown' }
    const result = await world.pull(7, 'synchronize', { inputs })
    expect(result, result.stdout).toMatchObject({
      code: 0,
      outputs: { deleted: '["a.example"]', link: 'a.example' },
    })
    expect(result.stdout).toContain('Tearing down a.example.')
    expect(liveLinks(world)).toEqual(['b.example'])
    expect(statesOf(world)).toEqual(['inactive', 'success'])
  })

  it('that a person asks for by a label deletes one link, and ends that alone', async () => {
    await using world = await withLinks(['docs.a.example', 'docs.b.example'])
    for (const link of ['docs.a.example', 'docs.b.example']) addRecord(world.github, { ...name, link })
    const result = await world.pull(7, 'synchronize', { inputs: { domain: 'docs', mode: 'teardown' } })
    expect(result.code, result.stdout).toBe(0)
    expect(liveLinks(world)).toEqual(['docs.a.example'])
    expect(statesOf(world)).toEqual(['success', 'inactive'])
  })

  it.each([
    { title: 'in the format of yesterday, once what made it was pruned', made: undefined },
    { title: 'that it only followed', made: false },
  ])('leaves a link $title', async ({ made }) => {
    await using world = await withLinks(['a.example'])
    addRecord(world.github, { ...name, link: 'a.example', payload: ours('a.example', made) })
    const result = await world.pull(7, 'closed')
    expect(result.code).toBe(1)
    expect(annotations(result, 'error')[0]).toContain('a.example was there before this preview')
    expect(annotations(result, 'error')[0]).toContain('mode: teardown\ndomain: a.example')
    expect(hostingWrites(world)).toEqual([])
    expect(statesOf(world)).toEqual(['success'])
  })

  it('deletes nothing of a pull request that is open again when an old run is run once more', async () => {
    await using world = await withLinks(['a.example'])
    addRecord(world.github, { ...name, link: 'a.example' })
    world.github.addPull({ number: 7, head: { sha: 'b'.repeat(40), ref: 'topic' } })
    const payload = pullRequestEvent({
      action: 'closed',
      number: 7,
      head: { sha: 'b'.repeat(40), ref: 'topic' },
    })
    const result = await world.step({ event: 'pull_request', payload })
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { result: 'skipped' } })
    expect(annotations(result, 'notice')).toEqual(['The preview of pull request #7 stays: it is open.'])
    expect(result.stdout).not.toContain('Tearing down')
    expect(hostingWrites(world)).toEqual([])
    expect(statesOf(world)).toEqual(['success'])
  })
})

describe('a teardown as a dry run', () => {
  const inputs = { 'dry-run': 'true' }

  it.each([
    { how: 'by its record', domain: '', would: 'b.example, a.example' },
    { how: 'by name', domain: 'a.example', mode: 'teardown', would: 'a.example' },
  ])('says what it would delete, $how, and writes nothing', async ({ domain, mode = 'auto', would }) => {
    await using world = await withLinks(['a.example', 'b.example'])
    for (const link of ['a.example', 'b.example']) addRecord(world.github, { ...name, link, payload: ours() })
    const result = await world.pull(7, 'closed', { inputs: { ...inputs, domain, mode } })
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { result: 'skipped', deleted: '[]' } })
    expect(result.stdout).toContain(`Would delete: ${would}.`)
    expect(result.stdout).not.toContain('Tearing down')
    expect(hostingWrites(world)).toEqual([])
    expect(statesOf(world)).toEqual(['success', 'success'])
  })

  it("fails where a link is another's, and where nothing is recorded ends nothing", async () => {
    await using world = await withLinks(['a.example'])
    addRecord(world.github, { ...name, link: '', payload: ours(), states: [{ state: 'in_progress' }] })
    const idle = await world.pull(7, 'closed', { inputs })
    expect(idle).toMatchObject({ code: 0, outputs: { result: 'skipped' } })
    expect(statesOf(world)).toEqual(['in_progress'])
    addRecord(world.github, { ...name, link: 'a.example' })
    addRecord(world.github, { link: 'a.example' })
    const owned = await world.pull(7, 'closed', { inputs })
    expect(owned.code).toBe(1)
    expect(annotations(owned, 'error')[0]).toContain('belongs to the live site')
    expect(hostingWrites(world)).toEqual([])
  })
})

describe('a preview whose pull request was closed on the way', () => {
  const closing = (more: WorldOptions['hosting'] = {}): Promise<World> => {
    const closed: { world?: World } = {}
    return makeWorldInProcess({
      hosting: {
        accounts: { [DEFAULT_KEY]: { links: ['a.example', 'old.example'] } },
        intercept: (request) => {
          if (request.url === '/v1/upload') closed.world?.github.setPullState(7, 'closed')
          return false
        },
        ...more,
      },
    }).then((world) => (closed.world = world))
  }

  it('is torn down with all that its record names', async () => {
    await using world = await closing()
    addRecord(world.github, { ...name, link: 'old.example', payload: ours() })
    addRecord(world.github, { ...name, link: 'a.example', payload: ours() })
    const result = await world.pull(7, 'synchronize')
    expect(result, result.stdout).toMatchObject({
      code: 0,
      outputs: { deleted: '["a.example","old.example"]' },
    })
    expect(annotations(result, 'notice')).toEqual([
      'pull request #7 was closed meanwhile, so its preview is torn down at once.',
    ])
    expect(liveLinks(world)).toEqual([])
  })

  it('is torn down with all that its record made, also where a person named one of them', async () => {
    await using world = await closing()
    for (const link of ['old.example', 'a.example']) addRecord(world.github, { ...name, link })
    const result = await world.pull(7, 'synchronize', { inputs: { domain: 'a.example' } })
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { result: 'deleted' } })
    expect(JSON.parse(result.outputs['deleted'] ?? '').toSorted()).toEqual(['a.example', 'old.example'])
    expect(liveLinks(world)).toEqual([])
  })
})
