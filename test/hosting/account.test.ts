import { expect, it } from 'vitest'
import { isOfKnownDomain } from '../../src/hosting/account.ts'

it.each<[links: string[], name: string, ends: boolean]>([
  [[], 'my-site.tiiny.site', true],
  [[], 'my-site.netlify.app', false],
  [[], 'tiiny.site', false],
  [[], 'a.b.tiiny.site', false],
  [['a.example.com'], 'b.example.com', true],
  [['a.example.com'], 'example.com', false],
  [['a.example.com'], 'b.c.example.com', false],
  [['example.com'], 'b.example.com', false],
  [['label'], 'label-2.example.com', false],
  [['com'], 'a.com', false],
])('of an account with %j, %s ends as a link does: %s', (links, name, ends) => {
  expect(isOfKnownDomain({ links: [links] }, name)).toBe(ends)
})
