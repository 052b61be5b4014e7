import { expect, it } from 'vitest'
import { watched } from '../../src/hosting/sending.ts'
import type { Body } from '../../src/http/body.ts'

const body = (fails = false): Body => ({
  contentType: 'text/plain',
  length: 4,
  async *stream() {
    yield Buffer.from('ab')
    if (fails) throw new Error('the file changed')
    yield Buffer.from('cd')
  },
})

async function readAll(sent: Body, chunks = Number.POSITIVE_INFINITY): Promise<string> {
  let read = ''
  let left = chunks
  for await (const chunk of sent.stream()) {
    read += String(chunk)
    left -= 1
    if (left === 0) break
  }
  return read
}

it('a body is sent as it is', async () => {
  const sending = watched(body())
  expect([sending.contentType, sending.length]).toEqual(['text/plain', 4])
  expect(await readAll(sending)).toBe('abcd')
})

it('a body was whole once all of it was taken, and not before', async () => {
  const sending = watched(body())
  expect(sending.wasWhole).toBe(false)
  // The connection broke after the first part.
  await readAll(sending, 1)
  expect(sending.wasWhole).toBe(false)
  await readAll(sending)
  expect(sending.wasWhole).toBe(true)
  // One whole attempt is enough, whatever comes after it.
  await readAll(sending, 1)
  expect(sending.wasWhole).toBe(true)
})

it('a body that fails was never whole', async () => {
  const sending = watched(body(true))
  await expect(readAll(sending)).rejects.toThrow('the file changed')
  expect(sending.wasWhole).toBe(false)
})

it('what is forgotten does not count, and the next attempt does', async () => {
  const sending = watched(body())
  await readAll(sending)
  sending.forget()
  expect(sending.wasWhole).toBe(false)
  await readAll(sending, 1)
  expect(sending.wasWhole).toBe(false)
  await readAll(sending)
  expect(sending.wasWhole).toBe(true)
})
