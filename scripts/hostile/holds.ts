/**
 * What holds two lists in one input: each gets 1 MB, in which both are long. By input, the lists that it holds. The other
 * rows of `npm run hostile` repeat one thing (`run.ts`), or give one reader two inputs (`pairs.ts`).
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseList } from '../../src/features/what-changed/published-list.ts'
import { excludeBlocks } from '../../src/site/leak-error.ts'
import { checkRootPage } from '../../src/site/root-page.ts'
import { secretsIn } from '../../src/site/secret-scan.ts'
import { checkSiteAddress } from '../../src/site/site-address.ts'
import { keyFinder } from '../../src/text/masking.ts'
import { begin } from '../../test/stand-ins/scenes/secrets.ts'
import { checkOf, deploy, fileOf, listOf, type Make, names, page, times } from './pairs.ts'

const key = keyFinder('sought-after')
const scanned = (...parts: readonly string[]) => {
  const bytes = Buffer.from(parts.join(' '))
  return () => secretsIn(bytes, key)
}

/** Sixteen times the start of a list, which is read from the disk. */
const feedsOf = (text: string): (() => unknown) => {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const source = join(folder, 'feed.xml')
  writeFileSync(source, text)
  return () =>
    checkSiteAddress(
      times(16, (index) => ({ ...fileOf(`${index}.xml`), source })),
      undefined,
    )
}

export const holds: Readonly<Record<string, Readonly<Record<string, Make>>>> = {
  'a page': {
    'links and the folders of its path': () => {
      const path = `${'a'.repeat(720)}/`.repeat(15)
      const file = fileOf(`${path}b.html`, page(names(17)))
      return () => listOf([file])
    },
    'links to places, and places': () => {
      const places = names(20).map((name) => `<i id=${name}>`)
      return () => listOf([fileOf('index.html', page(names(20, '#b')) + places.join(''))])
    },
    'elements and classes of one': () => {
      const text = `<main class="${names(10).join(' ')}">${names(20, '<b class=', '>a</b>').join('')}`
      return () => listOf([fileOf('index.html', text)])
    },
    'scripts and bases': () => {
      const parts = [names(40, '<base href=/', '>'), names(40, '<script src=', '></script>')]
      const file = fileOf('index.html', parts.flat().join(''))
      return () => checkRootPage([file], new Map(), { directory: 'x', workspace: '/', isLiveSite: false })
    },
  },
  'a file that is searched': {
    'headers of keys and pieces of Base64': () => scanned(...names(60, begin()), ...names(60, `${btoa(begin())} `)),
    'web tokens and parts of them': () =>
      scanned(...names(60, '-eyJ'), ...names(2000, 'eyJ', '.'), ...names(60, 'a.eyJ')),
    'objects and parts of keys': () => scanned(...names(60, '{kty:"', '"}'), ...names(4000, '{kty:0,d:"', '-}')),
  },
  'a feed': {
    'comments and addresses': () => feedsOf(`<rss>${names(20, '<!--').join('')}${names(20, '<link ').join('')}`),
    'links without an address': () => feedsOf(`<feed>${'<link '.repeat(2 ** 16)}`),
    'starts of addresses': () => feedsOf(`<urlset>${'<loc>'.repeat(2 ** 16)}`),
  },
  'a published list': {
    'pages, pictures and dead links': () => {
      const pages = names(100, '/').map((path) => [path, times(4, () => 'a'.repeat(16)).join('.')] as const)
      const media = names(40, '/', '.png').map((path) => [path, 'a'.repeat(12)] as const)
      const lists = {
        pages: Object.fromEntries(pages),
        media: Object.fromEntries(media),
        'dead-links': names(20, '/b'),
      }
      const text = JSON.stringify({ 'static-deploy': 4, host: 'a', files: { styles: 'a', rest: 'a' }, ...lists })
      return () => parseList(text)
    },
  },
  'a workflow file': {
    'jobs and jobs that each of them needs': () => {
      const jobs = times(140, (index) => [`a${index}`, { needs: times(index, (at) => `a${at}`), steps: [deploy('x')] }])
      return checkOf({ on: 'push', jobs: Object.fromEntries(jobs) })
    },
    'events and jobs': () => {
      const on = Object.fromEntries(
        ['push', 'pull_request', 'release', 'schedule', ...names(20)].map((each) => [each, null]),
      )
      return checkOf({ on, jobs: Object.fromEntries(times(99, (at) => [`a${at}`, { steps: [deploy(`${at}`)] }])) })
    },
    'outputs of steps and what reads them': () => {
      const reads = times(99, (at) => `steps.a${at}.outputs.b`).join(' && ')
      const steps = times(99, (at) => ({ id: `a${at}`, run: 'x' }))
      return checkOf({ on: 'push', jobs: { a: { steps: [...steps, ...times(50, () => deploy('x', { if: reads }))] } } })
    },
  },
  'the input exclude': {
    'its lines and expressions in them': () => {
      const lines = names(20, '${{ ').map((name) => name.repeat(50))
      return () => excludeBlocks(lines, lines)
    },
  },
}
