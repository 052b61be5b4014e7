import { ActionError, mayBeDone, messageOf, NetworkError, ServiceError } from '../errors.ts'
import { askedWait, repeat } from '../http/attempts.ts'
import { type Body, jsonBody } from '../http/connect.ts'
import { exchange } from '../http/exchange.ts'
import { log } from '../log.ts'
import type { SiteFiles } from '../site/site.ts'
import type { Fields } from '../text/json.ts'
import { formatBytes } from '../text/printable.ts'
import { type Account, lists } from './account.ts'
import { dataOf, meaningOf, profileOf, type UploadAnswer, uploadOf } from './answers.ts'
import { type Dialect, dialectOf } from './dialects.ts'
import { multipartBody } from './multipart.ts'

export interface UploadTarget {
  /** Undefined if the service is to choose the name. */
  readonly link: string | undefined
  readonly isNew: boolean
  readonly password?: string | undefined
}

/** DESIGN 4. Its methods repeat their requests, and throw an `ActionError` with the right `mayBeDone`. */
export interface Hosting {
  readonly dialect: Dialect
  /** INTERFACE 4.4. */
  account(): Promise<Account>
  /** INTERFACE 4.1 and 4.2. */
  upload(files: SiteFiles, to: UploadTarget): Promise<UploadAnswer>
  /** INTERFACE 4.3. The account no longer lists the link. `wasThere` is false if there was nothing to delete. */
  remove(link: string): Promise<Account & { readonly wasThere: boolean }>
}

interface Options {
  readonly baseUrl: URL
  readonly apiKey: string
  readonly signal: AbortSignal
  /** In a dry run a request that writes is a bug, and throws. */
  readonly readOnly?: boolean
}

export function hostingAt(options: Options): Hosting {
  const dialect = dialectOf(options.baseUrl)
  const account = async (): Promise<Account> =>
    await ask(options, { what: 'the request for the account', path: 'profile', methods: ['GET'] }, profileOf)
  return {
    dialect,
    account,
    async upload(files, { link, isNew, password }) {
      const settings = password === undefined ? undefined : JSON.stringify({ passwordProtected: true, password })
      const body = multipartBody(link, files, settings)
      const update = dialect.update === 'POST' ? ['POST', 'PUT'] : ['PUT', 'POST']
      const methods = isNew ? ['POST'] : update
      return await ask(options, { what: 'the upload', path: 'upload', methods, bodyOf: () => body, isNew }, uploadOf)
    },
    async remove(link) {
      const methods = dialect.delete === 'json' ? ['POST', 'DELETE'] : ['DELETE', 'POST']
      const bodyOf = (method: string) => (method === 'POST' ? jsonBody({ domain: link }) : multipartBody(link, []))
      const question = { what: 'the deletion', path: 'delete', methods, bodyOf }
      let wasThere = true
      const after = await ask(options, question, profileOf).catch(async (error: unknown) => {
        wasThere = mayBeDone(error)
        const now = await account().catch(() => undefined)
        if (now && !lists(now, link)) return now
        throw error
      })
      if (!lists(after, link)) return { ...after, wasThere }
      const hint = 'Run the job again. If the link stays, delete it in the hosting account.'
      throw new ServiceError(200, '', `The service still lists ${link} after the deletion.`, { hint })
    },
  }
}

interface Question {
  /** For messages, such as `the upload`. */
  readonly what: string
  readonly path: string
  /** The second one is for a service that does not know the first one. */
  readonly methods: readonly string[]
  readonly bodyOf?: (method: string) => Body
  /** A request that creates a link is only repeated if the service can't have created it. */
  readonly isNew?: boolean
}

/** Sends a request (INTERFACE 4 and 5), and repeats it if that is safe and may help. Throws as {@link Hosting} does. */
async function ask<T>(options: Options, question: Question, read: (data: Fields) => T): Promise<T> {
  const { baseUrl, apiKey, signal, readOnly } = options
  const { what, path, bodyOf, isNew } = question
  const methods = [...question.methods]
  if (readOnly && methods[0] !== 'GET') throw new Error(`A dry run must not send ${what}.`)
  const url = new URL(`${baseUrl.href.replace(/\/$/u, '')}/v1/${path}`)
  const terms = { what, addressFrom: 'base-url', url, headers: { 'x-api-key': apiKey }, signal }
  let isPerhapsDone = false
  /** Milliseconds. Undefined if the request must not be repeated. */
  let wait: number | undefined
  const send = async (): Promise<T> => {
    const [method = '', other] = methods
    const body = bodyOf?.(method)
    const length = body?.length ?? 0
    const progress = { sent: 0 }
    let askedFor = 0
    const timer = setInterval(() => {
      const { sent } = progress
      if (sent > 0 && sent < length)
        log.info(`Sent ${Math.floor((100 * sent) / length)} %: ${formatBytes(sent)} of ${formatBytes(length)}`)
    }, 5000)
    try {
      const answer = await exchange({ ...terms, method, body, progress }).finally(() => clearInterval(timer))
      askedFor = askedWait(answer)
      return read(dataOf(answer, terms))
    } catch (error) {
      const lost = { again: error instanceof NetworkError && !error.final, mayBeDone: true, isUnknown: false }
      const meaning = error instanceof ServiceError ? meaningOf(error) : lost
      const isOpen = length > 0 && progress.sent === length && meaning.mayBeDone
      isPerhapsDone ||= isOpen
      wait = meaning.again && !(isNew && isOpen) ? askedFor : undefined
      if (!meaning.isUnknown || other === undefined) throw error
      log.info(`${messageOf(error)} It is sent as ${other} now.`)
      methods.shift()
      return await send()
    }
  }
  return await repeat(send, () => wait, signal).catch((error: unknown) => {
    if (error instanceof ActionError) error.mayBeDone = isPerhapsDone
    throw error
  })
}
