import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { actionName, readmeWorkflows, pages as recipePages, yamlIn } from '../../scripts/act/readme.ts'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import { root } from '../stand-ins/runner/runner.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const scenes = 'test/stand-ins/scenes/README.md'
const others = ['CONTRIBUTING.md', 'RELEASE.md', 'SECURITY.md', 'CHANGELOG.md', scenes]
const pages = new Map([...recipePages(), ...others.map((path) => [path, read(path)] as const)])

const withoutCode = (markdown: string): string => markdown.replace(/^```.*?^```$/gmsu, '')

/** The headings of a page as GitHub makes anchors of them. */
function anchors(markdown: string): string[] {
  return [...withoutCode(markdown).matchAll(/^#+ (.*)$/gmu)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** Addresses of links and pictures within the repository. */
function addresses(markdown: string): string[] {
  const text = withoutCode(markdown)
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/gu), ...text.matchAll(/(?:src|srcset)="([^"]+)"/gu)]
  return links.map(([, address = '']) => address).filter((address) => !/^[a-z]+:/u.test(address))
}

/** What is wrong with an address on a page; undefined if it leads somewhere. */
function problemOf(path: string, address: string): string | undefined {
  const [to = '', anchor] = address.split('#')
  const target = to === '' ? path : posix.join(dirname(path), to)
  if (!existsSync(join(root, target))) return `${address}: there is no ${target}`
  const isThere = anchor === undefined || anchors(read(target)).includes(anchor)
  return isThere ? undefined : `${address}: no such heading`
}

describe('links', () => {
  it.each([...pages.keys()])('of %s lead somewhere', (path) => {
    expect(addresses(read(path)).flatMap((address) => problemOf(path, address) ?? [])).toEqual([])
  })

  it('lead from the README to every page of docs', () => {
    const linked = addresses(read('README.md')).map((address) => address.split('#')[0])
    expect(linked).toEqual(expect.arrayContaining([...pages.keys()].filter((path) => path.startsWith('docs/'))))
  })
})

it('the README begins with a clone, the demo, its pages and the tests, and with a dry run', () => {
  const commands = /^```sh\n(.*?)^```$/msu.exec(read('README.md'))?.[1]
  expect(commands).toMatch(/^git clone \S+ && cd \S+\nnpm ci && npm run demo\n$/u)
  expect(readmeWorkflows().get('Site')).toMatch(/^ +dry-run: true # DELETE/mu)
})

it('YAML uses the action by one name, and other actions in the versions that the stand-in for act knows', () => {
  const blocks = [...recipePages().values()].flatMap(yamlIn)
  const used = blocks.flatMap((block) => [...block.matchAll(/\buses: (\S+)/gu)].map(([, name]) => name))
  const standIn = read('scripts/stand-in/github.ts')
  const known = [...standIn.matchAll(/^ {2}'(actions\/\S+@v\d+)':/gmu)].map(([, name]) => name)
  expect(known.length).toBe(4)
  expect(new Set(used)).toEqual(new Set(['actions/checkout@v7', 'ruby/setup-ruby@v1', actionName, ...known]))
})

it('the two lines for act are enough for a preview', async () => {
  const [, json = ''] = /^```json\n(.*?)^```$/msu.exec(read('docs/try-it.md')) ?? []
  await using world = await makeWorldInProcess()
  world.github.addPull({ number: 1 })
  const { stdout, outputs } = await world.step({ event: 'pull_request', payload: JSON.parse(json) })
  expect(outputs['result'], stdout).toBe('deployed')
})

/** Messages that troubleshooting and README quote, in their parts around `…`; a word alone may be anything. */
function quotesOf(path: string): string[] {
  const cells = [...read(path).matchAll(/^\| ([^|]*) \|/gmu)].map(([, cell]) => cell)
  return [...cells.join('\n').matchAll(/`([^`]+)`/gu)]
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

describe('CONTRIBUTING', () => {
  const text = read('CONTRIBUTING.md')

  it('names files that are there, and every room of the house', () => {
    const named = [...text.matchAll(/`((?:scripts|src|test)\/[^`\s]+)`/gu)].map(([, path = '']) => path)
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((path) => globSync(path, { cwd: root }).length === 0)).toEqual([])
    const map = /^index\.ts .*?^```$/msu.exec(text)?.[0] ?? ''
    expect([...map.matchAll(/[\w-]+(?:\.ts|(?=\/))/gu)].map(([name]) => name).toSorted()).toEqual(
      readdirSync(join(root, 'src')).toSorted(),
    )
  })

  it('follows a push from file to file', () => {
    const walk = [...text.matchAll(/^\| \d+ \| `src\/([^`]+)`/gmu)].map(([, path = '']) => path)
    expect(walk.length).toBeGreaterThan(10)
    // Each file but the first is one that a file before it uses.
    for (const [index, path] of walk.slice(1).entries()) {
      const earlier = walk.slice(0, index + 1)
      const users = earlier.filter((user) => read(`src/${user}`).includes(`/${posix.basename(path)}'`))
      expect(users, `what leads to ${path}`).not.toEqual([])
    }
  })
})
