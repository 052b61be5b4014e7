/**
 * `npm run pictures`: the pictures of README and docs, of what the built action really writes, in light and dark. Needs
 * Chromium. `-- <folder>` puts them there instead, and beside them how they look on a narrow screen.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { daysAgo } from './github/github.ts'
import { DEFAULT_KEY, likeLive } from './hosting/hosting.ts'
import { root, type StepResult } from './runner/runner.ts'
import { makeWorld, type World } from './scenes/world.ts'

/** What is shown, and under which head. */
interface Scene {
  readonly name: string
  readonly head: string
  readonly markdown: string
}

const themes = {
  light: {
    text: '#1f2328',
    muted: '#59636e',
    back: '#ffffff',
    head: '#f6f8fa',
    line: '#d1d9e0',
    link: '#0969da',
  },
  dark: {
    text: '#f0f6fc',
    muted: '#9198a1',
    back: '#0d1117',
    head: '#151b23',
    line: '#3d444d',
    link: '#4493f8',
  },
}

/** Pull requests beside the first. */
const titles = { 8: 'Docs: how to install it', 9: 'A page of news' }

/** How many days old the previews are, by the task of their deployments. */
const ages: Readonly<Record<string, number>> = { 'deploy:pr-7': 12, 'deploy:pr-8': 3, 'deploy:pr-9': 0.2 }

