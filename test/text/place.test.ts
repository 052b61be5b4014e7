import { expect, it } from 'vitest'
import type { PlaceInFile } from '../../src/errors.ts'
import { placeText } from '../../src/text/place.ts'

it.each<[how: PlaceInFile['how'], path: PlaceInFile['path'], text: string]>([
  ['in place of', ['step', 'if'], 'In the step that uses this action, in place of its "if":'],
  ['below', ['step', 'with'], 'In the step that uses this action, below its "with":'],
  ['above', ['step'], 'Above the step that uses this action:'],
  ['below', ['job'], 'In the job of this step, add:'],
  ['in place of', ['jobs', 'site', 'if'], 'In the job "site", in place of its "if":'],
  ['below', ['jobs', 'site', 'steps', 2, 'with'], 'In step 3 of the job "site", below its "with":'],
  ['delete', ['jobs', 'site', 'steps', 0, 'with', 'ref'], 'In step 1 of the job "site", delete its "with.ref".'],
  ['delete', ['on', 'push', 'branches'], 'In the workflow file, delete "on.push.branches".'],
  ['in place of', ['jobs'], 'In the workflow file, in place of "jobs":'],
  ['below', [], 'In the workflow file, add:'],
  ['below', ['jobs', 'a"\n', 'env'], 'In the job "a\'\\n", below its "env":'],
])('a place is a sentence: %s %j', (how, path, text) => {
  expect(placeText({ how, path })).toBe(text)
})

it('a place has the name of its step', () => {
  const place = { how: 'below', path: ['jobs', 'site', 'steps', 2], step: 'the step "Build"' } as const
  expect(placeText(place)).toBe('In the step "Build", add:')
})
