import { RefusedError } from '../errors.ts'
import { type Deployment, type Run, subjectOf } from '../github/deployment.ts'
import { describe, type Subject } from '../subject.ts'
import { belowInputs, inPlaceOfInput } from '../text/place.ts'
import { printable } from '../text/printable.ts'
import { isNewerRun, runIdOf } from '../variables.ts'

const runAgain =
  'Another run of this site may be making it, or it is being deleted just now: then run the job again in a minute.'

/** Such events start live sites. The same file may deploy previews at others, and after a pull request's run. */
const isAlwaysLive = (event: string): boolean => ['release', 'workflow_run', 'schedule'].includes(event)

/** The `domain` line that deploys to a link for pushes only, or for the live site's other event. */
export function onlyForPushes({ kind }: Subject, link: string, event = 'push'): string {
  const isDefault = kind === 'branch' ? ' && github.ref_name == github.event.repository.default_branch' : ''
  const isLive = event === 'workflow_run' ? " && github.event.workflow_run.event != 'pull_request'" : isDefault
  return `domain: \${{ github.event_name == '${isAlwaysLive(event) ? event : 'push'}'${isLive} && '${link}' || '' }}`
}

export function belongsToLiveSite(link: string, site: Deployment, subject: Subject): RefusedError {
  const environment = printable(site.environment)
  const message = `${link} belongs to the live site of the environment "${environment}", so nothing was sent there.`
  const text = `Leave "domain" out for previews: each gets its own address. ${runAgain} Or deploy to that address for pushes only:`
  const blocks = inPlaceOfInput('domain', onlyForPushes(subject, link))
  if (subject.kind !== 'live-site') return new RefusedError(message, { hint: { text, blocks } })
  const hint = `If they are two sites, write another "domain". If both are one site, write "environment: ${environment}". If ${link} moves to this site, deploy the environment "${environment}" to another "domain" first, or delete it with "mode: teardown" and "domain: ${link}". ${runAgain}`
  return new RefusedError(message, { hint })
}

/** Why the link of a preview is left (rule 4). */
export const nowOf = (link: string, environment: string): string =>
  `https://${link} belongs to the live site of "${printable(environment)}" now, so it was left.`

export function belongsToPreview(link: string, preview: Deployment): RefusedError {
  const subject = subjectOf(preview.task)
  const site = `the preview of ${subject ? describe(subject) : 'another site'} of the environment "${printable(preview.environment)}"`
  const who = subject?.kind === 'pull-request' ? `Close ${describe(subject)}` : 'Delete that branch'
  const hint = `${runAgain} ${who}, or delete the preview with "mode: teardown" and "domain: ${link}". Else write another "domain".`
  return new RefusedError(`${link} belongs to ${site}, so nothing was sent there.`, { hint })
}

export function wasThereBefore(link: string, subject: Subject): RefusedError {
  const message = `${link} was there before this preview, so nothing was sent there. A preview replaces and deletes only what it made.`
  const hint = `${runAgain} Leave "domain" out for previews: each gets its own address. Or give each a name of its own, such as one with its number. If pushes are to replace what is there, write "${onlyForPushes(subject, link)}".`
  return new RefusedError(message, { hint })
}

const keepsApart = ({ link, environment }: Deployment): string =>
  `If they are two sites, the one at ${link} keeps the environment "${printable(environment)}", and the other one gets its own, as in "environment: docs".`

export function deployedTwice(newest: Deployment, isOtherJob: boolean): RefusedError {
  const who = isOtherJob ? 'Another job or step of this run' : 'This run'
  const message = `${who} has already deployed to the environment "${printable(newest.environment)}", to ${newest.link}. A second site would replace the first one, so nothing was sent.`
  const hint = `${keepsApart(newest)} If a step was only repeated, run the job again instead.`
  return new RefusedError(message, { hint, isByTwin: true })
}

export function anotherWorkflow(newest: Deployment, subject: Subject, { workflow: file, event = 'push' }: Refused) {
  const { link, workflow, environment } = newest
  const where = `The environment "${printable(environment)}"`
  const by = `was deployed to ${link} by another workflow file, ${printable(workflow)}`
  if (subject.kind !== 'live-site') {
    const message = `${where} of this preview ${by}, for the same commit. This deploy replaces that site.`
    return new RefusedError(message, { hint: keepsApart(newest) })
  }
  const message = `${where} ${by}. This deploy would replace that site, so nothing was sent.`
  const text = `If this file was renamed, or both deploy one site, write that site's address as "domain" in it: "domain: ${link}". If they are two sites, the one at ${link} keeps the environment "${printable(environment)}", and this one gets its own.`
  const line = environmentFor(file, environment, event)
  const isDefault = /^(?:production|preview)$/iu.test(environment)
  const blocks = isDefault ? belowInputs(line) : inPlaceOfInput('environment', line)
  return new RefusedError(message, { hint: { text, blocks } })
}

type Refused = Readonly<{ workflow: string; event?: string | undefined }>

/** Named after the file. Previews stay in the environment that a sweep lists. */
function environmentFor(file: string, taken: string, event: string): string {
  const name = file.toLowerCase().replace(/\.ya?ml$/u, '')
  const isTaken = ['production', 'preview', taken.toLowerCase()].includes(name)
  const environment = printable(isTaken ? `${name}-site` : name)
  if (isAlwaysLive(event) || event.endsWith('_dispatch')) return `environment: ${environment}`
  return `environment: \${{ github.event_name == 'push' && '${environment}' || 'preview' }}`
}

/** A warning if a newer run deployed last. The record may include this run's deployment. */
export function replacesNewer({ run }: Pick<Run, 'run'>, record: readonly Deployment[], sha: string) {
  const last = record.find((each) => each.link !== '' && runIdOf(each.run) !== runIdOf(run))
  if (last === undefined || last.sha === sha || !isNewerRun(last.run, run)) return undefined
  return 'A newer run has deployed here, too; if this address shows an older commit, run the newest one again.'
}

export function twoJobs(second: Deployment): RefusedError {
  const message = `Another job of this run deployed to the environment "${printable(second.environment)}" at the same time, to ${second.link}. One of the two sites may have replaced the other.`
  return new RefusedError(message, { hint: `${keepsApart(second)} Then run both again.` })
}

export function lostSite(link: string): RefusedError {
  const message = `The account has no site at ${link} any more, where this environment was deployed to. Nothing was changed.`
  const hint = `Is this the key of another account? If the key is right, write "domain: ${link}" to make the site there again. For a new address delete what is remembered first, with "mode: teardown" and "domain: ${link}".`
  return new RefusedError(message, { hint })
}

export function branchIsPreview(branch: string): string {
  const what = `${printable(branch)} is not the default branch, so this is a preview, which is deleted with the branch if the workflow runs on "delete", or by a sweep.`
  return `${what} For a live site of this branch write "mode: deploy", a new "domain" and an "environment" of its own, such as "staging".`
}
