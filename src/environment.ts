export type Environment = Readonly<Record<string, string | undefined>>

export function environment(): Environment {
  return process.env
}

/** `<run id>.<attempt>`; empty outside a runner, and under act, which gives every run the number 1. */
export function runOf({ GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt = '1', ACT: act }: Environment): string {
  return id && act !== 'true' ? `${id}.${attempt}` : ''
}

/** The file's name in `owner/repo/.github/workflows/site.yml@refs/heads/main`. Empty if it is not known. */
export function workflowNameOf({ GITHUB_WORKFLOW_REF: reference = '' }: Environment): string {
  return /\/([^/]+)@refs\//u.exec(reference)?.[1] ?? ''
}

/** The page of this run and attempt. Empty if `runOf` is. */
export function runUrl(variables = environment()): string {
  const { GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt = '1' } = variables
  if (!repository || runOf(variables) === '') return ''
  const server = variables['GITHUB_SERVER_URL'] ?? 'https://github.com'
  return `${server}/${repository}/actions/runs/${id}${attempt === '1' ? '' : `/attempts/${attempt}`}`
}

export function namesProxy(): boolean {
  return ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'].some((name) => environment()[name])
}

/** Throws if this Node is too old for what is used here: `zlib.crc32` is the youngest of it. */
export function requireNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major === 20 ? minor >= 15 : major === 22 ? minor >= 2 : major > 22) return
  const what = `This action needs Node 20.15, 22.2 or newer, and this runner starts it with Node ${version}.`
  const advice = 'Update the runner program to 2.327.1 or newer, which brings Node 24'
  throw new Error(`${what} ${advice}; a step that sets up Node does not help.`)
}
