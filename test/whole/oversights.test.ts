/** Small things that were wrong once, each by itself, as a person or a service meets them. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEFAULT_KEY } from '../stand-ins/hosting/hosting.ts'
import { workflowRunEvent } from '../stand-ins/runner/events.ts'
import type { StepResult } from '../stand-ins/runner/runner.ts'
import { gitHubAt, moments } from '../stand-ins/scenes/moments.ts'
import {
  annotations,
  commentOf,
  hostingWrites,
  liveLinks,
  pages,
  recordOf,
  stateOf,
} from '../stand-ins/scenes/records.ts'
import { expectRed, setStage, sha, sweep, tearDown } from '../stand-ins/scenes/stage.ts'
import { makeSite, type World } from '../stand-ins/scenes/world.ts'

/** Letters and digits only: what is left of a text for somebody with some patience. */
const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/gu, '')
const shown = ({ stdout, summary }: StepResult, world: World): string[] => [
  stdout.replace(/^::add-mask::.*$/gmu, ''),
  summary,
  commentOf(world),
]

describe('two first pushes that race', () => {
  const marker = '<!-- static-deploy: preview -->'

  it.each(['closed', 'a sweep'])('leave no comment that says live after %s', async (end) => {
    await using world = await setStage()
    // The other run writes its comment after this one saw that there is none.
    const happens = () => void world.github.addComment(7, { body: commentOf(world) })
    world.meet = moments({ at: gitHubAt.createComment, done: true, happens })
    await world.pull(7, 'opened')
    for (const said of [marker, 'is live']) expect(commentOf(world)).toContain(said)
    if (end === 'closed') await world.pull(7, 'closed')
    else {
      world.github.setPullState(7, 'closed')
      await sweep()(world)
    }
    expect(liveLinks(world)).toEqual([])
    const comments = world.github.commentsOf(7).map(({ body }) => body)
    expect(comments.length).toBeGreaterThan(0)
    for (const body of comments) expect(body).not.toMatch(/is live/u)
  })

  it("leave other people's comments alone, marker or not", async () => {
    await using world = await setStage()
    const user = { login: 'octocat', id: 583231, type: 'User' as const }
    world.github.addPull({ number: 7 })
    const theirs = world.github.addComment(7, { body: `${marker}\nis live`, user })
    for (const action of ['opened', 'synchronize', 'closed']) await world.pull(7, action)
    expect(world.github.commentsOf(7).find(({ id }) => id === theirs.id)?.body).toBe(`${marker}\nis live`)
  })
})

describe('a key', () => {
  const key = 'Q7xv9secretKeyOf12'

  it.each([
    ['two', [`a.${key.slice(0, 9)}`, `${key.slice(9)}.example.com`]],
    ['two, beside each other', [key.slice(0, 9), key.slice(9)]],
    ['three', [key.slice(0, 6), key.slice(6, 12), `${key.slice(12)}.example.com`]],
  ])('split over %s entries of the profile is shown nowhere', async (_, links) => {
    await using world = await setStage({ hosting: { accounts: { [key]: { links, linkLimit: links.length } } } })
    const inputs = { 'api-key': key }
    const runs = [
      () => world.pull(7, 'opened', { inputs }),
      () => world.step({ inputs }),
      () => world.step({ inputs: { ...inputs, domain: links[0] ?? '', mode: 'teardown', 'dry-run': 'true' } }),
      () => tearDown('q7xv9secre.example.com', inputs)(world),
      () => world.step({ inputs: { ...inputs, 'dry-run': 'true' } }),
    ]
    for (const run of runs) {
      for (const text of shown(await run(), world)) expect(bare(text)).not.toContain(bare(key))
    }
  })
})

