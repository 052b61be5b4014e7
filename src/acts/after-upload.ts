import type { Reply, Upload } from '../hosting/hosting.ts'

/** What an upload is, and what was tried so far. */
export interface Attempt {
  /** `named create`: a link that the account does not list, under the name that was asked for. */
  readonly kind: 'update' | 'create' | 'named create'
  readonly method: 'POST' | 'PUT'
  /** Whether the other method was tried before this one. */
  readonly isSecond: boolean
  /** Whether the account lists the link; undefined if it was not asked since. */
  readonly isListed?: boolean | 'not known'
  /** Whether a person named the link. */
  readonly isNamed: boolean
}

/** What follows from an answer to an upload. */
export type Next =
  | 'keep it'
  /** The same request, after a while. For a name that is to be made, the account is asked first. */
  | 'again'
  | 'other method'
  | 'ask the account'
  /** The service does not have the link any more. */
  | 'make the link'
  | 'make room'
  | 'stop'

/**
 * The one table of what follows from an answer (DESIGN, "Talking to the service"). An update may be repeated, and
 * what makes a link only where the service can't have made it, or the account tells.
 */
export function nextAfter(reply: Reply<Upload>, at: Attempt): Next {
  switch (reply.kind) {
    case 'taken':
      return 'keep it'
    case 'lost':
      return reply.final || (at.kind === 'create' && reply.mayBeDone) ? 'stop' : 'again'
    case 'busy':
      return at.kind === 'create' && (reply.mayBeDone || reply.meaning.again !== 'always') ? 'stop' : 'again'
    case 'refused':
      return afterRefusal(reply, at)
  }
}

function afterRefusal({ meaning, mayBeDone }: Extract<Reply<Upload>, { kind: 'refused' }>, at: Attempt): Next {
  if (mayBeDone) return 'stop'
  if (at.kind !== 'update') return meaning.limit ? 'make room' : 'stop'
  if (meaning.unknown === 'method and form' && !at.isSecond) return 'other method'
  // A service may take an update for a create, so that a full account refuses it too.
  const isAboutContent = meaning.otherWay === true && (meaning.limit === true || !meaning.size)
  if (!isAboutContent && !meaning.mayBeGone) return 'stop'
  if (at.isListed === undefined) return 'ask the account'
  // A name that was refused in a POST would be refused again. A full account may get room.
  if (at.isListed === false) return at.isNamed && at.method === 'POST' && !meaning.limit ? 'stop' : 'make the link'
  return at.isListed === true && isAboutContent && !at.isSecond ? 'other method' : 'stop'
}
