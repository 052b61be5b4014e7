import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import busboy from 'busboy'
import fc from 'fast-check'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NetworkError, ServiceError } from '../../src/errors.ts'
import { profileOf, uploadOf } from '../../src/hosting/account.ts'
import { dataOf } from '../../src/hosting/answers.ts'
import { multipartBody } from '../../src/hosting/multipart.ts'
import type { Request, ServerTerms } from '../../src/http/connect.ts'
import { exchange } from '../../src/http/exchange.ts'
import { commentOf } from '../../src/record/comment-text.ts'
import { summaryOf } from '../../src/report/summary.ts'
import { escapeMarkdown } from '../../src/text/markdown.ts'
import { escapeCommands, excerpt, printable } from '../../src/text/printable.ts'
import { bytesOf, makeSite, type TemporarySite } from '../stand-ins/scenes/world.ts'

const runs = { numRuns: 400 }

/** What is dangerous somewhere. */
const dangers = [
  ...'\n \r \r\n \u2028 \u0085 \x1b[31m'.split(' '),
  ...':: ##[ ] ` `` | \\| \\ < > <!-- --> @octocat @ #1 GH-1 &#64; & * _ ~~ [a](b) ![a](b)'.split(' '),
  ...'https://x.y/ www.x.y a@b.cd ::error:: ::add-mask:: ##[error] %0A " $x$'.split(' '),
  ...['<img src=x>', '; name='],
]

/** Strings with it at any place. */
const hostile = fc
  .array(fc.oneof(fc.string({ unit: 'binary', maxLength: 8 }), fc.constantFrom(...dangers)), { maxLength: 8 })
  .map((parts) => parts.join(''))

const terms: ServerTerms = {
  peer: 'the test',
  addressFrom: 'the test',
  signal: new AbortController().signal,
  silence: 5000,
  answerLimit: 1024 * 1024,
}

describe('the multipart encoder', () => {
  let site: TemporarySite
  beforeAll(() => {
    site = makeSite({ file: 'content' })
  })
  afterAll(() => site[Symbol.dispose]())
  const name = hostile
    // The other control characters are refused before (names.ts): no header can carry them.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
    .map((value) => value.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/gu, '').toWellFormed())
    .filter((value) => value !== '' && !value.endsWith('\\'))

  it('is read by busboy as it was meant, at its true length', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(name, { maxLength: 4 }), name, async (names, domain) => {
        const value = domain.replaceAll('\r', '').replaceAll('\n', '')
        const source = join(site.directory, 'file')
        const files = names.map((path) => ({ path, source, size: 7 }))
        const body = multipartBody(value, files)
        const bytes = await bytesOf(body)
        expect(bytes.length).toBe(body.length)
        const got: unknown[] = []
        const headers = { 'content-type': body.contentType }
        const parser = busboy({ headers, preservePath: true, defParamCharset: 'utf8' })
        parser.on('field', (field, content) => got.push([field, content]))
        parser.on('file', (field, stream, { filename }) => {
          got.push([field, filename])
          stream.on('data', (chunk) => expect(String(chunk)).toBe('content'))
        })
        await new Promise((resolve, reject) =>
          Readable.from([bytes]).pipe(parser).on('close', resolve).on('error', reject),
        )
        const escaped = names.map((path) => path.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A'))
        // busboy takes a backslash for an escape, which browsers do not write.
        const readable = (path: string): string => path.replace(/\\([\\"])/gu, '$1')
        expect(got).toEqual([['domain', value], ...escaped.map((path) => ['files', readable(path)])])
      }),
      runs,
    )
  })

  it("writes names as Node's own FormData does", async () => {
    await fc.assert(
      fc.asyncProperty(name, async (path) => {
        const form = new FormData()
        form.append('files', new Blob(['content']), path)
        const reference = await text(new Response(form).body as never)
        const source = join(site.directory, 'file')
        const ours = String(await bytesOf(multipartBody(undefined, [{ path, source, size: 7 }])))
        const disposition = /^Content-Disposition: .*$/mu
        expect(disposition.exec(ours)?.[0]).toBe(disposition.exec(reference)?.[0])
      }),
      runs,
    )
  })
})

