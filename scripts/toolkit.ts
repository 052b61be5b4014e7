/**
 * Puts copies of the toolkit beside the compiled source, where ncc finds them first, so that the bundle holds what is
 * used and no more. Their code is untouched; two things that are true of them are made known:
 *
 * - Their modules have no side effects, so what nobody imports may be left out. The core's OIDC client alone would load
 *   http-client at every start, some 30 ms whatever the step does.
 * - Of http-client only `getAgent` is called, which leads node:https through a proxy. undici is for its `fetch` side
 *   (`getAgentDispatcher`), and would be half of what a runner downloads.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

rmSync('build/node_modules', { recursive: true, force: true })
for (const name of ['core', 'glob', 'http-client']) {
  const copy = `build/node_modules/@actions/${name}`
  cpSync(`node_modules/@actions/${name}`, copy, { recursive: true })
  const manifest = JSON.parse(readFileSync(`${copy}/package.json`, 'utf8'))
  writeFileSync(`${copy}/package.json`, JSON.stringify({ ...manifest, sideEffects: false }))
}
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
