import { describe, expect, it } from 'vitest'
import { InputError } from '../../src/errors.ts'
import { collect, pathsOf } from '../stand-ins/scenes/collected.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

/** What the real generators write for a server (scripts/generators/servers.ts), in a project. */
const rows = [
  [
    'Nitro',
    '.output',
    ['nitro.json', 'server/index.mjs', 'server/node_modules/vue/index.js'],
    'public',
    '.output/public',
  ],
  ['Astro', 'dist', ['server/entry.mjs', 'client/about/index.html'], 'client', 'dist/client'],
  ['Next.js', '.next', ['BUILD_ID', 'build-manifest.json', 'server/pages/404.html'], '../out', 'out'],
  ['Next.js', 'web/.next', ['BUILD_ID', 'build-manifest.json'], '../out', 'web/out'],
  ['SvelteKit', 'build', ['server/manifest.js', 'server/index.js', 'client/_app/version.json'], 'client', ''],
  ['Remix or React Router', './build/', ['server/index.js', 'client/assets/a.js'], 'client', 'build/client'],
] as const

const filled = (folder: string, paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [`${folder}/${path}`, path.endsWith('.html') ? '<h1>' : 'x']))

describe.each(rows)('a server build of %s', (generator, directory, paths, inner, folder) => {
  const isLiveSite = [true, false]
  it.each(isLiveSite)('is an error, with the way to a static site (live: %s)', async (isLiveSite) => {
    using project = makeSite({ ...filled(directory, paths), [`${directory}/server/.env`]: 'DB=x' })
    const error = await collect(directory, { workspace: project.directory, isLiveSite }).then(pathsOf, (cause) => cause)
    expect(error).toBeInstanceOf(InputError)
    expect(error.message).toContain(`is a server build of ${generator}, not a static site`)
    expect(error.hint).toContain(
      folder ? `, and write "directory: ${folder}". Nothing was sent.` : '"@sveltejs/adapter-static"',
    )
    expect(error.hint).not.toMatch(/exclude|Write/u)
  })

  it.skipIf(folder === '')('names the folder to write, if a site is there, and that one is published', async () => {
    using project = makeSite({ ...filled(directory, paths), [`${directory}/${inner}/index.html`]: '<h1>' })
    const workspace = project.directory
    await expect(collect(directory, { workspace })).rejects.toMatchObject({
      hint: `Write "directory: ${folder}". Nothing was sent.`,
    })
    expect(pathsOf(await collect(folder, { workspace }))).toContain('index.html')
  })

  it('is a site with a page at its root', async () => {
    using project = makeSite({
      ...filled('site', paths.slice(0, 2)),
      'site/client/a.js': 'x',
      'site/index.html': '<h1>',
    })
    const found = await collect('site', { workspace: project.directory, isLiveSite: true })
    expect(pathsOf(found)).toContain('index.html')
  })
})
