import type { Compared } from '../pages/list.ts'
import type { Wish } from '../pictures/take.ts'
import { withAdded } from '../site/added-files.ts'
import type { Site } from '../site/site.ts'
import { count } from '../text/format.ts'
import { log } from '../view/log.ts'
import { passwordFor, type Work } from './collaborators.ts'

/**
 * A preview's site with pictures of what it changes, which go out with it. Nothing of this fails a deploy.
 *
 * @param compared undefined if nothing was compared: then the root page is shown as it is
 */
export async function withPictures(site: Site, compared: Compared | undefined, work: Work): Promise<Site> {
  const { inputs, run, context, signal } = work
  const wishes = wishesFor(site, compared).slice(0, inputs.screenshots)
  const why = whyNone(work)
  if (why !== undefined) log.notice(`There are no screenshots: ${why}.`)
  if (why !== undefined || wishes.length === 0) return site
  const { takePictures } = await import('../pictures/take.ts')
  const { picturesOf } = await import('../pictures/words.ts')
  const terms = { files: site.files, live: compared?.live, temp: context.temp, signal, tell: log.info }
  const { looks, notice, files } = await takePictures(wishes, terms)
  if (notice !== undefined) log.notice(notice)
  run.looks = looks
  run.picturesAt = (link) => picturesOf(looks, link)
  if (files.length > 0) log.info(`Added to the site: ${count(files.length, 'picture')} (screenshots).`)
  return withAdded(site, files)
}

/** Why a browser must not see the site, or nobody could see its pictures; undefined if both are fine. */
function whyNone(work: Work): string | undefined {
  const { pullRequest, workflowRun } = work.context
  if (passwordFor(work) !== undefined) return 'the password keeps GitHub from showing them'
  if (pullRequest?.fork || workflowRun?.foreign)
    return "the pull request's code is not of this repository, and its scripts would run on this runner"
  return undefined
}

/** The pages that changed or are new. Where only other files differ, or nothing was compared, the root page. */
function wishesFor({ files }: Site, compared: Compared | undefined): Wish[] {
  const root: Wish = { path: '/', title: 'The root page', kind: 'root' }
  const hasRoot = files.some(({ path }) => path === 'index.html')
  const changes = compared?.changes ?? []
  const shown = changes.flatMap(({ path, title, change }) =>
    change === 'removed' ? [] : [{ path, title, kind: change }],
  )
  if (shown.length > 0) return shown
  const isPlain = compared === undefined || (changes.length === 0 && compared.otherFilesDiffer)
  return hasRoot && isPlain ? [root] : []
}
