import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pages } from '../../scripts/act/readme.ts'
import { root } from '../stand-ins/runner/runner.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const wordsIn = (text: string): number => text.split(/\s+/u).filter(Boolean).length

describe('the number of words', () => {
  /** At most, code and tables counted. */
  const bounds: Readonly<Record<string, number>> = {
    'CONTRIBUTING.md': 1346,
    'docs/compare.md': 361,
    'docs/generators.md': 1288,
    'docs/how-it-works.md': 1230,
    'docs/recipes.md': 3500,
    'docs/reference.md': 1626,
    'docs/security.md': 639,
    'docs/self-hosted.md': 336,
    'docs/service.md': 860,
    'docs/troubleshooting.md': 1150,
    'docs/try-it.md': 695,
  }

  it('has a bound for each page of docs', () => {
    const bounded = Object.keys(bounds).filter((path) => path.startsWith('docs/'))
    expect([...pages().keys()].filter((path) => path.startsWith('docs/'))).toEqual(bounded)
  })

  it.each(Object.entries(bounds))('of %s is at most %i', (path, bound) => {
    expect(wordsIn(read(path))).toBeLessThanOrEqual(bound)
  })

  it('of the README is below 1,000', () => {
    expect(wordsIn(read('README.md'))).toBeLessThan(1000)
  })

  it('of README and docs together is at most 12,200', () => {
    expect(wordsIn([...pages().values()].join('\n'))).toBeLessThanOrEqual(12_200)
  })
})

/** Messages that troubleshooting and README quote, in their parts around `…`; a word alone may be anything. */
function quotesOf(path: string): string[] {
  const cells = [...read(path).matchAll(/^\| ([^|]*) \|/gmu)].flatMap(([, cell = '']) => [
    ...cell.matchAll(/`([^`]+)`/gu),
  ])
  return cells
    .flatMap(([, quote = '']) => quote.split('…'))
    .map((part) => part.replace(/^[a-z-]+: /u, '').trim())
    .filter((part) => /^[a-z]+ .*[a-z]+$/u.test(part))
}

it('messages that are quoted are written somewhere in the code', () => {
  const source = globSync('src/**/*.ts', { cwd: root })
    .map((path) => read(path).replaceAll("\\'", "'"))
    .join('\n')
  const quotes = [...quotesOf('README.md'), ...quotesOf('docs/troubleshooting.md')]
  expect(quotes.length).toBeGreaterThan(10)
  expect(quotes.filter((quote) => !source.includes(quote))).toEqual([])
})
