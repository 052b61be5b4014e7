import { expect, it } from 'vitest'
import type { PlaceInFile } from '../../src/errors.ts'
import { placeText } from '../../src/text/place.ts'

it.each<[how: PlaceInFile['how'], path: PlaceInFile['path'], text: string]>([
  ['in place of', ['step', 'if'], 'In the step that uses this action, in place of its "if":'],
  ['below', ['step', 'with'], 'In the step that uses this action, below its "with":'],
  ['above', ['step'], 'Above the step that uses this action:'],
  ['below', ['job'], 'In the job of this step, add:'],
])('a place is a sentence: %s %j', (how, path, text) => {
  expect(placeText({ how, path })).toBe(text)
})
