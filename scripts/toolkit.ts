/**
 * Puts copies of the toolkit beside the compiled source, where ncc finds them first, so that the bundle holds what is
 * used and no more. Their code is untouched but for one line; three things that are true of them are made known:
 *
 * - Their modules have no side effects, so what nobody imports may be left out. The core's OIDC client alone would load
 *   http-client at every start, some 30 ms whatever the step does.
 * - Of http-client only `getAgent` is called, which leads node:https through a proxy. undici is for its `fetch` side
 *   (`getAgentDispatcher`), and would be half of what a runner downloads.
 * - Of `crypto` the core asks for a random UUID only, which the global `crypto` gives too. Importing the module takes 5 ms,
 *   a tenth of a whole start.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

rmSync('build/node_modules', { recursive: true, force: true })
for (const name of ['core', 'glob', 'http-client']) {
  const copy = `build/node_modules/@actions/${name}`
  cpSync(`node_modules/@actions/${name}`, copy, { recursive: true })
  const manifest = JSON.parse(readFileSync(`${copy}/package.json`, 'utf8'))
  writeFileSync(`${copy}/package.json`, JSON.stringify({ ...manifest, sideEffects: false }))
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
