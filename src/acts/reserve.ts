import { describe, isPreview } from '../target.ts'
import type { Done } from '../view/run-state.ts'
import { askState } from './ask-github.ts'
import { deliver } from './deliver.ts'
import { rehearseBriefly } from './dry-run.ts'
import { findDestination } from './look.ts'
import { requireGitHub, type Work } from './services.ts'

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

/**
 * Makes sure that there is a link for the deploy that follows in this run, so that the build knows its address. Nothing
 * is sent if the user named one, or the record has one that no live site has taken over.
 */
export async function reserve(work: Work): Promise<Done> {
  const { target, inputs, run, records } = work
  const { domain, subject } = target
  const github = requireGitHub(work, 'a link that nobody remembers can not be reserved')
  if (domain !== undefined) return skipped(`"domain" names the link, so https://${domain} needs no reserving.`, domain)
  const early = records.prepare(target)
  work.existed()
  if (isPreview(target) && (await askState(subject, github)).needed === undefined)
    return skipped(`${describe(subject)} is closed or gone, so it gets no preview.`)
  const { to, world } = await findDestination(early, work)
  if (to.link !== undefined && !to.isNew)
    return skipped(`https://${to.link} is there already, and the deploy goes there.`, to.link)
  if (inputs.dryRun) return await rehearseBriefly('Would make', 'a new link', work, world.account)
  const content = Buffer.from(pageFor(isPreview(target) ? 'preview' : 'site'))
  const files = [{ path: 'index.html', source: '', size: content.length, content }]
  run.reserved = true
  run.site = { fileCount: 1, bytes: content.length, form: 'files', omitted: new Map(), doubts: [] }
  return await deliver({ parts: files, files, to, world }, work)
}

function skipped(reason: string, link?: string): Done {
  return { kind: 'skipped', reason, link }
}
