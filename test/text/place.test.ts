import { expect, it } from 'vitest'
import { aboveStep, belowInputs, inPlaceOfInput } from '../../src/text/place.ts'

it.each([
  [aboveStep, 'Above the step that uses this action:'],
  [belowInputs, 'In the step that uses this action, below its "with":'],
  [
    (lines: string) => inPlaceOfInput('domain', lines),
    'In the step that uses this action, in place of its "with.domain":',
  ],
])('%o is told', (blocksOf, place) => {
  expect(blocksOf('a: b')).toEqual([{ place, lines: 'a: b' }])
})
