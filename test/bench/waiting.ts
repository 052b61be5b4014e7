/** How long a person waits for the network: the life of a site, and a sweep, with both servers far away. */
import { daysAgo } from '../stand-ins/github/github.ts'
import { DEFAULT_KEY } from '../stand-ins/hosting/hosting.ts'
import type { Step, StepResult } from '../stand-ins/runner/runner.ts'
import { addRecord, liveLinks, ours } from '../stand-ins/scenes/records.ts'
import { perRequest, startFarAway } from './far-away.ts'
import { median } from './measure.ts'

/** How long one kind of step takes. */
export interface Wait {
  readonly name: string
  /** In round trips, each as long as one request, the start and end of Node included. */
  readonly value: number
  readonly most: number
}

/** What is played, and what each step of it may take at most. */
interface Play {
  readonly steps: readonly { readonly name: string; readonly most: number }[]
  /** Plays it once, and gives the milliseconds of each step. */
  readonly play: () => Promise<number[]>
}

const life: Play = {
  steps: [
    { name: 'round trips: production first', most: 7 },
    { name: 'round trips: production again', most: 8 },
    { name: 'round trips: pull request opened', most: 7 },
    { name: 'round trips: pull request pushed', most: 8 },
    { name: 'round trips: pull request closed', most: 9 },
  ],
  async play() {
    await using place = await startFarAway()
    const { world, far } = place
    const production = [await timeOf(() => world.step(far)), await timeOf(() => world.step(far))]
    // Usually production was deployed some time before a pull request: what is younger may have taken its link over.
    for (const each of world.github.deployments) Object.assign(each, { created_at: daysAgo(2) })
    return [
      ...production,
      await timeOf(() => world.pull(7, 'opened', far)),
      await timeOf(() => world.pull(7, 'synchronize', far)),
      await timeOf(() => world.pull(7, 'closed', far)),
    ]
  },
}

const sweep: Play = {
  // More do not fit into one sweep: 500 requests, some eleven for each closed preview. Deletions are one at a time.
  steps: [{ name: 'round trips: a sweep of 60 previews, half of them closed', most: 110 }],
  async play() {
    const links = Array.from({ length: 60 }, (_, index) => `pr-${index + 1}.example.com`)
    await using place = await startFarAway({
      hosting: { accounts: { [DEFAULT_KEY]: { linkLimit: 200, links } } },
    })
    const { world, far } = place
    for (const [index, link] of links.entries()) {
      const number = index + 1
      world.github.addPull({ number, state: number % 2 === 0 ? 'open' : 'closed' })
      const preview = { link, environment: 'preview', task: `deploy:pr-${number}`, payload: ours() }
      addRecord(world.github, { ...preview, created_at: daysAgo(10) })
    }
    const step: Step = { ...far, event: 'schedule', payload: {} }
    const inputs = { ...far.inputs, mode: 'sweep', directory: '' }
    const time = await timeOf(() => world.step({ ...step, inputs }))
    if (liveLinks(world).length !== 30) throw new Error('The sweep deleted other links than it should.')
    return [time]
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
    const played: number[][] = []
    await play()
    for (let round = 0; round < rounds; round += 1) played.push(await play())
    const of = steps.map((step, index) => ({
      ...step,
      value: median(played.map((times) => times[index] ?? 0)) / perRequest,
    }))
    told.push(...of)
    if (steps.length > 1) {
      const value = of.reduce((sum, each) => sum + each.value, 0)
      told.push({ name: 'round trips: all five', value, most: 38 })
    }
  }
  return told
}

async function timeOf(step: () => Promise<StepResult>): Promise<number> {
  const start = performance.now()
  const { code, stdout } = await step()
  if (code !== 0) throw new Error(stdout)
  return performance.now() - start
}
