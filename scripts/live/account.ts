/**
 * The account of `npm run live`, and the links that are made there. A link is deleted only if the account did not list it
 * right before an upload, and it has a name that was sent or answered, or shows a text of this run.
 */
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { pack } from '../../src/archive/pack.ts'
import { profileOf } from '../../src/hosting/answers.ts'
import { dialectOf } from '../../src/hosting/dialects.ts'
import { multipartBody } from '../../src/hosting/multipart.ts'
import { type Body, jsonBody } from '../../src/http/connect.ts'
import { exchange, visit } from '../../src/http/exchange.ts'
import { hostNameOf, isSameLink } from '../../src/text/address.ts'
import { fieldsOf, parseJson, textOf } from '../../src/text/json.ts'

export const random = (): string => randomBytes(12).toString('hex')
/** In each root page of this run. */
export const marker = `marker-${random()}`

/** `files` are texts by path. */
export type Upload = Readonly<{ domain?: string; files: Record<string, string>; isZip?: boolean; password?: string }>
export type Account = ReturnType<typeof accountAt>

/** @param timeoutMs until a page is there, or the account lists a change */
export function accountAt(baseUrl: URL, apiKey: string, timeoutMs: number, signal: AbortSignal) {
  const dialect = dialectOf(baseUrl)
  const others = new Set<string>()
  const names: string[] = []
  /** A link may be listed later: its upload was not refused, and it was not found yet. */
  let isExpected = false

  /** Sends one request, in this form only. */
  const request = async (method: string, path: string, body?: Body, key = apiKey) => {
    const url = new URL(`${baseUrl.href.replace(/\/$/u, '')}/v1/${path}`)
    const options = { what: `the request "${path}"`, addressFrom: '--base-url', url, method, body, signal }
    const { status, text } = await exchange({ ...options, headers: { 'x-api-key': key } })
    const envelope = fieldsOf(parseJson(text))
    const [code, message] = [textOf(envelope?.['error']), textOf(envelope?.['message'])]
    const isEnvelope = typeof envelope?.['success'] === 'boolean'
    const ok = status >= 200 && status < 300 && envelope?.['success'] === true
    const isFull = !ok && (status === 402 || /limit|upgrade/iu.test(`${code} ${message}`))
    // The service's own sentence may contain links of others.
    const shownCode = /^\w{1,60}$/u.test(code) ? ` ${code}` : code && ' with a code in another form'
    const summary = `HTTP ${status}${shownCode}${isEnvelope ? '' : ', not in the form of the interface'}`
    return { status, ok, isEnvelope, isFull, summary, data: fieldsOf(envelope?.['data']) ?? {} }
  }

  const profile = async (key?: string) => await request('GET', 'profile', undefined, key)
  const remove = async (method: 'POST' | 'DELETE', domain: string) =>
    await request(method, 'delete', method === 'POST' ? jsonBody({ domain }) : multipartBody(domain, []))

  const listed = async (): Promise<string[]> => {
    const { ok, data, summary } = await profile()
    if (!ok) throw new Error(`the account can't be read: ${summary}`)
    return profileOf({ links: data['links'] }).links.flat()
  }

  /** A page as a visitor gets it. The text is empty unless the status is 200; the status is 0 without an answer. */
  const page = async (link: string, path = ''): Promise<{ status: number; text: string }> => {
    const chunks: Buffer[] = []
    const url = new URL(`https://${link || 'missing.invalid'}/${path}`)
    const { status } = await visit(url, signal, (chunk) => chunks.push(chunk)).catch(() => ({ status: 0 }))
    signal.throwIfAborted()
    return { status, text: String(Buffer.concat(chunks)) }
  }

  /** @returns whether it became true in time */
  const until = async (isTrue: () => Promise<boolean>, limitMs = timeoutMs): Promise<boolean> => {
    const end = performance.now() + limitMs
    while (!(await isTrue())) {
      if (performance.now() >= end) return false
      await setTimeout(250, undefined, { signal })
    }
    return true
  }

  /** @param isPatient whether to wait until the account does not list it any more */
  const isGone = async (link: string, isPatient: boolean): Promise<boolean> =>
    await until(async () => !(await listed()).some((each) => isSameLink(each, link)), isPatient ? timeoutMs : 0)

  /** The links that this run made. Waits if one more is expected. */
  const find = async (): Promise<string[]> => {
    const found = new Set<string>()
    const isFound = async (): Promise<boolean> => {
      for (const each of (await listed()).filter((link) => !others.has(link)))
        if (names.some((name) => isSameLink(name, each)) || (await page(each)).text.includes(marker)) found.add(each)
      return found.size > 0
    }
    if (await until(isFound, isExpected ? timeoutMs : 0)) isExpected = false
    return [...found]
  }

  /** @param update a link of this run. @returns the reply, the link in it, and the new link that is listed, or `''` */
  const send = async (method: 'POST' | 'PUT', { domain = '', files, isZip, password }: Upload, update = '') => {
    const previous = await listed()
    for (const each of previous) if (!isSameLink(each, update)) others.add(each)
    isExpected = update === ''
    names.push(domain)
    const contents = Object.entries(files).map(([path, text]) => ({ path, source: '', content: Buffer.from(text) }))
    const site = contents.map((file) => ({ ...file, size: file.content.length }))
    using archive = isZip ? await pack(site, tmpdir(), signal) : undefined
    const settings = password && JSON.stringify({ passwordProtected: true, password })
    const body = multipartBody(update || domain || undefined, archive ? [archive.file] : site, settings)
    const reply = await request(method, 'upload', body)
    const answered = (reply.ok && hostNameOf(textOf(reply.data['link']))) || ''
    const place = previous.findIndex((each) => isSameLink(each, answered)) + 1
    if (place > 0 && !isSameLink(update, answered))
      throw new Error(`the files are now under a link that was there before, number ${place} in its list`)
    names.push(answered)
    if (!reply.ok && reply.status < 500) isExpected = false
    const made = (await find()).find((each) => !isSameLink(each, update)) ?? ''
    return { reply, answered, made: isSameLink(made, answered) ? answered : made }
  }

  /** Deletes all that was made, with a signal of its own. @throws if something is left */
  const clear = async (last: AbortSignal): Promise<void> => {
    signal = last
    for (const method of [...dialect.delete, ...dialect.delete]) {
      for (const link of await find()) {
        const { ok } = await remove(method, names.find((name) => isSameLink(name, link)) ?? link)
        await isGone(link, ok)
      }
    }
    const left = (await listed()).filter((each) => !others.has(each))
    if ((await find()).length > 0) throw new Error(`one of ${left.join(', ')} could not be deleted`)
    if (isExpected && left.length > 0) throw new Error('nothing shows whether a new link is of this run')
  }

  return { baseUrl, dialect, timeoutMs, signal, profile, remove, isGone, page, until, send, clear }
}
