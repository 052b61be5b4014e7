/** All that can be seen, put together, against the sentences of the contract. */
import { describe, expect, it } from 'vitest'
import { destinationOf, questionsOf } from '../../src/rules/destination.ts'
import { type Asker, judge, type Purpose } from '../../src/rules/judge.ts'
import type { Entry, World } from '../../src/rules/world.ts'
import { accounts, askerFor, claims, other, records, site, subjects } from './worlds.ts'

interface Case {
  readonly asker: Asker
  readonly world: World
}

const kinds = Object.keys(subjects) as (keyof typeof subjects)[]

/** Each asker in each world: 4,200 cases. */
const all: readonly Case[] = kinds
  .flatMap((of) => [true, false].flatMap((token) => [site, undefined].map((domain) => askerFor(of, domain, token))))
  .flatMap((asker) => Object.values(asker.policy === 'unrecorded' ? [[]] : records).map((own) => ({ asker, own })))
  .flatMap((each) => Object.values(claims).map((liveSites) => ({ ...each, liveSites })))
  .flatMap((each) => Object.values(accounts).map((account) => ({ ...each, account })))
  .flatMap((each) => [true, false].map((isNeeded) => ({ ...each, isNeeded })))
  .map(({ asker, ...world }) => ({ asker, world }))

const previews = all.filter(({ asker }) => asker.policy === 'preview')
const liveSites = all.filter(({ asker }) => asker.policy === 'live site')
const unrecorded = all.filter(({ asker }) => asker.policy === 'unrecorded')
const recorded = [...previews, ...liveSites]
const purposes = ['send', 'send again', 'delete'] as const

/** The link that a deploy is sent to, or asks for; undefined for a refusal, and if the service chooses it. */
function goesTo({ asker, world }: Case): string | undefined {
  const to = destinationOf(asker, world)
  if ('why' in to) return undefined
  return to.link
}

/** The account for each name that is not its own, and live sites for each link. */
function asksEnough(each: Case): boolean {
  const { account, liveSitesSince } = questionsOf(each.asker, each.world.own)
  return account === !isOwn(each) && liveSitesSince !== undefined
}

type About = (each: Case) => boolean

const always = () => true
const may = (each: Case, purpose: Purpose, link = site) => judge(link, purpose, each.world, each.asker).may
const isSent: About = (each) => !('why' in destinationOf(each.asker, each.world))
const isThere: About = (each) => goesTo(each) === site
const names = ({ link, names: others }: Entry) => [link, ...others].includes(site)
const isOwned: About = ({ world }) => world.liveSites.some(names)
const isOwn: About = ({ world }) => world.own.some(({ link }) => link === site)
const isNamedAndOwned: About = (each) => isOwned(each) && domainOf(each) !== undefined
const isFree: About = ({ world }) => world.account === accounts['not listed']
const isWanted: About = ({ world }) => world.isNeeded === true
const isDocs: About = ({ world }) => world.liveSites.some((each) => names(each) && /^docs$/iu.test(each.environment))
const domainOf = ({ asker }: Case) => asker.target.domain
const isDeletedByName = (each: Case) => (link: string) => may(each, 'delete', link) === (domainOf(each) === link)
/** Whether it goes where it would if the link were nobody else's. */
const asToldOrLast: About = (each) => goesTo(each) === (domainOf(each) ?? each.world.own.find(({ link }) => link)?.link)

describe('in all that can be seen', () => {
  it.each<[string, readonly Case[], about: About, holds: About]>([
    ['no preview goes to a link that a live site names', previews, isOwned, (each) => !isThere(each)],
    ['no preview goes there once more', previews, isOwned, (each) => !may(each, 'send again')],
    ['no preview with a domain that names one goes elsewhere', previews, isNamedAndOwned, (each) => !isSent(each)],
    ['no preview deletes one', previews, isOwned, (each) => !may(each, 'delete')],
    ['no preview is deleted that is needed', previews, isWanted, (each) => !may(each, 'delete')],
    ['any other preview is', previews, (each) => !isWanted(each) && !isOwned(each), (each) => may(each, 'delete')],
    ['a preview goes to its own link, or a free one', previews, isThere, (each) => isOwn(each) || isFree(each)],
    ['a preview goes to its own for any account', previews, (each) => isOwn(each) && !isOwned(each), asToldOrLast],
    ['a preview always goes somewhere without a domain', previews, (each) => domainOf(each) === undefined, isSent],
    ['a live site goes where it is told, else where it was last', liveSites, isSent, asToldOrLast],
    ['only another environment that named it stops a live site', liveSites, (each) => !isSent(each), isDocs],
    ['only who names a live site deletes it', liveSites, always, (each) => [site, other].every(isDeletedByName(each))],
    ['without a token it goes where it is told', unrecorded, always, (each) => isSent(each) && asToldOrLast(each)],
    ['without a token all may be done', unrecorded, always, (each) => purposes.every((purpose) => may(each, purpose))],
    ['enough is asked beforehand', recorded, isThere, asksEnough],
  ])('%s', (_, cases, about, holds) => {
    const chosen = cases.filter(about)
    expect(chosen.length).toBeGreaterThan(9)
    expect(chosen.filter((each) => !holds(each))).toEqual([])
  })

  // A site may always hand its link over, so what one more environment claims is added.
  const added = Object.values(claims).map((sites) => sites.map((each): Entry => ({ ...each, environment: 'more' })))
  const withMore = ({ asker, world }: Case): Case[] =>
    added.map((more) => {
      const seen = [...more, ...world.liveSites].toSorted((a, b) => b.id - a.id)
      return { asker, world: { ...world, liveSites: seen } }
    })
  it.each(purposes)('one more claim never permits more, to %s', (purpose) => {
    const permits = (each: Case) => (purpose === 'send' ? goesTo(each) !== undefined : may(each, purpose))
    const worse = recorded.filter((each) => !permits(each)).flatMap(withMore)
    expect(worse.length).toBeGreaterThan(9)
    expect(worse.filter(permits)).toEqual([])
  })
})
