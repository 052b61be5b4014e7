import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import fs, {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import fc from 'fast-check'
import { type UnzipFileInfo, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { pack } from '../../src/archive/pack.ts'
import { SiteError } from '../../src/errors.ts'
import { collectSite } from '../../src/site/collect.ts'
import { Exclude } from '../../src/site/exclude.ts'
import type { SiteFile } from '../../src/site/site.ts'
import { DEFAULT_KEY, type HostingOptions, startHosting } from '../stand-ins/hosting/hosting.ts'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import { onWindows } from '../stand-ins/runner/platform.ts'
import { root, runAction, setScene } from '../stand-ins/runner/runner.ts'
import { baseInputs, makeSite } from '../stand-ins/scenes/world.ts'

const signal = new AbortController().signal

async function filesOf(directory: string): Promise<readonly SiteFile[]> {
  const exclude = await Exclude.parse('')
  return [...(await collectSite(directory, '/', { exclude, includeHiddenFiles: false })).files]
}

/** What the central directory says of each file. */
function directoryOf(archive: string): Record<string, Omit<UnzipFileInfo, 'name'>> {
  const all: Record<string, Omit<UnzipFileInfo, 'name'>> = {}
  unzipSync(readFileSync(archive), {
    filter: ({ name, ...facts }) => {
      all[name] = facts
      return false
    },
  })
  return all
}

/** Packs files, and looks for the same ones in the archive, in their order. */
async function expectPacked(all: readonly (readonly [path: string, content: Buffer])[]): Promise<void> {
  using site = makeSite({})
  const files = all.map(([path, content], index): SiteFile => {
    const source = join(site.directory, `${index}`)
    writeFileSync(source, content)
    return { path, source, size: content.length }
  })
  using archive = await pack(files, site.directory, signal)
  const unzipped = Object.entries(unzipSync(readFileSync(archive.file.source)))
  expect(unzipped.map(([path]) => path)).toEqual(all.map(([path]) => path))
  for (const [index, [path, bytes]] of unzipped.entries())
    expect(Buffer.compare(bytes, all[index]?.[1] ?? bytes), path).toBe(0)
}

const digestOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex')

describe('an archive', () => {
  const content = {
    'index.html': '<h1>Hi</h1>'.repeat(1000),
    'ä ö/日本語 😀.txt': 'text',
    'empty.txt': '',
    'docs/deep/er/page.html': 'deep',
    'photo.JPG': Buffer.alloc(100_000, 'x'),
    'large.json': Buffer.alloc(3_000_000, '{"a": 1}'),
    ...Object.fromEntries(
      Array.from({ length: 100 }, (_, index) => [`many/${index}.txt`, `${index} `.repeat(index ** 2)]),
    ),
  }

  it('holds the files in their order, deflated where that makes them smaller', async () => {
    const random = randomBytes(2_000_000)
    const more = {
      ...content,
      'large.mp4': Buffer.alloc(2_000_000),
      'random.txt': random.subarray(0, 600),
      'tiny-and-random.txt': random.subarray(0, 500),
      'random-and-large.txt': random,
      // Not looked at to the end.
      'random-at-first.txt': Buffer.concat([random, Buffer.alloc(2_000_000)]),
    }
    using site = makeSite(more)
    using temporary = makeSite({})
    const files = await filesOf(site.directory)
    using archive = await pack(files, temporary.directory, signal)
    const { source, size } = archive.file
    expect(archive.file).toMatchObject({ path: 'site.zip', size: readFileSync(source).length })
    expect(size).toBeLessThan(9_000_000)
    const directory = directoryOf(source)
    expect(Object.entries(directory).map(([path, { originalSize }]) => [path, originalSize])).toEqual(
      files.map(({ path, size }) => [path, size]),
    )
    const methods = Object.entries(directory).map(([path, { compression }]) => [path, compression])
    expect(Object.fromEntries(methods)).toMatchObject({
      'index.html': 8,
      'large.json': 8,
      'many/10.txt': 8,
      'many/99.txt': 8,
      'many/1.txt': 0,
      'empty.txt': 0,
      'photo.JPG': 0,
      'large.mp4': 0,
      'random.txt': 0,
      'tiny-and-random.txt': 0,
      'random-and-large.txt': 0,
      'random-at-first.txt': 0,
    })
    const unzipped = unzipSync(readFileSync(source))
    for (const [path, expected] of Object.entries(more))
      expect(Buffer.from(unzipped[path] ?? []).equals(Buffer.from(expected)), path).toBe(true)
  })

  it('holds what any site was', async () => {
    const size = fc.oneof(fc.nat(2000), fc.nat(30_000))
    const file = fc.oneof(
      size.chain((length) => fc.uint8Array({ minLength: length, maxLength: length })),
      fc.tuple(size, fc.string({ minLength: 1 })).map(([length, text]) => Buffer.alloc(length, text)),
    )
    const path = fc
      .tuple(fc.stringMatching(/^[\w ä日😀-]{1,12}$/u), fc.constantFrom('.html', '.png', ''))
      .map((parts) => parts.join(''))
    await fc.assert(
      fc.asyncProperty(fc.array(file, { minLength: 1, maxLength: 30 }), path, async (all, name) => {
        await expectPacked(all.map((bytes, index) => [`${index}/${name}`, Buffer.from(bytes)]))
      }),
      { numRuns: 100 },
    )
  })

  it('holds files around the size of a chunk, and what grows in a later one', async () => {
    const chunk = 1024 * 1024
    const sizes = [chunk - 1, chunk, chunk + 1, 2 * chunk, 2 * chunk + 1]
    const grows = Buffer.concat([Buffer.alloc(chunk, 'x'), randomBytes(chunk), Buffer.alloc(9, 'y')])
    await expectPacked([
      ...sizes.flatMap((size): [string, Buffer][] => [
        [`${size}.txt`, Buffer.alloc(size, 'text')],
        [`${size}.bin`, randomBytes(size)],
        [`${size}.html`, Buffer.alloc(100, 'small')],
      ]),
      ['grows.bin', grows],
    ])
  })

  it('has exactly these bytes, if zlib does not write them', async () => {
    using site = makeSite({
      'icon.png': Buffer.alloc(200, 'z'),
      'ä/empty.txt': '',
      'photo.jpg': Buffer.alloc(2000, 'x'),
      'video.mp4': Buffer.alloc(2_000_000, 'y'),
    })
    using archive = await pack(await filesOf(site.directory), site.directory, signal)
    expect(digestOf(archive.file.source)).toBe('06dbc17c5d49014b271cbcd0ffec6ba37eebe00ab91ae9c2f52613566e143197')
  })

  it('has the same bytes for the same site, whatever the time zone, language and threads', async () => {
    using site = makeSite(content)
    const bytes = async (env: Record<string, string>): Promise<string> => {
      await using hosting = await startHosting()
      await runAction({
        inputs: {
          ...baseInputs(hosting),
          directory: site.directory,
          'upload-as': 'zip',
        },
        env,
      })
      const [part] = hosting.requests.flatMap(({ files }) => files)
      expect(part).toMatchObject({ filename: 'site.zip', type: 'application/zip' })
      return part?.sha256 ?? ''
    }
    const expected = await bytes({ TZ: 'Pacific/Auckland', UV_THREADPOOL_SIZE: '1', LC_ALL: 'tr_TR.UTF-8' })
    expect(await bytes({ TZ: 'America/Los_Angeles', UV_THREADPOOL_SIZE: '7', LC_ALL: 'C' })).toBe(expected)
    expect(await bytes({ TZ: 'UTC' })).toBe(expected)
  })

  it('has the same bytes each time, whichever thread was quicker', async () => {
    let state = 1
    const next = (): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
      return state >>> 16
    }
    const texts = Array.from({ length: 300 }, (_, index): [string, string] => [
      `${index}.txt`,
      Array.from({ length: 600 + (next() % 9000) }, () => 'abcdefgh'[next() % 8]).join(''),
    ])
    using site = makeSite(Object.fromEntries(texts))
    const digests = new Set<string>()
    for (let round = 0; round < 6; round += 1) {
      using archive = await pack(await filesOf(site.directory), site.directory, signal)
      digests.add(digestOf(archive.file.source))
    }
    expect(digests.size).toBe(1)
  })

  it.each([0, 10, 1000, 100_000, 3_000_000])(
    'is not made of a file of %i bytes that changed, and leaves nothing',
    async (size) => {
      // The first is still being deflated when the second is read.
      using site = makeSite({ 'a.txt': randomBytes(200_000), 'b.txt': Buffer.alloc(size) })
      using temporary = makeSite({})
      const files = await filesOf(site.directory)
      appendFileSync(join(site.directory, 'b.txt'), 'x')
      await expect(pack(files, temporary.directory, signal)).rejects.toThrow(/^"b.txt" changed its size/u)
      expect(readdirSync(temporary.directory)).toEqual([])
    },
  )

  it('is not made once the run is cancelled, and leaves nothing', async () => {
    using site = makeSite(content)
    using temporary = makeSite({})
    const reason = new Error('cancelled')
    const controller = new AbortController()
    const packing = pack(await filesOf(site.directory), temporary.directory, controller.signal)
    controller.abort(reason)
    await expect(packing).rejects.toBe(reason)
    expect(readdirSync(temporary.directory)).toEqual([])
  })

  it('is not made to its end when the run is cancelled meanwhile', async () => {
    using site = makeSite({ 'a.txt': 'a' })
    using temporary = makeSite({})
    const [{ source, size } = { source: '', size: 0 }] = await filesOf(site.directory)
    // So many that it takes a second; that none of them waits for a thread must not keep the signal from its turn.
    const files = Array.from({ length: 100_000 }, (_, index) => ({ source, size, path: `${index}` }))
    const reason = new Error('cancelled')
    const controller = new AbortController()
    const packing = pack(files, temporary.directory, controller.signal)
    setTimeout(() => controller.abort(reason), 1)
    await expect(packing).rejects.toBe(reason)
    expect(readdirSync(temporary.directory)).toEqual([])
  })

  it.each(['a\\b.txt', 'c:x.txt'])('takes no name like %s, which unzips to another', async (path) => {
    // Windows has no such names, but a list may.
    using site = makeSite({ x: 'x' })
    const [file] = await filesOf(site.directory)
    const files = file === undefined ? [] : [{ path, source: file.source, size: file.size }]
    await expect(pack(files, site.directory, signal)).rejects.toThrow(SiteError)
  })

  it('that does not fit says so', async () => {
    using site = makeSite(content)
    const away = join(site.directory, 'away')
    await expect(pack(await filesOf(site.directory), away, signal)).rejects.toThrow(
      /^upload-as: the archive can't be written .*ENOENT/u,
    )
  })
})

/** Where nothing can be deleted, as on Windows what a virus scanner holds open. */
function heldOpen(): Disposable {
  const { rmSync } = fs
  const change = (to: typeof rmSync): void => {
    fs.rmSync = to
    syncBuiltinESMExports()
  }
  change(() => {
    throw Object.assign(new Error('EBUSY: resource busy or locked'), { code: 'EBUSY' })
  })
  return { [Symbol.dispose]: () => change(rmSync) }
}

describe('the temporary folder', () => {
  it('is deleted after use, and nothing is left to do at the end of the process', async () => {
    using site = makeSite({ 'index.html': 'home' })
    using temporary = makeSite({})
    const before = process.listeners('exit')
    {
      using archive = await pack(await filesOf(site.directory), temporary.directory, signal)
      expect(existsSync(archive.file.source)).toBe(true)
    }
    expect(readdirSync(temporary.directory)).toEqual([])
    expect(process.listeners('exit')).toEqual(before)
  })

  it('fails nothing while another program holds it, and is deleted at the end of the process', async () => {
    using site = makeSite({ 'index.html': 'home' })
    using temporary = makeSite({})
    const before = process.listeners('exit')
    const archive = await pack(await filesOf(site.directory), temporary.directory, signal)
    {
      using _ = heldOpen()
      archive[Symbol.dispose]()
    }
    expect(existsSync(archive.file.source)).toBe(true)
    for (const atExit of process.listeners('exit')) if (!before.includes(atExit)) atExit(0)
    expect(readdirSync(temporary.directory)).toEqual([])
    expect(process.listeners('exit')).toEqual(before)
  })

  it('is empty again after a process that did not wait for the end', async () => {
    using site = makeSite({ 'index.html': 'home' })
    using temporary = makeSite({})
    const found = await filesOf(site.directory)
    const files = JSON.stringify(found.map(({ path, source, size }) => ({ path, source, size })))
    const program = `
      const { pack } = await import(${JSON.stringify(import.meta.resolve('../../src/archive/pack.ts'))})
      const archive = await pack(${files}, ${JSON.stringify(temporary.directory)}, new AbortController().signal)
      console.log(archive.file.source)
      process.exit(3)`
    const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
    })
    expect(status).toBe(3)
    expect(stdout).toMatch(/site\.zip/u)
    expect(readdirSync(temporary.directory)).toEqual([])
  })
})

