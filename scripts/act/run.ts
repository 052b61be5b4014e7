/**
 * `npm run smoke`: workflow files run by act, a runner that is not ours, as steps of this machine: `smoke.yml`, and each
 * workflow of README and docs as it is there. The service's own name leads to the stand-in. Needs act on the path. Prints a line
 * for each scenario and at the end how many passed. With an argument only the scenarios with it in their names.
 *
 * What comes from elsewhere is mocked: artifacts are a folder, `npx` writes down its arguments, `gh` asks the stand-in.
 */
import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { DEFAULT_REPOSITORY, DEFAULT_TOKEN, type GitHub, startGitHub } from '../../test/stand-ins/github/github.ts'
import { DEFAULT_KEY, type Hosting, likeLive, startHosting } from '../../test/stand-ins/hosting/hosting.ts'
import { deleteEvent, pullRequestEvent, pushEvent, workflowRunEvent } from '../../test/stand-ins/runner/events.ts'
import { root } from '../../test/stand-ins/runner/runner.ts'
import { jobsIn, readmeWorkflows } from './readme.ts'

/** What a scenario plays with. */
interface Stage {
  readonly github: GitHub
  readonly hosting: Hosting
  /** Links of the account, in the order of their creation. */
  links(): string[]
  /**
   * Runs a workflow on an event, changed before where `change` says so, and gives the whole log; throws with it where the run
   * fails.
   */
  run(name: string, event: string, payload: object, change?: (workflow: string) => string): Promise<string>
  /** The same where it must fail. */
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
  commit(path: string, text: string): void
  /** Where workflows leave what the test looks at. */
  readonly traces: string
  /** Where what was uploaded as an artifact is. */
  readonly artifact: string
}

