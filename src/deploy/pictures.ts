import { createHash } from 'node:crypto'
import { messageOf } from '../errors.ts'
import type { Compared } from '../features/what-changed/changes.ts'
import { type Browser, openBrowser } from '../features/what-changed/screenshots/browser.ts'
import { differenceOf } from '../features/what-changed/screenshots/difference.ts'
import { openWindow, photograph, type Tab } from '../features/what-changed/screenshots/page.ts'
import { serve, siteAt, siteFrom } from '../features/what-changed/screenshots/serve.ts'
import { log } from '../log.ts'
import type { PageToShow, Screenshot } from '../report/pictures.ts'
import type { SiteServices } from '../services/services.ts'
import type { Site } from '../site/site.ts'
import { type AddedFile, withAdded } from '../site/site.ts'
import { encodedPath } from '../text/address.ts'
import { count, excerpt } from '../text/printable.ts'

/** Milliseconds for everything. */
const patience = 60_000

/**
 * A preview's site with pictures of what it changes, which go out with it. Nothing of this fails a deploy.
 *
 * @param compared undefined if nothing was compared: then the root page is shown as it is
 * @throws the reason of the signal if that is aborted, and nothing else
 */
export async function withPictures(site: Site, compared: Compared | undefined, services: SiteServices) {
  const { inputs, context, signal } = services
  const wishes = wishesFor(site, compared?.changes).slice(0, inputs.screenshots)
  const why = whyNone(services)
  if (why !== undefined) log.notice(`There are no screenshots: ${why}.`)
  if (why !== undefined || wishes.length === 0) return { site }
  const looks: Screenshot[] = []
  const files = new Map<string, AddedFile>()
  const over = AbortSignal.any([signal, AbortSignal.timeout(patience)])
  try {
    using after = await serve(siteFrom(site.files))
    using before = compared && (await serve(siteAt(compared.live)))
    await using browser = await openBrowser(context.temp, over)
    const see = seeing(browser, after.origin, before?.origin, files)
    const snapshot = wishes.map((wish) =>
      see(wish).catch((error: unknown): Screenshot => {
        over.throwIfAborted()
        log.info(excerpt(`No screenshot of ${wish.path}: ${messageOf(error)}.`))
        return wish
      }),
    )
    for (const each of await Promise.allSettled(snapshot)) if (each.status === 'fulfilled') looks.push(each.value)
    over.throwIfAborted()
  } catch (error) {
    signal.throwIfAborted()
    const some = `only ${looks.length} of ${wishes.length} pages were looked at within ${patience / 1000} s`
    log.notice(`Screenshots: ${over.aborted ? some : excerpt(messageOf(error))}.`)
  }
  if (files.size > 0) log.info(`Added to the site: ${count(files.size, 'picture')} (screenshots).`)
  return { site: withAdded(site, [...files.values()]), looks }
}

/** Why a browser must not see the site, or nobody could see its pictures; undefined if both are fine. */
function whyNone(services: SiteServices): string | undefined {
  const { pullRequest, workflowRun } = services.context
  if (services.password !== undefined) return 'the password keeps GitHub from showing them'
  if (!pullRequest?.fork && !workflowRun?.foreign) return undefined
  return "the pull request's code may be of another repository, and its scripts would run on this runner"
}

/** The pages that changed or are new. If only other files differ, or nothing was compared, the root page. */
function wishesFor({ files }: Site, changes: Compared['changes']): PageToShow[] {
  const shown = (changes?.pages ?? []).flatMap(({ path, title, change }) =>
    change === 'removed' ? [] : [{ path, title, kind: change }],
  )
  const hasRoot = files.some(({ path }) => path === 'index.html')
  if (shown.length > 0 || changes?.otherFilesDiffer === false || !hasRoot) return shown
  return [{ path: '/', title: 'The root page', kind: 'root' }]
}

/** Another content is another path, because GitHub's image proxy keeps what it has seen. */
function asFile(content: Buffer): AddedFile {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 32)
  return { path: `.well-known/static-deploy/${digest}.webp`, content, why: 'screenshots' }
}

/** One window takes pages as they are now and one as they were, while another one compares. The pictures go into `files`. */
function seeing(browser: Browser, after: string, before: string | undefined, files: Map<string, AddedFile>) {
  const [inNew, inOld, inEmpty] = [openWindow(browser), openWindow(browser), openWindow(browser)]
  return async (wish: PageToShow): Promise<Screenshot> => {
    const shot = (origin: string) => (tab: Tab) => photograph(tab, new URL(encodedPath(wish.path), origin))
    const older = before && wish.kind !== 'new' ? inOld(shot(before)).catch(() => undefined) : undefined
    const newer = await inNew(shot(after))
    const was = await older
    const shown = await inEmpty((tab) => differenceOf(tab, was === undefined ? [newer] : [newer, was]))
    const added = shown.map(asFile)
    for (const file of added) files.set(file.path, file)
    const looks = added.length > 0 ? 'different' : 'same'
    const facts = was === undefined ? { noBefore: older !== undefined } : ({ looks } as const)
    return { ...wish, ...facts, after: added[0]?.path, before: added[1]?.path }
  }
}
