import { openEarly } from '../http/early-connection.ts'
import { readProfile, readProfileIfAny } from './account.ts'
import type { HostingOptions } from './call.ts'
import { deleteLink } from './delete.ts'
import { create, createNamed, update } from './upload.ts'

export type Hosting = ReturnType<typeof hostingOf>

/** What acts may ask of the hosting service. */
export function hostingOf(options: HostingOptions) {
  return {
    /** Opens connections for requests that will follow and need one of their own. A fault shows when it is needed. */
    prepare(count = 1): void {
      openEarly(options.baseUrl, count).catch(() => {})
    },
    profile: readProfile.bind(undefined, options),
    profileIfAny: readProfileIfAny.bind(undefined, options),
    update: update.bind(undefined, options),
    create: create.bind(undefined, options),
    createNamed: createNamed.bind(undefined, options),
    delete: deleteLink.bind(undefined, options),
  }
}
