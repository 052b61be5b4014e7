import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readmeWorkflows, pages as recipePages } from '../../scripts/act/readme.ts'
import { usualInputs } from '../../src/plan/inputs.ts'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import { root } from '../stand-ins/runner/runner.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const others = ['CONTRIBUTING.md', 'RELEASE.md', 'SECURITY.md', 'CHANGELOG.md']
const pages = new Map([...recipePages(), ...others.map((path) => [path, read(path)] as const)])

/** A page without blocks of code. */
const prose = (markdown: string): string => markdown.replace(/^```.*?^```$/gmsu, '')

/** What is read from top to bottom: in a table one looks things up. */
const running = (markdown: string): string => prose(markdown).replace(/^\|.*$/gmu, '')

/** The headings of a page as GitHub makes anchors of them. */
function anchors(markdown: string): string[] {
  return [...prose(markdown).matchAll(/^#+ (.*)$/gmu)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** Addresses of links and pictures within the repository. */
function addresses(markdown: string): string[] {
  const text = prose(markdown)
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/gu), ...text.matchAll(/(?:src|srcset)="([^"]+)"/gu)]
  return links.map(([, address = '']) => address).filter((address) => !/^[a-z]+:/u.test(address))
}

/** What is wrong with an address on a page; undefined where it leads somewhere. */
function fault(path: string, address: string): string | undefined {
  const [to = '', anchor] = address.split('#')
  // On GitHub a page of the repository is two folders deeper, and its other pages are beside those.
  const [, up = '', file] = /^((?:\.\.\/)+)actions\/workflows\/([a-z]+\.yml)(?:\/badge\.svg)?$/u.exec(to) ?? []
  if (file !== undefined) {
    const isRight = up.length === 3 * (path.split('/').length + 1)
    return isRight && existsSync(join(root, '.github/workflows', file)) ? undefined : address
  }
  const target = to === '' ? path : posix.join(dirname(path), to)
  if (!existsSync(join(root, target))) return `${address}: there is no ${target}`
  const isThere = anchor === undefined || anchors(read(target)).includes(anchor)
  return isThere ? undefined : `${address}: no such heading`
}

describe('README', () => {
  it('has at most 1,700 words beside its code and its tables', () => {
    const words = running(read('README.md')).split(/\s+/u).filter(Boolean)
    expect(words.length).toBeLessThanOrEqual(1700)
  })

  it('begins with the two commands, and a dry run, which deletes and makes nothing', () => {
    expect(/^```sh\n(.*?)^```$/msu.exec(read('README.md'))?.[1]).toBe('npm ci && npm run demo\nnpm ci && npm test\n')
    expect(readmeWorkflows().get('Site')).toMatch(/^ +dry-run: true # DELETE/mu)
  })

  it('leads to every page of docs', () => {
    const linked = addresses(read('README.md')).map((address) => address.split('#')[0])
    expect(linked).toEqual(expect.arrayContaining([...pages.keys()].filter((path) => path.startsWith('docs/'))))
  })
})

describe('pages', () => {
  it.each([...pages.keys()])('%s leads nowhere where nothing is', (path) => {
    expect(addresses(read(path)).flatMap((address) => fault(path, address) ?? [])).toEqual([])
  })

  it('would be found with a dead link, or a wrong one', () => {
    for (const address of ['docs/none.md', '#none', 'docs/recipes.md#none', '../actions/workflows/ci.yml'])
      expect(fault('README.md', address)).toBeDefined()
  })
})

describe('what readers meet', () => {
  const wordsOf = (path: string): string => read(path).replaceAll('**', '').replace(/\s+/gu, ' ')

  it('is three rules in the details, in three sentences', () => {
    const text = wordsOf('docs/details.md')
    expect(text).toContain('A preview touches only what its own record names, and its record names only what it made.')
    expect(text).toMatch(
      /A record is the list of its deployments: what their payloads name is there, what is torn down is deleted from the list, and statuses are never read\./u,
    )
    expect(text).toContain('To permit, one exact name; to refuse, any name ever seen.')
  })

  it.each(['README.md', 'docs/recipes.md'])('is the same in three sentences of %s', (path) => {
    expect(wordsOf(path)).toMatch(
      /a preview changes and deletes only what its own record names, and a record names only what its preview made.*? The record is what the payloads of GitHub's deployments say.*? One exact name of it permits; any name that was ever seen is enough to refuse\./iu,
    )
  })

  it.each(['README.md', 'docs/details.md', 'docs/recipes.md'])('says in %s where a domain belongs', (path) => {
    expect(wordsOf(path)).toMatch(
      /domain of your own only to (?:a|the) live site|Attach it only to the live site, after its first deploy/u,
    )
  })

  it('is in usual words', () => {
    const unusual = /\b(?:mend(?:s|ed)?|(?:is|are) (?:publicly )?said to|played|the ones? that)\b/giu
    for (const [path, text] of pages) expect(text.match(unusual) ?? [], path).toEqual([])
  })

  it('has no line of sample code that is wider than its box on GitHub', () => {
    for (const [path, text] of pages) {
      const lines = (text.match(/^```(?!text).*?^```$/gmsu) ?? []).flatMap((block) => block.split('\n'))
      expect(
        lines.filter((line) => line.length > 98),
        path,
      ).toEqual([])
    }
  })
})

it('lines of workflows that are to be put in name inputs that there are', () => {
  const blocks = [...pages.values()].flatMap((text) => [...text.matchAll(/^```yaml\n(.*?)^```$/gmsu)])
  const fragments = blocks.map(([, block = '']) => parse(block) as object).filter((fragment) => !('jobs' in fragment))
  expect(fragments.length).toBeGreaterThan(1)
  expect(fragments.flatMap((fragment) => Object.keys(fragment)).filter((name) => !(name in usualInputs))).toEqual([])
})

describe('CONTRIBUTING', () => {
  it('names files that are there, and every room of the house', () => {
    const text = read('CONTRIBUTING.md')
    const named = [...text.matchAll(/`((?:scripts|src|test)\/[^`\s]+)`/gu)].map(([, path = '']) => path)
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((path) => globSync(path, { cwd: root }).length === 0)).toEqual([])
    const picture = /^index\.ts .*?^```$/msu.exec(text)?.[0] ?? ''
    for (const room of readdirSync(join(root, 'src'))) expect(picture).toContain(room)
  })

  it('follows a push through every layer in at most 20 files', () => {
    const walk = [...read('CONTRIBUTING.md').matchAll(/^\| \d+ \| `src\/([^`]+)`/gmu)].map(([, path = '']) => path)
    expect(walk.length).toBeGreaterThan(10)
    expect(walk.length).toBeLessThanOrEqual(20)
    // Each file but the first is one that a file before it uses, or its caller does.
    for (const [index, path] of walk.slice(1).entries()) {
      const users = walk
        .slice(0, index + 1)
        .filter((before) => read(`src/${before}`).includes(`/${posix.basename(path)}'`))
      expect(users, `what leads to ${path}`).not.toEqual([])
    }
  })
})

it('the two lines for act are enough for a preview and for its end', async () => {
  const [, json = ''] = /^```json\n(.*?)^```$/msu.exec(read('docs/try-it.md')) ?? []
  await using world = await makeWorldInProcess()
  world.github.addPull({ number: 1 })
  for (const [action, result] of [
    ['opened', 'deployed'],
    ['closed', 'deleted'],
  ] as const) {
    world.github.setPullState(1, action === 'opened' ? 'open' : 'closed')
    const { code, stdout, outputs } = await world.step({
      event: 'pull_request',
      payload: { ...JSON.parse(json), action },
    })
    expect(code, stdout).toBe(0)
    expect(outputs['result']).toBe(result)
  }
})
