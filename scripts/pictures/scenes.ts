/** The picture in the README: the comment that the built action writes about a real generator's site. */
import { mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Step } from '../../test/stand-ins/runner/runner.ts'
import { commentOf } from '../../test/stand-ins/scenes/records.ts'
import { makeWorld, type World } from '../../test/stand-ins/scenes/world.ts'
import { installPackages, run, writeSources } from '../generators/programs.ts'
import { commentHead, type Scene } from './page.ts'

const sidebar = [
  { text: 'Install', link: '/install' },
  { text: 'Configure', link: '/configure' },
]
const config = { title: 'Lighthouse', description: 'Documentation', themeConfig: { sidebar } }
const install = `# Install

Lighthouse builds a large site in four minutes.

## From the registry

\`\`\`sh
npm install --save-dev lighthouse-notes
\`\`\`

Then add a script to your \`package.json\`, and run it once to see that the lamp is lit.
`
const before = {
  '.vitepress/config.mjs': `export default ${JSON.stringify(config)}`,
  'index.md': '# Lighthouse\n\nNotes for people who keep the light, and their [logbook](/logbook.pdf).\n',
  'install.md': install,
  'configure.md': '# Configure\n\nThe defaults are good for most towers.\n',
}
const after = { ...before, 'install.md': install.replace('four', 'three') }
/** Only there before, so that the change breaks a link. */
const removed = { 'public/logbook.pdf': '%PDF-1.7' }

/** Undefined if the generator can't be installed, which a line says. */
export async function commentScene(): Promise<Scene | undefined> {
  const home = installPackages()
  if (home === undefined) {
    console.log('SKIPPED: VitePress could not be installed.')
    return undefined
  }
  // Inside the folder with the generators, so that they are found from there.
  const folder = mkdtempSync(join(home, 'site-'))
  try {
    const [old, edited] = [
      build(home, folder, 'before', { ...before, ...removed }),
      build(home, folder, 'after', after),
    ]
    return await play(old, edited)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function build(home: string, folder: string, name: string, sources: Readonly<Record<string, string>>): string {
  const [source, target] = [join(folder, name), join(folder, `${name}-site`)]
  writeSources(source, sources)
  const program = join(home, 'node_modules/vitepress/bin/vitepress.js')
  const { status, stdout, stderr } = run(process.execPath, [program, 'build', source, '--outDir', target], source)
  if (status !== 0) throw new Error(`VitePress ended with ${status}.\n${stdout}${stderr}`)
  return target
}

/** Production is deployed, and then a pull request that changes a page. */
async function play(old: string, edited: string): Promise<Scene> {
  await using world = await makeWorld({
    directory: old,
    hosting: { linkSuffix: 'tiiny.site', proxy: true },
    inputs: { 'compare-with': 'production' },
  })
  const env: Step['env'] = { CHROME_NO_SANDBOX: process.env['CHROME_NO_SANDBOX'] }
  const steps = [await world.step()]
  world.github.addPull({ number: 7, title: 'Faster' })
  steps.push(await world.pull(7, 'opened', { inputs: { directory: edited, screenshots: '1' }, env }))
  for (const { code, stdout } of steps) if (code !== 0) throw new Error(stdout)
  const comment = commentOf(world)
  return { name: 'comment-changed', head: commentHead('2 minutes ago'), ...named(comment, picturesIn(comment, world)) }
}

/** The pictures that a comment shows, as its preview has them. */
function picturesIn(markdown: string, world: World): ReadonlyMap<string, Buffer> {
  const shown = [...markdown.matchAll(/src="(https:\/\/([^/]+)\/([^"]+\.webp))"/gu)]
  return new Map(
    shown.map(([, address = '', link = '', path = '']) => {
      const file = world.hosting.account().links.get(link)?.files.get(path)
      return [address, file?.bytes ?? Buffer.alloc(0)]
    }),
  )
}

/** A picture is named after its bytes, which are each browser's own. Here they are counted. */
function named(comment: string, found: ReadonlyMap<string, Buffer>): Pick<Scene, 'markdown' | 'pictures'> {
  let markdown = comment
  const pictures = new Map<string, Buffer>()
  for (const [index, [address, bytes]] of [...found].entries()) {
    const counted = `${dirname(address)}/${index + 1}.webp`
    markdown = markdown.replaceAll(address, counted)
    pictures.set(counted, bytes)
  }
  return { markdown, pictures }
}
