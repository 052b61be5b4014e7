/**
 * `npm run bench`: the built action beside what it is held against, in turns, in one run. See README.md.
 *
 * `--json` prints the numbers for a program, `--pairs 9` takes more of them, `--only tls` the cases with that in their
 * names. Needs bash, find, curl, zip and git, and some 5 GB in the temporary folder.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { cpus, release, tmpdir, totalmem, type } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import mime from 'mime'
import { root, type Scene, type Step, setScene } from '../stand-ins/runner.ts'
import { tls } from '../stand-ins/tls.ts'
import { type Command, measure, median, type Run, Sink } from './measure.ts'
import { pages } from './pages.ts'
import type { SinkOptions } from './sink.ts'

/** What the action is held against in one case, and how close it must come. */
interface Case {
  readonly name: string
  /** Makes the site in a folder that is empty. */
  readonly site?: (folder: string) => void
  readonly sink?: SinkOptions
  /** Whether the other program must find the files too. */
  readonly walk?: boolean
  /** With `upload-as: zip`: beside the action without it, or beside `zip -qr`, which sends nothing. */
  readonly zip?: 'action' | 'zip -qr'
  /** With `compare-with`, beside the action without it. */
  readonly compare?: boolean
  /** At most: of the medians' ratio, megabytes, milliseconds; `more`: beyond what the other one takes. */
  readonly target?: {
    readonly ratio?: number
    readonly peak?: number
    readonly firstByte?: number
    readonly more?: { readonly cpu: number; readonly peak: number }
  }
}

interface Row {
  readonly name: string
  readonly action: Run
  readonly other: Run
  /** Of the wall times. */
  readonly ratio: number
  readonly target: NonNullable<Case['target']>
  readonly met: boolean
}

const mebibyte = 1024 * 1024
const oneGiB = oneFile(1024)

const cases: readonly Case[] = [
  { name: 'cold start, an input error', target: { ratio: 2 } },
  { name: 'one file of 10 MiB', site: oneFile(10) },
  { name: 'one file of 1 GiB', site: oneGiB, target: { ratio: 1.7, peak: 160 } },
  { name: 'one file of 4 GiB', site: oneFile(4096), target: { peak: 160 } },
  { name: '1,000 files of 10 KB', site: manyFiles(1000, 10, 10_000) },
  { name: '10,000 files of 10 KB', site: manyFiles(10_000, 100, 10_000), target: { ratio: 1.3 } },
  { name: '10,000 small files, found', site: manyFiles(10_000, 100, 380), walk: true },
  {
    name: '100,000 small files, found',
    site: manyFiles(100_000, 1000, 380),
    walk: true,
    target: { ratio: 0.7, peak: 200, firstByte: 1200 },
  },
  { name: 'bootstrap-icons, found', site: icons, walk: true },
  { name: 'TLS: one file of 1 GiB', site: oneGiB, sink: { tls: true }, target: { ratio: 1.15, peak: 160 } },
  { name: 'TLS: 10,000 files of 10 KB', site: manyFiles(10_000, 100, 10_000), sink: { tls: true } },
  { name: 'TLS: bootstrap-icons, found', site: icons, sink: { tls: true }, walk: true },
  { name: '50 MB/s: one file of 128 MiB', site: oneFile(128), sink: { rate: 50e6 }, target: { peak: 160 } },
  { name: 'zip: bootstrap-icons', site: icons, zip: 'action' },
  { name: 'zip: 40 photos of 100 KB', site: photos, zip: 'action' },
  { name: 'zip over 20 Mbit/s: bootstrap-icons', site: icons, zip: 'action', sink: { rate: 2.5e6 } },
  { name: 'zip over 20 Mbit/s: 40 photos of 100 KB', site: photos, zip: 'action', sink: { rate: 2.5e6 } },
  { name: 'zip: one file of 1 GiB', site: oneGiB, zip: 'action', target: { peak: 140 } },
  { name: 'zip: one text of 1 GiB', site: oneFile(1024, 'data.json'), zip: 'action', target: { peak: 140 } },
  {
    name: 'zip: 100,000 small files',
    site: manyFiles(100_000, 1000, 380),
    zip: 'zip -qr',
    target: { ratio: 1.2, peak: 120 },
  },
  { name: 'zip: 10,000 texts of 10 KiB', site: texts, zip: 'zip -qr', target: { ratio: 0.6, peak: 120 } },
  {
    name: 'compare-with: 2,000 pages of 50 kB',
    site: pages(2000, 50_000),
    compare: true,
    target: { more: { cpu: 2000, peak: 60 } },
  },
  { name: 'compare-with: 20,000 pages of 10 kB', site: pages(20_000, 10_000), compare: true },
]

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    pairs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
})

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
    const skipped = item.zip === 'zip -qr' && !hasZip
    process.stderr.write(`${item.name} ${skipped ? 'was skipped: there is no zip.' : '…'}\n`)
    if (skipped) continue
    rows.push(await (item.site === undefined ? coldStart(item) : upload(item)))
  }
  const machine = `${type()} ${release()}, ${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}`
  const others = [...spread(rows), ...archive()]
  if (options.json) console.log(JSON.stringify({ machine, pairs: pairs(), rows, others }, undefined, 2))
  else
    console.log(
      `\n${machine}; medians of ${pairs()} pairs\n\n${table(rows)}\n${others.map(lineOf).join('\n')}`,
    )
} finally {
  clean()
}

