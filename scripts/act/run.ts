/**
 * `npm run smoke`: workflow files run by act, a runner that is not ours, as steps of this machine: `smoke.yml`, each whole
 * workflow of README and docs, and each recipe that gives only lines, put into its workflow. The service's own name leads to
 * the stand-in. Needs act on the path. Prints a line for each scenario and at the end how many passed. With an argument only
 * the scenarios with it in their names.
 *
 * What comes from elsewhere is mocked: artifacts are a folder, `npx` writes down its arguments, `gh` asks the stand-in. Turborepo
 * and pnpm are the real ones, from the registry.
 */
import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { DEFAULT_REPOSITORY, DEFAULT_TOKEN, type GitHub, startGitHub } from '../../test/stand-ins/github/github.ts'
import { DEFAULT_KEY, type Hosting, likeLive, startHosting } from '../../test/stand-ins/hosting/hosting.ts'
import { deleteEvent, pullRequestEvent, pushEvent, workflowRunEvent } from '../../test/stand-ins/runner/events.ts'
import { root } from '../../test/stand-ins/runner/runner.ts'
import { writeAction } from '../stand-in/github.ts'
import { readmeWorkflows, variantsIn } from './readme.ts'

/** What a scenario plays with. */
interface Stage {
  readonly github: GitHub
  readonly hosting: Hosting
  /** Links of the account, in the order of their creation. */
  links(): string[]
  /** Runs a workflow on an event, changed before by `change`, and gives the whole log; throws with it if the run fails. */
  run(name: string, event: string, payload: object, change?: (workflow: string) => string): Promise<string>
  /** The same if it must fail. */
  refused: (...run: Parameters<Stage['run']>) => Promise<string>
  /** The same on an event of a pull request, 7 if not given. */
  pull(name: string, action: string, event?: string, number?: number): Promise<void>
  /** A pull request gets one link more, or so many; a push keeps them, and its close leaves what was there before. */
  preview(name: string, more?: number): Promise<void>
  /** Paths of what a link holds. */
  files(link?: string): string[]
  /** What a link's root page holds. */
  page(link?: string): string
  /** Changes a file of the repository by one more commit. */
  commit(path: string, text: string | object): void
  /** Where workflows leave what the test looks at. */
  readonly traces: string
  /** Where what was uploaded as an artifact is. */
  readonly artifact: string
}

const push = pushEvent({ ref: 'refs/heads/main', sha: 'a'.repeat(40) })
const head = { sha: 'b'.repeat(40), ref: 'topic' }
const pages = readmeWorkflows()
const variants = [...variantsIn('docs/recipes.md'), ...variantsIn('docs/generators.md')]
// A first run is a dry run, for which its reader deletes a line afterwards.
const recipes = new Map(
  [...pages, ...variants].map(([name, text]) => [name, text.replace(/^ *dry-run: true\b.*\n/gmu, '')]),
)

/** The key of another account. */
const liveKey = 'stand-in-key-of-live-sites'

