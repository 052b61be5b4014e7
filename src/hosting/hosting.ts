import { openEarly } from '../http/early-connection.ts'
import type { SiteFiles } from '../site/site.ts'
import { registerSecret } from '../text/secrets.ts'
import type { Profile, Upload } from './account.ts'
import type { HostingOptions } from './call.ts'
import { type Deletion, deleteLink } from './deletion.ts'
import { profileIfAny, readProfile } from './profile.ts'
import { always, create, type NewLink, update } from './upload.ts'

/** The hosting service: one method for each endpoint. */
export class Hosting {
  readonly #options: HostingOptions

  constructor(options: HostingOptions) {
    this.#options = options
    // An answer may repeat the key. So the key must be hidden before any answer is read.
    registerSecret(options.apiKey)
  }

  /**
   * Opens connections early, because requests will follow soon. A fault shows when it is needed.
   *
   * @param count how many requests need one of their own: a create does, whatever was asked before it
   */
  prepare(count = 1): void {
    openEarly(this.#options.baseUrl, count).catch(() => {})
  }

  /**
   * Replaces the files of a link, in one request (INTERFACE 4.1).
   *
   * @param permit is awaited before the request, and before each repetition
   * @throws {UnlistedError} if the service refused it, and the account does not list the link
   * @throws {ServiceError} if the service refused it, or its answer is not what the interface says
   * @throws {NetworkError} if no complete answer came
   * @throws {SiteError} if a file changed while it was sent
   */
  async update(files: SiteFiles, link: string, permit = always): Promise<Upload> {
    return await update(files, link, permit, this.#options)
  }

  /**
   * Makes a link, in one request (INTERFACE 4.1). It is never sent again if the service may have made one without a
   * name. If it may have made one with a name, the account tells.
   *
   * @throws {FateError} if the link was made all the same, or may have been
   * @throws {MadeMeanwhileError} if somebody else has made the link with this name
   * @throws {ServiceError | NetworkError | SiteError} as `update` does
   */
  async create(files: SiteFiles, link: NewLink): Promise<Upload> {
    return await create(files, link, this.#options)
  }

  /**
   * Deletes a link (INTERFACE 4.3): as JSON, or as a form if the service does not know JSON. If both fail, the profile
   * decides: if the link is not there, that is a success.
   *
   * @param names of the link; the first one is sent
   * @param permit is awaited before the request, and before each repetition
   * @returns the account after it, and whether the link may have been there before
   * @throws {ServiceError | NetworkError} if the link is still there, or the profile can't be read
   */
  async delete(names: readonly [string, ...string[]], permit = always): Promise<Deletion> {
    return await deleteLink(names, permit, this.#options)
  }

  /** The account's links and quota (INTERFACE 4.4). */
  async profile(): Promise<Profile> {
    return await readProfile(this.#options)
  }

  /** The same; undefined if it can't be read, for callers that can go on without it or have an error of their own. */
  async profileIfAny(): Promise<Profile | undefined> {
    return await profileIfAny(this.#options)
  }
}
