import { expect, it } from 'vitest'
import { hasLink, otherNames } from '../../src/rules/world.ts'

const links = [['a.example', 'www.example'], ['my-site'], ['b.example', 'b']]
const account = { links, quota: { used: undefined, limit: undefined } }

it.each([
  [['c.example', 'a.example'], true],
  [['www.example'], true],
  // The service may list the first label alone.
  [['my-site.anything.example'], true],
  [['a'], true],
  [['my-site-2.example'], false],
  [['a.example.org'], false],
  [[], false],
])('an account has a link that is named %j: %s', (names, expected) => {
  expect(hasLink(account, ...names)).toBe(expected)
})

it('the other names of a link are those of its entry that are whole names', () => {
  const others = ['a.example', 'www.example', 'b.example', 'my-site.example'].map((link) => otherNames(account, link))
  expect(others).toEqual([['www.example'], ['a.example'], [], []])
  expect(otherNames(undefined, 'a.example')).toEqual([])
})
