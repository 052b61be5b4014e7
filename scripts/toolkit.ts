/**
 * Puts copies of @actions/core and @actions/glob beside the compiled source that say of themselves what is true: that
 * their modules have no side effects. Only then may ncc leave out what nobody imports, and the core's OIDC client would
 * take @actions/http-client, undici, @actions/exec and @actions/io along: some 50 ms of every start, whatever it does.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'

for (const name of ['@actions/core', '@actions/glob']) {
  const copy = `build/node_modules/${name}`
  cpSync(`node_modules/${name}`, copy, { recursive: true })
  const manifest = JSON.parse(readFileSync(`${copy}/package.json`, 'utf8'))
  writeFileSync(`${copy}/package.json`, JSON.stringify({ ...manifest, sideEffects: false }))
}
