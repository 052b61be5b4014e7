import { mayBeDone, ServiceError } from '../errors.ts'
import type { SiteFiles } from '../site/site.ts'
import { type Account, lists } from './account.ts'
import { profileOf, type Upload, uploadOf } from './answers.ts'
import { type Dialect, dialectOf } from './dialect.ts'
import { meaningOf } from './meanings.ts'
import { jsonBody, multipartBody } from './multipart.ts'
import { ask, type HostingOptions } from './requests.ts'

export interface Shipment {
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
  upload(shipment: Shipment, to: { readonly link: string | undefined; readonly isNew: boolean }): Promise<Upload>
  /** INTERFACE 4.3. Resolves to the account once it does not list the link, and to whether there was something to delete. */
  remove(link: string): Promise<Account & { readonly wasThere: boolean }>
}

/** The service of INTERFACE.md at any base address. */
export function hostingAt(options: HostingOptions): Hosting {
  const dialect = dialectOf(options.baseUrl)
  const readAccount = async () =>
    await ask(options, { what: 'the request for the account', path: 'profile', method: 'GET' }, profileOf)
  return {
    dialect,
    account: readAccount,
    async upload({ parts, password }, { link, isNew }) {
      const settings = password === undefined ? undefined : JSON.stringify({ passwordProtected: true, password })
      const body = multipartBody(link, parts, settings)
      const send = async (method: string) =>
        await ask(options, { what: 'the upload', path: 'upload', method, body, creates: isNew }, uploadOf)
      if (isNew) return await send('POST')
      return await eitherWay(dialect.update === 'PUT' ? ['PUT', 'POST'] : ['POST', 'PUT'], send, options)
    },
    async remove(link) {
      const send = async (method: string) => {
        const body = method === 'POST' ? jsonBody({ domain: link }) : multipartBody(link, [])
        const account = await ask(options, { what: 'the deletion', path: 'delete', method, body }, profileOf)
        return { ...account, wasThere: true }
      }
      const methods = dialect.delete === 'json' ? (['POST', 'DELETE'] as const) : (['DELETE', 'POST'] as const)
      const account = await eitherWay(methods, send, options).catch(async (error: unknown) => {
        const now = await readAccount().catch(() => undefined)
        if (now && !lists(now, link)) return { ...now, wasThere: mayBeDone(error) }
        throw error
      })
      if (!lists(account, link)) return account
      const hint = 'Run the job again. If the link stays, delete it in the hosting account.'
      throw new ServiceError({ status: 200 }, `The service still lists ${link} after the deletion.`, { hint })
    },
  }
}

/** Asks with one method, and with the other if the service does not know it. */
async function eitherWay<T>(
  [first, second]: readonly [string, string],
  send: (method: string) => Promise<T>,
  { tell }: HostingOptions,
): Promise<T> {
  return await send(first).catch(async (error: unknown) => {
    if (!(error instanceof ServiceError && meaningOf(error).isUnknown)) throw error
    tell(`${error.message} It is sent as ${second} now.`)
    return await send(second)
  })
}
