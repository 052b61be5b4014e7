import { RefusedError, TwinError } from '../errors.ts'
import { type Deployment, type Run, subjectOf, taskOf } from '../github/deployment.ts'
import { describe, isPreview, type Subject, type Target } from '../subject.ts'
import { belowInputs, inPlaceOfInput } from '../text/place.ts'
import { printable } from '../text/printable.ts'
import { isNewerRun, runIdOf } from '../variables.ts'

/** Who deploys. */
export interface Deployer extends Run {
  readonly target: Target
  /** What started the run. */
  readonly event?: string | undefined
  /** Whether there is a token. Without one nothing is owned. */
  readonly remembers: boolean
}

const runAgain =
  'Another run of this site may be making it, or it is being deleted just now: then run the job again in a minute.'

/**
 * The `domain` line that pins a link for the event that deployed it. Elsewhere it is empty, which leaves things as they are.
 * Undefined after `workflow_run`: such a run may be of a pull request.
 */
export function domainLine(link: string, event = 'push', isTag = false): string | undefined {
  if (event === 'workflow_run') return undefined
  const isOfBranch = ['push', 'workflow_dispatch'].includes(event)
  const ofBranch = isOfBranch ? ' && github.ref_name == github.event.repository.default_branch' : ''
  const where = isTag ? " && github.ref_type == 'tag'" : ofBranch
  return `domain: \${{ github.event_name == '${event}'${where} && '${link}' || '' }}`
}

/** A name that a stranger could have chosen is no line to paste. */
const isPlainName = (name: string): boolean => /^[\w.-]+$/u.test(name)

const inEnvironment = (name: string): string =>
  isPlainName(name) ? `write "environment: ${name}"` : `deploy both to the environment "${printable(name)}"`

export function belongsToLiveSite(link: string, site: Deployment, { target, event }: Deployer): RefusedError {
  const environment = printable(site.environment)
  const message = `${link} belongs to the live site of the environment "${environment}", so nothing was sent there.`
  const line = domainLine(link) ?? ''
  const isLine = event !== 'workflow_run'
  const pushes = isLine ? 'deploy to that address for pushes to the default branch only:' : `write "${line}".`
  const text = `Leave "domain" out for previews: each gets its own address. ${runAgain} Or ${pushes}`
  const blocks = isLine ? inPlaceOfInput('domain', line) : []
  if (isPreview(target)) return new RefusedError(message, { hint: { text, blocks } })
  const hint = `If they are two sites, write another "domain". If both are one site, ${inEnvironment(site.environment)}. If ${link} moves to this site, deploy the environment "${environment}" to another "domain" first, or delete it with "mode: teardown" and "domain: ${link}". ${runAgain}`
  return new RefusedError(message, { hint })
}

/** Why the link of a preview is left (rule 4). */
export const nowOf = (link: string, environment: string): string =>
  `https://${link} belongs to the live site of "${printable(environment)}" now, so it was left.`

/** @param isGone whether the preview is of a closed pull request or a deleted branch */
export function belongsToPreview(link: string, preview: Deployment, own: Subject, isGone = false): RefusedError {
  const subject = subjectOf(preview.task)
  const who = subject ? describe(subject) : 'another site'
  const environment = printable(preview.environment)
  const message = `${link} belongs to the preview of ${who} of the environment "${environment}", so nothing was sent there.`
  const teardown = `delete that preview with "mode: teardown" and "domain: ${link}" on the default branch`
  const close = subject?.kind === 'branch' ? 'delete that branch' : `close ${who}`
  const sweep = `run the job again in a minute, or run the sweep of the environment "${environment}", which deletes that preview`
  const ofOther = own.kind === 'live-site' ? `${close}, or ${teardown}` : close
  const way = taskOf(own) === preview.task ? teardown : isGone ? sweep : ofOther
  return new RefusedError(message, { hint: `Write another "domain". Or ${way}.` })
}

export function wasThereBefore(link: string): RefusedError {
  const message = `${link} was there before this preview, so nothing was sent there. A preview replaces and deletes only what it made.`
  const hint = `${runAgain} Leave "domain" out for previews: each gets its own address. Or give each a name of its own, such as one with its number. If pushes to the default branch are to replace what is there, write "${domainLine(link)}".`
  return new RefusedError(message, { hint })
}

/** A sweep would never delete such a site, and previews would stand beside it. */
export function liveSiteAmongPreviews(event = 'this event', environment: string): RefusedError {
  const hint = "Write the live site's environment for this event, too, or its `domain`, if this is where it belongs."
  const message = `At \`${event}\`, "environment" is "${printable(environment)}", where previews are.`
  return new RefusedError(message, { hint })
}

const keepsApart = ({ link, environment }: Deployment): string =>
  `If they are two sites, the one at ${link} keeps the environment "${printable(environment)}", and the other one gets its own, as in "environment: docs".`

export function deployedTwice(newest: Deployment, isOtherJob: boolean): TwinError {
  const who = isOtherJob ? 'Another job or step of this run' : 'This run'
  const message = `${who} has already deployed to the environment "${printable(newest.environment)}", to ${newest.link}. A second site would replace the first one, so nothing was sent.`
  const hint = `${keepsApart(newest)} If a step was only repeated, run the job again instead.`
  return new TwinError(message, { hint })
}

export function anotherWorkflow(newest: Deployment, { target, workflow: file, event }: Deployer): RefusedError {
  const { link, workflow, environment } = newest
  const where = `The environment "${printable(environment)}"`
  const by = `was deployed to ${link} by another workflow file, ${printable(workflow)}`
  if (isPreview(target)) {
    const message = `${where} of this preview ${by}, for the same commit. This deploy replaces that site.`
    return new RefusedError(message, { hint: keepsApart(newest) })
  }
  const message = `${where} ${by}. This deploy would replace that site, so nothing was sent.`
  const text = `If this file was renamed, or both deploy one site, write that site's address as "domain" in it: "domain: ${link}". If they are two sites, the one at ${link} keeps the environment "${printable(environment)}", and this one gets its own.`
  const name = environmentFor(file, environment)
  const line = `environment: \${{ (startsWith(github.event_name, 'pull_request') || github.event_name == 'issue_comment') && 'preview' || '${name}' }}`
  // A run after another one may be of a pull request.
  const isPlain = event !== 'workflow_run' && isPlainName(name)
  const isDefault = /^(?:production|preview)$/iu.test(environment)
  const blocks = isDefault ? belowInputs(line) : inPlaceOfInput('environment', line)
  return new RefusedError(message, { hint: { text, blocks: isPlain ? blocks : [] } })
}

/** Named after the file. Previews stay in the environment that a sweep lists. */
function environmentFor(file: string, taken: string): string {
  const name = file.toLowerCase().replace(/\.ya?ml$/u, '')
  const isTaken = ['production', 'preview', taken.toLowerCase()].includes(name)
  return isTaken ? `${name}-site` : name
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
