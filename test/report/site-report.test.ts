import { beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '../../src/report/log.ts'
import { reportSite } from '../../src/report/site-report.ts'
import { collect } from '../stand-ins/scenes/collected.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

type Files = Readonly<Record<string, string>>

/** What the log shows for a folder with these files, and what is doubtful about its root page. */
async function reported(files: Files, exclude = '') {
  using folder = makeSite(files)
  const site = await collect('.', { workspace: folder.directory, exclude })
  using group = vi.spyOn(log, 'group').mockReturnValue()
  reportSite(site)
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
    ['with a token', { 'index.html': token }, /live token, .*: index\.html\. Everybody/u],
    [
      'that is a repository',
      { ...home, 'README.md': '', 'src/x': '', '.git/HEAD': '' },
      /a whole repository.* Its root has README\.md, index\.html, src\/\./u,
    ],
  ])('%s has its warning', async (_, files, says, patterns) => {
    const { warnings } = await reported(files, patterns)
    expect(warnings).toEqual(says ? [expect.stringMatching(says)] : [])
  })

  it('whose root page is in doubt has a warning, which the comment shows too', async () => {
    const { doubts, warnings } = await reported({ 'index.html': page('<script src="no.js"></script>') })
    expect(warnings).toEqual([expect.stringContaining('no.js')])
    expect(doubts).toEqual(warnings)
  })
})
