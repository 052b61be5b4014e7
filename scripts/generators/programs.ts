/** What is installed once for its versions, in the temporary folder, and run from there. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'

/** Files by path. */
export type Sources = Readonly<Record<string, string>>

const env = {
  ...process.env,
  // npm and the generators run on this very Node, whatever the machine has.
  PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`,
  ASTRO_TELEMETRY_DISABLED: '1',
  DOCUSAURUS_NO_TELEMETRY: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  // Otherwise waits would never end.
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  NO_COLOR: '1',
}

/** Runs a program to its end. */
export function run(program: string, args: readonly string[], cwd: string) {
  // On Windows npm is a script.
  const shell = process.platform === 'win32' && program === 'npm'
  const { error, ...ended } = spawnSync(program, args, { cwd, env, encoding: 'utf8', shell })
  if (error) throw error
  return ended
}

/** Whether a program is there, and ends well with these arguments. */
export function canRun(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { env }).status === 0
}

/** The folder with the packages of a `package.json`; undefined if they can't be installed. */
export function installPackages(beside = '.'): string | undefined {
  // Not `npm ci`: it wants the parts for all systems in the lock, and npm leaves some out.
  return install([join(beside, 'package.json'), join(beside, 'package-lock.json')], (folder) =>
    run('npm', ['install', '--ignore-scripts', '--loglevel=error'], folder),
  )
}

/** The folder with the programs of `requirements.txt`; undefined if they can't be installed. */
export function installPython(): string | undefined {
  // The programs name the folder, which gets another name once all is there: so they are run as modules.
  const folder = install(['requirements.txt'], (begun) => {
    const made = run('python3', ['-m', 'venv', 'venv'], begun)
    const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', 'requirements.txt']
    return made.status === 0 ? run(join(begun, 'venv/bin/python3'), pip, begun) : made
  })
  return folder && join(folder, 'venv/bin/python3')
}

function install(names: readonly string[], fill: (folder: string) => ReturnType<typeof run>): string | undefined {
  const lists = names.map((name) => join(import.meta.dirname, name))
  const digest = createHash('sha256')
  for (const list of lists) digest.update(readFileSync(list))
  const folder = join(tmpdir(), `static-deploy-generators-${digest.digest('hex').slice(0, 16)}`)
  if (existsSync(folder)) return folder
  // It gets its name once all is there: another run may look for it meanwhile.
  const begun = mkdtempSync(`${folder}-`)
  try {
    for (const list of lists) copyFileSync(list, join(begun, basename(list)))
    const { status, stderr } = fill(begun)
    if (status === 0) {
      if (!existsSync(folder)) renameSync(begun, folder)
      return folder
    }
    console.log(stderr.trim().split('\n').slice(-5).join('\n'))
    return undefined
  } finally {
    rmSync(begun, { recursive: true, force: true })
  }
}

export function writeSources(folder: string, sources: Sources): void {
  for (const [path, content] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}
