import { closest, distance } from 'fastest-levenshtein'

/**
 * Inputs of the step that do not exist and look like ones that do, each with the name that was probably meant. The
 * runner warns of every name that it does not know, and goes on without it.
 *
 * @param known the names in `action.yml`
 */
export function misspelled(
  given: readonly string[],
  known: readonly string[],
): (readonly [given: string, meant: string])[] {
  return given
    .filter((name) => !known.includes(name))
    .map((name) => [name, closest(name, known)] as const)
    .filter(([name, meant]) => distance(name, meant) <= 2)
}
