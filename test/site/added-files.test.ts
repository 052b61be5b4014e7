import { describe, expect, it } from 'vitest'
import { withAdded } from '../../src/site/site.ts'
import { DEFAULT_KEY } from '../stand-ins/hosting/hosting.ts'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import { makeSite, type World } from '../stand-ins/scenes/world.ts'

it('an added file takes the place of another one, in the order of paths', () => {
  const files = ['a.txt', 'c.txt'].map((path) => ({ path, source: path, size: 1 }))
  const added = ['c.txt', 'b.txt'].map((path) => ({ path, content: 'ü' }))
  const doubts = { dump: [], token: [], encoded: [] }
  const before = { files, bytes: 2, omitted: new Map(), doubts, unmatched: [], rootPage: [] }
  const site = withAdded(before, added)
  expect(site.files.map(({ path, size }) => `${path} ${size}`)).toEqual(['a.txt 1', 'b.txt 2', 'c.txt 2'])
  expect(site.bytes).toBe(5)
})

describe('noindex', () => {
  const robots = ({ hosting }: World, link = ''): string =>
    String(hosting.account(DEFAULT_KEY).links.get(link)?.files.get('robots.txt')?.bytes)

  it.each([
    ['true', 'zip', 'User-agent: *\nDisallow: /\n'],
    ['false', 'files', 'Sitemap: /s.xml'],
  ])("%s gives a preview's robots.txt in place of the site's own, sent as %s", async (noindex, form, expected) => {
    await using world = await makeWorldInProcess({
      files: { 'index.html': 'x', 'robots.txt': 'Sitemap: /s.xml' },
      hosting: { unpackArchives: true },
      inputs: { noindex, 'upload-as': form },
    })
    using temporary = makeSite({})
    const env = { RUNNER_TEMP: temporary.directory }
    const preview = await world.pull(7, 'opened', { env })
    expect(preview, preview.stdout).toMatchObject({ code: 0, outputs: { result: 'deployed' } })
    expect(robots(world, preview.outputs['link'])).toBe(expected)
    expect(preview.stdout.includes('Replaced in the site: robots.txt (noindex)')).toBe(noindex === 'true')
    const site = await world.step({ env })
    expect(robots(world, site.outputs['link'])).toBe('Sitemap: /s.xml')
  })
})
