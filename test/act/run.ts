/**
 * `npm run smoke`: workflow files run by act, a runner that is not ours, as steps of this machine: `smoke.yml` as it is,
 * and each workflow of README and docs with one line more, the stand-in's address. Needs act on the path. Prints a line for each
 * scenario and at the end how many passed.
 *
 * What comes from elsewhere is played: artifacts are a folder, `npx` of the link checker writes down its arguments.
 */
import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { DEFAULT_REPOSITORY, DEFAULT_TOKEN, type GitHub, startGitHub } from '../stand-ins/github/github.ts'
import { DEFAULT_KEY, type Hosting, startHosting } from '../stand-ins/hosting/hosting.ts'
import { deleteEvent, pullRequestEvent, pushEvent, workflowRunEvent } from '../stand-ins/runner/events.ts'
import { root } from '../stand-ins/runner/runner.ts'
import { readmeWorkflows } from './readme.ts'

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
  /** The same on an event of pull request 7. */
  pull(name: string, action: string, event?: string): Promise<void>
  /** Where workflows leave what the test looks at. */
  readonly traces: string
  /** What the uploaded artifact holds. */
  readonly artifact: string
}

const push = pushEvent({ ref: 'refs/heads/main', sha: 'a'.repeat(40) })
const head = { sha: 'b'.repeat(40), ref: 'topic' }
const recipes = readmeWorkflows()

