import type { Deployment } from './github/deployment.ts'

/**
 * What a run did or found out, in order; only ever appended to.
 *
 * `found`: the record's newest deployment with a link, before this run · `sending`: an upload begins · `refused`: the
 * service certainly did not take it · `answered`: it did; `isCertain` is false if the answer is not what was asked for, and
 * `link` is undefined if it has no whole name · `absent`: the account does not list the link · `recorded`: GitHub has this
 * run's deployment · `doubted`: visitors may not get what was sent · `deleted`: the link is this site's or another preview's.
 */
export type HistoryEvent =
  | { readonly kind: 'found' | 'recorded'; readonly deployment: Deployment }
  | { readonly kind: 'sending'; readonly link: string | undefined; readonly isNew: boolean }
  | { readonly kind: 'answered'; readonly link: string | undefined; readonly isCertain: boolean }
  | { readonly kind: 'refused' | 'doubted' }
  | { readonly kind: 'absent' | 'deleted'; readonly link: string }

/** How far a run came, for its failure and for GitHub's list of deployments. */
export interface Progress {
  /** Whether this run's commit is at `link`. */
  readonly upload: 'not sent' | 'perhaps' | 'done'
  /** Undefined until the service has made a name. */
  readonly link: string | undefined
  /** Whether this run made a link that is still there and that no deployment names. */
  readonly isForgotten: boolean
  /** The site's newest deployment before this run, and the same while visitors still get it. */
  readonly previous: Deployment | undefined
  readonly stillLive: Deployment | undefined
  /** This run's own, while its link exists. */
  readonly deployment: Deployment | undefined
  /** Links that this run deleted. */
  readonly deleted: readonly string[]
}

/** Pure. An upload without an answer may have been taken. */
export function progressAfter(history: readonly HistoryEvent[]): Progress {
  let upload: Progress['upload'] = 'not sent'
  let link: string | undefined
  let isNew = false
  let [previous, deployment]: (Deployment | undefined)[] = []
  const gone: string[] = []
  for (const event of history) {
    if (event.kind === 'found') previous = event.deployment
    if (event.kind === 'recorded') deployment = event.deployment
    if (event.kind === 'sending' || event.kind === 'answered') link = event.link
    if (event.kind === 'sending') isNew = event.isNew
    // Such an answer names a link that this run did not make.
    if (event.kind === 'answered' && event.link !== undefined && !event.isCertain) isNew = false
    if (event.kind === 'sending' || event.kind === 'doubted') upload = 'perhaps'
    if (event.kind === 'answered') upload = event.isCertain ? 'done' : 'perhaps'
    if (event.kind === 'refused') upload = 'not sent'
    if (event.kind !== 'deleted' && event.kind !== 'absent') continue
    gone.push(event.link)
    if (event.link === link) upload = 'not sent'
    if (event.link === deployment?.link) deployment = undefined
  }
  const deleted = history.flatMap((event) => (event.kind === 'deleted' ? event.link : []))
  const stillLive = upload === 'not sent' && previous && !gone.includes(previous.link) ? previous : undefined
  const isForgotten = upload !== 'not sent' && isNew && deployment === undefined
  return { upload, link, isForgotten, previous, stillLive, deployment, deleted }
}
