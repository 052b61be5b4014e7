import { CancelledError, messageOf, ServiceError } from '../errors.ts'
import { hasLink } from '../hosting/account.ts'
import type { Outcome } from '../outcome.ts'
import { TakenMeanwhileError, UnrecordedLinkError } from '../record/link-errors.ts'
import type { LiveNews } from '../record/tracking.ts'
import { log } from '../report/log.ts'
import { describe } from '../target.ts'
import { isSameLink } from '../text/host-name.ts'
import { messageFor } from '../text/message.ts'
import { printable } from '../text/printable.ts'
import { type Destination, isNewAddress } from './destination.ts'
import { skipForFull } from './full-account.ts'
import { type Delivery, type Published, publish, replacementFor } from './publish.ts'
import { DiscardedError, discard } from './removal.ts'
import { isGuarded, type Work } from './services.ts'
import { isOver, whyWanted } from './still-wanted.ts'

/** What is to be delivered, and what follows it. */
interface Order extends Delivery {
  /** Makes sure that the link serves what it should. Throws if not. */
  readonly check?: ((published: Published) => Promise<void>) | undefined
  /** What the comment shows; undefined for no comment. */
  readonly news: Omit<LiveNews, 'status' | 'message' | 'isNewAddress'> | undefined
  /** Whether the branch of a preview was there before. */
  readonly existed: Promise<boolean | undefined>
}

/** What was delivered; or what the run came to, if the preview was torn down at once. */
type Delivered = { readonly published: Published } | { readonly outcome: Outcome }

/**
 * Records that a deploy begins, sends the site, and records and shows that it is live. What this run made and can't keep
 * is deleted at once. Every failure is recorded and shown.
 */
export async function deliver(order: Order, to: Destination, work: Work): Promise<Delivered> {
  const { tracking } = work
  if (to.kind === 'new' && to.lost !== undefined) await tracking.forget(to.lost)
  const link = to.kind === 'existing' ? to.link : isGuarded(work) ? undefined : to.name
  // Nothing may be sent before it is recorded.
  await tracking.begin({ ...order.facts, link })
  let published: Published | undefined
  let at = to
  let isLate = false
  try {
    published = await publish(order, to, work).catch(async (error: unknown) => {
      at = await replacementFor(error, to, order, work)
      return await publish(order, at, work)
    })
    await order.check?.(published)
    isLate = await finish(order, published, at, work)
    if (!isLate) return { published }
    return { outcome: { ...(await tearDownLate(published.link, work)), freed: published.freed } }
  } catch (thrown) {
    const skipped = await skipForFull(thrown, work)
    if (skipped) return { outcome: skipped }
    const { attempts } = order.shipment
    const error = attempts.mayBeDone ? sayingWhatIsSent(thrown, published?.link) : thrown
    const isDiscarded = error instanceof DiscardedError
    const sent = isDiscarded ? error.left : (published?.link ?? (await answeredAllTheSame(error, at)))
    const mayBeDone = attempts.mayBeDone && !(isDiscarded && sent === undefined)
    // Only a check that failed leaves it open what the link serves, and a live site that was sent there, too.
    const isInDoubt = error instanceof ServiceError || error instanceof TakenMeanwhileError
    const isLive = published !== undefined && sent !== undefined && !isInDoubt
    await tracking.fail(error, 'deploy', { mayBeDone, sent, isLive })
    // No other run takes this link down if the preview is over: the run for `closed` did not know of it.
    if (sent !== undefined && !isLate && !work.services.signal.aborted && (await isOver(work, order.existed)))
      await tearDownLate(sent, work).catch((fault: unknown) => log.warning(printable(messageOf(fault))))
    throw error
  }
}

/** The same error. If the run was cancelled after an upload, it says what that may have changed. */
function sayingWhatIsSent(error: unknown, link: string | undefined): unknown {
  if (!(error instanceof CancelledError) || error.underWay) return error
  return new CancelledError(error.signal, { what: link ? 'what follows an upload' : 'an upload', link })
}

/** The link in an answer of which something else can't be used, if it is this run's. */
async function answeredAllTheSame(error: unknown, to: Destination): Promise<string | undefined> {
  const link = error instanceof ServiceError ? error.link : undefined
  if (link === undefined || to.kind === 'existing')
    return link && to.kind === 'existing' && isSameLink(link, to.link) ? to.link : undefined
  const before = await to.account
  return before !== undefined && hasLink(before, link) ? undefined : link
}

/** Records and shows that a site is live. Returns whether its preview is over meanwhile. */
async function finish(order: Order, published: Published, to: Destination, work: Work): Promise<boolean> {
  const { tracking, services } = work
  const { link, status } = published
  const message = messageFor(services.inputs.message, link)
  const news = order.news && { ...order.news, status, message, isNewAddress: isNewAddress(to, link, work) }
  const recording = tracking.succeed(link, news)
  const guarded = isGuarded(work)
  const looking = guarded ? tracking.ownerOf(link, 'newer') : undefined
  const [recorded, owner, over] = await Promise.allSettled([recording, looking, isOver(work, order.existed)])
  if (recorded.status === 'rejected') await keepUnrecorded(recorded.reason, published, work)
  if (owner.status === 'fulfilled' && owner.value !== undefined) {
    // The record must not name what this run did not make.
    if (published.isNew) await tracking.forget(link)
    throw new TakenMeanwhileError(link, owner.value, 'overwritten')
  }
  // What is done is reported. Then the step fails.
  if (services.signal.aborted) return false
  if (owner.status === 'rejected') throw owner.reason
  return over.status === 'fulfilled' && over.value
}

/** A link that is not recorded would never be torn down. Only a live site's may stay that this run may not have made. */
async function keepUnrecorded(error: unknown, { link, isNew }: Published, work: Work): Promise<void> {
  if (!(error instanceof UnrecordedLinkError)) throw error
  if (isNew || isGuarded(work)) throw await discard(link, error, work)
  log.warning(
    printable(`${error.message} The site is live there. Write "domain: ${link}", or the next run makes another link.`),
  )
}

/**
 * Tears down a preview whose pull request or branch went while this run deployed it.
 *
 * @param link the one that this run has sent it to. Who ended the preview may have deleted the deployment that names it.
 */
export async function tearDownLate(link: string, work: Work): Promise<Outcome> {
  log.notice(`${describe(work.target.subject)} was closed meanwhile, so its preview is torn down at once.`)
  const { tearDownRecord } = await import('./teardown.ts')
  const links = new Set([link, ...(await work.tracking.record.links())])
  return await tearDownRecord([...links], work, () => whyWanted(work))
}
