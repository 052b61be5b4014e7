/** Design 3.1 and 3.2, and 4.3: what a deploy makes, claims and updates, and what the service answers. */
import { describe, expect, it } from 'vitest'
import type { Place } from '../../src/deploy/lost-answer.ts'
import { type End, endOf } from '../../src/deploy/send.ts'
import { NetworkError, ServiceError, SiteError } from '../../src/errors.ts'
import { daysAgo } from '../stand-ins/github/github.ts'
import type { HostingOptions } from '../stand-ins/hosting/hosting.ts'
import { closes, deletesLinks, liveSite, publishes, recorded } from '../stand-ins/scenes/deeds.ts'
import { answeredAs, cut, doneThenReset, forbidden, halfJson, reset, status } from '../stand-ins/scenes/faults.ts'
import { liveLinks } from '../stand-ins/scenes/records.ts'
import {
  branchDeletion,
  branchPush,
  close,
  forPushesOnly,
  live,
  production,
  push,
  type Run,
  uploads,
} from '../stand-ins/scenes/runs.ts'
import { every, type Meanwhile, pairs, scenes } from '../stand-ins/scenes/scene.ts'
import { services } from '../stand-ins/scenes/stage.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const name = 'pr-7-docs.tiiny.site'
const domain = 'pr-7.tiiny.test'
const named = { domain }
const www = { domain: 'www.tiiny.test' }
const kinds: Readonly<Record<string, HostingOptions>> = services
const makers: Readonly<Record<string, Run>> = {
  'a pull request': push(),
  'a branch': branchPush(),
  production: production(),
}

/** Holds what was sent against lines such as `POST pr-7.tiiny.test`, or `POST` if it named no link, or was not read. */
const sends =
  (...lines: readonly string[]) =>
  ({ hosting }: World) => {
    const writes = hosting.requests.filter(({ path }) => path === '/v1/upload')
    const domainOf = ({ fields }: (typeof writes)[number]) => fields.find((field) => field.name === 'domain')?.value
    expect(writes.map((each) => [each.method, domainOf(each) ?? []].flat().join(' '))).toEqual(lines)
  }

const toName = { domain: name }
const ways: Readonly<Record<string, readonly [begin: Run, again: Run, end: Run]>> = {
  'a pull request': [push(7, toName), push(), close()],
  'a branch': [branchPush('topic', toName), branchPush(), branchDeletion('topic', toName)],
}
scenes(
  'a preview makes what it claims',
  pairs('a claimed name is made by POST, updated and deleted', ways, kinds, ([begin, again, end], hosting) => ({
    hosting,
    runs: [
      { run: begin, outputs: { link: name } },
      // What the record names need not be written again.
      { run: again, outputs: { link: name } },
      { run: end, deleted: [name] },
      { run: begin, outputs: { link: name } },
    ],
    check: ({ hosting: { requests } }) => expect(requests.find(({ method }) => method !== 'GET')?.method).toBe('POST'),
  })),
  every('a name that the account lists is refused, with how to write it for pushes only', kinds, (hosting) => ({
    hosting,
    links: [name],
    runs: uploads.map((start) => ({
      run: start(toName),
      refused: [name, 'was there before this preview', 'run the job again in a minute', forPushesOnly],
    })),
  })),
  {
    'a name that a live site ever had is refused, listed or not': {
      given: [recorded({ link: live, created_at: daysAgo(40), states: [{ state: 'failure' }] }), liveSite('b.test')],
      runs: uploads.map((start) => ({
        run: start({ domain: live }),
        refused: [live, 'production', forPushesOnly],
      })),
    },
    "another preview's name is refused": {
      runs: [push(8, named), { run: push(7, named), refused: [domain, 'preview of pull request #8'] }],
      live: { [domain]: 'pull 8' },
    },
    "another preview's name is refused if the host has dropped its link, too": {
      runs: [push(8, named)],
      run: push(7, named),
      at: { before: 'anything', happens: deletesLinks(domain) },
      red: [domain, 'preview of pull request #8', 'Or close pull request #8.'],
      live: {},
    },
    'the name of a closed preview that is still recorded is refused until it is swept': {
      runs: [push(8, named)],
      run: push(7, named),
      at: { before: 'anything', happens: closes(8) },
      refused: ['preview of pull request #8', 'run the job again in a minute, or run the sweep'],
      live: { [domain]: 'pull 8' },
    },
    'a new domain is a new link beside the old ones, and a close takes all': {
      runs: [push(), push(7, named), { run: push(), outputs: { link: domain } }],
      run: close(),
      deleted: ['calm-river-1.tiiny.test', domain],
      live: {},
    },
  },
)

