import { type Profile, profileOf } from './account.ts'
import { call, type HostingOptions } from './call.ts'

/** The account's links and quota (INTERFACE 4.4). */
export async function readProfile(options: HostingOptions): Promise<Profile> {
  return profileOf(await call(options, { operation: 'profile', method: 'GET' }))
}

/** The same; undefined if it can't be read, for callers that can go on without it or have an error of their own. */
export async function readProfileIfAny(options: HostingOptions): Promise<Profile | undefined> {
  const profile = await readProfile(options).catch(() => undefined)
  options.signal.throwIfAborted()
  return profile
}