const scenarios: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  'smoke.yml': async ({ run, preview, links }) => {
    await run('smoke.yml', 'push', push)
    await preview('smoke.yml')
    assert.equal(links().length, 1)
  },
  'Production only': async ({ run, links }) => {
    await run('Production only', 'push', push)
    assert.equal(links().length, 1)
  },
  Site: async ({ run, preview, links, github }) => {
    const rehearsal = pullRequestEvent({ action: 'opened', number: 7, head })
    assert.match(await run('Site', 'pull_request', rehearsal, () => pages.get('Site') ?? ''), /dry run/u)
    assert.deepEqual([links(), github.deployments, github.commentsOf(7)], [[], [], []])
    await run('Site', 'push', push)
    await preview('Site')
    assert.equal(github.commentsOf(7).length, 1)
  },
  'Build job and deploy job': async ({ run, refused, preview, pull, links, files, github }) => {
    await run('Build job and deploy job', 'push', push)
    assert.ok(files().includes('index.html'))
    const live = links()
    await preview('Build job and deploy job')
    // A build that fails deploys nothing.
    github.setPullState(7, 'open')
    const opened = pullRequestEvent({ action: 'opened', number: 7, head })
    await refused('Build job and deploy job', 'pull_request', opened, (workflow) =>
      workflow.replace('npm run build', 'false'),
    )
    assert.deepEqual(links(), live)
    // Without the second `if` nobody would delete the preview.
    await pull('Build job and deploy job', 'opened')
    github.setPullState(7, 'closed')
    const closed = pullRequestEvent({ action: 'closed', number: 7, head })
    await run('Build job and deploy job', 'pull_request', closed, (workflow) =>
      workflow.replace(/^ {4}if: >-\n(?: {6}.*\n){2}/mu, ''),
    )
    assert.equal(links().length, 2)
  },
  Monorepo: async ({ run, preview, links, github, page }) => {
    await run('Monorepo', 'push', push)
    assert.deepEqual(links().map(page).toSorted(), ['<title>docs</title>\n', '<title>shop</title>\n'])
    await preview('Monorepo', 2)
    assert.equal(github.commentsOf(7).length, 1)
  },
  'A site that was there before': async ({ run, pull, links, github, page }) => {
    const name = 'A site that was there before'
    await run('Site', 'push', push)
    const [earlier] = links()
    await run(name, 'push', push)
    assert.equal(links()[0], earlier)
    assert.deepEqual(links().map(page), ['<title>docs</title>\n', '<title>shop</title>\n'])
    await pull(name, 'opened')
    const environments = new Set(github.deployments.map(({ environment }) => environment))
    assert.deepEqual([...environments].toSorted(), ['docs-preview', 'production', 'shop', 'shop-preview'])
  },
  'Monorepo with a build job and a deploy job': async ({ run, preview, links, page }) => {
    const name = 'Monorepo with a build job and a deploy job'
    await run(name, 'push', push)
    assert.deepEqual(links().map(page).toSorted(), ['<title>docs</title>\n', '<title>shop</title>\n'])
    await preview(name, 2)
  },
  'Only the sites that changed': async ({ run, pull, commit, links, page, github }) => {
    const name = 'Only the sites that changed'
    await run(name, 'push', push)
    const live = links()
    assert.deepEqual(live.map(page).toSorted(), ['<title>docs</title>\n', '<title>shop</title>\n'])
    const count = async (path: string, action = 'synchronize'): Promise<number> => {
      commit(path, `${path} ${action} ${links().length}`)
      await pull(name, action)
      return links().length
    }
    assert.equal(await count('notes.md', 'opened'), 2)
    assert.deepEqual(github.commentsOf(7), [])
    assert.equal(await count('packages/shared/theme.md'), 3)
    assert.equal(await count('docs/page.md'), 3)
    assert.equal(await count('notes.md'), 2)
    assert.equal(await count('packages/shop/page.md'), 3)
    assert.equal(await count('packages/shop/page.md', 'closed'), 2)
    assert.deepEqual(links(), live)
  },
  'With Turborepo': async (stage) => {
    stage.commit('package.json', {
      ...{ name: 'site', version: '1.0.0', packageManager: 'npm@11.0.0' },
      workspaces: ['docs', 'packages/*'],
    })
    stage.commit('turbo.json', { tasks: { build: {} } })
    const locked = ['docs', 'packages/shared', 'packages/shop'].flatMap((path) => [
      [path, { version: '1.0.0', ...(path === 'packages/shop' && { dependencies: { shared: '1.0.0' } }) }],
      [`node_modules/${path.replace('packages/', '')}`, { resolved: path, link: true }],
    ])
    const packages = { '': { name: 'site', version: '1.0.0' }, ...Object.fromEntries(locked) }
    stage.commit('package-lock.json', { name: 'site', version: '1.0.0', lockfileVersion: 3, packages })
    await affectedOnly(stage, 'With Turborepo', '1.0.0')
  },
  'With pnpm': async (stage) => {
    stage.commit('package.json', { name: 'site', version: '1.0.0' })
    stage.commit('pnpm-workspace.yaml', { packages: ['docs', 'packages/*'] })
    await affectedOnly(stage, 'With pnpm', 'workspace:*')
  },
  Storybook: async ({ run, preview, commit, links, github }) => {
    const scripts = {
      build: 'cp -R site dist',
      'build-storybook': 'mkdir -p storybook-static && cp site/index.html storybook-static',
    }
    commit('package.json', { name: 'site', version: '1.0.0', scripts, workspaces: ['packages/*'] })
    await run('Storybook', 'push', push)
    assert.equal(links().length, 2)
    await preview('Storybook', 2)
    const environments = github.deployments.map(({ environment }) => environment)
    assert.deepEqual(environments.toSorted(), ['production', 'storybook'])
  },
  'GitHub Pages for the live site': async ({ pull, commit, links, page }) => {
    const build = 'mkdir -p dist && echo "<title>$BASE_PATH</title>" > dist/index.html'
    commit('package.json', { name: 'site', version: '1.0.0', scripts: { build }, workspaces: ['packages/*'] })
    await pull('GitHub Pages for the live site', 'opened')
    assert.deepEqual(links().map(page), ['<title>/</title>\n'])
    await pull('GitHub Pages for the live site', 'closed')
    assert.deepEqual(links(), [])
  },
  'Other values in previews': async ({ run, pull, commit, links, page }) => {
    const build = 'mkdir -p dist && echo "<title>$API_URL</title>" > dist/index.html'
    commit('package.json', { name: 'site', version: '1.0.0', scripts: { build }, workspaces: ['packages/*'] })
    await run('Other values in previews', 'push', push)
    await pull('Other values in previews', 'opened')
    assert.deepEqual(links().map(page), [
      '<title>https://api.example.com</title>\n',
      '<title>https://staging.example.com</title>\n',
    ])
  },
  'Previews with names': async ({ pull, links }) => {
    await pull('Previews with names', 'opened')
    assert.deepEqual(links(), ['pr-7-my-site.tiiny.site'])
    await pull('Previews with names', 'synchronize')
    await pull('Previews with names', 'closed')
    assert.deepEqual(links(), [])
  },
  'Another branch': async ({ run, preview, links, github }) => {
    github.addBranch('staging')
    const staging = pushEvent({ ref: 'refs/heads/staging', sha: 'd'.repeat(40) })
    for (const pushed of [staging, push, staging]) await run('Another branch', 'push', pushed)
    assert.deepEqual(links(), ['my-site-staging.tiiny.site', 'bright-harbor-2.tiiny.site'])
    assert.deepEqual(
      new Set(github.deployments.map(({ environment }) => environment)),
      new Set(['staging', 'production']),
    )
    await preview('Another branch')
    await run('Delete a site by hand', 'workflow_dispatch', { inputs: { address: 'my-site-staging.tiiny.site' } })
    assert.deepEqual(links(), ['bright-harbor-2.tiiny.site'])
  },
  'Sweep previews': async ({ run, pull, links, github }) => {
    await pull('Site', 'opened')
    github.setPullState(7, 'closed')
    await run('Sweep previews', 'schedule', {})
    assert.deepEqual(links(), [])
  },
  'Close at once': async ({ run, pull, links, github }) => {
    await pull('Site', 'opened')
    github.setPullState(7, 'closed')
    const closed = pullRequestEvent({ action: 'closed', number: 7, head })
    await run('Close at once', 'pull_request_target', closed, (workflow) =>
      workflow.replace('mode: sweep', 'mode: auto'),
    )
    assert.deepEqual(links(), [])
  },
  'Two accounts': async ({ run, preview, links, hosting }) => {
    await run('Two accounts', 'push', push)
    assert.deepEqual([hosting.account(liveKey).links.size, links()], [1, []])
    await preview('Two accounts')
    assert.equal(hosting.account(liveKey).links.size, 1)
  },
  'Every push in turn': async ({ run, links }) => {
    await run('Every push in turn', 'push', push)
    await run('Every push in turn', 'push', push)
    assert.equal(links().length, 1)
  },
  'Preview on request': async ({ run, links, github }) => {
    const on = async (action: string, labels: readonly string[], label?: string): Promise<void> => {
      const payload = pullRequestEvent({ action, number: 7, head })
      const pull_request = { ...(payload['pull_request'] as object), labels: labels.map((name) => ({ name })) }
      await run('Preview on request', 'pull_request', { ...payload, pull_request, label: { name: label } })
    }
    await on('synchronize', ['other'])
    assert.deepEqual(links(), [])
    await on('labeled', ['preview'], 'preview')
    await on('unlabeled', ['preview'], 'other')
    assert.equal(links().length, 1)
    await on('unlabeled', [], 'preview')
    assert.deepEqual(links(), [])
    await on('labeled', ['preview'], 'preview')
    github.setPullState(7, 'closed')
    await on('closed', ['preview'])
    assert.deepEqual(links(), [])
    await on('closed', [])
  },
  'Only with a box in the description': async ({ run, links, github }) => {
    const on = async (action: string, body: string | null): Promise<void> => {
      const payload = pullRequestEvent({ action, number: 7, head })
      const pull_request = { ...(payload['pull_request'] as object), body }
      await run('Only with a box in the description', 'pull_request', { ...payload, pull_request })
    }
    await on('opened', null)
    await on('edited', 'Closes #1\n\n- [ ] Preview')
    assert.deepEqual(links(), [])
    await on('edited', 'Closes #1\n\n- [x] Preview')
    await on('synchronize', '- [X] Preview')
    assert.equal(links().length, 1)
    await on('edited', '- [ ] Preview')
    assert.deepEqual(links(), [])
    await on('synchronize', '- [x] Preview')
    github.setPullState(7, 'closed')
    await on('closed', '- [x] Preview')
    assert.deepEqual(links(), [])
  },
  'Only previews': async ({ run, refused, pull, links }) => {
    // By hand, without a file and then with what the error says to write into one.
    assert.match(await refused('Only previews', 'pull_request', {}), /pull_request\.number/u)
    await run('Only previews', 'pull_request', { action: 'opened', number: 7, pull_request: { number: 7 } })
    assert.equal(links().length, 1)
    await pull('Only previews', 'opened')
    assert.equal(links().length, 1)
    await pull('Only previews', 'closed')
    assert.deepEqual(links(), [])
  },
  'Your own address': async ({ run, preview, links, files, hosting }) => {
    hosting.account().links.set('www.example.com', { files: new Map(), uploadedAt: 0 })
    await run('Your own address', 'push', push)
    assert.deepEqual(links(), ['www.example.com'])
    assert.ok(files().includes('index.html'))
    await preview('Your own address')
  },
  'Several sites': async ({ run, pull, links, github }) => {
    await run('Monorepo', 'push', push)
    const live = links()
    await pull('Monorepo', 'opened')
    // One that was made before the sites had an environment each.
    await pull('Only previews', 'opened', 'pull_request', 8)
    assert.equal(links().length, 5)
    for (const number of [7, 8]) github.setPullState(number, 'closed')
    await run('Several sites', 'schedule', {})
    assert.deepEqual(links(), live)
  },
  'Previews for branches': async ({ run, links, github }) => {
    await run('Previews for branches', 'push', push)
    const live = links()
    const branchPush = pushEvent({ ref: 'refs/heads/a/b', sha: 'c'.repeat(40) })
    await run('Previews for branches', 'push', branchPush)
    await run('Previews for branches', 'push', branchPush)
    assert.equal(links().length, 2)
    assert.equal(github.deployments.at(-1)?.task, 'deploy:branch-a/b')
    await run('Previews for branches', 'delete', deleteEvent({ ref: 'a/b' }))
    assert.deepEqual(links(), live)
  },
  'Delete a site by hand': async ({ run, links }) => {
    await run('Site', 'push', push)
    await run('Delete a site by hand', 'workflow_dispatch', { inputs: { address: links()[0] } })
    assert.deepEqual(links(), [])
  },
  'Previews with a password': async ({ preview }) => await preview('Previews with a password'),
  'A preview that may fail': async ({ pull, links, github, hosting }) => {
    hosting.account().linkLimit = 0
    await pull('A preview that may fail', 'opened')
    assert.match(github.commentsOf(7)[0]?.body ?? '', /Preview: failed/u)
    hosting.account().linkLimit = 1
    await pull('A preview that may fail', 'synchronize')
    assert.equal(links().length, 1)
  },
  'The address before the build': async ({ run, pull, links, page }) => {
    const name = 'The address before the build'
    const writes = (workflow: string): string =>
      workflow.replace('npm ci && npm run build', 'mkdir -p dist && echo "$SITE_URL" > dist/index.html')
    await run(name, 'push', push, writes)
    await run(name, 'pull_request', pullRequestEvent({ action: 'opened', number: 7, head }), writes)
    assert.deepEqual(links(), ['my-site.tiiny.site', 'pr-7-my-site.tiiny.site'])
    assert.deepEqual(links().map(page), ['https://my-site.tiiny.site\n', 'https://pr-7-my-site.tiiny.site\n'])
    await pull(name, 'closed')
    assert.deepEqual(links(), ['my-site.tiiny.site'])
  },
  'A domain of your own': async ({ run, pull, links, page, hosting }) => {
    const name = 'A domain of your own'
    const writes = (workflow: string): string =>
      workflow.replace('npm ci && npm run build', 'mkdir -p dist && echo "$SITE_URL" > dist/index.html')
    hosting.account().links.set('www.example.com', { files: new Map(), uploadedAt: 0 })
    await run(name, 'push', push, writes)
    await run(name, 'pull_request', pullRequestEvent({ action: 'opened', number: 7, head }), writes)
    assert.deepEqual(links(), ['www.example.com', 'pr-7-my-site.tiiny.site'])
    assert.deepEqual(links().map(page), ['https://www.example.com\n', 'https://pr-7-my-site.tiiny.site\n'])
    await pull(name, 'closed')
    assert.deepEqual(links(), ['www.example.com'])
  },
  Python: async ({ run, links, page }) => {
    await run('Python', 'push', push, (workflow) => workflow.replace('directory: dist', 'directory: site'))
    assert.equal(page(links()[0]), 'build\n')
  },
  Hugo: async (stage) =>
    await withAndWithoutAddress(stage, 'Hugo', [`--minify --baseURL ${address}`, '--minify --baseURL /']),
  Jekyll: async (stage) => {
    const build = 'exec jekyll build --config _config.yml,_address.yml baseurl: ""'
    await withAndWithoutAddress(stage, 'Jekyll', [`${build} url: '${address}'`, build])
  },
  'A build that fails': async ({ refused, links, github }) => {
    const payload = pullRequestEvent({ action: 'opened', number: 7, head })
    const failing = (workflow: string): string => workflow.replace('npm run build', 'false')
    await refused('A build that fails', 'pull_request', payload, failing)
    assert.match(github.commentsOf(7)[0]?.body ?? '', /The job for .* failed/u)
    assert.deepEqual(links(), [])
  },
  'A message': async ({ pull, links, github }) => {
    await pull('A message', 'opened')
    const comment = github.commentsOf(7)[0]?.body ?? ''
    assert.ok(comment.includes(`[The checklist](https://${links()[0]}/checklist/)`), comment)
  },
  'Preview by a comment': async ({ run, refused, pull, links, github }) => {
    const said = (body: string, author_association = 'MEMBER') => ({
      action: 'created',
      issue: { number: 7, state: 'open', pull_request: {} },
      comment: { body, author_association },
      repository: push['repository'],
    })
    await run('Preview by a comment', 'issue_comment', said('/preview', 'CONTRIBUTOR'))
    await run('Preview by a comment', 'issue_comment', said('see /preview'))
    assert.deepEqual(links(), [])
    await run('Preview by a comment', 'issue_comment', said('/preview, please'))
    assert.equal(links().length, 1)
    assert.equal(github.deployments.at(-1)?.task, 'deploy:pr-7')
    await pull('Preview by a comment', 'closed')
    assert.deepEqual(links(), [])
    github.setPullState(7, 'open')
    Object.assign(github.pulls.get(7)?.head ?? {}, { repo: { full_name: 'stranger/site' } })
    assert.match(
      await refused('Preview by a comment', 'issue_comment', said('/preview')),
      /Failure - Main Only a branch of this repository/u,
    )
    assert.deepEqual(links(), [])
  },
  // No site is in reach there, so nothing is compared.
  'No broken links': async ({ preview }) => await preview('No broken links'),
  'Tests against the preview': async ({ pull, links, traces }) => {
    await pull('Tests against the preview', 'opened')
    const tested = ['install --with-deps chromium', 'test'].map((args) => `playwright ${args} https://${links()[0]}\n`)
    const read = (): string => readFileSync(join(traces, 'npx'), 'utf8')
    assert.equal(read(), tested.join(''))
    await pull('Tests against the preview', 'closed')
    assert.equal(read(), tested.join(''))
    assert.deepEqual(links(), [])
  },
  'Build, then Preview': async ({ run, refused, pull, links, files, github, artifact }) => {
    await pull('Build', 'opened')
    Object.assign(github.pulls.get(7)?.head ?? {}, { repo: { full_name: 'stranger/site' } })
    const event = { headSha: head.sha, headBranch: head.ref, headRepository: 'stranger/site' }
    await run('Preview', 'workflow_run', workflowRunEvent(event))
    assert.equal(links().length, 1)
    assert.equal(github.commentsOf(7).length, 1)
    assert.ok(files().includes('index.html') && !files().includes('number'))

    // What a stranger's build may bring instead: no number, somebody else's, or something else.
    await run('Site', 'push', push)
    github.addBranch('feature')
    Object.assign(github.pulls.get(8)?.head ?? {}, { sha: 'c'.repeat(40) })
    const unchanged = { links: links(), deployments: github.deployments.length }
    for (const number of ['8', 'x\n8']) {
      writeFileSync(join(artifact, 'number'), number)
      const output = await run('Preview', 'workflow_run', workflowRunEvent(event))
      assert.match(output, /has another head than the run before/u)
    }
    for (const number of ['', '\n', undefined]) {
      if (number === undefined) rmSync(join(artifact, 'number'))
      else writeFileSync(join(artifact, 'number'), number)
      const complaint = await refused('Preview', 'workflow_run', workflowRunEvent(event))
      assert.match(complaint, /pull-request: /u)
    }
    // And what its workflow file may ask for: the recipe's `if` lets it not in, and without it the action stops.
    for (const asked of ['pull_request_review', 'pull_request_review_comment', 'push', 'release']) {
      for (const headBranch of ['main', 'feature', '']) {
        const payload = workflowRunEvent({ ...event, event: asked, headBranch })
        await run('Preview', 'workflow_run', payload)
        if (headBranch === '' && asked !== 'pull_request_review') continue
        assert.match(await refused('Preview', 'workflow_run', payload, withoutIf), /pull-request: /u)
      }
    }
    // The right number for another event is still that pull request's preview.
    writeFileSync(join(artifact, 'number'), '7')
    const review = workflowRunEvent({ ...event, event: 'pull_request_review', headBranch: 'main' })
    assert.deepEqual({ links: links(), deployments: github.deployments.length }, unchanged)
    await run('Preview', 'workflow_run', review, withoutIf)
    assert.deepEqual(links(), unchanged.links)
    assert.equal(github.deployments.at(-1)?.task, 'deploy:pr-7')
    // At a close the first workflow only passes the number on.
    rmSync(artifact, { recursive: true })
    await pull('Build', 'closed')
    assert.deepEqual(readdirSync(artifact), ['number'])
  },
}

