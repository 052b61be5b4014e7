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
  makeWorldInProcess({ hosting: { ...likeLive, ...hosting }, files, inputs })

const write = ({ directory }: World, texts: Record<string, string>): void => {
  for (const [path, text] of Object.entries(texts)) writeFileSync(join(directory, path), text)
}
const listIn = ({ hosting }: World) => {
  const [site] = hosting.account(DEFAULT_KEY).links.values()
  return site?.files.get(listPath) ?? expect.fail('there is no list')
}
const changed = ({ outputs, stdout }: StepResult) => {
  expect(outputs, stdout).toHaveProperty('changed-pages')
  return JSON.parse(outputs['changed-pages'] ?? '')
}

describe('compare-with', () => {
  it('publishes the list with production, and tells what a preview changes in comment, summary and output', async () => {
    await using world = await start()
    const site = await world.step()
    expect(site, site.stdout).toMatchObject({ code: 0, outputs: { 'file-count': '4', 'changed-pages': '[]' } })
    expect(Object.keys(JSON.parse(String(listIn(world).bytes)).pages)).toEqual(['/', '/guide/', '/old.html'])
    const guide = page('Guide', 'How to do it')
    write(world, { 'guide/index.html': guide, 'new.html': page('@octocat [x](y)', 'News') })
    rmSync(join(world.directory, 'old.html'))
    const preview = await world.pull(7, 'opened')
    expect(preview, preview.stdout).toMatchObject({ code: 0, outputs: { 'file-count': '3' } })
    expect(changed(preview)).toEqual([
      { path: '/guide/', title: 'Guide | My Site', change: 'changed' },
      { path: '/new.html', title: expect.stringContaining('@octocat'), change: 'new' },
      { path: '/old.html', title: '/old.html', change: 'removed' },
    ])
    const link = preview.outputs['link']
    const comment = commentOf(world)
    for (const text of [comment, preview.summary]) {
      expect(text).toContain('1 page changed')
      expect(text).toContain(`https://${link}/guide/`)
      expect(text).toContain(`https://${site.outputs['link']}/old.html`)
      expect(text).not.toContain('@octocat')
    }
    expect(comment.indexOf(`https://${link}`)).toBeLessThan(comment.indexOf('1 page changed'))
    const asked = world.hosting.requests.find(({ path }) => path.endsWith(listPath))
    expect(asked?.headers['x-api-key']).toBeUndefined()
  })

  it('reads only pages with new bytes again, where production published a list before', async () => {
    await using world = await start()
    const first = await world.step()
    expect(first.stdout).not.toContain('The list of pages is made anew')
    // Nobody else finds these parts.
    const marked = String(listIn(world).bytes).replaceAll(/\.[\w-]{16}"/gu, '.----------------"')
    Object.assign(listIn(world), { bytes: Buffer.from(marked) })
    write(world, { 'guide/index.html': page('Guide', 'How to do it') })
    await world.step()
    const { pages } = JSON.parse(String(listIn(world).bytes))
    const kept = Object.keys(pages).filter((path) => pages[path].endsWith('-'.repeat(16)))
    expect(kept).toEqual(['/', '/old.html'])
    expect(changed(await world.pull(7, 'opened'))).toEqual([])
  })

  it.each<[string, Record<string, string>, boolean]>([
    ['none', { 'compare-with': '' }, false],
    ['another environment', { environment: 'docs' }, false],
    ['the same in another case', { environment: 'PRODUCTION' }, true],
  ])('adds the list for the environment it names only: %s', async (_, inputs, isAdded) => {
    await using world = await start()
    const { stdout, outputs } = await world.step({ inputs })
    expect(outputs['file-count'], stdout).toBe(isAdded ? '4' : '3')
    expect(stdout.includes(`Added to the site: ${listPath} (compare-with; it names every page, linked or not).`)).toBe(
      isAdded,
    )
  })

  it('says why nothing was compared', async () => {
    await using world = await start()
    const deploy = (inputs = {}) => world.step({ inputs: { 'compare-with': '', ...inputs } })
    const told = async (inputs = {}) => (await world.pull(7, 'synchronize', { inputs })).stdout
    const nothing = 'No pages were compared: the environment "production" has no live site to compare with.'
    const others = `::warning::${nothing} Did you mean "shop", "docs"?`
    expect(await told()).toContain(
      `::warning::${nothing} Deploy one, such as "production", with "compare-with" naming it.`,
    )
    const noToken = '::warning::No pages were compared: without a token nothing is known.'
    expect(await told({ 'github-token': '' })).toContain(noToken)
    for (const environment of ['docs', 'shop']) await deploy({ environment })
    expect(await told()).toContain(others)
    const site = await deploy()
    expect((await told()).match(/^.*No pages were compared.*$/gmu)).toEqual([
      expect.stringMatching(/^No pages were compared: https:/u),
    ])
    await deploy({ mode: 'teardown', domain: site.outputs['link'] ?? '', directory: '' })
    expect(await told()).toContain(others)
    // Production's record is read by every preview, so an error there stops the deploy. That of another one does not.
    world.github.intercept = (request, response, { path }) =>
      path.includes('environment=docs') && status(409, { message: 'no' })(request, response)
    expect(await told({ 'compare-with': 'docs' })).toMatch(/^No pages were compared\. .*HTTP 409/mu)
  })

  it('takes links to the live site and to the preview for links within the site', async () => {
    await using world = await start({ namedLinks: true })
    const linkTo = (link = ''): void =>
      write(world, { 'index.html': page('Home', `<a href="https://${link}/old.html">x</a>`) })
    const domain = (await world.step()).outputs['link'] ?? ''
    linkTo(domain)
    await world.step({ inputs: { domain } })
    const first = await world.pull(7, 'opened')
    expect(changed(first)).toEqual([])
    // The build writes its own address, which is the preview's.
    linkTo(first.outputs['link'])
    expect(changed(await world.pull(7, 'synchronize'))).toEqual([])
    linkTo('elsewhere.example')
    expect(changed(await world.pull(7, 'synchronize'))).toMatchObject([{ path: '/', change: 'changed' }])
    // A preview that asks for a name knows it before.
    const name = `named.${likeLive.linkSuffix}`
    linkTo(name)
    const named = await world.pull(8, 'opened', { inputs: { domain: name } })
    expect(changed(named)).toEqual([])
  })

  it('ends with a deploy that fails, whatever the live site still owes', async () => {
    await using world = await start()
    await world.step()
    const events: string[] = []
    const asked = Promise.withResolvers<void>()
    world.meet = async (line, _, response) => {
      if (line.endsWith(listPath)) {
        // It is never answered.
        response.on('close', () => events.push('list given up'))
        asked.resolve()
        return true
      }
      if (!line.endsWith('/upload')) return false
      await asked.promise
      events.push('upload refused')
      response.writeHead(401).end()
      return true
    }
    const { code, stdout } = await world.pull(7, 'opened')
    expect([code, stdout.includes('No pages were compared'), ...events]).toEqual([
      1,
      false,
      'upload refused',
      'list given up',
    ])
  })
})
