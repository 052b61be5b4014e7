import { isPreview, type Target } from '../target.ts'
import type { Refusal } from './refusals.ts'
import { type Entry, hasLink, linksOf, ownerOf, productionIn, rivalsOf, type World } from './world.ts'

/**
 * What kind of run this is. A preview touches only what its own record names. A live site goes where its `domain` says,
 * and respects other live sites. Without a token nothing is recorded or owned: everything goes where it is told.
 */
type Policy = 'preview' | 'live site' | 'unrecorded'

export function policyOf(target: Pick<Target, 'subject'>, remembers: boolean): Policy {
  if (!remembers) return 'unrecorded'
  return isPreview(target) ? 'preview' : 'live site'
}

/** Who asks the rules. `run` and `job` are as in the payload; empty where they can't be told apart. */
export interface Asker {
  readonly target: Target
  readonly policy: Policy
  readonly run: string
  readonly job: string
}

export type Verdict = { readonly may: true } | { readonly may: false; readonly because: Refusal }

/** `send again`: some of it was sent already, so that the link may hold it. */
export type Purpose = 'send' | 'send again' | 'delete'

const may: Verdict = { may: true }

/**
 * Whether a run may change a link, by what was seen right before. For a deletion, and to send once more, that the
 * preview's record names the link, or this run made it, is what brought the run here.
 */
export function judge(link: string, purpose: Purpose, world: World, asker: Asker): Verdict {
  if (asker.policy === 'unrecorded') return may
  return asker.policy === 'preview' ? forPreview(link, purpose, world, asker) : forLiveSite(link, purpose, world, asker)
}

/** A preview touches only what its own record names, and no live site has taken over; and what it makes. */
function forPreview(link: string, purpose: Purpose, world: World, { target }: Asker): Verdict {
  const { own, liveSites, account, isNeeded } = world
  const isFirst = purpose === 'send' && !linksOf(own).includes(link)
  // Of a repository with several sites it is not known which one a preview of another environment belongs to.
  const live = target.environment === 'preview' ? productionIn(liveSites) : undefined
  const site = ownerOf(link, liveSites)
  if (site) return no({ why: 'a live site has it', link, site, live, wasBefore: isFirst })
  const isFree = account !== undefined && !hasLink(account, link)
  if (isFirst && !isFree) return no({ why: 'it was there before', link, live })
  return purpose === 'delete' && isNeeded ? no({ why: 'still needed', link }) : may
}

/** A live site goes where its `domain` says, and respects others. Only a person deletes its link, and names it. */
function forLiveSite(link: string, purpose: Purpose, world: World, asker: Asker): Verdict {
  const { environment, domain } = asker.target
  if (purpose === 'delete') return link === domain ? may : no({ why: 'only a person deletes it', link })
  const rivals = rivalsOf(link, environment, world)
  const site = rivals.find((rival) => !wasRenamed(rival, world, asker))
  return site ? no({ why: 'another live site has it', link, site }) : may
}

/** Whether the other site is this one under an earlier name of its environment: the same job of one file made it. */
export function wasRenamed(rival: Entry, { own }: Pick<World, 'own'>, { run, job }: Asker): boolean {
  if (linksOf(own).length > 0 || job === '' || rival.job !== job) return false
  // Another attempt of one run is the same run: a matrix may have two sites.
  return rival.run !== '' && runIdOf(rival.run) !== runIdOf(run)
}

function runIdOf(run: string): string {
  return run.split('.')[0] ?? ''
}

function no(because: Refusal): Verdict {
  return { may: false, because }
}
