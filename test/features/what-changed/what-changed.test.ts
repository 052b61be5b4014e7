import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sectionsIn } from '../../../src/report/comment.ts'
import { DEFAULT_KEY, likeLive } from '../../stand-ins/hosting/hosting.ts'
import { makeWorldInProcess } from '../../stand-ins/runner/in-process.ts'
import type { StepResult } from '../../stand-ins/runner/runner.ts'
import { status } from '../../stand-ins/scenes/faults.ts'
import { commentOf } from '../../stand-ins/scenes/records.ts'
import type { World } from '../../stand-ins/scenes/world.ts'

const page = (title: string, text: string): string =>
  `<!doctype html><html><head><title>${title} | My Site</title></head><body><p>${text}</p></body></html>`
const files = {
  'index.html': page('Home', 'Welcome to <a href="/old.html">what was</a> and <a href="/never">will not be</a>'),
  'guide/index.html': page('Guide', 'How to'),
  'old.html': page('Old', 'Was here'),
}
const inputs = { 'compare-with': 'production' }
const listPath = '.well-known/static-deploy.json'
const start = (hosting = {}): Promise<World> =>
  makeWorldInProcess({ hosting: { ...likeLive, uploadsADay: 100, ...hosting }, files, inputs })

const write = ({ directory }: World, texts: Record<string, string>): void => {
  for (const [path, text] of Object.entries(texts)) writeFileSync(join(directory, path), text)
}
const listsIn = ({ hosting }: World) =>
  [...hosting.account(DEFAULT_KEY).links.values()].flatMap(({ files }) => files.get(listPath) ?? [])
const listIn = (world: World) => listsIn(world)[0] ?? expect.fail('there is no list')
const changed = ({ outputs, stdout }: StepResult) => {
  expect(outputs, stdout).toHaveProperty('changed-pages')
  return JSON.parse(outputs['changed-pages'] ?? '')
}

