import { beforeEach, expect, it, vi } from 'vitest'
import { inPlainText, log } from '../../src/log.ts'
import { reportSettings, reportSite } from '../../src/site/report-site.ts'
import { collect } from '../site/collected.ts'
import { pem } from '../stand-ins/scenes/secrets.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

type Files = Readonly<Record<string, string>>

/** What the log shows for a folder with these files. */
async function reported(files: Files, exclude = '') {
  using folder = makeSite(files)
  const site = await collect('.', { workspace: folder.directory, exclude })
  using group = vi.spyOn(log, 'group').mockReturnValue()
  reportSite(site)
  reportSettings(site)
  const { true: notices = [], false: warnings = [] } = Object.groupBy(
    log.takeWarnings(),
    (each) => `${!!each.isNotice}`,
  )
  return { warnings: warnings.map(inPlainText), notices: notices.map(inPlainText), group: group.mock.calls }
}

beforeEach(() => {
  log.takeWarnings()
})

it('the log lists the ten largest files of a site, and what was left out', async () => {
  const files = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`${at}.txt`, 'x'.repeat(12 - at)]))
  const { group } = await reported({ ...files, 'index.html': 'x'.repeat(1000), '.a': '', '.b': '' })
  const largest = ['1.00 kB  index.html', ...Array.from({ length: 9 }, (_, at) => `${12 - at} B  ${at}.txt`)]
  const lines = largest.map((line) => expect.stringContaining(line))
  expect(group).toEqual([['13 files, 1.08 kB', ['The 10 largest:', ...lines, 'Left out (hidden): 2: .a, .b']]])
})

it('files for another host at the root have one notice', async () => {
  const json = ['firebase.json', 'staticwebapp.config.json', 'vercel.json']
  const names = ['_headers', '_redirects', ...json, 'netlify.toml', 'web.config'].toSorted()
  const files = Object.fromEntries(names.map((name) => [name, 'x']))
  const { warnings, notices } = await reported({ 'index.html': 'x', ...files, 'a/_headers': 'x', 'a/vercel.json': 'x' })
  expect(warnings).toEqual([])
  expect(notices).toEqual([expect.stringMatching(`^The settings in ${names.join(', ')} are for other hosts\\.`)])
  expect((await reported({ 'index.html': 'x', ...files }, names.join('\n'))).notices).toEqual([])
})

it('each has a line that leaves it out', async () => {
  const files = { 'index.html': 'x', CNAME: 'my.site', _headers: 'x', 'a/CNAME': 'x' }
  const says = /^The settings in CNAME, _headers are .* write "exclude: CNAME" or "exclude: _headers"\.$/u
  expect((await reported(files)).notices).toEqual([expect.stringMatching(says)])
  const { notices } = await reported(files, '_headers')
  expect(notices).toEqual([expect.stringMatching(/^The settings in CNAME are .* write "exclude: CNAME"\.$/u)])
})

const home = { 'index.html': 'x' }
it.each<[string, Files, RegExp?, string?]>([
  ['that is as it should be', home],
  ['with a pattern that matches nothing', home, /\*\.map/u, '*.map'],
  ['with a dump', { ...home, 'a.sql': '' }, /^Dumps of .*: a\.sql\. Visitors can read it\./u],
  [
    'with a key in Base64',
    { ...home, 'search.json': btoa(pem()) },
    /a private key in Base64 or JSON, .*: search\.json\. Vis/u,
  ],
  ['with a token', { 'index.html': `glpat-${'a1B2c3D4e5F6g7H8i9J0'}` }, /live token, .*: index\.html\. Visitors/u],
  ['whose root page is in doubt', { 'index.html': '<!doctype html><script src="no.js"></script>' }, /no\.js/u],
])('a site %s has its warning', async (_, files, says, patterns) => {
  const { warnings } = await reported(files, patterns)
  expect(warnings).toEqual(says ? [expect.stringMatching(says)] : [])
})
