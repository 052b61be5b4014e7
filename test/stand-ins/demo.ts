/**
 * `npm run demo [-- <directory>] [-- --serve] [-- --zip]`: a site's whole life, each step by the built action in a process
 * of its own, against the stand-ins; with `--zip` as archives, at a service that drops the folders of single files. What is claimed is checked: the demo fails where a page is not there, or is still there.
 */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { styleText } from 'node:util'
import { DEFAULT_KEY } from './hosting.ts'
import { root, type StepResult } from './runner.ts'
import { makeWorld, type World } from './world.ts'

const serve = process.argv.includes('--serve')
const zip = process.argv.includes('--zip')
const given = process.argv.slice(2).find((argument) => !argument.startsWith('--'))
const directory = resolve(given ?? join(root, 'test/fixtures/site'))
const scratch = mkdtempSync(join(tmpdir(), 'static-deploy-demo-'))

try {
  const limits = { linkLimit: 100, quotaLimit: 2 ** 40 }
  await using world = await makeWorld({
    directory,
    hosting: { accounts: { [DEFAULT_KEY]: limits }, dropFolders: zip, unpackArchives: zip },
    inputs: { 'upload-as': zip ? 'zip' : 'files' },
  })
  await play(world)
  if (serve) {
    print('\nStill up, until you press Ctrl-C:')
    for (const link of world.hosting.account(DEFAULT_KEY).links.keys())
      print(`  ${world.hosting.siteUrl(link)}`)
    await once(process, 'SIGINT')
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

async function play(world: World): Promise<void> {
  title(`A push to main publishes ${given ?? 'the sample site'}`)
  const first = show(world, await world.step())
  print(indented(first.summary))
  await isServed(world, first)

  title('Another push, with a page more, goes to the same link')
  const changed = join(scratch, 'site')
  cpSync(directory, changed, { recursive: true, filter: (path) => !path.includes('/.git/') })
  writeFileSync(join(changed, 'new-page.html'), '<!doctype html><title>New</title><h1>New</h1>')
  const second = show(world, await world.step({ inputs: { directory: changed } }))
  assert.equal(second.outputs['link'], first.outputs['link'])
  assert.equal(
    (await fetch(`${world.hosting.siteUrl(second.outputs['link'] ?? '')}new-page.html`)).status,
    200,
  )

  title('Pull request #7 is opened, and gets a link of its own')
  const opened = show(world, await world.pull(7, 'opened'), 7)
  await isServed(world, opened)

  title('Pull request #7 gets a push, and keeps its link')
  const pushed = show(
    world,
    await world.pull(7, 'synchronize', { sha: '7'.repeat(40), inputs: { directory: changed } }),
    7,
  )
  assert.equal(pushed.outputs['link'], opened.outputs['link'])

  title('Pull request #8 is opened, and stays')
  const stays = show(world, await world.pull(8, 'opened'), 8)

  title('Pull request #7 is closed, and its link is deleted')
  const closed = show(world, await world.pull(7, 'closed', { inputs: { directory: '' } }), 7)
  assert.deepEqual(JSON.parse(closed.outputs['deleted'] ?? ''), [opened.outputs['link']])
  assert.equal((await fetch(world.hosting.siteUrl(opened.outputs['link'] ?? ''))).status, 404)
  await isServed(world, second)
  await isServed(world, stays)
  assert.deepEqual(world.github.violations, [])
  print(
    paint(
      'green',
      '\nAll as it should be: the live site and the preview of #8 are up, the preview of #7 is gone.',
    ),
  )
}

/** Prints what a person would see of a step: the log, the deployment, the comment, the account. */
function show(world: World, result: StepResult, pullRequest?: number): StepResult {
  print(indented(result.stdout.replace(/^::add-mask::.*\n/gmu, '')))
  assert.equal(result.code, 0, result.stderr)
  const { hosting, github } = world
  const link = result.outputs['link'] ?? ''
  if (result.outputs['result'] === 'deployed') print(`  open         ${hosting.siteUrl(link)}`)
  const task = pullRequest === undefined ? 'deploy' : `deploy:pr-${pullRequest}`
  const deployment = github.deployments.findLast((each) => each.task === task)
  if (deployment)
    print(`  deployment   ${deployment.environment}, ${deployment.task}: ${github.stateOf(deployment.id)}`)
  const outputs = Object.entries(result.outputs).filter(([, value]) => value !== '')
  print(`  outputs      ${outputs.map(([name, value]) => `${name}=${value}`).join(' ')}`)
  const account = hosting.account(DEFAULT_KEY)
  print(`  account      ${account.links.size} of ${account.linkLimit} links`)
  const comment = pullRequest === undefined ? undefined : github.commentsOf(pullRequest).at(-1)
  if (comment) print(`  comment\n${indented(comment.body, '    │ ')}`)
  return result
}

async function isServed(world: World, { outputs }: StepResult): Promise<void> {
  const link = outputs['link'] ?? ''
  const files = world.hosting.account(DEFAULT_KEY).links.get(link)?.files ?? new Map()
  assert.equal(String(files.size), outputs['file-count'])
  const [path = ''] = files.keys()
  const address = world.hosting.siteUrl(link) + path.split('/').map(encodeURIComponent).join('/')
  assert.equal((await fetch(address)).status, 200)
}

function title(text: string): void {
  print(`\n${paint('bold', `● ${text}`)}`)
}

function indented(text: string, by = '  '): string {
  return text.trimEnd().replace(/^/gmu, by)
}

function paint(style: 'bold' | 'green', text: string): string {
  return styleText(style, text, { stream: process.stdout })
}

function print(text: string): void {
  console.log(text)
}
