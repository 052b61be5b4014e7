/** Forms with any names are read as they were meant. */
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import busboy from 'busboy'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { multipartBody } from '../../src/hosting/multipart.ts'
import { hostile } from '../stand-ins/scenes/hostile.ts'
import { bytesOf } from '../stand-ins/scenes/world.ts'

const runs = { numRuns: 400 }

describe('the multipart encoder', () => {
  const file = { source: '', size: 7, content: Buffer.from('content') }
  const name = hostile
    // The other control characters are refused before (names.ts): no header can carry them.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
    .map((value) => value.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/gu, '').toWellFormed())
    .filter((value) => value !== '' && !value.endsWith('\\'))

  it('is read by busboy as it was meant, at its true length, the fields first', async () => {
    const value = fc.option(
      name.map((text) => text.replace(/[\r\n]/gu, '')),
      { nil: undefined },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(name, { maxLength: 4 }), value, value, async (names, domain, siteSettings) => {
        const files = names.map((path) => ({ path, ...file }))
        const body = multipartBody(domain, files, siteSettings)
        const bytes = await bytesOf(body)
        expect(bytes.length).toBe(body.length)
        const got: unknown[] = []
        const headers = { 'content-type': body.contentType }
        const parser = busboy({ headers, preservePath: true, defParamCharset: 'utf8' })
        parser.on('field', (field, content) => got.push([field, content]))
        parser.on('file', (field, stream, { filename }) => {
          got.push([field, filename])
          stream.on('data', (chunk) => expect(String(chunk)).toBe('content'))
        })
        await new Promise((resolve, reject) =>
          Readable.from([bytes]).pipe(parser).on('close', resolve).on('error', reject),
        )
        const escaped = names.map((path) => path.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A'))
        // busboy takes a backslash for an escape, which browsers do not write.
        const readable = (path: string): string => path.replace(/\\([\\"])/gu, '$1')
        const fields = Object.entries({ domain, siteSettings }).filter(([, text]) => text !== undefined)
        expect(got).toEqual([...fields, ...escaped.map((path) => ['files', readable(path)])])
      }),
      runs,
    )
  })

  it("writes names as Node's own FormData does", async () => {
    await fc.assert(
      fc.asyncProperty(name, async (path) => {
        const form = new FormData()
        form.append('files', new Blob(['content']), path)
        const reference = await text(new Response(form).body as never)
        const ours = String(await bytesOf(multipartBody(undefined, [{ path, ...file }])))
        const disposition = /^Content-Disposition: .*$/mu
        expect(disposition.exec(ours)?.[0]).toBe(disposition.exec(reference)?.[0])
      }),
      runs,
    )
  })
})
