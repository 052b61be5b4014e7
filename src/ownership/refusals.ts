import { type Deployment, subjectOf } from '../deployments/deployment.ts'
import { ActionError } from '../errors.ts'
import { describe, type Subject } from '../target.ts'
import { printable } from '../text/printable.ts'

export interface Words {
  readonly message: string
  readonly hint: string
}

/** The rules do not permit what the run was for. */
export class RefusedError extends ActionError {
  constructor({ message, hint }: Words) {
    super(message, { hint })
  }
}

const runAgain =
  'Another run of this site may be making it, or it is being deleted just now: then run the job again in a minute.'

/** How a link is written for pushes to the live site, and for nothing else. It ends with the line to copy. */
export function onlyForPushes({ kind }: Subject, link = 'my-site.tiiny.site', event = 'push'): string {
  // These never run for a preview.
  if (['release', 'workflow_run', 'schedule'].includes(event)) return `To name the address, write:\ndomain: ${link}`
  const isDefault = kind === 'branch' ? ' && github.ref_name == github.event.repository.default_branch' : ''
  return `To name the address for pushes to the live site only, write:\ndomain: \${{ github.event_name == 'push'${isDefault} && '${link}' || '' }}`
}

/** Whose a deployment is, as in `the live site of the environment "docs"`. */
function siteOf({ environment, task }: Pick<Deployment, 'environment' | 'task'>): string {
  const subject = subjectOf(task)
  const isLive = subject === undefined || subject.kind === 'live-site'
  return `${isLive ? 'the live site' : `the preview of ${describe(subject)}`} of the environment "${printable(environment)}"`
}

export function belongsToLiveSite(link: string, site: Deployment, subject: Subject): Words {
  const message = `${link} belongs to ${siteOf(site)}, so nothing was sent there.`
  if (subject.kind !== 'live-site')
    return {
      message,
      hint: `${runAgain} Leave "domain" out for previews: each gets its own address. ${onlyForPushes(subject, link)}`,
    }
  const environment = printable(site.environment)
  const ways = [
    `If both are one site, write "environment: ${environment}".`,
    `If ${link} moves to this site, deploy the environment "${environment}" to another "domain" first, or delete it with "mode: teardown" and "domain: ${link}".`,
    'Else write another "domain".',
  ]
  return { message, hint: [runAgain, ...ways].join(' ') }
}

export function belongsToPreview(link: string, preview: Deployment): Words {
  const subject = subjectOf(preview.task)
  const who = subject?.kind === 'pull-request' ? `Close ${describe(subject)}` : 'Delete that branch'
  return {
    message: `${link} belongs to ${siteOf(preview)}, so nothing was sent there.`,
    hint: `${runAgain} ${who}, or delete the preview with "mode: teardown" and "domain: ${link}". Else write another "domain".`,
  }
}

export function wasThereBefore(link: string, subject: Subject): Words {
  return {
    message: `${link} was there before this preview, so nothing was sent there. A preview replaces and deletes only what it made.`,
    hint: `${runAgain} Leave "domain" out for previews: each gets its own address. Or give each a name of its own, such as one with its number. ${onlyForPushes(subject)}`,
  }
}

const keepsApart = ({ link, environment }: Deployment): string =>
  `If they are two sites, the one at ${link} keeps the environment "${printable(environment)}", and the other one gets its own, as in "environment: docs".`

export function deployedTwice(newest: Deployment, isOtherJob: boolean): Words {
  const who = isOtherJob ? 'Another job or step of this run' : 'This run'
  return {
    message: `${who} has already deployed to the environment "${printable(newest.environment)}", to ${newest.link}. A second site would replace the first one, so nothing was sent.`,
    hint: `${keepsApart(newest)} If a step was only repeated, run the job again instead.`,
  }
}

export function anotherWorkflow(newest: Deployment, subject: Subject): Words {
  const { link, workflow, environment } = newest
  const where = `The environment "${printable(environment)}"`
  const by = `was deployed to ${link} by another workflow file, ${printable(workflow)}`
  if (subject.kind !== 'live-site')
    return {
      message: `${where} of this preview ${by}, for the same commit. This deploy replaces that site.`,
      hint: keepsApart(newest),
    }
  return {
    message: `${where} ${by}. This deploy would replace that site, so nothing was sent.`,
    hint: `If both files deploy one site, or the file was renamed, write "domain: ${link}". ${keepsApart(newest)} ${onlyForPushes(subject, link)}`,
  }
}

/** Two jobs deployed to one record at the same moment. */
export function twoJobs(twin: Deployment): Words {
  return {
    message: `Another job of this run deployed to the environment "${printable(twin.environment)}" at the same time, to ${twin.link}. One of the two sites may have replaced the other.`,
    hint: `${keepsApart(twin)} Then run both again.`,
  }
}

/** Two sites claimed one link at the same moment. */
export function claimLost(rival: Deployment): Words {
  return {
    message: `${siteOf(rival).replace(/^t/u, 'T')} was deployed to ${rival.link} at the same time. This run gives the address up.`,
    hint: `Run that site's deploy again, because this one may have replaced it. Write another "domain" here.`,
  }
}
