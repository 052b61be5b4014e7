/** Where a deploy goes. Rows and columns are the names of `worlds.ts`; each cell is a test. */
import { describe, expect, it } from 'vitest'
import { destinationOf, otherSiteIn, questionsOf } from '../../src/rules/destination.ts'
import { policyOf } from '../../src/rules/judge.ts'
import type { Entry } from '../../src/rules/world.ts'
import { accounts, askerFor, cellsOf, claims, entry, hour, inWords, named, records, site, subjects } from './worlds.ts'

const goes = (asker: ReturnType<typeof askerFor>, record: string, account: string, claim = 'nobody') => {
  const own = named(records, record)
  return inWords(destinationOf(asker, { own, account: named(accounts, account), liveSites: named(claims, claim) }))
}

// A preview touches only what its own record names, by one exact link. To refuse, any name of the account's does.
describe.each(['pull request', 'branch'] as const)('the preview of a %s', (of) => {
  it.each(
    cellsOf(`
      record                   | not listed | listed  | by label | by second name | unknown
      nothing                  | make site  | before  | before   | before         | before
      the link                 | to site    | to site | to site  | to site        | to site
      the link, before another | to site    | to site | to site  | to site        | to site
      another link             | make site  | before  | before   | before         | before
      a draft                  | make site  | before  | before   | before         | before
      the name only            | make site  | before  | before   | before         | before`),
  )('whose record has %s, with a domain that is %s: %s', (record, account, cell) => {
    expect(goes(askerFor(of, site), record, account)).toBe(cell)
  })

  it.each(
    cellsOf(`
      claimed by             | nothing | the link   | the link, before another | another link | a draft | the name only
      nobody                 | new     | to site    | to other                 | to other     | new     | to other
      docs, before           | new     | new, taken | to other                 | to other     | new     | to other
      production, by name    | new     | new, taken | to other                 | to other     | new     | to other`),
  )('without a domain, where its link is claimed by %s, whose record has %s: %s', (claim, record, cell) => {
    for (const account of Object.keys(accounts)) expect(goes(askerFor(of), record, account, claim)).toBe(cell)
  })
})

// It goes wherever its domain says, else to its newest link, and respects the newest deploy of each other live site.
describe('a live site', () => {
  it.each(
    cellsOf(`
      claimed by               | nothing | the link | the link, before another | another link | a draft | the name only
      nobody                   | to site | to site  | to site                  | to site      | to site | to site
      production, before       | to site | to site  | to site                  | to site      | to site | to site
      production, by name only | to site | to site  | to site                  | to site      | to site | to site
      docs, before             | rival   | to site  | to site                  | rival        | rival   | rival
      docs, after              | rival   | rival    | rival                    | rival        | rival   | rival
      docs, by name            | rival   | rival    | rival                    | rival        | rival   | rival
      docs, then another link  | to site | to site  | to site                  | to site      | to site | to site
      docs, then another name  | rival   | rival    | rival                    | rival        | rival   | rival
      docs, by this workflow   | to site | to site  | to site                  | rival        | to site | rival`),
  )('with a domain that is claimed by %s, whose record has %s: %s', (claim, record, cell) => {
    for (const account of ['listed', 'by label', 'by second name', 'unknown'])
      expect(goes(askerFor('live site', site), record, account, claim)).toBe(cell)
    const stays = record.startsWith('the link') || cell === 'rival'
    expect(goes(askerFor('live site', site), record, 'not listed', claim)).toBe(stays ? cell : 'make site')
  })

  it.each(
    cellsOf(`
      claimed by              | nothing | the link | another link | a draft | the name only
      nobody                  | new     | to site  | to other     | new     | to other
      docs, after             | new     | rival    | to other     | new     | to other
      docs, then another link | new     | to site  | to other     | new     | to other`),
  )('without a domain, where its link is claimed by %s, whose record has %s: %s', (claim, record, cell) => {
    for (const account of Object.keys(accounts)) expect(goes(askerFor('live site'), record, account, claim)).toBe(cell)
  })
})

