import { describe, expect, it } from 'vitest'
import { browserPaths } from '../../src/pictures/find.ts'

describe('the browser is looked for', () => {
  const program = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
  const onPath = ['/a/google-chrome', '/a/google-chrome-stable', '/a/chromium', '/a/chromium-browser']
  it.each<[string, NodeJS.Platform, Record<string, string>, readonly string[]]>([
    ['on the path', 'linux', { PATH: '/a:/b' }, ['/a/google-chrome', '/b/google-chrome', '/a/google-chrome-stable']],
    ['not in folders of the repository', 'linux', { PATH: '.::bin:/a' }, onPath],
    ['where variables say', 'linux', { CHROME_PATH: '/x', CHROME_BIN: '/y', PATH: '/a' }, ['/x', '/y', ...onPath]],
    ['by the name in a variable', 'linux', { CHROME_BIN: 'headless-shell', PATH: '/a' }, ['/a/headless-shell']],
    ['without a path', 'linux', {}, ['/snap/bin/chromium']],
    ['where packages of Windows put it', 'win32', { PATH: 'D:\\a;b' }, [program]],
    ['where a variable of Windows says', 'win32', { CHROME_PATH: 'D:\\chrome.exe' }, ['D:\\chrome.exe', program]],
    ['where macOS has it', 'darwin', {}, ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']],
    ['nowhere on other systems', 'freebsd', { PATH: '/a' }, []],
  ])('%s', (_, platform, variables, first) => {
    expect(browserPaths(platform, variables).slice(0, first.length)).toEqual(first)
  })

  it.each<[NodeJS.Platform, string, string]>([
    ['win32', 'D:\\a', 'D:\\a\\chrome.exe'],
    ['darwin', '/a', '/a/chromium'],
  ])('of %s also on the path', (platform, path, last) => {
    expect(browserPaths(platform, { PATH: path }).at(-1)).toBe(last)
  })
})