describe('compare-with', () => {
  it('publishes the list with production, and shows what a preview changes in comment, summary and output', async () => {
    await using world = await start()
    const site = await world.step()
    expect(site, site.stdout).toMatchObject({ code: 0, outputs: { 'changed-pages': '[]', 'broken-links': '[]' } })
    const list = JSON.parse(String(listIn(world).bytes))
    expect([Object.keys(list.pages), list['dead-links']]).toEqual([['/', '/guide/', '/old.html'], ['/never']])
    expect(list).toMatchObject({ 'static-deploy': 5, host: '' })
    write(world, { 'guide/index.html': page('Guide', 'How to do it'), 'new.html': page('@octocat [x](y)', 'News') })
    rmSync(join(world.directory, 'old.html'))
    const preview = await world.pull(7, 'opened')
    expect(changed(preview)).toEqual([
      { path: '/guide/', title: 'Guide | My Site', change: 'changed' },
      { path: '/new.html', title: expect.stringContaining('@octocat'), change: 'new' },
      { path: '/old.html', title: '/old.html', change: 'removed' },
    ])
    const broken = [{ target: '/old.html', removed: true, pages: ['/'] }]
    expect(JSON.parse(preview.outputs['broken-links'] ?? '')).toEqual(broken)
    const link = preview.outputs['link']
    for (const text of [commentOf(world), preview.summary]) {
      expect(text).toContain('1 page changed')
      expect(text).toContain(`https://${link}/guide/`)
      expect(text).toContain(`https://${site.outputs['link']}/old.html`)
      expect(text).toContain('⚠️ **1 broken link that production does not have**')
      expect(text).toContain('\n  - …How to **do it**…')
      expect(text).not.toContain('@octocat')
    }
    const asked = world.hosting.requests.filter(({ path }) => path.includes(listPath))
    expect(asked.map(({ path }) => path)).toEqual([expect.stringMatching(/\.json\?\d+\.1$/u)])
    expect(asked[0]?.headers['x-api-key']).toBeUndefined()
    // A preview publishes no list.
    expect(listsIn(world)).toHaveLength(1)
  })

  it.each<[string, Record<string, string>, boolean]>([
    ['none', { 'compare-with': '' }, false],
    ['another environment', { environment: 'docs' }, false],
    ['the same in another case', { environment: 'PRODUCTION' }, true],
  ])('adds the list for the environment it names only: %s', async (_, inputs, isAdded) => {
    await using world = await start()
    const { stdout } = await world.step({ inputs })
    expect(listsIn(world), stdout).toHaveLength(isAdded ? 1 : 0)
    expect(
      stdout.includes(`Added to the site: ${listPath} (compare-with; it names every page, picture and document).`),
    ).toBe(isAdded)
  })

  it('says in the comment that the live site has no list yet, or one of another version', async () => {
    await using world = await start()
    await world.step({ inputs: { 'compare-with': '' } })
    const { code, outputs, stdout } = await world.pull(7, 'opened')
    expect([code, outputs['changed-pages']], stdout).toEqual([0, '[]'])
    expect(outputs['broken-links']).toBe('[]')
    expect(commentOf(world)).toContain(
      'production has no list of its pages yet: its next deploy with `compare-with: production` makes one.',
    )
    expect(stdout).not.toContain('No pages were compared')
    await world.step()
    Object.assign(listIn(world), { bytes: Buffer.from('{"static-deploy":2,"pages":{}}') })
    await world.pull(7, 'synchronize')
    expect(commentOf(world)).toContain(
      "production's list is of another version of this action; its next deploy makes a new one.",
    )
  })

  it('says in log and comment that no live site is recorded', async () => {
    await using world = await start()
    const { stdout } = await world.pull(7, 'opened', { inputs: { 'compare-with': 'main' } })
    const text =
      'Nothing was compared, because no live site is recorded in `main`: its first deploy with `compare-with: main` makes the list; if another environment is meant, write that one, such as `compare-with: production`.'
    expect(stdout).toContain(`::warning::${text}`)
    expect(commentOf(world)).toContain(text)
  })

  it('believes a list of a link of the record, or of none', async () => {
    await using world = await start()
    const { outputs } = await world.step()
    await world.step()
    const list = JSON.parse(String(listIn(world).bytes))
    expect(list.host).toBe(outputs['link'])
    for (const [host, isBelieved] of [
      ['', true],
      ['evil.example', false],
      ['.*', false],
    ] as const) {
      Object.assign(listIn(world), { bytes: Buffer.from(JSON.stringify({ ...list, host })) })
      const { stdout } = await world.pull(7, 'synchronize')
      expect(!stdout.includes('No pages were compared.'), stdout).toBe(isBelieved)
    }
  })

  it('warns of a list that is too long for previews', async () => {
    await using world = await start()
    const folder = Array.from({ length: 12 }, () => 'chapter-'.repeat(30)).join('/')
    mkdirSync(join(world.directory, folder), { recursive: true })
    write(world, Object.fromEntries(Array.from({ length: 1900 }, (_, index) => [`${folder}/${index}.html`, 'x'])))
    const { code, stdout, summary } = await world.step()
    expect(code, stdout).toBe(0)
    expect(stdout).toMatch(/::warning::Nothing can be compared with this site: the list of its pages has 5\.\d+ MB/u)
    expect(summary).toContain('Nothing can be compared with this site')
  })

  it('says in one line of the log why nothing was compared', async () => {
    await using world = await start()
    const told = async (inputs = {}) => {
      const { code, stdout } = await world.pull(7, 'synchronize', { inputs })
      const lines = stdout.match(/^.*No pages were compared.*$/gmu)
      expect([code, lines?.length], stdout).toEqual([0, 1])
      return lines?.[0]
    }
    await world.step()
    Object.assign(listIn(world), { bytes: Buffer.from('<!DOCTYPE html>') })
    expect(await told()).toMatch(/^No pages were compared\. /u)
    const text = "What changed is not known: production's list could not be read."
    expect(commentOf(world)).toContain(text)
    // A preview reads the record of its own environment, and this one's only to compare.
    world.github.intercept = (request, response, { path }) =>
      path.includes('environment=docs') && status(410, { message: 'no' })(request, response)
    expect(await told({ 'compare-with': 'docs' })).toMatch(/^No pages were compared\. .*HTTP 410/u)
    expect(commentOf(world)).not.toContain(text)
  })
})

