import { messageOf, ServiceError } from '../errors.ts'
import { askedWait, repeat } from '../http/attempts.ts'
import { type Body, jsonBody } from '../http/connect.ts'
import { exchange } from '../http/exchange.ts'
import { log } from '../log.ts'
import type { SiteFiles } from '../site/site.ts'
import type { Fields } from '../text/json.ts'
import { type Account, lists } from './account.ts'
import { dataOf, meaningOf, mustAnswer, profileOf, type UploadAnswer, uploadOf } from './answers.ts'
import { dialectOf, isLiveService } from './dialects.ts'
import { multipartBody } from './multipart.ts'

export interface UploadTarget {
  /** Undefined if the service is to choose the name. */
  readonly link: string | undefined
  readonly isNew: boolean
  readonly password?: string | undefined
  /** What the parts hold, for the message if it is too large. Default: the parts. */
  readonly site?: SiteFiles
}

/** What the service answered, after all attempts. */
export type Result<T> =
  | { readonly kind: 'answered'; readonly answer: T }
  /** `mayHaveHappened`: one of the requests was sent whole, and was not refused. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly mayHaveHappened: boolean }

export type Hosting = ReturnType<typeof hostingAt>

/** The account afterwards. `wasThere` is false if there was nothing to delete. */
export type Deletion = Account & { readonly wasThere: boolean }

type Options = Readonly<{ baseUrl: URL; apiKey: string; signal: AbortSignal }>

/** Design 6. Its methods repeat their requests where that is safe. They throw an `ActionError`, or the signal's reason. */
export function hostingAt(options: Options) {
  const dialect = dialectOf(options.baseUrl)
  /** Interface 4.4. */
  const account = async (): Promise<Account> => {
    const result = await ask(options, { path: 'profile', methods: ['GET'], read: profileOf })
    if (result.kind === 'failed') throw result.error
    return result.answer
  }
  return {
    dialect,
    account,
    /** Interface 4.1 and 4.2. A failure is returned, not thrown. */
    async upload(files: SiteFiles, to: UploadTarget): Promise<Result<UploadAnswer>> {
      const { link, isNew, password, site = files } = to
      const settings = password === undefined ? undefined : JSON.stringify({ passwordProtected: true, password })
      const body = multipartBody(link, files, settings)
      const methods = isNew ? ['POST'] : dialect.update
      return await ask(options, { path: 'upload', methods, bodyOf: () => body, isNew, site, read: uploadOf })
    },
    /** Interface 4.3. The account no longer lists the link. */
    async remove(link: string): Promise<Deletion> {
      const bodyOf = (method: string) => (method === 'POST' ? jsonBody({ domain: link }) : multipartBody(link, []))
      const result = await ask(options, { path: 'delete', methods: dialect.delete, bodyOf, read: profileOf })
      const isAnswered = result.kind === 'answered'
      // A link that is gone is deleted, whatever the answer was.
      const listed = isAnswered ? result.answer : await account().catch(() => undefined)
      if (listed && !lists(listed, link)) return { ...listed, wasThere: isAnswered || result.mayHaveHappened }
      if (!isAnswered) throw result.error
      const inAccount = 'If the link stays, delete it in the hosting account.'
      const hint = `Run the job again. ${isLiveService(options.baseUrl) ? inAccount : mustAnswer(headings.delete)}`
      throw new ServiceError(200, '', `The service still lists ${link} after the deletion.`, { hint })
    },
  }
}

const names = { profile: 'the request for the account', upload: 'the upload', delete: 'the deletion' }

const headings = { profile: '44-ask-for-the-account', upload: '42-update-a-site', delete: '43-delete-a-site' }

interface Question<T> {
  readonly path: keyof typeof names
  readonly methods: readonly string[]
  readonly bodyOf?: (method: string) => Body
  readonly read: (data: Fields, isOwn: boolean) => T
  /** A request that creates a link is only repeated if the service can't have created it. */
  readonly isNew?: boolean
  readonly site?: SiteFiles
}

/** Sends a request (interface 4 and 5), and repeats it if that is safe and may help. */
async function ask<T>(options: Options, question: Question<T>): Promise<Result<T>> {
  const { baseUrl, apiKey, signal } = options
  const { path, bodyOf, isNew, site, read } = question
  const what = names[path]
  const heading = isLiveService(baseUrl) ? '' : isNew ? '41-make-a-site' : headings[path]
  const methods = [...question.methods]
  const url = new URL(`${baseUrl.href.replace(/\/$/u, '')}/v1/${path}`)
  const headers = { 'x-api-key': apiKey }
  // The service may unpack a site for long before it answers.
  const request = { what, addressFrom: 'base-url', url, headers, signal, idleTimeoutMs: 120_000 }
  let mayHaveHappened = false
  /** Milliseconds. Undefined if the request must not be repeated. */
  let wait: number | undefined
  const send = async (): Promise<T> => {
    const [method = '', other] = methods
    const body = bodyOf?.(method)
    const progress = { sent: 0 }
    let askedFor = 0
    try {
      const answer = await exchange({ ...request, method, body, mayRepeat: !isNew, progress })
      askedFor = askedWait(answer)
      return read(dataOf(answer, what, url, site, heading), heading !== '')
    } catch (error) {
      const meaning = meaningOf(error)
      const mayCount = body !== undefined && progress.sent === body.length && meaning.mayHaveHappened
      mayHaveHappened ||= mayCount
      wait = meaning.mayPass && !(isNew && mayCount) ? askedFor : undefined
      if (!meaning.isUnknown || other === undefined) throw error
      log.info(`${messageOf(error)} It is sent as ${other} now.`)
      methods.shift()
      return await send()
    }
  }
  try {
    return { kind: 'answered', answer: await repeat(send, () => wait, signal) }
  } catch (error) {
    return { kind: 'failed', error, mayHaveHappened }
  }
}
