import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEFAULT_KEY } from '../stand-ins/hosting/hosting.ts'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import { makeSite, type World } from '../stand-ins/scenes/world.ts'

const robots = ({ hosting }: World, link = ''): string | undefined => {
  const file = hosting.account(DEFAULT_KEY).links.get(link)?.files.get('robots.txt')
  return file && String(file.bytes)
}

describe('noindex', () => {
  it.each(['files', 'zip'])(
    "gives a preview's robots.txt in place of the site's own, sent as %s",
    async (form) => {
      await using world = await makeWorldInProcess({
        files: { 'index.html': 'x', 'robots.txt': 'Sitemap: /s.xml' },
        hosting: { unpackArchives: true },
        inputs: { noindex: 'true', 'upload-as': form },
      })
      using temporary = makeSite({})
      const env = { RUNNER_TEMP: temporary.directory }
      const preview = await world.pull(7, 'opened', { env })
      expect(preview, preview.stdout).toMatchObject({ code: 0, outputs: { 'file-count': '2' } })
      expect(robots(world, preview.outputs['link'])).toBe('User-agent: *\nDisallow: /\n')
      expect(preview.stdout).toContain('robots.txt (noindex)')
      const site = await world.step({ env })
      expect(robots(world, site.outputs['link'])).toBe('Sitemap: /s.xml')
      // Nothing is left behind, and the directory is what the build wrote.
      expect(readdirSync(temporary.directory)).toEqual([])
      expect(readFileSync(join(world.directory, 'robots.txt'), 'utf8')).toBe('Sitemap: /s.xml')
    },
  )

  it('adds nothing where it is off', async () => {
    await using world = await makeWorldInProcess()
    const preview = await world.pull(7, 'opened')
    expect(robots(world, preview.outputs['link'])).toBeUndefined()
  })
})
