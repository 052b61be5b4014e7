/** Who has a link, by what records say. */
import { describe, expect, it } from 'vitest'
import { judge } from '../../src/rules/judge.ts'
import {
  deploysIn,
  type Entry,
  hasLink,
  linksOf,
  namesFor,
  otherNames,
  ownerOf,
  productionIn,
  rivalsOf,
  workflowOf,
} from '../../src/rules/world.ts'
import { askerFor, docs, entry, hour, inWords, other, site, third } from './worlds.ts'

const names = [site]

describe('rivals of a live site', () => {
  it.each<[string, Entry[], Entry[], number[]]>([
    ['one that names it', [], [docs(9, site)], [9]],
    ['not the own environment, in any case of its letters', [], [entry(9, site, { environment: 'PRODUCTION' })], []],
    ['not one that handed it over', [], [docs(9, other), docs(8, site)], []],
    ['one with a newer draft: it has not moved yet', [], [docs(9), docs(8, site)], [8]],
    ['one that may have overwritten another', [], [docs(9, undefined, { names: [other] }), docs(8, site)], [8]],
    ['one that may have overwritten it', [], [docs(9, undefined, { names }), docs(8, other)], [9]],
    ['not by what it had overwritten before', [], [docs(9, other), docs(8, undefined, { names })], []],
    ['two environments', [], [docs(9, site), entry(8, site, { environment: 'x' })], [9, 8]],
    ['none that is older than the own deploy', [entry(10, site)], [docs(9, site)], []],
    ['one that is newer than an own alias', [entry(8, other, { names })], [docs(9, site)], [9]],
    ['none that is older than an own alias', [entry(10, other, { names })], [docs(9, site)], []],
    ['one, though an own name without a link is newer', [entry(10, undefined, { names })], [docs(9, site)], [9]],
    ['one that is newer within one second', [entry(8, site)], [docs(9, site, { createdAt: 8 * hour })], [9]],
    ['none that is older within one second', [entry(9, site)], [docs(8, site, { createdAt: 9 * hour })], []],
    ['none that is older, with a newer id', [entry(8, site)], [docs(9, site, { createdAt: 7 * hour })], []],
  ])('%s', (_, own, liveSites, ids) => {
    expect(rivalsOf(site, 'Production', { own, liveSites }).map(({ id }) => id)).toEqual(ids)
  })
})

describe('a live site whose environment has another name now', () => {
  const old = (more: Partial<Entry> = {}) => entry(20, site, { environment: 'old', ...more })
  it.each<[string, Entry[], Entry[], string]>([
    ['was deployed by this job', [], [old()], 'may'],
    ['was deployed by another job of it', [], [old({ job: 'site.yml/x' })], 'rival'],
    ['was deployed by another file', [], [old({ job: 'x.yml/deploy' })], 'rival'],
    ['was deployed in this run', [], [old({ run: '300.1' })], 'rival'],
    ['was deployed in another attempt of this run', [], [old({ run: '300.2' })], 'rival'],
    ['was deployed in a run that is not known', [], [old({ run: '' })], 'rival'],
    ['has a link under its new name', [entry(10, other)], [old()], 'rival'],
    ['has only a draft under its new name', [entry(10)], [old()], 'may'],
    ['is not the only one there', [], [old(), docs(19, site)], 'rival'],
    ['had two names before', [], [old(), old({ id: 9, environment: 'older' })], 'may'],
  ])('that %s: %s', (_, own, liveSites, cell) => {
    expect(inWords(judge(site, 'send', { own, liveSites }, askerFor('live site', site)))).toBe(cell)
  })

  it('is not told where the own workflow file is not known', () => {
    const asker = { ...askerFor('live site', site), job: '' }
    expect(inWords(judge(site, 'send', { own: [], liveSites: [old({ job: '' })] }, asker))).toBe('rival')
  })
})

it('the refusal of a deletion names the link that only a person deletes', () => {
  const refused = judge(other, 'delete', { own: [], liveSites: [] }, askerFor('live site', site))
  expect(refused).toEqual({ may: false, because: { why: 'only a person deletes it', link: other } })
})

describe('what a record says', () => {
  const own = [
    entry(9, undefined, { names: ['over.test'] }),
    entry(8, site, { names: ['b.test', site] }),
    entry(7, other, { names: ['c.test'] }),
    entry(6, site, { names: ['a.test', 'b.test'], reserved: true }),
  ]

  it('of links: each once, the newest first; names without a link are none', () => {
    expect(linksOf(own)).toEqual([site, other])
  })

  it('of a link: all other names that it ever had, but none that may have been overwritten', () => {
    const found = [site, other, third].map((link) => namesFor(link, own))
    expect(found).toEqual([['b.test', 'a.test'], ['c.test'], []])
  })

  it('of deploys: those with a link that sent a site', () => {
    expect(deploysIn(own).map(({ id }) => id)).toEqual([8, 7])
  })

  it('of owners: the newest that names the link at all, by its whole name', () => {
    const ids = [site, 'over.test', 'a.test', 'site'].map((link) => ownerOf(link, own)?.id)
    expect(ids).toEqual([8, 9, 6, undefined])
  })

  it('of production: its newest link; of a workflow: its file', () => {
    expect(productionIn([entry(9), docs(8, other), entry(7, site, { environment: 'Production' })])).toBe(site)
    expect(['site.yml/deploy', 'site.yml', ''].map((job) => workflowOf({ job }))).toEqual(['site.yml', 'site.yml', ''])
  })
})

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
