import { ActionError, mayBeDone, messageOf, NetworkError, ServiceError } from '../errors.ts'
import { askedWait, repeat } from '../http/attempts.ts'
import { type Body, jsonBody } from '../http/connect.ts'
import { exchange } from '../http/exchange.ts'
import type { SiteFiles } from '../site/site.ts'
import type { Fields } from '../text/json.ts'
import { formatBytes } from '../text/printable.ts'
import { type Account, lists } from './account.ts'
import { dataOf, meaningOf, profileOf, type UploadAnswer, uploadOf } from './answers.ts'
import { type Dialect, dialectOf } from './dialects.ts'
import { multipartBody } from './multipart.ts'

export interface Upload {
  /** What is sent: the files themselves, or one archive of them. */
  readonly parts: SiteFiles
  /** The site's files. */
  readonly site: SiteFiles
  readonly password?: string | undefined
}

/**
 * A hosting service, which repeats its requests (DESIGN 4). Another host is another object like this one.
 *
 * Each method throws an `ActionError`. Its `mayBeDone` says whether the service may have done what was asked.
 */
export interface Hosting {
  readonly dialect: Dialect
  /** INTERFACE 4.4. */
  account(): Promise<Account>
  /** INTERFACE 4.1 and 4.2. A new link gets its name from the service if `link` is undefined. */
  upload(upload: Upload, to: { readonly link: string | undefined; readonly isNew: boolean }): Promise<UploadAnswer>
  /** INTERFACE 4.3. Resolves to the account once it does not list the link, and to whether there was something to delete. */
  remove(link: string): Promise<Account & { readonly wasThere: boolean }>
}

interface Options {
  readonly baseUrl: URL
  readonly apiKey: string
  readonly signal: AbortSignal
  /** Gets lines for the log. */
  readonly tell: (line: string) => void
  /** Whether a request that writes is a mistake, because this is a dry run. */
  readonly readOnly?: boolean
}

/** The service of INTERFACE.md at any base address. */
export function hostingAt(options: Options): Hosting {
  const dialect = dialectOf(options.baseUrl)
  const account = async (): Promise<Account> =>
    await ask(options, { what: 'the request for the account', path: 'profile', methods: ['GET'] }, profileOf)
  return {
    dialect,
    account,
    async upload({ parts, password }, { link, isNew }) {
      const settings = password === undefined ? undefined : JSON.stringify({ passwordProtected: true, password })
      const body = multipartBody(link, parts, settings)
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
  /** For messages, as in `the upload`. */
  readonly what: string
  readonly path: string
  /** The second one is for a service that does not know the first one. */
  readonly methods: readonly string[]
  readonly bodyOf?: (method: string) => Body
  /** Whether it makes a link: then it is repeated only if the service can't have made it. */
  readonly isNew?: boolean
}

/** Sends a request (INTERFACE 4 and 5), and repeats it as long as that is safe and of use. Throws as {@link Hosting}. */
async function ask<T>(options: Options, question: Question, read: (data: Fields) => T): Promise<T> {
  const { baseUrl, apiKey, signal, readOnly, tell } = options
  const { what, path, bodyOf, isNew } = question
  let [method = '', other] = question.methods
  if (readOnly && method !== 'GET') throw new Error(`A dry run must not send ${what}.`)
  const url = new URL(`${baseUrl.href.replace(/\/$/u, '')}/v1/${path}`)
  // An upload may take as long as bytes flow.
  const terms = { what, addressFrom: 'base-url', url, headers: { 'x-api-key': apiKey }, silence: 120_000, signal }
  let isPerhapsDone = false
  /** Milliseconds to wait. Undefined if the request must not be sent again. */
  let after: number | undefined
  const send = async (): Promise<T> => {
    const body = bodyOf?.(method)
    const length = body?.length ?? 0
    let [sent, asked] = [0, 0]
    const onSent = (bytes: number): void => {
      sent = bytes
    }
    const progress = setInterval(() => {
      if (sent > 0 && sent < length)
        tell(`Sent ${Math.floor((100 * sent) / length)} %: ${formatBytes(sent)} of ${formatBytes(length)}`)
    }, 5000)
    try {
      const answer = await exchange({ ...terms, method, body, onSent }).finally(() => clearInterval(progress))
      asked = askedWait(answer)
      return read(dataOf(answer, terms))
    } catch (error) {
      const lost = { again: error instanceof NetworkError && !error.final, mayBeDone: true, isUnknown: false }
      const meaning = error instanceof ServiceError ? meaningOf(error) : lost
      const isOpen = length > 0 && sent === length && meaning.mayBeDone
      isPerhapsDone ||= isOpen
      after = meaning.again && !(isNew && isOpen) ? asked : undefined
      if (!meaning.isUnknown || other === undefined) throw error
      tell(`${messageOf(error)} It is sent as ${other} now.`)
      method = other
      other = undefined
      return await send()
    }
  }
  return await repeat(send, () => after, options).catch((error: unknown) => {
    if (error instanceof ActionError) error.mayBeDone = isPerhapsDone
    throw error
  })
}
