/** No record, no deploy: what can't be read owns everything, and what can't be recorded is not sent. */
import { expect } from 'vitest'
import { deletesBranch, liveSite, preview } from '../stand-ins/scenes/deeds.ts'
import { noLists, status } from '../stand-ins/scenes/faults.ts'
import { liveLinks, payloadsOf } from '../stand-ins/scenes/records.ts'
import {
  branchDeletion,
  branchPush,
  close,
  live,
  production,
  push,
  type Run,
  reserve,
  staging,
  sweep,
  tearDown,
} from '../stand-ins/scenes/runs.ts'
import { type Deed, every, type Scene, scenes, type Turn } from '../stand-ins/scenes/scene.ts'

/** A live site and a closed and an open preview, each with its record. */
const there: Pick<Scene, 'given'> = {
  given: [liveSite(live), preview('pr-7.tiiny.test'), preview('pr-8.tiiny.test', { number: 8, state: 'closed' })],
}
const first: Readonly<Record<string, Run>> = {
  'a first push': push(9),
  "a branch's push": branchPush(),
  'a reserve': reserve(9),
}
const sites: Readonly<Record<string, Run>> = {
  production: production(),
  'production with a domain': production({ domain: live }),
  staging: staging('staging.tiiny.test'),
}
const known: Readonly<Record<string, Run>> = {
  'a push': push(),
  'a push with a domain': push(9, { domain: 'pr-9.tiiny.test' }),
}
const deploys = { ...sites, ...known, ...first }
const closes: Readonly<Record<string, Run>> = {
  'a close': close(),
  "a close of production's domain": close(7, { domain: live }),
}
const ends = { ...closes, 'a sweep': sweep() }
const all = (runs: Readonly<Record<string, Run>>, turn: Omit<Turn, 'run'>) =>
  Object.values(runs).map((run) => ({ run, ...turn }))
const refused = /\w/u
/** All that a list may come as is in `record/deployments.test.ts`. */
const names = ['half an answer', 'an object', '409', 'a list of nothing known']
const broken = Object.fromEntries(Object.entries(noLists).filter(([name]) => names.includes(name)))

scenes(
  'a list of deployments is an error before anything is sent, if it comes as',
  every("a preview's record", broken, (listRecord) => ({
    ...there,
    runs: all({ ...known, ...first, ...closes }, { refused, faults: { listRecord } }),
  })),
  every("a live site's record", broken, (listOwnSite) => ({
    ...there,
    runs: all(sites, { refused, faults: { listOwnSite } }),
  })),
  // A first push without a domain has no link that one could own, nor has a first deploy of a live site.
  every('the live sites', broken, (listLiveSites) => ({
    ...there,
    runs: all({ ...sites, ...known, ...ends }, { refused, faults: { listLiveSites } }),
  })),
  every("the previews' list of a sweep", broken, (listPreviews) => ({
    ...there,
    runs: [{ run: sweep(), refused, faults: { listPreviews } }],
  })),
)

const forbidden = { message: 'Resource not accessible by integration' }
const creates = {
  403: status(403, forbidden),
  422: status(422, { message: 'Validation Failed' }),
  502: status(502, '<html>Bad Gateway</html>'),
  'no JSON': status(201, '<html>'),
}
scenes(
  'nothing is sent',
  every('where GitHub creates no deployment', creates, (createDeployment) => ({
    ...there,
    runs: all(deploys, { red: refused, faults: { createDeployment } }),
    check: ({ hosting }) => expect(hosting.requests.filter(({ method }) => method !== 'GET')).toEqual([]),
  })),
)

const without =
  (level: 'none' | 'read', hideForbidden = false): Deed =>
  ({ github }) => {
    Object.assign(github, { permissions: { deployments: level }, hideForbidden })
  }
const levels = { none: without('none'), 'none, hidden': without('none', true), read: without('read') }
const orElse =
  'Add the lines below to the job. Or write "github-token: \'\'" where nothing is to be remembered: then each deploy without "domain" makes a new link, and a teardown needs "domain".'
scenes(
  'a token without permission for deployments',
  every('stops everything that needs the record, with the lines to add', levels, (level) => ({
    given: [...(there.given ?? []), level],
    runs: [
      ...all(deploys, { red: [orElse, 'deployments: write'] }),
      // With permission to read, a close deletes the link, and then can't end its record.
      ...(level === levels.read
        ? []
        : all({ ...ends, "a branch's deletion": branchDeletion() }, { refused: 'deployments: write' })),
    ],
    check: ({ hosting }) => expect(hosting.requests.filter(({ method }) => method !== 'GET')).toEqual([]),
  })),
  every("does not stop a person's teardown of a live site, with a warning", levels, (level) => ({
    given: [...(there.given ?? []), level],
    runs: [{ run: tearDown(live), warns: /deployments/u, deleted: [live] }],
  })),
)

const none = { 'github-token': '' }
const notRemembered =
  /^Without github-token the link \S+ is not remembered: the next run will make another one, and closing a pull request deletes none\. Leave "github-token" out, so that it is the job's own token\.$/mu
const unknown: Readonly<Record<string, readonly [says: string, Run]>> = {
  'a close without domain': ['domain: neither domain nor github-token is given, so the link of this', close(7, none)],
  'a sweep': ["github-token: a sweep finds the previews in the repository's deployments. This needs", sweep(none)],
  'a reserve': ['github-token: the token is empty, so a reserve would make a link that nobody', reserve(7, none)],
}
scenes(
  "github-token: ''",
  {
    'lets everything go where it is told, and asks GitHub nothing': {
      ...there,
      gives: [live],
      runs: [{ run: push(7, { ...none, domain: live }), outputs: { link: live } }],
      run: close(7, { ...none, domain: live }),
      deleted: [live],
      isLimit: true,
      check: ({ github }) => expect(github.requests).toEqual([]),
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
  every('is an error for', unknown, ([refused, run]) => ({ runs: [{ run, refused }] })),
)

const areas = {
  'pull-requests': { run: close(), lacks: lacks('pull-requests'), task: 'deploy:pr-8', other: 'deploy:branch-topic' },
  contents: { run: branchDeletion(), lacks: lacks('contents'), task: 'deploy:branch-topic', other: 'deploy:pr-8' },
}
function lacks(area: string): Deed {
  return ({ github }) => void Object.assign(github, { permissions: { [area]: 'none' } })
}
scenes(
  'a state that can not be read',
  every('for want of a permission: a close goes by its event', areas, ({ run, ...area }) => ({
    ...there,
    runs: [branchPush(), { run, at: { before: 'anything', happens: area.lacks } }],
    check: (world) => expect(liveLinks(world)).toHaveLength(3),
  })),
  every('for want of a permission: a sweep leaves it and fails', areas, ({ task, other, ...area }) => ({
    ...there,
    runs: [branchPush()],
    run: sweep(),
    red: /\w/u,
    at: { before: 'anything', happens: [deletesBranch(), area.lacks] },
    check: (world) => expect([payloadsOf(world, task).length > 0, payloadsOf(world, other)]).toEqual([true, []]),
  })),
  every('for another reason: nothing is deleted', { 409: 409, 500: 500, 200: 200 }, (code) => ({
    ...there,
    runs: [close(), sweep()].map((run) => ({
      run,
      red: /\w/u,
      faults: { readPull: status(code, {}), listPulls: status(code, {}) },
    })),
    check: (world) => expect(liveLinks(world)).toHaveLength(3),
  })),
)
