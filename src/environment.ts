export type Environment = Readonly<Record<string, string | undefined>>

export function environment(): Environment {
  return process.env
}

/** The page of this run and attempt; empty outside a runner. */
export function runUrl(variables = environment()): string {
  const { GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt = '1' } = variables
  // act numbers every run 1, and no page shows it.
  if (!repository || !id || variables['ACT'] === 'true') return ''
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
  throw new Error(
    `This action needs Node 20.15, 22.2 or newer, and this runner starts it with Node ${version}. Update the runner program to 2.327.1 or newer, which brings Node 24; a step that sets up Node does not help.`,
  )
}
