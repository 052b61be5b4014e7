/** What people, GitHub and the service do beside the runs. A link may be `@pull 7`, see `scene.ts`. */
import type { GitHub } from '../github/github.ts'
import type { PullSeed } from '../github/repository.ts'
import { addPreview, addRecord, publish, type RecordSeed } from './records.ts'
import type { Deed } from './scene.ts'

export const closes =
  (number = 7): Deed =>
  ({ github }) =>
    github.setPullState(number, 'closed')

export const reopens =
  (number = 7): Deed =>
  ({ github }) =>
    github.setPullState(number, 'open')

export const pull =
  (number = 7, seed: PullSeed = {}): Deed =>
  ({ github }) =>
    github.addPull({ number, ...seed })

export const deletesBranch =
  (name = 'topic'): Deed =>
  ({ github }) =>
    github.branches.delete(name)

/** A live site that is there, as its last deploy left it; or one that deploys to a link, all at once. */
export const liveSite =
  (name = '@pull 7', environment = 'production'): Deed =>
  (world, stage) => {
    const link = stage.named(name)
    addRecord(world.github, { link, environment })
    publish(world, link, environment)
  }

/** A pull request's preview that is there, as its last push left it. */
export const preview =
  (link: string, of: Parameters<typeof addPreview>[2] = {}): Deed =>
  (world) =>
    addPreview(world, link, of)

/** A deployment of ours, production's unless told otherwise; the account is left as it is. */
export const recorded =
  (seed: RecordSeed): Deed =>
  ({ github }, stage) =>
    addRecord(github, { ...seed, link: stage.named(seed.link) })

/** Somebody publishes by hand, as with `curl`. */
export const publishes =
  (link: string, page: string): Deed =>
  (world, stage) =>
    publish(world, stage.named(link), page)

/** Somebody deletes links in the account; all of them unless told. */
export const deletesLinks =
  (...links: readonly string[]): Deed =>
  ({ hosting }, stage) => {
    const account = hosting.account()
    if (links.length === 0) account.links.clear()
    for (const link of links) account.links.delete(stage.named(link))
  }

export const allows =
  (linkLimit: number): Deed =>
  ({ hosting }) => {
    hosting.account().linkLimit = linkLimit
  }

/** The token may do no more than this from here on. */
export const tokenMay =
  (permissions: GitHub['permissions']): Deed =>
  ({ github }) =>
    void Object.assign(github, { permissions })

/** The preview of a pull request that is closed. */
export const closedPreview = (link: string, number: number, of: Parameters<typeof addPreview>[2] = {}): Deed =>
  preview(link, { number, state: 'closed', ...of })
