import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lines } from '../../scripts/live/table.ts'
import type { Account, HostingOptions, RecordedRequest } from '../stand-ins/hosting/hosting.ts'
import { DEFAULT_KEY, likeLive, startHosting } from '../stand-ins/hosting/hosting.ts'
import { root } from '../stand-ins/runner/runner.ts'
import { drawn } from '../stand-ins/scenes/drawn.ts'

const names = Object.keys(lines)
const others = ['harbor-of-others.tiiny.test', 'river-of-others.tiiny.test']
const links = Object.fromEntries(others.map((link) => [link, { 'index.html': `of ${link}` }]))

type Intercept = (asked: RecordedRequest, answer: ServerResponse, account: Account) => boolean
interface Flavour extends Omit<HostingOptions, 'intercept' | 'onLink'> {
  readonly linkLimit?: number
  readonly meets?: Intercept
  /** Called after each change, with its number. */
  readonly changed?: (number: number, child: ChildProcess, account: Account) => void
}

const plain: Flavour = { namedLinks: true, unpackArchives: true }
const postOnly: Flavour = { updateBy: 'POST', deleteForms: ['A'] }

const program = (args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, [join(root, 'scripts/live/live.ts'), ...args], { env: { PATH: process.env['PATH'], ...env } })

async function ended(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, output }
}

/** Runs the program against a service with room for one more link, unless the flavour says otherwise. */
async function tryAt({ linkLimit = 3, meets, changed, ...options }: Flavour) {
  let changes = 0
  await using hosting = await startHosting({
    passwords: '401',
    ...options,
    proxy: true,
    accounts: { [DEFAULT_KEY]: { links, linkLimit } },
    onLink: () => changed?.(++changes, child, hosting.account()),
    intercept: (_, response, recorded) => meets?.(recorded, response, hosting.account()) ?? false,
  })
  const before = new Map(hosting.account().links)
  const env = { HOSTING_API_KEY: DEFAULT_KEY, ...hosting.env }
  const child = program(['--base-url', hosting.baseUrl, '--patience', '1'], env)
  const { code, output } = await ended(child)
  for (const secret of [DEFAULT_KEY, ...others, 'of-others']) expect(output).not.toContain(secret)
  const ending = (end: string) => names.filter((name) => new RegExp(`^\\| ${name} \\|.*${end} \\|$`, 'mu').test(output))
  const after = hosting.account().links
  return {
    code,
    output,
    different: ending('DIFFERS'),
    untried: ending('not tried \\| '),
    requests: hosting.requests,
    left: [...after.keys()],
    /** Whether everything it made is gone, and all else is what it was. */
    isUntouched: after.size === before.size && [...before].every(([link, site]) => after.get(link) === site),
  }
}

const isUpload = ({ method, path }: RecordedRequest): boolean => method === 'POST' && path === '/v1/upload'
const refuse = (response: ServerResponse, status: number, error = 'NO', message = 'No.'): boolean =>
  Boolean(response.writeHead(status).end(JSON.stringify({ success: false, error, message })))
const answer = (response: ServerResponse, data: object): boolean =>
  Boolean(response.end(JSON.stringify({ success: true, data })))

/** By path. */
const at =
  (intercepts: Readonly<Record<string, Intercept>>): Intercept =>
  (...all) =>
    intercepts[all[0].path]?.(...all) ?? false