const given = process.argv[2]
const target = given === undefined ? join(root, 'docs') : resolve(given)
const widths = given === undefined ? { '': 640 } : { '': 640, '-narrow': 360 }
const folder = mkdtempSync(join(tmpdir(), 'static-deploy-pictures-'))
try {
  // Each row stands in one line of the README, so its pictures are of one height.
  for (const row of await play()) {
    for (const [suffix, width] of Object.entries(widths)) {
      const pages = row.map((scene) => pageOf(scene, { theme: 'light', width }))
      const height = Math.max(...pages.map((page) => heightOf(page, width)))
      for (const scene of row) {
        for (const theme of ['light', 'dark'] as const) {
          const path = join(target, `${scene.name}${suffix}${theme === 'dark' ? '-dark' : ''}.png`)
          chromium(pageOf(scene, { theme, width, height }), width, height, `--screenshot=${path}`)
        }
      }
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** How a scene is shown; without a height as high as it needs. */
interface Look {
  readonly theme: keyof typeof themes
  readonly width: number
  readonly height?: number
}

/** What a site and its pull requests go through until each comment and summary was there once. */
async function play(): Promise<Scene[][]> {
  const account = { linkLimit: 100, quotaLimit: 50_000 }
  const comparing = { 'compare-with': 'production' }
  await using world = await makeWorld({
    directory: join(root, 'test/fixtures/site'),
    // The link itself is asked for its list of pages.
    hosting: { accounts: { [DEFAULT_KEY]: account }, proxy: true },
    inputs: comparing,
  })
  const deployed = await world.step({ inputs: { 'compare-with': '' } })
  world.github.addPull({ number: 7, title: 'A quicker start page' })
  await world.pull(7, 'opened', { inputs: { 'compare-with': '' } })
  const live = commentOn(world, 7)
  const directory = join(folder, 'site')
  cpSync(world.directory, directory, { recursive: true })
  const page = (path: string, title: string, text: string): void => {
    mkdirSync(join(directory, path), { recursive: true })
    const head = `<!doctype html><title>${title} · Lighthouse Notes</title>`
    writeFileSync(join(directory, path, 'index.html'), `${head}<h1>${title}</h1><p>${text}</p>`)
  }
  page('docs/install', 'Install guide', 'Three steps.')
  page('docs/api/deploy', 'API / deploy', 'One request.')
  page('blog/old', 'Old news', 'Long ago.')
  await world.step({ inputs: { directory } })
  page('docs/install', 'Install guide', 'Two steps.')
  page('docs/api/deploy', 'API / deploy', 'One request, and one answer.')
  page('blog/hello', 'Hello', 'A first post.')
  rmSync(join(directory, 'blog/old'), { recursive: true })
  await world.pull(7, 'synchronize', { inputs: { directory } })
  const changed = commentOn(world, 7)
  const refused = await world.pull(7, 'synchronize', { inputs: { 'api-key': 'a-key-that-is-not-valid' } })
  const failed = commentOn(world, 7)
  for (const [number, title] of Object.entries(titles)) {
    world.github.addPull({ number: Number(number), title })
    await world.pull(Number(number), 'opened')
  }
  for (const deployment of world.github.deployments) {
    const days = ages[deployment.task]
    if (days !== undefined) Object.assign(deployment, { created_at: daysAgo(days) })
  }
  world.github.setPullState(7, 'closed')
  const swept = await world.step({ event: 'schedule', payload: {}, inputs: { mode: 'sweep', directory: '' } })
  const comment = (name: string, markdown: string): Scene => ({
    name: `comment-${name}`,
    head: '<b>github-actions</b> <span class="tag">bot</span> commented',
    markdown,
  })
  const summary = (name: string, markdown: string): Scene => ({
    name: `summary-${name}`,
    head: 'site <b>summary</b>',
    markdown,
  })
  const log = (await deployLikeLive()).stdout
    .replace(/^::group::(.*)\n(?:.*\n)*?::endgroup::\n/gmu, '▸ $1\n')
    .replace(/^::.*\n/gmu, '')
    .trim()
  return [
    [
      {
        name: 'log-deployed',
        head: '<b>Run static-deploy/static-deploy-action@v1</b>',
        markdown: `\`\`\`\n${log}\n\`\`\``,
      },
    ],
    [comment('live', live)],
    [comment('changed', changed)],
    [comment('removed', commentOn(world, 7))],
    [summary('deployed', deployed.summary), summary('swept', swept.summary)],
    [comment('failed', failed), summary('failed', refused.summary)],
  ]
}

/** A deploy to the service as it is publicly said to be: the log names it, and the form that goes by its name. */
async function deployLikeLive(): Promise<StepResult> {
  await using world = await makeWorld({
    directory: join(root, 'test/fixtures/site'),
    hosting: {
      ...likeLive,
      linkSuffix: 'tiiny.test',
      accounts: { [DEFAULT_KEY]: { quotaLimit: 1_024_000_000 } },
    },
  })
  return await world.step()
}

function commentOn(world: World, number: number): string {
  return world.github.commentsOf(number).at(-1)?.body ?? ''
}

function pageOf({ head, markdown }: Scene, { theme, width, height = 0 }: Look): string {
  const { text, muted, back, head: headBack, line, link } = themes[theme]
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  })
  const style = `
    html { background: ${back} } body { margin: 12px; color: ${text};
      width: ${width - 24}px;
      font: 14px/1.5 'Liberation Sans', 'DejaVu Sans', 'Noto Color Emoji', sans-serif }
    .box { border: 1px solid ${line}; border-radius: 6px; overflow: hidden;
      min-height: ${Math.max(0, height - 26)}px }
    .head { background: ${headBack}; border-bottom: 1px solid ${line}; padding: 8px 16px; color: ${muted} }
    .head b { color: ${text} } .tag { border: 1px solid ${line}; border-radius: 2em; padding: 0 7px; font-size: 12px }
    .text { padding: 16px; overflow-wrap: break-word } .text > :last-child { margin-bottom: 0 }
    h3 { font-size: 1.25em; line-height: 1.25; margin: 0 0 16px } p { margin: 0 0 16px } a { color: ${link} }
    code, pre { font: 12px/1.45 ui-monospace, 'DejaVu Sans Mono', monospace; background: ${headBack}; border-radius: 6px }
    code { padding: 0.2em 0.4em } pre { margin: 0; padding: 16px; white-space: pre-wrap } pre code { padding: 0 }
    table { border-collapse: collapse; margin: 0 0 16px; display: block; overflow: auto }
    th, td { border: 1px solid ${line}; padding: 6px 13px; text-align: left }
    tr:nth-child(2n) td { background: ${headBack} }`
  return `<!doctype html><meta charset="utf-8"><style>${style}</style><div class="box"><div class="head">${head}</div><div class="text">${html}</div></div>`
}

/** How high a page is at a width, in pixels. */
function heightOf(page: string, width: number): number {
  const measure = '<script>document.title = document.body.offsetHeight + 24</script>'
  const dom = chromium(page + measure, width, 2000, '--dump-dom').toString()
  return Number(/<title>(\d+)<\/title>/u.exec(dom)?.[1])
}

function chromium(page: string, width: number, height: number, ...more: readonly string[]): Buffer {
  const file = join(folder, 'page.html')
  writeFileSync(file, page)
  return execFileSync(
    'chromium',
    [
      ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      '--force-device-scale-factor=2',
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      ...[`--user-data-dir=${folder}/profile`, `--window-size=${width},${height}`, '--hide-scrollbars'],
      ...more,
      `file://${file}`,
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
}
