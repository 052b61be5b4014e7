/** What is shown in the pictures of README and docs: what the built action really writes. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { daysAgo } from '../stand-ins/github/github.ts'
import { DEFAULT_KEY, likeLive } from '../stand-ins/hosting/hosting.ts'
import { root, type StepResult } from '../stand-ins/runner/runner.ts'
import { commentOf } from '../stand-ins/scenes/records.ts'
import { makeWorld } from '../stand-ins/scenes/world.ts'

/** What is shown, and under which head. */
export interface Scene {
  readonly name: string
  readonly head: string
  readonly markdown: string
}

/** As users see them. */
const linkSuffix = 'tiiny.site'

/** Pull requests beside the first. */
const titles = { 8: 'Docs: how to install it', 9: 'A page of news' }

/** How many days old the previews are, by the task of their deployments. */
const ages: Readonly<Record<string, number>> = { 'deploy:pr-7': 12, 'deploy:pr-8': 3, 'deploy:pr-9': 0.2 }

/** All scenes. Each row stands in one line of the README. */
export async function scenes(): Promise<Scene[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'static-deploy-pictures-'))
  try {
    const rows = await play(folder)
    return rows.map((row) => row.map((scene) => ({ ...scene, markdown: timeless(scene.markdown) })))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The same at any time, on any machine. */
function timeless(markdown: string): string {
  return markdown
    .replace(/\b\d{4}-\d\d-\d\d \d\d:\d\d UTC/gu, '2026-11-22 10:24 UTC')
    .replace(/\b[\d.]+ s\b(?=\.| \|)/gu, '0.4 s')
}

/** What a site and its pull requests go through until each comment and summary was there once. */
async function play(folder: string): Promise<Scene[][]> {
  const account = { linkLimit: 100, quotaLimit: 50_000 }
  const comparing = { 'compare-with': 'production' }
  await using world = await makeWorld({
    directory: join(root, 'test/fixtures/site'),
    // The link itself is asked for its list of pages.
    hosting: { accounts: { [DEFAULT_KEY]: account }, linkSuffix, proxy: true },
    inputs: comparing,
  })
  const deployed = await world.step({ inputs: { 'compare-with': '' } })
  world.github.addPull({ number: 7, title: 'A quicker start page' })
  await world.pull(7, 'opened', { inputs: { 'compare-with': '' } })
  const live = commentOf(world, 7)
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
  const changed = commentOf(world, 7)
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
  const commented = '<b>github-actions</b> <span class="tag">bot</span> commented'
  const comment = (name: string, markdown: string): Scene => ({ name: `comment-${name}`, head: commented, markdown })
  const summarized = 'site <b>summary</b>'
  const summary = (name: string, markdown: string): Scene => ({ name: `summary-${name}`, head: summarized, markdown })
  const used = 'static-deploy/static-deploy-action@v1'
  const log = (await deployLikeLive()).stdout
    .replace(/^::group::(.*)\n(?:.*\n)*?::endgroup::\n/gmu, '▸ $1\n')
    .replace(/^::.*\n/gmu, '')
    .trim()
  return [
    [{ name: 'log-deployed', head: `<b>Run ${used}</b>`, markdown: `\`\`\`\n${log}\n\`\`\`` }],
    [comment('live', live)],
    [comment('changed', changed)],
    [comment('removed', commentOf(world, 7))],
    ...(await playFull()).map(([name, markdown]) => [comment(name, markdown)]),
    [summary('deployed', deployed.summary), summary('swept', swept.summary)],
    [comment('failed', failed), summary('failed', refused.summary)],
  ]
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

/** A deploy to the service as it is publicly said to be: the log names it, and the form that goes by its name. */
async function deployLikeLive(): Promise<StepResult> {
  const accounts = { [DEFAULT_KEY]: { quotaLimit: 1_024_000_000 } }
  const directory = join(root, 'test/fixtures/site')
  await using world = await makeWorld({ directory, hosting: { ...likeLive, linkSuffix, accounts } })
  return await world.step()
}
