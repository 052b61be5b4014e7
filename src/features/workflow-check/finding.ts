import type { Advice, Block } from '../../errors.ts'
import type { EventKind } from './events.ts'

export type FindingKind =
  | "a stranger's code"
  | 'no deletion'
  | 'no update'
  | 'no live site'
  | 'half a build'
  | 'a missing type'
  | "branches' previews"
  | 'a missing workflow'
  | 'no group'
  | 'a shared group'
  | 'a group for each push'
  | 'a cancel'
  | 'one environment'
  | 'many environments'
  | 'one domain'
  | 'an empty domain'
  | 'permissions'
  | 'a secret'

/** A mistake. Rows of events that are in `changes` may get an effect by what is pasted, others may not. */
export interface Finding extends Advice {
  readonly kind: FindingKind
  readonly blocks: readonly Block[]
  readonly changes: readonly EventKind[]
}

/** @param blocks none if there is only one sentence to give, or if one of them can't be written */
export function problemIf(
  isSo: unknown,
  kind: FindingKind,
  text: string,
  blocks: readonly (Block | undefined)[] = [],
  changes: readonly EventKind[] = [],
): Finding[] {
  const whole = blocks.filter((each) => each !== undefined)
  return isSo ? [{ kind, text, blocks: whole.length < blocks.length ? [] : whole, changes }] : []
}
