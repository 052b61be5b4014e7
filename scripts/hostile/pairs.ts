/**
 * What reads two things, such as two lists, or a list and a text: each gets 1 MB of both, chosen so that comparing each of
 * one with each of the other would take longest. By room. A row makes its input, which is not counted, and returns what is.
 */
import { perhapsMade } from '../../src/deploy/lost-answer.ts'
import { changesBetween } from '../../src/features/what-changed/changes.ts'
import { SiteLinks } from '../../src/features/what-changed/dead-links.ts'
import { listPages } from '../../src/features/what-changed/list-pages.ts'
import { type PageWords, wordsBetween } from '../../src/features/what-changed/page-words.ts'
import { pagesToShow } from '../../src/features/what-changed/pages-to-show.ts'
import { sharedChanges } from '../../src/features/what-changed/same-changes.ts'
import { checkFiles } from '../../src/features/workflow-check/workflow-check.ts'
import type { Deployment } from '../../src/github/deployment.ts'
import { listedIn } from '../../src/hosting/account.ts'
import { destinationOf } from '../../src/ownership/destination.ts'
import { Exclude } from '../../src/site/exclude-patterns.ts'
import { requireNames } from '../../src/site/file-names.ts'
import { leakError } from '../../src/site/leak-error.ts'
import { checkRootPage } from '../../src/site/root-page.ts'
import type { SiteFile } from '../../src/site/site.ts'

type Make = () => (() => unknown) | Promise<() => unknown>

const megabyte = 2 ** 20

/** Different names of this length, 1 MB in all. */
function names(length: number, start = '', end = ''): string[] {
  const count = Math.floor(megabyte / length)
  return Array.from({ length: count }, (_, index) => {
    const number = `${index}`
    return start + 'a'.repeat(Math.max(0, length - start.length - end.length - number.length)) + number + end
  })
}

const fileOf = (path: string, text = 'x'): SiteFile => {
  const content = Buffer.from(text)
  return { path, source: '', size: content.length, content }
}

const { signal } = new AbortController()
const own = { hosts: ['a.example'], commits: [] }
const listOf = (files: readonly SiteFile[]) => listPages(files, own, signal)
const page = (links: readonly string[]): string => `<main>a${links.map((each) => `<a href="${each}">`).join('')}</main>`

/** The list of a site with some pages, and of one with others, whose root page links to what is in neither. */
async function twoLists(live: readonly string[], now: readonly string[], links: readonly string[]) {
  const root = fileOf('index.html', page(links))
  return [
    await listOf(live.map((path) => fileOf(path))),
    await listOf([root, ...now.map((path) => fileOf(path))]),
  ] as const
}

function deployments(links: readonly string[], environment: string): Deployment[] {
  return links.map((link, id) => {
    return { id, link, environment, task: 'deploy:site', createdAt: 0, sha: 'a', run: '', workflow: '', job: '' }
  })
}

const account = (links: readonly string[]) => ({
  links: links.map((link) => [link]),
  quota: { used: undefined, limit: undefined },
})

/** A check of workflow files, each with these events and jobs. The first one runs. */
function checkOf(...files: readonly Readonly<Record<'on' | 'jobs', unknown>>[]): () => unknown {
  const read = new Map(files.map((file, index) => [`${index}.yml`, file]))
  return () => checkFiles(read, { action: 'o/a', repository: 'o/b', branch: 'main' })
}

/** A step of this action. */
const deploy = (directory: string, more: Readonly<Record<string, string>> = {}) => {
  return { uses: 'o/a@v1', with: { 'api-key': '${{ secrets.KEY }}', directory }, ...more }
}
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at))
const pulls = { pull_request: { types: ['opened', 'synchronize', 'closed'] } }

