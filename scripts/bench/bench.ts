/**
 * `npm run bench`: is the action as fast as design 10 promises? It takes turns with the program that does the same, such as
 * `curl`, in one run, because only such ratios hold on another machine. Run it after a change to how a site is read, packed
 * or sent. README.md explains the columns.
 *
 * `--json` prints the numbers for a program, `--pairs 9` takes more of them, `--only TLS` what has that in its name.
 * Needs bash, find, curl and zip, and some 2 GB in the temporary folder.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, release, tmpdir, totalmem, type } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import mime from 'mime'
import { root, type Scene, type Step, setScene } from '../../test/stand-ins/runner/runner.ts'
import { tls } from '../../test/stand-ins/runner/tls.ts'
import { type Case, cases } from './cases.ts'
import { type Command, measure, median, type Run, Sink } from './measure.ts'
import { type Row, rowOf, tableOfCases } from './table.ts'

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    pairs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
})
const pairs = Number(options.pairs)

const folder = mkdtempSync(join(tmpdir(), 'static-deploy-bench-'))
const clean = (): void => rmSync(folder, { recursive: true, force: true })
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    clean()
    process.exit(1)
  })
}
try {
  const rows: Row[] = []
  const hasZip = spawnSync('zip', ['-v']).status === 0
  for (const item of cases.filter(({ name }) => name.includes(options.only))) {
    const skipped = item.beside === 'zip -qr' && !hasZip
    process.stderr.write(`${item.name} ${skipped ? 'was skipped: there is no zip.' : '…'}\n`)
    if (!skipped) rows.push(await (item.beside === 'node' ? coldStart(item) : upload(item)))
  }
  const machine = `${type()} ${release()}, ${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}`
  if (options.json) console.log(JSON.stringify({ machine, pairs, rows }, undefined, 2))
  else console.log(`\n${machine}; medians of ${pairs} pairs\n\n${tableOfCases(rows)}`)
} finally {
  clean()
}

/** Starts the action with no key, which it must tell and end, beside Node alone and Node with `https` loaded. */
async function coldStart({ name, target = {} }: Case): Promise<Row> {
  using scene = setScene({ inputs: { directory: 'dist' } })
  const node = (...args: string[]): Command => ({
    file: process.execPath,
    args,
    env: { PATH: process.env['PATH'] },
  })
  const action = { ...started(scene), code: 1 }
  const bare = node('-e', '0')
  const https = node('-e', 'require("node:https")')
  // Cheap, so there can be more of them.
  const runs = await inTurns([bare, https, action], 4 * pairs)
  const [bareRun, httpsRun, actionRun] = runs as [Run, Run, Run]
  return rowOf(`${name} (bare node: ${Math.round(bareRun.wall)} ms)`, actionRun, httpsRun, target)
}

async function upload({ name, site, tls: isEncrypted = false, target = {}, ...how }: Case): Promise<Row> {
  const directory = siteIn(site)
  await using sink = await Sink.start(isEncrypted)
  using files = setScene(step(directory, sink.url, 'files'))
  using zip = setScene(step(directory, sink.url, 'zip'))
  using compare = setScene(step(directory, sink.url, 'files', { 'compare-with': 'production' }))
  const pair = (): [action: Command, other: Command] => {
    if (how.beside === 'zip -qr') return [started(zip), zipped(directory)]
    if (how.beside === 'no comparison') return [started(compare), started(files)]
    return [started(files), curl(directory, sink.url, how.walk ?? false)]
  }
  const [action, other] = pair()
  const [otherRun, actionRun] = (await inTurns([other, action], pairs, sink)) as [Run, Run]
  rmSync(directory, { recursive: true })
  return rowOf(name, actionRun, otherRun, target)
}

function siteIn(make: Case['site']): string {
  const directory = join(folder, 'site')
  mkdirSync(directory)
  make?.(directory)
  // A live site without one is an error.
  writeFileSync(join(directory, 'index.html'), '<title>Root</title>')
  return directory
}

function step(directory: string, url: string, uploadAs: string, more: Step['inputs'] = {}): Step {
  return {
    inputs: {
      'api-key': 'bench-key',
      'base-url': url,
      directory,
      domain: 'bench.tiiny.test',
      comment: 'false',
      'upload-as': uploadAs,
      ...more,
    },
    env: { NODE_EXTRA_CA_CERTS: tls.file },
  }
}

function started({ env }: Scene): Command {
  return { file: process.execPath, args: [join(root, 'dist/index.js')], env }
}

/** The same archive, made by Info-ZIP. */
function zipped(directory: string): Command {
  const archive = join(folder, 'other.zip')
  return { file: `rm -f ${archive}; cd ${directory}; zip -qr ${archive} .`, args: [], sends: false }
}

/** The same form, sent by curl: from a list of the files that is there already, or that `find` makes. */
function curl(directory: string, url: string, walk: boolean): Command {
  const config = join(folder, 'curl.config')
  const args = ['-s', '-S', '-f', '-H', "'Expect:'", '-H', "'x-api-key: bench-key'", '--cacert', tls.file]
  const form = (path: string, name: string, kind: string): string =>
    `form = "files=@\\"${path}\\";filename=\\"${name}\\";type=${kind}"\n`
  if (walk) {
    const print = `'${form('%p', '%P', 'text/html').replaceAll('\\', '\\\\').replace('\n', '\\n')}'`
    const find = ['find', directory, '-type', 'f', '-printf', print, '|']
    return { file: find.join(' '), args: ['curl', ...args, '-K', '-', `${url}/v1/upload`] }
  }
  const paths = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  writeFileSync(
    config,
    paths.map((path) => form(path, path.slice(directory.length + 1), mime.getType(path) ?? 'text/plain')).join(''),
  )
  return { file: 'curl', args: [...args, '-K', config, `${url}/v1/upload`] }
}

/** Runs the programs one after another, over and over, and gives each one's medians; the first round only warms up. */
async function inTurns(commands: readonly Command[], rounds: number, sink?: Sink): Promise<Run[]> {
  const runs: Run[][] = commands.map(() => [])
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, command] of commands.entries()) {
      const run = await measure(command, folder, command.sends === false ? undefined : sink)
      if (round > 0) runs[index]?.push(run)
    }
  }
  return runs.map((all) => {
    const keys = Object.keys(all[0] ?? {}) as (keyof Run)[]
    return Object.fromEntries(keys.map((key) => [key, median(all.map((run) => run[key] ?? 0))])) as unknown as Run
  })
}