function pairs(): number {
  return Number(options.pairs)
}

/** Starts the action with no key, which it must tell and end, beside Node alone and Node with `https` loaded. */
async function coldStart({ name, target = {} }: Case): Promise<Row> {
  using scene = setScene({ inputs: { directory: 'dist' } })
  const node = (...args: string[]): Command => ({
    file: process.execPath,
    args,
    env: { PATH: process.env['PATH'] },
  })
  const action = { ...node(join(root, 'dist/index.js')), env: scene.env, code: 1 }
  const bare = node('-e', '0')
  const https = node('-e', 'require("node:https")')
  // Cheap, so there can be more of them.
  const runs = await inTurns([bare, https, action], 4 * pairs())
  const [bareRun, httpsRun, actionRun] = runs as [Run, Run, Run]
  return rowOf(`${name} (bare node: ${Math.round(bareRun.wall)} ms)`, actionRun, httpsRun, target)
}

async function upload({ name, site, sink: sinkOptions = {}, target = {}, ...how }: Case): Promise<Row> {
  const directory = join(folder, 'site')
  mkdirSync(directory)
  site?.(directory)
  await using sink = await Sink.start(sinkOptions)
  using files = setScene(step(directory, sink.url, 'files'))
  using zip = setScene(step(directory, sink.url, 'zip'))
  using compare = setScene(step(directory, sink.url, 'files', { 'compare-with': 'production' }))
  const [action, other] =
    how.zip === 'zip -qr'
      ? [started(zip), zipped(directory)]
      : how.zip === 'action'
        ? [started(zip), started(files)]
        : how.compare
          ? [started(compare), started(files)]
          : [started(files), curl(directory, sink.url, how.walk ?? false)]
  const [otherRun, actionRun] = (await inTurns([other, action], pairs(), sink)) as [Run, Run]
  rmSync(directory, { recursive: true })
  return rowOf(name, actionRun, otherRun, target)
}

function step(directory: string, url: string, uploadAs: string, more: Step['inputs'] = {}): Step {
  return {
    inputs: {
      'api-key': 'bench-key',
      'base-url': url,
      directory,
      domain: 'bench.example',
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
    paths
      .map((path) => form(path, path.slice(directory.length + 1), mime.getType(path) ?? 'text/plain'))
      .join(''),
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
    return Object.fromEntries(
      keys.map((key) => [key, median(all.map((run) => run[key] ?? 0))]),
    ) as unknown as Run
  })
}

function rowOf(name: string, action: Run, other: Run, target: NonNullable<Case['target']>): Row {
  const ratio = action.wall / other.wall
  const { more = { cpu: Number.POSITIVE_INFINITY, peak: Number.POSITIVE_INFINITY } } = target
  const met =
    action.cpu - other.cpu <= more.cpu &&
    (action.peak ?? 0) - (other.peak ?? 0) <= more.peak &&
    ratio <= (target.ratio ?? ratio) &&
    (action.peak ?? 0) <= (target.peak ?? Number.POSITIVE_INFINITY) &&
    (action.firstByte ?? 0) <= (target.firstByte ?? Number.POSITIVE_INFINITY)
  return { name, action, other, ratio, target, met }
}

interface Other {
  readonly name: string
  readonly value: number
  readonly most: number
  readonly unit: string
}

/** How far the peaks for one file of 1 and of 4 GiB are apart. */
function spread(rows: readonly Row[]): Other[] {
  const [one, four] = ['one file of 1 GiB', 'one file of 4 GiB'].map((name) =>
    rows.find((row) => row.name === name),
  )
  if (!one || !four) return []
  const value = Math.abs((four.action.peak ?? 0) - (one.action.peak ?? 0))
  return [{ name: 'peak memory, 4 GiB against 1 GiB', value, most: 20, unit: 'MB apart' }]
}