const chosen = { hosting: { ignoresNames: true } } as const
const overwritten = `with ${live}, which was there before. What was there may be overwritten.`
scenes(
  'the answer to a create',
  every('that names what was listed before is an error. Nothing is recorded or deleted', makers, (run) => ({
    links: [live],
    linkLimit: 1,
    hosting: { replacesWhenFull: true },
    runs: [{ run, red: overwritten }],
    record: { site: [], 'pr-7': [], 'branch-topic': [] },
    check: (world) => expect(world.hosting.account().links.has(live)).toBe(true),
  })),
  {
    'with another name than a preview asked for is an error, and the link is deleted again': {
      ...chosen,
      runs: [
        { run: push(7, named), red: [domain, /made (\S+) instead\. \1 was deleted again\..*Leave "domain" out/su] },
      ],
      record: { 'pr-7': [] },
      live: {},
    },
    'with another name than a live site asked for is an error that names the link, which stays': {
      ...chosen,
      runs: [{ run: production(www), red: 'made @production instead. @production stays.' }],
      record: { site: [] },
      live: ['production'],
    },
    'with the label of another name is an error, and nothing is said to be live': {
      hosting: { answeredName: () => 'somebody' },
      runs: [
        {
          run: push(7, named),
          red: ['"somebody", which is no whole name', 'A new address may have been made'],
          comment: 'may be live at a new address, which is not known.',
          never: 'is live at',
        },
      ],
      record: { 'pr-7': [] },
    },
    'with a name that was listed before is an error, and nothing is deleted': {
      links: [live],
      hosting: { answeredName: () => live },
      runs: [{ run: push(7, named), red: overwritten }],
      live: { [live]: 'before', [domain]: 'pull 7' },
      isLimit: true,
    },
    'may be the first label of the name that was asked for': {
      hosting: { answeredName: (link) => link.replace(/\..*/u, '') },
      runs: [push(7, named), { run: close(), deleted: [domain] }],
    },
    'without a name is an error if it is no whole name': {
      run: push(),
      red: ['which is no whole name', 'New in the account since then: @pull 7.'],
      faults: { upload: answeredAs(200, (text) => text.replace(/("link":"[a-z0-9-]+)\.[^"]*"/u, '$1"')) },
      record: { 'pr-7': [] },
    },
  },
)

const undone = {
  ...{ 'lost after it was done': doneThenReset, 'half of it': halfJson, '500 after it': answeredAs(500) },
  ...{ '302 after it': answeredAs(302), '308 after it': answeredAs(308, String) },
}
const undoes: Readonly<Record<string, readonly [Run, string, readonly string[]]>> = {
  'a preview': [push(7, named), `${domain} was deleted again.`, []],
  'a live site': [production(www), `${www.domain} exists now`, [www.domain]],
}
const newInAccount = 'A new address may have been made. New in the account since then: @pull 7.'
scenes(
  'a create whose answer is lost',
  every('records nothing if it had no name, and the error names what is new', undone, (fault) => ({
    links: ['before.test'],
    runs: [
      { run: push(), red: newInAccount, never: 'before.test', at: { before: 'upload', fault } },
      push(),
      { run: close(), deleted: ['quiet-meadow-3.tiiny.test'] },
    ],
    live: ['before', 'pull 7'],
  })),
  every('is ours if its name is listed now, and gets the site as an update', { lost: doneThenReset, cut }, (fault) => ({
    runs: [{ run: push(7, named), at: { before: 'upload', fault }, outputs: { link: domain } }],
    run: close(),
    deleted: [domain],
    check: sends(`POST ${domain}`, `POST ${domain}`),
  })),
  every('is deleted again if its update fails, or named for a live site', undoes, ([run, red, live]) => ({
    runs: [{ run, red, faults: { upload: [doneThenReset, status(401)] } }],
    check: (world) => expect(liveLinks(world)).toEqual(live),
  })),
  {
    'is deleted again if it is uploaded twice, and GitHub refuses its record': {
      runs: [
        {
          run: push(7, named),
          red: [`GitHub did not record the new address ${domain}.`, `${domain} was deleted again.`],
          faults: { upload: [doneThenReset, () => false], recordLink: forbidden },
        },
      ],
      live: {},
    },
    "is an error if the second request is answered with another site's name": {
      hosting: { answeredName: () => live },
      runs: [
        {
          run: push(7, named),
          red: [`the service answered that it is at ${live}`, `${domain} was deleted again.`],
          faults: { upload: [doneThenReset, () => false] },
        },
      ],
      record: { 'pr-7': [] },
    },
    'is repeated if its name is not listed': {
      runs: [{ run: push(7, named), at: { before: 'upload', fault: reset } }],
      check: sends('POST', `POST ${domain}`),
      live: { [domain]: 'pull 7' },
    },
    'may have been made if the account can not be asked, as the error says': {
      runs: [
        {
          run: push(7, named),
          red: `${domain} may have been made.`,
          faults: { upload: doneThenReset, profile: [() => false, status(500)] },
        },
        // No record proves it: it was there before the next push.
        { run: push(7, named), refused: domain },
      ],
      live: { [domain]: 'pull 7' },
    },
  },
)

/** From the second upload on the service answers another name. */
const renaming = (): HostingOptions => {
  let count = 0
  return { answeredName: (link) => (++count > 1 ? 'another.test' : link) }
}
/** A `POST` makes what is not there, so only this service can lose a link that has a name. */
const PUT = services['like the live one']
const owners = { 'a preview': push(7, toName), 'a live site': production(toName) }
const noNames = { namedLinks: false }
const loses = (...links: readonly string[]): Meanwhile => ({ before: 'upload', happens: deletesLinks(...links) })
const refusal = (code: number) => status(code, { success: false, error: 'NO', message: 'no' })
const others = Object.fromEntries([401, 408, 413, 425, 429].map((code) => [code, code]))
scenes(
  'an update',
  {
    'that is answered with another link fails for a preview, which keeps its record': {
      hosting: renaming(),
      runs: [push()],
      run: push(),
      red: ['The site was sent for @pull 7', 'at another.test', 'Look at https://another.test'],
      record: { 'pr-7': ['@pull 7'] },
    },
    'that is answered with another link is a warning for a live site, which stays where it is': {
      hosting: renaming(),
      runs: [production(), { run: production(), warns: 'another.test', outputs: { link: '@production' } }],
      record: { site: ['@production', '@production'] },
    },
    'of a link that is not there is no loss if a POST makes it': {
      runs: [production(www), { run: production(), warns: false, at: loses() }],
      live: { [www.domain]: 'production' },
    },
    'of a lost link gives a preview a new one, with a warning': {
      hosting: noNames,
      runs: [
        push(),
        { run: push(), warns: ['no site at calm-river-1.tiiny.test any more', 'another account'], at: loses() },
      ],
      run: close(),
      deleted: ['calm-river-1.tiiny.test', '@pull 7'],
      live: {},
    },
    'of a lost link of a live site is an error that asks for the key': {
      hosting: noNames,
      given: [publishes('x.test', 'theirs')],
      runs: [production()],
      run: production(),
      red: ['no site at @production any more', 'another account', 'domain: @production', '"mode: teardown"'],
      never: 'Still live',
      at: loses('@production'),
      live: { 'x.test': 'theirs' },
    },
    'of a lost link needs the permission to record': {
      hosting: noNames,
      runs: [push()],
      run: push(),
      red: 'deployments: write',
      never: 'Still live',
      at: loses(),
      faults: { mayCreate: forbidden },
      live: {},
    },
    'that is refused is no loss while the account lists the link': {
      runs: [push(), { run: push(), red: 'NO', faults: { upload: refusal(403) } }],
      live: ['pull 7'],
    },
    'is not lost if the account can not be read': {
      hosting: noNames,
      runs: [push(), { run: push(), red: 'NOT_FOUND', at: loses(), faults: { profile: status(500) } }],
    },
  },
  every('of a lost link makes it again if domain says so', owners, (run) => ({
    hosting: PUT,
    runs: [run, { run, warns: 'is made there again', at: loses() }],
    check: (world) => expect(liveLinks(world)).toEqual([name]),
  })),
  every('that is refused for another reason is not lost', others, (code) => ({
    runs: [push(), { run: push(), red: /\w/u, at: loses(), faults: { upload: refusal(code) } }],
    live: {},
    record: { 'pr-7': ['calm-river-1.tiiny.test'] },
  })),
)

const account = { links: [], quota: { used: undefined, limit: undefined } }
const places: Readonly<Record<string, Place>> = {
  'a new link': { link: undefined, isNew: true, account },
  'a claim without a token': { link: domain, isNew: true, account: undefined },
  'an update': { link: domain, isNew: false, account: undefined },
  'a claim of a listed link': { link: domain, isNew: false, account },
}
const full = new ServiceError(400, 'LINK_LIMIT_REACHED', 'full')
const gone = new ServiceError(404, 'NOT_FOUND', 'no such link')
const broken = new ServiceError(500, '', 'broken')
const lost = new NetworkError('no answer')
const changed = new SiteError('a file changed')
type Ended = Readonly<{ error: unknown; isWhole?: boolean; isCancelled?: boolean }>
const ends: readonly (readonly [how: string, to: keyof typeof places, end: Ended, next: End['kind']])[] = [
  ['is refused for want of room', 'a new link', { error: full }, 'full'],
  [
    'is refused for want of room, with an account that is not known',
    'a claim without a token',
    { error: full },
    'failed',
  ],
  ['is refused for want of room', 'an update', { error: full }, 'lost'],
  ['is refused for want of room', 'a claim of a listed link', { error: full }, 'lost'],
  ['is refused as unknown', 'an update', { error: gone }, 'lost'],
  ['is refused as unknown', 'a new link', { error: gone }, 'failed'],
  ['has no answer, and was sent whole', 'a new link', { error: lost, isWhole: true }, 'perhaps made'],
  ['has no answer, and was sent whole', 'a claim without a token', { error: lost, isWhole: true }, 'perhaps made'],
  ['has no answer, and was sent whole', 'an update', { error: lost, isWhole: true }, 'failed'],
  ['has no answer, and was not sent whole', 'a new link', { error: lost }, 'failed'],
  ['is answered with 500, and was sent whole', 'a new link', { error: broken, isWhole: true }, 'perhaps made'],
  ['is answered with 500', 'an update', { error: broken, isWhole: true }, 'failed'],
  ['broke off, because a file changed', 'a new link', { error: changed }, 'failed'],
  [
    'has no answer, and the run is cancelled',
    'a new link',
    { error: lost, isWhole: true, isCancelled: true },
    'failed',
  ],
  ['is refused for want of room, and the run is cancelled', 'a new link', { error: full, isCancelled: true }, 'failed'],
]
describe('what an upload that ended so leads to', () => {
  it.each(ends)('that %s, to %s', (_, to, { error, isWhole = false, isCancelled = false }, next) => {
    const place = places[to] ?? expect.fail()
    expect(endOf({ kind: 'failed', error, mayHaveHappened: isWhole }, place, isCancelled)).toMatchObject({
      kind: next,
      error,
    })
  })

  it.each(Object.entries(places))('that is answered, to %s, even if the run is cancelled', (_, place) => {
    const answer = { link: domain, status: 'active', quota: account.quota }
    expect(endOf({ kind: 'answered', answer }, place, true)).toEqual({ kind: 'answered', answer })
  })
})
