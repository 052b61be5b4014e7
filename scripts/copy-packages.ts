/**
 * Copies ncc, and the packages that the bundle may hold, beside the compiled source, where they are found first. So each chunk
 * gets the same name on each machine, also where `node_modules` is a link: names come from paths.
 *
 * No code is changed. The bundler reads in `package.json` whether a module that is not used may be left out, so the copies of
 * the toolkit's have `sideEffects: false`: importing its modules does nothing but define things. Otherwise each start would
 * load http-client for the core's OIDC client, which this action does not use.
 *
 * `undici` is a stub of this repository (`overrides` in package.json, `stubs/undici`).
 */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

rmSync('build/node_modules', { recursive: true, force: true })
const lock: { packages: Record<string, { dev?: boolean }> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
for (const [folder, { dev }] of Object.entries(lock.packages)) {
  const isWanted = !dev || folder === 'node_modules/@vercel/ncc'
  if (!folder.startsWith('node_modules/') || !isWanted || !existsSync(folder)) continue
  cpSync(folder, `build/${folder}`, { recursive: true, dereference: true })
}
for (const name of ['core', 'glob', 'http-client']) {
  const path = `build/node_modules/@actions/${name}/package.json`
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), sideEffects: false }))
}
