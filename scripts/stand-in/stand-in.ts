/**
 * `npm run stand-in`: the stand-in hosting service by itself, and GitHub's API beside it if asked for, until it is stopped.
 * Standard output is for programs: its first line is the address. What is for people goes to standard error.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_KEY, type Dialect, likeLive, startHosting } from '../../test/stand-ins/hosting/hosting.ts'
import { type CommandLine, type Option, read, run, UsageError, wholeNumber } from '../command-line.ts'
import { reach } from './reach.ts'

type Variables = Readonly<Record<string, string>>

/** Without these a recipe would fail here that works with the live service as reported. */
const defaultDialect: Dialect = { namedLinks: true, unpackArchives: true, passwords: 'page' }

const options = {
  port: { type: 'string', help: 'N: listen on this port; without it, or with 0, on a free one' },
  'link-limit': { type: 'string', help: 'N: how many links the account may have; 5 unless given' },
  github: { type: 'boolean', help: "play GitHub's API too, so that act can try previews and a sweep" },
  'github-port': { type: 'string', help: "N: the port of GitHub's API; a free one unless given" },
  'like-live': { type: 'boolean', help: 'behave as public sources describe the live service, under its name' },
} as const satisfies Record<string, Option>

await run(async () => {
  const line = read('npm run stand-in -- [options]', options)
  const linkLimit = wholeNumber(line, 'link-limit')
  const dialect = line.values['like-live'] === true ? { ...defaultDialect, ...likeLive } : defaultDialect
  const hosting = await listening(line, 'port', (port) =>
    startHosting({
      ...dialect,
      port,
      accounts: { [DEFAULT_KEY]: linkLimit === undefined ? {} : { linkLimit } },
      proxy: true,
      // A job that runs with this proxy fetches its packages too.
      reach,
      onLink: (change, link) =>
        console.error(change === 'deleted' ? `deleted  ${link}` : `${change}  ${link}: ${hosting.openUrl(link)}`),
    }),
  )
  console.log(hosting.url)
  console.error(`The hosting service, played on this machine, is at ${hosting.url} until you press Ctrl-C.`)
  const folder = temporaryFolder()
  const env = trustingToo(process.env['NODE_EXTRA_CA_CERTS'], hosting.env, folder)
  const withGitHub = line.values['github'] === true || line.values['github-port'] !== undefined
  const [first, second] = instructions(dialect.name, hosting.url)
  const variables = Object.entries(env).map(([name, value]) => `    ${name}=${value}`)
  // The commands for act give the variables by themselves.
  console.error((withGitHub ? [first] : [first, second, ...variables]).join('\n'))
  if (!withGitHub) return
  try {
    // GitHub's published description is large to load.
    const { playGitHub } = await import('./github.ts')
    await listening(line, 'github-port', (port) => playGitHub({ port, folder, env }))
  } catch (error) {
    await hosting.close()
    throw error
  }
})

/** What a workflow needs, and what comes before the variables of a job. */
function instructions(name: string | undefined, url: string): [first: string, second: string] {
  const key = `Its key is "${DEFAULT_KEY}".`
  if (name === undefined)
    return [
      `In a workflow, write "base-url: ${url}". ${key}`,
      'It is also a proxy for the links. "verify: true" works with this in the environment:',
    ]
  return [
    `It takes the place of ${name}, so a workflow needs no "base-url". ${key}`,
    `It is also a proxy for ${name} and the links. A job finds it with this in its environment:`,
  ]
}

/** A folder that goes with the process. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'static-deploy-stand-in-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  // `exit` is not told of a signal that nobody listens to.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0))
  return folder
}

/** The variables, with the certificates that the user's own network needs in the same file: Node reads but one. */
function trustingToo(file: string | undefined, env: Variables, folder: string): Variables {
  const { NODE_EXTRA_CA_CERTS: ourCertificates } = env
  if (!file || ourCertificates === undefined) return env
  const both = join(folder, 'certificates.pem')
  writeFileSync(both, `${readFileSync(file, 'utf8')}\n${readFileSync(ourCertificates, 'utf8')}`)
  return { ...env, NODE_EXTRA_CA_CERTS: both }
}

/** Starts what listens on the port that an option gives, and says which option to change where that is taken. */
async function listening<T>(line: CommandLine, name: string, start: (port: number) => Promise<T>): Promise<T> {
  const port = wholeNumber(line, name, 0, 65_535) ?? 0
  try {
    return await start(port)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error
    const why = code === 'EACCES' ? 'may not be used' : 'is taken'
    throw new UsageError(`Port ${port} ${why}: choose another with --${name}.`)
  }
}
