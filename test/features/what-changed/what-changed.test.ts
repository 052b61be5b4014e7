import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
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
      expect(text).toContain('**1 link leads nowhere here that leads somewhere in production.**')
      expect(text).not.toContain('@octocat')
    }
    const asked = world.hosting.requests.find(({ path }) => path.includes(listPath))
    expect(asked?.headers).toBeDefined()
    expect(asked?.headers['x-api-key']).toBeUndefined()
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
    expect(stdout.includes(`Added to the site: ${listPath} (compare-with; it names every page).`)).toBe(isAdded)
  })

  it('says in the comment that the live site has no list yet', async () => {
    await using world = await start()
    await world.step({ inputs: { 'compare-with': '' } })
    const { code, outputs, stdout } = await world.pull(7, 'opened')
    expect([code, outputs['changed-pages']], stdout).toEqual([0, '[]'])
    expect(outputs['broken-links']).toBe('[]')
    expect(commentOf(world)).toContain(
      'production was not deployed with `compare-with: production` yet, so nothing was compared.',
    )
    expect(stdout).not.toContain('No pages were compared')
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

  it('asks past caches', async () => {
    await using world = await start()
    await world.step()
    await world.pull(7, 'opened')
    const asked = world.hosting.requests.filter(({ path }) => path.includes(listPath))
    expect(asked).toHaveLength(1)
    expect(asked[0]?.path).toMatch(/\.json\?\d+\.1$/u)
  })

  it('says in one line of the log why nothing was compared', async () => {
    await using world = await start()
    const told = async (inputs = {}) => {
      const { code, stdout } = await world.pull(7, 'synchronize', { inputs })
      const lines = stdout.match(/^.*No pages were compared.*$/gmu)
      expect([code, lines?.length], stdout).toEqual([0, 1])
      return lines?.[0]
    }
    const none = '::warning::No pages were compared: no live site is recorded in the environment "production".'
    expect(await told()).toBe(none)
    await world.step()
    Object.assign(listIn(world), { bytes: Buffer.from('<!DOCTYPE html>') })
    expect(await told()).toMatch(/^No pages were compared\. /u)
    // A preview reads the record of its own environment, and this one's only to compare.
    world.github.intercept = (request, response, { path }) =>
      path.includes('environment=docs') && status(410, { message: 'no' })(request, response)
    expect(await told({ 'compare-with': 'docs' })).toMatch(/^No pages were compared\. .*HTTP 410/u)
  })
})
