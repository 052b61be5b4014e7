import type { Compared } from '../features/what-changed/changes.ts'
import { pagesToShow, takeScreenshots } from '../features/what-changed/screenshots/take.ts'
import { log } from '../log.ts'
import type { SiteServices } from '../services/services.ts'
import { type Site, withAdded } from '../site/site.ts'

/**
 * A preview's site with pictures of what it changes, which go out with it. Nothing of this fails a deploy.
 *
 * @param compared undefined if nothing was compared: then the root page is shown as it is
 * @throws the reason of the signal if that is aborted, and nothing else
 */
export async function withPictures(site: Site, compared: Compared | undefined, services: SiteServices) {
  const { inputs, context, signal } = services
  const why = whyNone(services)
  if (why !== undefined) log.notice(`There are no screenshots: ${why}.`)
  if (why !== undefined) return { site }
  const { pages = [], otherFilesDiffer = true } = compared?.changes ?? {}
  const shown = pagesToShow(site.files, pages, otherFilesDiffer).slice(0, inputs.screenshots)
  const { info, notice } = log
  const request = { site: site.files, live: compared?.live, pages: shown, temp: context.temp, signal, info, notice }
  const { files, screenshots: looks } = await takeScreenshots(request)
  return { site: withAdded(site, files), looks }
}

/** Why a browser must not see the site, or nobody could see its pictures; undefined if both are fine. */
function whyNone(services: SiteServices): string | undefined {
  const { pullRequest, workflowRun } = services.context
  if (services.password !== undefined) return 'the password keeps GitHub from showing them'
  if (!pullRequest?.fork && !workflowRun?.foreign) return undefined
  return "the pull request's code may be of another repository, and its scripts would run on this runner"
}
