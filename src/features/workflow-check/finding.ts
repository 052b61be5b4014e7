/** A finding: a mistake that is certain, with what to do. */
import type { Advice, Block } from '../../errors.ts'

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

export interface Finding extends Advice {
  readonly kind: FindingKind
  readonly blocks: readonly Block[]
}

/** A list, so that it can be empty. If one of the blocks can't be written, the finding has none. */
export function problemIf(
  isSo: unknown,
  kind: FindingKind,
  text: string,
  blocks: readonly (Block | undefined)[] = [],
): Finding[] {
  const whole = blocks.filter((each) => each !== undefined)
  return isSo ? [{ kind, text, blocks: whole.length < blocks.length ? [] : whole }] : []
}
