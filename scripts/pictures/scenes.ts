/** What the pictures in `docs` show: comments and a summary that the built action writes. */
import { mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DEFAULT_KEY } from '../../test/stand-ins/hosting/hosting.ts'
import type { Step } from '../../test/stand-ins/runner/runner.ts'
import { commentOf } from '../../test/stand-ins/scenes/records.ts'
import { makeSite, makeWorld, type World } from '../../test/stand-ins/scenes/world.ts'
import { actionName, readmeWorkflows } from '../act/readme.ts'
import { installPackages, run, type Sources, writeSources } from '../generators/programs.ts'
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

/** A file of stories: each a button with its label and colour. */
function storyFile(title: string, buttons: Readonly<Record<string, readonly [label: string, colour: string]>>): string {
  const style = 'border: 0; border-radius: 4px; padding: 12px 20px; color: white; font: 16px sans-serif; background:'
  const exported = Object.entries(buttons).map(([name, [label, colour]]) => {
    return `export const ${name} = () => '<button style="${style} ${colour}">${label}</button>'\n`
  })
  return `export default { title: '${title}' }\n${exported.join('')}`
}

const storybook = {
  '.storybook/main.js':
    "export default { framework: '@storybook/html-vite', stories: ['../stories/*.js'], core: { disableTelemetry: true } }\n",
}
const storybookSources = {
  before: {
    ...storybook,
    'stories/button.stories.js': storyFile('Button', { Primary: ['Save', '#0b5fff'], Warning: ['Delete', '#b42318'] }),
    'stories/card.stories.js': storyFile('Card', { Plain: ['Open', '#475467'] }),
  },
  after: {
    ...storybook,
    'stories/button.stories.js': storyFile('Button', { Primary: ['Keep', '#0b5fff'], Warning: ['Delete', '#b54708'] }),
    'stories/alert.stories.js': storyFile('Alert', { Warning: ['Careful', '#b54708'] }),
  },
}

/** Makes a scene; undefined if its generator can't be installed, which a line says. */
export type MakeScene = () => Promise<Scene | undefined>

/** The comment in the README: what changes in a site of VitePress. */
const commentScene: MakeScene = () => {
  return comparisonOf({
    name: 'comment-changed',
    generator: 'VitePress',
    packages: '.',
    sources: { before: { ...before, ...removed }, after },
    build: (source, target) => ['vitepress/bin/vitepress.js', 'build', source, '--outDir', target],
    inputs: { production: { 'compare-with': 'production' }, preview: { screenshots: '1' } },
  })
}

/** The summary of a first run: the README's workflow at a pull request. */
const dryRunScene: MakeScene = async () => {
  using site = makeSite({
    '.github/workflows/site.yml': readmeWorkflows().get('Site') ?? '',
    'dist/index.html': '<!doctype html><title>Lighthouse</title><h1>Lighthouse</h1>',
    'dist/guide/index.html': '<!doctype html><title>Guide</title><h1>Guide</h1>',
    'dist/guide/lamp.js.map': '{}',
  })
  await using world = await makeWorld({ hosting: { linkSuffix: 'tiiny.site', proxy: true } })
  const inputs = { directory: 'dist', 'dry-run': 'true' }
  const env = { GITHUB_ACTION_REPOSITORY: actionName.replace(/@.*/u, '') }
  const { code, stdout, summary } = await world.pull(7, 'opened', { workspace: site.directory, inputs, env })
  if (code !== 0 || summary.includes('was not looked at')) throw new Error(`${stdout}${summary}`)
  return { name: 'dry-run', head: '<b>site summary</b>', markdown: summary }
}

const stories = '/iframe.html?viewMode=story&id='

/** The comment on a pull request with the lines of the recipe for Storybook. */
const storybookScene: MakeScene = () => {
  const shown = { screenshots: '6', 'screenshot-paths': `${stories}button--primary\n${stories}button--warning` }
  return comparisonOf({
    name: 'storybook',
    generator: 'Storybook',
    packages: 'storybook',
    sources: storybookSources,
    build: (_, target) => ['storybook/dist/bin/dispatcher.js', 'build', '--quiet', '--disable-telemetry', '-o', target],
    inputs: {
      production: { environment: 'storybook', 'compare-with': 'storybook' },
      preview: { ...shown, environment: 'storybook-preview' },
    },
  })
}

/** By the names of their pictures: what `.ci/run` checks, and what only `.ci/weekly` does, because its build takes minutes. */
export const scenes = {
  quick: { 'comment-changed': commentScene, 'dry-run': dryRunScene },
  weekly: { storybook: storybookScene },
}

interface Comparison {
  /** The name of its picture. */
  readonly name: string
  readonly generator: string
  /** The folder of its `package.json` in `scripts/generators`. */
  readonly packages: string
  readonly sources: { readonly before: Sources; readonly after: Sources }
  /** A program in `node_modules` with its arguments, run in the folder `source`. */
  build(source: string, target: string): [program: string, ...args: string[]]
  /** Of a push; those of the pull request's step are added to them. */
  readonly inputs: Readonly<Record<'production' | 'preview', Readonly<Record<string, string>>>>
}

/** The comment on a pull request that changes a generator's site. */
async function comparisonOf(comparison: Comparison): Promise<Scene | undefined> {
  const { generator, packages, sources } = comparison
  const home = installPackages(packages)
  if (home === undefined) {
    console.log(`SKIPPED: ${generator} could not be installed.`)
    return undefined
  }
  // Inside the folder with the generators, so that they are found from there.
  const folder = mkdtempSync(join(home, 'site-'))
  try {
    const built = (name: keyof typeof sources): string => {
      const [source, target] = [join(folder, name), join(folder, `${name}-site`)]
      writeSources(source, sources[name])
      const [program, ...args] = comparison.build(source, target)
      const { status, stdout, stderr } = run(process.execPath, [join(home, 'node_modules', program), ...args], source)
      if (status !== 0) throw new Error(`${generator} ended with ${status}.\n${stdout}${stderr}`)
      return target
    }
    return await play(comparison, built('before'), built('after'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Production is deployed, and then a pull request that changes a page. */
async function play({ name, inputs }: Comparison, old: string, edited: string): Promise<Scene> {
  await using world = await makeWorld({
    directory: old,
    // The usual account has no room for two builds of Storybook.
    hosting: { accounts: { [DEFAULT_KEY]: { quotaLimit: 100_000_000 } }, linkSuffix: 'tiiny.site', proxy: true },
    inputs: inputs.production,
  })
  const env: Step['env'] = { CHROME_NO_SANDBOX: process.env['CHROME_NO_SANDBOX'] }
  const steps = [await world.step()]
  world.github.addPull({ number: 7, title: 'Faster' })
  steps.push(await world.pull(7, 'opened', { inputs: { ...inputs.preview, directory: edited }, env }))
  for (const { code, stdout } of steps) if (code !== 0) throw new Error(stdout)
  const comment = commentOf(world)
  return { name, head: commentHead('2 minutes ago'), ...named(comment, picturesIn(comment, world)) }
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
