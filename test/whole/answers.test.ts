import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { DEFAULT_KEY } from '../stand-ins/hosting/hosting.ts'
import { instead, status } from '../stand-ins/scenes/faults.ts'
import { faultsAt, hostingAt } from '../stand-ins/scenes/moments.ts'
import { commentOf } from '../stand-ins/scenes/records.ts'
import { setStage } from '../stand-ins/scenes/stage.ts'

const fine = { link: 'x.example.com', status: 'active', profile: { quotaUsed: 1, quotaLimit: 2 } }

interface Reply {
  readonly status?: number
  /** Sent as it is if it is a text, else as JSON. */
  readonly body: unknown
}

/** A push to pull request 7, where the service answers the upload like that, and what everybody got to see. */
async function push(
  reply: Reply | ((response: ServerResponse) => void),
  options: { key?: string; inputs?: Readonly<Record<string, string>>; links?: string[] } = {},
) {
  const { key = DEFAULT_KEY, inputs = {}, links = ['private.example.com'] } = options
  const answer =
    typeof reply === 'function' ? instead((_, response) => reply(response)) : status(reply.status ?? 200, reply.body)
  await using world = await setStage({ hosting: { namedLinks: false, accounts: { [key]: { links } } } })
  world.meet = faultsAt(hostingAt.upload, answer)
  const result = await world.pull(7, 'opened', { inputs: { 'api-key': key, ...inputs } })
  const { github, hosting } = world
  return {
    ...result,
    log: result.stdout.replace(/^::add-mask::.*$/gmu, ''),
    comment: commentOf(world),
    sentToGitHub: JSON.stringify(github.requests.map(({ path, body }) => [path, body])),
    state: github.stateOf(github.deployments[0]?.id ?? 0),
    url: hosting.url,
  }
}

/** Letters and digits only: what is left of a text that somebody reads with some patience. */
const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/gu, '')

describe('a key in the link', () => {
  const wide = [...DEFAULT_KEY].map((each) => String.fromCodePoint((each.codePointAt(0) ?? 0) + 0xfee0)).join('')
  const links: readonly (readonly [how: string, link: unknown])[] = [
    ['as it is', `${DEFAULT_KEY}.example.com`],
    ['in upper case', `${DEFAULT_KEY.toUpperCase()}.example.com`],
    ['with a scheme and a path', `https://${DEFAULT_KEY}.example.com/index.html`],
    ['over several labels', `x.${DEFAULT_KEY.replaceAll('-', '.')}.example.com`],
    ['without its dashes', `a${DEFAULT_KEY.replaceAll('-', '')}b.example.com`],
    ['with more dashes', `${[...DEFAULT_KEY.replaceAll('-', '')].join('-')}.example.com`],
    ['percent-encoded', `${DEFAULT_KEY.replaceAll('-', '%2D').replace('s', '%53')}.example.com`],
    ['in hexadecimal', `${Buffer.from(DEFAULT_KEY).toString('hex')}.example.com`],
    ['in punycode', `xn--${DEFAULT_KEY}-9xb.example.com`],
    ['in wide letters', `${wide}.example.com`],
    ['in an object', { name: DEFAULT_KEY }],
  ]
  const rests: readonly (readonly [what: string, rest: object])[] = [
    ['in a good answer', {}],
    ['beside a status of the wrong type', { status: 1 }],
    ['beside a profile of the wrong type', { profile: 'x' }],
    ['beside a quota of the wrong type', { profile: { quotaUsed: '1' } }],
  ]

  it.each(
    links.flatMap(([how, link]) => rests.map(([what, rest]) => [how, what, { ...fine, link, ...rest }] as const)),
  )('%s %s is an error, and shown to nobody', async (_, __, data) => {
    const { code, log, summary, outputs, sentToGitHub, state } = await push({ body: { success: true, data } })
    expect(code).toBe(1)
    expect(log).toContain('put a secret into the link')
    expect(outputs).toEqual({})
    expect(state).toBe('failure')
    expect(sentToGitHub).not.toContain('environment_url')
    for (const text of [log, summary, sentToGitHub]) {
      expect(bare(text)).not.toContain(bare(DEFAULT_KEY))
      expect(text).not.toContain(Buffer.from(DEFAULT_KEY).toString('hex'))
      expect(text).not.toContain(wide)
    }
  })

  it('is not seen where the key is short and only part of a label', async () => {
    const link = 'weekday.example.com'
    const { code, outputs } = await push({ body: { success: true, data: { ...fine, link } } }, { key: 'ekd' })
    expect({ code, link: outputs['link'] }).toEqual({ code: 0, link })
  })
})

