import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Body } from '../http/body.ts'
import { wireName } from '../site/names.ts'
import { readInChunks, readWhole } from '../site/read-file.ts'
import type { SiteFile, SiteFiles } from '../site/site.ts'
import { mediaType } from '../text/media-type.ts'

/**
 * Bytes in one chunk. A write costs far more than a copy, so small files share one: at 1 GiB half of this size takes
 * 30 % longer. A body uses two chunks of memory in turn, because new ones would cost as much time as sending does.
 */
export const chunkSize = 512 * 1024

/**
 * A `multipart/form-data` body (RFC 7578): the fields `domain` and `siteSettings` if there are any, then each file as a
 * part `files` whose `filename` is its path. It is written by hand because form libraries use one stream for each file
 * and take 3 to 25 times as long, and uploads are what this action is for.
 */
export function multipartBody(domain: string | undefined, files: SiteFiles, settings?: string): Body {
  const boundary = `----StaticDeploy${randomBytes(18).toString('hex')}`
  const field = (name: string, value: string | undefined): string =>
    value === undefined ? '' : `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const head = field('domain', domain) + field('siteSettings', settings)
  const tail = `--${boundary}--\r\n`
  let length = Buffer.byteLength(head) + Buffer.byteLength(tail)
  for (const file of files) length += Buffer.byteLength(partHead(boundary, file)) + file.size + 2
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    length,
    stream: () => encode(boundary, head, files, tail),
  }
}

export function passwordSettings(password: string): string {
  return JSON.stringify({ passwordProtected: true, password })
}

function partHead(boundary: string, { path }: SiteFile): string {
  const type = mediaType(path) ?? 'application/octet-stream'
  return `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${wireName(path)}"\r\nContent-Type: ${type}\r\n\r\n`
}

async function* encode(boundary: string, head: string, files: SiteFiles, tail: string): AsyncGenerator<Buffer> {
  const buffers = [Buffer.allocUnsafeSlow(chunkSize), Buffer.allocUnsafeSlow(chunkSize)] as const
  const [chunk] = buffers
  let used = chunk.write(head)
  const append = (text: string): void => {
    used += chunk.write(text, used)
  }
  for (const file of files) {
    const before = partHead(boundary, file)
    const most = Buffer.byteLength(before) + file.size + 2
    if (used + most > chunkSize) {
      yield await afterPoll(chunk.subarray(0, used))
      used = 0
    }
    append(before)
    if (most <= chunkSize) {
      readWhole(file, chunk.subarray(used))
      used += file.size
    } else {
      yield await afterPoll(chunk.subarray(0, used))
      for await (const part of readInChunks(file, buffers)) yield await afterPoll(part)
      used = 0
    }
    append('\r\n')
  }
  if (used + tail.length > chunkSize) {
    yield await afterPoll(chunk.subarray(0, used))
    used = 0
  }
  append(tail)
  yield await afterPoll(chunk.subarray(0, used))
}

/** Lets an answer that has already arrived (401, 413) be read first: it would be lost if writing the chunk failed. */
async function afterPoll<T>(chunk: T): Promise<T> {
  await setImmediate()
  return chunk
}
