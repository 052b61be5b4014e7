import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { environment } from '../environment.ts'
import { messageOf } from '../errors.ts'
import type { Compared } from '../pages/changes.ts'
import { type Browser, openBrowser, type Tab } from '../pictures/browser.ts'
import { differenceOf } from '../pictures/difference.ts'
import { browserPaths } from '../pictures/find.ts'
import { photograph } from '../pictures/page.ts'
import { serve, siteAt, siteFrom } from '../pictures/serve.ts'
import { log } from '../report/log.ts'
import type { Look, Wish } from '../report/pictures.ts'
import { withAdded } from '../site/added-files.ts'
import type { Site, SiteFiles } from '../site/site.ts'
import { encodedPath } from '../text/address.ts'
import { count, excerpt } from '../text/printable.ts'
import type { SiteJob } from './job.ts'

const folder = '.well-known/static-deploy/'

/** Milliseconds for everything. */
const patience = 60_000

/**
 * A preview's site with pictures of what it changes, which go out with it. Nothing of this fails a deploy.
 *
 * @param compared undefined if nothing was compared: then the root page is shown as it is
 */
export async function withPictures(
  site: Site,
  compared: Compared | undefined,
  job: SiteJob,
): Promise<{ readonly site: Site; readonly looks?: readonly Look[] }> {
  const { inputs, context, signal } = job
  const wishes = wishesFor(site, compared).slice(0, inputs.screenshots)
  const why = whyNone(job)
  if (why !== undefined) log.notice(`There are no screenshots: ${why}.`)
  if (why !== undefined || wishes.length === 0) return { site }
  const terms = { files: site.files, live: compared?.live, temp: context.temp, signal, tell: log.info }
  const { looks, notice, files } = await takePictures(wishes, terms)
  if (notice !== undefined) log.notice(notice)
  if (files.length > 0) log.info(`Added to the site: ${count(files.length, 'picture')} (screenshots).`)
  return { site: withAdded(site, files), looks }
}

/** Why a browser must not see the site, or nobody could see its pictures; undefined if both are fine. */
function whyNone(job: SiteJob): string | undefined {
  const { pullRequest, workflowRun } = job.context
  if (job.password !== undefined) return 'the password keeps GitHub from showing them'
  if (pullRequest?.fork || workflowRun?.foreign)
    return "the pull request's code may be of another repository, and its scripts would run on this runner"
  return undefined
}

/** The pages that changed or are new. If only other files differ, or nothing was compared, the root page. */
function wishesFor({ files }: Site, compared: Compared | undefined): Wish[] {
  const changes = compared?.changes
  const shown = (changes?.pages ?? []).flatMap(({ path, title, change }) =>
    change === 'removed' ? [] : [{ path, title, kind: change }],
  )
  const hasRoot = files.some(({ path }) => path === 'index.html')
  if (shown.length > 0 || changes?.otherFilesDiffer === false || !hasRoot) return shown
  return [{ path: '/', title: 'The root page', kind: 'root' }]
}

interface Terms {
  /** The site that is about to be sent. */
  readonly files: SiteFiles
  /** The link of the live site that it is compared with. */
  readonly live: string | undefined
  readonly temp: string
  readonly signal: AbortSignal
  readonly tell: (line: string) => void
}

/**
 * Takes pictures of pages. `notice` says why there are none, or not all.
 *
 * @throws the reason of `signal` if that is aborted, and nothing else
 */
export async function takePictures(wishes: readonly Wish[], { files, live, temp, signal, tell }: Terms) {
  const looks: Look[] = []
  const pictures = new Map<string, Buffer>()
  const over = AbortSignal.any([signal, AbortSignal.timeout(patience)])
  let notice: string | undefined
  try {
    if (files.some(({ path }) => `${path}/`.startsWith(folder) || folder.startsWith(`${path}/`)))
      throw new Error(`the site has files of its own at ${folder}, which stay as they are`)
    using after = await serve(siteFrom(files))
    using before = live === undefined ? undefined : await serve(siteAt(live))
    await using browser = await findBrowser(temp, over)
    const look = looking(browser, after.origin, before?.origin)
    const seen = wishes.map(async (wish): Promise<Look> => {
      const { shown, ...facts } = await look(wish).catch((error: unknown) => {
        over.throwIfAborted()
        tell(excerpt(`No screenshot of ${wish.path}: ${messageOf(error)}.`))
        return { shown: [] }
      })
      for (const content of shown) pictures.set(pathOf(content), content)
      const [newer, older] = shown.map(pathOf)
      return { ...wish, ...facts, after: newer, before: older }
    })
    for (const each of await Promise.allSettled(seen)) if (each.status === 'fulfilled') looks.push(each.value)
    over.throwIfAborted()
  } catch (error) {
    signal.throwIfAborted()
    const some = `only ${looks.length} of ${wishes.length} pages were looked at within ${patience / 1000} s`
    notice = `Screenshots: ${over.aborted ? some : excerpt(messageOf(error))}.`
  }
  return { looks, notice, files: [...pictures].map(([path, content]) => ({ path, content, why: 'screenshots' })) }
}

/** Another content is another path, because GitHub's image proxy keeps what it has seen. */
const pathOf = (content: Buffer) => `${folder}${createHash('sha256').update(content).digest('hex').slice(0, 32)}.webp`

/** One window takes pages as they are now and one as they were, while another one compares. */
function looking({ openWindow }: Browser, after: string, before: string | undefined) {
  const [inNew, inOld, inEmpty] = [openWindow(), openWindow(), openWindow()]
  return async ({ path, kind }: Wish) => {
    const shot = (origin: string) => (tab: Tab) => photograph(tab, new URL(encodedPath(path), origin))
    const hadBefore = before !== undefined && kind !== 'new'
    const older = hadBefore ? inOld(shot(before)).catch(() => undefined) : undefined
    const { png } = await inNew(shot(after))
    const was = await older
    if (!was?.isComplete) return { shown: await inEmpty((tab) => differenceOf(tab, [png])), noBefore: hadBefore }
    const shown = await inEmpty((tab) => differenceOf(tab, [png, was.png]))
    return { shown, looks: shown.length > 0 ? 'different' : 'same' } as const
  }
}

async function findBrowser(temp: string, over: AbortSignal): Promise<Browser> {
  const program = browserPaths(process.platform, environment()).find((path) => existsSync(path))
  if (program === undefined) throw new Error('there is no Chrome or Chromium; install one, or set CHROME_PATH')
  return await openBrowser(program, temp, over)
}