const hasBash = spawnSync('bash', ['--version']).status === 0

describe('upload-as: zip', () => {
  it.runIf(hasBash).each([150_000, 3_000_000])('says so where the disk has no room for %i bytes', (size) => {
    using site = makeSite({ 'index.html': 'home', 'photo.jpg': Buffer.alloc(size) })
    using scene = setScene({
      inputs: {
        'api-key': DEFAULT_KEY,
        'base-url': 'http://127.0.0.1:9',
        directory: site.directory,
        'upload-as': 'zip',
      },
    })
    const temporary = mkdtempSync(join(scene.folder, 'temporary-'))
    // No file may have more than 100 KiB.
    const command = 'ulimit -f 100; exec "$0" "$1"'
    const { status, stdout } = spawnSync('bash', ['-c', command, process.execPath, join(root, 'dist/index.js')], {
      env: { ...scene.env, RUNNER_TEMP: temporary },
      encoding: 'utf8',
    })
    expect(stdout).toMatch(/upload-as: the archive can't be written to the temporary folder: EFBIG/u)
    expect(stdout).toContain('exists and has room, or write "upload-as: files", which needs none.')
    expect(status).toBe(1)
    expect(readdirSync(temporary)).toEqual([])
  })

  it('deploys, previews and tears down at a service that drops folders and unpacks archives', async () => {
    await using world = await makeWorldInProcess({
      files: { 'index.html': 'home', 'docs/a/index.html': 'deep' },
      hosting: {
        accounts: { [DEFAULT_KEY]: { linkLimit: 100 } },
        dropFolders: true,
        unpackArchives: true,
      },
    })
    const inputs = { 'upload-as': 'zip' }
    const live = await world.step({ inputs })
    expect(live.code, live.stdout).toBe(0)
    expect(live.outputs).toMatchObject({ 'file-count': '2', 'total-bytes': '8', result: 'deployed' })
    expect(live.stdout).toMatch(/Packed into site\.zip: \d+ B of 8 B/u)
    const page = await fetch(`${world.hosting.siteUrl(live.outputs['link'] ?? '')}docs/a/`)
    expect(await page.text()).toBe('deep')
    const preview = await world.pull(7, 'opened', { inputs })
    expect((await world.pull(7, 'synchronize', { inputs })).outputs['link']).toBe(preview.outputs['link'])
    await world.pull(7, 'closed', { inputs })
    expect([...world.hosting.account().links.keys()]).toEqual([live.outputs['link']])
  })

  it('leaves nothing in the temporary folder, whatever the service says', async () => {
    using temporary = makeSite({})
    using site = makeSite()
    const act = async (status?: number) => {
      const refuse: HostingOptions['intercept'] = (request, response) => {
        if (status === undefined) return false
        request.resume()
        response.writeHead(status).end()
        return true
      }
      await using hosting = await startHosting({ intercept: refuse })
      return await runAction({
        inputs: {
          ...baseInputs(hosting),
          directory: site.directory,
          'upload-as': 'zip',
        },
        env: { RUNNER_TEMP: temporary.directory },
      })
    }
    expect((await act()).code).toBe(0)
    expect(readdirSync(temporary.directory)).toEqual([])
    expect((await act(401)).code).toBe(1)
    expect(readdirSync(temporary.directory)).toEqual([])
  })

  // Windows ends a process at a signal, at once.
  it.skipIf(onWindows)('leaves nothing there when the run is cancelled', async () => {
    using temporary = makeSite({})
    using site = makeSite()
    let child: { kill(signal: 'SIGINT'): boolean } | undefined
    await using hosting = await startHosting({
      intercept: () => {
        child?.kill('SIGINT')
        return true
      },
    })
    const { code } = await runAction({
      inputs: {
        ...baseInputs(hosting),
        directory: site.directory,
        'upload-as': 'zip',
      },
      env: { RUNNER_TEMP: temporary.directory },
      started: (started) => {
        child = started
      },
    })
    expect(code).toBe(1)
    expect(readdirSync(temporary.directory)).toEqual([])
  })

  it('keeps all the rules for what is published', async () => {
    using site = makeSite({ 'index.html': 'x', '.env': 'SECRET=1', '.git/config': 'x', 'a.map': 'x' })
    await using hosting = await startHosting({ unpackArchives: true })
    const inputs = {
      ...baseInputs(hosting),
      directory: site.directory,
      'upload-as': 'zip',
      exclude: '*.map',
    }
    expect((await runAction({ inputs: { ...inputs, 'include-hidden-files': 'true' } })).code).toBe(1)
    expect(hosting.requests).toEqual([])
    const { outputs } = await runAction({ inputs })
    expect([
      ...(hosting
        .account()
        .links.get(outputs['link'] ?? '')
        ?.files.keys() ?? []),
    ]).toEqual(['index.html'])
  })
})

describe('a service that takes few parts', () => {
  it.each([100, 128, 1000])('of %i refuses more, and the way out is shown and works', async (partLimit) => {
    using site = makeSite()
    mkdirSync(join(site.directory, 'many'))
    for (let index = 0; index < partLimit; index += 1) {
      writeFileSync(join(site.directory, 'many', `${index}.txt`), `${index}`)
    }
    await using hosting = await startHosting({ partLimit, unpackArchives: true })
    const inputs = { ...baseInputs(hosting), directory: site.directory }
    const refused = await runAction({ inputs })
    expect(refused.code).toBe(1)
    expect(refused.stdout).toContain(`TOO_MANY_FILES: At most ${partLimit} files fit in one request.`)
    expect(refused.stdout).toContain(`and this had ${partLimit + 1}: try "upload-as: zip".`)
    expect((await runAction({ inputs: { ...inputs, 'upload-as': 'zip' } })).code).toBe(0)
  })
})