describe.concurrent('npm run live', () => {
  it('has a line for each line of docs/service.md, in its order', () => {
    const page = readFileSync(join(root, 'docs/service.md'), 'utf8')
    expect([...page.matchAll(/^\| `([a-z-]+)` \|/gmu)].map(([, name]) => name)).toEqual(names)
  })

  it.each<[string, Flavour]>([
    ['as the interface says', plain],
    ['as the live service is reported to be', { ...likeLive, profileLinks: 'objects-domain' }],
    ['with labels, without the second method and form', { ...plain, profileLinks: 'objects-label', ...postOnly }],
  ])('is green at a service %s', async (_, flavour) => {
    expect(await tryAt(flavour)).toMatchObject({ code: 0, different: [], untried: ['limit'], isUntouched: true })
  })

  const notThere: Intercept = (_, response) => refuse(response, 404)
  it.each<[lines: string, Flavour]>([
    ['key', { meets: at({ '/v1/profile': (_, response) => refuse(response, 401, DEFAULT_KEY, others.join()) }) }],
    ['links', { meets: at({ '/v1/profile': (_, response) => answer(response, { links: [{ name: 'a' }] }) }) }],
    ['create', { answeredName: (link) => (link.startsWith('static-deploy-') ? link : `www.${link}`) }],
    ['limit', { meets: (recorded, response) => isUpload(recorded) && refuse(response, 402, 'PAY') }],
    ['archive update-put delete-form', { ...likeLive, unpackArchives: false, ...postOnly, limitFirst: false }],
    [
      'wrong-key quota name label status well-known folder-page types update-post password unknown-delete delete-json',
      {
        ...{ ignoresNames: true, passwords: 'ignored', uploadsADay: 0, updateBy: 'PUT', deleteForms: ['B'] },
        meets: at({
          '/v1/profile': (_, response, { links }) => answer(response, { links: [...links.keys()], quotaUsed: '1 MB' }),
          '/.well-known/static-deploy-check.txt': notThere,
          '/guide/': notThere,
          '/style.css': (_, response) => Boolean(response.setHeader('content-type', 'text/plain').end()),
          '/v1/delete': (_, response, { links }) => links.size === others.length && refuse(response, 500),
        }),
      },
    ],
  ])('is red where %s differ, and names them', async (lines, flavour) => {
    const seen = await tryAt({ ...plain, ...flavour })
    expect(seen).toMatchObject({ code: 1, isUntouched: true })
    expect(seen.different, seen.output).toEqual(names.filter((name) => lines.split(' ').includes(name)))
    expect(seen.output).toContain(`Not as the action assumes: ${seen.different.join(', ')}.`)
  })

  it.each(drawn([1, 5, 10]))('leaves nothing when it is stopped at change %i', async (at) => {
    const seen = await tryAt({ ...plain, changed: (number, child) => number === at && child.kill('SIGINT') })
    expect(seen).toMatchObject({ code: 1, isUntouched: true })
    expect(seen.output).toContain('It ended early: it was stopped.')
    expect(seen.output).toContain('All that this run made is deleted.')
  })

  it('finds what it made by its text where the answer is lost, and leaves what a colleague makes meanwhile', async () => {
    let uploads = 0
    const colleagues = 'calm-colleague.tiiny.test'
    const seen = await tryAt({
      ...plain,
      linkLimit: 4,
      meets: (recorded, response) => {
        // The answer gets lost on its way.
        if (isUpload(recorded) && ++uploads === 3) response.end = () => response.destroy()
        return false
      },
      changed: (number, _, { links }) => {
        const site = links.get(others[0] ?? '')
        if (number === 5 && site) links.set(colleagues, site)
      },
    })
    expect(seen).toMatchObject({ code: 1, left: [...others, colleagues] })
    expect(seen.untried).toContain('create')
    expect(seen.output).not.toContain(colleagues)
  })

  it('does not delete a link that was there, though the service has put its files there', async () => {
    const { output, requests, ...seen } = await tryAt({ linkLimit: 2, replacesWhenFull: true })
    expect(seen).toMatchObject({ code: 1, left: others })
    expect(output).toContain('under a link that was there before, number 2 in its list')
    expect(requests.filter(({ path }) => path === '/v1/delete')).toEqual([])
  })

  it('sends a key nowhere without TLS', async () => {
    const { code, output } = await ended(program(['--base-url', 'http://hosting.example'], { HOSTING_API_KEY: 'a' }))
    expect([code, output]).toEqual([2, expect.stringContaining('https://')])
  })
})