describe('the comment of a preview', () => {
  it('does not show where on the runner a link leads', async () => {
    using elsewhere = makeSite({ 'secret-place.html': 'x' })
    await using world = await setStage()
    symlinkSync(join(elsewhere.directory, 'secret-place.html'), join(world.directory, 'out.html'))
    const result = await world.pull(7, 'opened')
    expect(result.code).toBe(1)
    expect(result.stdout).toContain('out.html')
    expect(commentOf(world)).toMatch(/out\.html/u)
    for (const hidden of ['secret-place', elsewhere.directory]) expect(commentOf(world)).not.toContain(hidden)
  })

  it('makes no reference to an issue of a name that looks like one', async () => {
    await using world = await setStage()
    await world.pull(7, 'opened', { inputs: { environment: 'GH-1' } })
    const visible = commentOf(world).replace(/<!--.*?-->/gsu, '')
    expect(visible).not.toBe('')
    expect(visible).not.toMatch(/(?<![\w\\])GH-1(?!\w)/u)
  })

  it('is short enough for GitHub where 6,000 files look private, and the summary for the runner', async () => {
    const name = (index: number): string => `${'folder-of-a-long-name-'.repeat(9)}${index}/htpasswd`
    const files = Object.fromEntries(Array.from({ length: 6000 }, (_, index) => [name(index), 'x']))
    await using world = await setStage({ files: { 'index.html': 'mine', ...files } })
    const result = await world.pull(7, 'opened')
    expect(result.code, result.stdout.slice(0, 2000)).toBe(1)
    expect(world.github.violations).toEqual([])
    expect(world.github.commentsOf(7)).toHaveLength(1)
    expect(Buffer.byteLength(result.summary)).toBeGreaterThan(0)
    expect(Buffer.byteLength(result.summary)).toBeLessThan(1024 * 1024)
    expect(hostingWrites(world)).toEqual([])
  })
})

describe('a workflow_run of a fork', () => {
  const facts = { headSha: sha('c'), headBranch: 'topic' }

  it.each(['open', 'closed'] as const)(
    "with the same head as this repository's own pull request (%s) is not that pull request's",
    async (state) => {
      await using world = await setStage()
      const link = (await world.pull(7, 'opened', { sha: sha('c') })).outputs['link']
      world.github.setPullState(7, state)
      const before = stateOf(world)
      const mode = state === 'closed' ? { mode: 'teardown', directory: '' } : {}
      const run = (headRepository?: string): Promise<StepResult> => {
        const payload = workflowRunEvent({ ...facts, ...(headRepository && { headRepository }) })
        return world.step({ event: 'workflow_run', payload, inputs: { 'pull-request': '7', ...mode } })
      }
      for (const fork of ['mallory/octo-repo', 'mallory/other']) {
        await expectRed(run(fork))
        expect(stateOf(world)).toEqual(before)
      }
      const own = await run()
      expect(own, own.stdout).toMatchObject({ code: 0, outputs: { link } })
    },
  )

  it("whose fork was deleted is nobody's", async () => {
    await using world = await setStage()
    world.github.addPull({ number: 7, head: { sha: sha('c'), ref: 'topic', repo: null } })
    const payload = workflowRunEvent({ ...facts, headRepository: 'mallory/octo-repo' })
    const before = stateOf(world)
    const result = await world.step({ event: 'workflow_run', payload, inputs: { 'pull-request': '7' } })
    expect(result.code, result.stdout).toBe(1)
    expect(stateOf(world)).toEqual(before)
  })
})

describe('an output file that can not be written', () => {
  it('is what the error says of a deploy that was published and recorded, together with the link', async () => {
    await using world = await setStage()
    const result = await world.pull(7, 'opened', { env: { GITHUB_OUTPUT: '/nowhere/output' } })
    const [link = ''] = liveLinks(world)
    expect(pages(world)).toEqual({ [link]: 'mine' })
    const said = [...annotations(result, 'error'), ...annotations(result, 'warning')].join('\n')
    expect(said).toMatch(/output/iu)
    expect(said).toContain(link)
    expect(recordOf(world)).toMatchObject([{ state: 'success' }])
  })
})

describe('a site', () => {
  it('of 6,000 folders that are linked in a chain ends in words', async () => {
    using site = makeSite({ 'index.html': 'mine' })
    const folder = (index: number): string => join(site.directory, `d${index}`)
    for (let index = 0; index < 6000; index += 1) {
      mkdirSync(folder(index))
      if (index > 0) symlinkSync(folder(index), join(folder(index - 1), 'next'))
    }
    writeFileSync(join(folder(5999), 'last.txt'), 'x')
    await using world = await setStage({ inputs: { directory: site.directory } })
    const result = await world.step()
    expect(result.stdout).not.toMatch(/call stack|RangeError/u)
    if (result.code !== 0) expect(annotations(result, 'error')).toHaveLength(1)
  })

  it('with a folder named robots.txt is not sent with a file of that name, too', async () => {
    await using world = await setStage({ files: { 'index.html': 'mine', 'robots.txt/index.html': 'x' } })
    const result = await world.pull(7, 'opened', { inputs: { noindex: 'true' } })
    const [site] = world.hosting.account(DEFAULT_KEY).links.values()
    const paths = [...(site?.files.keys() ?? [])]
    expect(paths.includes('robots.txt') && paths.includes('robots.txt/index.html'), paths.join()).toBe(false)
    if (result.code !== 0) expect(annotations(result, 'error')[0]).toContain('robots.txt')
  })
})
