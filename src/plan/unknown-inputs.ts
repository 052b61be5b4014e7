import { distance } from 'fastest-levenshtein'
import { InputError } from '../errors.ts'
import { excerpt } from '../text/printable.ts'

/** What an input is called elsewhere, with hyphens for `_`. */
const otherWords: readonly (readonly [meant: string, ...words: string[]])[] = [
  ['"preview-password"', 'password', 'protect', 'private', 'visibility'],
  ['"base-url"', 'api-url', 'service-url', 'server-url', 'endpoint'],
  // Whoever means the site's address must not send the key there.
  ['"domain" for this site\'s address, or "base-url" for a hosting service of your own', 'url', 'host'],
  ['"domain"', 'site', 'name', 'subdomain', 'cname', 'custom-domain'],
  ['"directory"', 'publish-dir', 'folder', 'path', 'source'],
  ['"api-key" or "github-token"', 'token'],
]

/** The runner only warns of such an input, and a preview could lack its password. @param name in lower case */
export function unknownInput(name: string, names: readonly string[], variable = ''): InputError {
  const shown = excerpt(name, 100)
  const meant = meaningOf(name.replaceAll('_', '-'), names)
  const message = `there is no input "${shown}".${meant ? ` Did you mean ${meant}?` : ''}`
  const rename =
    variable &&
    `, or rename the variable "${excerpt(variable, 100)}" below "env:", which an action can't tell from an input`
  const hint = `${meant ? 'Correct the name, or delete' : 'Delete'} it below "with:" (a blank counts as "_")${rename}.`
  return new InputError(shown, message, { hint })
}

function meaningOf(word: string, names: readonly string[]): string | undefined {
  const known = otherWords.find(([, ...words]) => words.includes(word))
  if (known) return known[0]
  const distances = names.map((name) => ({ name, apart: distance(word, name) }))
  const alike = distances.filter(({ name, apart }) => apart <= 2 && apart < name.length / 2)
  const [nearest] = alike.toSorted((a, b) => a.apart - b.apart)
  return nearest && `"${nearest.name}"`
}