/** What a runner downloads for each job. */
function archive(): Other[] {
  if (!existsSync(join(root, '.git'))) return []
  const bytes = execFileSync('bash', ['-c', 'git archive HEAD | gzip | wc -c'], {
    cwd: root,
    encoding: 'utf8',
  })
  return [{ name: 'archive of the repository', value: Number(bytes) / 1000, most: 450, unit: 'KB' }]
}

function lineOf({ name, value, most, unit }: Other): string {
  return `${name}: ${value.toFixed(0)} ${unit} (target: at most ${most}, ${value <= most ? 'met' : 'MISSED'})`
}

/** As Markdown, so that it can be put into the README. */
function table(rows: readonly Row[]): string {
  const milliseconds = (value: number): string =>
    value < 1000 ? `${value.toFixed(0)} ms` : `${(value / 1000).toFixed(2)} s`
  const lines = rows.map(({ name, action, other, ratio, target, met }) => {
    const targets = [
      target.ratio && `≤ ${target.ratio} ×`,
      target.peak && `≤ ${target.peak} MB`,
      target.firstByte && `first byte ≤ ${target.firstByte / 1000} s`,
      target.more && `CPU ≤ ${target.more.cpu / 1000} s more, ≤ ${target.more.peak} MB more`,
    ].filter(Boolean)
    return [
      name,
      milliseconds(action.wall),
      milliseconds(other.wall),
      `${ratio.toFixed(2)} ×`,
      `${milliseconds(action.cpu)} / ${milliseconds(other.cpu)}`,
      `${[action, ...(target.more ? [other] : [])].map(({ peak = 0 }) => peak.toFixed(0)).join(' / ')} MB`,
      action.sent === undefined ? '' : megabytes(action.sent, other.sent),
      action.firstByte === undefined ? '' : milliseconds(action.firstByte),
      action.sinkBusy === undefined
        ? ''
        : `${(100 * action.sinkBusy).toFixed(0)} / ${(100 * (other.sinkBusy ?? 0)).toFixed(0)} %`,
      targets.length === 0 ? '' : `${targets.join(', ')}: ${met ? 'met' : '**missed**'}`,
    ].join(' | ')
  })
  const head = 'case | action | other | ratio | CPU | peak | sent | first byte | sink busy | target'
  return [head, head.replace(/[^|]+/gu, ' --- '), ...lines].map((line) => `| ${line} |\n`).join('')
}

/** Of the two, or of both where they are the same. */
function megabytes(bytes: number, others = bytes): string {
  const [own, other] = [bytes, others].map((each) => (each / 1e6).toPrecision(3))
  return own === other ? `${own} MB` : `${own} / ${other} MB`
}

function oneFile(mebibytes: number, name = 'video.mp4'): (folder: string) => void {
  return (directory) => {
    const chunk = Buffer.alloc(mebibyte, 'static deploy ')
    const descriptor = openSync(join(directory, name), 'w')
    for (let written = 0; written < mebibytes; written += 1) writeSync(descriptor, chunk)
    closeSync(descriptor)
  }
}

function manyFiles(count: number, folders: number, bytes: number): (folder: string) => void {
  return (directory) => {
    const text = 'x'.repeat(bytes)
    for (let index = 0; index < folders; index += 1) mkdirSync(join(directory, `folder-${index}`))
    for (let index = 0; index < count; index += 1) {
      writeFileSync(join(directory, `folder-${index % folders}`, `page-${index}.html`), text)
    }
  }
}

/** 10,000 times 10 KiB of prose, each time from another place on. */
function texts(directory: string): void {
  const prose = readFileSync(join(root, 'README.md'))
  const twice = Buffer.concat([prose, prose])
  for (let index = 0; index < 100; index += 1) mkdirSync(join(directory, `folder-${index}`))
  for (let index = 0; index < 10_000; index += 1) {
    const start = (index * 97) % prose.length
    writeFileSync(
      join(directory, `folder-${index % 100}`, `page-${index}.html`),
      twice.subarray(start, start + 10_240),
    )
  }
}

/** What is compressed already: 40 times 100 KB. */
function photos(directory: string): void {
  for (let index = 0; index < 40; index += 1)
    writeFileSync(join(directory, `${index}.jpg`), randomBytes(100_000))
}

/** A package of some 2,000 icons, as it is served. */
function icons(directory: string): void {
  cpSync(join(root, 'node_modules/bootstrap-icons'), directory, { recursive: true })
}
