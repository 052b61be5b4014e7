import { expect, it } from 'vitest'
import { accountOf } from '../../src/hosting/names.ts'

const of = (links: string[][], missing: string): string =>
  accountOf({ links, quota: { used: undefined, limit: undefined } }, missing)

it.each<[title: string, links: string[][], says: string]>([
  ['an empty account is counted', [], 'The account has 0 links.'],
  [
    'links that are spelled otherwise are counted, not named',
    [['secret.example'], ['b.org']],
    'The account has 2 links.',
  ],
  [
    'a link that is one edit away is meant',
    [['mysite.example']],
    'The account has 1 link. Did you mean mysite.example?',
  ],
  [
    'a link that is two edits away is meant',
    [['my-sit.exampl']],
    'The account has 1 link. Did you mean my-sit.exampl?',
  ],
  ['a link that is three edits away is not', [['my-si.exampl']], 'The account has 1 link.'],
  [
    'a second name is meant too, and the link counts once',
    [['x.example', 'my-site.examples']],
    'The account has 1 link. Did you mean my-site.examples?',
  ],
  [
    'three are named at most',
    [['my-site.example1'], ['my-site.example2'], ['my-site.example3'], ['my-site.example4']],
    'The account has 4 links. Did you mean my-site.example1 or my-site.example2 or my-site.example3?',
  ],
  [
    'what could start a command is shown as text',
    [['my-site.examp\nle']],
    'The account has 1 link. Did you mean my-site.examp\\nle?',
  ],
])('%s', (_, links, says) => {
  expect(of(links, 'my-site.example')).toBe(says)
})
