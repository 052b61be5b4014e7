import { describe, expect, it } from 'vitest'
import { cautionsFor, isOlderRun } from '../../src/rules/cautions.ts'
import type { Destination } from '../../src/rules/destination.ts'
import type { Asker } from '../../src/rules/judge.ts'
import type { Entry } from '../../src/rules/world.ts'
import { accounts, askerFor, claims, entry, named, other, site, third } from './worlds.ts'

interface Scene {
  readonly to?: Destination
  readonly own?: readonly Entry[]
  /** The names of `worlds.ts`. */
  readonly claim?: string
  readonly account?: string
  readonly isProtected?: boolean
}

/** What is said, as `level: text`, in the order in which it is. */
function said(asker: Asker, { to, own = [entry(100, site)], claim = 'nobody', account = 'unknown', ...more }: Scene) {
  const world = { own, liveSites: named(claims, claim), account: named(accounts, account) }
  const found = cautionsFor(to ?? { link: site, isNew: false }, world, asker, more.isProtected)
  return found.map(({ level, text, isRemark }) => `${level}${isRemark ? ' and remark' : ''}: ${text}`)
}

const pull = askerFor('pull request')
const branch = askerFor('branch')
const production = askerFor('live site')
const toSite = askerFor('live site', site)

const made: Destination = { link: undefined, isNew: true }
const taken: Destination = { ...made, taken: { link: site, site: entry(200, site) } }
/** Of one earlier run, and of this one. */
const earlier = (more: Partial<Entry> = {}) => entry(50, site, { run: '7.1', ...more })
const reserve = (more: Partial<Entry> = {}) => entry(299, other, { run: '300.1', reserved: true, ...more })
const open = entry(60, site)
const closed = entry(50, site, { protected: true })
const renamed = { own: [], claim: 'docs, by this workflow' }
const moved = { own: [entry(9, other)], account: 'listed' }
const firstBranch = 'warning: topic is not the default branch, so this is a preview, which goes when the branch goes.'
const takesOver =
  'notice and remark: site.tiiny.test was the live site of the environment "docs" so far. This run takes it over'

describe('what somebody should know', () => {
  it.each<[string, Asker, Scene, string]>([
    ['a link was taken over', pull, { to: taken }, '"production" now, so this pull request gets a new link.'],
    ['a link was taken over, for a branch', branch, { to: taken }, 'so this branch gets a new link.'],
    ['the run is older', pull, { own: [entry(400, site)] }, 'warning and remark: This run is older'],
    ['two sites of one run', production, { own: [earlier(), earlier()] }, 'warning: An earlier run deployed twice'],
    ['two of one run below a draft', pull, { own: [entry(61), earlier(), earlier()] }, 'An earlier run deployed'],
    ['a password is gone', pull, { own: [open, closed], isProtected: false }, 'warning: An earlier deploy of this'],
    ['a reserve went elsewhere', toSite, { own: [reserve()] }, 'warning: This run has reserved another link'],
    ['a branch is deployed the first time', branch, { to: made, own: [] }, firstBranch],
    ['a branch was not deployed by its draft', branch, { to: made, own: [entry(9)] }, firstBranch],
    ['a branch was not deployed by its reserve', branch, { own: [entry(9, site, { reserved: true })] }, firstBranch],
    ['an environment was renamed', toSite, renamed, takesOver],
    ['a renamed one gets its link anew', toSite, { ...renamed, to: { link: site, isNew: true } }, takesOver],
    ['a live site moves', toSite, moved, 'notice: The live site was at other.tiiny.test so far.'],
  ])('%s', (_, asker, scene, text) => {
    expect(said(asker, scene)).toEqual([expect.stringContaining(text)])
  })

  it.each<[string, Asker, Scene]>([
    ['an update', pull, {}],
    ['a second deployment of one deploy', pull, { own: [earlier({ again: true }), earlier()] }],
    ['one that is below the first', pull, { own: [earlier(), earlier({ again: true })] }],
    ['a reserve and its deploy', pull, { own: [earlier(), earlier({ reserved: true })] }],
    ['two deploys of runs that are not known', pull, { own: [earlier({ run: '' }), earlier({ run: '' })] }],
    ['no password, as before', pull, { isProtected: false }],
    ['a live site without a password', production, { own: [closed] }],
    ['a reserve of the same link', toSite, { own: [reserve({ link: site })] }],
    ['a reserve of another run', toSite, { own: [reserve({ run: '299.1' })] }],
    ['a branch that was deployed', branch, {}],
    ['the first deploy of a pull request', pull, { to: made, own: [] }],
    ['the first deploy of a live site', production, { to: made, own: [] }],
    ['an environment that moved away', toSite, { own: [], claim: 'docs, then another link' }],
    ['a live site that moves from what is gone', toSite, { ...moved, own: [entry(9, third)] }],
    ['a live site that moves to another name', toSite, { ...moved, account: 'by second name' }],
    ['a live site that gets a new link', production, { ...moved, to: made }],
  ])('nothing: %s', (_, asker, scene) => {
    expect(said(asker, scene)).toEqual([])
  })

  it('can be several things', () => {
    const own = [entry(400, site, { run: '400.1', protected: true }), entry(399, site, { run: '400.1' })]
    expect(said(pull, { to: taken, own, isProtected: false })).toHaveLength(4)
  })
})

it.each([
  ['300.1', '300.1', false],
  ['300.1', '300.2', true],
  ['300.2', '300.1', false],
  ['300.9', '301.1', true],
  ['301.1', '300.9', false],
  ['99.1', '100.1', true],
  ['300.9', '300.10', true],
  ['', '300.1', false],
  ['300.1', '', false],
  ['300.1', 'no number', false],
])('the run %s after %s is an older one: %s', (run, last, expected) => {
  // Only the newest deployment counts.
  expect(isOlderRun(run, [entry(9, site, { run: last }), entry(8, site, { run: '999.9' })])).toBe(expected)
  expect(isOlderRun(run, [])).toBe(false)
})
