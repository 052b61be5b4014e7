/** What takes long: `.ci/run` has all of it, with the number of plays in SCHEDULES, and a desk a part. */
const asked = process.env['SCHEDULES']
const day = Math.floor(Date.now() / 86_400_000)

/** How many plays something random has. */
export const plays = Number(asked ?? 24)

/** At a desk a third of these, another one each day, and at least one. */
export function drawn<T>(all: readonly T[]): readonly T[] {
  const parts = asked === undefined ? Math.min(3, all.length) : 1
  return all.filter((_, index) => index % parts === day % parts)
}