const address = 'https://my-site.tiiny.site'

/** Builds a generator's recipe with the address before the build, and without. `asked`: what the generator reads. */
async function withAndWithoutAddress({ run, links, page }: Stage, name: string, asked: readonly [string, string]) {
  const withAddress = (workflow: string): string =>
    workflow.replace(/^( +)runs-on:/mu, `$1env:\n$1  SITE_URL: ${address}\n$1runs-on:`)
  for (const [index, change] of [withAddress, (workflow: string) => workflow].entries()) {
    await run(name, 'push', push, change)
    assert.equal(page(links()[0]).trim(), asked[index])
  }
}

/** Plays a recipe that asks a tool which packages a pull request affects. `shop` depends on `shared`. */
async function affectedOnly({ run, commit, links }: Stage, name: string, version: string): Promise<void> {
  commit('docs/package.json', { name: 'docs', version: '1.0.0' })
  commit('packages/shared/package.json', { name: 'shared', version: '1.0.0' })
  commit('packages/shop/package.json', { name: 'shop', version: '1.0.0', dependencies: { shared: version } })
  const withCopies = (workflow: string): string =>
    workflow.replace(/build: .*(docs|packages\/shop).*/gu, 'build: mkdir -p $1/dist && cp site/index.html $1/dist')
  await run(name, 'push', push, withCopies)
  const live = links()
  assert.equal(live.length, 2)
  const count = async (path: string, action = 'synchronize'): Promise<number> => {
    commit(path, `${path} ${action} ${links().length}`)
    await run(name, 'pull_request', pullRequestEvent({ action, number: 7, head }), withCopies)
    return links().length
  }
  assert.equal(await count('notes/notes.md', 'opened'), 2)
  assert.equal(await count('packages/shared/theme.md'), 3)
  assert.equal(await count('docs/page.md'), 3)
  assert.equal(await count('notes/notes.md'), 2)
  assert.deepEqual(links(), live)
}