const scenarios: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  'smoke.yml': async ({ run, pull, links }) => {
    await run('smoke.yml', 'push', push)
    await pull('smoke.yml', 'opened')
    await pull('smoke.yml', 'synchronize')
    assert.equal(links().length, 2)
    await pull('smoke.yml', 'closed')
    assert.equal(links().length, 1)
  },
  'Quick start': async ({ run, links }) => {
    await run('Quick start', 'push', push)
    assert.equal(links().length, 1)
  },
  Site: async ({ run, pull, links, github }) => {
    await run('Site', 'push', push)
    const live = links()
    await pull('Site', 'opened')
    await pull('Site', 'synchronize')
    assert.equal(links().length, 2)
    assert.equal(github.commentsOf(7).length, 1)
    await pull('Site', 'closed')
    assert.deepEqual(links(), live)
  },
  'One caller, then One caller, every night': async ({ run, pull, links, github }) => {
    await run('One caller', 'push', push)
    const live = links()
    assert.equal(live.length, 1)
    await pull('One caller', 'opened')
    assert.equal(links().length, 2)
    assert.equal(github.commentsOf(7).length, 1)
    await pull('One caller', 'closed')
    assert.deepEqual(links(), live)
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
  'One caller': async ({ run, refused, links, hosting }) => {
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
    const [link = ''] = links()
    const index = hosting.account().links.get(link)?.files.get('index.html')?.bytes
    assert.equal(String(index), `a = b|c-0-ffee|https://${link}|`)
    assert.ok(output.includes('it is ***'), output)
    // The rest of a secret of many lines would be lost.
    const cut = await refused('One caller', 'push', push, (workflow) =>
      workflow.replace(/^( *)api-key: .*$/mu, '$&\n$1build-secrets: "KEY=begin\\nend"'),
    )
    assert.match(cut, /is not NAME=value/u)
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
  'Without a build': async ({ run, links }) => {
    await run('Without a build', 'push', push)
    const [link = ''] = links()
    assert.ok(stageFiles(link).includes('index.html'))
  },
  'Instead of curl': async ({ run, links, hosting }) => {
    const link = 'my-site.tiiny.site'
    hosting.account().links.set(link, { files: new Map(), createdAt: 0, uploadedAt: 0 })
    await run('Instead of curl', 'push', push)
    assert.deepEqual(links(), [link])
    assert.deepEqual(stageFiles(link), ['site.zip'])
  },
  'Every push in turn': async ({ run, links }) => {
    await run('Every push in turn', 'push', push)
    await run('Every push in turn', 'push', push)
    assert.equal(links().length, 1)
  },
  'Site with its builds, then Go back': async ({ run, links }) => {
    await run('Site with its builds', 'push', push)
    const [link = ''] = links()
    const first = stageFiles(link)
    await run('Without a build', 'push', push)
    assert.notDeepEqual(stageFiles(link), first)
    await run('Go back', 'workflow_dispatch', { inputs: { run: '1' } })
    assert.deepEqual(links(), [link])
    assert.deepEqual(stageFiles(link), first)
  },
  'Preview on request': async ({ run, links, github }) => {
    const on = async (action: string, labels: readonly string[], label?: string): Promise<void> => {
      const payload = pullRequestEvent({ action, number: 7, head })
      const pull = { ...(payload['pull_request'] as object), labels: labels.map((name) => ({ name })) }
      await run('Preview on request', 'pull_request', {
        ...payload,
        pull_request: pull,
        label: { name: label },
      })
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
    assert.match(await refused('Previews only', 'pull_request', {}), /`pull_request.number`/u)
    await run('Previews only', 'pull_request', { action: 'opened', number: 7, pull_request: { number: 7 } })
    assert.equal(links().length, 1)
    await pull('Previews only', 'opened')
    assert.equal(links().length, 1)
    await pull('Previews only', 'closed')
    assert.deepEqual(links(), [])
  },
  'Own domain': async ({ run, pull, links, hosting }) => {
    hosting.account().links.set('www.example.com', { files: new Map(), createdAt: 0, uploadedAt: 0 })
    await run('Own domain', 'push', push)
    assert.deepEqual(links(), ['www.example.com'])
    assert.ok(hosting.account().links.get('www.example.com')?.files.has('index.html'))
    await pull('Own domain', 'opened')
    assert.equal(links().length, 2)
    await pull('Own domain', 'closed')
    assert.deepEqual(links(), ['www.example.com'])
  },
  'Several sites': async ({ run, pull, links, github }) => {
    await run('Several sites', 'push', push)
    await pull('Several sites', 'opened')
    assert.equal(links().length, 4)
    assert.equal(github.commentsOf(7).length, 2)
    await pull('Several sites', 'closed')
    assert.equal(links().length, 2)
  },
  'Sweep several sites': async ({ run, pull, links, github }) => {
    await run('Several sites', 'push', push)
    const live = links()
    await pull('Several sites', 'opened')
    assert.equal(links().length, 4)
    github.setPullState(7, 'closed')
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
    await run('Tear down', 'workflow_dispatch', { inputs: { link: links()[0] } })
    assert.deepEqual(links(), [])
  },
  'Check the preview': async ({ pull, links, traces }) => {
    await pull('Check the preview', 'opened')
    const [link] = links()
    const asked = readFileSync(join(traces, 'npx'), 'utf8').trim().split('\n')
    assert.deepEqual(
      asked.map((line) => line.split(' ').slice(0, 3).join(' ')),
      [`--yes linkinator https://${link}`, `--yes lighthouse https://${link}`],
    )
    await pull('Check the preview', 'closed')
    assert.deepEqual(links(), [])
  },
  'Build, then Preview': async ({ run, refused, pull, links, github, artifact }) => {
    await pull('Build', 'opened')
    Object.assign(github.pulls.get(7)?.head ?? {}, { repo: { full_name: 'stranger/site' } })
    const event = { headSha: head.sha, headBranch: head.ref, headRepository: 'stranger/site' }
    await run('Preview', 'workflow_run', workflowRunEvent(event))
    assert.equal(links().length, 1)
    assert.equal(github.commentsOf(7).length, 1)
    const [link = ''] = links()
    assert.ok(!stageFiles(link).includes('pull-request-number'))

    // What a stranger's build may bring instead: no number, somebody else's, or something else.
    await run('Site', 'push', push)
    github.addBranch('feature')
    github.addPull({ number: 8 })
    const before = { links: links(), deployments: github.deployments.length }
    for (const number of ['', '\n', '8', 'x\n8', undefined]) {
      if (number === undefined) rmSync(join(artifact, 'pull-request-number'))
      else writeFileSync(join(artifact, 'pull-request-number'), number)
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
    writeFileSync(join(artifact, 'pull-request-number'), '7')
    const review = workflowRunEvent({ ...event, event: 'pull_request_review', headBranch: 'main' })
    assert.deepEqual({ links: links(), deployments: github.deployments.length }, before)
    await run('Preview', 'workflow_run', review, withoutIf)
    assert.deepEqual(links(), before.links)
    assert.equal(github.deployments.at(-1)?.task, 'deploy:pr-7')
  },
}

const withoutIf = (workflow: string): string => {
  const open = workflow.replace(/^ {4}if: .*\n/gmu, '')
  assert.notEqual(open, workflow)
  return open
}

let stageFiles: (link: string) => string[] = () => []
let failed = 0
const untested = [...recipes.keys()].filter(
  (name) => !Object.keys(scenarios).some((scenario) => scenario.split(', then ').includes(name)),
)
for (const [name, play] of Object.entries(scenarios)) {
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
const passed = Object.keys(scenarios).length + untested.length - failed
console.log(`${passed} workflows passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** Sets up services and a repository for one scenario, plays it, and takes everything away. */
async function perform(play: (stage: Stage) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'static-deploy-act-'))
  await using hosting = await startHosting({
    accounts: { [DEFAULT_KEY]: { linkLimit: 100 } },
    namedLinks: true,
    linkSuffix: 'tiiny.site',
  })
  await using github = await startGitHub()
  github.addPull({ number: 7, head })
  stageFiles = (link) => [...(hosting.account().links.get(link)?.files.keys() ?? [])]
  try {
    const { workspace, actions, traces, programs, artifact } = layOut(folder)
    const enact = async (
      name: string,
      event: string,
      payload: object,
      change = (workflow: string): string => workflow,
    ): Promise<{ status: number; output: string }> => {
      const own = name.endsWith('.yml')
      const file = own ? join(root, '.github/workflows', name) : join(folder, 'workflow.yml')
      if (!own) writeFileSync(file, change(pointed(recipes.get(name) ?? '', hosting.url)))
      writeFileSync(join(folder, 'event.json'), JSON.stringify(payload))
      const child = spawn(
        'act',
        [
          event,
          ...['--platform', 'ubuntu-latest=-self-hosted', '--workflows', file],
          ...['--eventpath', join(folder, 'event.json')],
          ...['--env', `GITHUB_API_URL=${github.url}`, '--env', `GITHUB_REPOSITORY=${DEFAULT_REPOSITORY}`],
          ...['--env', `HOSTING_URL=${hosting.url}`, '--env', `TRACES=${traces}`],
          ...['--secret', `GITHUB_TOKEN=${DEFAULT_TOKEN}`, '--secret', `HOSTING_API_KEY=${DEFAULT_KEY}`],
          ...Object.entries(actions).flatMap(([used, at]) => ['--local-repository', `${used}=${at}`]),
        ],
        {
          cwd: own ? root : workspace,
          stdio: ['ignore', 'pipe', 'pipe'],
          env: {
            ...process.env,
            PATH: [programs, dirname(process.execPath), process.env['PATH']].join(delimiter),
          },
        },
      )
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
    const pull: Stage['pull'] = async (name, action, event = 'pull_request') => {
      if (action === 'closed') github.setPullState(7, 'closed')
      await run(name, event, pullRequestEvent({ action, number: 7, head }))
    }
    const links = (): string[] => [...hosting.account().links.keys()]
    await play({ github, hosting, links, run, refused, pull, traces, artifact })
    assert.deepEqual(github.violations, [])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The workflow, told where the stand-in is, and without what act does not know yet. */
function pointed(workflow: string, url: string): string {
  // A caller gives the key as a secret, not as an input.
  const place = workflow.includes('secrets:') ? /^( *)directory: .*$/gmu : /^( *)api-key: .*$/gmu
  return workflow
    .replace(/^ {2}queue: max\n/mu, '')
    .replace(place, (line, indent) => `${line}\n${indent}base-url: ${url}`)
}

/** A repository whose build writes the sample site, what its workflows use, and programs of the machine. */
function layOut(folder: string) {
  const [workspace, programs, traces, shelf] = ['workspace', 'programs', 'traces', 'artifact'].map((name) => {
    mkdirSync(join(folder, name))
    return join(folder, name)
  }) as [string, string, string, string]
  const manifest = { name: 'site', version: '1.0.0', scripts: { build: 'cp -R site dist' } }
  writeFileSync(join(workspace, 'package.json'), JSON.stringify(manifest))
  const lock = { name: 'site', version: '1.0.0', lockfileVersion: 3, packages: { '': manifest } }
  writeFileSync(join(workspace, 'package-lock.json'), JSON.stringify(lock))
  cpSync(join(root, 'test/fixtures/site'), join(workspace, 'site'), { recursive: true })
  mkdirSync(join(workspace, 'public'))
  writeFileSync(join(workspace, 'public/index.html'), '<!doctype html><title>Home</title>')
  writeFileSync(join(workspace, '.gitignore'), 'dist\n')
  const git = ['-c', 'user.name=site', '-c', 'user.email=site@example.com', '-c', 'init.defaultBranch=main']
  for (const command of [
    ['init', '-q'],
    ['add', '.'],
    ['commit', '-qm', 'site'],
  ])
    execFileSync('git', [...git, ...command], { cwd: workspace })
  writeFileSync(join(programs, 'npx'), '#!/bin/sh\necho "$@" >> "$TRACES/npx"\n')
  chmodSync(join(programs, 'npx'), 0o755)
  const composite = (name: string, script: string): string => {
    mkdirSync(join(folder, name))
    const steps = `runs:\n  using: composite\n  steps:\n    - shell: bash\n      run: ${script}\n`
    const inputs = 'inputs:\n  name:\n    required: true\n  path:\n    required: true\n'
    writeFileSync(join(folder, name, 'action.yml'), `name: ${name}\ndescription: played\n${inputs}${steps}`)
    return join(folder, name)
  }
  const action = join(folder, 'action')
  // act does not know "this repository", so there the called workflow uses the action as any other workflow does.
  const site = readFileSync(join(root, '.github/workflows/site.yml'), 'utf8')
  const told = site.replaceAll('uses: $/', 'uses: static-deploy/static-deploy-action@v1')
  assert.notEqual(told, site)
  mkdirSync(join(action, '.github/workflows'), { recursive: true })
  writeFileSync(join(action, '.github/workflows/site.yml'), told)
  for (const part of ['action.yml', 'dist']) cpSync(join(root, part), join(action, part), { recursive: true })
  const actions = {
    'static-deploy/static-deploy-action@v1': action,
    [/actions\/setup-node@\w+/u.exec(site)?.[0] ?? '']: composite('setup-node', 'exit 1'),
    [/actions\/setup-python@\w+/u.exec(site)?.[0] ?? '']: composite('setup-python', 'exit 1'),
    'actions/upload-artifact@v7': composite('upload', `cp -R "\${{ inputs.path }}" "${shelf}"`),
    'actions/download-artifact@v8': composite(
      'download',
      `rm -rf "\${{ inputs.path }}" && cp -R "${shelf}/dist" "\${{ inputs.path }}"`,
    ),
  }
  return { workspace, actions, traces, programs, artifact: join(shelf, 'dist') }
}
