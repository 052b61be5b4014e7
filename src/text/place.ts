import type { Block, PlaceInFile } from '../errors.ts'

/** Below `with:` of the step that runs. */
export const belowInputs = (lines: string): Block[] => [{ place: { how: 'below', path: ['step', 'with'] }, lines }]

export const inPlaceOfInput = (name: string, lines: string): Block[] => [
  { place: { how: 'in place of', path: ['step', 'with', name] }, lines },
]

/** As in `In the step that uses this action, in place of its "if":`. */
export function placeText({ how, path: [owner, ...keys] }: PlaceInFile): string {
  const name = owner === 'step' ? 'the step that uses this action' : 'the job of this step'
  if (how === 'above') return `Above ${name}:`
  return keys.length === 0 ? `In ${name}, add:` : `In ${name}, ${how} its "${keys.join('.')}":`
}
