import type { Deployment } from '../github/deployment.ts'
import { stateOf } from '../github/pull-requests.ts'
import { bestEffort, log } from '../log.ts'
import type { Outcome } from '../report/outcome.ts'
import { rehearseBriefly } from '../services/access.ts'
import { requireGitHub, type SiteServices } from '../services/services.ts'
import { describe, isPreview } from '../subject.ts'
import { publish } from './publish.ts'
import { decide, takeSnapshot } from './snapshot.ts'

/** The placeholder until the deploy. It reloads itself. */
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

/** Finds the address of this run's deploy, before the build. If there is none yet, uploading a small page makes one. */
export async function reserve(services: SiteServices): Promise<Outcome> {
  const { target, inputs, deployments } = services
  const { domain, subject } = target
  const github = requireGitHub(services, 'an address that nobody remembers can not be reserved')
  // If GitHub does not answer, go on.
  const state = await bestEffort(`read ${describe(subject)}`, () => stateOf(subject, github))
  if (state?.isNeeded === false) {
    const reason = `${describe(subject)} is closed or gone, so it gets no preview.`
    return { kind: 'skipped', target, reason }
  }
  if (domain !== undefined) return await buildingAt(domain, await deployments.record(target), services)
  const snapshot = await takeSnapshot(services)
  const to = decide(snapshot, services)
  if (to.link !== undefined) return await buildingAt(to.link, snapshot.own, services)
  if (inputs.dryRun) return await rehearseBriefly('Would make', 'a new address', services)
  log.info(`Reserving a new address for ${describe(subject)}.`)
  const content = Buffer.from(pageFor(isPreview(target) ? 'preview' : 'site'))
  const files = [{ path: 'index.html', source: '', size: content.length, content }]
  const published = await publish({ parts: files, site: files }, snapshot, to, services)
  return published.kind === 'published'
    ? { ...published, kind: 'building', isMade: true, before: undefined }
    : published
}

async function buildingAt(link: string, own: readonly Deployment[], services: SiteServices): Promise<Outcome> {
  const { target, inputs } = services
  if (inputs.dryRun) return await rehearseBriefly('Would go to', link, services)
  const quota = { used: undefined, limit: undefined }
  const before = own.find((each) => each.link === link)
  return { kind: 'building', target, link, status: '', quota, freed: [], isMade: false, before }
}
