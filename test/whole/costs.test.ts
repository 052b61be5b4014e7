/** What runs cost (DESIGN, "What it costs"): requests to GitHub and the service together, and how often one waits for another. */
import { expect } from 'vitest'
import { preview, recorded } from '../stand-ins/scenes/deeds.ts'
import { deploymentsOf, payloadsOf } from '../stand-ins/scenes/records.ts'
import {
  branchDeletion,
  branchPush,
  close,
  production,
  push,
  type Run,
  reserve,
  staging,
  sweep,
} from '../stand-ins/scenes/runs.ts'
import { type Deed, pairs, scenes, type Turn } from '../stand-ins/scenes/scene.ts'
import type { World } from '../stand-ins/scenes/world.ts'

/** A run, and what holds of the number of its requests for a path, told by the world before it. */
function counted(run: Run, path: string, holds: (world: World) => (asked: number) => void): Turn {
  const count = ({ github, hosting }: World): number =>
    [...github.requests, ...hosting.requests].filter((asked) => asked.path.includes(path)).length
  let before = 0
  let expectCount: ReturnType<typeof holds> | undefined
  return {
    run: (world) => {
      before = count(world)
      expectCount = holds(world)
      return run(world)
    },
    after: (_, world) => expectCount?.(count(world) - before),
  }
}
const costs = (most: number | ((world: World) => number), run: Run): Turn =>
  counted(run, '', (world) => {
    const allowed = typeof most === 'number' ? most : most(world)
    return (asked) => expect(asked).toBeLessThanOrEqual(allowed)
  })
const [first, again] = [16, 13]
/** One for each deployment and four for each link. */
const closing =
  (task: string) =>
  (world: World): number => {
    const links = new Set(payloadsOf(world, `deploy:${task}`, 'preview').flatMap(({ link }) => link ?? []))
    return 9 + deploymentsOf(world, `deploy:${task}`, 'preview').length + 4 * links.size
  }

type Crowd = (number: number) => Deed
/** A deployment of another tool. */
const foreign: Crowd =
  (number) =>
  ({ github }) => {
    const environment = ['production', 'preview', 'other'][number % 3] ?? ''
    const { id } = github.addDeployment({ environment, payload: { tool: 'other' } })
    github.addStatus(id, { environment_url: `https://other-${number}.test` })
  }
const crowds: Readonly<Record<string, Crowd>> = {
  nothing: () => () => {},
  "another tool's deployments": foreign,
  'open previews': (number) =>
    recorded({ link: `p-${number}.test`, environment: 'preview', task: `deploy:pr-${number}` }),
}
const many = (crowd: Crowd, from = 1, length = 750): Deed[] => Array.from({ length }, (_, at) => crowd(from + at))
const hoursLater: Deed = ({ github }) => github.passHours(2)
const more = (crowd: Crowd): Turn => ({ run: production(), at: { before: 'anything', happens: many(crowd, 5000) } })

const named = { domain: 'pr-7.tiiny.test' }
const kinds: Readonly<Record<string, { begin: Run; end: Run; task: string }>> = {
  'a pull request': { begin: push(), end: close(), task: 'pr-7' },
  'a named preview': { begin: push(7, named), end: close(7, named), task: 'pr-7' },
  'a branch': { begin: branchPush(), end: branchDeletion(), task: 'branch-topic' },
}
const sites: Readonly<Record<string, Run>> = {
  production: production(),
  'production with a domain': production({ domain: 'www.tiiny.test' }),
  staging: staging('staging.tiiny.test'),
}
scenes(
  'whatever else is deployed',
  pairs(
    'a preview takes 16 requests first, then 13, and its close 9 and what it has',
    kinds,
    crowds,
    ({ begin, end, task }, crowd) => ({
      given: [...many(crowd, 1000), hoursLater],
      runs: [
        costs(first, begin),
        more(crowd),
        ...[begin, begin].map((run) => costs(again, run)),
        costs(closing(task), end),
      ],
      live: ['production'],
      check: (world) => expect(deploymentsOf(world, `deploy:${task}`, 'preview')).toEqual([]),
    }),
  ),
  pairs('a live site takes 13', sites, crowds, (run, crowd) => ({
    given: [...many(crowd, 1000), hoursLater],
    runs: [costs(again, run), more(crowd), costs(again, run), costs(again, run)],
  })),
)

const closed = (count: number, pushes = 1): Deed[] =>
  Array.from({ length: count * pushes }, (_, index) => {
    const number = Math.floor(index / pushes) + 1
    return preview(`p-${number}.test`, { number, state: 'closed' })
  })
const liveSites = (count: number): Deed[] => Array.from({ length: count }, () => recorded({ link: 'www.test' }))
scenes('what there is much of', {
  'a page more for each 100 deployments of its own': {
    given: Array.from({ length: 250 }, () => preview('a.test')),
    runs: [costs(again + 2, push()), costs(9 + 2 + 251 + 4 + 2, close())],
    record: { 'pr-7': [] },
  },
  'a page more for each 100 deployments of live sites since the preview began, and nothing for older ones': {
    given: [...liveSites(500), hoursLater],
    runs: [
      push(),
      costs(again + 1, push()),
      { ...costs(again + 3 * 2, push()), at: { before: 'anything', happens: liveSites(250) } },
    ],
  },
  'a sweep of 50 previews of two deployments': {
    given: [...closed(50, 2), ...liveSites(1)],
    // Reading what there is: deployments, live sites, open pull requests, the account.
    runs: [costs(6 + 50 * (9 + 2), sweep())],
    live: {},
  },
})

/** How often the account is asked. */
const asksAccount = (times: number, run: Run): Turn =>
  counted(run, '/v1/profile', () => (asked) => expect(asked).toBe(times))
scenes('the account is asked once before a link is made, and for a domain that the record does not name', {
  'and never for a push to a link that is there, a close, or a reserve of it': {
    runs: [
      asksAccount(1, push()),
      asksAccount(0, push()),
      asksAccount(0, reserve()),
      asksAccount(0, close()),
      asksAccount(1, production()),
      asksAccount(0, production()),
      asksAccount(1, production({ domain: 'www.tiiny.test' })),
      asksAccount(0, production({ domain: 'www.tiiny.test' })),
    ],
  },
})

/** Holds requests back until nothing more is asked: how often that is, is how often the run waits for the network. */
function waits(most: { left: number }, run: Run): Turn {
  const waiting: (() => void)[] = []
  let timer: NodeJS.Timeout | undefined
  return {
    run,
    meeting: async () => {
      await new Promise<void>((done) => {
        waiting.push(done)
        clearTimeout(timer)
        timer = setTimeout(() => {
          most.left -= 1
          for (const each of waiting.splice(0)) each()
        }, 25)
      })
      return false
    },
  }
}
// With the connections that each run opens these are the 36 round trips.
const life = { left: 29 }
scenes('a life of five runs waits 29 times', {
  'production first, production again, a pull request opened, pushed, closed': {
    runs: [production(), production(), push(), push(), close()].map((run) => waits(life, run)),
    check: () => expect(life.left).toBeGreaterThanOrEqual(0),
  },
})
