import { openEarly } from '../http/early-connection.ts'
import type { Profile, Upload } from './account.ts'
import type { Attempts, HostingOptions, Permit } from './call.ts'
import { type Deletion, deleteLink } from './delete.ts'
import { readProfile, readProfileIfAny } from './profile.ts'
import { create, createNamed, type Shipment, update } from './upload.ts'

/** The hosting service: one method for each endpoint. */
export class Hosting {
  readonly #options: HostingOptions

  constructor(options: HostingOptions) {
    this.#options = options
  }

  /** Opens connections for requests that will follow and need one of their own. A fault shows when it is needed. */
  prepare(count = 1): void {
    openEarly(this.#options.baseUrl, count).catch(() => {})
  }

  async profile(): Promise<Profile> {
    return await readProfile(this.#options)
  }

  async profileIfAny(): Promise<Profile | undefined> {
    return await readProfileIfAny(this.#options)
  }

  async update(shipment: Shipment, link: string, permit?: Permit): Promise<Upload> {
    return await update(this.#options, shipment, link, permit)
  }

  async create(shipment: Shipment, before: Profile | undefined): Promise<Upload> {
    return await create(this.#options, shipment, before)
  }

  async createNamed(shipment: Shipment, name: string, permit?: Permit): Promise<Upload> {
    return await createNamed(this.#options, shipment, name, permit)
  }

  async delete(link: string, attempts: Attempts, permit?: Permit): Promise<Deletion> {
    return await deleteLink(this.#options, link, attempts, permit)
  }
}
