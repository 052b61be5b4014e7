import { ActionError, isCancelled, wordsOf } from '../errors.ts'
import { type Facts, keyOf, recordOf } from '../record/records.ts'
import type { Destination } from '../rules/destination.ts'
import { namesFor, otherNames, ownerOf, type World } from '../rules/world.ts'
import { describe, isPreview } from '../target.ts'
import { printable } from '../text/printable.ts'
import { log } from '../view/log.ts'
import type { Done } from '../view/run-state.ts'
import { stateAfter } from './ask-github.ts'
import { adviseOnDomain, lookAgain, RefusedError } from './look.ts'
import type { Delivery } from './next-attempt.ts'
import { sendSite } from './send.ts'
import type { Work } from './services.ts'
import { checkLink, notRecorded, settle } from './settle.ts'
import { tearDownLate } from './teardown.ts'

/**
 * Records that a deploy begins, sends the site, records what was answered, checks the link, and looks again. What a
 * preview made and can't keep is deleted at once.
 */
export async function deliver(delivery: Delivery, work: Work): Promise<Done> {
  const { to, world } = delivery
  const { recording, run, commenter, records } = work
  const over = world.own.filter(({ link }) => to.taken !== undefined && link === to.taken.link)
  await records.forget(over)
  const facts = { protected: run.protected, reserved: run.reserved, ...factsFor(to, world, work) }
  const before = world.own.filter((each) => !over.includes(each))
  // Nothing may be sent before it is recorded.
  await recording.begin(facts, before)
  commenter.prepare()
  log.info(firstLine(to, work))
  const sent = await sendAndRecord(delivery, facts, work).catch((error: unknown) => failClosed(error, delivery, work))
  if ('kind' in sent) {
    await recording.withdraw()
    return sent
  }
  const { link, names } = sent
  const removed = await followUp(link, { ...facts, names }, delivery, work)
  if (removed) return removed
  // Not before: if somebody deleted it meanwhile, the link was recorded once more.
  if (recording.id !== undefined) run.deployment = recording.id
  return { kind: 'live' }
}

async function sendAndRecord(delivery: Delivery, facts: Facts, work: Work) {
  const sent = await sendSite(delivery, facts, work)
  if (sent.kind === 'skipped') return sent
  const settled = await settle(sent, facts, work)
  if (sent.fault !== undefined) throw sent.fault
  return settled
}

/** A run that fails after an upload still looks whether a preview is open in spite of its password: that must not stay. */
async function failClosed(error: unknown, delivery: Delivery, work: Work): Promise<never> {
  const { fate, sent, to, refusal, deleted, protected: isProtected } = work.run
  const link = sent?.link ?? (fate === 'untouched' || to?.isNew ? undefined : to?.link)
  if (!isProtected || link === undefined || refusal !== undefined || work.signal.aborted) throw error
  const open: unknown = await checkLink(link, delivery, work).catch((thrown: unknown) => thrown)
  if (open === undefined || isCancelled(open)) throw error
  // What was wrong with a link that is gone is for the log alone.
  const words = deleted.includes(link) ? [wordsOf(open)] : [wordsOf(open), wordsOf(error)]
  const hint = words.map((each) => each.hint ?? '').join(' ')
  const cause = open instanceof ActionError ? error : open
  throw new ActionError(words.map(({ message }) => message).join(' '), { hint: hint.trim(), cause })
}

function firstLine(to: Destination, { target, context, run }: Work): string {
  const { subject, environment } = target
  const what = isPreview(target) ? describe(subject) : environment
  const name = to.link ?? 'a new link'
  if (run.reserved) return `Reserving ${name} for ${what}.`
  const isBranch = subject.kind === 'branch' && context.defaultBranch !== undefined
  const usual = isBranch ? ` The default branch, ${printable(context.defaultBranch ?? '')}, goes to production.` : ''
  return `Deploying ${what} to ${name}.${usual}`
}

/** What a known name is recorded with before anything is sent there. Any other create begins with a draft. */
function factsFor({ link, isNew }: Destination, { own, account }: World, { asker }: Work): Facts {
  if (link === undefined || (isNew && asker.policy === 'preview')) return {}
  return { link, names: [...new Set([...namesFor(link, own), ...otherNames(account, link)])] }
}

/** Checks the link, then shows that it is live and looks again. Returns how the run ends if the preview is over. */
async function followUp(link: string, facts: Facts, delivery: Delivery, work: Work): Promise<Done | undefined> {
  const { run, recording, asker, signal, commenter } = work
  const { world, compared } = delivery
  await checkLink(link, delivery, work)
  const tell = async (): Promise<void> => {
    run.compared = await compared
    await commenter.write({ ...run, end: { kind: 'live' } })
  }
  const isKnown = world.own.some((each) => each.link === link)
  const isLooking = asker.policy === 'preview' || (asker.policy === 'live site' && !isKnown)
  const own = recording.entries
  const [recorded, , looked, asked] = await Promise.allSettled([
    recording.succeed(link, facts),
    tell(),
    isLooking ? lookAgain(link, own, work) : undefined,
    isPreview(work.target) ? stateAfter(work) : undefined,
  ])
  if (recorded.status === 'rejected') throw notRecorded(link, recorded.reason, work)
  if (looked.status === 'fulfilled' && looked.value) requireOwn(link, world, looked.value, work)
  // What is done is reported. Then the step fails.
  if (signal.aborted) return undefined
  if (looked.status === 'rejected') throw looked.reason
  const state = asked.status === 'fulfilled' ? asked.value : undefined
  const over = state && state.needed === undefined ? await tearDownLate(link, work) : undefined
  if (over?.kind === 'removed') return over
  // It is needed again by now.
  if (over?.kind === 'skipped') log.notice(over.reason)
  await remarkOnHead(state?.headSha, work)
  adviseOnDomain(link, world, work)
  return undefined
}

/**
 * Of two live sites that did not see each other before neither was first, so the order of their records does not count.
 *
 * @throws {RefusedError} if another live site has recorded the link since the first look; for a preview whenever it did
 */
function requireOwn(link: string, before: World, now: World, work: Work): void {
  const own = keyOf(recordOf(work.target))
  const seen = new Set(isPreview(work.target) ? [] : before.liveSites.map(({ id }) => id))
  const others = now.liveSites.filter((each) => !seen.has(each.id) && keyOf(each) !== own)
  const site = ownerOf(link, others)
  if (site) throw new RefusedError({ why: 'taken meanwhile', link, site, done: 'overwritten' }, work)
}

/** Says in the comment that the pull request has another head by now. It was on its way beside the question. */
async function remarkOnHead(head: string | undefined, work: Work): Promise<void> {
  const { run, target, commenter } = work
  if (!head || target.sha === '' || head === target.sha) return
  const text = 'The pull request has a newer commit than this one by now.'
  run.remarks.push(text)
  log.notice(text)
  await commenter.write({ ...run, end: { kind: 'live' } })
}
