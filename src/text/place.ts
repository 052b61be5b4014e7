import type { Block } from '../errors.ts'

const step = 'the step that uses this action'

export const aboveStep = (lines: string): Block[] => [{ place: `Above ${step}:`, lines }]

/** Below `with:` of the step that runs. */
export const belowInputs = (lines: string): Block[] => [{ place: `In ${step}, below its "with":`, lines }]

export function inPlaceOfInput(name: string, lines: string): Block[] {
  return [{ place: `In ${step}, in place of its "with.${name}":`, lines }]
}
