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
  it('of another environment publishes no list', async () => {
    await using world = await start()
    const { outputs } = await world.step({ inputs: { 'compare-with': 'docs' } })
    expect(outputs['file-count']).toBe('3')
  })

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

  it('tells a menu from what is changed', async () => {
    const around = (menu: string, title: string, text: string): string =>
      page(title, '').replace('<p></p>', `<nav>${menu}</nav><main>${text}</main>`)
    await using world = await start()
    const build = (menu: string, guide: string): void => {
      const texts = { 'index.html': 'Home', 'old.html': 'Old', 'guide/index.html': guide }
      for (const [path, text] of Object.entries(texts)) write(world, { [path]: around(menu, path, text) })
    }
    build('one', 'How to')
    await world.step()
    build('one two', 'How to')
    const menu = await world.pull(7, 'opened')
    expect(changed(menu)).toEqual([])
    expect(menu.summary).toContain('Compared with production, the menu, header or footer differs on 3 pages.')
    build('one two', 'How to do it')
    const both = await world.pull(7, 'synchronize')
    expect(changed(both)).toMatchObject([{ path: '/guide/', change: 'changed' }])
    expect(both.summary).toContain('The menu, header or footer differs on 2 more.')
  })

  it('only writes a line to the log if there is no list', async () => {
    await using world = await start()
    for (const action of ['opened', 'synchronize']) {
      const preview = await world.pull(7, action)
      expect(preview).toMatchObject({ code: 0, outputs: { 'changed-pages': '[]' } })
      expect(preview.stdout).toContain('No pages were compared')
      await world.step({ inputs: { 'compare-with': '' } })
    }
    expect(commentOf(world)).not.toContain('changed')
  })

  it.each([
    ['none', { inputs: { 'compare-with': '' } }, 3],
    ['another environment', { inputs: { environment: 'docs' } }, 3],
    ['the same in another case', { inputs: { environment: 'PRODUCTION' } }, 4],
    [
      'a preview, also in that environment',
      { inputs: { environment: 'production' }, env: { GITHUB_REF: 'refs/heads/topic' } },
      3,
    ],
  ])('adds the list for the environment it names only: %s', async (_, step, count) => {
    await using world = await start()
    world.github.addBranch('topic')
    const result = await world.step(step)
    expect(result.outputs['file-count'], result.stdout).toBe(String(count))
    expect(result.stdout.includes(`Added to the site: ${listPath} (compare-with).`)).toBe(count === 4)
    expect(result.stdout.includes('No pages were compared')).toBe('env' in step)
  })

  it('tells of other files where no page differs, and of dates in a line of their own', async () => {
    await using world = await start()
    write(world, { 'app.js': 'let a', 'log.html': page('Log', 'Generated on 2026-11-21 at 10:00.') })
    await world.step()
    const comment = async (): Promise<string> => {
      await world.pull(7, 'synchronize', { inputs: { noindex: 'true' } })
      return commentOf(world)
    }
    // Not even the robots.txt that noindex adds.
    expect(await comment()).toContain('and no other file differs.')
    write(world, { 'app.js': 'let b' })
    expect(await comment()).toContain('other files (scripts, styles, …) do.')
    write(world, { 'log.html': page('Log', 'Generated on 2026-11-22 at 11:30.') })
    expect(await comment()).toContain('1 page differs only in a date; other files')
    write(world, { 'old.html': page('Old', 'Will be here') })
    const third = await comment()
    expect(third).toContain('**1 page changed**')
    expect(third).toContain('1 more differs only in a date.')
  })

  it('says why nothing was compared', async () => {
    await using world = await start()
    const nothing = 'No pages were compared: the environment "production" has no live site to compare with.'
    expect((await world.pull(7, 'opened')).stdout).toContain(
      `::warning::${nothing} Deploy one, such as "production", with "compare-with" naming it.`,
    )
    const noToken = await world.pull(7, 'synchronize', { inputs: { 'github-token': '' } })
    expect(noToken.stdout).toContain('::warning::No pages were compared: without a token nothing is known.')
    await world.step({ inputs: { 'compare-with': '', environment: 'docs' } })
    await world.step({ inputs: { 'compare-with': '', environment: 'shop' } })
    expect((await world.pull(7, 'synchronize')).stdout).toContain(`::warning::${nothing} Did you mean "shop", "docs"?`)
    const site = await world.step({ inputs: { 'compare-with': '' } })
    const { stdout } = await world.pull(7, 'synchronize')
    expect(stdout).not.toContain('has no live site')
    expect(stdout.match(/No pages were compared/gu)).toHaveLength(1)
    expect(stdout).toMatch(/^No pages were compared: https:\/\/\S+ /mu)
    await world.step({ inputs: { mode: 'teardown', domain: site.outputs['link'] ?? '', directory: '' } })
    const gone = await world.pull(7, 'synchronize')
    expect(gone.stdout).toContain(`::warning::${nothing} Did you mean "shop", "docs"?`)
    const previews = await world.pull(7, 'synchronize', { inputs: { 'compare-with': 'preview' } })
    expect(previews.stdout).toContain('the environment "preview" has no live site to compare with. Did you mean')
    // Production's record is read by every preview, so an error there stops the deploy. That of another one does not.
    world.github.intercept = (request, response, { path }) =>
      path.includes('environment=docs') && status(409, { message: 'no' })(request, response)
    const broken = await world.pull(7, 'synchronize', { inputs: { 'compare-with': 'docs' } })
    expect(broken.stdout).toMatch(/^No pages were compared\. .*HTTP 409/mu)
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
})
