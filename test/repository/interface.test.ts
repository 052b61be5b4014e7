import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { DEFAULT_KEY, startHosting } from '../stand-ins/hosting/hosting.ts'
import { root } from '../stand-ins/runner/runner.ts'

/** The requests of docs/interface.md in their order, each with the answer below it. */
const page = readFileSync(join(root, 'docs/interface.md'), 'utf8')
const examples = [...page.matchAll(/^```http\n(.*?)^```\n\n```json\n(.*?)^```/gmsu)]

/** Sends a request as it is written, and returns the body of the answer. */
async function send(port: number, written: string): Promise<string> {
  const end = written.indexOf('\n\n') + 2
  const head = end > 1 ? written.slice(0, end - 2) : written.trimEnd()
  const content = end > 1 ? written.slice(end) : ''
  // A form has lines of its own, JSON is one line.
  const body = head.includes('multipart') ? content.replaceAll('\n', '\r\n') : content.trimEnd()
  const declared = /^content-length: (\d+)$/mu.exec(head)?.[1] ?? body.length
  expect(Number(declared)).toBe(body.length)
  const added = [
    'host: 127.0.0.1',
    'connection: close',
    ...(head.includes('content-length') ? [] : [`content-length: ${body.length}`]),
  ]
  const lines = [...head.replace('<key>', DEFAULT_KEY).split('\n'), ...added]
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  const answer = await text(socket)
  return answer.slice(answer.indexOf('\r\n\r\n') + 4)
}

/** A JSON value with its types in place of texts and numbers. */
const typesOf = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, each) => (typeof each === 'object' ? each : typeof each))

it('a service of the tests answers the requests of docs/interface.md as they are written there', async () => {
  const accounts = { [DEFAULT_KEY]: { linkLimit: 10, links: { 'www.example.com': {} } } }
  await using hosting = await startHosting({ accounts, namedLinks: true, linkSuffix: 'sites.example.com' })
  expect(examples.map(([, request = '']) => request.split(' HTTP')[0])).toEqual([
    'POST /v1/upload',
    'POST /v1/delete',
    'GET /v1/profile',
  ])
  for (const [, request = '', answer = ''] of examples) {
    const got = JSON.parse(await send(hosting.port, request)) as { data: { link?: string } }
    const { data, ...envelope } = JSON.parse(answer)
    expect(got, JSON.stringify(got)).toMatchObject(envelope)
    expect(typesOf(got.data)).toEqual(typesOf(data))
    expect(got.data.link).toBe(data.link)
  }
})
