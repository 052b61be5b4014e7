/**
 * Puts copies of the toolkit beside the compiled source, where ncc finds them first, so that the bundle holds what is
 * used and no more. Their code is untouched; two things that are true of them are made known:
 *
 * - Their modules have no side effects, so what nobody imports may be left out. The core's OIDC client alone would load
 *   http-client and undici at every start, some 30 ms whatever the step does.
 * - Of undici they use `fetch` and `ProxyAgent`, so its entry here names only these. The rest (mocks, WebSocket, caches)
 *   would be a third of what a runner downloads.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

rmSync('build/node_modules', { recursive: true, force: true })
for (const name of ['core', 'github', 'glob', 'http-client']) {
  const copy = `build/node_modules/@actions/${name}`
  cpSync(`node_modules/@actions/${name}`, copy, { recursive: true })
  const manifest = JSON.parse(readFileSync(`${copy}/package.json`, 'utf8'))
  writeFileSync(`${copy}/package.json`, JSON.stringify({ ...manifest, sideEffects: false }))
}
cpSync('node_modules/undici', 'build/node_modules/undici', { recursive: true })
writeFileSync(
  'build/node_modules/undici/index.js',
  `// As in undici's own index, which adds the methods of its API to every dispatcher.
Object.assign(require('./lib/dispatcher/dispatcher').prototype, require('./lib/api'))
exports.ProxyAgent = require('./lib/dispatcher/proxy-agent')
exports.fetch = require('./lib/web/fetch').fetch
`,
)
