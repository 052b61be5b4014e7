/**
 * `npm run stand-in`: the stand-in hosting service by itself, and GitHub's API beside it if asked for, until it is stopped.
 * Standard output is for programs: its first line is the address. What is for people goes to standard error.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CommandLine, type Option, oneOf, read, run, UsageError, wholeNumber } from './command-line.ts'
import { DEFAULT_KEY, type Dialect, type HostingOptions, likeLive, startHosting } from './hosting/hosting.ts'
import { limitCodes, passwords, profileLinks, updateBy } from './hosting/options.ts'

const deleteForms = { POST: ['A'], DELETE: ['B'], both: ['A', 'B'] } as const

const options = {
  port: { type: 'string', help: 'N: listen on this port; without it, or with 0, on a free one' },
  'link-limit': { type: 'string', help: 'N: how many links the account may have; 5 unless given' },
  github: { type: 'boolean', help: "play GitHub's API too, so that act can try previews and a sweep" },
  'github-port': { type: 'string', help: "N: the port of GitHub's API; a free one unless given" },
  'late-creates': { type: 'string', help: 'N: the answer to an upload that makes a link comes N seconds late' },
  'like-live': { type: 'boolean', help: 'all that follows, as publicly known of the live service' },
  'live-names': {
    type: 'boolean',
    help: `be ${likeLive.name} for who comes through the proxy; links end in .${likeLive.linkSuffix}`,
  },
  'update-by': { type: 'string', help: `${updateBy.join('|')}: the method that updates a link` },
  'delete-by': { type: 'string', help: `${Object.keys(deleteForms).join('|')}: the method that deletes a link` },
  passwords: {
    type: 'string',
    help: `${passwords.join('|')}: how a link with a password answers others: HTTP 401, a page that asks, or as if there were none`,
  },
  'named-links': {
    type: 'boolean',
    help: 'a POST with an unknown domain makes a link of that name; on unless --no-named-links',
  },
  'profile-links': { type: 'string', help: `${profileLinks.join('|')}: how a profile lists links` },
  'limit-first': { type: 'boolean', help: 'a full account refuses each POST, whatever its domain' },
  'limit-code': { type: 'string', help: `${limitCodes.join('|')}: the error of a full account` },
  'drop-folders': { type: 'boolean', help: 'single files lose their folders' },
  'unpack-archives': { type: 'boolean', help: 'a *.zip that comes alone is unpacked; on unless --no-unpack-archives' },
  'uploads-a-day': { type: 'string', help: 'N: uploads beyond that are taken, with the status "expiring"' },
  'quota-in-megabytes': { type: 'boolean', help: 'quota is told in whole megabytes' },
} as const satisfies Record<string, Option>

/** What is taken unless it is switched off: without it a recipe would fail here that works with the live service as reported. */
const usual: Dialect = { namedLinks: true, unpackArchives: true, passwords: 'page' }