it('what kind of run it is depends on the subject, and first on the token', () => {
  const of = (token: boolean) => Object.values(subjects).map((subject) => policyOf({ subject }, token))
  expect(of(true)).toEqual(['preview', 'preview', 'live site'])
  expect(of(false)).toEqual(['unrecorded', 'unrecorded', 'unrecorded'])
  expect(goes(askerFor('branch', site, false), 'nothing', 'not listed')).toBe('to site')
})

describe('before it is known where a deploy goes', () => {
  // `account`: it is asked. The number: since which hour live sites are looked at, 0 for all, `none` for no question.
  it.each(
    cellsOf(`
      who, and its domain  | nothing       | the link      | the link, before another | another link  | a draft       | the name only
      pull request, domain | account, 0    | 49            | 49                       | account, 0    | account, 0    | account, 0
      pull request         | account, none | 49            | 49                       | 49            | account, none | 49
      live site, domain    | account, 0    | 100           | 50                       | account, 0    | account, 0    | account, 0
      live site            | account, none | 100           | 100                      | 100           | account, none | 50
      no token, domain     | none          | none          | none                     | none          | none          | none
      no token             | account, none | account, none | account, none            | account, none | account, none | account, none`),
  )('%s, whose record has %s, asks: %s', (who, record, cell) => {
    const [of = '', domain] = who.split(', ')
    const asker = askerFor(
      of === 'no token' ? 'branch' : (of as keyof typeof subjects),
      domain && site,
      of !== 'no token',
    )
    const { account, liveSitesSince: since } = questionsOf(asker, named(records, record))
    const looks = since === undefined ? 'none' : String(since / hour)
    expect([...(account ? ['account'] : []), looks].join(', ')).toBe(cell)
  })

  it('a live site looks back to the own deploy that has the link under any name', () => {
    const { liveSitesSince } = questionsOf(askerFor('live site', site), [entry(100, 'other.test', { names: [site] })])
    expect(liveSitesSince).toBe(100 * hour)
  })
})

describe('one record, one site', () => {
  const here = (more: Partial<Entry> = {}) => entry(100, site, { run: '300.1', ...more })
  const there = (more: Partial<Entry> = {}) => entry(100, site, { job: 'other.yml/deploy', ...more })
  const deployed = 'this run has deployed'
  it.each<[string, Entry[], without?: string, withDomain?: string]>([
    ['is of another run', [entry(100, site)]],
    ['is of this run and attempt', [here()], deployed, deployed],
    ['is of an earlier attempt of it', [here({ run: '300.0' })]],
    ['is a draft of this run', [here({ link: undefined })]],
    ['is a reserve of this run', [here({ reserved: true })]],
    ['has a draft over one of it', [entry(101), here()], deployed, deployed],
    ['has a newer one over one of it', [entry(101, site), here()]],
    ['is of another workflow file', [there()], 'another workflow deploys'],
    ['is of another one, in this run', [there({ run: '300.1' })], deployed, deployed],
    ['tells no workflow file', [there({ job: '' })]],
    ['has another one only below', [entry(101, site), there()]],
  ])('a record that %s', (_, own, without, withDomain) => {
    for (const of of ['pull request', 'branch', 'live site'] as const) {
      expect(otherSiteIn(own, askerFor(of))?.why).toBe(without)
      expect(otherSiteIn(own, askerFor(of, site))?.why).toBe(withDomain)
    }
  })

  it('is not told by a run that has no number, or a job without a file', () => {
    expect(otherSiteIn([here({ run: '' })], { ...askerFor('live site'), run: '' })).toBeUndefined()
    expect(otherSiteIn([there()], { ...askerFor('live site'), job: '' })).toBeUndefined()
    expect(otherSiteIn([there()], askerFor('live site'))).toMatchObject({ link: site, workflow: 'other.yml' })
  })
})
