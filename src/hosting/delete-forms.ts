import { ServiceError } from '../errors.ts'
import { jsonBody } from '../http/body.ts'
import { type Profile, profileOf } from './account.ts'
import { callService, type HostingOptions } from './call.ts'
import { multipartBody } from './multipart.ts'
import { meaningOf } from './retry-policy.ts'

/**
 * Asks the service to delete a link: as JSON (INTERFACE 4.3, form A), and as a multipart form (B) if the service does
 * not know form A.
 *
 * @param hooks are awaited before each repetition, and before the other form. What they throw ends the deletion.
 * @returns the account after it
 * @throws {ServiceError | NetworkError} if the service did not say that the link was deleted
 */
export async function deleteInEitherForm(
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
