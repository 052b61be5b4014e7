import type { Deployment } from '../deployments/deployment.ts'
import { stateOf } from '../github/pull-requests.ts'
import { bestEffort, log } from '../report/log.ts'
import type { Building, Outcome } from '../report/outcome.ts'
import { describe, isPreview } from '../subject.ts'
import { rehearseBriefly } from './dry-run.ts'
import { requireGitHub, type SiteJob } from './job.ts'
import { publish } from './publish.ts'
import { decide, readSeen } from './seen.ts'

/** What a link shows until the deploy that follows. It asks again until the site is there. */
const pageFor = (what: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5">
<title>This ${what} is being built</title>
<h1>This ${what} is being built</h1>
<p>It comes up here by itself in a moment.</p>
`

/** Says where this run's deploy will go, before the build. If there is no link yet, a small page makes one. */
export async function reserve(job: SiteJob): Promise<Outcome> {
  const { target, inputs, deployments } = job
  const { domain, subject } = target
  const github = requireGitHub(job, 'an address that nobody remembers can not be reserved')
  // What can't be read is not closed.
  const state = await bestEffort(`read ${describe(subject)}`, () => stateOf(subject, github))
  if (state?.isNeeded === false) {
    const reason = `${describe(subject)} is closed or gone, so it gets no preview.`
    return { kind: 'skipped', target, reason }
  }
  if (domain !== undefined) return await announce(domain, await deployments.record(target), job)
  const seen = await readSeen(job)
  const to = decide(seen, job)
  if (to.link !== undefined) return await announce(to.link, seen.own, job)
  if (inputs.dryRun) return await rehearseBriefly('Would make', 'a new address', job)
  log.info(`Reserving a new address for ${describe(subject)}.`)
  const content = Buffer.from(pageFor(isPreview(target) ? 'preview' : 'site'))
  const files = [{ path: 'index.html', source: '', size: content.length, content }]
  const shipment = { parts: files, site: files, password: job.password }
  return await publish(shipment, seen, to, job, async (sent) => {
    return { kind: 'building', ...sent, isMade: true, before: undefined }
  })
}

/** Nothing has to be sent: the link is known. */
async function announce(link: string, own: readonly Deployment[], job: SiteJob): Promise<Outcome> {
  const { target, inputs, commenter, progress } = job
  const { freed, remarks } = progress
  if (inputs.dryRun) return await rehearseBriefly('Would go to', link, job)
  const quota = { used: undefined, limit: undefined }
  const before = own.find((each) => each.link === link)
  const outcome: Building = { kind: 'building', target, link, status: '', quota, freed, remarks, isMade: false, before }
  await commenter.write(outcome)
  return outcome
}
