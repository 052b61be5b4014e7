import type { Block, PlaceInFile } from '../errors.ts'
import { excerpt } from './printable.ts'

/** Below `with:` of the step that runs. */
export const belowInputs = (lines: string): Block[] => [{ place: { how: 'below', path: ['step', 'with'] }, lines }]

export const inPlaceOfInput = (name: string, lines: string): Block[] => [
  { place: { how: 'in place of', path: ['step', 'with', name] }, lines },
]

/** As in `In the step that uses this action, in place of its "if":`. */
export function placeText({ how, path, step }: PlaceInFile): string {
  const { owner, keys } = ownerOf(path, step)
  const name = excerpt(keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join(''))
  const isOfFile = owner === 'the workflow file'
  const key = `${isOfFile ? '' : 'its '}"${name.slice(1).replaceAll('"', "'")}"`
  if (how === 'above') return `Above ${owner}:`
  if (how === 'delete') return `In ${owner}, delete ${key}.`
  return name === '' ? `In ${owner}, add:` : `In ${owner}, ${how} ${key}:`
}

function ownerOf(path: PlaceInFile['path'], step: string | undefined): { owner: string; keys: PlaceInFile['path'] } {
  const [first, job, second, index] = path
  if (first === 'step') return { owner: 'the step that uses this action', keys: path.slice(1) }
  if (first === 'job') return { owner: 'the job of this step', keys: path.slice(1) }
  if (first !== 'jobs' || job === undefined) return { owner: 'the workflow file', keys: path }
  const name = `the job "${excerpt(String(job), 100).replaceAll('"', "'")}"`
  if (second !== 'steps' || typeof index !== 'number') return { owner: name, keys: path.slice(2) }
  return { owner: step ?? `step ${index + 1} of ${name}`, keys: path.slice(4) }
}
