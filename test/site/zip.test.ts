import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SiteError } from '../../src/errors.ts'
import { collectSite } from '../../src/site/collect.ts'
import { Exclude } from '../../src/site/exclude.ts'
import type { SiteFile } from '../../src/site/site.ts'
import { pack } from '../../src/site/zip.ts'
import { DEFAULT_KEY, type HostingOptions, startHosting } from '../stand-ins/hosting.ts'
import { runAction } from '../stand-ins/runner.ts'
import { makeSite, makeWorld } from '../stand-ins/world.ts'

const signal = new AbortController().signal

async function filesOf(directory: string): Promise<readonly SiteFile[]> {
  const exclude = await Exclude.parse('')
  return collectSite(directory, '/', { exclude, includeHiddenFiles: false }).files
}

const hasUnzip = spawnSync('unzip', ['-v']).status === 0
const hasPython = spawnSync('python3', ['--version']).status === 0

/** Names, sizes and methods (0 stored, 8 deflated) as Python's own module reads them, once its checks passed. */
function readByPython(archive: string): [name: string, size: number, method: number][] {
  const script = `import json, sys, zipfile
z = zipfile.ZipFile(sys.argv[1])
assert z.testzip() is None
assert not any(i.flag_bits & 8 for i in z.infolist() if i.compress_type == 0)
assert all(i.date_time == (1980, 1, 1, 0, 0, 0) for i in z.infolist())
print(json.dumps([[i.filename, i.file_size, i.compress_type] for i in z.infolist()]))`
  return JSON.parse(
    execFileSync('python3', ['-c', script, archive], { encoding: 'utf8', maxBuffer: 2 ** 28 }),
  )
}

describe('an archive', () => {
  const content = {
    'index.html': '<h1>Hi</h1>'.repeat(1000),
    'ä ö/日本語 😀.txt': 'text',
    'empty.txt': '',
    'docs/deep/er/page.html': 'deep',
    'photo.JPG': Buffer.alloc(100_000, 'x'),
    'large.json': Buffer.alloc(3_000_000, '{"a": 1}'),
    ...Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`many/${index}.txt`, `${index}`])),
  }

  it.runIf(hasPython)('is read by Python as the site that it was', async () => {
    using site = makeSite(content)
    using temporary = makeSite({})
    const files = await filesOf(site.directory)
    using archive = await pack(files, temporary.directory, signal)
    const entries = readByPython(archive.file.source)
    expect(entries.map(([name, size]) => [name, size])).toEqual(files.map(({ path, size }) => [path, size]))
    const methods = Object.fromEntries(entries.map(([name, , method]) => [name, method]))
    expect(methods).toMatchObject({ 'index.html': 8, 'photo.JPG': 0, 'large.json': 8 })
    expect(archive.file).toMatchObject({ path: 'site.zip', size: readFileSync(archive.file.source).length })
  })

  it.runIf(hasUnzip)('is unpacked by unzip, byte for byte', async () => {
    using site = makeSite(content)
    using temporary = makeSite({})
    using archive = await pack(await filesOf(site.directory), temporary.directory, signal)
    execFileSync('unzip', ['-q', archive.file.source, '-d', join(temporary.directory, 'out')], {
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    })
    for (const [path, expected] of Object.entries(content))
      expect(readFileSync(join(temporary.directory, 'out', path)), path).toEqual(Buffer.from(expected))
  })

  it('has the same bytes for the same site, whatever the time zone', async () => {
    using site = makeSite(content)
    const bytes = async (zone: string): Promise<string> => {
      await using hosting = await startHosting()
      await runAction({
        inputs: {
          'api-key': DEFAULT_KEY,
          'base-url': hosting.url,
          directory: site.directory,
          'upload-as': 'zip',
        },
        env: { TZ: zone },
      })
      const [part] = hosting.requests[0]?.files ?? []
      expect(part).toMatchObject({ filename: 'site.zip', type: 'application/zip' })
      return part?.sha256 ?? ''
    }
    expect(await bytes('Pacific/Auckland')).toBe(await bytes('America/Los_Angeles'))
  })

  it('is gone once nobody needs it, and keeps its folder from nobody', async () => {
    using site = makeSite(content)
    using temporary = makeSite({})
    {
      using archive = await pack(await filesOf(site.directory), temporary.directory, signal)
      expect(existsSync(archive.file.source)).toBe(true)
    }
    expect(readdirSync(temporary.directory)).toEqual([])
  })

  it.each([10, 100_000])(
    'is not made of a file of %i bytes that changed, and leaves nothing',
    async (size) => {
      using site = makeSite({ 'a.txt': 'a', 'b.txt': Buffer.alloc(size) })
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

  it.each(['a\\b.txt', 'c:x.txt'])('takes no name like %s, which unzips to another', async (path) => {
    using site = makeSite({ [path]: 'x' })
    const files = await filesOf(site.directory)
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

describe('upload-as: zip', () => {
  it('plays a whole life at a service that drops folders and unpacks archives', async () => {
    await using world = await makeWorld({
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
          'api-key': DEFAULT_KEY,
          'base-url': hosting.url,
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

  it('leaves nothing there when the run is cancelled', async () => {
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
        'api-key': DEFAULT_KEY,
        'base-url': hosting.url,
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
      'api-key': DEFAULT_KEY,
      'base-url': hosting.url,
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
    const inputs = { 'api-key': DEFAULT_KEY, 'base-url': hosting.url, directory: site.directory }
    const refused = await runAction({ inputs })
    expect(refused.code).toBe(1)
    expect(refused.stdout).toContain(`TOO_MANY_FILES: At most ${partLimit} files fit in one request.`)
    expect(refused.stdout).toContain(`and this had ${partLimit + 1}: try "upload-as: zip".`)
    expect((await runAction({ inputs: { ...inputs, 'upload-as': 'zip' } })).code).toBe(0)
  })
})