export const pairs: Readonly<Record<string, Readonly<Record<string, Make>>>> = {
  'what-changed': {
    'links and pages': () => {
      const links = new Set(names(20, '/'))
      const site = new SiteLinks(new Set(names(20, '/b')), own.hosts)
      return () => {
        for (const each of ['/one', '/two']) site.add(each, { links, twins: links, places: links, base: '' })
        return [site.dead(false), site.deadTwins(false), site.linkedPlaces]
      }
    },
    'links to places, and places': () => {
      const links = new Set(names(20, '#b'))
      const site = new SiteLinks(new Set(['/one']), own.hosts)
      const none = new Set<string>()
      return () => [site.add('/one', { links, twins: none, places: new Set(names(20)), base: '' }), site.dead(false)]
    },
    'pages of two sites': async () => {
      const [live, now] = await twoLists(names(40, '', '.html'), names(40, 'b', '.html'), [])
      return () => changesBetween(live, now)
    },
    'dead links and pages': async () => {
      const dead = names(150, '/').slice(0, 9000)
      const [live, now] = await twoLists(names(150, '', '.html'), names(150, 'b', '.html'), dead)
      return () => changesBetween(live, now)
    },
    'places and dead places': async () => {
      const dead = names(150, '/b.html#').slice(0, 9000)
      const [live, now] = await twoLists(['b.html'], ['b.html'], dead)
      return () => changesBetween(live, now)
    },
    'pictures of two sites': async () => {
      const [live, now] = await twoLists(names(40, '', '.png'), names(40, 'b', '.png'), names(40, '/b', '.png'))
      return () => changesBetween(live, now)
    },
    'folders and pages that changed': async () => {
      const folders = names(20, '', '/a.html')
      const [live, now] = await twoLists([], folders, [])
      const changes = changesBetween(live, now)
      return () =>
        pagesToShow(
          folders.map((path) => fileOf(path)),
          changes,
        )
    },
    'words of two pages': () => {
      const [live, now] = [names(8).join(' '), names(8, 'b').join(' ')]
      return () => wordsBetween({ title: '', text: live }, { title: '', text: now })
    },
    'words of two pages, each of them twice': () => {
      const words = names(16)
      const [live, now] = [
        [...words, ...words],
        [...words.toReversed(), ...words],
      ]
      return () => wordsBetween({ title: '', text: live.join(' ') }, { title: '', text: now.join(' ') })
    },
    'pages and changes that they share': () => {
      const words = names(20)
      const pages = Array.from({ length: 23 }, (_, page): readonly [string, PageWords] => {
        const part = words.filter((_, index) => index % 23 === page)
        const [live, now] = ['b', 'c'].map((change) => part.map((word) => `${change}${page % 2} a ${word} a`).join(' '))
        return [`/${page}/`, wordsBetween({ title: '', text: live ?? '' }, { title: '', text: now ?? '' })]
      })
      return () => sharedChanges(new Map(pages))
    },
  },
  'workflow-check': {
    'steps and events': () => {
      const on = { ...pulls, push: { branches: names(40).slice(0, 3) } }
      return checkOf({ on, jobs: { a: { steps: times(75, (index) => deploy(`${index}`)) } } })
    },
    'conditions and what is played again': () => {
      const condition = `github.event.action != 'closed' && ${"github.ref != 'a' && ".repeat(40)}true`
      const steps = times(60, (index) => deploy(`${index}`, { if: condition }))
      return checkOf({ on: { ...pulls, push: null }, jobs: { a: { steps } } })
    },
    'jobs and jobs that they need': () => {
      const jobs = times(490, (index) => [`a${index}`, { needs: `a${index + 1}`, steps: [{ run: 'x' }] }] as const)
      return checkOf({ on: 'push', jobs: { ...Object.fromEntries(jobs), a490: { steps: [deploy('x')] } } })
    },
    'deploys and steps that may fail': () => {
      const builds = times(49, (index) => ({ run: `${index}` }))
      const deploys = times(90, (index) => deploy(`${index}`, { if: 'always()' }))
      return checkOf({ on: 'push', jobs: { a: { steps: [...builds, ...deploys] } } })
    },
    'sites of two files': () => {
      const steps = (start: string) => times(160, (index) => deploy(`${start}${index}`))
      const [one, two] = ['x', 'y'].map((start) => ({ on: 'push', jobs: { a: { steps: steps(start) } } }))
      return one && two ? checkOf(one, two) : () => undefined
    },
    'previews and deletions': () => {
      const previews = times(80, (index) => deploy('x', { if: `github.event.action != 'closed' && '${index}' != ''` }))
      const closes = times(80, (index) => ({ ...deploy('x'), with: { mode: 'teardown', environment: `e${index}` } }))
      return checkOf({ on: pulls, jobs: { a: { steps: [...previews, ...closes] } } })
    },
    'workflows that are waited for and workflows': () => {
      const waits = { on: { workflow_run: { workflows: names(20).slice(0, 9000) } } }
      const files = times(500, (index) => ({ name: `b${index}`, on: 'push', jobs: {} }))
      return checkOf({ ...waits, jobs: { a: { steps: [deploy('x')] } } }, ...files)
    },
    'branches of filters and of conditions': () => {
      const conditions = names(30, "github.ref_name == '", "' || ").slice(0, 3000).join('')
      const on = { push: { branches: names(30).slice(0, 3000) } }
      return checkOf({ on, jobs: { a: { steps: [deploy('x', { if: `${conditions}true` })] } } })
    },
    'values of two lists of a matrix': () => {
      const matrix = { node: times(9000, (index) => index), os: times(9000, (index) => `ubuntu-${index}`) }
      return checkOf({ on: 'push', jobs: { a: { strategy: { matrix }, steps: [deploy('x')] } } })
    },
  },
  hosting: {
    'links of an account and of records': () => {
      const [links, others] = [names(20, '', '.test'), names(20, 'b', '.test')]
      return () => others.filter(listedIn(account(links)))
    },
    'labels of an account and links': () => {
      const [labels, others] = [names(10), names(20, 'b', '.test')]
      return () => others.filter(listedIn(account(labels)))
    },
  },
  deploy: {
    'an account before and after': () => {
      const [before, after] = [account(names(20, '', '.test')), account(names(20, 'b', '.test'))]
      return () => perhapsMade({ link: undefined, isNew: true, account: before }, new Error('x'), after)
    },
  },
  ownership: {
    'a record and live sites': () => {
      const liveSites = deployments(names(20, '', '.test'), 'staging')
      const record = deployments(names(20, 'b', '.test'), 'production')
      const target = { environment: 'production', subject: { kind: 'live-site' }, sha: 'b', domain: 'c.test' } as const
      const deployer = { target, remembers: true, run: '', workflow: '', job: '' }
      return () => destinationOf(deployer, { record, liveSites, others: liveSites, account: account(names(20)) })
    },
  },
  site: {
    'names and names that were lost': () => () =>
      requireNames(
        names(20, 'ä').map((path) => fileOf(path)),
        names(20),
      ),
    'folders within folders': () => {
      const paths = Array.from({ length: 5000 }, (_, index) => `${'ä/'.repeat(100)}${index}`)
      return () =>
        requireNames(
          paths.map((path) => fileOf(path)),
          [],
        )
    },
    'leaks and lines of exclude': () => {
      const [paths, lines] = [names(20), names(20, 'b')]
      return () =>
        leakError(
          paths.map((path) => ({ path, reason: 'its name' })),
          lines,
        )
    },
    // Whether a pattern matches is asked for each path by its nature, so there is no row for both.
    'lines of exclude and folders that were left out': async () => {
      const exclude = await Exclude.parse('a')
      exclude.lines.push(...names(20, 'b/'))
      const omitted = new Map([['hidden' as const, names(20, '.', '/')]])
      return () => exclude.unmatched(omitted)
    },
    'lines that keep something and private folders': async () => {
      const exclude = await Exclude.parse(names(20, '!b/').slice(0, 2000).join('\n'))
      const folders = names(20, '.')
      return () => folders.filter((folder) => exclude.mayKeepIn(folder, true))
    },
    'scripts of a root page and files': () => {
      const scripts = names(30, '/b/', '.js').map((path) => `<script src="${path}"></script>`)
      const files = [fileOf('index.html', scripts.join('')), ...names(30, '', '.js').map((path) => fileOf(path))]
      return () => checkRootPage(files, new Map(), { directory: 'x', workspace: '/', isLiveSite: true })
    },
    'folders and pages without a root page': () => {
      const pages = names(30, '', '/index.html').map((path) => fileOf(path))
      return () => checkRootPage(pages, new Map(), { directory: 'x', workspace: '/', isLiveSite: false })
    },
  },
}
