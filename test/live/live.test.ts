import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEFAULT_KEY, type HostingOptions, startHosting } from '../stand-ins/hosting/hosting.ts'
import { root } from '../stand-ins/runner/runner.ts'
import { status } from '../stand-ins/scenes/faults.ts'

const page = readFileSync(join(root, 'docs/service.md'), 'utf8')
const names = [...page.matchAll(/^\| `([a-z-]+)` \|/gmu)].map(([, name = '']) => name)
const others = ['harbor-of-others.tiiny.test', 'river-of-others.tiiny.test']
const links = Object.fromEntries(others.map((link) => [link, { 'index.html': `of ${link}` }]))

interface Flavour extends Omit<HostingOptions, 'onLink'> {
  readonly linkLimit?: number
  /** Called after each change, with its number. */
  readonly changed?: (number: number, child: ChildProcess) => void
}

const plain: Flavour = { namedLinks: true, unpackArchives: true }

const program = (args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, [join(root, 'scripts/live/live.ts'), ...args], { env: { PATH: process.env['PATH'], ...env } })

async function ended(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, output }
}

/** Runs the program against a service with room for one more link, unless the flavour says otherwise. */
async function tryAt({ linkLimit = 3, changed, ...options }: Flavour) {
  let changes = 0
  await using hosting = await startHosting({
    passwords: '401',
    ...options,
    proxy: true,
    accounts: { [DEFAULT_KEY]: { links, linkLimit } },
    onLink: () => changed?.(++changes, child),
  })
  const before = new Map(hosting.account().links)
  const env = { HOSTING_API_KEY: DEFAULT_KEY, ...hosting.env }
  const child = program(['--base-url', hosting.baseUrl, '--patience', '1'], env)
  const { code, output } = await ended(child)
  for (const secret of [DEFAULT_KEY, ...others, 'of-others']) expect(output).not.toContain(secret)
  // Visits have no key.
  const keyed = hosting.requests.filter(({ headers }) => headers['x-api-key'] !== undefined)
  expect(keyed.filter(({ path }) => !path.startsWith('/v1/'))).toEqual([])
  const ending = (end: string) => names.filter((name) => new RegExp(`^\\| ${name} \\|.*${end} \\|$`, 'mu').test(output))
  const after = hosting.account().links
  return {
    code,
    output,
    different: ending('DIFFERS'),
    untried: ending('not tried \\| '),
    deletions: keyed.filter(({ path }) => path === '/v1/delete'),
    /** Whether everything it made is gone, and all else is what it was. */
    isUntouched: after.size === before.size && [...before].every(([link, site]) => after.get(link) === site),
  }
}

/** Refuses what is asked at this path. */
const refusing = (path: string, code: number, error = 'NO', message = 'No.'): Pick<Flavour, 'intercept'> => ({
  intercept: (request, response) =>
    request.url === path && status(code, { success: false, error, message })(request, response),
})

describe.concurrent('npm run live', () => {
  it('is green at a service as the interface says', async () => {
    expect(await tryAt(plain)).toMatchObject({ code: 0, different: [], untried: ['limit'], isUntouched: true })
  })

  it.each<[lines: string, Flavour]>([
    ['key', refusing('/v1/profile', 401, DEFAULT_KEY, others.join())],
    [
      'name label well-known update-post password delete-json',
      {
        ...{ ignoresNames: true, passwords: 'ignored', updateBy: 'PUT', deleteForms: ['B'] },
        ...refusing('/.well-known/static-deploy-check.txt', 404),
      },
    ],
  ])('is red where the service differs in %s, and names what differs', async (lines, flavour) => {
    const { output, ...result } = await tryAt({ ...plain, ...flavour })
    expect(result, output).toMatchObject({ code: 1, different: lines.split(' '), isUntouched: true })
    const named = names.filter((name) => [...result.different, ...result.untried].includes(name) && name !== 'limit')
    expect(output).toContain(`Not as the action assumes, or not tried: ${named.join(', ')}.`)
  })

  it('leaves nothing when it is stopped after a change', async () => {
    const { output, ...result } = await tryAt({
      ...plain,
      changed: (number, child) => number === 5 && child.kill('SIGINT'),
    })
    expect(result).toMatchObject({ code: 1, isUntouched: true })
    expect(output).toContain('It ended early: it was stopped')
  })

  it('does not delete a link that was there, though the service has put its files there', async () => {
    const { output, ...result } = await tryAt({ linkLimit: 2, replacesWhenFull: true })
    expect(result).toMatchObject({ code: 1, deletions: [] })
    expect(output).toContain('under a link that was there before, number 2 in its list')
  })

  it('sends a key nowhere without TLS', async () => {
    const { code, output } = await ended(program(['--base-url', 'http://hosting.example'], { HOSTING_API_KEY: 'a' }))
    expect([code, output]).toEqual([2, expect.stringContaining('https://')])
  })
})
