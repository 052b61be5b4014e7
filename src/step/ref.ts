/** What a full ref names. */
export type Ref =
  | { readonly kind: 'branch'; readonly name: string }
  | { readonly kind: 'tag' }
  | { readonly kind: 'pull request'; readonly number: number }
  | { readonly kind: 'none' }

/**
 * Reads a full ref to the letter: a branch may be called `tags/x`, and another one `heads/tags/x`. What is neither
 * a branch's, a tag's nor a pull request's is `none`.
 */
export function parseRef(ref: string): Ref {
  const [, kind, name = ''] = /^refs\/(heads|tags|pull)\/(.+)$/su.exec(ref) ?? []
  if (kind === 'heads') return { kind: 'branch', name }
  if (kind === 'tags') return { kind: 'tag' }
  const number = kind === 'pull' ? /^([1-9]\d{0,14})\//u.exec(name)?.[1] : undefined
  return number === undefined ? { kind: 'none' } : { kind: 'pull request', number: Number(number) }
}
