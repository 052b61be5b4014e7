import { distance } from 'fastest-levenshtein'
import { ActionError } from '../errors.ts'
import { usualTries } from '../hosting/limits.ts'
import { attempts } from '../http/attempts.ts'
import type { EarlyLook } from '../record/records.ts'
import { cautionsFor } from '../rules/cautions.ts'
import { type Destination, destinationOf, lookSince, otherSiteIn, questionsOf } from '../rules/destination.ts'
import { onlyForPushes, type Refusal, wordsFor } from '../rules/refusals.ts'
import { type Account, type Entry, linksOf, type World } from '../rules/world.ts'
import { isPreview } from '../target.ts'
import { count, excerpt, firstOf } from '../text/printable.ts'
import { log } from '../view/log.ts'
import type { Services, Work } from './services.ts'

/** The rules do not permit what the run was for. */
export class RefusedError extends ActionError {
  readonly refusal: Refusal

  /** Writes the refusal into the run. */
  constructor(refusal: Refusal, { target, run }: Pick<Work, 'target' | 'run'>) {
    const { message, hint } = wordsFor(refusal, target.subject)
    super(message, { hint })
    this.refusal = refusal
    run.refusal = refusal
  }
}

/** A preview became needed while its link was deleted. */
export function neededAgain(link: string): ActionError {
  const message = `${link} is needed again, and this run may have deleted it meanwhile.`
  return new ActionError(message, { hint: 'Run the newest deploy of this preview again.' })
}

/** Asks the account (INTERFACE 4.4), again if that may help. @throws {ServiceError | NetworkError | CancelledError} */
export async function readAccount({ hosting, signal }: Pick<Services, 'hosting' | 'signal'>): Promise<Account> {
  const another = attempts(usualTries, signal, log.info)
  for (;;) {
    const reply = await hosting.profile()
    if (reply.kind === 'taken') return reply.value
    if (!reply.again || !(await another(reply.error.message, reply.after))) throw reply.error
  }
}

/** Undefined if it can't be read. Only a cancelled run ends here. */
export async function readAccountIfAny(services: Pick<Services, 'hosting' | 'signal'>): Promise<Account | undefined> {
  const account = await readAccount(services).catch(() => undefined)
  services.signal.throwIfAborted()
  return account
}

/** What a public log may say of an account without a link: how many links it has, and which are spelled alike. */
export function accountOf({ links }: Account, missing: string): string {
  const alike = links.flat().filter((link) => distance(link, missing) <= 2)
  const shown = alike.slice(0, 3).map((link) => excerpt(link, 100))
  const meant = shown.length > 0 ? ` Did you mean ${shown.join(' or ')}?` : ''
  return `The account has ${count(links.length, 'link')}.${meant}`
}

/** What is known of a link that may have been made. It names the links that are new, and no others of the account. */
export function fateOfLink(before: Account | undefined, after: Account | undefined): string {
  const unknown = 'A new link may have been made all the same'
  if (before === undefined || after === undefined) return `${unknown}, and the account could not be read.`
  const known = new Set(before.links.flat())
  const added = after.links.filter((names) => !names.some((name) => known.has(name)))
  const shown = added.map(([name = '']) => excerpt(name, 100))
  return `${unknown}. New in the account since this run began: ${firstOf(shown, 5) || 'nothing'}.`
}

/** Looks, and asks the rules where a deploy goes. @throws {RefusedError} */
export async function findDestination(early: EarlyLook, work: Work): Promise<{ to: Destination; world: World }> {
  const { asker } = work
  const isPreviews = asker.policy === 'preview'
  const own = await early.list()
  const { account, liveSitesSince } = questionsOf(asker, own)
  // An account that can't be read stops a preview, and no live site.
  const read = isPreviews ? readAccount : readAccountIfAny
  const [listed, liveSites] = await Promise.all([
    account ? read(work) : undefined,
    liveSitesSince === undefined ? [] : early.liveSites(liveSitesSince),
  ])
  const world: World = { own, liveSites, account: listed }
  const to = destinationOf(asker, world)
  if ('why' in to) throw new RefusedError(to, work)
  // A preview may only get what was not there: so it must know the account, also where its own link is lost.
  const isBlind = to.isNew && listed === undefined && isPreviews
  return { to, world: isBlind ? { ...world, account: await readAccount(work) } : world }
}

/** Who has a link now, besides the record. It is asked right before each change, and right after. */
export async function lookAgain(link: string, own: readonly Entry[], { asker, records }: Work): Promise<World> {
  const since = lookSince(link, asker, own)
  return { own, liveSites: since === undefined ? [] : await records.liveSites(since) }
}

/**
 * Says what somebody should know before a site is sent, and stops where it would replace another site of the record.
 *
 * @throws {RefusedError}
 */
export function requireOneSite(to: Destination, world: World, work: Work): void {
  const { asker, target, run } = work
  const other = otherSiteIn(world.own, asker)
  if (other && (other.why === 'this run has deployed' || !isPreview(target))) throw new RefusedError(other, work)
  if (other) log.warning(Object.values(wordsFor(other, target.subject)).join(' '))
  for (const { level, text, isRemark } of cautionsFor(to, world, asker, run.protected)) {
    log[level](text)
    if (isRemark) run.remarks.push(text)
  }
}

/** A record can be deleted, a workflow is kept. */
export function adviseOnDomain(link: string, { own }: World, { asker, target }: Work): void {
  if (target.domain !== undefined) return
  if (asker.policy === 'unrecorded')
    log.warning(
      `Without github-token the link ${link} is not remembered: the next run will make another one, and closing a pull request deletes none. Leave "github-token" out, so that it is the job's own token.`,
    )
  else if (asker.policy === 'live site' && linksOf(own).length === 0)
    log.notice(`The site has a link of its own now: ${link}. ${onlyForPushes(target.subject, link)}`)
}
