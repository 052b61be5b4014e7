/**
 * Puts copies of ncc, and of the packages that the bundle may hold, beside the compiled source, where they are found first. So
 * each chunk gets the same name on each machine, also where `node_modules` is a link: names come from paths. The toolkit's code is untouched but for one line; three things that are true of it are made known, so that the bundle holds
 * what is used and no more:
 *
 * - Its modules have no side effects, so what nobody imports may be left out. The core's OIDC client alone would load
 *   http-client at every start, some 30 ms whatever the step does.
 * - Of http-client only `getAgent` is called, which leads node:https through a proxy. undici is for its `fetch` side
 *   (`getAgentDispatcher`), and would be half of what a runner downloads.
 * - Of `crypto` the core asks for a random UUID only, which the global `crypto` gives too. Importing the module takes 5 ms,
 *   a tenth of a whole start.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

rmSync('build/node_modules', { recursive: true, force: true })
const lock: { packages: Record<string, { dev?: boolean }> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
for (const [folder, { dev }] of Object.entries(lock.packages)) {
  const isWanted = !dev || folder === 'node_modules/@vercel/ncc'
  if (folder === '' || !isWanted || folder === 'node_modules/undici' || !existsSync(folder)) continue
  cpSync(folder, `build/${folder}`, { recursive: true, dereference: true })
}
for (const name of ['core', 'glob', 'http-client']) {
  const path = `build/node_modules/@actions/${name}/package.json`
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), sideEffects: false }))
}
const fileCommand = 'build/node_modules/@actions/core/lib/file-command.js'
const importsCrypto = "import * as crypto from 'crypto';\n"
const code = readFileSync(fileCommand, 'utf8')
if (!code.includes(importsCrypto) || /crypto\.(?!randomUUID\(\))/u.test(code)) {
  throw new Error('@actions/core has changed: see what it does with crypto.')
}
writeFileSync(fileCommand, code.replace(importsCrypto, ''))
mkdirSync('build/node_modules/undici')
writeFileSync(
  'build/node_modules/undici/index.js',
  `export class ProxyAgent {
  constructor() {
    throw new Error('undici is not in this bundle: nothing here calls getAgentDispatcher')
  }
}
`,
)
