import { type Archive, pack } from './archive.ts'
import type { Upload } from './envelope.ts'
import { lists } from './envelope.ts'
import { InputError, ServiceError } from './errors.ts'
import { Exclude } from './exclude.ts'
import { GitHubError } from './github.ts'
import { type Hosting, userAgent } from './hosting.ts'
import { explainLimit } from './limit.ts'
import { log } from './log.ts'
import { messageOf } from './markdown.ts'
import type { Outcome } from './outcome.ts'
import { describe, type Plan, type Target } from './plan.ts'
import { reportSite } from './report.ts'
import type { Run } from './session.ts'
import { collectSite, type Site, type SiteFile } from './site.ts'
import { tearDown } from './teardown.ts'
import { formatBytes, formatDuration, printable } from './text.ts'
import { verify } from './verify.ts'

/**
 * Publishes the site to the link that the user named, or to the one that is remembered, or to a new one.
 *
 * @throws whatever kept the site from being live
 */
export async function deploy(plan: Extract<Plan, { kind: 'deploy' }>, run: Run): Promise<Outcome> {
  const { target, directory } = plan
  const { inputs, context, hosting } = run
  const start = performance.now()
  const exclude = await Exclude.parse(inputs.exclude)
  const site = collectSite(directory, context.workspace, {
    exclude,
    includeHiddenFiles: inputs.includeHiddenFiles,
  })
  reportSite(site, directory)
  const tracker = await run.track(target)
  if (plan.unconfirmed) await confirm(target, run)
  const link = target.domain ?? (await tracker?.recall())
  if (link !== undefined) await tracker?.claim(link)
  using archive = inputs.uploadAs === 'zip' ? await packed(site, run) : undefined
  await tracker?.begin(link)
  let upload: Upload | undefined
  let liveAfter: number | undefined
  try {
    upload = await publish(archive ? [archive.file] : site.files, { target, link, hosting })
    if (inputs.verify) liveAfter = await verified(upload.link, site, run)
  } catch (cause) {
    const error = await explainLimit(cause, run)
    const made = upload?.link ?? (error instanceof ServiceError ? error.link : undefined)
    await tracker?.fail(error, made)
    // Nobody would take it down any more: the closing run is over, or did not know of it.
    if (made && !run.signal.aborted && (await tracker?.isOver())) {
      await tearDownLate(made, target, run).catch((fault: unknown) =>
        log.warning(printable(messageOf(fault))),
      )
    }
    throw error
  }
  const facts = { fileCount: site.files.length, bytes: site.bytes }
  await tracker?.succeed(upload.link, facts)
  if (tracker === undefined && link === undefined) {
    log.warning(
      `Without github-token the link ${upload.link} is not remembered: the next run will make another one.`,
    )
  }
  if (tracker && (await tracker.isOver())) return await tearDownLate(upload.link, target, run)
  const duration = performance.now() - start
  return { ...target, ...upload, ...facts, result: 'deployed', duration, liveAfter }
}

async function tearDownLate(link: string, target: Target, run: Run): Promise<Outcome> {
  log.notice(`${describe(target.subject)} was closed meanwhile, so its preview is torn down at once.`)
  return await tearDown({ ...target, domain: target.domain && link }, run, [link])
}

async function packed(site: Site, { context, signal }: Run): Promise<Archive> {
  const start = performance.now()
  const archive = await pack(site.files, context.temp, signal)
  const { path, size } = archive.file
  const took = formatDuration(performance.now() - start)
  log.info(`Packed into ${path}: ${formatBytes(size)} of ${formatBytes(site.bytes)}, in ${took}.`)
  return archive
}

async function verified(link: string, site: Site, { inputs, signal }: Run): Promise<number> {
  const asFiles = inputs.uploadAs === 'files'
  const took = await verify(link, site.files, { userAgent, signal, asFiles, tell: log.info })
  log.info(`Verified: https://${link}/ serves what was sent, after ${formatDuration(took)}.`)
  return took
}

/**
 * Believes the number of a pull request, which the pull request's own build may have written, only where GitHub says
 * that it is open and that what was built is its head.
 */
async function confirm({ subject, sha }: Target, run: Run): Promise<void> {
  if (subject.kind !== 'pull-request') return
  const { github } = await run.requireGitHub(
    'a number of a pull request is believed only once GitHub confirms it',
  )
  const wrong = (why: string, cause?: unknown): InputError =>
    new InputError('pull-request', `#${subject.number} ${why}, so nothing was deployed.`, {
      hint: 'The number must be that of the open pull request whose latest commit the triggering run built.',
      cause,
    })
  const pull = await github.pullRequest(subject.number).catch((error: unknown) => {
    throw error instanceof GitHubError && error.forbidden
      ? wrong("can't be read (pull-requests: read)", error)
      : error
  })
  if (!pull.open) throw wrong('is not open')
  if (pull.headSha !== sha) throw wrong('has another head than the commit that was built')
}

interface PublishOptions {
  readonly target: Target
  readonly link: string | undefined
  readonly hosting: Hosting
}

async function publish(
  files: readonly SiteFile[],
  { target, link, hosting }: PublishOptions,
): Promise<Upload> {
  log.info(`Deploying ${describe(target.subject)} to ${link ?? 'a new link'}.`)
  let upload: Upload
  try {
    upload = await hosting.upload(files, link)
  } catch (error) {
    if (link === undefined || target.domain !== undefined || !(await isLost(link, error, hosting)))
      throw error
    log.notice(`The service no longer has the link ${link}, so the site gets a new one.`)
    return await hosting.upload(files, undefined)
  }
  if (link !== undefined && upload.link !== link) {
    log.warning(`The service was sent the site for ${link} and answered that it is at ${upload.link}.`)
  }
  return upload
}

/** Whether the service refused a link that it no longer has. */
async function isLost(link: string, error: unknown, hosting: Hosting): Promise<boolean> {
  if (!(error instanceof ServiceError) || error.link !== undefined) return false
  const profile = await hosting.profile().catch(() => undefined)
  return profile !== undefined && !lists(profile, link)
}
