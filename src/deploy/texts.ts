import { ActionError } from '../errors.ts'
import { inPlainText, log } from '../log.ts'
import { onlyForPushes } from '../ownership/refusals.ts'
import { UnkeptError } from '../remove/take-back.ts'
import type { Using } from '../services.ts'
import { isPreview } from '../subject.ts'
import { belowInputs } from '../text/place.ts'
import type { Sent } from './send.ts'

/** The error for a preview that everybody can read. A link that this run made is deleted for it. */
export function openLink(why: string, { link, isMade }: Sent, hasToken: boolean): ActionError {
  const hint =
    'The service may not know passwords. Then write "preview-password: none", and everybody with the address can read previews.'
  if (isMade) return new UnkeptError(link, why, { hint })
  // Without a token, the account is not asked for a named link before the upload.
  const stays = `The site ${hasToken ? 'existed' : 'may have existed'} before this run, so it was not deleted. If it must not be public, delete it in the hosting account.`
  return new ActionError(`${why} ${stays}`, { hint })
}

type Adviser = Using<'target' | 'github' | 'context' | 'inputs'>

/** Suggests writing the address into the workflow file, because the record is lost if somebody deletes the deployments. */
export function adviseOnDomain(link: string, isFirst: boolean, { target, github, context, inputs }: Adviser): void {
  if (target.domain !== undefined) return
  if (!github)
    log.warning(
      `Without github-token the address ${link} is not remembered: the next run makes another one, and closing a pull request deletes none. Leave "github-token" out, so that it is the job's own token.`,
    )
  // The jobs of a matrix share one `domain` line. Without a matrix the input is null on GitHub, and {} under act.
  const isOneOfSeveral = !['', 'null', '{}'].includes(inputs.matrix)
  if (!github || isPreview(target) || !isFirst) return
  const text = `The site has an address of its own now: ${link}.`
  const blocks = belowInputs(onlyForPushes(target.subject, link, context.event))
  log.notice(isOneOfSeveral ? text : inPlainText({ text: `${text} To pin it, add one line.`, blocks }))
}
