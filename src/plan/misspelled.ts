import { closest, distance } from 'fastest-levenshtein'
import { InputError } from '../errors.ts'
import { printable } from '../text/printable.ts'

/** Words in the names of other actions' inputs, and the inputs that mean the same here. The first match counts. */
const otherWords: readonly (readonly [words: readonly string[], inputs: readonly string[]])[] = [
  [['hidden', 'dotfiles'], ['include-hidden-files']],
  [['token'], ['api-key', 'github-token']],
  [['key', 'secret', 'apikey'], ['api-key']],
  [['site'], ['directory', 'domain']],
  [
    ['url', 'host', 'hostname', 'address'],
    ['domain', 'base-url'],
  ],
  [['dir', 'folder', 'path', 'source', 'src', 'dist', 'publish', 'output', 'files'], ['directory']],
  [['subdomain', 'link', 'cname', 'alias'], ['domain']],
  [['ignore', 'skip', 'without', 'omit'], ['exclude']],
  [['env'], ['environment']],
  [['pr', 'issue', 'number'], ['pull-request']],
]

/**
 * Makes sure that no input is misspelled. For a name that does not exist the runner writes only a warning. The step
 * would go on without that input: to another link, or with files that should be left out. If a name is not misspelled
 * but has the same meaning in another action, that is a warning.
 *
 * @param given names of the step's inputs, in lower case
 * @param known the names in `action.yml`
 * @returns the warnings
 * @throws {InputError} if there are misspelled names. It lists all of them, and belongs to the first one.
 */
export function checkSpelling(given: readonly string[], known: readonly string[]): readonly string[] {
  const [first, ...more] = misspelled(given, known).map(([name, meant]) => ({
    name,
    question: `"${printable(name)}", did you mean "${meant}"?`,
  }))
  if (first !== undefined) {
    const questions = [first, ...more].map(({ question }) => question)
    throw new InputError(first.name, `there is no input ${questions.join(' And no ')}`, {
      hint: 'Correct the names under "with:". Nothing was sent.',
      inPublic: 'the same',
    })
  }
  return given.flatMap((name) => {
    const meant = known.includes(name) ? [] : likelyMeant(name, known).map((each) => `"${each}"`)
    const question = `Did you mean ${meant.join(' or ')}?`
    return meant.length === 0 ? [] : `There is no input "${printable(name)}", so it was ignored. ${question}`
  })
}

/**
 * Inputs that do not exist, but are at most two edits from one that does; each with the name that was probably meant.
 * Any other name is no error: a job may set variables that only look like inputs.
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

/** The inputs that a name may mean which does not exist. It returns only the best guess, which may be two inputs. */
export function likelyMeant(name: string, known: readonly string[]): readonly string[] {
  const words = name.split(/[-_\s]+/u)
  const plain = `-${words.join('-')}-`
  const longer = known.filter((each) => plain.includes(`-${each}-`))
  if (longer.length > 0) return longer
  const other = otherWords.find(([each]) => words.some((word) => each.includes(word)))
  return other?.[1] ?? known.filter((each) => `-${each}-`.includes(plain))
}
