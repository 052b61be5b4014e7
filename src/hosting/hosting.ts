import { openEarly } from '../http/early-connection.ts'
import { type Profile, readProfile, readProfileIfAny, type Upload } from './account.ts'
import type { Attempts, HostingOptions, Permit } from './call.ts'
import { type Deletion, deleteLink } from './delete.ts'
import { create, createNamed, type Shipment, update } from './upload.ts'

/** What acts may ask of the hosting service. */
export class Hosting {
  readonly #options: HostingOptions

  constructor(options: HostingOptions) {
    this.#options = options
  }

  /** Opens connections for requests that will follow and need one of their own. A fault shows when it is needed. */
  prepare(count = 1): void {
    openEarly(this.#options.baseUrl, count).catch(() => {})
  }

  profile = (): Promise<Profile> => readProfile(this.#options)

  profileIfAny = (): Promise<Profile | undefined> => readProfileIfAny(this.#options)

  update = (shipment: Shipment, link: string, permit?: Permit): Promise<Upload> =>
    update(this.#options, shipment, link, permit)

  create = (shipment: Shipment, before: Profile | undefined): Promise<Upload> => create(this.#options, shipment, before)

  createNamed = (shipment: Shipment, name: string, permit?: Permit): Promise<Upload> =>
    createNamed(this.#options, shipment, name, permit)

  delete = (link: string, attempts: Attempts, permit?: Permit): Promise<Deletion> =>
    deleteLink(this.#options, link, attempts, permit)
}