const withoutIf = (workflow: string): string => {
  const open = workflow.replace(/^ {4}if: .*\n(?: {6}.*\n)*/gmu, '')
  assert.notEqual(open, workflow)
  return open
}

const [only = ''] = process.argv.slice(2)
const played = Object.entries(scenarios).filter(([name]) => name.includes(only))
const realTools = mkdtempSync(join(tmpdir(), 'static-deploy-tools-'))
process.once('exit', () => rmSync(realTools, { recursive: true, force: true }))
if (played.some(([name]) => ['With Turborepo', 'With pnpm'].includes(name)))
  execFileSync('npm', ['install', '--silent', '--no-save', '--prefix', realTools, 'turbo@2', 'pnpm@11'])
let failed = 0
const untested = [...recipes.keys()].filter(
  (name) => !Object.keys(scenarios).some((scenario) => scenario.split(', then ').includes(name)),
)
for (const [name, play] of played) {
  try {
    await playScenario(play)
    console.log(`✓ ${name}`)
  } catch (error) {
    failed += 1
    console.log(`✗ ${name}\n${error instanceof Error ? error.message : error}`)
  }
}
for (const name of untested) console.log(`✗ ${name}: a workflow of README or docs is not played here`)
failed += untested.length
const passed = played.length + untested.length - failed
console.log(`${passed} workflows passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** Sets up services and a repository for one scenario, plays it, and takes everything away. */
async function playScenario(play: (stage: Stage) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'static-deploy-act-'))
  const accounts = { [DEFAULT_KEY]: { linkLimit: 100 }, [liveKey]: {} }
  const { name, linkSuffix, unpackArchives } = likeLive
  const service = { name, linkSuffix, unpackArchives, namedLinks: true, passwords: '401' } as const
  await using hosting = await startHosting({ accounts, ...service })
  await using github = await startGitHub()
  for (const number of [7, 8]) github.addPull({ number, head })
  try {
    const { workspace, actions, traces, programs, artifact } = layOut(folder)
    const runAct = async (name: string, event: string, payload: object, change = (workflow: string) => workflow) => {
      const isOurFile = name.endsWith('.yml')
      const file = isOurFile ? join(root, '.github/workflows', name) : join(folder, 'workflow.yml')
      // act does not know queues yet.
      const recipe = recipes.get(name)?.replace(/^ {2}queue: max\n/mu, '') ?? ''
      if (!isOurFile) writeFileSync(file, change(recipe))
      writeFileSync(join(folder, 'event.json'), JSON.stringify(payload))
      const args = [
        ...[event, '--platform', 'ubuntu-latest=-self-hosted', '--workflows', file],
        ...['--eventpath', join(folder, 'event.json')],
        ...['--env', `GITHUB_API_URL=${github.url}`, '--env', `GITHUB_REPOSITORY=${DEFAULT_REPOSITORY}`],
        ...['--env', `HOSTING_URL=${hosting.url}`, '--env', `TRACES=${traces}`],
        ...Object.entries(hosting.env).flatMap(([variable, value]) => ['--env', `${variable}=${value}`]),
        ...['--secret', `GITHUB_TOKEN=${DEFAULT_TOKEN}`, '--secret', `HOSTING_API_KEY=${DEFAULT_KEY}`],
        ...['--secret', 'PREVIEW_PASSWORD=for-reviewers-only', '--secret', `LIVE_API_KEY=${liveKey}`],
        ...Object.entries(actions).flatMap(([used, at]) => ['--local-repository', `${used}=${at}`]),
      ]
      const path = [programs, dirname(process.execPath), process.env['PATH']].join(delimiter)
      const env = { ...process.env, PATH: path }
      const child = spawn('act', args, { cwd: isOurFile ? root : workspace, stdio: ['ignore', 'pipe', 'pipe'], env })
      let output = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
      const [status] = await once(child, 'close')
      return { status, output }
    }
    const ending = (isRed: boolean): Stage['run'] => {
      return async (name, event, ...more) => {
        const { status, output } = await runAct(name, event, ...more)
        if ((status !== 0) !== isRed) throw new Error(`${name} on ${event} ended with ${status}:\n${output}`)
        return output
      }
    }
    const [run, refused] = [ending(false), ending(true)]
    const pull: Stage['pull'] = async (name, action, event = 'pull_request', number = 7) => {
      if (action === 'closed') github.setPullState(number, 'closed')
      await run(name, event, pullRequestEvent({ action, number, head }))
    }
    const links = (): string[] => [...hosting.account().links.keys()]
    const preview: Stage['preview'] = async (name, more = 1) => {
      const others = links()
      for (const action of ['opened', 'synchronize']) {
        await pull(name, action)
        assert.equal(links().length, others.length + more)
      }
      await pull(name, 'closed')
      assert.deepEqual(links(), others)
    }
    const filesOf = (link = links()[0] ?? '') => hosting.account().links.get(link)?.files
    const files: Stage['files'] = (link) => [...(filesOf(link)?.keys() ?? [])]
    const page: Stage['page'] = (link) => String(filesOf(link)?.get('index.html')?.bytes)
    const commit: Stage['commit'] = (path, text) => {
      mkdirSync(dirname(join(workspace, path)), { recursive: true })
      writeFileSync(join(workspace, path), typeof text === 'string' ? text : JSON.stringify(text))
      commitAll(workspace)
    }
    await play({ github, hosting, links, files, page, commit, run, refused, pull, preview, traces, artifact })
    assert.deepEqual(github.violations, [])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function commitAll(workspace: string): void {
  const git = ['-c', 'user.name=site', '-c', 'user.email=site@example.com']
  for (const command of ['add .', 'commit -qm site'])
    execFileSync('git', [...git, ...command.split(' ')], { cwd: workspace })
}

/** A repository whose build writes the sample site, what its workflows use, and programs of the machine. */
function layOut(folder: string) {
  const [workspace, programs, traces, shelf] = ['workspace', 'programs', 'traces', 'artifact'].map((name) => {
    mkdirSync(join(folder, name))
    return join(folder, name)
  }) as [string, string, string, string]
  const packageAt = (folder: string, manifest: object, locked: object = {}): void => {
    mkdirSync(join(workspace, folder), { recursive: true })
    writeFileSync(join(workspace, folder, 'package.json'), JSON.stringify(manifest))
    const lock = { name: 'site', version: '1.0.0', lockfileVersion: 3, packages: { '': manifest, ...locked } }
    writeFileSync(join(workspace, folder, 'package-lock.json'), JSON.stringify(lock))
  }
  const built = (name: string, build: string) => ({ name, version: '1.0.0', scripts: { build } })
  const titled = (title: string): string => `mkdir -p dist && echo "<title>${title}</title>" > dist/index.html`
  const parts = ['web', 'shop']
  const locked = parts.flatMap((name) => [
    [`packages/${name}`, { version: '1.0.0' }],
    [`node_modules/${name}`, { resolved: `packages/${name}`, link: true }],
  ])
  packageAt('.', { ...built('site', 'cp -R site dist'), workspaces: ['packages/*'] }, Object.fromEntries(locked))
  packageAt('docs', built('docs', titled('docs')))
  packageAt('packages/web', built('web', titled('$API_URL at $SITE_URL')))
  packageAt('packages/shop', built('shop', titled('shop')))
  cpSync(join(root, 'test/fixtures/site'), join(workspace, 'site'), { recursive: true })
  mkdirSync(join(workspace, 'public'))
  writeFileSync(join(workspace, 'public/index.html'), '<!doctype html><title>Home</title>')
  writeFileSync(join(workspace, '.gitignore'), 'dist\nnode_modules\n')
  execFileSync('git', ['-c', 'init.defaultBranch=main', 'init', '-q'], { cwd: workspace })
  commitAll(workspace)
  const tools = `turbo@*|pnpm@*) program=\${2%%@*}; shift 2; exec "${realTools}/node_modules/.bin/$program" "$@";;`
  const traced = 'echo "$@" $BASE_URL >> "$TRACES/npx"'
  writeFileSync(join(programs, 'npx'), `#!/bin/sh\ncase $2 in\n${tools}\n*) ${traced};;\nesac\n`)
  const ask = 'curl -sf -H "authorization: Bearer $GH_TOKEN" "$GITHUB_API_URL/$2"'
  writeFileSync(
    join(programs, 'gh'),
    `#!/bin/sh\n[ "$1 $3 $4" = 'api --jq .head.repo.full_name' ] && ${ask} | node -p 'JSON.parse(fs.readFileSync(0)).head.repo.full_name'\n`,
  )
  // Generators write down what they were asked for, and what they read.
  const generators = {
    hugo: 'mkdir -p public && echo "$@" > public/index.html',
    bundle: 'mkdir -p _site && echo "$@" $(cat _address.yml) > _site/index.html',
    mkdocs: 'mkdir -p site && echo "$@" > site/index.html',
  }
  const installers = {
    curl: 'case "$*" in *gohugoio*) ;; *) exec "$(command -p -v curl)" "$@";; esac',
    ...{ sudo: 'true', pip: 'true' },
  }
  const mocked = Object.entries({ ...generators, ...installers })
  for (const [program, script] of mocked) writeFileSync(join(programs, program), `#!/bin/sh\n${script}\n`)
  for (const program of ['npx', 'gh', ...mocked.map(([name]) => name)]) chmodSync(join(programs, program), 0o755)
  const composite = (name: string, script: string): string => writeAction(join(folder, name), shelf, script)
  const action = join(folder, 'action')
  for (const part of ['action.yml', 'dist']) cpSync(join(root, part), join(action, part), { recursive: true })
  const actions = {
    'static-deploy/static-deploy-action@v1': action,
    'actions/setup-node@v7': composite('setup-node', 'true'),
    'actions/setup-python@v7': composite('setup-python', 'true'),
    'ruby/setup-ruby@v1': composite('setup-ruby', 'true'),
    [/actions\/setup-node@\w+/u.exec(readFileSync(join(root, '.github/workflows/smoke.yml'), 'utf8'))?.[0] ?? '']:
      composite('setup-node-pinned', 'true'),
    // act does a checkout itself, but not one of another ref.
    'actions/checkout@v7': composite('checkout', `cp -R "${workspace}/." .`),
    'actions/upload-artifact@v7': composite('upload', 'mkdir -p "$SHELF/$NAME" && cp -R "$PLACE/." "$SHELF/$NAME"'),
    'actions/download-artifact@v8': composite('download', 'rm -rf "$PLACE" && cp -R "$SHELF/$NAME" "$PLACE"'),
  }
  return { workspace, actions, traces, programs, artifact: join(shelf, 'site') }
}
