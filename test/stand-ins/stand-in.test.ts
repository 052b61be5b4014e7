/** `npm run stand-in`, which `docs/try-it.md` explains. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { DEFAULT_TOKEN } from './github/github.ts'
import { DEFAULT_KEY } from './hosting/hosting.ts'
import { root, runAction } from './runner/runner.ts'
import { makeSite } from './scenes/world.ts'

/** Starts the command and waits until all that it prints at its start is there. */
async function start(...args: readonly string[]) {
  const child = spawn(process.execPath, [join(root, 'scripts/stand-in/stand-in.ts'), ...args])
  const printed = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed.err += text))
  const last = args.includes('--github') ? '(the command for the sweep)\n' : 'NODE_EXTRA_CA_CERTS='
  while (!printed.err.includes(last) && child.exitCode === null) await pause(10)
  const [url = '', ...lines] = printed.out.trimEnd().split('\n')
  const env: Record<string, string> = Object.fromEntries(lines.map((line) => line.split(/=(.*)/su)))
  const stop = async () => {
    const ended = once(child, 'close')
    if (child.kill('SIGINT')) await ended
  }
  return { printed, url, lines, env, [Symbol.asyncDispose]: stop }
}

/** The new link and its status, or the code of the error. */
async function send(url: string, domain: string | undefined, path = 'index.html'): Promise<string> {
  const body = new FormData()
  if (domain !== undefined) body.append('domain', domain)
  body.append('files', new Blob(['x']), path)
  const response = await fetch(`${url}/v1/upload`, { method: 'POST', headers: { 'x-api-key': DEFAULT_KEY }, body })
  const { data, error } = (await response.json()) as { data?: { link: string; status: string }; error?: string }
  return data ? `${data.link} ${data.status}` : String(error)
}

it('is like the live service, or as the interface has it', async () => {
  await using live = await start('--like-live', '--link-limit', '2')
  const link = 'calm-river-1.tiiny.site'
  expect(await send(live.url, undefined, 'a/b.html')).toBe(`${link} active`)
  expect((await fetch(`${live.url}/sites/${link}/b.html`)).status).toBe(200)
  const answers = [await send(live.url, link), await send(live.url, 'my-site'), await send(live.url, 'my-site')]
  expect(answers).toEqual(['DOMAIN_EXISTS', 'my-site.tiiny.site active', 'FREE_UPLOAD_LIMIT_REACHED'])
  await using plain = await start('--link-limit', '1')
  expect(await send(plain.url, 'pr-7.tiiny.test')).toBe('pr-7.tiiny.test active')
  const shown = `created  pr-7.tiiny.test: http://pr-7.tiiny.test.localhost:${new URL(plain.url).port}/\n`
  while (!plain.printed.err.includes(shown)) await pause(10)
  expect(plain.printed.out).toBe(`${plain.url}\n`)
  expect(await send(plain.url, undefined)).toBe('LINK_LIMIT_REACHED')
})

/** Runs the script of an action that takes the place of another one, with these inputs, as a step in this folder. */
async function substitute(action: string, cwd: string, inputs: Readonly<Record<'NAME' | 'PLACE', string>>) {
  const { runs } = JSON.parse(readFileSync(join(action, 'action.yml'), 'utf8'))
  const [{ env, run }] = runs.steps as [{ env: Record<string, string>; run: string }]
  expect(env).toMatchObject({ NAME: '${{ inputs.name }}', PLACE: '${{ inputs.path }}' })
  const child = spawn('bash', ['-e', '-c', run], { cwd, env: { ...process.env, ...env, ...inputs } })
  expect(await once(child, 'close')).toEqual([0, null])
}

it("plays GitHub's API too, and tells what act needs", async () => {
  using site = makeSite()
  using folder = makeSite({})
  await using standIn = await start('--like-live', '--github')
  const { env, printed } = standIn
  const commands = [
    ...printed.err.matchAll(/XDG_CONFIG_HOME=(\S+) act ([a-z_]+) -P ubuntu-latest=-self-hosted\b(?:.* -e (\S+))?/gu),
  ]
  const home = process.env['XDG_CONFIG_HOME'] || join(homedir(), '.config')
  const asked = ['push', 'pull_request', 'pull_request', 'workflow_run', 'schedule']
  expect(commands.map(([, , event]) => event)).toEqual(asked)
  const [, config = '', , opened = ''] = commands[1] ?? []
  const actrc = readFileSync(join(config, 'act/actrc'), 'utf8')
  const given = (pattern: RegExp): string => pattern.exec(actrc)?.[1] ?? ''
  // act copies all that is there.
  const action = given(/^--local-repository static-deploy\/static-deploy-action@v1=(.+)$/mu)
  expect(readdirSync(action).toSorted()).toEqual(['action.yml', 'dist'])
  const variables = readFileSync(given(/^--env-file (.+)$/mu), 'utf8')
  // Jobs get the variable of their user, not that of the command.
  expect(variables).toBe(`${[...standIn.lines, `XDG_CONFIG_HOME=${home}`].join('\n')}\n`)
  const secrets = `GITHUB_TOKEN=${DEFAULT_TOKEN}\nHOSTING_API_KEY=${DEFAULT_KEY}\n`
  expect(readFileSync(given(/^--secret-file (.+)$/mu), 'utf8')).toBe(secrets)
  const shelved = { NAME: 'docs', PLACE: 'dist' }
  await substitute(given(/ actions\/upload-artifact@v7=(.+)$/mu), site.directory, { ...shelved, PLACE: '.' })
  await substitute(given(/ actions\/download-artifact@v8=(.+)$/mu), folder.directory, shelved)
  expect(readdirSync(join(folder.directory, 'dist'))).toEqual(readdirSync(site.directory))
  // Only what the command gives, and the inputs of a workflow as it is.
  const step = async (event: string, inputs: Readonly<Record<string, string>> = {}) => {
    const result = await runAction({
      inputs: { 'api-key': DEFAULT_KEY, 'github-token': DEFAULT_TOKEN, directory: site.directory, ...inputs },
      event: event === 'schedule' ? event : 'pull_request',
      payload: event === 'schedule' ? {} : JSON.parse(readFileSync(opened.replace('opened', event), 'utf8')),
      env: { ...env, GITHUB_REF: 'refs/pull/1/merge' },
    })
    expect(result.code, result.stdout).toBe(0)
    return result
  }
  const post = async (address: string) => await (await fetch(address, { method: 'POST' })).text()
  const [open = '', close = ''] = printed.err.match(/(?<=^curl -X POST )\S+(?= && XDG_CONFIG_HOME=)/gmu) ?? []
  const link = 'calm-river-1.tiiny.site'
  expect(await step('opened', { verify: 'true' })).toMatchObject({ outputs: { link } })
  // No workflow hears of it, so that a sweep has something to do. Times are those of the clock here.
  expect(await post(close)).toBe('Pull request #1 is closed.\n')
  const summary = expect.stringContaining(': deleted calm-river-1.tiiny.site')
  expect(await step('schedule', { mode: 'sweep' })).toMatchObject({ outputs: { deleted: `["${link}"]` }, summary })
  expect(await post(open)).toBe('Pull request #1 is open.\n')
  while (!printed.err.includes('  │ ### 🧹 Preview: removed')) await pause(10)
  expect(printed.err).toContain('  │ ### 🚀 Preview: [')
})
