import { execFileSync, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Archive, pack } from '../../src/archive/pack.ts'
import type { SiteFile } from '../../src/site/site.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

/** A program that reads archives; all check each content against its checksum. */
interface Reader {
  readonly name: string
  /** Without it the tests are skipped. */
  readonly program: string
  /** SHA-256 of each file, by its path. */
  digests(archive: string, folder: string): Record<string, string>
  /** How many files there are, none of them written. */
  count(archive: string, folder: string): number
}

const has = (program: string): boolean => spawnSync(program, ['--help']).error === undefined
const sevenZip = ['7zz', '7z', '7za'].find(has) ?? '7z'

const readers: readonly Reader[] = [
  {
    name: 'unzip',
    program: 'unzip',
    digests: (archive, folder) => unpacked(folder, 'unzip', ['-q', archive]),
    count: (archive) => linesOf(run('unzip', ['-t', archive]), /OK$/u),
  },
  {
    name: '7-Zip',
    program: sevenZip,
    digests: (archive, folder) => unpacked(folder, sevenZip, ['x', '-bd', archive]),
    count: (archive) => Number(/^Files: (\d+)$/mu.exec(run(sevenZip, ['t', '-bd', archive]))?.[1]),
  },
  {
    name: 'bsdtar',
    program: 'bsdtar',
    digests: (archive, folder) => unpacked(folder, 'bsdtar', ['-xf', archive]),
    count: (archive) => linesOf(run('bsdtar', ['-tf', archive]), /./u),
  },
  {
    name: 'bsdtar, from front to back',
    program: 'bsdtar',
    // Of a pipe, since what is a file could be read from its end.
    digests: (archive, folder) => unpacked(folder, 'sh', ['-c', 'cat "$0" | bsdtar -xf -', archive]),
    count: (archive) => linesOf(run('sh', ['-c', 'cat "$0" | bsdtar -tf -', archive]), /./u),
  },
  listing('Python', 'python3', (archive) => run('python3', ['-c', pythonSource, archive])),
  listing('Go', 'go', (archive) => run(goReader(), [archive])),
  listing('Java', 'javac', (archive) => run('java', ['-cp', javaReader(), 'Reader', archive])),
  listing('Java, from front to back', 'javac', (archive) =>
    run('java', ['-cp', javaReader(), 'Reader'], { input: archive }),
  ),
]

/** A reader that prints a digest and a path for each file. */
function listing(name: string, program: string, list: (archive: string) => string): Reader {
  const entries = (archive: string): [path: string, digest: string][] =>
    list(archive)
      .split(/\r?\n/u)
      .filter(Boolean)
      .map((line) => [line.slice(65), line.slice(0, 64)])
  return {
    name,
    program,
    digests: (archive) => Object.fromEntries(entries(archive)),
    count: (archive) => entries(archive).length,
  }
}

const pythonSource = `
import hashlib, sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
sys.stdout.reconfigure(encoding='utf-8')
for entry in archive.infolist():
    assert (entry.create_system, entry.external_attr) == (3, 0o100644 << 16), entry
    assert (entry.flag_bits, entry.date_time) == (1 << 11, (1980, 1, 1, 0, 0, 0)), entry
    print(hashlib.sha256(archive.read(entry)).hexdigest(), entry.filename)
`

const goSource = `package main

import ("archive/zip"; "bufio"; "crypto/sha256"; "fmt"; "io"; "os")

func check(err error) { if err != nil { panic(err) } }

func main() {
	archive, err := zip.OpenReader(os.Args[1])
	check(err)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for _, file := range archive.File {
		content, err := file.Open()
		check(err)
		digest := sha256.New()
		_, err = io.Copy(digest, content)
		check(err)
		fmt.Fprintf(out, "%x %s\\n", digest.Sum(nil), file.Name)
	}
}
`

const javaSource = `
import java.io.*; import java.nio.charset.StandardCharsets; import java.security.*; import java.util.*; import java.util.zip.*;

class Reader {
    static PrintStream out = new PrintStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)), false, StandardCharsets.UTF_8);

    static void print(String path, InputStream content) throws Exception {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(content.readAllBytes());
        out.println(HexFormat.of().formatHex(digest) + " " + path);
    }

    public static void main(String[] args) throws Exception {
        if (args.length > 0) {
            try (ZipFile archive = new ZipFile(args[0])) {
                for (ZipEntry entry : Collections.list(archive.entries()))
                    print(entry.getName(), new CheckedInputStream(archive.getInputStream(entry), new CRC32()));
            }
        } else {
            ZipInputStream archive = new ZipInputStream(new BufferedInputStream(System.in));
            for (ZipEntry entry; (entry = archive.getNextEntry()) != null; ) print(entry.getName(), archive);
        }
        out.flush();
    }
}
`

