/** What the system under the tests can't do, so that a test says so instead of failing. */
import { spawnSync } from 'node:child_process'

/** The Node that runs the built action. Some runners bring one of their own; ACTION_NODE names it. */
export const actionNode = process.env['ACTION_NODE'] ?? process.execPath

/**
 * Whether the action runs on Windows. There a signal ends a process at once: nothing in it could clean up. Some names
 * can't be given, nothing is a pipe or may not be read, and long paths have an end.
 */
export const onWindows =
  process.platform === 'win32' ||
  (actionNode !== process.execPath &&
    spawnSync(actionNode, ['-p', 'process.platform'], { encoding: 'utf8' }).stdout.trim() === 'win32')

/** Whether a file can have this path. NTFS takes some characters in no name, and no point or space at its end. */
export function canBePath(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are among them.
  return !onWindows || !/[<>:"|?*\\\x00-\x1f]|[. ](?:\/|$)/u.test(path)
}
