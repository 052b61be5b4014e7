import { CancelledError, NetworkError, ServiceError } from '../errors.ts'
import { jsonBody } from '../http/body.ts'
import { hasLink, type Profile, profileOf, readProfileIfAny } from './account.ts'
import { type Attempts, call, type HostingOptions, type Permit } from './call.ts'
import { dialectOf } from './dialect.ts'
import { multipartBody } from './multipart.ts'
import { asRefusal } from './refusals.ts'
import { meaningOf } from './retry-policy.ts'

/**
 * Deletes a link (INTERFACE 4.3): in the form of the service's dialect, and if that is refused for what it is, in the
 * other one. If both fail, the profile decides: a link that it does not list is gone. Returns the account after it, and
 * whether the link may have been there before. @throws {ServiceError | NetworkError} if it is still there, or may be
 */
export async function deleteLink(options: HostingOptions, link: string, attempts: Attempts, permit?: Permit) {
  const send = async (form: 'json' | 'form'): Promise<Profile> => {
    await permit?.()
    const method = form === 'json' ? 'POST' : 'DELETE'
    const body = form === 'json' ? jsonBody({ domain: link }) : multipartBody(link, [])
    return profileOf(await call(options, { operation: 'delete', method, body, again: permit, attempts }))
  }
  const first = dialectOf(options.baseUrl).delete
  try {
    const profile = await send(first).catch(async (error: unknown) => {
      const answer = asRefusal(error)
      return await send(first === 'json' ? 'form' : 'json').catch((second: unknown) => {
        throw meaningOf(asRefusal(second).status).unknown ? answer : second
      })
    })
    if (!hasLink(profile, link)) return { ...profile, wasThere: true }
    const hint = 'Run the job again; if the link stays, delete it in the hosting account.'
    const message = `delete: the service still lists ${link} after the deletion.`
    throw new ServiceError({ operation: 'delete', status: 200 }, message, { hint })
  } catch (error) {
    if (error instanceof CancelledError && attempts.mayBeDone)
      throw new CancelledError(error.signal, { what: 'a deletion', link })
    if (!(error instanceof ServiceError || error instanceof NetworkError)) throw error
    const profile = await readProfileIfAny(options)
    if (profile !== undefined && !hasLink(profile, link)) return { ...profile, wasThere: attempts.mayBeDone }
    // It is listed, so no attempt has deleted it.
    if (profile !== undefined) attempts.mayBeDone = false
    throw error
  }
}