describe('the words that changed', () => {
  const text = (minutes: string, more = ''): string =>
    page('Speed', `It builds a large site in ${minutes} minutes. ${more}`)
  const head = '0123456789abcdef0123456789abcdef01234567'
  const changedLine = '…builds a large site in ~~four~~ **three** minutes.'

  /** A live site, which answers as `change` says, and a preview. */
  async function compared(live: string, now: string, change: (world: World) => unknown = () => {}, inputs = {}) {
    const world = await start()
    write(world, { 'speed.html': live })
    await world.step()
    // The second deploy knows its link.
    await world.step()
    write(world, { 'speed.html': now })
    await change(world)
    const step = await world.pull(7, 'opened', { inputs, sha: head })
    return { world, step, comment: commentOf(world) }
  }
  const liveFile = (world: World) =>
    [...world.hosting.account(DEFAULT_KEY).links.values()][0]?.files.get('speed.html') ?? expect.fail()

  it('stand in comment and summary, and the live page is asked for once, past caches, as by a visitor', async () => {
    const { world, step, comment } = await compared(text('four'), text('three'))
    await using _world = world
    expect(comment).toContain(`  - ${changedLine}`)
    expect(step.summary).toContain(`  - ${changedLine}`)
    const asked = world.hosting.requests.filter(({ path }) => path.includes('/speed.html'))
    expect(asked.map(({ path }) => path)).toEqual([expect.stringMatching(/\/speed\.html\?\d+\.1$/u)])
    expect(asked[0]?.headers['x-api-key']).toBeUndefined()
  })

  it.each<[string, (world: World) => unknown, Record<string, string>, string]>([
    [
      'the live page is not the one of the list',
      (world) => Object.assign(liveFile(world), { bytes: Buffer.from(text('five')) }),
      {},
      'its host sends another page than was deployed',
    ],
    [
      'it has more than 5 MiB',
      (world) => Object.assign(liveFile(world), { bytes: Buffer.alloc(5 * 1024 * 1024 + 1, text('four')) }),
      {},
      'the live page has more than 5 MiB',
    ],
    ['the preview has a password', () => {}, { 'preview-password': 'long-enough' }, 'the preview has a password'],
  ])('are not shown if %s, and it says why', async (_, change, inputs, reason) => {
    const { world, step, comment } = await compared(text('four'), text('three'), change, inputs)
    await using _world = world
    expect(step.code, step.stdout).toBe(0)
    expect(comment).toContain('- Changed: [Speed')
    expect(comment).not.toMatch(/four|three|five/u)
    expect(comment).toContain(`No words of <code>/speed.html</code>: ${reason}.`)
  })

  it('come without own names and commits, each as its own run called them', async () => {
    const own = (link: string, commit: string) => `At https://${link}/a from ${commit}, or ${commit.slice(0, 7)}.`
    const { world, comment } = await compared(text('four'), text('three'), async (world) => {
      const [link = ''] = world.hosting.account(DEFAULT_KEY).links.keys()
      const commit = world.github.deployments[0]?.sha ?? ''
      expect(commit).toMatch(/^[\da-f]{40}$/u)
      write(world, { 'speed.html': text('four', own(link, commit)) })
      await world.step()
      write(world, { 'speed.html': text('three', own(link, head)) })
    })
    await using _world = world
    expect(comment).toContain('  - …builds a large site in ~~four~~ **three** minutes. At /a from /,…')
    expect(comment.match(/^ {2}- /gmu)).toHaveLength(1)
  })

  it('can not write a section of another site, or end this one', async () => {
    const hostile =
      '&lt;!-- static-deploy:end --&gt; &lt;!-- static-deploy:site {"environment":"x","state":"live"} --&gt; @octocat'
    const { world, comment } = await compared(text('four', hostile), text('three'))
    await using _world = world
    expect(sectionsIn(comment)).toHaveLength(1)
    expect(comment).toContain('static-deploy&#58;site')
    expect(comment).not.toMatch(/@octocat/u)
  })
})
