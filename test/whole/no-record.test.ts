/** No record, no deploy (DESIGN 3): what can't be read owns everything, and what can't be recorded is not sent. */
import { expect } from 'vitest'
import { liveSite, preview, tokenMay } from '../stand-ins/scenes/deeds.ts'
import { type Fault, gone, noLists, status } from '../stand-ins/scenes/faults.ts'
import { liveLinks } from '../stand-ins/scenes/records.ts'
import {
  branchPush,
  close,
  live,
  production,
  push,
  type Run,
  reserve,
  staging,
  sweep,
} from '../stand-ins/scenes/runs.ts'
import { every, type Scene, scenes, type Turn } from '../stand-ins/scenes/scene.ts'

/** A live site and an open preview, each with its record. */
const there: Pick<Scene, 'given'> = { given: [liveSite(live), preview('pr-7.tiiny.test')] }
const makers: Readonly<Record<string, Run>> = {
  'a first push': push(9),
  'a push with a domain': push(9, { domain: 'pr-9.tiiny.test' }),
  "a branch's push": branchPush(),
  'a reserve': reserve(9),
}
const known: Readonly<Record<string, Run>> = { 'a push': push() }
const sites: Readonly<Record<string, Run>> = {
  production: production(),
  'production with a domain': production({ domain: live }),
  staging: staging('staging.tiiny.test'),
}
const all = (runs: Readonly<Record<string, Run>>, turn: Omit<Turn, 'run'>) =>
  Object.values(runs).map((run) => ({ run, ...turn }))
const refused = /\w/u
/** All that a list may come as is in `deployments/deployments.test.ts`. */
const names = ['half an answer', 'an object', '409', 'a list of nothing known']
const broken = Object.fromEntries(Object.entries(noLists).filter(([name]) => names.includes(name)))
const failing: Readonly<Record<string, Fault>> = { 'no JSON': status(200, '<html>'), 410: gone }

scenes(
  'what decides is an error before anything is sent, if it comes as',
  every("a preview's record", broken, (listRecord) => ({
    ...there,
    runs: all({ ...known, ...makers }, { refused, faults: { listRecord } }),
  })),
  every("a live site's record", broken, (listOwnSite) => ({
    ...there,
    runs: all(sites, { refused, faults: { listOwnSite } }),
  })),
  every('the live sites', broken, (listLiveSites) => ({
    ...there,
    runs: all(
      { ...sites, 'a push with a domain': push(9, { domain: 'pr-9.tiiny.test' }) },
      { refused, faults: { listLiveSites } },
    ),
  })),
  every('the newest deployments, for a claim of a live site', broken, (listNewest) => ({
    ...there,
    runs: [{ run: staging('staging.tiiny.test'), refused, faults: { listNewest } }],
  })),
  every('the account, of whatever makes a link', failing, (profile) => ({
    ...there,
    runs: all({ ...makers, staging: staging('staging.tiiny.test') }, { refused, faults: { profile } }),
  })),
  {
    'anything, of a preview whose link is known: only its record decides': {
      ...there,
      run: push(),
      faults: { profile: status(500), listLiveSites: gone, listNewest: gone },
      outputs: { link: 'pr-7.tiiny.test', result: 'deployed' },
    },
  },
)

const read = tokenMay({ deployments: 'read' })
const levels = {
  none: tokenMay({ deployments: 'none' }),
  'none, hidden': tokenMay({ deployments: 'none' }, true),
  read,
}
const orElse =
  'Add the lines below to the job. Or write "github-token: \'\'". Then nothing is remembered: each deploy without "domain" makes a new address, and a teardown needs "domain".\npermissions:\n  contents: read\n  deployments: write'
scenes(
  'a token without permission for deployments',
  every('makes no link, with the lines to add', levels, (level) => ({
    given: [...(there.given ?? []), level],
    runs: all({ ...makers, staging: staging('staging.tiiny.test') }, { refused: orElse }),
    check: ({ hosting }) => expect(hosting.requests.filter(({ method }) => method !== 'GET')).toEqual([]),
  })),
  {
    'but to read them updates a link that is there, with a warning': {
      given: [...(there.given ?? []), read],
      runs: all(
        { production: production(), ...known },
        { warns: ['is done, but GitHub did not record it.', 'HTTP 403'], outputs: { result: 'deployed' } },
      ),
      live: { [live]: 'production', 'pr-7.tiiny.test': 'pull 7' },
    },
  },
)

const none = { 'github-token': '' }
const notRemembered =
  /^Without github-token the address \S+ is not remembered: the next run makes another one, and closing a pull request deletes none\. Leave "github-token" out, so that it is the job's own token\.$/mu
scenes(
  "github-token: ''",
  {
    'lets everything go where it is told, and asks GitHub nothing': {
      ...there,
      gives: [live],
      runs: [{ run: push(7, { ...none, domain: live }), outputs: { link: live }, warns: false }],
      run: close(7, { ...none, domain: live }),
      deleted: [live],
      isLimit: true,
      check: ({ github }) => expect(github.requests).toEqual([]),
    },
    'is an error for what needs the memory': {
      runs: [
        { run: close(7, none), refused: 'domain: neither domain nor github-token is given, so the link of this' },
        ...[sweep(none), reserve(7, none)].map((run) => ({ run, refused: 'github-token: the token is empty' })),
      ],
    },
  },
  every(
    'makes a new link each time, and warns of it',
    { 'a preview': push(9, none), production: production(none) },
    (run) => ({
      runs: [run],
      run,
      warns: notRemembered,
      isLimit: true,
      check: (world) => expect(liveLinks(world)).toHaveLength(2),
    }),
  ),
)
