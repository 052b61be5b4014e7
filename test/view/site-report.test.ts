import { beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '../../src/view/log.ts'
import { reportSite } from '../../src/view/site-report.ts'
import { collect } from '../stand-ins/scenes/collected.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

type Files = Readonly<Record<string, string>>

/** What the log shows for a folder with these files, and what is doubtful about its root page. */
async function reported(files: Files, exclude = '') {
  using folder = makeSite(files)
  const site = await collect('.', { workspace: folder.directory, exclude })
  using group = vi.spyOn(log, 'group').mockReturnValue()
  reportSite(site, '.')
  return { doubts: site.rootPage.doubts, warnings: log.takeWarnings(), group: group.mock.calls }
}

const page = (text: string): string => `<!doctype html><title>x</title>${text}`

beforeEach(() => {
  log.takeWarnings()
})

it('the log lists the ten largest files of a site, and what was left out', async () => {
  const files = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`${at}.txt`, 'x'.repeat(12 - at)]))
  const { group } = await reported({ ...files, 'index.html': 'x'.repeat(1000), '.a': '', '.b': '' })
  const largest = ['1.00 kB  index.html', ...Array.from({ length: 9 }, (_, at) => `${12 - at} B  ${at}.txt`)]
  const lines = [
    'The 10 largest:',
    ...largest.map((line) => expect.stringContaining(line)),
    'Left out (hidden): 2: .a, .b',
  ]
  expect(group).toEqual([['13 files, 1.08 kB', lines]])
})

describe('a site', () => {
  const home = { 'index.html': 'x' }
  const token = `glpat-${'a1B2c3D4e5F6g7H8i9J0'}`
  it.each<[string, Files, RegExp?, string?]>([
    ['that is as it should be', home],
    ['with a pattern that matches nothing', home, /\*\.map/u, '*.map'],
    ['with a dump', { ...home, 'a.sql': '' }, /^Dumps of .*: a\.sql\. Everybody can read it\./u],
    ['with a page without a name', { ...home, 'a/.html': '' }, /^Left out as hidden.*: a\/\.html\. Such/u],
    [
      'with a source map',
      { ...home, 'app.js.map': '{"sourcesContent":["a"]}' },
      /^Source maps contain .*: app\.js\.map\./u,
    ],
    ['with a token', { 'index.html': token }, /: index\.html\. Revoke it if it is one\. Everybody/u],
    ['that is a repository', { ...home, 'src/x': '', '.git/HEAD': '' }, /a whole repository.*; its folders: src\/\./u],
  ])('%s has its warning', async (_, files, says, patterns) => {
    const { warnings } = await reported(files, patterns)
    expect(warnings).toEqual(says ? [expect.stringMatching(says)] : [])
  })

  const based = '<script type=module src="/repo/assets/app.js"></script><link rel=stylesheet href="/repo/a.css">'
  const long = page(`<script src="/${'a'.repeat(70_000)}.js"></script>`)
  it.each<[string, Files, RegExp]>([
    ['no such script', { 'index.html': page('<script src="no.js"></script>') }, /: no\.js\. The page will be shown w/u],
    ['a very long path, of which 100 characters are shown', { 'index.html': long }, /: a{100}…\. The page/u],
    [
      'a base path',
      { 'index.html': page(based), 'assets/app.js': '', 'a.css': '' },
      /not in the site: repo\/assets\/app\.js, repo\/a\.css\. .* without \/repo\/: the site was built for that base path/u,
    ],
  ])('whose root page is in doubt for %s has a warning, which the comment shows too', async (_, files, says) => {
    const { doubts, warnings } = await reported(files)
    expect(warnings).toEqual([expect.stringMatching(says)])
    expect(doubts).toEqual(warnings)
  })

  it.each([
    '<script src="https://cdn.example/app.js"></script><script src="//cdn.example/x.js"></script><script src="data:,x">',
    '<script src="/a/app.js?v=1#x"></script><script src="./a/app.js"></script><SCRIPT SRC=a/app.js></SCRIPT>',
    '<base href="/a/"><script src="app.js"></script><link rel="preload stylesheet" href="/a/%C3%A4.css">',
    '<!-- <script src="no.js"></script> --><script>"<script src=no.js>"</script><script src></script>',
    '<link rel=icon href="no.ico"><link rel=canonical href="/no"><a href="no.html"><img src="no.png">',
    '<script src="http://["></script><script src="%ff"></script>',
  ])('has no warning for scripts and styles that are there, or elsewhere: %s', async (html) => {
    const { warnings } = await reported({ 'index.html': page(html), 'a/app.js': 'x', 'a/\u00e4.css': 'x' })
    expect(warnings).toEqual([])
  })
})
