import nodePath from 'node:path'
import type { Environment } from '../environment.ts'

/** Where GitHub's runners and packages put a browser. A name without a folder is looked for on the path. */
const programs: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', '/snap/bin/chromium'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'chrome.exe',
  ],
}

/** Where a browser may be, the first choice first. A folder of the path that is not absolute would be the repository's. */
export function browserPaths(platform: NodeJS.Platform, variables: Environment): string[] {
  const { delimiter, isAbsolute, join } = platform === 'win32' ? nodePath.win32 : nodePath.posix
  const { CHROME_PATH = '', CHROME_BIN = '', PATH = '' } = variables
  const folders = PATH.split(delimiter).filter((folder) => isAbsolute(folder))
  const names = [CHROME_PATH, CHROME_BIN, ...(programs[platform] ?? [])].filter(Boolean)
  return names.flatMap((name) => (isAbsolute(name) ? name : folders.map((folder) => join(folder, name))))
}
