/** A finding: a mistake that is certain. */

export type FindingKind =
  | "a stranger's code"
  | 'no update'
  | 'no live site'
  | 'half a build'
  | 'concurrency'
  | 'environments'
  | 'permissions'
  | 'a secret'
  | 'misread'

export interface Finding {
  readonly kind: FindingKind
  /** Ends with the address of the recipe that shows a right file. */
  readonly text: string
}

/** A list, so that it can be empty. */
export const problemIf = (isSo: unknown, kind: FindingKind, text: string): Finding[] => (isSo ? [{ kind, text }] : [])

/** Every kind is a heading of that page, with lines for a right file. */
export const recipeOf = (kind: FindingKind): string =>
  `https://github.com/static-deploy/static-deploy-action/blob/main/docs/workflow-file.md#${kind.replaceAll(' ', '-').replaceAll("'", '')}`
