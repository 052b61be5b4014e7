import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEFAULT_KEY, likeLive } from '../stand-ins/hosting/hosting.ts'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import type { StepResult } from '../stand-ins/runner/runner.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { commentOf } from '../stand-ins/scenes/records.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const page = (title: string, text: string): string =>
  `<!doctype html><html><head><title>${title} | My Site</title></head><body><p>${text}</p></body></html>`
const files = {
  'index.html': page('Home', 'Welcome'),
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
  it('publishes the list with production, and tells what a preview changes in comment, summary and output', async () => {
    await using world = await start()
    const site = await world.step()
    expect(site, site.stdout).toMatchObject({ code: 0, outputs: { 'changed-pages': '[]' } })
    expect(Object.keys(JSON.parse(String(listIn(world).bytes)).pages)).toEqual(['/', '/guide/', '/old.html'])
    write(world, { 'guide/index.html': page('Guide', 'How to do it'), 'new.html': page('@octocat [x](y)', 'News') })
    rmSync(join(world.directory, 'old.html'))
    const preview = await world.pull(7, 'opened')
    expect(changed(preview)).toEqual([
      { path: '/guide/', title: 'Guide | My Site', change: 'changed' },
      { path: '/new.html', title: expect.stringContaining('@octocat'), change: 'new' },
      { path: '/old.html', title: '/old.html', change: 'removed' },
    ])
    const link = preview.outputs['link']
    for (const text of [commentOf(world), preview.summary]) {
      expect(text).toContain('1 page changed')
      expect(text).toContain(`https://${link}/guide/`)
      expect(text).toContain(`https://${site.outputs['link']}/old.html`)
      expect(text).not.toContain('@octocat')
    }
    const asked = world.hosting.requests.find(({ path }) => path.endsWith(listPath))
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
    expect(commentOf(world)).toContain('production has no list of pages yet: it gets one with its next deploy.')
    expect(stdout).not.toContain('No pages were compared')
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
