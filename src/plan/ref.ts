/** What a full ref names. */
export type Ref =
  | { readonly kind: 'branch'; readonly name: string }
  | { readonly kind: 'tag' }
  | { readonly kind: 'pull request'; readonly number: number }
  | { readonly kind: 'none' }

/**
 * Reads a full ref exactly, because a branch may have the name `tags/x` or `heads/tags/x`. A ref that is not of a
 * branch, a tag or a pull request is `none`.
 */
export function parseRef(ref: string): Ref {
  const [, kind, name = ''] = /^refs\/(heads|tags|pull)\/(.+)$/su.exec(ref) ?? []
  if (kind === 'heads') return { kind: 'branch', name }
  if (kind === 'tags') return { kind: 'tag' }
  const number = kind === 'pull' ? /^([1-9]\d{0,14})\//u.exec(name)?.[1] : undefined
  return number === undefined ? { kind: 'none' } : { kind: 'pull request', number: Number(number) }
}
