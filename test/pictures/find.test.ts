import { describe, expect, it } from 'vitest'
import { browserPaths } from '../../src/pictures/find.ts'

describe('the browser is looked for', () => {
  const program = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
  it.each<[string, NodeJS.Platform, Record<string, string>, readonly string[]]>([
    ['on the path', 'linux', { PATH: '/a:/b' }, ['/a/google-chrome', '/b/google-chrome', '/a/google-chrome-stable']],
    [
      'not in a folder of the repository',
      'linux',
      { PATH: '.::bin:/a' },
      ['/a/google-chrome', '/a/google-chrome-stable'],
    ],
    [
      'where a variable says, first',
      'linux',
      { CHROME_PATH: '/x/chrome', CHROME_BIN: '/y', PATH: '' },
      ['/x/chrome', '/y'],
    ],
    ['by the name in a variable', 'linux', { CHROME_BIN: 'headless-shell', PATH: '/a' }, ['/a/headless-shell']],
    ['without a path', 'linux', {}, ['/snap/bin/chromium']],
    ['where packages of Windows put it', 'win32', { PATH: 'D:\\a;b' }, [program]],
    ['where a variable of Windows says', 'win32', { CHROME_PATH: 'D:\\chrome.exe' }, ['D:\\chrome.exe', program]],
    ['where macOS has it', 'darwin', {}, ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']],
    ['nowhere on other systems', 'freebsd', { PATH: '/a' }, []],
  ])('%s', (_, platform, variables, first) => {
    expect(browserPaths(platform, variables).slice(0, first.length)).toEqual(first)
  })

  it.each<[NodeJS.Platform, string]>([
    ['win32', 'D:\\a\\chrome.exe'],
    ['darwin', '/a/chromium'],
    ['linux', '/a/chromium-browser'],
  ])('of %s also on the path', (platform, path) => {
    expect(browserPaths(platform, { PATH: platform === 'win32' ? 'D:\\a' : '/a' })).toContain(path)
  })
})
