import { chmodSync, cpSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

/**
 * Arguments that make Node become another user before it runs the action. Node itself is started as whoever tests, and
 * the action is a copy: the repository may be in a folder that the other user can't enter, such as root's own home.
 *
 * @param main the action's entry; its folder is copied, and has no folders in it
 * @param folder one that the other user may enter
 */
export function argumentsAs(uid: number, main: string, folder: string): string[] {
  const copy = join(folder, 'action')
  cpSync(dirname(main), copy, { recursive: true })
  chmodSync(copy, 0o755)
  for (const name of readdirSync(copy)) chmodSync(join(copy, name), 0o644)
  const change = `process.setgroups([]); process.setgid(${uid}); process.setuid(${uid})`
  return ['--import', `data:text/javascript,${encodeURIComponent(change)}`, join(copy, basename(main))]
}

/** A folder for temporary files that every user may enter: `TMPDIR` may be somebody's own. */
export function sharedTemporaryFolder(): string {
  const mayEnter = (path: string): boolean => {
    const { mode } = statSync(path, { throwIfNoEntry: false }) ?? { mode: 0 }
    return (mode & 0o001) !== 0 && (path === dirname(path) || mayEnter(dirname(path)))
  }
  return [tmpdir(), '/tmp', '/var/tmp'].find(mayEnter) ?? tmpdir()
}
