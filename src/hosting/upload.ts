import { ActionError, CancelledError, ServiceError } from '../errors.ts'
import { withProgress } from '../http/progress.ts'
import type { SiteFiles } from '../site/site.ts'
import { hasLink, type Profile, type Upload, uploadOf } from './account.ts'
import { callService, type HostingOptions } from './call.ts'
import { dialectOf } from './dialect.ts'
import { multipartBody } from './multipart.ts'
import { profileIfAny, readProfile } from './profile.ts'
import {
  FateError,
  fateOf,
  isForUnknownMethod,
  MadeMeanwhileError,
  mayBeForMethod,
  mayHaveMadeLink,
  UnlistedError,
  withAdvice,
} from './refusals.ts'
import { type Sending, watched } from './sending.ts'

/**
 * Makes sure, right before a request that changes a link, that the link may be changed.
 *
 * @param isAgain whether the same was tried before in this run
 * @throws if it may not
 */
export type Permit = (isAgain: boolean) => Promise<void>

/** Nothing has to be made sure of. */
export const always: Permit = async () => {}

/** A link to make. */
export interface NewLink {
  /** Its name; undefined if the service chooses one. */
  readonly name?: string | undefined
  /** The account before; undefined if it could not be read. */
  readonly before: Profile | undefined
}

/** Replaces the files of a link; see `Hosting`. */
export async function update(files: SiteFiles, link: string, permit: Permit, options: HostingOptions): Promise<Upload> {
  return await sendSite(files, link, options, async (body) => {
    await permit(false)
    try {
      return await sendUpdate(link, body, { permit, options })
    } catch (error) {
      const isOpen = error instanceof CancelledError && body.wasWhole
      throw isOpen ? new CancelledError(error.signal, { what: 'an upload', link }) : error
    }
  })
}

/** Makes a link; see `Hosting`. */
export async function create(files: SiteFiles, { name, before }: NewLink, options: HostingOptions): Promise<Upload> {
  return await sendSite(files, name, options, async (body) => {
    try {
      return await (name === undefined
        ? send('POST', body, { options, idempotent: false })
        : createNamed(name, body, options))
    } catch (error) {
      if (error instanceof CancelledError && body.wasWhole)
        throw new CancelledError(error.signal, { what: 'a new link', link: name })
      if (name !== undefined || !mayHaveMadeLink(error)) throw error
      throw new FateError(error, fateOf(before, await profileIfAny(options)))
    }
  })
}

async function sendSite(
  files: SiteFiles,
  domain: string | undefined,
  options: HostingOptions,
  sendBody: (body: Sending) => Promise<Upload>,
): Promise<Upload> {
  const fields = domain === undefined ? [] : [['domain', domain] as const]
  try {
    return await sendBody(watched(withProgress(multipartBody(fields, files), options.tell)))
  } catch (cause) {
    throw withAdvice(cause, files)
  }
}

/**
 * Sends an update with the method of the service's dialect. If it may have been refused for the method, it is sent
 * once more with the other one.
 */
async function sendUpdate(
  link: string,
  body: Sending,
  { permit, options }: { permit: Permit; options: HostingOptions },
): Promise<Upload> {
  const { baseUrl, tell } = options
  const method = dialectOf(baseUrl).update
  const other = method === 'PUT' ? 'POST' : 'PUT'
  const again = (): Promise<void> => permit(true)
  try {
    return await send(method, body, { options, again })
  } catch (error) {
    if (!(error instanceof ServiceError) || error.link !== undefined) throw error
    const isUnknown = isForUnknownMethod(error)
    if (!isUnknown) await requireListed(link, error, method === 'POST', options)
    if (!mayBeForMethod(error)) throw error
    tell(`The service did not take the update of ${link} as ${method}, so it is sent as ${other}. ${error.message}`)
    await again()
    return await send(other, body, { options, again }).catch(async (second: unknown) => {
      if (!mayBeForMethod(second)) throw second
      if (isUnknown) await requireListed(link, second, true, options)
      // The answer to the method that the service knows tells more.
      throw isForUnknownMethod(second) ? error : second
    })
  }
}

/**
 * Checks that the account has the link of a refused update.
 *
 * @throws {UnlistedError} if the account does not have the link
 * @throws {ServiceError} the refusal as it is if the account can't be asked: the other method might make the link
 */
async function requireListed(
  link: string,
  error: ServiceError,
  wasPosted: boolean,
  options: HostingOptions,
): Promise<void> {
  const profile = await profileIfAny(options)
  if (profile === undefined) throw error
  if (!hasLink(profile, link)) throw new UnlistedError(error, link, profile, wasPosted)
}

/**
 * Makes a link with a name. Before each repetition the account is asked: if it lists the name now, and the whole body
 * was sent, an earlier attempt has made the link, and the site is sent as an update.
 */
async function createNamed(name: string, body: Sending, options: HostingOptions): Promise<Upload> {
  const made = new Error('An earlier attempt has made the link.')
  const requireUnmade = async (): Promise<void> => {
    const profile = await readProfile(options).catch((error: unknown) => {
      const isOpen = body.wasWhole && error instanceof ActionError && !(error instanceof CancelledError)
      throw isOpen ? new FateError(error, `Whether the service made ${name} is not known.`) : error
    })
    if (hasLink(profile, name)) throw body.wasWhole ? made : new MadeMeanwhileError(name)
    body.forget()
  }
  try {
    return await send('POST', body, { options, again: requireUnmade })
  } catch (error) {
    const fault: unknown = mayHaveMadeLink(error)
      ? await requireUnmade().then(
          () => error,
          (reason: unknown) => reason,
        )
      : error
    if (fault !== made) throw fault
  }
  return await sendUpdate(name, body, { permit: always, options }).catch((error: unknown) => {
    throw error instanceof ActionError ? new FateError(error, `${name} was made.`) : error
  })
}

interface Sent {
  readonly options: HostingOptions
  /** Whether it does no harm to send it twice; true if not given. */
  readonly idempotent?: boolean
  readonly again?: () => Promise<void>
}

async function send(method: 'POST' | 'PUT', body: Sending, { options, idempotent, again }: Sent): Promise<Upload> {
  const turnedAway = (): void => body.forget()
  const call = { operation: 'upload', method, path: '/v1/upload', body, again, turnedAway }
  return uploadOf(await callService(idempotent === undefined ? call : { ...call, idempotent }, options))
}