await run(async () => {
  const line = read('npm run stand-in -- [options]', options)
  const port = portOf(line, 'port')
  const gitHubPort = portOf(line, 'github-port')
  const linkLimit = wholeNumber(line, 'link-limit')
  const late = wholeNumber(line, 'late-creates')
  const dialect = dialectOf(line)
  const account = linkLimit === undefined ? {} : { linkLimit }
  const hosting = await listening('port', port, (chosen) =>
    startHosting({
      ...dialect,
      ...chosen,
      ...(late !== undefined && { lateCreates: 1000 * late }),
      accounts: { [DEFAULT_KEY]: account },
      proxy: true,
      // A job that runs with this proxy fetches its packages too.
      passOn: true,
      onLink: (change, link) =>
        console.error(change === 'deleted' ? `deleted  ${link}` : `${change}  ${link}: ${hosting.openUrl(link)}`),
    }),
  )
  console.log(hosting.url)
  console.error(`The hosting service, played on this machine, is at ${hosting.url} until you press Ctrl-C.`)
  const folder = temporaryFolder()
  const env = trustingToo(process.env['NODE_EXTRA_CA_CERTS'], hosting.env, folder)
  const proxy = Object.entries(env).map(([name, value]) => `    ${name}=${value}`)
  const key = `Its key is "${DEFAULT_KEY}".`
  const words =
    dialect.name === undefined
      ? [
          `In a workflow, write "base-url: ${hosting.url}". ${key}`,
          'It is also a proxy for the links. "verify: true" works with this in the environment:',
        ]
      : [
          `It takes the place of ${dialect.name}, so a workflow needs no "base-url". ${key}`,
          `It is also a proxy for ${dialect.name} and the links. A job finds it with this in its environment:`,
        ]
  const withGitHub = line.values['github'] === true || gitHubPort !== undefined
  // The commands for act give the variables by themselves.
  console.error((withGitHub ? words.slice(0, 1) : [...words, ...proxy]).join('\n'))
  if (withGitHub) {
    try {
      // GitHub's published description is large to load.
      const { playGitHub } = await import('./stand-in-github.ts')
      await listening('github-port', gitHubPort, (chosen) => playGitHub({ ...chosen, folder, env }))
    } catch (error) {
      await hosting.close()
      throw error
    }
  }
})

/** A folder that goes with the process. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'static-deploy-stand-in-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  // `exit` is not told of a signal that nobody listens to.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0))
  return folder
}

/** The variables, with the certificates that the user's own network needs in the same file: Node reads but one. */
function trustingToo(
  file: string | undefined,
  env: Readonly<Record<string, string>>,
  folder: string,
): Readonly<Record<string, string>> {
  const { NODE_EXTRA_CA_CERTS: own } = env
  if (file === undefined || file === '' || own === undefined) return env
  const both = join(folder, 'certificates.pem')
  writeFileSync(both, `${readFileSync(file, 'utf8')}\n${readFileSync(own, 'utf8')}`)
  return { ...env, NODE_EXTRA_CA_CERTS: both }
}

/** A port to listen on. */
function portOf(line: CommandLine, name: string): number | undefined {
  return wholeNumber(line, name, { most: 65_535 })
}

/** Starts what listens on a port, and says which option to change where the port is taken. */
async function listening<T>(
  name: string,
  port: number | undefined,
  start: (chosen: { port?: number }) => Promise<T>,
): Promise<T> {
  try {
    return await start(port === undefined ? {} : { port })
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error
    const why = code === 'EACCES' ? 'may not be used' : 'is taken'
    throw new UsageError(`Port ${port} ${why}: choose another with --${name}.`)
  }
}

/** What is to be like the live service: all of it or nothing, with each option's own word above that. */
function dialectOf(line: CommandLine): Dialect {
  const { values } = line
  const own = {
    ...names(values['live-names'] ?? values['like-live'] ?? false),
    updateBy: oneOf(line, 'update-by', updateBy),
    deleteForms: deleteForms[oneOf(line, 'delete-by', Object.keys(deleteForms)) as keyof typeof deleteForms],
    passwords: oneOf(line, 'passwords', passwords),
    namedLinks: values['named-links'],
    profileLinks: oneOf(line, 'profile-links', profileLinks),
    limitFirst: values['limit-first'],
    limitCode: oneOf(line, 'limit-code', limitCodes),
    dropFolders: values['drop-folders'],
    unpackArchives: values['unpack-archives'],
    uploadsADay: wholeNumber(line, 'uploads-a-day'),
    quotaInMegabytes: values['quota-in-megabytes'],
  }
  const { name, linkSuffix, ...live } = likeLive
  const given = Object.entries(own).filter(([, value]) => value !== undefined)
  return { ...usual, ...(values['like-live'] === true && live), ...Object.fromEntries(given) }
}

function names(live: string | boolean): Pick<HostingOptions, 'name' | 'linkSuffix'> {
  return live === true ? { name: likeLive.name, linkSuffix: likeLive.linkSuffix } : {}
}
