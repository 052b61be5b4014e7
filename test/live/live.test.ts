import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lines } from '../../scripts/live/table.ts'
import type { Account, Hosting, HostingOptions, RecordedRequest } from '../stand-ins/hosting/hosting.ts'
import { DEFAULT_KEY, likeLive, startHosting } from '../stand-ins/hosting/hosting.ts'
import { root } from '../stand-ins/runner/runner.ts'
import { drawn } from '../stand-ins/scenes/drawn.ts'

const names = Object.keys(lines)
const others = ['harbor-of-others.tiiny.test', 'river-of-others.tiiny.test']
const links = Object.fromEntries(others.map((link) => [link, { 'index.html': `of ${link}` }]))

type Intercept = (asked: RecordedRequest, answer: ServerResponse, account: Account, request: IncomingMessage) => boolean
interface Flavour extends Omit<HostingOptions, 'intercept' | 'onLink'> {
  readonly linkLimit?: number
  readonly ignoresPasswords?: boolean
  readonly meets?: Intercept
  /** Called after each change, with its number. */
  readonly changed?: (number: number, child: ChildProcess, hosting: Hosting) => void
}

const plain: Flavour = { namedLinks: true, unpackArchives: true }
const labels: Flavour = { profileLinks: 'objects-label' }
const postOnly: Flavour = { updateBy: 'POST', deleteForms: ['A'] }

const program = (args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, [join(root, 'scripts/live/live.ts'), ...args], { env: { PATH: process.env['PATH'], ...env } })

async function ended(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, output }
}

/** Runs the program against a service where there is room for one more link, unless the flavour says otherwise. */
async function tryAt({ linkLimit = 3, ignoresPasswords = false, meets, changed, ...options }: Flavour) {
  const closed = new Set<string>()
  let last: RecordedRequest | undefined
  let changes = 0
  await using hosting = await startHosting({
    ...options,
    proxy: true,
    accounts: { [DEFAULT_KEY]: { links, linkLimit } },
    onLink: (change, link) => {
      const isProtected = !ignoresPasswords && last?.fields.some(({ name }) => name === 'siteSettings')
      if (change === 'created' && isProtected) closed.add(link)
      changed?.(++changes, child, hosting)
    },
    intercept: (request, response, recorded) => {
      if (recorded.path === '/v1/upload') last = recorded
      const isClosed = closed.has(request.headers.host ?? '')
      if (isClosed) response.writeHead(401).end('Which password?')
      return isClosed || (meets?.(recorded, response, hosting.account(), request) ?? false)
    },
  })
  const before = new Map(hosting.account().links)
  const env = { HOSTING_API_KEY: DEFAULT_KEY, ...hosting.env }
  const child = program(['--base-url', hosting.baseUrl, '--patience', '1'], env)
  const { code, output } = await ended(child)
  for (const secret of [DEFAULT_KEY, ...others, 'of-others']) expect(output).not.toContain(secret)
  const ending = (end: string) => names.filter((name) => new RegExp(`^\\| ${name} \\|.*${end} \\|$`, 'mu').test(output))
  const [different, untried] = [ending('DIFFERS'), ending('not tried \\| ')]
  const after = hosting.account().links
  return {
    ...{ code, output, different, untried, requests: hosting.requests, left: [...after.keys()] },
    /** Whether everything it made is gone, and all else is what it was. */
    isUntouched: after.size === before.size && [...before].every(([link, site]) => after.get(link) === site),
  }
}

const isUpload = ({ method, path }: RecordedRequest): boolean => method === 'POST' && path === '/v1/upload'
const refuse = (response: ServerResponse, status: number, error = 'NO', message = 'No.'): true => {
  response.writeHead(status).end(JSON.stringify({ success: false, error, message }))
  return true
}
const answer = (response: ServerResponse, data: object): true => {
  response.end(JSON.stringify({ success: true, data }))
  return true
}

/** By path. */
const at =
  (intercepts: Readonly<Record<string, Intercept>>): Intercept =>
  (...all) =>
    intercepts[all[0].path]?.(...all) ?? false