describe('what the service says', () => {
  const key = 'Q7/x+v9_secret-Key'
  const base64 = (text: string): string => Buffer.from(text).toString('base64')
  const escaped = [...key].map((each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
  const spellings: readonly (readonly [how: string, spelling: string])[] = [
    ['as it is', key],
    ['in other letter case', key.toUpperCase()],
    ['with escaped slashes', key.replaceAll('/', '\\/')],
    ['percent-encoded in lower case', encodeURIComponent(key).toLowerCase()],
    ['in hexadecimal', Buffer.from(key).toString('hex')],
    ['in Base64 without padding', base64(key).replace(/=/gu, '')],
    ['in Base64 of user:key', base64(`user:${key}`)],
    ['in escapes', escaped],
    ['with joiners', [...key].join('\u200d')],
    ['with dots', [...key].join('.')],
  ]
  const refusal = (message: string, error = 'BAD_REQUEST'): Reply => ({
    status: 400,
    body: { success: false, error, message },
  })

  it.each(spellings)('with the key %s is shown nowhere', async (_, spelling) => {
    const replies = [
      refusal(`Bellwether. It was ${spelling}`),
      { status: 400, body: `{"success":false,"x":"Bellwether ${spelling}"}` },
      { body: `<p>Bellwether</p> ${spelling}` },
      { body: { success: true, data: { ...fine, status: [`Bellwether ${spelling}`] } } },
    ]
    for (const reply of replies) {
      const { code, log, summary, comment, sentToGitHub } = await push(reply, { key })
      expect(code).toBe(1)
      for (const text of [log, summary, comment, sentToGitHub]) {
        expect(text).not.toContain(spelling)
        expect(text).not.toContain(base64(key).slice(0, 20))
        expect(bare(text)).not.toContain(bare(key))
      }
    }
  })

  it.each(spellings)('as a status with the key %s is hidden everywhere', async (_, spelling) => {
    const { code, outputs, log, summary, sentToGitHub } = await push(
      { body: { success: true, data: { ...fine, status: `active ${spelling}` } } },
      { key },
    )
    expect({ code, status: outputs['status'] }).toEqual({ code: 0, status: '***' })
    for (const text of [log, summary, sentToGitHub]) {
      expect(text).not.toContain(spelling)
      expect(bare(text)).not.toContain(bare(key))
    }
  })

  it('is told in log, summary and comment, and mentions nobody', async () => {
    const { log, summary, comment } = await push(refusal('Please call @octocat'))
    for (const text of [log, summary, comment]) expect(bare(text)).toContain('badrequestpleasecall')
    for (const text of [summary, comment]) expect(text).not.toContain('@octocat')
  })

  it('is cause enough where it is no JSON: only the log shows it', async () => {
    const { log, comment } = await push((response) => void response.socket?.end('Bellwether 1\r\n\r\n'))
    expect(log).toContain('was lost')
    expect(comment).not.toContain('Bellwether')
  })
})

describe("the account's links", () => {
  const links = ['private.example.com', 'other.example.com']

  const refusal = (code: number, error: string): Reply => ({
    status: code,
    body: { success: false, error, message: 'm' },
  })

  it.each([
    ['of an unknown fate', refusal(500, 'OOPS'), {}, 'may have been made'],
    ['of an update of what is not there', refusal(400, 'NOPE'), { domain: 'mine.example.com' }, 'NOPE'],
    ['of a full account', refusal(400, 'LINK_LIMIT_REACHED'), {}, 'LINK_LIMIT_REACHED'],
  ])('are neither in the log of an error %s nor in a comment', async (_, reply, inputs, says) => {
    const { log, comment, sentToGitHub } = await push(reply, { links, inputs })
    for (const link of links) {
      expect(log).not.toContain(link)
      expect(sentToGitHub).not.toContain(link)
    }
    expect(comment).toContain(says)
    expect(comment).toContain('**What to do:**')
  })
})

describe('an error', () => {
  it.each([
    ['with an envelope', '{"success":false,"error":"NOT_FOUND","message":"no"}'],
    ['with a page', '<h1>Not here</h1>'],
  ])('404 %s asks for a look at base-url', async (_, body) => {
    const { log, comment, url } = await push({ status: 404, body })
    expect(log).toContain(`%0ACheck base-url: ${url}/v1/upload may not be`)
    expect(comment).toContain('Check base-url')
  })

  it.each(['Stop!', 'Why?', 'Done.', 'x'.repeat(600), '止。'])('keeps the end of %j', async (message) => {
    const { log } = await push({ status: 500, body: { success: false, error: 'E', message } })
    expect(log).toMatch(/[!?.…。] A new link/u)
    expect(log).not.toMatch(/[!?.…。]\. A new link/u)
  })
})