/** Where what was compiled is kept until the end. */
const compiled = makeSite({ 'main.go': goSource, 'Reader.java': javaSource })
const once = (compile: () => string): (() => string) => {
  let result: string | undefined
  return () => (result ??= compile())
}
const goReader = once(() => {
  const program = join(compiled.directory, 'reader')
  run('go', ['build', '-o', program, join(compiled.directory, 'main.go')])
  return program
})
const javaReader = once(() => {
  run('javac', ['-d', compiled.directory, join(compiled.directory, 'Reader.java')])
  return compiled.directory
})

function run(program: string, args: readonly string[], { cwd, input }: { cwd?: string; input?: string } = {}): string {
  return execFileSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8', GOPROXY: 'off', GOTOOLCHAIN: 'local' },
    maxBuffer: 2 ** 28,
    stdio: [input === undefined ? 'ignore' : openSync(input, 'r'), 'pipe', 'pipe'],
  })
}

function unpacked(folder: string, program: string, args: readonly string[]): Record<string, string> {
  const target = join(folder, 'unpacked')
  mkdirSync(target)
  run(program, args, { cwd: target })
  const entries = readdirSync(target, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return [relative(target, path).replaceAll(sep, '/'), digestOf(readFileSync(path))]
    }),
  )
}

function digestOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

function linesOf(text: string, pattern: RegExp): number {
  return text.split(/\r?\n/u).filter((line) => pattern.test(line)).length
}

const random = randomBytes(3_000_000)
const contents: Readonly<Record<string, string | Buffer>> = {
  'index.html': '<h1>Hi</h1>'.repeat(1000),
  'ä ö/日本語 😀.txt': 'text',
  'empty.txt': '',
  'empty.png': '',
  'docs/deep/er/page.html': 'deep',
  'photo.JPG': Buffer.alloc(100_000, 'x'),
  'large.json': Buffer.alloc(3_000_000, '{"a": 1}'),
  'large-and-random.bin': random,
  'large-and-random-behind.bin': Buffer.concat([Buffer.alloc(1_500_000, 'text'), random]),
  'large-and-stored.mp4': random,
  'large-and-stored-too.mp4': Buffer.alloc(1_100_000, 'x'),
  'small-and-random.bin': random.subarray(0, 10_000),
  'tiny-and-random.bin': random.subarray(0, 100),
  'tiny.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>'.repeat(8),
  ...Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`many/${index}.txt`, `${index} `.repeat(index)])),
}

const signal = new AbortController().signal
const site = makeSite(contents)
const files: readonly SiteFile[] = Object.entries(contents).map(([path, content]) => {
  return { path, source: join(site.directory, path), size: Buffer.byteLength(content) }
})
/** One small file under many names. */
const many = (count: number): readonly SiteFile[] =>
  Array.from({ length: count }, (_, index) => {
    return { path: `page-${index}.txt`, source: join(site.directory, 'ä ö/日本語 😀.txt'), size: 4 }
  })

const archives: Archive[] = []
/** More than fit without zip64; and in `.ci/run` also the most that do. */
const counts = process.env['SCHEDULES'] ? [0xffff, 70_000] : [70_000]

beforeAll(async () => {
  for (const each of [files, ...counts.map(many)]) archives.push(await pack(each, site.directory, signal))
})

afterAll(() => {
  for (const archive of archives) archive[Symbol.dispose]()
  site[Symbol.dispose]()
  compiled[Symbol.dispose]()
})

describe.each(readers)('$name', ({ program, digests, count }) => {
  const possible = has(program)

  it.runIf(possible)('reads what was packed, byte for byte', () => {
    using temporary = makeSite({})
    const expected = Object.entries(contents).map(([path, content]) => [path, digestOf(content)])
    expect(digests(archives[0]?.file.source ?? '', temporary.directory)).toEqual(Object.fromEntries(expected))
  })

  it.runIf(possible).each(counts.map((files, index) => ({ files, index })))(
    'reads an archive of $files files',
    ({ files, index }) => {
      using temporary = makeSite({})
      expect(count(archives[index + 1]?.file.source ?? '', temporary.directory)).toBe(files)
    },
  )
})
