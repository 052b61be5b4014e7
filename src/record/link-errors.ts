import { ActionError, messageOf } from '../errors.ts'
import type { Subject } from '../target.ts'
import { printable } from '../text/printable.ts'
import type { LiveSite } from './live-sites.ts'

const leaveOut = 'Leave "domain" out for previews: each gets its own link.'

function onlyForPushes({ kind }: Subject, link = 'my-site.tiiny.site'): string {
  const isDefault = kind === 'branch' ? ' && github.ref_name == github.event.repository.default_branch' : ''
  return `To name the link only for pushes to the live site, write:\ndomain: \${{ github.event_name == 'push'${isDefault} && '${link}' || '' }}`
}

export function siteOf({ environment }: LiveSite): string {
  return `the live site of the environment "${printable(environment)}"`
}

/** A link belongs to a live site, so this run must not touch it. */
export class OwnedError extends ActionError {
  constructor(link: string, owner: LiveSite, subject: Subject) {
    // Only production's link is one for pushes to the default branch.
    const live = owner.environment.toLowerCase() === 'production' ? owner.link : undefined
    const hint =
      subject.kind === 'live-site'
        ? 'Write another link as "domain" for this branch.'
        : `${leaveOut} Or choose another "domain". ${onlyForPushes(subject, live)}`
    super(`${link} belongs to ${siteOf(owner)}, so this run left it as it is.`, { hint })
  }
}

/** A link was there before the preview that names it as its `domain`, so this run must not touch it. */
export class NotMadeError extends ActionError {
  /**
   * @param live the link of the repository's own live site, if one is recorded
   * @param isPerhapsOwn whether an earlier deploy of this preview was to make it, and nobody knows whether it did
   */
  constructor(link: string, subject: Subject, more: { live?: string | undefined; isPerhapsOwn: boolean }) {
    const perhaps = `An earlier run of this preview may have made it. If nobody else needs it, delete it: run the action once on the default branch with "mode: teardown" and "domain: ${link}".`
    const other = `${leaveOut} Or give each a name of its own, such as one with its number. Or, if nobody needs it, delete ${link} in the hosting account once, and the next push makes it as this preview's.`
    super(
      `${link} was there before this preview, so this run left it as it is. A preview replaces and deletes only links that it made.`,
      { hint: `${more.isPerhapsOwn ? `${perhaps} ` : ''}${other} ${onlyForPushes(subject, more.live)}` },
    )
  }
}

/** A site went to another link than it was sent to. */
export class OverwrittenError extends ActionError {
  constructor(asked: string, link: string) {
    const what = `${asked}, and the service answered with ${link}, which was there before.`
    super(`${what} What was there may be overwritten.`, {
      hint: `See what ${link} shows, and deploy its own site again if it must. If the link is meant, write "domain: ${link}". Perhaps the account has no room for one more link.`,
    })
  }
}

/** A live site took a preview's link over while this run changed or deleted it. */
export class TakenMeanwhileError extends ActionError {
  constructor(link: string, owner: LiveSite, what: 'overwritten' | 'deleted') {
    const site = siteOf(owner)
    super(`${link} was taken over by ${site} while this run used it for a preview, so that site may be ${what}.`, {
      hint: `Look at https://${link} now, and run the deploy of ${site} again.`,
    })
  }
}

/** A new link is live, but is not recorded on GitHub. So nobody would tear it down. */
export class UnrecordedLinkError extends ActionError {
  constructor(link: string, cause: unknown) {
    super(`GitHub did not record the link ${link}. ${printable(messageOf(cause))}`, {
      hint: 'Run the job again, which makes a link again.',
      cause,
    })
  }
}

export class UnnamedError extends ActionError {
  constructor(name: string, link: string) {
    super(`A link with the name ${name} was asked for, and the service made ${link} instead.`, {
      hint: 'Leave "domain" out: this service chooses the names itself.',
    })
  }
}
