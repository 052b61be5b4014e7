import { fstatSync, readSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { type KeyFinder, keyFinder } from '../text/masking.ts'
import { firstOf } from '../text/printable.ts'
import { realRoot, wrongFolder } from './directory.ts'
import { quote } from './file-access.ts'
import { requireNames } from './file-names.ts'
import { leakError } from './leak-error.ts'
import { isBinary, isProse } from './private-files.ts'
import { whileOpen } from './read-file.ts'
import { checkRootPage } from './root-page.ts'
import { secretIn } from './secret-scan.ts'
import { bytesOf, type Site, type SiteFile } from './site.ts'
import { type Choice, Walk } from './walk.ts'

type CollectOptions = Choice & Readonly<{ apiKey?: string; isLiveSite?: boolean; signal?: AbortSignal }>

/** Bytes of a file that are searched at once, and of each piece that belong to the next one too. */
const searched = 4 * 1024 * 1024
const seam = 64 * 1024

/** Reads synchronously: for 100,000 files that is several times as fast. @throws {InputError | SiteError} (DESIGN 5) */
export async function collectSite(directory: string, workspace: string, options: CollectOptions): Promise<Site> {
  const { exclude, apiKey = '', isLiveSite = false, signal } = options
  const named = { directory, workspace }
  const walk = new Walk(options, realRoot(named))
  const { omitted, leaks } = walk
  const key = keyFinder(apiKey)
  const buffer = Buffer.allocUnsafeSlow(searched)
  const files: SiteFile[] = []
  const doubts = { dump: [] as string[], token: [] as string[] }
  for (const file of walk.files()) {
    const { path, source } = file
    // Lets the system's signals come in.
    if (files.length % 256 === 0 || (files.at(-1)?.size ?? 0) > 1024 * 1024) await setImmediate()
    signal?.throwIfAborted()
    const secret = whileOpen(file, (descriptor) => {
      const { size, mtimeMs: modified } = fstatSync(descriptor)
      files.push({ ...file, size, modified })
      return isBinary(path) && isBinary(source) ? undefined : secretInOpen(descriptor, buffer, key)
    })
    if (key?.(path)) leaks.push({ path, reason: "the account's API key in its name", isSecret: true })
    else if (exclude.names(path)) continue
    else if (secret?.kind === 'token' && isProse(path) && isProse(source)) doubts.token.push(path)
    else if (secret) leaks.push({ path, reason: secret.what, isSecret: true })
    else if (/\.(?:sql|sqlite3|dump|har)$/iu.test(path)) doubts.dump.push(path)
  }
  const out = [...omitted].map(([reason, paths]) => ` Left out (${reason}): ${firstOf(paths.map(quote), 5)}.`).join('')
  const hint = `Check that the build ran and wrote there.${out} Nothing was sent.`
  if (files.length + leaks.length + walk.lost.length === 0) throw wrongFolder(named, 'has nothing to publish', hint)
  const isPageExcluded = omitted.get('exclude')?.includes('index.html')
  const excludedBy = isPageExcluded ? (exclude.excludedBy('index.html', false) ?? '') : undefined
  const rootPage = await checkRootPage(files, omitted, { ...named, isLiveSite, excludedBy })
  if (leaks.length > 0) throw leakError(leaks, exclude.lines)
  requireNames(files, walk.lost)
  return { files, bytes: bytesOf(files), omitted, doubts, unmatched: exclude.unmatched(omitted), rootPage }
}

function secretInOpen(descriptor: number, buffer: Buffer, key: KeyFinder) {
  let token: ReturnType<typeof secretIn>
  for (let at = 0; ; at += searched - seam) {
    const length = readSync(descriptor, buffer, 0, searched, at)
    const secret = secretIn(buffer.subarray(0, length), key)
    if (secret?.kind === 'key') return secret
    token ??= secret
    if (length < searched) return token
  }
}
