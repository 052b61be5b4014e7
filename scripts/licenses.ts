/**
 * Writes dist/licenses.txt: name, version and licence text of every package that the bundle may hold, packages with the same
 * text together. ncc's own
 * `--license` leaves out whatever it merges into one module, which is nearly everything.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface LockedPackage {
  readonly version: string
  readonly license?: string
  readonly dev?: boolean
  /** Whether it is a folder of this repository. */
  readonly link?: boolean
}

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const byText = new Map<string, string[]>()
for (const [folder, { version, license, dev, link }] of Object.entries(lock.packages)) {
  if (!folder.startsWith('node_modules/') || dev || link || !existsSync(folder)) continue
  const file = readdirSync(folder).find((name) => /^licen[cs]e/iu.test(name))
  const text = file ? readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim() : 'No licence file.'
  const name = `${folder.replace(/^.*node_modules\//u, '')} ${version} (${license ?? 'see below'})`
  byText.set(text, [...(byText.get(text) ?? []), name])
}
const entries = [...byText].map(([text, names]) => `${names.sort().join('\n')}\n\n${text}\n`)
writeFileSync('dist/licenses.txt', entries.sort().join(`\n${'-'.repeat(80)}\n\n`))
