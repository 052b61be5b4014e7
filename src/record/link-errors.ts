import { ActionError, messageOf } from '../errors.ts'
import type { Subject, Target } from '../target.ts'
import { printable } from '../text/printable.ts'
import type { Act } from './comment-text.ts'

const leaveOut = 'Leave "domain" out for previews: each gets its own link.'
const onlyForPushes = 'To name the link only for pushes to the live site, write:'

/** A link belongs to another record, so this run must not touch it. */
export class OwnedError extends ActionError {
  constructor(link: string, owner: string, target: Pick<Target, 'subject' | 'domain' | 'lasting'>, act: Act) {
    const what = `belongs to ${printable(owner)}, so this run left it as it is.`
    const isNamed = target.domain !== undefined && !target.lasting
    const hint = isNamed ? `${leaveOut} ${onlyForPushes}\n${lineFor(link, target.subject)}` : otherWay(target, act)
    super(`${link} ${what}`, { hint })
  }
}

function otherWay({ lasting }: Pick<Target, 'lasting'>, act: Act): string {
  if (lasting) return 'Write another link as "domain" for this branch.'
  if (act === 'teardown') return "The link is not this preview's any more, so it stays."
  return 'Write a "domain" of its own for this preview, or give what has taken its link another one.'
}

/** The input `domain` for a workflow whose pushes go to the live site, and whose previews have links of their own. */
function lineFor(link: string, { kind }: Subject): string {
  const isDefault = kind === 'branch' ? ' && github.ref_name == github.event.repository.default_branch' : ''
  return `domain: \${{ github.event_name == 'push'${isDefault} && '${link}' || '' }}`
}

/** A preview's site went to a link that is not its own. Nothing records that link, so that no close deletes it. */
export class OverwrittenError extends ActionError {
  constructor(link: string) {
    super(
      `The service answered that this preview is at ${link}, which it did not make. What was there may be overwritten.`,
      {
        hint: `See what ${link} shows, and deploy its own site again if it must. Perhaps the account has no room for one more link.`,
      },
    )
  }
}

/** Another run has torn a link down, so what is there now is somebody else's. */
export class TornDownError extends ActionError {
  constructor(link: string) {
    super(`Another run has torn ${link} down meanwhile, so this run left what may be there now as it is.`, {
      hint: 'Run the job again if the preview is still needed.',
    })
  }
}

/** A preview would replace or delete a link that its record did not make, so this run must not touch it. */
export class NotMadeError extends ActionError {
  /** @param isNamed whether the run names the link. If not, only the record remembers it. */
  constructor(link: string, subject: Subject, isNamed: boolean) {
    const what = 'was there before this preview, so this run left it as it is.'
    super(`${link} ${what} A preview replaces and deletes only links that it made.`, {
      hint: isNamed ? hintForNamed(link, subject) : hintForRemembered(link),
    })
  }
}

function hintForNamed(link: string, subject: Subject): string {
  return [
    `${leaveOut} Or give each a name of its own, such as one with its number. Or, if nobody needs it, delete ${link} in the hosting account once, and the next push makes it as this preview's.`,
    onlyForPushes,
    lineFor(link, subject),
  ].join('\n')
}

function hintForRemembered(link: string): string {
  const why = `The deployment that made it may have been deleted. If nobody needs ${link}, run the action once on the default branch with these inputs, and the next push makes a new link:`
  return `${why}\nmode: teardown\ndomain: ${link}`
}

/** A new link is live, but is not recorded on GitHub. So nobody would tear it down. */
export class UnrecordedLinkError extends ActionError {
  constructor(link: string, cause: unknown) {
    super(`The site is live at the new link ${link}, but GitHub did not record it. ${printable(messageOf(cause))}`, {
      hint: `This link is not remembered: delete ${link} in the hosting account before the next run, which makes a link again. If it is the live site, write it as "domain" instead.`,
      cause,
    })
  }
}
