import { type Entry, linksOf } from '../rules/world.ts'
import type { Removal } from '../view/run-state.ts'
import { neededAgain } from './look.ts'
import { type AskNeed, type Ended, lookAfter, nothing, removeLink, withFault } from './remove.ts'
import type { Work } from './services.ts'

interface How {
  /** Left out if a person has said that the preview must go. */
  readonly askNeed?: AskNeed | undefined
  /** Links that the record need not name any more. */
  readonly more?: readonly string[]
  /** Is shown, if the preview is not just over. */
  readonly because?: () => Removal
}

/**
 * Tears down a record: each link that it names, what a deploy has recorded meanwhile, and then the entries. With one that
 * can't be deleted it goes on with the others, unless the preview is needed again. At last it looks whether a live site
 * has taken over what was deleted, and writes the comment.
 *
 * @param own the record as it was just read
 */
export async function removeRecord(own: readonly Entry[], work: Work, how: How): Promise<Ended> {
  const { records, target, inputs } = work
  const { askNeed, more = [] } = how
  const links = [...new Set([...more, ...linksOf(own)])]
  // Drafts go too, but not those of a preview that is needed.
  const needed = links.length === 0 && own.length > 0 ? await askNeed?.() : undefined
  if (needed !== undefined) return { ...nothing, needed }
  const removed = await removeLinks(links, own, work, askNeed)
  if (inputs.dryRun) return removed
  if (own.length + links.length === 0) {
    // A comment may be there all the same, of a deploy that failed.
    await tell(removed, work, how)
    return removed
  }
  // A deploy that was under way may have recorded a link meanwhile, perhaps one that was just deleted.
  const now = await records.list(target).catch((fault: unknown) => ({ fault }))
  if ('fault' in now) {
    await tell(removed, work, how)
    return merged(removed, { ...nothing, ...now })
  }
  const late = now.filter(({ id }) => !own.some((each) => each.id === id))
  const all = isWhole(removed) ? merged(removed, await removeLinks(linksOf(late), now, work, askNeed)) : removed
  const over = [...all.gone, ...all.taken.map(({ link }) => link)]
  const entries = isWhole(all) ? now : now.filter(({ link }) => link !== undefined && over.includes(link))
  const ends = await Promise.allSettled([lookAfter(all.gone, now, work), records.forget(entries), tell(all, work, how)])
  const later: unknown = ends.find((each) => each.status === 'rejected')?.reason
  // A push right before a deletion can't be seen by the look before it: then the preview is needed, and gone.
  const lost = all.needed === undefined ? undefined : late.find(({ link = '' }) => removed.gone.includes(link))
  return { ...all, fault: all.fault ?? later ?? (lost && neededAgain(lost.link ?? '')) }
}

function isWhole({ fault, needed }: Ended): boolean {
  return fault === undefined && needed === undefined
}

async function removeLinks(links: readonly string[], own: readonly Entry[], work: Work, askNeed?: AskNeed) {
  let removed = nothing
  for (const link of links) {
    // What can't be read owns the link, so it stays; the others go on.
    const one = await removeLink(link, own, work, askNeed).catch(withFault)
    removed = merged(removed, one)
    if (removed.needed !== undefined) break
  }
  return removed
}

function merged(a: Ended, b: Ended): Ended {
  return {
    gone: [...new Set([...a.gone, ...b.gone])],
    taken: [...a.taken, ...b.taken],
    needed: b.needed ?? a.needed,
    fault: a.fault ?? b.fault,
    account: b.account ?? a.account,
  }
}

/** The comment of a preview that is needed, or could not be deleted, is right as it is. A close tells of its fault. */
async function tell(ended: Ended, { commenter, run }: Work, { because }: How): Promise<void> {
  const { gone: links, taken } = ended
  if (!isWhole(ended) && !(because && links.length > 0)) return
  await commenter.write({ ...run, end: { kind: 'removed', links, why: because?.(), kept: taken[0] } })
}
