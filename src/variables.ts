export type Variables = Readonly<Record<string, string | undefined>>

export const runnerVariables = (): Variables => process.env

/** `<run id>.<attempt>`. Empty outside a runner, and under act, where each run has the number 1. */
export function runOf({ GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt = '1', ACT: act } = runnerVariables()): string {
  return id && act !== 'true' ? `${id}.${attempt}` : ''
}

/** Attempts are one run. */
export const runIdOf = (run: string): string => run.replace(/\..*/su, '')

/** False if either run, `<run id>.<attempt>`, is not known. */
export function isNewerRun(one: string, other: string): boolean {
  const areKnown = [one, other].every((run) => /^\d{1,20}\.\d{1,20}$/u.test(run))
  // An id may have more digits than a number keeps.
  return areKnown && one.localeCompare(other, 'en', { numeric: true }) > 0
}

/** `site.yml` of `owner/repo/.github/workflows/site.yml@refs/heads/main`. May be empty. */
export function workflowNameOf({ GITHUB_WORKFLOW_REF: reference = '' }: Variables): string {
  return /\/([^/]+)@refs\//u.exec(reference)?.[1] ?? ''
}

/** The page of this run and attempt. May be empty. */
export function runUrl(variables = runnerVariables()): string {
  const { GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt = '1' } = variables
  if (!repository || runOf(variables) === '') return ''
  const server = variables['GITHUB_SERVER_URL'] ?? 'https://github.com'
  return `${server}/${repository}/actions/runs/${id}${attempt === '1' ? '' : `/attempts/${attempt}`}`
}
