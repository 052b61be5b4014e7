import { readSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import type { Advice } from '../errors.ts'
import { type KeyFinder, keyFinder } from '../text/masking.ts'
import { firstOf } from '../text/printable.ts'
import { realRoot, wrongFolder } from './directory.ts'
import type { Exclude } from './exclude-patterns.ts'
import { quote, stampOf, whileOpen } from './file-access.ts'
import { requireNames } from './file-names.ts'
import { leakError } from './leak-error.ts'
import { checkPointers, isLfsPointer, maxPointerBytes } from './lfs-pointers.ts'
import { isBinary, isHtml, isProse, isSearchIndex, mayShowKeys } from './private-files.ts'
import { checkRootPage } from './root-page.ts'
import { type Secret, secretsIn } from './secret-scan.ts'
import { bytesOf, type FileSource, type Omitted, type Site, type SiteFile } from './site.ts'
import { checkSiteAddress } from './site-address.ts'
import { type Choice, Walk } from './walk.ts'

type CollectOptions = Choice &
  Readonly<{ apiKey?: string; isLiveSite?: boolean; domain?: string | undefined; signal?: AbortSignal }>

/** Documentation, which has a warning. */
const mayShow = { token: isProse, encoded: mayShowKeys, jwk: isHtml }

/** Bytes of a file that are searched at once, and of each piece that belong to the next one too. */
const searched = 4 * 1024 * 1024
const seam = 64 * 1024

/** Reads synchronously: for 100,000 files that is several times as fast. @throws {InputError | SiteError} (design 7) */
export async function collectSite(directory: string, workspace: string, options: CollectOptions): Promise<Site> {
  const { exclude, apiKey = '', isLiveSite = false, domain, signal } = options
  const named = { directory, workspace, isLiveSite }
  const walk = new Walk(options, realRoot(named))
  const { omitted, leaks } = walk
  const key = keyFinder(apiKey)
  const buffer = Buffer.allocUnsafeSlow(searched)
  const files: SiteFile[] = []
  const pointers: string[] = []
  /** Bytes since signals could come in. */
  let unbroken = 0
  const doubts = { dump: [] as string[], token: [] as string[], encoded: [] as string[] }
  for (const each of walk.files()) {
    const { path, source } = each
    unbroken += files.at(-1)?.size ?? 0
    const isLong = files.length % 256 === 0 || unbroken >= searched
    // Lets the system's signals come in.
    if (isLong) await setImmediate()
    if (isLong) unbroken = 0
    signal?.throwIfAborted()
    const { file, secrets, isPointer } = await search(each, buffer, key, signal)
    files.push(file)
    const stops = secrets.find(({ kind }) => kind === 'key' || ![path, source].every(mayShow[kind]))
    const [doubt] = secrets
    if (key?.(path)) leaks.push({ path, reason: "the account's API key in its name" })
    else if (exclude.names(path) || (isSearchIndex(path) && exclude.namesButForHash(path))) continue
    else if (stops) leaks.push({ path, reason: stops.what })
    else if (doubt) doubts[doubt.kind === 'token' ? 'token' : 'encoded'].push(path)
    else if (isPointer) pointers.push(path)
    else if (/\.(?:sql|sqlite3|dump|har)$/iu.test(path)) doubts.dump.push(path)
  }
  const out = [...omitted].map(([reason, paths]) => ` Left out (${reason}): ${firstOf(paths, 5, quote)}.`).join('')
  const hint = `Check that the build ran and wrote there.${out} Nothing was sent.`
  if (files.length + leaks.length + walk.lost.length === 0) throw wrongFolder(named, 'has nothing to publish', hint)
  const rootPage = [
    ...(await checkRootPage(files, omitted, named)),
    ...checkPointers(pointers, exclude.lines, named),
    ...hiddenModules(omitted, exclude),
    ...(await checkSiteAddress(files, domain)),
  ]
  if (leaks.length > 0) throw leakError(leaks, exclude.lines)
  requireNames(files, walk.lost)
  return { files, bytes: bytesOf(files), omitted, doubts, unmatched: exclude.unmatched(omitted), rootPage }
}

/** Searches a file in pieces, and lets signals come in after each. */
async function search(found: FileSource, buffer: Buffer, key: KeyFinder, signal: AbortSignal | undefined) {
  const { path, source } = found
  const isSearched = !(isBinary(path) && isBinary(source))
  const hasPasswords = [path, source].some((name) => /(?:^|[/\\])(?:_headers|netlify\.toml)$/iu.test(name))
  let file: SiteFile | undefined
  const secrets: Secret[] = []
  for (let at = 0; ; at += searched - seam) {
    const length = whileOpen(found, (descriptor) => {
      file ??= { ...found, ...stampOf(descriptor) }
      return isSearched || file.size <= maxPointerBytes ? readSync(descriptor, buffer, 0, searched, at) : 0
    })
    const piece = buffer.subarray(0, length)
    secrets.push(...(isSearched ? secretsIn(piece, key, hasPasswords) : []))
    const isPointer = at === 0 && isLfsPointer(path, piece)
    if (file && (length < searched || secrets.at(-1)?.kind === 'key')) return { file, secrets, isPointer }
    await setImmediate()
    signal?.throwIfAborted()
  }
}

/** pnpm's packages, whose files a page may ask for, are in a hidden folder. */
function hiddenModules(omitted: Omitted, exclude: Exclude): Advice[] {
  const hidden = omitted.get('hidden')?.filter((path) => /node_modules\/(?:.*\/)?\.[^/]+\/$/isu.test(path)) ?? []
  const folders = hidden.filter((path) => !exclude.excludes(path.slice(0, -1), true))
  if (folders.length === 0) return []
  const text = `Left out, because it is hidden: ${firstOf(folders, 5, quote)}. If pages ask for fonts or other files there, write "include-hidden-files: true"; else add it to "exclude".`
  return [{ text }]
}
