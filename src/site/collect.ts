import { fstatSync, readSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { formatNumber } from '../text/printable.ts'
import { keyFinder } from '../text/secrets.ts'
import { builtFolder, type NamedFolder, realRoot, wrongFolder } from './directory.ts'
import { attempt } from './file-access.ts'
import { leakError } from './leak-error.ts'
import { type Secret, secretIn } from './private-content.ts'
import { isBinary, isProse } from './private-names.ts'
import { whileOpen } from './read-file.ts'
import { lookAtRootPage } from './root-page.ts'
import { requireNoServerBuild } from './server-build.ts'
import { bytesOf, type Doubt, type Omitted, type Site, type SiteFile } from './site.ts'
import { type Choice, Walk } from './walk.ts'

interface CollectOptions extends Choice {
  readonly apiKey?: string
  /** A live site needs a page at its root. */
  readonly isLiveSite?: boolean
  readonly signal?: AbortSignal
}

/** Bytes of a file that is searched whatever its type (opening it costs more), that are searched at once, and in all. */
const small = 64 * 1024
const atOnce = 1024 * 1024
const inAll = 32 * atOnce
/** Bytes that are searched again with what follows them, because a secret may begin there. */
const seam = 16 * 1024

/**
 * Finds the files of a site. Calls to the file system are synchronous: for 100,000 files that is several times as fast.
 *
 * @throws {InputError} if the directory can't be the site, or is empty
 * @throws {SiteError} for what looks private, leads outside or can't be published
 */
export async function collectSite(directory: string, workspace: string, options: CollectOptions): Promise<Site> {
  const { exclude, apiKey = '', isLiveSite = false, signal } = options
  const named = { directory, workspace }
  const root = realRoot(named)
  requireNoServerBuild(root, named)
  const walk = new Walk(options, root)
  const { omitted, leaks } = walk
  const key = keyFinder(apiKey)
  const buffer = Buffer.allocUnsafeSlow(seam + atOnce)
  const files: SiteFile[] = []
  const doubts: Record<Doubt, string[]> = { dump: [], map: [], token: [] }
  for (const { path, source } of walk.files()) {
    // Now and then, so that a signal of the system is seen.
    if (files.length % 256 === 0 || (files.at(-1)?.size ?? 0) > atOnce) await setImmediate()
    signal?.throwIfAborted()
    const { kind, what = '' } =
      attempt(path, 'read', () =>
        whileOpen(source, (descriptor) => {
          const { dev, ino, size, mtimeMs } = fstatSync(descriptor)
          files.push({ path, source, size, device: dev, inode: ino, modified: mtimeMs })
          if (size > small && isBinary(path) && isBinary(source)) return undefined
          return secretInOpen(descriptor, size, buffer, (piece) => secretIn(piece, key, /\.map$/iu.test(path)))
        }),
      ) ?? {}
    if (key?.(path)) leaks.push({ path, reason: "the account's API key in its name" })
    else if (exclude.names(path)) continue
    else if (kind === 'map') doubts.map.push(path)
    else if (kind === 'token' && isProse(path) && isProse(source)) doubts.token.push(path)
    else if (kind !== undefined) leaks.push({ path, reason: what })
    else if (/\.(?:sql|sqlite3|dump|har)$/iu.test(path)) doubts.dump.push(path)
  }
  const rootPage = files.length > 0 ? await lookAtRootPage(files, omitted, { ...named, isLiveSite }) : { doubts: [] }
  if (leaks.length > 0) throw leakError(leaks, exclude.lines, builtFolder(named))
  if (files.length === 0) throw emptyError(omitted, named)
  return { files, bytes: bytesOf(files), omitted, doubts, unmatched: exclude.unmatched(omitted), rootPage }
}

/** The worst in the pieces of an open file, each of which begins with the end of the one before. */
function secretInOpen(descriptor: number, size: number, buffer: Buffer, find: (piece: Buffer) => Secret | undefined) {
  let worst: Secret | undefined
  let again = 0
  for (let at = 0; at < Math.min(size, inAll); ) {
    const got = readSync(descriptor, buffer, again, Math.min(size - at, atOnce), null)
    // Whoever sends the file will see that it is shorter now.
    if (got === 0) break
    at += got
    const piece = buffer.subarray(0, again + got)
    const secret = find(piece)
    if (secret?.kind === 'key') return secret
    if (worst?.kind !== 'token') worst = secret ?? worst
    again = Math.min(seam, piece.length)
    piece.copyWithin(0, piece.length - again)
  }
  return worst
}

function emptyError(omitted: Omitted, named: NamedFolder) {
  const reasons = [...omitted].map(([reason, paths]) => `${formatNumber(paths.length)} × ${reason}`).join(', ')
  const why = reasons ? `contains nothing to publish: everything in it was left out (${reasons})` : 'is empty'
  const check = omitted.has('exclude') ? 'the patterns in "exclude"' : 'that the build ran and wrote there'
  const hint = `An empty upload would delete all that the link shows, so nothing was sent. Check ${check}.`
  return wrongFolder(named, why, hint)
}
