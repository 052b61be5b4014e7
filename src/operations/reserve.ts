import { destinationOf } from '../ownership/destination.ts'
import { bestEffort } from '../report/log.ts'
import type { Building, Outcome } from '../report/outcome.ts'
import { describe, isPreview } from '../target.ts'
import { rehearseBriefly } from './dry-run.ts'
import { deployerOf, passwordFor, requireGitHub, type Work } from './job.ts'
import { publish } from './publish.ts'
import { hadBranch, readSeen } from './seen.ts'
import { tellNotices } from './show.ts'
import { stateOf } from './state.ts'

/** What a link shows until the deploy that follows. It asks again until the site is there. */
function pageFor(what: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5">
<meta name="color-scheme" content="light dark">
<title>This ${what} is being built</title>
<style>
  body { display: grid; min-height: 90vh; place-content: center; text-align: center; font: 1.1rem/1.6 system-ui, sans-serif }
  p { opacity: 0.7 }
</style>
<h1>This ${what} is being built</h1>
<p>It comes up here by itself in a moment.</p>
`
}

/** Says where this run's deploy will go, before the build. If there is no link yet, a small page makes one. */
export async function reserve(work: Work): Promise<Outcome> {
  const { target, inputs, progress, commenter, deployments } = work
  const { domain, subject } = target
  const github = requireGitHub(work, 'an address that nobody remembers can not be reserved')
  progress.reserved = true
  // What can't be read is not closed.
  const state = await bestEffort(`read ${describe(subject)}`, () => stateOf(subject, github))
  if (state?.isNeeded === false) {
    const reason = `${describe(subject)} is closed or gone, so it gets no preview.`
    return { kind: 'skipped', environment: target.environment, target, reason, teardown: false }
  }
  const outcomeOf = (link: string, more: Partial<Building> = {}): Building => {
    const { freed, remarks, before } = progress
    const quota = { used: undefined, limit: undefined }
    return { kind: 'building', target, link, isMade: false, status: '', quota, freed, remarks, before, ...more }
  }
  const known = async (link: string): Promise<Outcome> => {
    if (inputs.dryRun) return await rehearseBriefly('Would go to', link, work)
    const outcome = outcomeOf(link)
    await commenter.write(outcome)
    return outcome
  }
  if (domain !== undefined) {
    progress.before = (await deployments.record(target)).find(({ link }) => link === domain)
    return await known(domain)
  }
  const [seen, isBranchThere] = await Promise.all([readSeen(work), hadBranch(work)])
  const to = destinationOf(deployerOf(work, true), seen)
  tellNotices(to.notices, work)
  if (to.link !== undefined) return await known(to.link)
  if (inputs.dryRun) return await rehearseBriefly('Would make', 'a new address', work)
  const content = Buffer.from(pageFor(isPreview(target) ? 'preview' : 'site'))
  const files = [{ path: 'index.html', source: '', size: content.length, content }]
  const shipment = { parts: files, site: files, password: passwordFor(work) }
  return await publish(shipment, { seen, to, isBranchThere }, work, async ({ link, status, quota }) =>
    outcomeOf(link, { isMade: true, status, quota, before: undefined }),
  )
}
