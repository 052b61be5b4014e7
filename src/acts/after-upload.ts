import type { Reply, Upload } from '../hosting/interface.ts'
import type { Account } from '../rules/world.ts'

/** The next upload, and what is known before it. */
export interface Attempt {
  /** `named create`: a link that the account does not list, under the name that was asked for. */
  readonly kind: 'update' | 'create' | 'named create'
  readonly method: 'POST' | 'PUT'
  /** Undefined for a new one whose name the service chooses. */
  readonly link: string | undefined
  /** Whether a person named the link. */
  readonly isNamed: boolean
  /** Undefined if it was not asked, or can't be read. */
  readonly account: Account | undefined
  /** Whether the account lists the link; undefined if it was not asked since. */
  readonly isListed?: boolean | 'not known' | undefined
  /** The refusal of the other method, which was tried before. */
  readonly first?: Refused
}

/** What an upload came to that was not taken. */
export type Refused = Exclude<Reply<Upload>, { kind: 'taken' }>

/** What follows from an answer to an upload that was not taken. */
type Next =
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
export function nextAfter(reply: Refused, at: Attempt): Next {
  const mayBeMade = at.kind === 'create' && reply.mayBeDone
  switch (reply.kind) {
    case 'lost':
      return !reply.again || mayBeMade ? 'stop' : 'again'
    case 'busy':
      return mayBeMade || (at.kind === 'create' && reply.meaning.again !== 'always') ? 'stop' : 'again'
    case 'refused':
      return afterRefusal(reply, at)
  }
}

function afterRefusal({ meaning, mayBeDone }: Extract<Refused, { kind: 'refused' }>, at: Attempt): Next {
  if (mayBeDone) return 'stop'
  if (at.kind !== 'update') return meaning.limit ? 'make room' : 'stop'
  const isFirst = at.first === undefined
  if (meaning.unknown === 'method and form' && isFirst) return 'other method'
  // A service may take an update for a create, so that a full account refuses it too.
  const isAboutContent = meaning.otherWay === true && (meaning.limit === true || !meaning.size)
  if (!isAboutContent && !meaning.mayBeGone) return 'stop'
  if (at.isListed === undefined) return 'ask the account'
  // A name that was refused in a POST would be refused again. A full account may get room.
  if (at.isListed === false) return at.isNamed && at.method === 'POST' && !meaning.limit ? 'stop' : 'make the link'
  return at.isListed === true && isAboutContent && isFirst ? 'other method' : 'stop'
}
