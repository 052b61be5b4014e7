import { CancelledError, messageOf, ServiceError } from '../errors.ts'
import { hasLink } from '../hosting/account.ts'
import { passwordSettings } from '../hosting/multipart.ts'
import type { Outcome } from '../outcome.ts'
import type { Compared } from '../pages/list.ts'
import { TakenMeanwhileError, UnrecordedLinkError } from '../record/link-errors.ts'
import type { DeployFacts, LiveNews } from '../record/tracking.ts'
import { log } from '../report/log.ts'
import type { Site, SiteFile } from '../site/site.ts'
import { isPreview } from '../target.ts'
import { isSameLink } from '../text/host-name.ts'
import { messageFor } from '../text/message.ts'
import { printable } from '../text/printable.ts'
import { checkLink } from './check-link.ts'
import type { Destination } from './destination.ts'
import { skipForFull } from './full-account.ts'
import { type Published, publish, replacementFor } from './publish.ts'
import { DiscardedError, discard } from './removal.ts'
import { isGuarded, type Work } from './services.ts'
import { isOver } from './still-wanted.ts'
import { tearDownLate } from './teardown.ts'

/** A site to deliver, and what follows. */
export interface Order {
  readonly site: Pick<Site, 'files' | 'bytes' | 'omitted'>
  readonly doubts?: readonly string[]
  /** The site's one archive, if it is sent as one. */
  readonly archive?: SiteFile | undefined
  readonly facts: DeployFacts
  /** Whether the branch of a preview was there before. */
  readonly existed: Promise<boolean | undefined>
  readonly compared?: Promise<Compared | undefined> | undefined
}

/**
 * Records that a deploy begins, sends the site, and records and shows that it is live. What this run made and can't keep
 * is deleted at once. Every failure is recorded and shown.
 */
export async function deliver(order: Order, to: Destination, work: Work): Promise<Outcome> {
  const { target, tracking, inputs, context, signal } = work
  const { site, doubts, archive, facts, compared } = order
  const settings = facts.protected ? passwordSettings(inputs.previewPassword) : undefined
  const shipment = { files: archive ? [archive] : site.files, settings, attempts: { mayBeDone: false } }
  const mayMove = isPreview(target) && target.domain === undefined
  const before = mayMove ? await tracking.record.newest() : undefined
  if (to.kind === 'new' && to.lost !== undefined) await tracking.forget(to.lost)
  // Nothing may be sent before it is recorded.
  await tracking.begin({ ...facts, link: to.kind === 'new' && isGuarded(work) ? undefined : to.link })
  let published: Published | undefined
  let at = to
  let isLate = false
  try {
    published = await publish(shipment, facts, to, work).catch(async (error: unknown) => {
      at = await replacementFor(error, to, facts, work)
      return await publish(shipment, facts, at, work)
    })
    const { link, status, freed } = published
    const liveAfter = facts.reserved ? undefined : await checkLink(published, site.files, !archive, work)
    // The record of a pull request that was closed is gone.
    const hasMoved = before === undefined ? context.action === 'reopened' : !isSameLink(before, link)
    const newAddress = mayMove && hasMoved
    const size = { fileCount: site.files.length, bytes: site.bytes }
    const message = facts.reserved ? '' : messageFor(inputs.message, link)
    const isProtected = facts.protected === true
    const news = { ...size, status, message, isProtected, isNewAddress: newAddress, doubts, compared }
    isLate = await finish(published, facts.reserved ? undefined : news, order, work)
    if (isLate) return { ...(await tearDownLate(link, work)), freed }
    return {
      ...target,
      ...published,
      ...size,
      result: 'deployed',
      deployment: tracking.deployment,
      form: archive ? 'zip' : 'files',
      omitted: site.omitted,
      compared: await compared,
      duration: performance.now() - work.start,
      liveAfter,
      message,
      newAddress,
      protected: facts.protected,
      reserved: facts.reserved,
    }
  } catch (thrown) {
    const skipped = await skipForFull(thrown, work)
    if (skipped) return skipped
    const { mayBeDone } = shipment.attempts
    // If the run was cancelled after an upload, the error says what that may have changed.
    const isOpen = mayBeDone && thrown instanceof CancelledError && thrown.underWay === undefined
    const what = published ? 'what follows an upload' : 'an upload'
    const error = isOpen ? new CancelledError(thrown.signal, { what, link: published?.link }) : thrown
    const failure = await failureOf(error, published, at, mayBeDone)
    await tracking.fail(error, 'deploy', failure)
    // No other run takes this link down if the preview is over: the run for `closed` did not know of it.
    const { sent } = failure
    if (sent !== undefined && !isLate && !signal.aborted && (await isOver(work, order.existed)))
      await tearDownLate(sent, work).catch((fault: unknown) => log.warning(printable(messageOf(fault))))
    throw error
  }
}

/** What a failed delivery leaves. `at` is where it went at last. */
async function failureOf(error: unknown, published: Published | undefined, at: Destination, mayBeDone: boolean) {
  const isDiscarded = error instanceof DiscardedError
  const sent = isDiscarded ? error.left : (published?.link ?? (await answeredAllTheSame(error, at)))
  if (isDiscarded && sent === undefined) return { mayBeDone: false }
  // Only a check that failed leaves it open what the link serves, and a live site that was sent there, too.
  const isInDoubt = error instanceof ServiceError || error instanceof TakenMeanwhileError
  return { mayBeDone, sent, isLive: published !== undefined && !isInDoubt }
}

/** The link in an answer of which something else can't be used, if it is this run's. */
async function answeredAllTheSame(error: unknown, to: Destination): Promise<string | undefined> {
  if (!(error instanceof ServiceError && error.link)) return undefined
  const { link } = error
  if (to.kind === 'existing') return isSameLink(link, to.link) ? to.link : undefined
  const before = await to.account
  return before !== undefined && hasLink(before, link) ? undefined : link
}

/** Records and shows that a site is live. Returns whether its preview is over meanwhile. */
async function finish(
  published: Published,
  news: LiveNews | undefined,
  { existed }: Order,
  work: Work,
): Promise<boolean> {
  const { tracking, signal } = work
  const { link, isNew } = published
  const recording = tracking.succeed(link, news)
  const looking = isGuarded(work) ? tracking.ownerOf(link, 'newer') : undefined
  const [recorded, owner, over] = await Promise.allSettled([recording, looking, isOver(work, existed)])
  if (recorded.status === 'rejected') {
    const { reason: fault } = recorded
    if (!(fault instanceof UnrecordedLinkError)) throw fault
    // It would never be torn down. Only a live site's may stay that this run may not have made.
    if (isNew || isGuarded(work)) throw await discard(link, fault, work)
    const next = `Write "domain: ${link}", or the next run makes another link.`
    log.warning(printable(`${fault.message} The site is live there. ${next}`))
  }
  if (owner.status === 'fulfilled' && owner.value !== undefined) {
    // The record must not name what this run did not make.
    if (isNew) await tracking.forget(link)
    throw new TakenMeanwhileError(link, owner.value, 'overwritten')
  }
  // What is done is reported. Then the step fails.
  if (signal.aborted) return false
  if (owner.status === 'rejected') throw owner.reason
  return over.status === 'fulfilled' && over.value
}
