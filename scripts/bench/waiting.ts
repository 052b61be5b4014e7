/** How long a person waits for the network: the life of a site, and a sweep, with both servers far away. */
import { daysAgo } from '../../test/stand-ins/github/github.ts'
import { DEFAULT_KEY } from '../../test/stand-ins/hosting/hosting.ts'
import type { StepResult } from '../../test/stand-ins/runner/runner.ts'
import { addRecord, liveLinks, ours } from '../../test/stand-ins/scenes/records.ts'
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

/** What a step costs, and what it may cost at most. */
export interface Wait extends Cost {
  readonly name: string
  readonly most: Partial<Cost>
}

/** What is played, and what each step of it may cost at most. */
interface Play {
  readonly steps: readonly Pick<Wait, 'name' | 'most'>[]
  /** Plays it once, and gives what each step cost. */
  readonly play: () => Promise<Cost[]>
}

const push = { requests: 13 }

const life: Play = {
  steps: [
    { name: 'round trips: production first', most: push },
    { name: 'round trips: production again', most: push },
    { name: 'round trips: pull request opened', most: push },
    { name: 'round trips: pull request pushed', most: push },
    // One more for each of the two deployments, and for the live site.
    { name: 'round trips: pull request closed', most: { requests: 13 + 2 + 1 } },
  ],
  async play() {
    await using place = await startFarAway()
    const { world, far } = place
    const production = [await costOf(world, () => world.step(far)), await costOf(world, () => world.step(far))]
    // Usually production was deployed some time before a pull request: what is younger may have taken its link over.
    for (const each of world.github.deployments) Object.assign(each, { created_at: daysAgo(2) })
    return [
      ...production,
      await costOf(world, () => world.pull(7, 'opened', far)),
      await costOf(world, () => world.pull(7, 'synchronize', far)),
      await costOf(world, () => world.pull(7, 'closed', far)),
    ]
  },
}

const closed = 50

const sweep: Play = {
  // At most nine requests for each preview and one for each of its deployments; a few for all of them.
  steps: [
    { name: 'round trips: a sweep of 50 closed previews and 10 open ones', most: { requests: closed * 11 + 15 } },
  ],
  async play() {
    const links = Array.from({ length: closed + 10 }, (_, index) => `pr-${index + 1}.example.com`)
    await using place = await startFarAway({
      hosting: { accounts: { [DEFAULT_KEY]: { linkLimit: 200, links } } },
    })
    const { world, far } = place
    for (const [index, link] of links.entries()) {
      const number = index + 1
      world.github.addPull({ number, state: number > closed ? 'open' : 'closed' })
      const preview = { link, environment: 'preview', task: `deploy:pr-${number}` }
      const success = { state: 'success', environment_url: `https://${link}` } as const
      const states = [success, { state: 'inactive' }] as const
      addRecord(world.github, { ...preview, payload: ours(), created_at: daysAgo(10), states })
      addRecord(world.github, { ...preview, created_at: daysAgo(9) })
    }
    addRecord(world.github, { link: 'live.example.com', environment: 'production', created_at: daysAgo(20) })
    const inputs = { ...far.inputs, mode: 'sweep', directory: '' }
    const cost = await costOf(world, () => world.step({ ...far, event: 'schedule', payload: {}, inputs }))
    if (liveLinks(world).length !== 10) throw new Error('The sweep deleted other links than it should.')
    return [cost]
  },
}

/**
 * Plays what has a step of such a name, each several times after once to warm up.
 *
 * @param only what must be in the name; a life is told as a whole too
 */
export async function waits(only: string, rounds: number): Promise<Wait[]> {
  const told: Wait[] = []
  for (const { steps, play } of [life, sweep]) {
    if (!steps.some(({ name }) => name.includes(only))) continue
    process.stderr.write(`${steps.map(({ name }) => name).join(', ')} …\n`)
    const played: Cost[][] = []
    await play()
    for (let round = 0; round < rounds; round += 1) played.push(await play())
    const of = steps.map((step, index): Wait => {
      const costs = played.flatMap((each) => each[index] ?? [])
      return {
        ...step,
        requests: median(costs.map(({ requests }) => requests)),
        roundTrips: median(costs.map(({ roundTrips }) => roundTrips)),
      }
    })
    told.push(...of)
    if (steps.length > 1) {
      const requests = of.reduce((sum, each) => sum + each.requests, 0)
      const roundTrips = of.reduce((sum, each) => sum + each.roundTrips, 0)
      told.push({ name: 'round trips: all five', requests, roundTrips, most: { roundTrips: 36 } })
    }
  }
  return told
}

async function costOf({ hosting, github }: World, step: () => Promise<StepResult>): Promise<Cost> {
  const sent = (): number => hosting.requests.length + github.requests.length
  const before = sent()
  const start = performance.now()
  const { code, stdout } = await step()
  if (code !== 0) throw new Error(stdout)
  return { requests: sent() - before, roundTrips: (performance.now() - start) / perRequest }
}
