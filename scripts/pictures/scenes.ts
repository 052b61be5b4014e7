/** What is shown in the pictures of README and docs: what the built action really writes. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { daysAgo } from '../../test/stand-ins/github/github.ts'
import { DEFAULT_KEY, likeLive } from '../../test/stand-ins/hosting/hosting.ts'
import { root, type StepResult } from '../../test/stand-ins/runner/runner.ts'
import { commentOf } from '../../test/stand-ins/scenes/records.ts'
import { makeWorld, type World } from '../../test/stand-ins/scenes/world.ts'
import { commentHead, deploymentLine, type Scene } from './page.ts'

/** As users see them. */
const linkSuffix = 'tiiny.site'

/** Pull requests beside the first. */
const titles = { 8: 'Docs: how to install it', 9: 'A page of news' }

/** Of the pages that change: large, because a comment shows them in less than half of their size. */
const style =
  'body { margin: 0; background: #fbfaf7; color: #1c2a33; font: 44px/1.6 sans-serif } h1 { margin: 0; font-size: 72px } ' +
  'header, main { padding: 30px 90px } header { background: #0b4f6c; color: #fff } h1 { color: #0b4f6c }'

/** How many days old the previews are, by the task of their deployments. */
const ages: Readonly<Record<string, number>> = { 'deploy:pr-7': 12, 'deploy:pr-8': 3, 'deploy:pr-9': 0.2 }

/** All scenes. */
export async function scenes(): Promise<Scene[]> {
  const folder = mkdtempSync(join(tmpdir(), 'static-deploy-pictures-'))
  try {
    const found = await play(folder)
    return found.map(timeless)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The same at any time, on any machine: a picture is named after its bytes, which are each browser's own. */
function timeless(scene: Scene): Scene {
  const markdown = scene.markdown
    .replace(/\b\d{4}-\d\d-\d\d \d\d:\d\d UTC/gu, '2026-11-22 10:24 UTC')
    .replace(/\b[\d.]+ s\b(?=\.| \|)/gu, '0.4 s')
    .replace(/\b[\d.]+ kB\b(?=.*UTC)/gu, '12.3 kB')
  if (scene.pictures === undefined) return { ...scene, markdown }
  const names = [...scene.pictures.keys()]
  const named = (text: string): string =>
    names.reduce((all, name, index) => all.replaceAll(name, `${dirname(name)}/${index + 1}.webp`), text)
  const pictures = new Map([...scene.pictures].map(([name, bytes]) => [named(name), bytes]))
  return { ...scene, markdown: named(markdown), pictures }
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

/** What a site and its pull requests go through until each comment and summary was there once. */
async function play(folder: string): Promise<Scene[]> {
  const account = { linkLimit: 100, quotaLimit: 500_000 }
  const comparing = { 'compare-with': 'production' }
  await using world = await makeWorld({
    directory: join(root, 'test/fixtures/site'),
    // The link itself is asked for its list of pages.
    hosting: { accounts: { [DEFAULT_KEY]: account }, linkSuffix, proxy: true },
    inputs: comparing,
  })
  await world.step({ inputs: { 'compare-with': '' } })
  world.github.addPull({ number: 7, title: 'A quicker start page' })
  await world.pull(7, 'opened', { inputs: { 'compare-with': '' } })
  const live = commentOf(world, 7)
  const directory = join(folder, 'site')
  cpSync(world.directory, directory, { recursive: true })
  const page = (path: string, title: string, text: string): void => {
    mkdirSync(join(directory, path), { recursive: true })
    const head = `<!doctype html><title>${title} · Lighthouse Notes</title><style>${style}</style>`
    const body = `<header>Lighthouse Notes</header><main><h1>${title}</h1>${text}</main>`
    writeFileSync(join(directory, path, 'index.html'), `${head}<body>${body}</body>`)
  }
  const steps = (...all: readonly string[]): string => `<ol>${all.map((each) => `<li>${each}</li>`).join('')}</ol>`
  const last = ['Light the lamp.', 'Look out for ships.']
  page('docs/install', 'Install guide', steps('Climb the tower.', 'Fetch oil.', 'Carry it up.', ...last))
  page('docs/api', 'API', '<p>One request.</p>')
  page('blog/old', 'Old news', '<p>Long ago.</p>')
  await world.step({ inputs: { directory } })
  page('docs/install', 'Install guide', steps('Climb the tower, with the oil.', ...last))
  page('blog/hello', 'Hello', '<p>A first post: the lamp is lit.</p>')
  rmSync(join(directory, 'blog/old'), { recursive: true })
  await world.pull(7, 'synchronize', { inputs: { directory, screenshots: '1' } })
  const changed = commentOf(world, 7)
  const pictures = picturesIn(changed, world)
  const refused = await world.pull(7, 'synchronize', { inputs: { 'api-key': 'a-key-that-is-not-valid' } })
  const failed = commentOf(world, 7)
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
  const ago = '2 minutes ago'
  const comment = (name: string, markdown: string): Scene => {
    return { name: `comment-${name}`, head: commentHead(ago), markdown }
  }
  const summarized = 'site <b>summary</b>'
  const summary = (name: string, markdown: string): Scene => ({ name: `summary-${name}`, head: summarized, markdown })
  const deployed = await deployLikeLive()
  const log = deployed.stdout
    .replace(/^::group::(.*)\n(?:.*\n)*?::endgroup::\n/gmu, '▸ $1\n')
    .replace(/^::.*\n/gmu, '')
    .trim()
  return [
    {
      name: 'log-deployed',
      head: '<b>Run static-deploy/static-deploy-action@v1</b>',
      markdown: `\`\`\`\n${log}\n\`\`\``,
    },
    { name: 'deployment', head: deploymentLine('preview', urlIn(live), ago), markdown: '' },
    { ...comment('changed', changed), pictures, width: 800 },
    comment('removed', commentOf(world, 7)),
    ...(await playFull()).map(([name, markdown]) => comment(name, markdown)),
    summary('deployed', deployed.summary),
    summary('swept', swept.summary),
    comment('failed', failed),
    summary('failed', refused.summary),
  ]
}

function urlIn(markdown: string): string {
  return /https:[^\s\])]+/u.exec(markdown)?.[0] ?? ''
}

/** A preview that asks for a password takes the account's last link, and the next one finds none. */
async function playFull(): Promise<(readonly [name: string, markdown: string])[]> {
  await using world = await makeWorld({
    directory: join(root, 'test/fixtures/site'),
    hosting: { accounts: { [DEFAULT_KEY]: { linkLimit: 2 } }, linkSuffix, proxy: true, passwords: 'page' },
  })
  await world.step()
  world.github.addPull({ number: 7, title: 'A quicker start page' })
  await world.pull(7, 'opened', { inputs: { 'preview-password': 'a-password-to-show' } })
  for (const each of world.github.deployments) Object.assign(each, { created_at: daysAgo(3) })
  world.github.addPull({ number: 8, title: titles[8] })
  await world.pull(8, 'opened', { inputs: { 'when-full': 'skip' } })
  return [
    ['protected', commentOf(world, 7)],
    ['full', commentOf(world, 8)],
  ]
}

/** A deploy to the service as public sources describe it: the log names it, and the form that goes by its name. */
async function deployLikeLive(): Promise<StepResult> {
  const accounts = { [DEFAULT_KEY]: { quotaLimit: 1_024_000_000 } }
  const directory = join(root, 'test/fixtures/site')
  await using world = await makeWorld({ directory, hosting: { ...likeLive, linkSuffix, accounts } })
  return await world.step()
}
