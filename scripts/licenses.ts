/**
 * Writes dist/licenses.txt: name, version and licence text of every package that the bundle may hold. ncc's own
 * `--license` leaves out whatever it merges into one module, which is nearly everything.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface LockedPackage {
  readonly version: string
  readonly license?: string
  readonly dev?: boolean
}

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)
const entries = Object.entries(lock.packages)
  .filter(([folder, { dev }]) => folder !== '' && !dev && existsSync(folder))
  .map(([folder, { version, license }]) => {
    const file = readdirSync(folder).find((name) => /^licen[cs]e/iu.test(name))
    const text = file
      ? readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()
      : 'No licence file.'
    return `${folder.replace(/^.*node_modules\//u, '')} ${version} (${license ?? 'see below'})\n\n${text}\n`
  })
writeFileSync('dist/licenses.txt', entries.sort().join(`\n${'-'.repeat(80)}\n\n`))
