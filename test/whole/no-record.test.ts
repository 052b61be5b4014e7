/** No record, no deploy (design 3.8): what can't be read owns everything, and what can't be recorded is not sent. */
import { expect } from 'vitest'
import { liveSite, preview, tokenMay } from '../stand-ins/scenes/deeds.ts'
import { archived, gone, status } from '../stand-ins/scenes/faults.ts'
import type { Place } from '../stand-ins/scenes/moments.ts'
import { liveLinks } from '../stand-ins/scenes/records.ts'
import { branchPush, close, live, production, push, type Run, sweep } from '../stand-ins/scenes/runs.ts'
import { every, pairs, type Scene, scenes } from '../stand-ins/scenes/scene.ts'

const named = { domain: 'pr-7.tiiny.test' }
const www = { domain: 'www.tiiny.test' }
const maker = ['mayCreate', 'profile'] as const
const looks: Readonly<Record<string, { run: Run; places: readonly Place[] }>> = {
  'a preview': { run: push(), places: ['listRecord', ...maker] },
  "a branch's preview": { run: branchPush(), places: ['listRecord', ...maker] },
  "a preview's claim": { run: push(7, named), places: ['listRecord', 'listLiveSites', ...maker] },
  'a live site': { run: production(), places: ['listOwnSite', 'listLiveSites', ...maker] },
  "a live site's claim": { run: production(www), places: ['listOwnSite', 'listLiveSites', 'listNewest', ...maker] },
}
const asked = Object.fromEntries(
  Object.entries(looks).flatMap(([who, { run, places }]) =>
    places.map((place) => [`${who}: ${place}`, { run, place }]),
  ),
)
const known = { 'a push': push(), 'a live site with a domain': production(www) }
scenes(
  'what can not be read owns everything',
  // All that a list may come as is in `github/client.test.ts`.
  every('nothing is sent if an answer can not be read', asked, ({ run, place }) => ({
    run,
    refused: /on GitHub|Nothing was sent|The service refused the request for the account/u,
    faults: { [place]: status(200, { message: 'Server Error', total_count: 0 }) },
  })),
  every('an update needs only the own record and the other live sites', known, (run) => ({
    runs: [run, { run, faults: { profile: status(500), listNewest: gone, mayCreate: status(403) } }],
  })),
)

/** A live site and an open preview, each with its record. */
const there = [liveSite(live), preview('pr-7.tiiny.test')]
const levels = { none: 'none', 'none, hidden': 'hidden', read: 'read' } as const
const makers = { 'a first push': push(9), "a live site's claim": production(www) }
const orElse =
  'Add to the job what its permissions lack, beside what the job, or else the file, has. Or write "github-token: \'\'". Then nothing is remembered: each deploy without "domain" makes a new address, and a teardown needs "domain".\nIn the job of this step, add:\npermissions:\n  contents: read\n  deployments: write'
scenes(
  'a token without permission to write deployments',
  pairs('makes no link, with the lines to add', makers, levels, (run, deployments) => ({
    given: [...there, tokenMay({ deployments })],
    run,
    refused: orElse,
  })),
  {
    'updates a link that is there, with a warning, if the token may read them': {
      given: [...there, tokenMay({ deployments: 'read' })],
      runs: [production(), push()].map((run) => ({
        run,
        warns: ['is done, but GitHub did not record it.', 'HTTP 403'],
        outputs: { result: 'deployed' },
      })),
      live: { [live]: 'production', 'pr-7.tiiny.test': 'pull 7' },
    },
  },
)

scenes('what GitHub refuses whatever the token may', {
  'stops a first deploy to an archived repository, in its words': {
    run: push(9),
    faults: { mayCreate: archived },
    refused: ['HTTP 403, Repository was archived so is read-only.', 'Remove the cause that GitHub names'],
    never: ['permissions:', "github-token: ''"],
  },
  'keeps no update from being sent': {
    given: there,
    run: push(),
    faults: { recordLink: archived },
    warns: ['is done, but GitHub did not record it.', 'Repository was archived so is read-only.'],
    never: ['permissions:', "github-token: ''"],
    live: { [live]: 'production', 'pr-7.tiiny.test': 'pull 7' },
  },
})

const none = { 'github-token': '' }
const notRemembered =
  /^Without github-token the address \S+ is not remembered: the next run makes another one, and closing a pull request deletes none\. Leave "github-token" out, so that it is the job's own token\.$/mu
const asksNothing: NonNullable<Scene['check']> = ({ github }) => expect(github.requests).toEqual([])
scenes(
  "github-token: ''",
  {
    'lets everything go where it is told, and is an error for what needs the memory': {
      given: there,
      gives: [live],
      runs: [
        { run: push(7, { ...none, domain: live }), outputs: { link: live }, warns: false },
        {
          run: close(7, none),
          refused:
            'github-token: the address of this preview must be written as "domain", or read on GitHub. This needs a token.',
        },
        { run: sweep(none), refused: /^github-token: .* This needs a token\.$/mu },
      ],
      run: close(7, { ...none, domain: live }),
      deleted: [live],
      isLimit: true,
      check: asksNothing,
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
