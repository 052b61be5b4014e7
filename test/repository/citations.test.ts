import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../stand-ins/runner/runner.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Numbers of headings, and of rules in bold at the beginning of a paragraph. */
const sectionsOf = (page: string): ReadonlySet<string> =>
  new Set([...read(page).matchAll(/^(?:#+ |\*\*)(\d+(?:\.\d+)?)[. *]/gmu)].map(([, number = '']) => number))
const sections = { design: sectionsOf('docs/design.md'), interface: sectionsOf('docs/interface.md') }

/** As in "design 4.3", "design 4.3 to 4.6" and "interface 4 and 5". */
const citation = /\b(design|interface) (\d+(?:\.\d+)?(?:(?:,? and|,| to) \d+(?:\.\d+)?)*)/giu

/** What a text cites that is not in this repository. */
function missingIn(text: string): string[] {
  const cited = [...text.matchAll(citation)].flatMap(([, page = '', numbers = '']) => {
    const known = sections[page.toLowerCase() as keyof typeof sections]
    return (numbers.match(/[\d.]*\d/gu) ?? [])
      .filter((number) => !known.has(number))
      .map((number) => `${page} ${number}`)
  })
  // A name in capitals is a document's.
  const [unknown] = text.match(/\b(?:DESIGN|INTERFACE|READING|STYLE|MISTAKES)\b/u) ?? []
  const comments = text.match(/^\s*(?:\/\*\*|\*|\/\/|#).*/gmu)?.join('\n') ?? ''
  const pages = comments.match(/(?<![\w/])docs\/[\w-]+\.md\b/gu) ?? []
  return [...cited, ...(unknown ? [unknown] : []), ...pages.filter((page) => !existsSync(join(root, page)))]
}

describe('comments', () => {
  const files = globSync(['{src,scripts,test}/**/*.{ts,mjs,cjs}', '*.ts', '.ci/*'], { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.startsWith('test/repository/') && !path.includes('/fixtures/'))

  it('cite sections that are there', () => {
    expect(files.length).toBeGreaterThan(200)
    expect([sections.design.size, sections.interface.size].every((count) => count > 10)).toBe(true)
    expect(files.flatMap((path) => missingIn(read(path)).map((what) => `${path}: ${what}`))).toEqual([])
  })

  it.each([
    ['(design 4.3 to 4.6)', []],
    ['Design 99. As in interface 2 and 7.9', ['Design 99', 'interface 7.9']],
    ['(DESIGN 3)', ['DESIGN']],
    ['// as docs/nowhere.md says', ['docs/nowhere.md']],
  ])('would be found: %s', (text, found) => {
    expect(missingIn(text)).toEqual(found)
  })
})

it('pages name files of src that are there', () => {
  for (const page of ['docs/design.md', 'docs/decisions.md']) {
    const named = [...read(page).matchAll(/`([\w/-]+\.ts|[\w-]+(?:\/[\w-]+)*\/)`/gu)].map(([, path = '']) => path)
    expect(named.length, page).toBeGreaterThan(0)
    const missing = named.filter(
      (path) => globSync(`{.,src,src/**}/${path.replace(/\/$/u, '')}`, { cwd: root }).length === 0,
    )
    expect(missing, page).toEqual([])
  }
})

it('each file of src is carried by one section of the design', () => {
  const prices = execFileSync(process.execPath, ['scripts/prices.ts'], { cwd: root, encoding: 'utf8' })
  expect(prices).toMatch(/^ +\d+ {2}src$/mu)
})
