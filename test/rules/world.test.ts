import { expect, it } from 'vitest'
import { hasLink, otherNames } from '../../src/rules/world.ts'

const quota = { used: undefined, limit: undefined }
const links = [['a.example', 'www.example'], ['my-site'], ['b.example', 'b']]

it.each([
  [['a.example'], true],
  [['c.example', 'a.example'], true],
  [['www.example'], true],
  // The service may list the first label alone.
  [['my-site.anything.example'], true],
  [['a'], true],
  [['my-site-2.example'], false],
  [['a.example.org'], false],
  [[], false],
])('an account has a link that is named %j: %s', (names, expected) => {
  expect(hasLink({ links }, ...names)).toBe(expected)
})

it.each([
  ['a.example', ['www.example']],
  ['www.example', ['a.example']],
  // A label is no whole name.
  ['b.example', []],
  ['my-site.example', []],
  ['c.example', []],
])('the other names of %s are %j', (link, names) => {
  expect(otherNames({ links, quota }, link)).toEqual(names)
  expect(otherNames(undefined, link)).toEqual([])
})
