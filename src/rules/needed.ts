import type { Entry } from './world.ts'

const day = 24 * 60 * 60_000

/**
 * Whether nobody deployed to a pull request's preview for some days. A branch's has no comment that could say so, and may
 * be somebody's site: it never expires.
 *
 * @param now by GitHub's clock, in milliseconds since 1970
 */
export function isExpired([newest]: readonly Entry[], now: number, days: number | undefined): boolean {
  const isOfPullRequest = newest?.task.startsWith('deploy:pr-') === true
  return isOfPullRequest && days !== undefined && now - newest.createdAt > days * day
}

/** Whether a run began before the one that made a record's newest deployment: a re-run of an old one, or a slow one. */
export function isOlderRun(run: string, [newest]: readonly Entry[]): boolean {
  if (newest === undefined || run === '' || newest.run === '') return false
  const [id = 0, attempt = 0] = run.split('.').map(Number)
  const [newestId = 0, newestAttempt = 0] = newest.run.split('.').map(Number)
  return id < newestId || (id === newestId && attempt < newestAttempt)
}
