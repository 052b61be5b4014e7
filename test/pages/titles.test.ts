import { expect, it } from 'vitest'
import { shortTitle } from '../../src/pages/titles.ts'

it.each([
  ['Guide | My Site', 'Guide | My Site'],
  ['', ''],
  ['x'.repeat(100), 'x'.repeat(100)],
  ['x'.repeat(101), `${'x'.repeat(99)}…`],
  ['😀'.repeat(100), '😀'.repeat(100)],
  ['😀'.repeat(101), `${'😀'.repeat(99)}…`],
])('a title is shown up to 100 characters, and no pair is cut: %s', (title, shown) => {
  expect(shortTitle(title)).toBe(shown)
})
