import { setImmediate } from 'node:timers/promises'
import { type Packed, pack } from '../archive/pack.ts'
import type { Dialect, Packing } from '../hosting/dialects.ts'
import { log } from '../log.ts'
import { destinationOf } from '../ownership/destination.ts'
import { isForeign } from '../plan/context.ts'
import type { Outcome } from '../report/outcome.ts'
import type { SiteServices, Using } from '../services.ts'
import { collectSite } from '../site/collect.ts'
import { Exclude } from '../site/exclude-patterns.ts'
import { reportSite } from '../site/report-site.ts'
import type { Site } from '../site/site.ts'
import { robotsFile, withAdded } from '../site/site.ts'
import { describe, isPreview } from '../subject.ts'
import { count, formatBytes, formatDuration } from '../text/printable.ts'
import { dryRun } from './dry-run.ts'
import { publish } from './publish.ts'
import { takeSnapshot } from './snapshot.ts'

/** Publishes a site: to its `domain`, otherwise to the address it had last, otherwise to a new one. */
export async function deploy(directory: string, services: SiteServices): Promise<Outcome> {
  const { inputs, hosting, target, password } = services
  const start = performance.now()
  const collecting = collect(directory, services)
  const reading = takeSnapshot(services, collecting)
  // Wait for both, even if one fails: the comment of a failure shows the previous deploy, which the snapshot has.
  await Promise.allSettled([collecting, reading])
  const [built, snapshot] = await Promise.all([collecting, reading])
  const to = destinationOf(services.deployer, snapshot)
  for (const text of to.notices) log.remark(text)
  const robots = inputs.noindex && isPreview(target) ? [robotsFile] : []
  for (const { path, why } of robots) log.info(`Added to the site: ${path} (${why}).`)
  const withRobots = withAdded(built, robots)
  const isCompared = inputs.compareWith !== undefined || inputs.screenshots > 0
  using changed = isCompared ? await whatChangedIn(built, withRobots, to.link, services) : undefined
  const site = withAdded(withRobots, changed?.files ?? [])
  const packing = formFor(inputs.uploadAs, site, hosting.dialect, inputs.baseUrl.host)
  const { files, bytes } = site
  if (inputs.dryRun) return await dryRun(packing, site, snapshot.account, to, services)
  using packed = packing.form === 'zip' ? await packSite(site, services) : undefined
  const what = isPreview(target) ? describe(target.subject) : `the environment ${target.environment}`
  log.info(`Deploying ${what} to ${to.link ?? 'a new address'}.`)
  log.info(`Sending ${packed ? 'one archive' : count(files.length, 'single file')}.`)
  const access = !isPreview(target) ? '' : password === undefined ? 'public' : 'password'
  const facts = { site: { fileCount: files.length, bytes, form: packing.form }, access, start } as const
  const upload = { parts: packed ? [packed.file] : files, files, facts, differences: changed?.differences }
  return await publish(upload, snapshot, to, services)
}

/** @throws {SiteError} if a file must not be published */
async function collect(directory: string, services: Using<'inputs' | 'context' | 'signal' | 'target'>): Promise<Site> {
  const { inputs, context, signal, target } = services
  // Collecting is synchronous, so let the first requests go out first.
  await setImmediate()
  const exclude = await Exclude.parse(inputs.exclude)
  const options = { ...inputs, exclude, isLiveSite: !isPreview(target), signal }
  const site = await collectSite(directory, context.workspace, options)
  reportSite(site)
  return site
}

async function whatChangedIn(built: Site, sent: Site, host: string | undefined, services: SiteServices) {
  const { inputs, context, target, deployments, password, signal } = services
  const { compareWith: environment } = inputs
  const isLive = !isPreview(target)
  const isWanted = isLive ? environment?.toLowerCase() === target.environment.toLowerCase() : !inputs.dryRun
  const screenshots = isWanted && !isLive ? screenshotsFor(services) : 0
  if (!isWanted || (environment === undefined && screenshots === 0)) return undefined
  const { whatChanged } = await import('../features/what-changed/what-changed.ts')
  const live = async () => {
    const record = await deployments.record({ environment: environment ?? '', subject: { kind: 'live-site' } })
    return record.filter(({ link }) => link !== '')
  }
  const question = { environment, isLive, built: built.files, sent: sent.files, host, live, screenshots }
  const { run, temp } = context
  const commits = [target.sha, context.sha]
  return await whatChanged({ ...question, commits, hasPassword: password !== undefined, run, temp, signal, log })
}

/** 0 if a browser must not run the site's scripts here, or if a password would hide the pictures. */
function screenshotsFor({ inputs, context, password }: Using<'inputs' | 'context' | 'password'>): number {
  const { pullRequest, workflowRun } = context
  const isOfFork = [pullRequest, workflowRun].some((head) => head && isForeign(head, context))
  if (inputs.screenshots === 0 || (password === undefined && !isOfFork)) return inputs.screenshots
  const ofPassword = 'the password keeps GitHub from showing them'
  const ofFork = "the pull request's code may be of another repository, and its scripts would run on this runner"
  log.notice(`There are no screenshots: ${password === undefined ? ofFork : ofPassword}.`)
  return 0
}

type UploadAs = 'auto' | Packing['form']

export function formFor(uploadAs: UploadAs, { files }: Pick<Site, 'files'>, dialect: Dialect, host: string): Packing {
  if (uploadAs !== 'auto') return { form: uploadAs, why: `"upload-as: ${uploadAs}" asks for it` }
  if (!files.some(({ path }) => path.includes('/')))
    return { form: 'files', why: 'a site without folders needs no archive' }
  if (dialect.folders === 'zip') return { form: 'zip', why: `${host} unpacks archives` }
  return { form: 'files', why: 'the interface takes single files with their folders' }
}

async function packSite(site: Site, { context, signal }: Using<'context' | 'signal'>): Promise<Packed> {
  const start = performance.now()
  const archive = await pack(site.files, context.temp, signal)
  const took = formatDuration(performance.now() - start)
  log.info(`Packed into site.zip: ${formatBytes(archive.file.size)} of ${formatBytes(site.bytes)}, in ${took}.`)
  return archive
}
