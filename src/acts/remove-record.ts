import { recordOf } from '../record/format.ts'
import { linksOf } from '../rules/claims.ts'
import type { Account, Entry } from '../rules/world.ts'
import type { Removal } from '../view/run-so-far.ts'
import { neededAgain } from './look.ts'
import { type AskWanted, type LinkEnd, lookAfter, removeLink } from './remove.ts'
import type { Work } from './services.ts'

/** What became of a preview's links. */
export interface RecordEnd {
  /** Those that are gone; in a dry run those that would be. */
  readonly gone: readonly string[]
  /** Those that a live site has now, so that they stay. */
  readonly taken: readonly { readonly link: string; readonly site: Entry }[]
  /** Why the preview is still needed, so that nothing more was deleted. */
  readonly wanted?: string | undefined
  /** What kept the first link from being deleted, or went wrong after the last one. */
  readonly fault?: unknown
  readonly account?: Account | undefined
}

/**
 * Tears down a record: each link that it names, what a deploy has recorded meanwhile, and then the entries. With one that
 * can't be deleted it goes on with the others, unless the preview is needed again. At last it looks whether a live site
 * has taken over what was deleted, and writes the comment.
 *
 * @param own the record as it was just read
 * @param more a link that the record need not name any more
 * @param because is shown, if the preview is not just over
 */
export async function removeRecord(
  own: readonly Entry[],
  work: Work,
  {
    asked,
    more,
    because,
  }: { asked?: AskWanted | undefined; more?: string; because?: (() => Removal) | undefined } = {},
): Promise<RecordEnd> {
  const links = [...new Set([...(more === undefined ? [] : [more]), ...linksOf(own)])]
  // Drafts go too, but not those of a preview that is needed.
  const wish = links.length === 0 && own.length > 0 ? await asked?.() : undefined
  if (wish?.wanted === 'yes') return { gone: [], taken: [], wanted: wish.why }
  const removed = await removeLinks(links, own, work, asked)
  if (work.inputs.dryRun) return removed
  if (own.length + links.length === 0) {
    // A comment may be there all the same, of a deploy that failed.
    await tell(removed, true, work)
    return removed
  }
  return await finishRecord(removed, own, work, { asked, because })
}

async function removeLinks(
  links: readonly string[],
  own: readonly Entry[],
  work: Work,
  asked: AskWanted | undefined,
): Promise<RecordEnd> {
  let removed: RecordEnd = { gone: [], taken: [] }
  for (const link of links) {
    // What can't be read owns the link, so it stays; the others go on.
    const looked = removeLink(link, own, work, asked)
    const one = await looked.catch((error: unknown): LinkEnd => ({ became: 'fault', error }))
    if (one.became === 'wanted') return { ...removed, wanted: one.why }
    if (one.became === 'gone')
      removed = { ...removed, gone: [...removed.gone, link], account: one.account ?? removed.account }
    else if (one.became === 'taken') removed = { ...removed, taken: [...removed.taken, { link, site: one.site }] }
    else removed = { ...removed, fault: removed.fault ?? one.error }
  }
  return removed
}

async function finishRecord(
  removed: RecordEnd,
  own: readonly Entry[],
  work: Work,
  { asked, because }: { asked: AskWanted | undefined; because?: (() => Removal) | undefined },
): Promise<RecordEnd> {
  const { records, target } = work
  // A deploy that was under way may have recorded a link meanwhile, perhaps one that was just deleted.
  const now = await records.list(recordOf(target)).catch((fault: unknown) => ({ fault }))
  if ('fault' in now) return { ...removed, fault: removed.fault ?? now.fault }
  const late = now.filter(({ id }) => !own.some((each) => each.id === id))
  const isOpen = removed.fault === undefined && removed.wanted === undefined
  const again = isOpen ? await removeLinks(linksOf(late), now, work, asked) : undefined
  const all = again ? merged(removed, again) : removed
  // A push right before a deletion can't be seen by the look before it: then the preview is needed, and gone.
  const lost = again?.wanted === undefined ? undefined : late.find(({ link }) => link && removed.gone.includes(link))
  const over = [...all.gone, ...all.taken.map(({ link }) => link)]
  const isAll = isOpen && again?.fault === undefined && again?.wanted === undefined
  const entries = isAll ? now : now.filter(({ link }) => link !== undefined && over.includes(link))
  const ends = await Promise.allSettled([
    lookAfter(all.gone, now, work),
    entries.length > 0 ? records.forget(entries) : undefined,
    tell(all, isAll, work, because),
  ])
  const later: unknown = ends.find((each) => each.status === 'rejected')?.reason
  return { ...all, fault: all.fault ?? later ?? (lost && neededAgain(lost.link ?? '')) }
}

function merged(a: RecordEnd, b: RecordEnd): RecordEnd {
  return {
    gone: [...new Set([...a.gone, ...b.gone])],
    taken: [...a.taken, ...b.taken],
    wanted: b.wanted,
    fault: b.fault,
    account: b.account ?? a.account,
  }
}

/** The comment of a preview that is needed, or could not be deleted, is right as it is. A close tells of its fault. */
async function tell({ gone, taken }: RecordEnd, isAll: boolean, work: Work, because?: () => Removal): Promise<void> {
  if (!isAll && !(because && gone.length > 0)) return
  const [first] = taken
  const kept = first && { link: first.link, environment: first.site.environment }
  await work.commenter.write({ ...work.run, end: { kind: 'removed', links: gone, why: because?.(), kept } })
}
