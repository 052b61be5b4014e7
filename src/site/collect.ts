import { fstatSync, readSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import type { InputError } from '../errors.ts'
import { formatNumber } from '../text/format.ts'
import { type KeyFinder, keyFinder } from '../text/secrets.ts'
import { builtFolder, type NamedFolder, realRoot, wrongFolder } from './directory.ts'
import { attempt } from './file-access.ts'
import { leakError } from './leak-error.ts'
import { type Secret, secretIn } from './private-content.ts'
import { isBinary, isProse } from './private-names.ts'
import { whileOpen } from './read-file.ts'
import { lookAtRootPage } from './root-page.ts'
import { bytesOf, type Doubt, type Omitted, type Site, type SiteFile } from './site.ts'
import { type Choice, type Place, Walk } from './walk.ts'

interface CollectOptions extends Choice {
  /** No file may contain it. */
  readonly apiKey?: string
  readonly signal?: AbortSignal
}

/**
 * Finds the files of a site. Calls to the file system are synchronous: for 100,000 files that is several times as fast.
 *
 * @throws {InputError} if the directory can't be the site, or is empty
 * @throws {SiteError} for what looks private, leads outside or can't be published
 */
export async function collectSite(directory: string, workspace: string, options: CollectOptions): Promise<Site> {
  const { exclude, apiKey = '', signal } = options
  const named = { directory, workspace }
  const walk = new Walk(options, realRoot(named))
  const { omitted, leaks } = walk
  const key = keyFinder(apiKey)
  const { files, secrets } = await inspect(walk.files(), key, signal)
  const rootPage = files.length > 0 ? await lookAtRootPage(files, omitted, named) : { doubts: [] }
  const doubts: Record<Doubt, string[]> = { dump: [], map: [], token: [] }
  for (const file of files) {
    const { path, source } = file
    const { kind, what = '' } = secrets.get(file) ?? {}
    if (key?.(path)) leaks.push({ path, reason: "the account's API key in its name" })
    else if (exclude.names(path)) continue
    else if (kind === 'map') doubts.map.push(path)
    else if (kind === 'token' && isProse(path) && isProse(source)) doubts.token.push(path)
    else if (kind !== undefined) leaks.push({ path, reason: what })
    else if (/\.(?:sql|sqlite3|dump|har)$/iu.test(path)) doubts.dump.push(path)
  }
  if (leaks.length > 0) throw leakError(leaks, exclude.lines, builtFolder(named))
  if (files.length === 0) throw emptyError(omitted, named)
  return { files, bytes: bytesOf(files), omitted, doubts, unmatched: exclude.unmatched(omitted), rootPage }
}

function emptyError(omitted: Omitted, named: NamedFolder): InputError {
  const reasons = [...omitted].map(([reason, paths]) => `${formatNumber(paths.length)} × ${reason}`).join(', ')
  const why = reasons ? `contains nothing to publish: everything in it was left out (${reasons})` : 'is empty'
  const check = omitted.has('exclude') ? 'the patterns in "exclude"' : 'that the build ran and wrote there'
  const hint = `An empty upload would delete all that the link shows, so nothing was sent. Check ${check}.`
  return wrongFolder(named, why, hint)
}

/** Bytes of a file that is searched whatever its type (opening it costs more), that are searched at once, and in all. */
const small = 64 * 1024
const atOnce = 1024 * 1024
const inAll = 32 * atOnce
/** Bytes that are searched again with what follows them, because a secret may begin there. */
const seam = 16 * 1024

/** Notes what each file is, and the worst that is in it. */
async function inspect(places: Iterable<Place>, key: KeyFinder, signal?: AbortSignal) {
  const files: SiteFile[] = []
  const secrets = new Map<SiteFile, Secret>()
  const buffer = Buffer.allocUnsafeSlow(seam + atOnce)
  let size = 0
  for (const place of places) {
    // Now and then, so that a signal of the system is seen.
    if (files.length % 256 === 0 || size > atOnce) await setImmediate()
    signal?.throwIfAborted()
    attempt(place.path, 'read', () =>
      whileOpen(place.source, (descriptor) => {
        const stats = fstatSync(descriptor)
        size = stats.size
        const file = { ...place, size, device: stats.dev, inode: stats.ino, modified: stats.mtimeMs }
        files.push(file)
        const secret = secretInOpen(descriptor, file, buffer, key)
        if (secret) secrets.set(file, secret)
      }),
    )
  }
  return { files, secrets }
}

/** The worst in the pieces of an open file, each of which begins with the end of the one before. */
function secretInOpen(descriptor: number, { path, source, size }: SiteFile, buffer: Buffer, key: KeyFinder) {
  if (size > small && isBinary(path) && isBinary(source)) return undefined
  let worst: Secret | undefined
  let again = 0
  for (let at = 0; at < Math.min(size, inAll); ) {
    const got = readSync(descriptor, buffer, again, Math.min(size - at, atOnce), null)
    // Whoever sends the file will see that it is shorter now.
    if (got === 0) break
    at += got
    const piece = buffer.subarray(0, again + got)
    const secret = secretIn(piece, key, /\.map$/iu.test(path))
    if (secret?.kind === 'key') return secret
    if (worst?.kind !== 'token') worst = secret ?? worst
    again = Math.min(seam, piece.length)
    piece.copyWithin(0, piece.length - again)
  }
  return worst
}