/** Serves a file that an update has left out. */
function servesOldNotes(): Intercept {
  const notes = new Map<string, Buffer>()
  return ({ headers: { host = '' } }, response, account) => {
    const note = account.links.get(host)?.files.get('note.txt')?.bytes
    if (note) notes.set(host, note)
    const old = note ? undefined : notes.get(host)
    if (old === undefined) return false
    response.end(old)
    return true
  }
}

describe.concurrent('npm run live', () => {
  it('has a line for each line of docs/service.md, in its order', () => {
    const page = readFileSync(join(root, 'docs/service.md'), 'utf8')
    expect([...page.matchAll(/^\| `([a-z-]+)` \|/gmu)].map(([, name]) => name)).toEqual(names)
  })

  const flavours: readonly [string, Flavour][] = [
    ['the interface says', plain],
    ['the live service is reported to be', likeLive],
    ['lists labels, and refuses the second method and form', { ...plain, ...labels, ...postOnly }],
    ['lists objects with domains', { ...likeLive, profileLinks: 'objects-domain', deleteForms: ['B'] }],
  ]
  it.each(drawn(flavours))('is green where the service is as %s', async (_, flavour) => {
    expect(await tryAt(flavour)).toMatchObject({ code: 0, different: [], untried: ['limit'], isUntouched: true })
  })

  let calls = 0
  const namesLink: Intercept = (_, response) => answer(response, { links: [{ name: 'a' }] })
  const tellsWords: Intercept = (_, response, { links }) =>
    answer(response, { links: [...links.keys()], quotaUsed: '1 MB' })
  const notThere: Intercept = (_, response) => refuse(response, 404)
  const failsAtEnd: Intercept = (_, response, { links }) => links.size === others.length && refuse(response, 500)
  const refusesKeys: Intercept = ({ headers }, response) =>
    ![undefined, DEFAULT_KEY].includes(String(headers['x-api-key'] ?? DEFAULT_KEY)) && refuse(response, 400)
  const takesUpdates: Intercept = (recorded, _, __, request) => {
    if (recorded.method === 'PUT') request.method = 'POST'
    return false
  }

  it.each<[lines: string, Flavour]>([
    ['key', { meets: at({ '/v1/profile': (_, response) => refuse(response, 401, DEFAULT_KEY, others.join()) }) }],
    ['links', { meets: at({ '/v1/profile': namesLink }) }],
    ['create', { answeredName: (link) => (link.startsWith('static-deploy-') ? link : `www.${link}`) }],
    ['limit', { meets: (recorded, response) => isUpload(recorded) && refuse(response, 402, 'PAY') }],
    ['archive update-put delete-form', { ...likeLive, unpackArchives: false, ...postOnly, limitFirst: false }],
    [
      'wrong-key label files folders unknown-update',
      {
        dropFolders: true,
        answeredName: (link) => (calls++ === 0 ? `x-${link}` : link),
        meets: (...all) => refusesKeys(...all) || takesUpdates(...all) || at({ '/about.html': notThere })(...all),
      },
    ],
    [
      'wrong-key quota name label status well-known folder-page types update-post replace password unknown-delete delete-json',
      {
        ignoresNames: true,
        ignoresPasswords: true,
        uploadsADay: 0,
        updateBy: 'PUT',
        deleteForms: ['B'],
        meets: at({
          '/v1/profile': tellsWords,
          '/.well-known/static-deploy-check.txt': notThere,
          '/guide/': notThere,
          '/style.css': (_, response) => Boolean(response.setHeader('content-type', 'text/plain').end()),
          '/note.txt': servesOldNotes(),
          '/v1/delete': failsAtEnd,
        }),
      },
    ],
  ])('is red where %s differ, and names them', async (lines, flavour) => {
    const seen = await tryAt({ ...plain, ...flavour })
    expect(seen).toMatchObject({ code: 1, isUntouched: true })
    expect(seen.different, seen.output).toEqual(names.filter((name) => lines.split(' ').includes(name)))
    expect(seen.output).toContain(`Not as the action assumes: ${seen.different.join(', ')}.`)
  })

  it('tells what it assumes nothing of, and what visitors see while a site is replaced', async () => {
    const { output } = await tryAt({ ...plain, linkDelay: 600 })
    const seen = (line: string) => new RegExp(`^\\| ${line} \\| nothing: .* \\| (.*) \\|  \\|$`, 'mu').exec(output)?.[1]
    expect(seen('clean-url')).toBe('HTTP 404')
    expect(seen('not-found')).toBe('its `404.html`, with HTTP 404')
    expect(seen('app-path')).toBe('a page of the service, with HTTP 404')
  })

  it.each(drawn([1, 4, 5, 7, 10]))('leaves nothing when it is stopped at change %i', async (at) => {
    const seen = await tryAt({ ...plain, changed: (number, child) => number === at && child.kill('SIGINT') })
    expect(seen).toMatchObject({ code: 1, isUntouched: true })
    expect(seen.output).toContain('It ended early: it was stopped.')
    expect(seen.output).toContain('All that this run made is deleted.')
  })

  it.each([3, 5])('leaves nothing when it is stopped while no answer comes to change %i', async (at) => {
    let changes = 0
    const meets: Intercept = ({ path }, response) => {
      const isNext = changes === at - 1 && (path === '/v1/upload' || path === '/v1/delete')
      if (isNext) response.end = () => response
      return false
    }
    const changed: Flavour['changed'] = (number, child) => {
      changes = number
      if (number === at) child.kill('SIGTERM')
    }
    const seen = await tryAt({ ...likeLive, meets, changed })
    expect(seen).toMatchObject({ code: 1, isUntouched: true })
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
      changed: (number, _, hosting) => {
        const site = hosting.account().links.get(others[0] ?? '')
        if (number === 5 && site) hosting.account().links.set(colleagues, site)
      },
    })
    expect(seen).toMatchObject({ code: 1, left: [...others, colleagues] })
    expect(seen.untried).toContain('create')
    expect(seen.output).not.toContain(colleagues)
  })

  it('waits where it asks too often', async () => {
    let requests = 0
    const meets: Intercept = ({ path }, response) => {
      if (!path.startsWith('/v1/') || ++requests % 7 !== 0) return false
      response.setHeader('retry-after', '1')
      return refuse(response, 429)
    }
    expect(await tryAt({ ...plain, meets })).toMatchObject({ code: 0, different: [], isUntouched: true })
  })

  it('says what it can not delete', async () => {
    const meets: Intercept = ({ path }, response) => path === '/v1/delete' && refuse(response, 500)
    const { code, output, left } = await tryAt({ ...plain, meets })
    expect(code).toBe(1)
    expect(output).toContain(`delete by hand: ${left.find((link) => !others.includes(link))}: it could not be deleted.`)
  })

  it('makes nothing without a name in a full account', async () => {
    const seen = await tryAt({ ...plain, linkLimit: 2, replacesWhenFull: true })
    expect(seen).toMatchObject({ code: 1, isUntouched: true })
    expect(seen.output).toMatch(/^\| limit \|.*LINK_LIMIT_REACHED \| as assumed \|$/mu)
    expect(seen.output).toContain('the account has no room for one more link')
  })

  it('does not delete a link that was there, though the service has put its files there', async () => {
    const { output, requests, ...seen } = await tryAt({ linkLimit: 2, replacesWhenFull: true })
    expect(seen).toMatchObject({ code: 1, left: others })
    expect(output).toContain('under a link that was there before, number 2 in its list')
    expect(requests.filter(({ path }) => path === '/v1/delete')).toEqual([])
  })

  it.each([
    [{}, [], 'HOSTING_API_KEY'],
    [{ HOSTING_API_KEY: 'a-key-of-nobody' }, ['--base-url', 'http://hosting.example'], 'https://'],
  ])('asks for what it needs: %o %o', async (env, args, words) => {
    const { code, output } = await ended(program(args, env))
    expect(code).toBe(2)
    expect(output).toContain(words)
  })
})
