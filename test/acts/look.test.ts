import { describe, expect, it } from 'vitest'
import { accountOf, fateOfLink } from '../../src/acts/look.ts'
import type { Account } from '../../src/rules/world.ts'

const account = (...links: string[][]): Account => ({ links, quota: { used: undefined, limit: undefined } })

describe('an account without a link that is looked for', () => {
  const three = 'my-site.e1ample or my-site.e2ample or my-site.e3ample'
  it.each<[links: string[][], says: string]>([
    [[], '0 links.'],
    // What is spelled otherwise, by three edits or more, is counted, not named.
    [[['secret.example'], ['b.org']], '2 links.'],
    [[['my-si.exampl']], '1 link.'],
    [[['mysite.example']], '1 link. Did you mean mysite.example?'],
    [[['my-sit.exampl']], '1 link. Did you mean my-sit.exampl?'],
    // A link with two names counts once.
    [[['x.example', 'my-site.examples']], '1 link. Did you mean my-site.examples?'],
    [[...'1234'].map((n) => [`my-site.e${n}ample`]), `4 links. Did you mean ${three}?`],
    [[['my-site.examp\nle']], '1 link. Did you mean my-site.examp\\nle?'],
  ])('with %j says what a public log may', (links, says) => {
    expect(accountOf(account(...links), 'my-site.example')).toBe(`The account has ${says}`)
  })
})

describe('the fate of a link that may have been made', () => {
  const many = (count: number) => account(...Array.from({ length: count }, (_, n) => [`n${n}`]))

  it.each([
    ['a link that is new', account(['a.b']), account(['a.b'], ['c.d']), 'since this run began: c.d.'],
    ['one with two names by the first', account(), account(['c.d', 'www.c']), 'since this run began: c.d.'],
    ['nothing new', account(['a.b']), account(['a.b']), 'since this run began: nothing.'],
    ['nothing that has got a name', account(['a.b']), account(['c.d', 'a.b']), 'since this run began: nothing.'],
    ['nothing that went', account(['a.b'], ['c.d']), account(['c.d']), 'since this run began: nothing.'],
    ['five that are new at most', account(), many(6), 'n0, n1, n2, n3, n4 and 1 more.'],
    // Each with each takes more than a minute, which is more than a test may.
    ['one of many', many(110_000), many(110_001), 'since this run began: n110000.'],
    ['an account that could not be read before', undefined, account(['a.b']), 'the account could not be read.'],
    ['an account that can not be read now', account(['a.b']), undefined, 'the account could not be read.'],
  ])('names %s, and no link that was there', (_, before, after, says) => {
    const fate = fateOfLink(before, after)
    expect(fate).toContain('A new link may have been made all the same')
    expect(fate).toContain(says)
    expect(fate).not.toContain('a.b')
  })
})
