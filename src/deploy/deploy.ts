import { setImmediate } from 'node:timers/promises'
import { pack } from '../archive/pack.ts'
import type { Dialect, Form } from '../hosting/dialects.ts'
import { log } from '../log.ts'
import { destinationOf } from '../ownership/destination.ts'
import { isForeign } from '../plan/context.ts'
import type { Outcome } from '../report/outcome.ts'
import type { SiteServices, Using } from '../services.ts'
import { collectSite } from '../site/collect.ts'
import { Exclude } from '../site/exclude-patterns.ts'
import { reportSettings, reportSite } from '../site/report-site.ts'
import { robotsFile, type Site, type SiteFiles, withAdded } from '../site/site.ts'
import { describe, isPreview } from '../subject.ts'
import { count, formatBytes } from '../text/printable.ts'
import { dryRun } from './dry-run.ts'
import { publish } from './publish.ts'
import { takeSnapshot } from './snapshot.ts'

/** Publishes a site: to its `domain`, otherwise to the address it had last, otherwise to a new one. */
export async function deploy(directory: string, services: SiteServices): Promise<Outcome> {
  const { inputs, context, hosting, target, signal } = services
  const collecting = collect(directory, services)
  const reading = takeSnapshot(services, collecting)
  // Wait for both, even if one fails: a failure shows the previous deploy, which `takeSnapshot` adds to the history.
  await Promise.allSettled([collecting, reading])
  const [built, snapshot] = await Promise.all([collecting, reading])
  const destination = destinationOf(services.deployer, snapshot)
  for (const text of destination.notices) log.remark(text)
  if (inputs.dryRun || snapshot.record.length === 0) reportSettings(built)
  const robots = inputs.noindex && isPreview(target) ? [robotsFile] : []
  const isThere = built.files.some(({ path }) => path === robotsFile.path)
  if (robots.length > 0) log.info(`${isThere ? 'Replaced in' : 'Added to'} the site: ${robotsFile.path} (noindex).`)
  const withRobots = withAdded(built, robots)
  using changed = await whatChangedIn(built, withRobots, destination.link, services)
  const site = withAdded(withRobots, changed?.files ?? [])
  const form = formFor(inputs.uploadAs, site.files, hosting.dialect)
  if (inputs.dryRun) return await dryRun(form, site, snapshot.account, destination, services)
  using archive = form === 'zip' ? await pack(site.files, context.temp, signal) : undefined
  const who = isPreview(target) ? describe(target.subject) : `the environment ${target.environment}`
  const what = archive ? `one archive of ${formatBytes(archive.file.size)}` : count(site.files.length, 'single file')
  log.info(`Deploying ${who} to ${destination.link ?? 'a new address'}.`)
  log.info(`Sending ${what}.`)
  const upload = { parts: archive ? [archive.file] : site.files, site, form, differences: changed?.differences }
  return await publish(upload, snapshot, destination, services)
}

/** @throws {SiteError} if a file must not be published */
async function collect(directory: string, services: Using<'inputs' | 'context' | 'signal' | 'target'>): Promise<Site> {
  const { inputs, context, signal, target } = services
  // Collecting is synchronous, so let the first requests go out first.
  await setImmediate()
  const exclude = await Exclude.parse(inputs.exclude)
  const options = { ...inputs, exclude, isLiveSite: !isPreview(target), domain: target.domain, signal }
  const site = await collectSite(directory, context.workspace, options)
  reportSite(site)
  return site
}

/** A live site gets a list of its pages, in a dry run, too. A preview is compared with that list while it is sent. */
async function whatChangedIn(built: Site, toSend: Site, host: string | undefined, services: SiteServices) {
  const { inputs, context, target, deployments, password, signal } = services
  const { compareWith: environment } = inputs
  const isLive = !isPreview(target)
  const isWanted = isLive ? environment?.toLowerCase() === target.environment.toLowerCase() : !inputs.dryRun
  const screenshots = isWanted && !isLive ? screenshotsFor(services) : 0
  if (!isWanted || (environment === undefined && screenshots === 0)) return undefined
  const { whatChanged } = await import('../features/what-changed/what-changed.ts')
  const live = async () => {
    const record = await deployments.recordOf({ environment: environment ?? '', subject: { kind: 'live-site' } })
    return record.filter(({ link }) => link !== '')
  }
  const sites = { built: built.files, sent: toSend.files, host, live, commits: [target.sha, context.sha] }
  const pictures = { screenshots, screenshotPaths: inputs.screenshotPaths, hasPassword: password !== undefined }
  const { run, temp } = context
  return await whatChanged({ ...sites, ...pictures, environment, isLive, run, temp, signal, log })
}

/** 0 if a browser must not run the site's scripts here, or if a password would hide the pictures. */
function screenshotsFor({ inputs, context, password }: Using<'inputs' | 'context' | 'password'>): number {
  const { pullRequest, workflowRun } = context
  const isOfFork = [pullRequest, workflowRun].some((head) => head && isForeign(head, context))
  const ofPassword = password === undefined ? '' : 'the password keeps GitHub from showing them'
  const ofFork = "the pull request's code may be of another repository, and its scripts would run on this runner"
  const obstacle = ofPassword || (isOfFork ? ofFork : '')
  if (inputs.screenshots === 0 || obstacle === '') return inputs.screenshots
  log.notice(`There are no screenshots: ${obstacle}.`)
  return 0
}

/** A site without folders needs no archive. */
export function formFor(uploadAs: 'auto' | Form, files: SiteFiles, dialect: Dialect): Form {
  if (uploadAs !== 'auto') return uploadAs
  return files.some(({ path }) => path.includes('/')) ? dialect.folders : 'files'
}
