import { randomBytes } from 'node:crypto'
import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pack } from '../../src/archive/pack.ts'
import { SiteError } from '../../src/errors.ts'
import { filesOf } from '../site/collected.ts'
import { startHosting } from '../stand-ins/hosting/hosting.ts'
import { onWindows } from '../stand-ins/runner/platform.ts'
import { runAction } from '../stand-ins/runner/runner.ts'
import { baseInputs, makeSite } from '../stand-ins/scenes/world.ts'

const signal = new AbortController().signal

describe('an archive', () => {
  const texts: Record<string, string> = {}
  for (let index = 0; index < 300; index += 1) texts[`many/${index}.txt`] = `${index} and ${index ** 2} `.repeat(index)

  it('has the same bytes for the same site, whatever the time zone, the language, and which thread is quicker', async () => {
    using site = makeSite({ ...texts, 'large.json': Buffer.alloc(3_000_000, '{"a": 1}') })
    const packedIn = async (env: Record<string, string>) => {
      await using hosting = await startHosting()
      await runAction({ inputs: { ...baseInputs(hosting), directory: site.directory, 'upload-as': 'zip' }, env })
      const [part] = hosting.requests.flatMap(({ files }) => files)
      expect(part).toMatchObject({ filename: 'site.zip', type: 'application/zip' })
      return part?.bytes
    }
    using temporary = makeSite({})
    using archive = await pack(await filesOf(site.directory), temporary.directory, signal)
    const expected = readFileSync(archive.file.source)
    const away = { TZ: 'Pacific/Auckland', UV_THREADPOOL_SIZE: '1', LC_ALL: 'tr_TR.UTF-8' }
    expect(await packedIn(away)).toEqual(expected)
    expect(await packedIn({ TZ: 'America/Los_Angeles', UV_THREADPOOL_SIZE: '7', LC_ALL: 'C' })).toEqual(expected)
  })

  it.each([0, 10, 10_000, 3_000_000])('leaves nothing where a file of %i bytes changed', async (size) => {
    // The first is still being deflated when the second is read.
    using site = makeSite({ 'a.txt': randomBytes(200_000), 'b.txt': Buffer.alloc(size) })
    using temporary = makeSite({})
    const files = await filesOf(site.directory)
    appendFileSync(join(site.directory, 'b.txt'), 'x')
    await expect(pack(files, temporary.directory, signal)).rejects.toThrow(/^"b.txt" changed after/u)
    expect(readdirSync(temporary.directory)).toEqual([])
  })

  it.each([
    // So many that it takes a second; that none of them waits for a thread must not keep the signal from its turn.
    ['many tiny files', 1, 100_000],
    ['the chunks of one', 50_000_000, 1],
  ])('leaves nothing where the run is cancelled before %s are packed', async (_, size, count) => {
    using site = makeSite({ 'a.txt': Buffer.alloc(size, 'a') })
    using temporary = makeSite({})
    const files = Array.from({ length: count }, () => ({ source: join(site.directory, 'a.txt'), size, path: 'a.txt' }))
    const reason = new Error('cancelled')
    const controller = new AbortController()
    const packing = pack(files, temporary.directory, controller.signal)
    setTimeout(() => controller.abort(reason), 1)
    await expect(packing).rejects.toBe(reason)
    expect(readdirSync(temporary.directory)).toEqual([])
  })

  it('of 4 GB or more is an error', async () => {
    using temporary = makeSite({})
    const packing = pack([{ path: 'x', source: 'away', size: 4e9 + 1 }], temporary.directory, signal)
    await expect(packing).rejects.toThrow(SiteError)
    expect(readdirSync(temporary.directory)).toEqual([])
  })

  it('that can not be written says so', async () => {
    using site = makeSite(texts)
    const packing = pack(await filesOf(site.directory), join(site.directory, 'away'), signal)
    const text = expect.stringContaining('exists and has room, or write "upload-as: files"')
    const message = expect.stringMatching(/^upload-as: the archive can't be written to the temporary folder: ENOENT/u)
    await expect(packing).rejects.toMatchObject({ message, hint: { text } })
  })
})

describe('upload-as: zip', () => {
  // Windows ends a process at a signal, at once.
  it.each(onWindows ? [200, 401] : [200, 401, 0])(
    'leaves nothing after HTTP %i, or a cancelled run',
    async (status) => {
      using temporary = makeSite({})
      using site = makeSite()
      let child: { kill(signal: 'SIGINT'): boolean } | undefined
      await using hosting = await startHosting({
        intercept(request, response) {
          if (status === 200) return false
          request.resume()
          if (status === 0) child?.kill('SIGINT')
          else response.writeHead(status).end()
          return true
        },
      })
      const started = (process: typeof child): void => {
        child = process
      }
      const env = { RUNNER_TEMP: temporary.directory }
      const inputs = { ...baseInputs(hosting), directory: site.directory, 'upload-as': 'zip' }
      const { code } = await runAction({ inputs, env, started })
      expect([code, readdirSync(temporary.directory)]).toEqual([status === 200 ? 0 : 1, []])
    },
  )
})
