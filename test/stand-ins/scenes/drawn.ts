/** What takes long: `.ci/weekly` plays all of it, with the number of plays in SCHEDULES, and a desk and `.ci/run` a part. */
import { spawnSync } from 'node:child_process'
import { root } from '../runner/runner.ts'

const asked = process.env['SCHEDULES']

/** The same for one commit, whatever the day, so that a red test stays red. Without git it is always the same. */
const head = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout ?? ''
const seed = Number.parseInt(/^[0-9a-f]{7}/u.exec(head)?.[0] ?? '0', 16)

/** How many plays something random has. */
export const plays = Number(asked ?? 24)

/** At a desk a third of these, chosen by the commit, and at least one. */
export function drawn<T>(all: readonly T[]): readonly T[] {
  const parts = asked === undefined ? Math.min(3, all.length) : 1
  return all.filter((_, index) => index % parts === seed % parts)
}
