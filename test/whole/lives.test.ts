/**
 * Whole lives in one account, played at random: production, docs and staging, four pull requests, a branch, sweeps. Runs are
 * played whole inside a request of another one. In a calm life everything is configured as the documentation says, and
 * nothing fails: no run is red. In a rough one requests fail, runs are cancelled, domains are copied, and two jobs of a
 * matrix share an environment: no run may do harm that no red run names, and at the end nothing of a preview is left.
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pull, recorded } from '../stand-ins/scenes/deeds.ts'
import { plays } from '../stand-ins/scenes/drawn.ts'
import { type Life, lifeOf, numbers, site, turnsOf } from '../stand-ins/scenes/moves.ts'
import { live } from '../stand-ins/scenes/runs.ts'
import { play, type Scene } from '../stand-ins/scenes/scene.ts'

const sceneOf = (life: Life): Scene => ({
  linkLimit: life.linkLimit,
  links: { [live]: 'production', [site]: 'staging' },
  given: [
    recorded({ link: live }),
    recorded({ link: site, environment: 'staging' }),
    ...numbers.map((number) => pull(number)),
  ],
  runs: turnsOf(life),
  ends: true,
  check: (world) => {
    for (const link of [live, site]) expect(world.hosting.account().links.has(link)).toBe(true)
  },
})

const numRuns = Math.ceil(plays / 3)
const seed = Number(process.env['SEED'] ?? 7)
it.each([
  { what: 'calm lives no run is red', isCalm: true },
  { what: 'rough lives nobody loses what others made, and nothing is left', isCalm: false },
])(
  `in ${numRuns} $what`,
  async ({ isCalm }) => {
    const whole = fc.asyncProperty(lifeOf(isCalm), (life) => play(sceneOf(life)))
    await fc.assert(whole, { numRuns, seed, includeErrorInReport: true })
  },
  3_600_000,
)
