import { describe, expect, it } from 'vitest'
import { type AskedFor, answeredWith } from '../../src/rules/answered.ts'
import { accounts, cellsOf, named, other, site } from './worlds.ts'

/** What a run asked for: an update, a link under a name, or one whose name the service chooses. */
const asked: Readonly<Record<string, AskedFor>> = {
  update: { link: site, isNew: false, names: ['www.example.com'], freed: [] },
  'named create': { link: site, isNew: true, names: ['www.example.com'], freed: [] },
  create: { link: undefined, isNew: true, names: [], freed: [] },
  'create, in its place': { link: undefined, isNew: true, names: [], freed: [other, 'gone.test'] },
  'named, in its place': { link: site, isNew: true, names: [], freed: [other, 'gone.test'] },
}

// The account lists `other.tiiny.test`, and the label `site` where that matters.
describe('an answer', () => {
  it.each(
    cellsOf(`
      answer                 | update       | named create          | create        | create, in its place | named, in its place
      ${site}                | it           | it                    | it            | it                   | it
      site                   | it           | it                    | unusable      | unusable             | it
      sit                    | unusable     | unusable              | unusable      | unusable             | unusable
      site.tiiny             | another name | chosen by the service | it            | it                   | chosen by the service
      www.example.com        | it           | chosen by the service | it            | it                   | chosen by the service
      ${other}               | another name | listed before         | listed before | it                   | chosen by the service
      new.tiiny.test         | another name | chosen by the service | it            | it                   | chosen by the service
      other                  | unusable     | unusable              | unusable      | unusable             | unusable`),
  )('%s to %s: %s', (answer, order, is) => {
    const found = answeredWith(answer, named(asked, order), accounts['not listed'])
    expect(found.is).toBe(is)
    // What was asked for keeps its name, and what the service chose is the answer.
    if (found.is === 'it') expect(found.link).toBe(named(asked, order).link ?? answer)
  })

  it.each(['listed', 'by label', 'by second name'] as const)('to a create that is %s was there before', (account) => {
    expect(answeredWith(site, named(asked, 'create'), accounts[account]).is).toBe('listed before')
  })

  it('to a create is taken as new if the account is not known: only a live site goes on then', () => {
    expect(answeredWith(other, named(asked, 'create'), undefined).is).toBe('it')
  })
})
