import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { at, type Fields, fieldsOf, parseJson } from '../text/json.ts'

/** Characters of one message. The picture of a page full of photos has 50 million. */
const longest = 2 ** 26

export type Connection = ReturnType<typeof drive>

/**
 * The DevTools protocol: each message is JSON with a NUL behind it. The rest of one that is too long is dropped, so it is
 * no JSON and counts as none. `ended` is rejected at the browser's end.
 */
export function drive(child: ChildProcess) {
  const [, , errors, input, output] = child.stdio as unknown as [null, null, Readable, Writable, Readable]
  /** By the number of a command who waits for its answer, and by the session who gets its events. */
  const listeners = new Map<unknown, (message: Fields) => void>()
  let said = ''
  let rest = ''
  let last = 0
  const receive = (message: string) => {
    const { id, sessionId, ...fields } = fieldsOf(parseJson(message)) ?? {}
    listeners.get(id ?? sessionId)?.(fields)
  }
  input.on('error', () => {})
  errors.setEncoding('utf8').on('data', (chunk: string) => {
    said = `${said}${chunk}`.slice(-(2 ** 16))
  })
  output.setEncoding('utf8').on('data', (chunk: string) => {
    const [first = '', ...others] = chunk.split('\0')
    if (rest.length < longest) rest += first
    for (const next of others) {
      receive(rest)
      rest = next
    }
  })
  const ended = once(child, 'close').then(() => {
    const lines = said.split('\n').filter(Boolean)
    throw new Error(lines.find((line) => /sandbox|namespace|FATAL/iu.test(line)) ?? lines.at(-1) ?? 'it says nothing')
  })
  ended.catch(() => {})
  /** @throws if the browser refuses the command, or has ended */
  const command = async (method: string, params: Fields, sessionId?: unknown): Promise<Fields> => {
    last += 1
    const id = last
    const answered = new Promise<Fields>((answer) => listeners.set(id, answer))
    input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    const { error, result } = await Promise.race([answered, ended])
    listeners.delete(id)
    if (error) throw new Error(`${at(error, 'message')}`)
    return fieldsOf(result) ?? {}
  }
  return { command, listeners, ended }
}