const push = pushEvent({ ref: 'refs/heads/main', sha: 'a'.repeat(40) })
const head = { sha: 'b'.repeat(40), ref: 'topic' }
const pages = readmeWorkflows()
// The README's first run is a dry run, for which its reader deletes a line afterwards.
const jobs = jobsIn('docs/recipes.md', 'Build job and deploy job')
const recipes = new Map([...pages, ...jobs].map(([name, text]) => [name, text.replace(/^ *dry-run: true .*\n/mu, '')]))

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
    const asItIs = (): string => pages.get('Site') ?? ''
    const rehearsal = pullRequestEvent({ action: 'opened', number: 7, head })
    assert.match(await run('Site', 'pull_request', rehearsal, asItIs), /dry run/u)
    assert.deepEqual([links(), github.deployments, github.commentsOf(7)], [[], [], []])
    await run('Site', 'push', push)
    await preview('Site')
    assert.equal(github.commentsOf(7).length, 1)
  },
  'One caller, then One caller, every night': async ({ run, pull, preview, links, github, traces }) => {
    await run('One caller', 'push', push)
    assert.ok(!existsSync(join(traces, 'setup-node')))
    const live = links()
    assert.equal(live.length, 1)
    await preview('One caller')
    assert.equal(github.commentsOf(7).length, 1)
    // What no run for `closed` took down goes with the next push, or with a schedule.
    for (const sweep of [() => run('One caller', 'push', push), () => run('One caller, every night', 'schedule', {})]) {
      github.setPullState(7, 'open')
      await pull('One caller', 'reopened')
      assert.equal(links().length, 2)
      github.setPullState(7, 'closed')
      await sweep()
      assert.deepEqual(links(), live)
    }
  },
  // With all that a build may want: a folder of its own, variables, a secret that the log hides, and the address.
  'One caller': async ({ run, refused, links, page }) => {
    const script = 'printf "%s|" "$PLAIN" "$TOKEN" "$SITE_URL" > index.html; echo "it is $TOKEN"'
    const output = await run('One caller', 'push', push, (workflow) =>
      workflow
        .replace(/^( *)build: .*$/mu, (_, indent) =>
          [`build: ${script}`, 'working-directory: public', 'reserve: true', 'build-env: |', '  PLAIN=a = b']
            .map((line) => indent + line)
            .join('\n'),
        )
        .replace('directory: dist', 'directory: public')
        .replace(/^( *)api-key: .*$/mu, '$&\n$1build-secrets: TOKEN=c-0-ffee'),
    )
    assert.equal(page(), `a = b|c-0-ffee|https://${links()[0]}|`)
    assert.ok(output.includes('it is ***'), output)
    // The rest of a secret of many lines would be lost. What the last step of a job says before it fails, act may lose.
    await refused('One caller', 'push', push, (workflow) =>
      workflow.replace(/^( *)api-key: .*$/mu, '$&\n$1build-secrets: "KEY=begin\\nend"'),
    )
  },
  'One caller, with more': async ({ run, pull, links, traces, page }) => {
    await run('One caller, with more', 'push', push)
    assert.ok(existsSync(join(traces, 'setup-node')))
    await pull('One caller, with more', 'opened')
    const [, link = ''] = links()
    assert.equal(page(link), `<title>https://api.example.com at https://${link}</title>\n`)
    await pull('One caller, with more', 'closed')
    assert.equal(links().length, 1)
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
  'jobs: With several sites, where each is built only if it changed': async ({ run, pull, commit, links, page }) => {
    const name = 'jobs: With several sites, where each is built only if it changed'
    await run(name, 'push', push)
    const live = links()
    assert.deepEqual(live.map(page).toSorted(), ['<title>docs</title>\n', '<title>shop</title>\n'])
    const count = async (path: string, action = 'synchronize'): Promise<number> => {
      commit(path, `${path} ${action} ${links().length}`)
      await pull(name, action)
      return links().length
    }
    assert.equal(await count('notes.md', 'opened'), 2)
    assert.equal(await count('packages/shared/theme.md'), 3)
    assert.equal(await count('docs/page.md'), 3)
    assert.equal(await count('notes.md'), 2)
    assert.equal(await count('packages/shop/page.md'), 3)
    assert.equal(await count('packages/shop/page.md', 'closed'), 2)
    assert.deepEqual(links(), live)
  },
  'One site of a monorepo': async ({ run, pull, commit, links, page, github }) => {
    await run('One site of a monorepo', 'push', push)
    const live = links()
    assert.equal(page(), '<title> at </title>\n')
    const count = async (path: string, action = 'synchronize'): Promise<number> => {
      commit(path, `${path} ${action} ${links().length}`)
      await pull('One site of a monorepo', action)
      return links().length
    }
    assert.equal(await count('notes.md', 'opened'), 1)
    assert.deepEqual(github.commentsOf(7), [])
    assert.equal(await count('packages/web/page.md'), 2)
    assert.equal(await count('notes.md'), 1)
    assert.equal(await count('packages/shared/theme.md'), 2)
    assert.equal(await count('notes.md', 'closed'), 1)
    assert.deepEqual(links(), live)
  },
  'Named previews': async ({ pull, links }) => {
    await pull('Named previews', 'opened')
    assert.deepEqual(links(), ['pr-7-my-site.tiiny.site'])
    await pull('Named previews', 'synchronize')
    await pull('Named previews', 'closed')
    assert.deepEqual(links(), [])
  },
  Staging: async ({ run, links, github }) => {
    const staging = pushEvent({ ref: 'refs/heads/staging', sha: 'd'.repeat(40) })
    github.addBranch('staging')
    await run('Staging', 'push', staging)
    await run('Staging', 'push', staging)
    assert.deepEqual(links(), ['my-site-staging.tiiny.site'])
    assert.equal(github.deployments.at(-1)?.environment, 'staging')
  },
  'Production from another branch': async ({ run, preview, links, github }) => {
    github.addBranch('live')
    await run('Production from another branch', 'push', pushEvent({ ref: 'refs/heads/live', sha: 'd'.repeat(40) }))
    assert.equal(github.deployments[0]?.environment, 'live')
    await preview('Production from another branch')
    assert.deepEqual(links(), ['my-site.tiiny.site'])
  },
  'Sweep previews': async ({ run, pull, links, github }) => {
    await pull('Site', 'opened')
    github.setPullState(7, 'closed')
    await run('Sweep previews', 'schedule', {})
    assert.deepEqual(links(), [])
  },
  'Close previews': async ({ pull, links }) => {
    await pull('Site', 'opened')
    await pull('Close previews', 'closed', 'pull_request_target')
    assert.deepEqual(links(), [])
  },
  'Without a build': async ({ run, files }) => {
    await run('Without a build', 'push', push)
    assert.ok(files().includes('index.html'))
  },
  'Instead of curl': async ({ run, links, hosting }) => {
    const link = 'my-site.tiiny.site'
    hosting.account().links.set(link, { files: new Map(), uploadedAt: 0 })
    await run('Instead of curl', 'push', push)
    const sent = hosting.requests.flatMap(({ files }) => files.map(({ path }) => path))
    assert.deepEqual([links(), sent], [[link], ['site.zip']])
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
  'Site with its builds': async ({ run, links, files }) => {
    await run('Site with its builds', 'push', push)
    const first = [links(), files()]
    const another = (workflow: string): string => workflow.replace('directory: dist', 'directory: public')
    await run('Site with its builds', 'push', push, another)
    assert.notDeepEqual([links(), files()], first)
    await run('Site with its builds', 'workflow_dispatch', { inputs: { run: '1' }, repository: push['repository'] })
    assert.deepEqual([links(), files()], first)
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
  'Previews only': async ({ run, refused, pull, links }) => {
    // By hand, without a file and then with what the error says to write into one.
    assert.match(await refused('Previews only', 'pull_request', {}), /pull_request\.number/u)
    await run('Previews only', 'pull_request', { action: 'opened', number: 7, pull_request: { number: 7 } })
    assert.equal(links().length, 1)
    await pull('Previews only', 'opened')
    assert.equal(links().length, 1)
    await pull('Previews only', 'closed')
    assert.deepEqual(links(), [])
  },
  'Own domain': async ({ run, preview, links, files, hosting }) => {
    hosting.account().links.set('www.example.com', { files: new Map(), uploadedAt: 0 })
    await run('Own domain', 'push', push)
    assert.deepEqual(links(), ['www.example.com'])
    assert.ok(files().includes('index.html'))
    await preview('Own domain')
  },
  'Several sites': async ({ run, preview, links, github, page }) => {
    await run('Several sites', 'push', push)
    assert.deepEqual(links().map(page).toSorted(), ['<title>docs</title>\n', '<title>shop</title>\n'])
    await preview('Several sites', 2)
    assert.equal(github.commentsOf(7).length, 2)
  },
  'Sweep several sites': async ({ run, pull, links, github }) => {
    await run('Several sites', 'push', push)
    const live = links()
    await pull('Several sites', 'opened')
    // One that was made before the sites had an environment each.
    await pull('Previews only', 'opened', 'pull_request', 8)
    assert.equal(links().length, 5)
    for (const number of [7, 8]) github.setPullState(number, 'closed')
    await run('Sweep several sites', 'schedule', {})
    assert.deepEqual(links(), live)
  },
  'Branch previews': async ({ run, links, github }) => {
    await run('Branch previews', 'push', push)
    const live = links()
    const branchPush = pushEvent({ ref: 'refs/heads/a/b', sha: 'c'.repeat(40) })
    await run('Branch previews', 'push', branchPush)
    await run('Branch previews', 'push', branchPush)
    assert.equal(links().length, 2)
    assert.equal(github.deployments.at(-1)?.task, 'deploy:branch-a/b')
    await run('Branch previews', 'delete', deleteEvent({ ref: 'a/b' }))
    assert.deepEqual(links(), live)
  },
  'Tear down': async ({ run, links }) => {
    await run('Site', 'push', push)
    await run('Tear down', 'workflow_dispatch', { inputs: { address: links()[0], environment: 'production' } })
    assert.deepEqual(links(), [])
  },
  'Staging, then Tear down': async ({ run, links, github }) => {
    github.addBranch('staging')
    await run('Staging', 'push', pushEvent({ ref: 'refs/heads/staging', sha: 'd'.repeat(40) }))
    await run('Tear down', 'workflow_dispatch', { inputs: { address: links()[0], environment: 'staging' } })
    assert.deepEqual(links(), [])
  },
  'Protected previews': async ({ preview }) => await preview('Protected previews'),
  'Newest previews': async ({ pull, links, github, hosting }) => {
    await pull('Newest previews', 'opened', 'pull_request', 8)
    hosting.account().linkLimit = 1
    await pull('Newest previews', 'opened')
    assert.equal(links().length, 1)
    assert.match(github.commentsOf(8)[0]?.body ?? '', /made room/u)
    await pull('Newest previews', 'closed')
    assert.deepEqual(links(), [])
  },
  'A preview that may fail': async ({ pull, links, github, hosting }) => {
    hosting.account().linkLimit = 0
    await pull('A preview that may fail', 'opened')
    assert.match(github.commentsOf(7)[0]?.body ?? '', /Preview failed/u)
    hosting.account().linkLimit = 1
    await pull('A preview that may fail', 'synchronize')
    assert.equal(links().length, 1)
  },
  'The address first': async ({ run, pull, links, page }) => {
    const writes = (workflow: string): string =>
      workflow.replace('npm ci && npm run build', 'mkdir -p dist && echo "$SITE_URL" > dist/index.html')
    const payload = pullRequestEvent({ action: 'opened', number: 7, head })
    await run('The address first', 'pull_request', payload, writes)
    const [link = ''] = links()
    assert.equal(page(), `https://${link}\n`)
    await pull('The address first', 'synchronize')
    assert.deepEqual(links(), [link])
    await pull('The address first', 'closed')
    assert.deepEqual(links(), [])
  },
  'Previews with a message': async ({ pull, links, github }) => {
    await pull('Previews with a message', 'opened')
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
    assert.match(await refused('Preview by a comment', 'issue_comment', said('/preview')), /A fork gets no preview/u)
    assert.deepEqual(links(), [])
  },
  'Check the preview': async ({ pull, links, traces, github }) => {
    await pull('Check the preview', 'opened')
    const [link] = links()
    assert.match(github.commentsOf(7)[0]?.body ?? '', /Lighthouse: Performance 97, SEO 100\n$/u)
    const asked = readFileSync(join(traces, 'npx'), 'utf8').trim().split('\n')
    assert.deepEqual(
      asked.map((line) => line.split(' ').slice(0, 3).join(' ')),
      ['--yes lighthouse http://localhost:4173', `--yes linkinator https://${link}`],
    )
    await pull('Check the preview', 'closed')
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
    const before = { links: links(), deployments: github.deployments.length }
    for (const number of ['', '\n', '8', 'x\n8', undefined]) {
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
    assert.deepEqual({ links: links(), deployments: github.deployments.length }, before)
    await run('Preview', 'workflow_run', review, withoutIf)
    assert.deepEqual(links(), before.links)
    assert.equal(github.deployments.at(-1)?.task, 'deploy:pr-7')
  },
}

const withoutIf = (workflow: string): string => {
  const open = workflow.replace(/^ {4}if: .*\n(?: {6}.*\n)*/gmu, '')
  assert.notEqual(open, workflow)
  return open
}

const [only = ''] = process.argv.slice(2)
const played = Object.entries(scenarios).filter(([name]) => name.includes(only))
let failed = 0
const untested = [...recipes.keys()].filter(
  (name) => !Object.keys(scenarios).some((scenario) => scenario.split(', then ').includes(name)),
)
for (const [name, play] of played) {
  try {
    await perform(play)
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
async function perform(play: (stage: Stage) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'static-deploy-act-'))
  const accounts = { [DEFAULT_KEY]: { linkLimit: 100 }, [liveKey]: {} }
  const { name, linkSuffix, unpackArchives } = likeLive
  const service = { name, linkSuffix, unpackArchives, namedLinks: true, passwords: '401' } as const
  await using hosting = await startHosting({ accounts, ...service })
  await using github = await startGitHub()
  for (const number of [7, 8]) github.addPull({ number, head })
  try {
    const { workspace, actions, traces, programs, artifact } = layOut(folder)
    const enact = async (name: string, event: string, payload: object, change = (workflow: string) => workflow) => {
      const own = name.endsWith('.yml')
      const file = own ? join(root, '.github/workflows', name) : join(folder, 'workflow.yml')
      if (!own) writeFileSync(file, change(known(recipes.get(name) ?? '')))
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
      const child = spawn('act', args, { cwd: own ? root : workspace, stdio: ['ignore', 'pipe', 'pipe'], env })
      let output = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
      const [status] = await once(child, 'close')
      return { status, output }
    }
    const run: Stage['run'] = async (name, event, ...more) => {
      const { status, output } = await enact(name, event, ...more)
      if (status !== 0) throw new Error(`${name} on ${event} ended with ${status}:\n${output}`)
      return output
    }
    const refused: Stage['refused'] = async (name, event, ...more) => {
      const { status, output } = await enact(name, event, ...more)
      if (status === 0) throw new Error(`${name} on ${event} was green:\n${output}`)
      return output
    }
    const pull: Stage['pull'] = async (name, action, event = 'pull_request', number = 7) => {
      if (action === 'closed') github.setPullState(number, 'closed')
      await run(name, event, pullRequestEvent({ action, number, head }))
    }
    const links = (): string[] => [...hosting.account().links.keys()]
    const preview: Stage['preview'] = async (name, more = 1) => {
      const before = links()
      for (const action of ['opened', 'synchronize']) {
        await pull(name, action)
        assert.equal(links().length, before.length + more)
      }
      await pull(name, 'closed')
      assert.deepEqual(links(), before)
    }
    const filesOf = (link = links()[0] ?? '') => hosting.account().links.get(link)?.files
    const files: Stage['files'] = (link) => [...(filesOf(link)?.keys() ?? [])]
    const page: Stage['page'] = (link) => String(filesOf(link)?.get('index.html')?.bytes)
    const commit: Stage['commit'] = (path, text) => {
      mkdirSync(dirname(join(workspace, path)), { recursive: true })
      writeFileSync(join(workspace, path), text)
      commitAll(workspace)
    }
    await play({ github, hosting, links, files, page, commit, run, refused, pull, preview, traces, artifact })
    assert.deepEqual(github.violations, [])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The workflow without what act does not know yet. */
function known(workflow: string): string {
  return workflow.replace(/^ {2}queue: max\n/mu, '')
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
  const scores = { performance: { title: 'Performance', score: 0.97 }, seo: { title: 'SEO', score: 1 } }
  const report = `echo '${JSON.stringify({ categories: scores })}' > "\${word#*=}"`
  const reporting = `for word; do case "$word" in --output-path=*) ${report};; esac; done`
  writeFileSync(join(programs, 'npx'), `#!/bin/sh\necho "$@" >> "$TRACES/npx"\n${reporting}\n`)
  const ask = 'curl -sf -H "authorization: Bearer $GH_TOKEN" "$GITHUB_API_URL/$2"'
  writeFileSync(
    join(programs, 'gh'),
    `#!/bin/sh\n[ "$1 $3 $4" = 'api --jq .head.repo.full_name' ] && ${ask} | node -p 'JSON.parse(fs.readFileSync(0)).head.repo.full_name'\n`,
  )
  for (const program of ['npx', 'gh']) chmodSync(join(programs, program), 0o755)
  const composite = (name: string, script: string): string => {
    mkdirSync(join(folder, name))
    const steps = `runs:\n  using: composite\n  steps:\n    - shell: bash\n      run: ${script}\n`
    const inputs = 'inputs:\n  name:\n    required: true\n  path:\n    required: true\n'
    writeFileSync(join(folder, name, 'action.yml'), `name: ${name}\ndescription: mocked\n${inputs}${steps}`)
    return join(folder, name)
  }
  const action = join(folder, 'action')
  const place = '"${{ inputs.path }}"'
  const shelved = `"${shelf}/\${{ inputs.name }}"`
  // act does not know "this repository", so there the called workflow uses the action as any other workflow does.
  const site = readFileSync(join(root, '.github/workflows/site.yml'), 'utf8')
  const told = site.replaceAll('uses: $/', 'uses: static-deploy/static-deploy-action@v1')
  assert.notEqual(told, site)
  mkdirSync(join(action, '.github/workflows'), { recursive: true })
  writeFileSync(join(action, '.github/workflows/site.yml'), told)
  for (const part of ['action.yml', 'dist']) cpSync(join(root, part), join(action, part), { recursive: true })
  const actions = {
    'static-deploy/static-deploy-action@v1': action,
    [/actions\/setup-node@\w+/u.exec(site)?.[0] ?? '']: composite('setup-node-of-caller', 'touch "$TRACES/setup-node"'),
    [/actions\/setup-python@\w+/u.exec(site)?.[0] ?? '']: composite('setup-python', 'exit 1'),
    'actions/setup-node@v6': composite('setup-node', 'true'),
    // act does a checkout itself, but not one of another ref.
    'actions/checkout@v7': composite('checkout', `cp -R "${workspace}/." .`),
    'actions/upload-artifact@v7': composite('upload', `mkdir -p ${shelved} && cp -R ${place}/. ${shelved}`),
    'actions/download-artifact@v8': composite('download', `rm -rf ${place} && cp -R ${shelved} ${place}`),
  }
  return { workspace, actions, traces, programs, artifact: join(shelf, 'site') }
}
