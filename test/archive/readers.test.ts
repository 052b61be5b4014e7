import { execFileSync, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type UnzipFileInfo, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pack } from '../../src/archive/pack.ts'
import type { SiteFile } from '../../src/site/site.ts'
import { drawn } from '../stand-ins/scenes/drawn.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

type Archive = Awaited<ReturnType<typeof pack>>

const has = (program: string): boolean => spawnSync(program, ['--help']).error === undefined
const sevenZip = ['7zz', '7z', '7za'].find(has) ?? '7z'

/** Programs that read archives. All check each content against its checksum. Tests of one that is missing are skipped. */
const unpackers: readonly [name: string, program: string, unpack: string, list: string, entry: RegExp][] = [
  ['unzip', 'unzip', 'unzip -q "$0"', 'unzip -t "$0"', /OK$/gmu],
  ['7-Zip', sevenZip, `${sevenZip} x -bd "$0"`, `${sevenZip} l -ba "$0"`, /^./gmu],
  ['bsdtar', 'bsdtar', 'bsdtar -xf "$0"', 'bsdtar -tf "$0"', /^./gmu],
  // Of a pipe, since what is a file could be read from its end.
  ['bsdtar, from front to back', 'bsdtar', 'cat "$0" | bsdtar -xf -', 'cat "$0" | bsdtar -tf -', /^./gmu],
  ['Python', 'python3', 'python3 -m zipfile -e "$0" .', 'python3 reader.py "$0"', /^./gmu],
]

const sources = makeSite({
  'reader.py': `
import sys, zipfile
for entry in zipfile.ZipFile(sys.argv[1]).infolist():
    assert (entry.create_system, entry.external_attr) == (3, 0o100644 << 16), entry
    assert (entry.flag_bits, entry.date_time) == (1 << 11, (1980, 1, 1, 0, 0, 0)), entry
    print(ascii(entry.filename))
`,
})

function run(command: string, archive: Archive | undefined, cwd: string): string {
  return execFileSync('sh', ['-c', command, archive?.file.source ?? ''], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

const digestOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

const random = randomBytes(3_000_000)
const half = 512 * 1024
/** Each with the method that the directory must name: 8 deflated, 0 stored. */
const contents: readonly [path: string, content: string | Buffer, method: 0 | 8][] = [
  ['index.html', '<h1>Hi</h1>'.repeat(1000), 8],
  ['ä ö/日本語 😀.txt', 'text', 0],
  ['empty.txt', '', 0],
  ['empty.png', '', 0],
  ['docs/deep/er/page.html', 'deep '.repeat(9), 8],
  ['small-and-random.bin', random.subarray(0, 10_000), 0],
  ['photo.JPG', Buffer.alloc(100_000, 'x'), 0],
  ['large.json', Buffer.alloc(3_000_000, '{"a": 1}'), 8],
  ['large-and-stored.mp4', Buffer.alloc(1_100_000, 'x'), 0],
  ['large-and-random.bin', random, 0],
  // Not looked at to the end.
  ['large-and-random-at-first.bin', Buffer.concat([random, Buffer.alloc(1_500_000)]), 0],
  ['large-and-random-behind.bin', Buffer.concat([Buffer.alloc(1_500_000, 'text'), random]), 8],
  ...[half - 1, half, half + 1, 2 * half, 2 * half + 1].flatMap((size): [string, Buffer, 0 | 8][] => [
    [`chunks/${size}.txt`, Buffer.alloc(size, 'text'), 8],
    [`chunks/${size}.bin`, random.subarray(0, size), 0],
    [`chunks/${size}.html`, Buffer.alloc(100, 'small'), 8],
  ]),
  ...Array.from({ length: 600 }, (_, index): [string, string, 8] => [`${index}.txt`, `${index} `.repeat(9 + index), 8]),
]

const site = makeSite(Object.fromEntries(contents))
const files = contents.map(([path, content]): SiteFile => {
  return { path, source: join(site.directory, path), size: Buffer.byteLength(content) }
})
const expected = Object.fromEntries(contents.map(([path, content]) => [path, digestOf(content)]))
/** One small file under many names: one more than fit without zip64, and in `.ci/run` also as many as fit. */
const counts = process.env['SCHEDULES'] ? [0x1_0000, 0xffff] : [0x1_0000]
const many = (count: number): readonly SiteFile[] =>
  Array.from({ length: count }, (_, index) => {
    return { path: `page-${index}.txt`, source: join(site.directory, 'ä ö/日本語 😀.txt'), size: 4 }
  })

const archives: Archive[] = []

beforeAll(async () => {
  const { signal } = new AbortController()
  for (const each of [files, ...counts.map(many)]) archives.push(await pack(each, sources.directory, signal))
})

afterAll(() => {
  for (const each of [...archives, site, sources]) each[Symbol.dispose]()
})

it('an archive holds the files in their order, deflated where that makes them smaller', () => {
  const bytes = readFileSync(archives[0]?.file.source ?? '')
  expect(archives[0]?.file).toMatchObject({ path: 'site.zip', size: bytes.length })
  const entries: Pick<UnzipFileInfo, 'name' | 'compression'>[] = []
  const unzipped = unzipSync(bytes, { filter: (entry) => entries.push(entry) > 0 })
  expect(entries.map(({ name, compression }) => [name, compression])).toEqual(
    contents.map(([path, , method]) => [path, method]),
  )
  for (const [path, content] of contents)
    expect(digestOf(Buffer.from(unzipped[path] ?? [])), path).toBe(digestOf(content))
})

describe.each(drawn(unpackers))('%s', (_, program, unpack, list, entry) => {
  it.runIf(has(program))('unpacks what was packed, byte for byte', () => {
    using temporary = makeSite({})
    const target = join(temporary.directory, 'unpacked')
    mkdirSync(target)
    run(unpack, archives[0], target)
    const found = readdirSync(target, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
    const paths = found.map((each) => join(each.parentPath, each.name))
    const digests = paths.map((path) => [relative(target, path).replaceAll(sep, '/'), digestOf(readFileSync(path))])
    expect(Object.fromEntries(digests)).toEqual(expected)
  })

  it.runIf(has(program)).each(counts)('reads an archive of %i files', (count) => {
    const lines = run(list, archives[1 + counts.indexOf(count)], sources.directory)
    expect(lines.match(entry)).toHaveLength(count)
  })
})
