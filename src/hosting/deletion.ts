import { CancelledError, NetworkError, ServiceError } from '../errors.ts'
import { jsonBody } from '../http/body.ts'
import { hasLink, type Profile, profileOf } from './account.ts'
import { callService, type HostingOptions } from './call.ts'
import { multipartBody } from './multipart.ts'
import { profileIfAny } from './profile.ts'
import { mayHaveMadeLink } from './refusals.ts'
import { meaningOf } from './retry-policy.ts'
import type { Permit } from './upload.ts'

/** What a deletion came to: the account after it, and whether the link may have been there before. */
export interface Deletion extends Profile {
  readonly wasThere: boolean
}

/** Deletes a link; see `Hosting`. */
export async function deleteLink(
  names: readonly [string, ...string[]],
  permit: Permit,
  options: HostingOptions,
): Promise<Deletion> {
  const [domain] = names
  let wasRepeated = false
  const again = (): Promise<void> => {
    wasRepeated = true
    return permit(true)
  }
  const otherForm = (): Promise<void> => permit(true)
  await permit(false)
  try {
    const profile = await deleteInEitherForm(domain, options, { again, otherForm })
    if (!hasLink(profile, domain)) return { ...profile, wasThere: true }
    throw new ServiceError(
      { operation: 'delete', status: 200 },
      `delete: the service still lists ${domain} after the deletion.`,
      { hint: 'Run the job again; if the link stays, delete it in the hosting account.' },
    )
  } catch (error) {
    if (error instanceof CancelledError) throw new CancelledError(error.signal, { what: 'a deletion', link: domain })
    if (!(error instanceof ServiceError || error instanceof NetworkError)) throw error
    const profile = await profileIfAny(options)
    if (profile === undefined || hasLink(profile, ...names)) throw error
    // An attempt whose answer was lost may have deleted it.
    return { ...profile, wasThere: wasRepeated || mayHaveMadeLink(error) }
  }
}

/**
 * Asks the service to delete a link: as JSON (INTERFACE 4.3, form A), and as a multipart form (B) if the service does
 * not know form A.
 *
 * @param hooks are awaited before each repetition, and before the other form. What they throw ends the deletion.
 * @returns the account after it
 * @throws {ServiceError | NetworkError} if the service did not say that the link was deleted
 */
async function deleteInEitherForm(
  domain: string,
  options: HostingOptions,
  { again, otherForm }: { again: () => Promise<void>; otherForm: () => Promise<void> },
): Promise<Profile> {
  const call = { operation: 'delete', path: '/v1/delete', again }
  try {
    const asJson = { ...call, method: 'POST', body: jsonBody({ domain }) }
    return profileOf(await callService(asJson, options))
  } catch (error) {
    if (!(error instanceof ServiceError && meaningOf(error.status).unknown)) throw error
    await otherForm()
    const asForm = { ...call, method: 'DELETE', body: multipartBody([['domain', domain]], []) }
    return profileOf(await callService(asForm, options))
  }
}