describe('the reader of answers', () => {
  const request: Request = { operation: 'upload', method: 'GET', url: new URL('http://127.0.0.1/'), headers: {} }

  it('takes or refuses any text with any status, in our own words', () => {
    const json = fc.oneof(
      fc.json(),
      hostile,
      fc
        .record({
          success: fc.oneof(fc.constant(true), fc.anything()),
          data: fc.dictionary(fc.constantFrom('link', 'status', 'links', 'profile', 'quotaUsed'), fc.anything()),
        })
        .map((value) => {
          try {
            return JSON.stringify(value)
          } catch {
            return 'not to be written as JSON'
          }
        }),
    )
    fc.assert(
      fc.property(fc.constantFrom(200, 201, 204, 301, 400, 401, 404, 500), json, (status, body) => {
        for (const read of [uploadOf, profileOf]) {
          try {
            read(dataOf({ status, headers: {}, text: body }, request))
          } catch (error) {
            expect(error).toBeInstanceOf(ServiceError)
            expect((error as Error).message).not.toMatch(/[\p{Cc}]/u)
          }
        }
      }),
      runs,
    )
  })

  it('never hangs on random bytes, whole or broken off', async () => {
    let reply: Uint8Array = new Uint8Array()
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => socket.end(reply))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    const head = fc.constantFrom(
      '',
      'HTTP/1.1 200 OK\r\ncontent-length: 40\r\n\r\n',
      'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n',
      'HTTP/1.1 500 X\r\n\r\n',
    )
    try {
      await fc.assert(
        fc.asyncProperty(head, fc.uint8Array({ maxLength: 80 }), async (start, bytes) => {
          reply = Buffer.concat([Buffer.from(start), bytes])
          const end = await exchange({ ...request, url }, terms).catch((error: unknown) => error)
          const known =
            end instanceof NetworkError || end instanceof ServiceError || (end as { text?: unknown }).text !== undefined
          expect(known, String(end)).toBe(true)
        }),
        runs,
      )
    } finally {
      server.close()
    }
  })
})

describe('what is rendered', () => {
  const html = (markdown: string): string =>
    micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true })
  const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }
  const plain = (cell: string): string =>
    cell.replace(/&(?:lt|gt|quot|amp);/gu, (entity) => entities[entity] ?? '').replaceAll('\u200b', '')

  it('stays in its table cell, as text, and mentions nobody', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        const rendered = html(`| a | b |\n| --- | --- |\n| x${escapeMarkdown(value)}x | end |`)
        const cells = [...rendered.matchAll(/<td>(.*?)<\/td>/gsu)].map(([, cell = '']) => cell)
        expect(cells).toHaveLength(2)
        expect(cells[1]).toBe('end')
        expect(cells[0]).not.toContain('<')
        expect(cells[0]).not.toMatch(/@[a-z0-9]|#\d/iu)
        const expected = `x${printable(value)}x`
        expect(plain(cells[0] ?? '')).toBe(expected)
      }),
      runs,
    )
  })

  it('brings no element into summary or comment that was not there', () => {
    const about = { environment: 'preview', runUrl: 'https://github.com/a/b/actions/runs/1', now: new Date(0) }
    const elements = (markdown: string): string[] => html(markdown).match(/<[a-z][^>]*>/gu) ?? []
    // What a warning quotes is one line; lines of our own are lines to copy.
    const skip = (reason: string): string =>
      summaryOf({ result: 'skipped', environment: 'e', reason }, [printable(reason)])
    const news = { kind: 'failed', act: 'deploy', stillLive: undefined, mayBeDone: false } as const
    const failed = (why: string): string => commentOf({ ...news, error: new Error(why), commit: why }, about)
    const [skipElements, failedElements] = [elements(skip('x')), elements(failed('x'))]
    fc.assert(
      fc.property(hostile, (value) => {
        expect(elements(skip(`x${value}x`))).toEqual(skipElements)
        expect(elements(failed(`x${value}x`))).toEqual(failedElements)
      }),
      runs,
    )
  })

  it('starts no workflow command and holds no control character', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        expect(escapeCommands(value)).not.toMatch(/^[\s\u0085]*::/mu)
        expect(escapeCommands(value)).not.toContain('##[')
        expect(printable(value)).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
        expect([...excerpt(value, 5)].length).toBeLessThanOrEqual(6)
      }),
      runs,
    )
  })
})
