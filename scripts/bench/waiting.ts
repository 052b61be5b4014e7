/** How long a person waits for the network: the life of a site, with both servers far away. */
import { daysAgo } from '../../test/stand-ins/github/github.ts'
import type { StepResult } from '../../test/stand-ins/runner/runner.ts'
import type { World } from '../../test/stand-ins/scenes/world.ts'
import { perRequest, startFarAway } from './far-away.ts'
import { median } from './measure.ts'

/** What one kind of step costs. */
export interface Cost {
  /** To GitHub and the service together. */
  readonly requests: number
  /** Each as long as one request, the start and end of Node included. */
  readonly roundTrips: number
}

/** What a step costs, and what it should cost at most. */
export interface Wait extends Cost {
  readonly name: string
  readonly most: { readonly requests: number; readonly roundTrips?: number }
}

/** The goals of DESIGN 8. A close takes one request for each of its deployments, and here there are two. */
const steps = [
  { name: 'round trips: production first', most: { requests: 8 } },
  { name: 'round trips: production again', most: { requests: 7 } },
  { name: 'round trips: pull request opened', most: { requests: 12 } },
  { name: 'round trips: pull request pushed', most: { requests: 10 } },
  { name: 'round trips: pull request closed', most: { requests: 7 + 2 } },
]

/** Plays the life once, and gives what each step cost. */
async function play(): Promise<Cost[]> {
  await using place = await startFarAway()
  const { world, far } = place
  const production = [await costOf(world, () => world.step(far)), await costOf(world, () => world.step(far))]
  // Usually production was deployed some time before a pull request.
  for (const each of world.github.deployments) Object.assign(each, { created_at: daysAgo(2) })
  return [
    ...production,
    await costOf(world, () => world.pull(7, 'opened', far)),
    await costOf(world, () => world.pull(7, 'synchronize', far)),
    await costOf(world, () => world.pull(7, 'closed', far)),
  ]
}

/**
 * Plays the life several times, after once to warm up.
 *
 * @param only what must be in a step's name
 */
export async function waits(only: string, rounds: number): Promise<Wait[]> {
  if (!steps.some(({ name }) => name.includes(only))) return []
  process.stderr.write(`${steps.map(({ name }) => name).join(', ')} …\n`)
  await play()
  const played: Cost[][] = []
  for (let round = 0; round < rounds; round += 1) played.push(await play())
  const told = steps.map((step, index): Wait => {
    const costs = played.flatMap((each) => each[index] ?? [])
    const [requests, roundTrips] = [
      median(costs.map((each) => each.requests)),
      median(costs.map((each) => each.roundTrips)),
    ]
    return { ...step, requests, roundTrips }
  })
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
  const [requests, roundTrips] = [sum(told.map((each) => each.requests)), sum(told.map((each) => each.roundTrips))]
  const most = { requests: sum(steps.map((each) => each.most.requests)), roundTrips: 44 }
  return [...told, { name: 'all five', requests, roundTrips, most }]
}

async function costOf({ hosting, github }: World, step: () => Promise<StepResult>): Promise<Cost> {
  const sent = (): number => hosting.requests.length + github.requests.length
  const before = sent()
  const start = performance.now()
  const { code, stdout } = await step()
  if (code !== 0) throw new Error(stdout)
  return { requests: sent() - before, roundTrips: (performance.now() - start) / perRequest }
}
