/** Environment variables as the runner sets them. */
export type Environment = Readonly<Record<string, string | undefined>>

/** This run's own variables. */
export function environment(): Environment {
  return process.env
}

/** Whether the runner gave a file for the job summary. */
export function hasJobSummary(variables = environment()): boolean {
  return Boolean(variables['GITHUB_STEP_SUMMARY'])
}

/** Names of the step's inputs, those that the action does not know too, in lower case. */
export function givenInputs(variables = environment()): string[] {
  return Object.keys(variables)
    .filter((name) => name.startsWith('INPUT_'))
    .map((name) => name.slice('INPUT_'.length).toLowerCase())
}

/** Whether any proxy is configured, for whatever host. */
export function namesProxy(variables = environment()): boolean {
  return ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'].some((name) => variables[name])
}

/**
 * Makes sure that this Node is new enough; GitHub's runners bring the one of `action.yml`, others their own.
 *
 * @throws where it is not
 */
export function requireNode(version: string): void {
  if (Number(version.split('.')[0]) >= 20) return
  throw new Error(
    `This action needs Node 20 or newer, and this runner starts it with Node ${version}. Update the runner.`,
  )
}
