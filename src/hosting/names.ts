import { distance } from 'fastest-levenshtein'
import { count } from '../text/format.ts'
import { excerpt } from '../text/printable.ts'
import type { Profile } from './account.ts'

/** How many names are suggested at most. */
const mostAlike = 3

/**
 * What a log may say of an account that does not have a link: how many links it has, and which are spelled alike. Other
 * links are not named: logs of public repositories are public, and links often are not.
 */
export function accountOf({ links }: Profile, missing: string): string {
  const alike = links.flat().filter((link) => distance(link, missing) <= 2)
  const shown = alike.slice(0, mostAlike).map((link) => excerpt(link, 100))
  const meant = shown.length > 0 ? ` Did you mean ${shown.join(' or ')}?` : ''
  return `The account has ${count(links.length, 'link')}.${meant}`
}
